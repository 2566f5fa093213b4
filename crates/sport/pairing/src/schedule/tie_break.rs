//! The ladder that decides a level set or match: two games at 20 minutes and 10 seconds a move; if those
//! are level, the first loss: two more games at that rate, then at 10 minutes and 10 seconds
//! (FMJD-VII.1.3, FMJD-VII.2.3.1, D-60b).

use serde::Serialize;

use super::{Side, Stage};
use crate::SideResult;

/// The rates of play that Annex VII names, and those of sets in which the games get quicker and quicker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Rate {
    /// As the regulation says; in Annex VII 50 moves in two hours, then 25 in each hour
    /// (FMJD-VII.1.1, FMJD-VII.2.1).
    Official,
    /// 20 minutes and 10 seconds a move.
    Twenty,
    /// 10 minutes and 10 seconds a move.
    Ten,
    /// The long game of a set.
    Standard,
    /// The rapid game of a set.
    Rapid,
    /// The blitz game of a set.
    Blitz,
    /// Games on one clock, with seconds for each move, until somebody wins.
    LehmannGeorgiev,
}

/// Where the ladder stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ladder {
    /// A game is to be played.
    Play(Stage, Rate),
    /// Decided after so many games.
    Won(Side, usize),
}

/// Climbs the ladder with the games played so far, as the first-named sees them.
pub(super) fn climb(games: &[SideResult]) -> Ladder {
    let Some((pair, rest)) = games.split_at_checked(2) else {
        return Ladder::Play(Stage::QuickPair, Rate::Twenty);
    };
    if let Some(side) = leader(pair) {
        return Ladder::Won(side, 2);
    }
    match rest.iter().position(|outcome| *outcome != SideResult::Draw) {
        Some(index) => {
            let winner = if rest[index] == SideResult::Win { Side::First } else { Side::Second };
            Ladder::Won(winner, 3 + index)
        }
        None if rest.len() < 2 => Ladder::Play(Stage::SuddenDeath, Rate::Twenty),
        None => Ladder::Play(Stage::SuddenDeath, Rate::Ten),
    }
}

/// What follows on the ladder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LadderStep {
    /// A game at this rate.
    Play(Rate),
    /// One side has won.
    Won(Side),
}

/// Reads the games of a ladder so far, as the first-named sees them; games after its end are not looked at.
pub fn ladder(games: &[SideResult]) -> LadderStep {
    match climb(games) {
        Ladder::Play(_, rate) => LadderStep::Play(rate),
        Ladder::Won(side, _) => LadderStep::Won(side),
    }
}

/// Who has won more games.
pub(super) fn leader(games: &[SideResult]) -> Option<Side> {
    let count = |wanted: SideResult| games.iter().filter(|outcome| **outcome == wanted).count();
    match count(SideResult::Win).cmp(&count(SideResult::Loss)) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}
