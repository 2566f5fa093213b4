//! How long a move may take.

use std::time::Duration;

use damier_engine::{Limits, Thinking, TimeLeft};
use damier_protocol::hub::Level;

/// A game of a fixed time for each move is taken to last so many moves.
const MOVES: u32 = 75;

/// The limits of every move of a player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pace {
    pub depth: Option<u32>,
    /// Not more positions.
    pub nodes: Option<u64>,
    /// So long for each move.
    pub move_time: Option<Duration>,
    /// So long for all moves of a game.
    pub time: Option<Duration>,
    /// Added before each move.
    pub increment: Duration,
}

impl Pace {
    /// Whether anything limits a move.
    pub fn is_limited(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some() || self.move_time.is_some() || self.time.is_some()
    }

    /// This pace, or where it says nothing the other one.
    pub fn or(self, other: &Pace) -> Pace {
        if self.is_limited() { self } else { other.clone() }
    }

    /// How long a game may take a player, if that is limited.
    fn of_a_game(&self) -> Option<Duration> {
        let by_moves = self.move_time.map(|time| time.saturating_mul(MOVES));
        by_moves.or_else(|| self.time.map(|time| time.saturating_add(self.increment.saturating_mul(MOVES))))
    }

    /// The time of a game in whole minutes, rounded up, as DXP programs are told it.
    pub fn dxp_minutes(&self) -> u16 {
        self.of_a_game().map_or(1, |time| time.as_secs().max(1).div_ceil(60).min(999) as u16)
    }

    /// Whether a DXP program can be told the time of a game as it is.
    pub fn is_whole_minutes(&self) -> bool {
        self.of_a_game() == Some(Duration::from_secs(60 * u64::from(self.dxp_minutes())))
    }

    /// In words: `0.1 s a move`, `5000 nodes`, `60 s + 0.6 s`.
    pub fn words(&self) -> String {
        let mut words = Vec::new();
        words.extend(self.time.map(|time| {
            let seconds = time.as_secs_f64();
            let increment = self.increment.as_secs_f64();
            if increment > 0.0 {
                format!("{seconds} s + {increment} s")
            } else {
                format!("{seconds} s a game")
            }
        }));
        words.extend(self.move_time.map(|time| format!("{} s a move", time.as_secs_f64())));
        words.extend(self.nodes.map(|nodes| format!("{nodes} nodes")));
        words.extend(self.depth.map(|depth| format!("depth {depth}")));
        words.join(", ")
    }
}

/// The time that a player really took. Moves without a choice, which most programs answer at once, do not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Spent {
    /// So many moves.
    pub moves: u32,
    /// So long for all of them.
    pub time: Duration,
}

impl Spent {
    /// What both took together.
    #[must_use]
    pub fn and(self, other: Spent) -> Spent {
        Spent { moves: self.moves.saturating_add(other.moves), time: self.time.saturating_add(other.time) }
    }

    /// Seconds for a move, on average; none for no move.
    pub fn seconds_a_move(&self) -> Option<f64> {
        (self.moves > 0).then(|| self.time.as_secs_f64() / f64::from(self.moves))
    }
}

/// The clock of one player in one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Side {
    pace: Pace,
    left: Option<Duration>,
    spent: Spent,
}

impl Side {
    /// A clock that has not run yet.
    pub fn new(pace: &Pace) -> Side {
        Side { pace: pace.clone(), left: pace.time, spent: Spent::default() }
    }

    /// What the next move may take at most, before any tolerance.
    pub fn allowed(&self) -> Option<Duration> {
        let by_clock = self.left.map(|left| left.saturating_add(self.pace.increment));
        match (by_clock, self.pace.move_time) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        }
    }

    /// A move took so long; whether there was a choice.
    pub fn spend(&mut self, used: Duration, choice: bool) {
        if choice {
            self.spent = self.spent.and(Spent { moves: 1, time: used });
        }
        let increment = self.pace.increment;
        self.left = self.left.map(|left| left.saturating_add(increment).saturating_sub(used));
    }

    /// What the moves with a choice took so far.
    pub fn spent(&self) -> Spent {
        self.spent
    }

    /// The pace of the game.
    pub fn pace(&self) -> &Pace {
        &self.pace
    }

    /// As our engine is told.
    pub fn limits(&self) -> Limits {
        let by_clock = self.left.map(|left| {
            let increment = self.pace.increment;
            TimeLeft { left: left.saturating_add(increment), increment, ..TimeLeft::default() }.thinking()
        });
        let by_move = self.pace.move_time.map(|time| Thinking::for_move(time, Duration::ZERO));
        let time = by_move.or(by_clock);
        Limits { depth: self.pace.depth, nodes: self.pace.nodes, time, ..Limits::default() }
    }

    /// As a Hub program is told.
    pub fn level(&self) -> Level {
        Level {
            depth: self.pace.depth,
            nodes: self.pace.nodes,
            move_time: self.pace.move_time,
            time: self.left,
            increment: self.left.map(|_| self.pace.increment),
            ..Level::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_and_earns() {
        let second = Duration::from_secs(1);
        let pace = Pace { time: Some(10 * second), increment: second, ..Pace::default() };
        let mut side = Side::new(&pace);
        assert_eq!(side.allowed(), Some(11 * second));
        side.spend(4 * second, true);
        assert_eq!(side.allowed(), Some(8 * second));
        assert_eq!(side.level().line().to_string(), "level time=7.000 inc=1.000");
        assert!(side.limits().time.is_some_and(|thinking| thinking.most < 8 * second));
        side.spend(100 * second, false);
        assert_eq!(side.spent(), Spent { moves: 1, time: 4 * second });
        assert_eq!(side.spent().and(side.spent()).seconds_a_move(), Some(4.0));
        assert_eq!(side.allowed(), Some(second));
        assert_eq!(pace.words(), "10 s + 1 s");
    }

    #[test]
    fn what_is_said_for_one_player_goes_before_what_is_said_for_all() {
        let nodes = Pace { nodes: Some(5), ..Pace::default() };
        let depth = Pace { depth: Some(5), ..Pace::default() };
        assert_eq!(nodes.clone().or(&depth), nodes);
        assert_eq!(Pace::default().or(&depth), depth);
        assert_eq!(Side::new(&nodes).allowed(), None);
    }

    #[test]
    fn a_program_that_knows_minutes_only_is_told_no_less_than_its_time() {
        let of = |time, increment| Pace {
            time: Some(Duration::from_secs(time)),
            increment: Duration::from_secs(increment),
            ..Pace::default()
        };
        for (pace, minutes, exact) in [
            (of(30, 0), 1, false),
            (of(60, 0), 1, true),
            (of(120, 4), 7, true),
            (of(61, 0), 2, false),
            (Pace { nodes: Some(5), ..Pace::default() }, 1, false),
        ] {
            assert_eq!((pace.dxp_minutes(), pace.is_whole_minutes()), (minutes, exact), "{pace:?}");
        }
    }
}
