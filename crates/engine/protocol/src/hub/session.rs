//! The engine's side of the dialogue without its searches: what is answered to each line, and what is to be
//! done. Nothing here waits, so a whole dialogue can be tested as text.

use damier_engine::{Limits, Thinking};
use damier_pdn::{MoveReader, MoveTextError, Notation};
use damier_rules::{Move, Position, Rulebook};

use super::{Go, Level, Line, PositionFault, Settings, read_position};

const NAME: &str = "Damier";

/// The answer to a line.
#[derive(Debug, Default)]
pub struct Step {
    /// To be done before anything is said.
    pub order: Option<Order>,
    /// To be said, line by line.
    pub say: Vec<String>,
}

/// What has to be done outside the dialogue.
#[derive(Debug)]
pub enum Order {
    /// Set the engine up.
    Prepare(Box<Settings>),
    /// The settings have changed: before the next search the engine is set up anew.
    Discard,
    /// Forget earlier searches.
    Forget,
    /// Search; only the lines `ping`, `stop`, `ponder-hit` and `quit` are for now until it is done.
    Search(Box<Task>),
    /// End the search and tell what it found.
    Stop,
    /// The opponent made the expected move: from now on the clock runs.
    PonderHit,
    /// The engine is to end.
    Quit,
}

/// A search to be made.
#[derive(Debug)]
pub struct Task {
    /// Where the moves begin.
    pub start: Position,
    /// The moves up to the position to be searched.
    pub moves: Vec<Move>,
    /// What ends the search.
    pub limits: Limits,
    /// How long to think after `ponder-hit`.
    pub after_hit: Option<Thinking>,
    /// Whether the answer waits for `stop` or `ponder-hit`.
    pub waits: bool,
}

impl Task {
    /// The position to be searched.
    pub fn position(&self) -> Position {
        self.moves.iter().fold(self.start, |position, mv| position.play_unchecked(mv))
    }
}

/// Why a position with its moves cannot be searched.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
enum BadPosition {
    #[error(transparent)]
    Position(#[from] PositionFault),
    #[error("move {number}: {why}")]
    Move { number: usize, why: MoveTextError },
    #[error("pos needs pos=... or start")]
    Nothing,
}

/// The dialogue with an engine so far.
#[derive(Debug)]
pub struct Session {
    settings: Settings,
    position: Option<(Position, Vec<Move>)>,
    level: Level,
}

impl Default for Session {
    fn default() -> Session {
        Session::new(Settings::default())
    }
}

impl Session {
    /// A dialogue that begins with these settings.
    pub fn new(settings: Settings) -> Session {
        let position = Some((start_of(&settings), Vec::new()));
        Session { settings, position, level: Level::default() }
    }

    /// The settings in force.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Answers a line. What is unknown is ignored; what cannot be understood is answered with an error.
    pub fn answer(&mut self, text: &str) -> Step {
        let line = match Line::read(text) {
            Ok(Some(line)) => line,
            Ok(None) => return Step::default(),
            Err(fault) => return complain(&fault),
        };
        match line.command() {
            "hub" => self.introduce(),
            "set-param" => self.set(&line),
            "init" => {
                let mut say = self.open_tables();
                say.push("ready".to_owned());
                Step { order: Some(Order::Prepare(Box::new(self.settings.clone()))), say }
            }
            "new-game" => order(Order::Forget),
            "pos" => self.set_up(&line),
            "level" => {
                let faults = self.level.add(&line);
                Step { order: None, say: faults.iter().flat_map(|fault| complain(fault).say).collect() }
            }
            "go" => self.go(&line),
            "stop" => order(Order::Stop),
            "ponder-hit" => order(Order::PonderHit),
            "ping" => Step { order: None, say: vec!["pong".to_owned()] },
            "quit" => order(Order::Quit),
            _ => Step::default(),
        }
    }

    /// Makes sure that the tables are those of the settings; what is to be said if they cannot be used.
    fn open_tables(&mut self) -> Vec<String> {
        self.settings.open_tables().err().map_or_else(Vec::new, |fault| complain(&fault).say)
    }

    fn introduce(&self) -> Step {
        let id = Line::new("id")
            .with("name", NAME)
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("author", "the Damier authors")
            .with("country", "");
        let mut say = vec![id.to_string()];
        say.extend(self.settings.lines());
        say.push("wait".to_owned());
        Step { order: None, say }
    }

    fn set(&mut self, line: &Line) -> Step {
        match self.settings.set(line) {
            Ok("variant") => {
                self.position = Some((start_of(&self.settings), Vec::new()));
                order(Order::Discard)
            }
            Ok("hash" | "threads" | "tables-dir") => order(Order::Discard),
            Ok(_) => Step::default(),
            Err(fault) => complain(&fault),
        }
    }

    /// A position that cannot be used takes the earlier one away, so that no answer is about another position.
    fn set_up(&mut self, line: &Line) -> Step {
        match self.read_position(line) {
            Ok(position) => {
                self.position = Some(position);
                Step::default()
            }
            Err(fault) => {
                self.position = None;
                complain(&fault)
            }
        }
    }

    fn read_position(&self, line: &Line) -> Result<(Position, Vec<Move>), BadPosition> {
        let variant = self.settings.variant;
        let start = match line.value("pos") {
            Some("start") => start_of(&self.settings),
            Some(text) => read_position(variant, text)?,
            None if line.has("start") => start_of(&self.settings),
            None => return Err(BadPosition::Nothing),
        };
        let mut reader = MoveReader::of(&Notation::hub(variant));
        let mut position = start;
        let mut moves = Vec::new();
        for text in line.value("moves").unwrap_or_default().split_whitespace() {
            let read = reader.read(&position, text.as_bytes());
            let mv = read.map_err(|why| BadPosition::Move { number: moves.len() + 1, why })?;
            position = position.play_unchecked(&mv);
            moves.push(mv);
        }
        Ok((start, moves))
    }

    fn go(&mut self, line: &Line) -> Step {
        let go = match Go::said_by(line) {
            Ok(go) => go,
            Err(other) => {
                return complain(&format!("go {other} is not known; there are think, ponder and analyze"));
            }
        };
        // The level holds for one search.
        let level = std::mem::take(&mut self.level);
        let Some((start, moves)) = self.position.clone() else {
            return complain(&"there is no position to search; the last one was refused");
        };
        let task = Task {
            start,
            moves,
            limits: level.limits(go, self.settings.lines),
            after_hit: level.thinking(),
            waits: go == Go::Ponder || level.is_endless(),
        };
        if task.position().has_legal_move() {
            Step { order: Some(Order::Search(Box::new(task))), say: self.open_tables() }
        } else {
            complain(&"the side to move has no move: the game is over")
        }
    }
}

fn start_of(settings: &Settings) -> Position {
    Position::start(settings.variant).with_tower_jumps(Rulebook::usual(settings.variant).tower_jumps())
}

fn order(order: Order) -> Step {
    Step { order: Some(order), say: Vec::new() }
}

fn complain(fault: &impl ToString) -> Step {
    Step { order: None, say: vec![Line::new("error").with("message", fault.to_string()).to_string()] }
}

/// The longest end of a game that holds only moves which can be taken back, with the position before it: what
/// a program needs to know to see repetitions.
pub(super) fn reversible_end<'a>(start: &Position, moves: &'a [Move]) -> (Position, &'a [Move]) {
    let (mut from, mut first, mut position) = (*start, 0, *start);
    for (at, mv) in moves.iter().enumerate() {
        let by_king = position.at(mv.from()).is_some_and(damier_rules::Tower::is_king);
        position = position.play_unchecked(mv);
        if mv.is_capture() || !by_king {
            (from, first) = (position, at + 1);
        }
    }
    (from, &moves[first..])
}
