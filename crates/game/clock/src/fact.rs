//! What can happen to a clock. A game's clock is the fold of these facts over a [`Setup`](crate::Setup).

use damier_rules::{ByColor, Color};

use crate::{Moment, Span};

/// Something that happened, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockFact {
    /// The moment at which it happened.
    pub at: Moment,
    /// What happened at the clock.
    pub event: ClockEvent,
}

impl ClockFact {
    /// An event at a moment.
    pub const fn new(at: Moment, event: ClockEvent) -> ClockFact {
        ClockFact { at, event }
    }
}

/// What can happen at a clock, by players, the arbiter or the time itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClockEvent {
    /// The arbiter starts the game at the set hour, whether or not the players are there.
    Start {
        /// Who is not.
        absent: ByColor<bool>,
    },
    /// A late player sits down.
    Arrived(Color),
    /// The arbiter accepts the reason of a late player: he is not forfeited.
    Excused(Color),
    /// A player has moved, on the board or on his sheet, and presses the clock.
    Pressed(Color),
    /// A player has made a move on the board that leaves the opponent none; he has not pressed yet.
    FinalMove(Color),
    /// The arbiter stops both clocks.
    Paused(PauseReason),
    /// The arbiter lets the game go on: the clock of the side to move runs.
    Resumed,
    /// The arbiter starts this player's clock, whoever is to move: he restores his record or checks a count in his
    /// own time (COL-3.4.3, UA13-IV.7.12), or has to correct an irregularity (UA13-IV.3.7.2).
    Runs(Color),
    /// The arbiter gives a player time.
    Added {
        /// The side that is given time.
        color: Color,
        /// How much time is added.
        time: Span,
        /// What it is added for.
        reason: Reason,
    },
    /// The arbiter charges time that something took; a fault of both is halved.
    Charged {
        /// Whose fault it was.
        fault: Fault,
        /// How much time is taken.
        time: Span,
        /// What it is taken for.
        reason: Reason,
    },
    /// The arbiter sets what a player has left.
    Set {
        /// The side whose clock is meant.
        color: Color,
        /// How much he has from now on.
        left: Span,
        /// What the clock is set for.
        reason: Reason,
    },
    /// A faulty clock is replaced and, where the error is known, corrected.
    Replaced {
        /// What the new clock should show.
        left: ByColor<Option<Span>>,
    },
    /// A player stops the clock.
    Stopped {
        /// The side that stops it.
        by: Color,
        /// What he says.
        reason: StopReason,
    },
    /// A player points out that a flag does not work.
    FlagDoubted(Color),
    /// Somebody looks at the clock and what he sees is ruled upon: a flag, or a player too late.
    Judged(Judge),
    /// After two flags of unknown order the game goes on with these times (WCDF-2.12).
    PlayOn {
        /// What each has left.
        left: ByColor<Span>,
    },
    /// A player claims a draw by the rules; his clock runs while the arbiter checks it.
    Claimed(Color),
    /// The arbiter has checked the claim.
    ClaimDecided {
        /// Whether it was right.
        right: bool,
    },
    /// The records show how many moves a player had made (COL-3.4.6).
    MovesShown {
        /// The side whose moves are counted.
        color: Color,
        /// How many moves that side has made.
        moves: u32,
    },
    /// Neither can prove that he made the moves of the control (FMJD-III.6.15).
    CountUnproved,
    /// The arbiter interrupts the game; the position is copied while both clocks stand.
    Adjourned(AdjournReason),
    /// The sealed move is written and the arbiter stops the clock.
    Sealed,
    /// The envelope is opened.
    Reopened {
        /// Whether the sealed move can be made.
        executable: bool,
    },
    /// The game ended on the board or by agreement.
    Ended,
}

/// Why the arbiter stopped both clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PauseReason {
    /// An irregularity or displaced pieces must be put right.
    Irregularity,
    /// Records are compared or restored.
    Records,
    /// The number of moves is checked in another room (FMJD-III.6.16).
    Count,
    /// The clock is faulty.
    FaultyClock,
    /// Whatever the code names no case for.
    Other,
}

/// Whose fault something was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fault {
    /// One player is at fault.
    Of(Color),
    /// Both players are at fault.
    Both,
}

/// Why the arbiter changed the time.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Time an irregularity took.
    Irregularity,
    /// Time it took to restore a record.
    RecordRestored,
    /// Time it took to check or correct records or the number of moves.
    RecordsChecked,
    /// The player was late for a good reason.
    JustifiedLateness,
    /// As a penalty or in compensation for one.
    Penalty,
    /// In the arbiter's own words.
    Other(String),
}

/// What a player says who stops the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// That he resigns.
    Resigns,
    /// That he has a claim for the arbiter.
    Claim,
    /// That he wants a draw, being short of time.
    WantsDraw,
    /// That he says nothing.
    Nothing,
}

/// Who calls a flag or a lateness.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Judge {
    /// The arbiter, unasked.
    Arbiter,
    /// A player of the game, who announces it.
    Player(Color),
}

/// Why a game is interrupted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AdjournReason {
    /// Calm is lost or the room is no longer fit (FMJD-III.7.2).
    Disturbed,
    /// The room closes (FMJD-III.7.4).
    RoomCloses,
}
