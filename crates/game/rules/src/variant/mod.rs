//! The six variants as tables: how each is played, with its clauses, and by which names, numbers and signs the world
//! knows it. The generators, the notations, the protocols and the files ask the tables.

mod profiles;

use std::fmt;
use std::str::FromStr;

use crate::refusal::clauses::RefusalClauses;
use crate::rulebook::{MovementClauses, SquareNames};
use crate::{Board, Color};

/// A variant of the game: how pieces stand, move and capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Variant {
    /// International draughts on a hundred squares.
    International,
    /// Russian draughts.
    Russian,
    /// Brazilian draughts: international rules on the small board.
    Brazilian,
    /// English draughts, checkers.
    English,
    /// Russian column draughts, bashni.
    Columns,
    /// Lasca.
    Lasca,
}

impl Variant {
    /// All six.
    pub const ALL: [Variant; 6] = [
        Variant::International,
        Variant::Russian,
        Variant::Brazilian,
        Variant::English,
        Variant::Columns,
        Variant::Lasca,
    ];

    /// Everything that is said about this variant in one place.
    pub const fn profile(self) -> &'static Profile {
        match self {
            Variant::International => &profiles::INTERNATIONAL,
            Variant::Russian => &profiles::RUSSIAN,
            Variant::Brazilian => &profiles::BRAZILIAN,
            Variant::English => &profiles::ENGLISH,
            Variant::Columns => &profiles::COLUMNS,
            Variant::Lasca => &profiles::LASCA,
        }
    }

    /// The name used on the command line and in files.
    pub const fn name(self) -> &'static str {
        self.profile().name
    }

    /// The name as a sentence uses it.
    ///
    /// ```
    /// assert_eq!(damier_rules::Variant::Columns.title(), "Russian columns");
    /// ```
    pub const fn title(self) -> &'static str {
        self.profile().title
    }

    /// The table of choices that makes this variant.
    pub const fn rules(self) -> &'static Ruleset {
        &self.profile().rules
    }

    /// The board it is played on.
    pub const fn board(self) -> Board {
        self.rules().board
    }

    /// Whether captured pieces stay on the board under their captor.
    pub const fn has_towers(self) -> bool {
        matches!(self.rules().captured, Captured::GoUnderTheTaker)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no variant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no variant is called \"{0}\"; there are {names}", names = names())]
pub struct UnknownVariant(pub String);

/// The names of all variants as a sentence lists them.
fn names() -> String {
    let (last, others) =
        Variant::ALL.split_last().map_or(("", &[] as &[_]), |(last, others)| (last.name(), others));
    let others: Vec<&str> = others.iter().map(|variant| variant.name()).collect();
    format!("{} and {last}", others.join(", "))
}

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(text: &str) -> Result<Variant, UnknownVariant> {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownVariant(text.to_owned()))
    }
}

/// What is to be said of a variant for it to be played, written, stored and searched.
#[derive(Debug)]
pub struct Profile {
    /// The name used on the command line and in files.
    pub name: &'static str,
    /// The name as a sentence uses it.
    pub title: &'static str,
    /// How it is played.
    pub rules: Ruleset,
    /// What its codes and PDN call squares.
    pub squares: SquareNames,
    /// The sign that PDN writes between the squares of a capture.
    pub capture_sign: char,
    /// Its number in the GameType tag of PDN.
    pub game_type: u16,
    /// Words by which a Variant tag of PDN names it, in small letters.
    pub words: &'static [&'static str],
    /// Its name in the Hub protocol.
    pub hub_name: &'static str,
    /// The number that stands for it in files of endgame tables; never given to another.
    pub file_number: u8,
    /// The rulebook under which it is played where nobody names one.
    pub usual_rulebook: &'static str,
    /// Its rulebook in Ukraine since 2023, or in the code of column draughts.
    pub national_rulebook: &'static str,
    /// The clauses on how pieces stand, move and capture.
    pub(crate) movement: &'static MovementClauses,
    /// The clauses that refuse a move.
    pub(crate) refusals: &'static RefusalClauses,
}

/// The choices that tell one variant from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset {
    /// The board.
    pub board: Board,
    /// Pieces of each side at the start, and the most it can ever have.
    pub pieces: u8,
    /// Who begins.
    pub first: Color,
    /// Whether men capture backward as well as forward.
    pub men_capture: MenCapture,
    /// How far kings go.
    pub kings: Kings,
    /// What decides between several captures.
    pub choice: CaptureChoice,
    /// What a man does that reaches the last row while it captures.
    pub last_row: LastRow,
    /// What becomes of captured pieces.
    pub captured: Captured,
}

/// Where men may capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenCapture {
    /// Forward and backward.
    BothWays,
    /// Forward only.
    Forward,
}

/// How far kings move and capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kings {
    /// Any distance.
    Flying,
    /// One step.
    Short,
}

/// What decides between several captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CaptureChoice {
    /// The player.
    Free,
    /// The greatest number of pieces; rank does not count.
    MostPieces,
}

/// What a man does that reaches the last row while it captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LastRow {
    /// Goes on as a man if it can, and stays a man; otherwise it stops and is crowned.
    GoesOnAsMan,
    /// Is crowned at once and goes on as a king.
    GoesOnAsKing,
    /// Is crowned and stops.
    Stops,
}

/// What becomes of captured pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Captured {
    /// They leave the board when the move is over; until then they block and are not jumped again.
    LeaveAfterTheMove,
    /// They go under the taker at once.
    GoUnderTheTaker,
}
