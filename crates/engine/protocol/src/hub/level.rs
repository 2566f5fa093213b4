//! How long a search may take, as `level` and `go` say it.

use std::time::Duration;

use damier_engine::{Limits, Thinking, TimeLeft};

use super::Line;

/// What a fixed time for a move loses on its way through the pipes.
const MOVE_OVERHEAD: Duration = Duration::from_millis(2);

/// How a search is begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Go {
    /// For a move.
    Think,
    /// While the opponent thinks; the clock starts with `ponder-hit`.
    Ponder,
    /// To learn about the position, even if only one move is legal.
    Analyze,
}

impl Go {
    /// What a line `go` says: to think where it says nothing. Other arguments are passed over beside one that is
    /// known; the first one is told where none is.
    pub(super) fn said_by(line: &Line) -> Result<Go, &str> {
        let known = |name: &str| match name {
            "think" => Some(Go::Think),
            "ponder" => Some(Go::Ponder),
            "analyze" | "analyse" => Some(Go::Analyze),
            _ => None,
        };
        let mut names = line.arguments().map(|(name, _)| name);
        match line.arguments().find_map(|(name, _)| known(name)) {
            Some(go) => Ok(go),
            None => names.next().map_or(Ok(Go::Think), Err),
        }
    }
}

/// What several `level` lines say together.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Level {
    /// The depth at which the search ends, if any.
    pub depth: Option<u32>,
    /// Not more positions.
    pub nodes: Option<u64>,
    /// So long for this move.
    pub move_time: Option<Duration>,
    /// So long for all moves, before the increment of this move is added.
    pub time: Option<Duration>,
    /// So many moves in that time.
    pub moves: Option<u32>,
    /// Added before each move.
    pub increment: Option<Duration>,
    /// Until it is stopped.
    pub infinite: bool,
}

/// An argument of `level` that cannot be used; the others are.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("level {name}={value} is not {expected}")]
pub struct BadLevel {
    /// The name of the argument at fault.
    pub name: String,
    /// What was said.
    pub value: String,
    /// What was expected.
    pub expected: &'static str,
}

impl Level {
    /// Adds what a line says; what cannot be used is listed.
    pub fn add(&mut self, line: &Line) -> Vec<BadLevel> {
        let mut faults = Vec::new();
        for (name, value) in line.arguments() {
            let value = value.unwrap_or_default();
            let whole = || value.parse::<u64>().ok().filter(|number| *number > 0);
            let small = || whole().map(|number| u32::try_from(number).unwrap_or(u32::MAX));
            let (taken, expected) = match name {
                "depth" => (set(&mut self.depth, small()), WHOLE),
                "nodes" => (set(&mut self.nodes, whole()), WHOLE),
                // The time is for the whole game.
                "moves" if value == "0" => (true, ""),
                "moves" => (set(&mut self.moves, small()), WHOLE),
                "move-time" => (set(&mut self.move_time, seconds(value)), SECONDS),
                "time" => (set(&mut self.time, seconds(value)), SECONDS),
                "inc" => (set(&mut self.increment, seconds(value)), SECONDS),
                "infinite" => {
                    self.infinite = true;
                    (true, "")
                }
                _ => (true, ""),
            };
            if !taken {
                faults.push(BadLevel { name: name.to_owned(), value: value.to_owned(), expected });
            }
        }
        faults
    }

    /// The line that says this.
    pub fn line(&self) -> Line {
        let mut line = Line::new("level");
        for (name, number) in [
            ("depth", self.depth.map(u64::from)),
            ("nodes", self.nodes),
            ("moves", self.moves.map(u64::from)),
        ] {
            if let Some(number) = number {
                line = line.with(name, number);
            }
        }
        for (name, time) in [("move-time", self.move_time), ("time", self.time), ("inc", self.increment)] {
            if let Some(time) = time {
                line = line.with(name, format!("{:.3}", time.as_secs_f64()));
            }
        }
        if self.infinite { line.flag("infinite") } else { line }
    }

    /// How long to think by the clock, if there is one.
    pub fn thinking(&self) -> Option<Thinking> {
        if self.infinite {
            return None;
        }
        let by_move = self.move_time.map(|time| Thinking::for_move(time, MOVE_OVERHEAD));
        let by_clock = self.time.map(|time| {
            let increment = self.increment.unwrap_or_default();
            let left = time.saturating_add(increment);
            TimeLeft { left, increment, moves_to_go: self.moves, ..TimeLeft::default() }.thinking()
        });
        match (by_move, by_clock) {
            (Some(one), Some(other)) => {
                Some(Thinking { enough: one.enough.min(other.enough), most: one.most.min(other.most) })
            }
            (one, other) => one.or(other),
        }
    }

    /// What ends the search. While it ponders or is infinite no time does.
    pub fn limits(&self, go: Go, lines: usize) -> Limits {
        let bounded = !self.infinite;
        Limits {
            depth: self.depth.filter(|_| bounded),
            nodes: self.nodes.filter(|_| bounded),
            time: self.thinking().filter(|_| go != Go::Ponder),
            lines,
            analyse: go != Go::Think,
        }
    }

    /// Whether nothing but `stop` ends the search.
    pub fn is_endless(&self) -> bool {
        self.infinite || *self == Level::default()
    }
}

const WHOLE: &str = "a whole number above 0";
const SECONDS: &str = "a time in seconds";

fn set<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let is_known = value.is_some();
    *place = value.or(place.take());
    is_known
}

/// A time in seconds. A clock that has run out is read as empty.
fn seconds(text: &str) -> Option<Duration> {
    let number: f64 = text.parse().ok()?;
    if number.is_nan() { None } else { Duration::try_from_secs_f64(number.max(0.0)).ok() }
}
