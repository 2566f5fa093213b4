//! The other side: asks a program for its moves.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use damier_pdn::{MoveReader, MoveTextError, Notation};
use damier_rules::{Move, Position};

use super::search_info::moves_text;
use super::session::reversible_end;
use super::{Go, Level, Line, write_position};

/// A program that speaks Hub.
pub struct Client<W> {
    output: W,
    lines: Receiver<String>,
    name: String,
    parameters: Vec<(String, Line)>,
    last_error: Option<String>,
}

/// What a search of the program found.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    /// The move that the engine chose.
    pub mv: Move,
    /// The reply that the program expects, if it told one that is legal.
    pub reply: Option<Move>,
    /// The score in men for the side to move, if one was told.
    pub score: Option<f64>,
    /// The depth, if one was told.
    pub depth: Option<u32>,
    /// The positions looked at, if they were told.
    pub nodes: Option<u64>,
}

/// Why a program is of no use any more.
#[derive(Debug, thiserror::Error)]
pub enum ClientFault {
    /// It ended or closed its output.
    #[error("the program ended{}", after(.0))]
    Closed(Option<String>),
    /// It does not answer in time.
    #[error("the program did not say \"{awaited}\" within {} s{}", .patience.as_secs_f64(), after(.said))]
    Silent {
        /// What it should have said.
        awaited: &'static str,
        /// How long it was given.
        patience: Duration,
        /// The last error it told.
        said: Option<String>,
    },
    /// It could not be written to.
    #[error("the program does not listen: {0}")]
    Deaf(#[from] io::Error),
    /// Its move is none.
    #[error("illegal move: {0}")]
    Illegal(#[from] MoveTextError),
    /// It answered without a move.
    #[error("the program answered without a move: {0}")]
    NoMove(String),
}

fn after(said: &Option<String>) -> String {
    said.as_ref().map_or_else(String::new, |said| format!(" after the error \"{said}\""))
}

impl<W: Write> Client<W> {
    /// Begins the dialogue: says `hub` and waits for the parameters.
    pub fn start<R>(input: R, output: W, patience: Duration) -> Result<Client<W>, ClientFault>
    where
        R: BufRead + Send + 'static,
    {
        let (send, lines) = mpsc::channel();
        thread::spawn(move || read_lines(input, &send));
        let mut client =
            Client { output, lines, name: String::new(), parameters: Vec::new(), last_error: None };
        client.send(&Line::new("hub"))?;
        let until = Instant::now() + patience;
        loop {
            let line = client.hear("wait", until, patience)?;
            match line.command() {
                "id" => client.name = line.value("name").unwrap_or_default().to_owned(),
                "param" => {
                    let name = line.value("name").unwrap_or_default().to_owned();
                    client.parameters.push((name, line));
                }
                "wait" => return Ok(client),
                _ => {}
            }
        }
    }

    /// The name that the program gives itself.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What the program says of a parameter, if it has it.
    pub fn parameter(&self, name: &str) -> Option<&Line> {
        self.parameters.iter().find(|(known, _)| known == name).map(|(_, line)| line)
    }

    /// Sets a parameter; to be done before [`Client::init`].
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), ClientFault> {
        self.send(&Line::new("set-param").with("name", name).with("value", value))
    }

    /// Lets the program get ready to play.
    pub fn init(&mut self, patience: Duration) -> Result<(), ClientFault> {
        self.send(&Line::new("init"))?;
        let until = Instant::now() + patience;
        while self.hear("ready", until, patience)?.command() != "ready" {}
        Ok(())
    }

    /// Begins another game.
    pub fn new_game(&mut self) -> Result<(), ClientFault> {
        self.send(&Line::new("new-game"))
    }

    /// Asks for a move in the position after some moves and waits for it.
    pub fn search(
        &mut self,
        start: &Position,
        moves: &[Move],
        level: &Level,
        go: Go,
        patience: Duration,
    ) -> Result<Found, ClientFault> {
        let position = self.begin(start, moves, level, go)?;
        self.answer(&position, patience)
    }

    /// Lets the program think about the position after some moves while the opponent thinks. It answers after
    /// [`Client::ponder_hit`] or [`Client::stop`], with [`Client::answer`] in the position that is returned.
    pub fn ponder(
        &mut self,
        start: &Position,
        moves: &[Move],
        level: &Level,
    ) -> Result<Position, ClientFault> {
        self.begin(start, moves, level, Go::Ponder)
    }

    /// The expected move was made: its clock runs now.
    pub fn ponder_hit(&mut self) -> Result<(), ClientFault> {
        self.send(&Line::new("ponder-hit"))
    }

    /// The program shall answer at once.
    pub fn stop(&mut self) -> Result<(), ClientFault> {
        self.send(&Line::new("stop"))
    }

    /// Begins a search; the position it is about.
    fn begin(
        &mut self,
        start: &Position,
        moves: &[Move],
        level: &Level,
        go: Go,
    ) -> Result<Position, ClientFault> {
        let (from, rest) = reversible_end(start, moves);
        let mut line = Line::new("pos").with("pos", write_position(&from));
        if !rest.is_empty() {
            line = line.with("moves", moves_text(&from, rest));
        }
        self.send(&line)?;
        self.send(&level.line())?;
        self.send(&Line::new("go").flag(match go {
            Go::Think => "think",
            Go::Ponder => "ponder",
            Go::Analyze => "analyze",
        }))?;
        Ok(rest.iter().fold(from, |position, mv| position.play_unchecked(mv)))
    }

    /// Waits for the end of a search about a position.
    pub fn answer(&mut self, position: &Position, patience: Duration) -> Result<Found, ClientFault> {
        let until = Instant::now() + patience;
        let (mut score, mut depth, mut nodes) = (None, None, None);
        loop {
            let line = self.hear("done", until, patience)?;
            // Of several lines of play only the best one counts.
            let is_best = line.value("line").is_none_or(|rank| rank == "1");
            if line.command() == "info" && is_best {
                score = number(&line, "score").or(score);
                depth = number(&line, "depth").or(depth);
                nodes = number(&line, "nodes").or(nodes);
            }
            if line.command() == "done" {
                let text = line.value("move").ok_or_else(|| ClientFault::NoMove(line.to_string()))?;
                let mut reader = MoveReader::of(&Notation::hub(position.variant()));
                let mv = reader.read(position, text.as_bytes())?;
                // A reply that cannot be read is none.
                let after = position.play_unchecked(&mv);
                let reply = line.value("ponder").and_then(|text| reader.read(&after, text.as_bytes()).ok());
                return Ok(Found { mv, reply, score, depth, nodes });
            }
        }
    }

    /// Tells the engine to end.
    pub fn quit(&mut self) -> Result<(), ClientFault> {
        self.send(&Line::new("quit"))
    }

    fn send(&mut self, line: &Line) -> Result<(), ClientFault> {
        writeln!(self.output, "{line}")?;
        Ok(self.output.flush()?)
    }

    /// The next line that can be understood.
    fn hear(
        &mut self,
        awaited: &'static str,
        until: Instant,
        patience: Duration,
    ) -> Result<Line, ClientFault> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let text = self.lines.recv_timeout(left).map_err(|error| match error {
                RecvTimeoutError::Timeout => {
                    ClientFault::Silent { awaited, patience, said: self.last_error.clone() }
                }
                RecvTimeoutError::Disconnected => ClientFault::Closed(self.last_error.clone()),
            })?;
            if let Ok(Some(line)) = Line::read(&text) {
                if line.command() == "error" {
                    self.last_error = line.value("message").map(ToOwned::to_owned);
                }
                return Ok(line);
            }
        }
    }
}

fn number<T: std::str::FromStr>(line: &Line, name: &str) -> Option<T> {
    line.value(name)?.parse().ok()
}

fn read_lines(mut input: impl BufRead, to: &mpsc::Sender<String>) {
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes).is_ok_and(|length| length > 0) {
        if to.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
            return;
        }
        bytes.clear();
    }
}
