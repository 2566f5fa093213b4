//! Deciding games of more than two: a round of games at 20 minutes and 10 seconds; if two are still
//! level they play the ladder of two; if more are, those play a round at 10 minutes and 10 seconds; and
//! so on until one winner remains (FMJD-VII.2.3.2, FMJD-VII.2.3.1).

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::Rate;
use crate::{Entrant, Points};

/// What comes next in a barrage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BarrageStep {
    /// These play a round robin.
    Round {
        /// The players who meet once more.
        players: Vec<Entrant>,
        /// At which rate.
        rate: Rate,
        /// The clauses that say so.
        clauses: &'static [Clause],
    },
    /// These two play the ladder of a level match.
    Ladder {
        /// One of them.
        first: Entrant,
        /// The second of the two.
        second: Entrant,
        /// The clauses that say so.
        clauses: &'static [Clause],
    },
    /// One is left.
    Winner {
        /// The player who has won the barrage.
        winner: Entrant,
        /// The clauses that say so.
        clauses: &'static [Clause],
    },
}

/// Why the rounds make no barrage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum BarrageError {
    /// Nobody is level.
    #[error("deciding games need somebody to play them")]
    Nobody,
    /// A round has somebody else's points, or not everybody's.
    #[error("round {round} must have the points of exactly the {players} players who are level")]
    WrongPlayers {
        /// The round, from 1.
        round: usize,
        /// How many are level.
        players: usize,
    },
    /// A round was played after the winner or the last two were known.
    #[error("no round is left to be played after {after}")]
    Over {
        /// How many rounds there were when it was over.
        after: usize,
    },
}

/// Reads the points of each round so far.
pub fn barrage(level: &[Entrant], rounds: &[Vec<(Entrant, Points)>]) -> Result<BarrageStep, BarrageError> {
    let mut level = level.to_vec();
    for (index, round) in rounds.iter().enumerate() {
        if level.len() < 3 {
            return Err(BarrageError::Over { after: index });
        }
        let named = |player: &Entrant| round.iter().filter(|(who, _)| who == player).count() == 1;
        if round.len() != level.len() || !level.iter().all(named) {
            return Err(BarrageError::WrongPlayers { round: index + 1, players: level.len() });
        }
        let best = round.iter().map(|(_, points)| *points).max().unwrap_or_default();
        level.retain(|player| round.contains(&(*player, best)));
    }
    match *level.as_slice() {
        [] => Err(BarrageError::Nobody),
        [winner] => Ok(BarrageStep::Winner { winner, clauses: &["FMJD-VII.2.3.2"] }),
        [first, second] => Ok(BarrageStep::Ladder { first, second, clauses: &["FMJD-VII.2.3.1"] }),
        _ => Ok(BarrageStep::Round {
            players: level,
            rate: if rounds.is_empty() { Rate::Twenty } else { Rate::Ten },
            clauses: &["FMJD-VII.2.3.2"],
        }),
    }
}
