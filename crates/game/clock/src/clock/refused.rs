//! Why a fact cannot have happened to a clock, or must not.

use damier_rules::Color;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use crate::{Moment, Span};

/// Why a fact was refused. The clock is as before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Refused {
    /// It is said to have happened before something already known.
    #[error("it is {back} earlier than the fact before it")]
    TimeRunsBack {
        /// By how much.
        back: Span,
    },
    /// The game has not begun.
    #[error("the game has not been started")]
    NotStarted,
    /// The game was started before.
    #[error("the game was started already")]
    StartedAlready,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The flag of this player is down and the clock has ended the game.
    #[error("the flag of {color} fell {ago} ago")]
    FlagFell {
        /// The side whose flag fell.
        color: Color,
        /// When the flag fell.
        #[serde(skip)]
        fell: Moment,
        /// How long ago.
        ago: Span,
        /// Where it is said that the move does not count.
        clauses: &'static [Clause],
    },
    /// Both clocks stand.
    #[error("the clocks are stopped")]
    Standing,
    /// Both clocks do not stand.
    #[error("the clocks are not stopped")]
    NotStanding,
    /// It is the other player's move.
    #[error("it is not the move of {0}")]
    NotToMove(Color),
    /// The player is not there.
    #[error("{0} is not at the board")]
    Absent(Color),
    /// The player is there.
    #[error("{0} is at the board already")]
    Present(Color),
    /// The clock of the absent player runs; the one who is there need not move.
    #[error("the clock of the absent player runs until he arrives")]
    AbsentRuns {
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// The pause before the second game is not over.
    #[error("the pause before the second game lasts {left} more")]
    PauseLasts {
        /// How long still.
        left: Span,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// The pause is not one of five to ten minutes.
    #[error("the pause before the second game is 5 to 10 minutes, not {pause}")]
    PauseLength {
        /// What was set.
        pause: Span,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// Nothing is to be seen on the clock.
    #[error("no flag is down and nobody is too late")]
    NothingToJudge,
    /// The code leaves the flag to the players.
    #[error("only a player of the game may claim that a flag fell")]
    PlayersClaim {
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// Only the arbiter may stop the clock.
    #[error("only the arbiter may stop the clock")]
    ArbiterStops {
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// The flag is down, so its working can no longer be disputed.
    #[error("the flag of {color} is down; a defect had to be pointed out before")]
    FlagDownAlready {
        /// The side that is meant.
        color: Color,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// The time of the player who gives a display is never altered.
    #[error("the time of {giver}, who gives the display, is never altered")]
    GiverUntouched {
        /// Who gives it.
        giver: Color,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// No claim is being checked.
    #[error("no claim is being checked")]
    NoClaim,
    /// The two flags are not both down.
    #[error("not both flags are down")]
    NotBothFlags,
    /// The time given is nothing.
    #[error("{0} would have no time to go on with")]
    NoTime(Color),
    /// The count of moves only goes up.
    #[error("{color} has made {made} moves by the clock, so not {shown}")]
    FewerMoves {
        /// The side that is meant.
        color: Color,
        /// How many moves the presses of the clock tell.
        made: u32,
        /// By the records.
        shown: u32,
    },
    /// A count nobody has played.
    #[error("{shown} moves are more than a game can have, {most}")]
    TooManyMoves {
        /// By the records.
        shown: u32,
        /// The most that are believed.
        most: u32,
    },
    /// The code has no rule for what nobody can prove.
    #[error("this code does not go on with an unproved number of moves")]
    NoUnprovedCount,
    /// The code knows no adjournment.
    #[error("this code knows no adjournment with a sealed move")]
    NoAdjournment,
    /// Too early to adjourn because the room closes.
    #[error("the game may be interrupted after move {needed}, not after {made}")]
    TooEarlyToAdjourn {
        /// Moves made by both.
        made: u32,
        /// How many moves have to be made first.
        needed: u16,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// The wrong side is to move.
    #[error("{sealer} seals the move, so the game is interrupted when it is his")]
    WrongSealer {
        /// The side that seals its move.
        sealer: Color,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// The game is not interrupted.
    #[error("the game is not interrupted")]
    NotInterrupted,
    /// No move is sealed.
    #[error("no move is sealed")]
    NotSealed,
}

impl Refused {
    /// Where it is said that this cannot be.
    pub const fn clauses(&self) -> &'static [Clause] {
        match self {
            Refused::FlagFell { clauses, .. }
            | Refused::AbsentRuns { clauses }
            | Refused::PauseLasts { clauses, .. }
            | Refused::PauseLength { clauses, .. }
            | Refused::PlayersClaim { clauses }
            | Refused::ArbiterStops { clauses }
            | Refused::FlagDownAlready { clauses, .. }
            | Refused::GiverUntouched { clauses, .. }
            | Refused::TooEarlyToAdjourn { clauses, .. }
            | Refused::WrongSealer { clauses, .. } => clauses,
            _ => &[],
        }
    }
}

/// A list of facts that does not replay.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("fact {fact}: {refused}")]
pub struct NotReplayed {
    /// Which, from 1.
    pub fact: usize,
    /// What the clock answered to the fact.
    #[source]
    pub refused: Refused,
}
