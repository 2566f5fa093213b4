//! What is noted about the players' conduct while a game goes on, and what the arbiter is asked.

use super::CounterNow;
use crate::Color;
use crate::rulebook::{Clause, Irregularity, Sanction};

/// One line about a player's conduct.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LedgerEntry {
    /// After how many half-moves.
    pub ply: usize,
    /// The side that the entry is about.
    pub on: Color,
    /// What was entered against that side.
    pub kind: LedgerKind,
    /// Where the code speaks of it.
    pub clauses: Vec<Clause>,
}

/// What a line is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum LedgerKind {
    /// An irregularity that the side committed.
    Irregularity(Irregularity),
    /// One that the player mended himself at once, which does not count.
    MendedAtOnce(Irregularity),
    /// One that the opponent accepted.
    Accepted(Irregularity),
    /// One that was put right.
    Corrected(Irregularity),
    /// One from which play was taken back.
    Rewound(Irregularity),
    /// A claim that proved wrong.
    WrongClaim,
    /// A sanction that the side was given.
    Sanction(Sanction),
}

/// Something the arbiter is told.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Prompt {
    /// A counter has made the game a draw; he may establish it.
    Draw(CounterNow),
    /// A player's irregularities add up.
    Penalty {
        /// The side that is spoken of.
        on: Color,
        /// How many times so far.
        count: u16,
        /// From how many on he is told.
        at: u16,
        /// What the code says.
        clauses: Vec<Clause>,
    },
    /// Both flags are down and the regulation leaves it to him.
    BothFlags,
    /// Both flags are down, and the game goes on.
    FlagsGoOn {
        /// What the code says.
        clauses: Vec<Clause>,
    },
}
