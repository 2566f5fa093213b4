//! The named controls of the codes, as data with their clauses.
//!
//! A control may leave something to the organiser: `ua13-64-c1` gives 45 minutes for 25 moves and then 15 to 30
//! minutes, so a number must be chosen. [`Named::questions`] says what, [`Named::choose`] checks the answers.
//!
//! ```
//! use damier_clock::named::{self, Named};
//!
//! let official = named::find("fmjd-100-c1")?;
//! assert_eq!(official.choose(&[])?.to_string(), "50/2h,25/1h*"); // FMJD-III.6.1
//!
//! let combined = named::find("ua13-64-c1")?; // UA13-IV.8.4.1.1
//! assert_eq!(combined.choose(&[20])?.to_string(), "25/45m,20m");
//! assert!(combined.choose(&[40]).is_err());
//! // The same in one text; any other control may be written as well.
//! assert_eq!(named::read("ua13-64-c1 20")?.to_string(), "25/45m,20m");
//! assert_eq!(named::read("30/60+15/30*")?.to_string(), "30/1h,15/30m*");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod amount;
mod choose;
mod correspondence;
mod fmjd;
mod ua2013;
mod ua2023;
mod validate;
mod wcdf;

pub use amount::Amount;
pub use choose::{ChoiceError, NamedError, Question, Topic, UnknownControl, find, read};
pub use validate::{Validation, Warning, validate};

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

/// The class of a control. It is declared, never inferred from the numbers (D-37a).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// Classical, normal play (UA13-IV.8.3.1, UA-III.4.3).
    Classic,
    /// Between classic and rapid play (FMJD-VI.1).
    #[serde(alias = "semi-rapid")]
    SemiRapid,
    /// Rapid, shortened (UA13-IV.8.3.2, UA-III.4.3, FMJD-VI.1).
    Rapid,
    /// Blitz, lightning (UA13-IV.8.3.3, UA-III.4.3, FMJD-VI.1).
    Blitz,
    /// A match of sets (FMJD-VII.1.1).
    Match,
    /// The games that break a tie in a match (FMJD-VII.1.3).
    #[serde(alias = "match-tiebreak")]
    MatchTiebreak,
    /// Rounds among several that are level (FMJD-VII.2.3.2).
    #[serde(alias = "playoff-rounds")]
    PlayoffRounds,
    /// A simultaneous display (FMJD-VIII.A.3).
    Simul,
    /// By letter, counted in days.
    Correspondence,
}

impl Class {
    /// All classes, from the slowest to the fastest.
    pub const ALL: [Class; 9] = [
        Class::Classic,
        Class::SemiRapid,
        Class::Rapid,
        Class::Blitz,
        Class::Match,
        Class::MatchTiebreak,
        Class::PlayoffRounds,
        Class::Simul,
        Class::Correspondence,
    ];

    /// The word used in files.
    pub const fn name(self) -> &'static str {
        match self {
            Class::Classic => "classic",
            Class::SemiRapid => "semi-rapid",
            Class::Rapid => "rapid",
            Class::Blitz => "blitz",
            Class::Match => "match",
            Class::MatchTiebreak => "match-tiebreak",
            Class::PlayoffRounds => "playoff-rounds",
            Class::Simul => "simul",
            Class::Correspondence => "correspondence",
        }
    }

    /// The class with this name.
    pub fn named(name: &str) -> Option<Class> {
        Class::ALL.into_iter().find(|class| class.name().eq_ignore_ascii_case(name))
    }

    /// Whether games of this class are quick ones, which have rules of their own (FMJD-VI.1, UA13-IV.3.7.1).
    pub const fn is_quick(self) -> bool {
        use Class::{Blitz, MatchTiebreak, PlayoffRounds, Rapid, SemiRapid};
        matches!(self, SemiRapid | Rapid | Blitz | MatchTiebreak | PlayoffRounds)
    }
}

/// What kind of clock stands on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Device {
    /// Hands and flags (UA13-IV.7.1.4).
    Mechanical,
    /// Displays, or a program.
    Electronic,
}

/// A control of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Named {
    /// Its name, such as `ua23-100-c4`.
    pub name: &'static str,
    /// The class of play that the control belongs to.
    pub class: Class,
    /// The rulebooks it stands in.
    pub rulebooks: &'static [&'static str],
    /// The clock it is meant for, where the code says so.
    pub device: Option<Device>,
    /// What it says.
    pub form: Form,
    /// Where it says so.
    pub clauses: &'static [Clause],
}

/// What a named control says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Periods and perhaps an increment.
    Table {
        /// Moves, 0 to the end of the game, and minutes.
        periods: &'static [(u16, Amount)],
        /// Whether the last one repeats.
        repeats: bool,
        /// Seconds for each move and the first move that earns them.
        increment: Option<(Amount, u16)>,
    },
    /// Moves for each so many days, with accumulation.
    Days {
        /// Moves of a period.
        moves: u16,
        /// Days of a period.
        days: u16,
    },
    /// Base time and increment that keep a condition.
    Condition(Condition),
    /// Games at shorter and shorter controls until one side leads.
    Ladder(&'static [Rung]),
    /// Games without a clock.
    NoClock,
}

/// A condition on minutes for the game and seconds for each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Condition {
    /// At least so many seconds a move, and at least so many minutes for both players over sixty moves.
    AtLeast {
        /// Seconds a move.
        increment: u64,
        /// Minutes for both.
        both: u64,
    },
    /// Minutes of one player over sixty moves lie between, ends included.
    Between {
        /// The least that is allowed.
        least: u64,
        /// The most that is allowed.
        most: u64,
    },
}

/// One step of a ladder of tie-break games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rung {
    /// Minutes for the game.
    pub minutes: u64,
    /// Seconds for each move.
    pub seconds: u64,
    /// How many games, or until one is lost.
    pub games: Option<u8>,
    /// Whether the first game that is won decides.
    pub sudden_death: bool,
}

/// All named controls, in the order of the codes.
pub fn all() -> impl Iterator<Item = &'static Named> {
    [ua2013::CONTROLS, ua2023::CONTROLS, fmjd::CONTROLS, wcdf::CONTROLS, correspondence::CONTROLS]
        .into_iter()
        .flatten()
}

/// The controls that stand in a rulebook. The code of column draughts gives none for play over the board: its
/// reglament states the control (COL-3.2.2b).
pub fn of_rulebook(rulebook: &str) -> impl Iterator<Item = &'static Named> {
    all().filter(move |named| named.rulebooks.contains(&rulebook))
}
