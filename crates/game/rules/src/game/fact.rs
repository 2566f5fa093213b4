//! What can happen in a game. A game is the list of its facts, in order.

use super::Outcome;
use crate::rulebook::{DrawCode, Irregularity, Sanction};
use crate::{Color, Move, Setup};

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// The side to move made a legal move. It refuses an offer and accepts an irregularity.
    Move(Move),
    /// A player offers a draw.
    Offer {
        /// The player who offers.
        by: Color,
        /// Whether he had pressed the clock already.
        pressed: bool,
    },
    /// A player accepts the offer of the other.
    Accept {
        /// The player who answers.
        by: Color,
    },
    /// A player refuses the offer in words.
    Decline {
        /// The player who takes it back.
        by: Color,
    },
    /// A player claims a draw.
    Claim {
        /// The player who claims.
        by: Color,
        /// The draw that is claimed.
        claim: Claim,
    },
    /// The arbiter establishes a draw that a counter has reached.
    Establish(DrawCode),
    /// The arbiter finds that neither side can win.
    NobodyCanWin,
    /// The arbiter was shown an obvious win: a draw at once is lifted and play goes on.
    WinShown {
        /// Who showed it.
        by: Color,
    },
    /// A flag fell before the moves of the control were made.
    Flag(FlagFall),
    /// A player resigns.
    Resign {
        /// The player who resigns.
        by: Color,
    },
    /// A player stops the clock without a word.
    StopClock {
        /// The player who stopped it.
        by: Color,
    },
    /// A player did not come, or came too late.
    Absent(Absent),
    /// A player refuses to play by the rules.
    RefusesRules {
        /// The player who refuses.
        by: Color,
    },
    /// The arbiter imposes a sanction.
    Sanction {
        /// The player who is sanctioned.
        on: Color,
        /// The step of the ladder.
        step: Sanction,
    },
    /// An irregularity is reported.
    Irregularity(Report),
    /// The irregularity is corrected: the position before it is restored.
    Correct {
        /// By whose decision.
        by: Decider,
        /// The board as they restored it, if it was looked at.
        restored: Option<Setup>,
    },
    /// The irregularity is left as it is.
    LetStand {
        /// By whose decision.
        by: Decider,
    },
    /// Play is taken back to an irregular half-move, counted from 0 (COL-1.14.1a).
    Rewind {
        /// The irregular half-move, the first to be taken back.
        ply: usize,
    },
    /// The arbiter decides a case that the code does not cover.
    Award {
        /// The result that is given.
        outcome: Outcome,
        /// On which grounds.
        grounds: String,
    },
    /// What followed the first so many facts is undone.
    Undo {
        /// How many facts remain in force.
        back_to: usize,
    },
}

/// A claim of a draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    /// The same position three times.
    Repetition {
        /// The claimant's own move that brings it, written and not played.
        announced: Option<Move>,
        /// How the check went.
        check: Check,
    },
    /// A counter of moves has come to its end.
    Counting {
        /// How the check went.
        check: Check,
    },
    /// Too little time is left to win a won game.
    LastMinute {
        /// Milliseconds on the claimant's clock.
        left_ms: u64,
        /// Whether he is in time trouble, as the clock's rules define it.
        time_trouble: bool,
        /// Whether the arbiter finds the position as the code wants it.
        granted: bool,
    },
    /// The referee is called after a refused offer in a quick finish (WCDF-2.29).
    QuickFinish {
        /// Whether he declares a draw.
        granted: bool,
    },
}

/// How the check of a claim went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Check {
    /// What the claimant could show.
    pub record: Record,
    /// Whether his flag fell while it lasted.
    pub flag_fell: bool,
}

/// What the claimant can show for his claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Record {
    /// A full record.
    #[default]
    Complete,
    /// None, but so many moves were made before the arbiter's eyes.
    Witnessed(u16),
}

/// A fallen flag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FlagFall {
    /// The side or sides whose flags fell.
    pub fallen: Fallen,
    /// Whether the player's last move stood on the board without the clock having been pressed.
    pub unpressed: bool,
    /// Whether the player never came to the board.
    pub never_came: bool,
}

impl FlagFall {
    /// One flag fell, the player being at the board and to move.
    pub const fn of(color: Color) -> FlagFall {
        FlagFall { fallen: Fallen::One(color), unpressed: false, never_came: false }
    }

    /// Both flags are down; which fell first may be known.
    pub const fn both(first: Option<Color>) -> FlagFall {
        FlagFall { fallen: Fallen::Both { first }, unpressed: false, never_came: false }
    }
}

/// Whose flag fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fallen {
    /// The flag of one side fell.
    One(Color),
    /// Both flags fell.
    Both {
        /// Which fell first, if the clock shows it.
        first: Option<Color>,
    },
}

/// Who was absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absent {
    /// One player is not there.
    One(Color),
    /// Neither player is there.
    Both,
}

/// Who decides on an irregularity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decider {
    /// One of the players decides.
    Player(Color),
    /// The arbiter decides.
    Arbiter,
}

/// An irregularity as it is reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The kind of irregularity.
    pub code: Irregularity,
    /// Who did it.
    pub by: Color,
    /// The board that stood there afterwards, if it changed, with the side then to move.
    pub stands: Option<Setup>,
    /// Whether the player saw and mended it himself before pressing the clock.
    pub mended_at_once: bool,
}
