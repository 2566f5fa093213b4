//! What follows from the clock for the result, with the numbers and clauses that led to it.

use std::fmt;

use damier_rules::Color;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use crate::{Moment, Span};

/// A result that the clock gives, or the way on when it gives none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ruling {
    /// What follows for the game.
    pub outcome: Consequence,
    /// What the ruling rests on, with its numbers.
    pub why: Why,
    /// Of what it is the result.
    pub scope: Scope,
    /// Whether the game counts as played; if not, the marks are plus and minus (UA13-IV.11.2, C8).
    pub played: bool,
    /// Where it is said.
    pub clauses: Vec<Clause>,
}

impl Ruling {
    /// Whether fallen flags led to it, so that the records may overturn it.
    pub fn is_by_flag(&self) -> bool {
        matches!(self.why, Why::Flag { .. } | Why::BothFlags { .. })
    }
}

/// What a ruling does to a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Consequence {
    /// This side loses.
    Loses(Color),
    /// Both players lose the game.
    BothLose,
    /// The game is drawn.
    Draw,
    /// The game goes on; the arbiter sets the times.
    GoesOn,
    /// The arbiter decides.
    ArbiterDecides,
}

/// Of what a ruling is the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// This game alone.
    Game,
    /// The whole round, micro-match or heat.
    Encounter,
}

/// Why, with the numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A flag fell before the moves were made.
    Flag {
        /// The side whose flag fell.
        color: Color,
        /// When the flag fell.
        #[serde(skip)]
        fell: Moment,
        /// Moves he had pressed.
        made: u32,
        /// Moves he should have made, unless the time was for the whole game.
        needed: Option<u32>,
    },
    /// Both flags are down.
    BothFlags {
        /// Which fell first, where the clock shows it.
        first: Option<Color>,
    },
    /// A player came too late, or not at all.
    Late {
        /// The player who came too late.
        color: Color,
        /// How late he is.
        by: Span,
        /// How late he might have been.
        limit: Span,
    },
    /// Both players came too late.
    BothLate {
        /// How late they are.
        by: Span,
        /// How late they might have been.
        limit: Span,
    },
    /// The flag of a player fell who was not there.
    NeverCame(Color),
    /// A player stopped the clock.
    Stopped(Color),
    /// A player stopped the clock to have a draw where the code knows none (COL-3.3.5b).
    StoppedForDraw(Color),
    /// A right claim of a draw.
    RightClaim(Color),
    /// A wrong claim, and the time of the claimant ran out meanwhile.
    WrongClaim(Color),
    /// A sealed move that cannot be made.
    SealedMove(Color),
    /// The last move of the game was on the board before the flag fell.
    FinalMove(Color),
}

/// A sentence for logs and terminals, the clauses behind it.
impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.why, self.outcome)?;
        if self.scope == Scope::Encounter {
            f.write_str(" the whole encounter")?;
        }
        if self.clauses.is_empty() { Ok(()) } else { write!(f, " ({})", self.clauses.join(", ")) }
    }
}

impl fmt::Display for Consequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Consequence::Loses(color) => write!(f, "{color} loses"),
            Consequence::BothLose => f.write_str("both lose"),
            Consequence::Draw => f.write_str("a draw"),
            Consequence::GoesOn => f.write_str("the game goes on"),
            Consequence::ArbiterDecides => f.write_str("the arbiter decides"),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Flag { color, made, needed: Some(needed), .. } => {
                write!(f, "the flag of {color} fell after {made} of {needed} moves")
            }
            Why::Flag { color, made, needed: None, .. } => {
                write!(f, "the flag of {color} fell after {made} moves, the time being for the whole game")
            }
            Why::BothFlags { .. } => f.write_str("both flags are down"),
            Why::Late { color, by, limit } => write!(f, "{color} is {by} late, {limit} are allowed"),
            Why::BothLate { by, limit } => write!(f, "both are {by} late, {limit} are allowed"),
            Why::NeverCame(color) => write!(f, "the flag of {color} fell, who was not there"),
            Why::Stopped(color) => write!(f, "{color} stopped the clock"),
            Why::StoppedForDraw(color) => write!(f, "{color} stopped the clock to have a draw"),
            Why::RightClaim(color) => write!(f, "{color} rightly claimed a draw"),
            Why::WrongClaim(color) => write!(f, "{color} wrongly claimed a draw, and time ran out meanwhile"),
            Why::SealedMove(color) => write!(f, "the sealed move of {color} cannot be made"),
            Why::FinalMove(color) => write!(f, "{color} left the opponent no move before the flag fell"),
        }
    }
}
