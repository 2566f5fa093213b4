//! `damier engine dxp`: games against another program over a network.

use std::io::Write;
use std::net::TcpStream;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_engine::{Engine, Limits, Options, Probe, Thinking};
use damier_pdn::{Notation, read_fen, write_move};
use damier_protocol::dxp::{EngineMover, Event, Link, PORT, Request, SessionFault, Terms, follow, initiate};
use damier_rules::{Color, Position, Rulebook, Setup, Variant};

use super::SetupArgs;
use super::listener::Listener;
use crate::args::one_of;
use crate::commands::tables::open;
use crate::output::{Output, Verdict, complain, harmless};

/// Play international draughts against another program by the DamExchange protocol
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier engine dxp --listen 27531
  damier engine dxp --connect localhost:27531 --games 2 --minutes 5 --color white

Who listens waits for games (--initiate asks for them instead); who connects asks for games (--follow waits
for them instead). Who listens ends with the connection, unless --again has it wait for the next one. Without
--move-time the engine thinks by the minutes of the game.")]
#[command(group(clap::ArgGroup::new("where").required(true).args(["listen", "connect"])))]
pub(crate) struct DxpArgs {
    /// Wait for a connection on this port; 0 chooses a free one
    #[arg(long, value_name = "PORT")]
    listen: Option<u16>,
    /// Wait for another connection when one ends or is lost, until Ctrl-C
    #[arg(long, conflicts_with = "connect")]
    again: bool,
    /// Connect to a program that listens; without a port, on the usual one, 27531
    #[arg(long, value_name = "HOST:PORT")]
    connect: Option<String>,
    /// Ask for games though the other program connects
    #[arg(long, conflicts_with_all = ["connect", "follow"])]
    initiate: bool,
    /// Wait for games though we connect
    #[arg(long, conflicts_with = "listen")]
    follow: bool,
    /// How many games to ask for
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u32,
    /// Minutes for all moves of a player
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=999))]
    minutes: u16,
    /// Moves of a game; 0 for no limit
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=999))]
    moves: u16,
    /// Our colour in the first game
    #[arg(long, default_value = "white", value_parser = one_of([("white", Color::White), ("black", Color::Black)]))]
    color: Color,
    /// Where the games begin, in FEN
    #[arg(short, long, value_name = "FEN")]
    position: Option<String>,
    /// Seconds for each move of ours, whatever the clock says
    #[arg(long, value_name = "SECONDS", allow_negative_numbers = true)]
    move_time: Option<f64>,
    /// Our name
    #[arg(long, default_value = "Damier")]
    name: String,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Runs the command.
pub(super) fn run(args: &DxpArgs, out: &mut Output) -> Result<Verdict> {
    let request = args.request()?;
    let mut mover = args.mover()?;
    if let Some(address) = args.address() {
        let socket = TcpStream::connect(&address).with_context(|| format!("{address} cannot be reached"))?;
        args.play(socket, &request, &mut mover, out)?;
        return Ok(Verdict::Fine);
    }
    let port = args.listen.unwrap_or(PORT);
    let listener = Listener::on(port).with_context(|| format!("port {port} cannot be listened on"))?;
    writeln!(out, "listening on port {}", listener.port())?;
    out.flush()?;
    loop {
        let socket = listener.accept().with_context(|| format!("port {port} cannot be listened on"))?;
        let played = args.play(socket, &request, &mut mover, out);
        if !args.again {
            played?;
            return Ok(Verdict::Fine);
        }
        match played {
            Err(fault) if fault.downcast_ref::<SessionFault>().is_none() => return Err(fault),
            Err(fault) => complain(&fault),
            Ok(()) => {}
        }
    }
}

impl DxpArgs {
    /// Plays over one connection.
    fn play(
        &self,
        socket: TcpStream,
        request: &Request,
        mover: &mut EngineMover,
        out: &mut Output,
    ) -> Result<()> {
        let mut link = Link::over(socket).context("the connection cannot be used")?;
        let patience = Duration::from_secs(60 * (2 * u64::from(self.minutes) + 1));
        let terms = Terms { name: self.name.clone(), patience };
        let mut failed = None;
        let mut tell = |event: Event<'_>| {
            failed = failed.take().or(show(&event, out).err());
        };
        let asks = self.initiate || (self.connect.is_some() && !self.follow);
        let done = if asks {
            initiate(&mut link, request, self.games, &terms, mover, &mut tell)
        } else {
            follow(&mut link, &terms, mover, &mut tell)
        };
        failed.map_or(Ok(()), Err)?;
        Ok(done?)
    }

    /// Where to connect.
    fn address(&self) -> Option<String> {
        let typed = self.connect.as_deref()?;
        Some(if typed.contains(':') { typed.to_owned() } else { format!("{typed}:{PORT}") })
    }

    fn request(&self) -> Result<Request> {
        let position = self.position.as_deref().map(read_position).transpose()?;
        let request = Request::new(&self.name, !self.color, self.minutes);
        Ok(Request { moves: self.moves, position, ..request })
    }

    fn mover(&self) -> Result<EngineMover> {
        let time = match self.move_time {
            None => None,
            Some(seconds) => match Duration::try_from_secs_f64(seconds) {
                Ok(time) => Some(Thinking::for_move(time, Duration::ZERO)),
                Err(_) => bail!("--move-time {seconds} is no time in seconds"),
            },
        };
        let tables = open(&self.setup.tables, Variant::International)?;
        let tables = tables.map(|tables| tables as Arc<dyn Probe>);
        let options = Options { tables, ..self.setup.options() };
        let engine = Engine::new(&Rulebook::usual(Variant::International), &options);
        Ok(EngineMover::new(engine, Limits { time, ..Limits::default() }))
    }
}

fn read_position(text: &str) -> Result<Setup> {
    let setup = read_fen(Variant::International, text).context("the position cannot be read")?.setup;
    match Position::new(&setup) {
        Ok(_) => Ok(setup),
        Err(faults) => {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            bail!("this cannot be a position: {}", faults.join("; "))
        }
    }
}

/// Tells what happens, line by line.
fn show(event: &Event<'_>, out: &mut Output) -> Result<()> {
    match event {
        Event::Began { opponent, me, minutes } => {
            let line = format!("game against {}: we are {me}, {minutes} min a player", harmless(opponent));
            writeln!(out, "{}", out.bold(&line))?;
        }
        Event::Move { course, mv } => {
            let position = course.position();
            let text = write_move(position, mv, &Notation::pdn(Variant::International));
            writeln!(out, "{:>3}. {} {text}", course.moves().len() / 2 + 1, position.to_move())?;
        }
        Event::Chat(text) => writeln!(out, "they say: {}", harmless(text))?,
        Event::Back(course) => writeln!(out, "taken back to {} half-moves", course.moves().len())?,
        Event::Strange(fault) => writeln!(out, "a message is passed over: {fault}")?,
        Event::Ended(ended) => {
            let result = match ended.outcome {
                Some(damier_rules::game::Outcome::Win(color)) => format!("{color} wins"),
                Some(_) => "draw".to_owned(),
                None => "no result".to_owned(),
            };
            writeln!(out, "{}", out.bold(&format!("{result}: {}", harmless(&ended.why))))?;
            if let Some(dispute) = &ended.dispute {
                writeln!(out, "{}", out.red(&format!("disputed: {dispute}")))?;
            }
        }
    }
    Ok(out.flush()?)
}
