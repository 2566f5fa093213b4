//! Rulebooks: an edition of a code for a variant, as data with its clauses beside it.
//!
//! | rulebook | code | variant |
//! | --- | --- | --- |
//! | `fmjd-100`, `fmjd-64` | annexes of the FMJD | international, Brazilian (D-01) |
//! | `ua2013-100`, `-russian`, `-brazilian`, `-checkers` | Ukraine 2013 | all four flat games |
//! | `ua2023-100`, `-russian`, `-brazilian`, `-checkers` | Ukraine 2023 | all four flat games |
//! | `wcdf-checkers` | WCDF | English |
//! | `columns-russian`, `columns-lasca` | code of column draughts | columns, Lasca |
//! | `fid-italian` and those after it | rules of other federations; competitions as the FMJD holds them | the others |
//!
//! ```
//! use damier_rules::Rulebook;
//!
//! let mut book = Rulebook::named("fmjd-100")?;
//! assert_eq!(book.switches.agree_min_moves, 40);
//! // A regulation may choose another reading.
//! book.switches.set("draw_mode", "auto").expect("a known switch");
//! // Every row names its clauses.
//! let row = book.rows().find(|row| row.topic == "DR-31").expect("three against one");
//! assert_eq!(row.clauses, ["FMJD-I.6.3"]);
//! # Ok::<(), damier_rules::rulebook::UnknownRulebook>(())
//! ```

mod agreement;
mod columns;
mod defaults;
mod draw;
mod fmjd;
mod hand;
mod irregularity;
mod marks;
pub(crate) mod movement;
mod notation;
mod rows;
mod switches;
#[cfg(test)]
mod tests;
mod ua2013;
mod ua2023;
mod values;
mod wcdf;
mod world;
pub(crate) mod world_movement;

use std::str::FromStr;

pub use agreement::Agreement;
pub(crate) use agreement::BEFORE_THE_CLOCK;
pub use draw::{
    ChangeRule, Condition, Counter, DrawCode, InstantDraw, LastMinute, LastMinuteTest, Road, TimeLeft, Unit,
};
pub use hand::HandRule;
pub use irregularity::{Irregularity, Sanction, UnknownIrregularity};
pub use marks::MarkStyle;
pub(crate) use movement::MovementClauses;
pub use notation::{Ambiguity, NotationStyle, ShortForm, SquareNames};
pub(crate) use rows::NOBODY_CAN_WIN;
pub use rows::Row;
pub use switches::Switches;
pub use values::{
    AgreeCount, AnnotationDialect, BalanceGate, BothFlags, CaptureIdentity, Checkers40, Completing,
    CountUnit, Crowning, Displacement, DrawMode, FlagMode, IrregularityPolicy, KingAgainstKing, KingLanding,
    KingsAlone, KingsOnlyGate, MoveComplete, OnChange, QuickGate, QuickKingRule, RepetitionClaim,
    ReverseTurn, RoadChange, StopClock, ThreeOffRoad, WrongColours, WrongSetup,
};

use crate::{Color, TowerJumps, Variant};

/// The ID of a clause, such as `FMJD-I.6.3`.
pub type Clause = &'static str;

/// Which printing of a code a rulebook follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// The edition and its date, as far as known.
    pub text: &'static str,
    /// The year from which it holds, where the text prints one.
    pub year: Option<u16>,
    /// Clauses that say so.
    pub clauses: &'static [Clause],
}

/// An edition of a code for a variant. All fields may be changed: a regulation can deviate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rulebook {
    /// Its name, such as `fmjd-100`.
    pub name: &'static str,
    /// The code in full.
    pub title: &'static str,
    /// The printing of the code that is quoted.
    pub edition: Edition,
    /// What the IDs of its clauses begin with.
    pub code: &'static str,
    /// The beginnings of those IDs, after the code and a hyphen, that belong to this rulebook.
    pub chapters: &'static [&'static str],
    /// What the sections of the source on play begin with where it is none of the official codes; the code then rules
    /// what the source is silent on: clocks, arbiters and irregularities.
    pub source: Option<&'static str>,
    /// What is played.
    pub variant: Variant,
    /// What the side that begins and the other side are called (D-07c).
    pub sides: [&'static str; 2],
    /// Where the code says so.
    pub side_clauses: &'static [Clause],
    /// Draws that are counted.
    pub counters: Vec<Counter>,
    /// Draws at once when the clock adds nothing.
    pub instant: Option<InstantDraw>,
    /// Draws for a player short of time.
    pub last_minute: Vec<LastMinute>,
    /// Clauses on two fallen flags (switch `both_flags`).
    pub flag_clauses: &'static [Clause],
    /// When the players may agree on a draw.
    pub agreement: Agreement,
    /// How results are printed.
    pub marks: MarkStyle,
    /// Clauses on points.
    pub mark_clauses: &'static [Clause],
    /// Clauses on unplayed games.
    pub unplayed_clauses: &'static [Clause],
    /// How moves are written.
    pub notation: NotationStyle,
    /// The readings taken where the code leaves room.
    pub switches: Switches,
}

impl Rulebook {
    /// What a side is called.
    pub fn side(&self, color: Color) -> &'static str {
        self.sides[usize::from(color != self.variant.rules().first)]
    }

    /// The names of the rulebooks.
    pub const NAMES: [&'static str; 23] = [
        "fmjd-100",
        "fmjd-64",
        "ua2013-100",
        "ua2013-russian",
        "ua2013-brazilian",
        "ua2013-checkers",
        "ua2023-100",
        "ua2023-russian",
        "ua2023-brazilian",
        "ua2023-checkers",
        "wcdf-checkers",
        "columns-russian",
        "columns-lasca",
        "fid-italian",
        "classic-spanish",
        "fpd-portuguese",
        "cfd-czech",
        "apca-pool",
        "makhos-thai",
        "wfd-frisian",
        "wfd-frysk",
        "lidraughts-antidraughts",
        "lidraughts-breakthrough",
    ];

    /// The rulebook of this name.
    pub fn named(name: &str) -> Result<Rulebook, UnknownRulebook> {
        Rulebook::all()
            .into_iter()
            .find(|book| book.name.eq_ignore_ascii_case(name))
            .ok_or_else(|| UnknownRulebook(name.to_owned()))
    }

    /// The rulebook under which a variant is played where nobody names one.
    pub fn usual(variant: Variant) -> Rulebook {
        let name = variant.profile().usual_rulebook;
        let found = Rulebook::all().into_iter().find(|book| book.name == name);
        found.unwrap_or_else(fmjd::hundred)
    }

    /// All of them, in the order of [`Rulebook::NAMES`].
    pub fn all() -> Vec<Rulebook> {
        vec![
            fmjd::hundred(),
            fmjd::sixty_four(),
            ua2013::hundred(),
            ua2013::russian(),
            ua2013::brazilian(),
            ua2013::checkers(),
            ua2023::hundred(),
            ua2023::russian(),
            ua2023::brazilian(),
            ua2023::checkers(),
            wcdf::checkers(),
            columns::russian(),
            columns::lasca(),
            world::italian(),
            world::spanish(),
            world::portuguese(),
            world::czech(),
            world::pool(),
            world::thai(),
            world::frisian(),
            world::frysk(),
            world::antidraughts(),
            world::breakthrough(),
        ]
    }

    /// Those of the clauses that belong to this rulebook.
    pub fn own(&self, clauses: &[Clause]) -> Vec<Clause> {
        clauses.iter().copied().filter(|clause| self.cites(clause)).collect()
    }

    /// Whether a clause belongs to this rulebook.
    pub fn cites(&self, clause: &str) -> bool {
        let after = |code: &str| clause.strip_prefix(code).and_then(|rest| rest.strip_prefix('-'));
        let of_source = self.source.is_some_and(|source| clause == source || after(source).is_some());
        let in_chapter = |number: &str| self.chapters.iter().any(|chapter| number.starts_with(chapter));
        of_source || after(self.code).is_some_and(in_chapter)
    }

    /// Whether the code knows an irregularity of this kind.
    pub fn knows(&self, code: Irregularity) -> bool {
        match code {
            // Silent codes follow their elder (D-29b).
            Irregularity::WrongColours => true,
            Irregularity::NotCrowned | Irregularity::UncrownedKing if self.name.starts_with("fmjd") => {
                self.switches.fmjd_late_codes
            }
            Irregularity::TouchUnplayable => self.switches.touch_unplayable,
            _ => !self.own(code.clauses()).is_empty(),
        }
    }

    /// How often one tower may be jumped and whether a capture may turn back, by the switches
    /// `allow_rejump` and `reverse_turn`.
    pub fn tower_jumps(&self) -> TowerJumps {
        match (self.switches.allow_rejump, self.switches.reverse_turn) {
            (true, ReverseTurn::Forbid) => TowerJumps::NoReversal,
            (true, ReverseTurn::Allow) => TowerJumps::Any,
            (false, _) => TowerJumps::Once,
        }
    }
}

/// A text that names no rulebook.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[error("no rulebook is called \"{0}\"; there are {names}", names = Rulebook::NAMES.join(", "))]
pub struct UnknownRulebook(pub String);

impl FromStr for Rulebook {
    type Err = UnknownRulebook;

    fn from_str(text: &str) -> Result<Rulebook, UnknownRulebook> {
        Rulebook::named(text)
    }
}
