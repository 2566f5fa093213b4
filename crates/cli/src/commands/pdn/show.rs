//! `damier pdn show`: one game at one of its positions.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_documents::{Coordinates, Diagram, Route};
use damier_pdn::{Games, Notation, PdnReader, ReadGame, Replayed, replay, write_fen, write_move};
use damier_rules::{Move, Position};
use serde_json::{Map, Value, json};

use crate::args::one_of;
use crate::input::{self, GameArgs, Input};
use crate::output::{Output, Verdict, harmless};

/// Show a position of a game
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier pdn show games.pdn
  damier pdn show games.pdn --game 3 --ply 20
  damier pdn show games.pdn --game 3 --ply 20 --format svg > board.svg

With --json one line is printed:
  {\"game\", \"ply\", \"plies\", \"variant\", \"tags\": {name: value, …}, \"last_move\", \"position\"}")]
pub(crate) struct ShowArgs {
    /// The file; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Which game of the file
    #[arg(short, long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    game: u64,
    /// After how many half-moves [default: the last]
    #[arg(short = 'k', long, value_name = "K")]
    ply: Option<usize>,
    /// The format
    #[arg(short, long, default_value = "text", value_parser = one_of([("text", Format::Text), ("svg", Format::Svg)]))]
    format: Format,
    /// Black at the bottom
    #[arg(long)]
    flip: bool,
    /// Print JSON
    #[arg(long, conflicts_with = "format")]
    json: bool,
    #[command(flatten)]
    games: GameArgs,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Text,
    Svg,
}

/// Runs the command.
pub(crate) fn run(args: &ShowArgs, out: &mut Output) -> Result<Verdict> {
    let read = find(args)?;
    let replayed = replay(&read, &args.games.options(&args.file)?);
    let view = View::new(args, &read, &replayed)?;
    if args.json {
        out.json(&view.json())?;
    } else if args.format == Format::Svg {
        out.write_all(view.diagram().svg().as_bytes())?;
    } else {
        view.print(out)?;
    }
    Ok(Verdict::Fine)
}

fn find(args: &ShowArgs) -> Result<ReadGame> {
    let mut number = 0;
    for read in Games::new(PdnReader::new(args.games.decoded(Input::open(&args.file)?))) {
        let read = read.with_context(input::unreadable(&args.file))?;
        if read.is_remnant() {
            continue;
        }
        number += 1;
        if number == args.game {
            return Ok(read);
        }
    }
    let games = if number == 1 { "1 game".to_owned() } else { format!("{number} games") };
    bail!("there is no game {}; {} has {games}", args.game, input::name(&args.file))
}

/// A position of a game and how it came about.
struct View<'a> {
    args: &'a ShowArgs,
    read: &'a ReadGame,
    replayed: &'a Replayed,
    ply: usize,
    position: Position,
    /// The position before the last move, and that move.
    last: Option<(Position, Move)>,
}

impl<'a> View<'a> {
    fn new(args: &'a ShowArgs, read: &'a ReadGame, replayed: &'a Replayed) -> Result<View<'a>> {
        let played = replayed.steps.iter().filter(|step| step.mv.is_some()).count();
        let ply = args.ply.unwrap_or(played);
        let Some(position) = replayed.position_after(ply).copied() else {
            let why = match replayed.illegal.iter().find(|mv| !mv.in_variation) {
                Some(mv) => format!("; move {} cannot be played: {}", mv.number, mv.reason),
                None => replayed.faults.first().map_or(String::new(), |fault| format!("; {}", fault.kind)),
            };
            bail!(
                "game {} cannot be shown after {ply} half-moves: {played} of its {} can be played{why}",
                args.game,
                replayed.moves
            );
        };
        let mv = replayed.steps.iter().filter_map(|step| step.mv).nth(ply.wrapping_sub(1));
        let before = ply.checked_sub(1).and_then(|before| replayed.position_after(before)).copied();
        Ok(View { args, read, replayed, ply, position, last: before.zip(mv) })
    }

    fn diagram(&self) -> Diagram {
        Diagram {
            flip: self.args.flip,
            coordinates: Coordinates::of(self.position.variant()),
            last_move: self.last.as_ref().map(|(_, mv)| Route::from(mv)),
            ..Diagram::of(&self.position)
        }
    }

    fn last_move(&self) -> Option<String> {
        let (before, mv) = self.last.as_ref()?;
        Some(write_move(before, mv, &Notation::pdn(before.variant())))
    }

    fn print(&self, out: &mut Output) -> Result<()> {
        let tags = &self.read.game.tags;
        if let (Some(white), Some(black)) = (tags.get("White"), tags.get("Black")) {
            let players = format!("{} - {}", harmless(white), harmless(black));
            writeln!(out, "{}", out.bold(&players))?;
        }
        let facts =
            ["Event", "Site", "Round", "Date", "Result"].into_iter().filter_map(|name| tags.get(name));
        let facts: Vec<String> = facts.map(harmless).collect();
        if !facts.is_empty() {
            writeln!(out, "{}", facts.join(", "))?;
        }
        write!(out, "Game {}, after {} of {} half-moves", self.args.game, self.ply, self.replayed.moves)?;
        match self.last_move() {
            Some(text) => writeln!(out, ", the last {text}")?,
            None => writeln!(out)?,
        }
        write!(out, "{}", self.diagram().text())?;
        writeln!(out, "FEN: {}", write_fen(&self.position.setup()))?;
        Ok(())
    }

    fn json(&self) -> Value {
        let tags: Map<String, Value> =
            self.read.game.tags.iter().map(|tag| (tag.name.clone(), json!(tag.value))).collect();
        json!({
            "game": self.args.game,
            "ply": self.ply,
            "plies": self.replayed.moves,
            "variant": self.position.variant().name(),
            "tags": tags,
            "last_move": self.last_move(),
            "position": write_fen(&self.position.setup()),
        })
    }
}
