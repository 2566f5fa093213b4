//! The variants as tables: how each is played, with its clauses, and by which names, numbers and signs the world
//! knows it. The generators, the notations, the protocols and the files ask the tables.

mod profiles;
mod world;

use std::fmt;
use std::str::FromStr;

use crate::refusal::clauses::RefusalClauses;
use crate::rulebook::{MovementClauses, SquareNames};
use crate::{Board, Color, Direction};

/// A variant of the game: how pieces stand, move and capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Variant {
    /// International draughts on a hundred squares.
    International,
    /// Russian draughts, on 64 squares.
    Russian,
    /// Brazilian draughts: international rules on the small board.
    Brazilian,
    /// English draughts, checkers.
    English,
    /// Russian column draughts, bashni.
    Columns,
    /// Lasca, the column game on 49 squares.
    Lasca,
    /// Italian draughts: men do not take kings, and the strongest capture is compulsory.
    Italian,
    /// Spanish draughts: flying kings, men that capture forward, the most and the strongest pieces.
    Spanish,
    /// Portuguese draughts, played as Spanish.
    Portuguese,
    /// Czech draughts: a king that can capture goes before a man.
    Czech,
    /// American pool checkers.
    Pool,
    /// Thai draughts, makhos: eight men a side, kings land right behind what they take.
    Thai,
    /// Frisian draughts: captures along rows and columns too.
    Frisian,
    /// Frisian draughts with five men a side.
    Frysk,
    /// International draughts where he wins who has no move left.
    Antidraughts,
    /// International draughts that the first king wins.
    Breakthrough,
}

impl Variant {
    /// All of them. The place of a variant in this list stands in stored files; new ones come last.
    pub const ALL: [Variant; 16] = [
        Variant::International,
        Variant::Russian,
        Variant::Brazilian,
        Variant::English,
        Variant::Columns,
        Variant::Lasca,
        Variant::Italian,
        Variant::Spanish,
        Variant::Portuguese,
        Variant::Czech,
        Variant::Pool,
        Variant::Thai,
        Variant::Frisian,
        Variant::Frysk,
        Variant::Antidraughts,
        Variant::Breakthrough,
    ];

    /// The games of the five official codes. The others have rules of their own federations, and competitions of
    /// them follow the annexes of the FMJD (docs/decisions/0220-the-draughts-of-the-rest-of-the-world.md).
    pub const OFFICIAL: [Variant; 6] = [
        Variant::International,
        Variant::Russian,
        Variant::Brazilian,
        Variant::English,
        Variant::Columns,
        Variant::Lasca,
    ];

    /// Whether it is one of [`Variant::OFFICIAL`].
    pub const fn is_official(self) -> bool {
        (self as usize) < Variant::OFFICIAL.len()
    }

    /// Everything that is said about this variant in one place.
    pub const fn profile(self) -> &'static Profile {
        match self {
            Variant::International => &profiles::INTERNATIONAL,
            Variant::Russian => &profiles::RUSSIAN,
            Variant::Brazilian => &profiles::BRAZILIAN,
            Variant::English => &profiles::ENGLISH,
            Variant::Columns => &profiles::COLUMNS,
            Variant::Lasca => &profiles::LASCA,
            Variant::Italian => &world::ITALIAN,
            Variant::Spanish => &world::SPANISH,
            Variant::Portuguese => &world::PORTUGUESE,
            Variant::Czech => &world::CZECH,
            Variant::Pool => &world::POOL,
            Variant::Thai => &world::THAI,
            Variant::Frisian => &world::FRISIAN,
            Variant::Frysk => &world::FRYSK,
            Variant::Antidraughts => &world::ANTIDRAUGHTS,
            Variant::Breakthrough => &world::BREAKTHROUGH,
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

    /// Whether the side that begins, [`Color::Black`] here, is called Red: in checkers (WCDF-1.13, UA-VII.Inv.11).
    pub const fn has_red(self) -> bool {
        matches!(self, Variant::English)
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
    /// Whether its numbers begin at the other end of the board: 1 at White's right hand, as in Spain.
    pub numbers_from_white: bool,
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
    /// The board it is played on.
    pub board: Board,
    /// Pieces of each side at the start, and the most it can ever have.
    pub pieces: u8,
    /// The side that makes the first move.
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
    /// Whether men may take kings.
    pub men_take_kings: bool,
    /// Where a flying king lands that has captured.
    pub landing: Landing,
    /// Along which lines pieces capture.
    pub lines: Lines,
    /// What is played for.
    pub goal: Goal,
    /// How many moves in a row one king may make without capture while its side has men; none: as many as it likes.
    pub king_rests_after: Option<u8>,
}

/// What wins the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Whoever has no move when it is his turn has lost.
    LeaveNoMove,
    /// Whoever has no move when it is his turn has won.
    HaveNoMove,
    /// Whoever has made a king has won; otherwise whoever has no move has lost.
    FirstKing,
}

/// Where men may capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MenCapture {
    /// Forward and backward.
    BothWays,
    /// Men capture forward only.
    Forward,
}

/// How far kings move and capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kings {
    /// Kings move and jump any distance.
    Flying,
    /// Kings go one step, like men.
    Short,
}

/// What decides between several captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CaptureChoice {
    /// The player chooses among captures.
    Free,
    /// The greatest number of pieces; rank does not count.
    MostPieces,
    /// The greatest number of pieces, and among equals the most kings.
    MostThenKings,
    /// The greatest number of pieces, then with a king, then the most kings, then the kings first.
    MostThenStrongest,
    /// With a king where one can capture; otherwise the player.
    KingsGoFirst,
    /// The greatest value, a king counting a little less than two men; among equals with a king.
    GreatestValue,
}

impl CaptureChoice {
    /// Whether the rank of pieces decides.
    pub const fn asks_rank(self) -> bool {
        !matches!(self, CaptureChoice::Free | CaptureChoice::MostPieces)
    }
}

/// Where a flying king lands that has captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Landing {
    /// On any free square behind the piece.
    Anywhere,
    /// On the square right behind it.
    RightBehind,
}

/// Along which lines pieces capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lines {
    /// Pieces move and jump along diagonals.
    Diagonals,
    /// Diagonals, rows and columns.
    All,
}

impl Lines {
    /// The directions of these lines.
    pub const fn directions(self) -> &'static [Direction] {
        match self {
            Lines::Diagonals => &Direction::ALL,
            Lines::All => &Direction::WITH_STRAIGHT,
        }
    }
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
    /// They leave the board as they are jumped.
    LeaveAtOnce,
    /// They go under the taker at once.
    GoUnderTheTaker,
}
