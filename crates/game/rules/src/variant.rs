//! The six variants as tables of choices, each with its clauses; the generators ask the tables.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{Board, Color};

/// A variant of the game: how pieces stand, move and capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
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

    /// The name used on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Variant::International => "international",
            Variant::Russian => "russian",
            Variant::Brazilian => "brazilian",
            Variant::English => "english",
            Variant::Columns => "columns",
            Variant::Lasca => "lasca",
        }
    }

    /// The name as a sentence uses it.
    ///
    /// ```
    /// assert_eq!(damier_rules::Variant::Columns.title(), "Russian columns");
    /// ```
    pub const fn title(self) -> &'static str {
        match self {
            Variant::International => "international draughts",
            Variant::Russian => "Russian draughts",
            Variant::Brazilian => "Brazilian draughts",
            Variant::English => "English draughts",
            Variant::Columns => "Russian columns",
            Variant::Lasca => "Lasca",
        }
    }

    /// The table of choices that makes this variant.
    pub const fn rules(self) -> &'static Ruleset {
        match self {
            Variant::International => &INTERNATIONAL,
            Variant::Russian => &RUSSIAN,
            Variant::Brazilian => &BRAZILIAN,
            Variant::English => &ENGLISH,
            Variant::Columns => &COLUMNS,
            Variant::Lasca => &LASCA,
        }
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
#[error(
    "no variant is called \"{0}\"; there are international, russian, brazilian, english, columns and lasca"
)]
pub struct UnknownVariant(pub String);

impl FromStr for Variant {
    type Err = UnknownVariant;

    fn from_str(text: &str) -> Result<Variant, UnknownVariant> {
        Variant::ALL
            .into_iter()
            .find(|variant| variant.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownVariant(text.to_owned()))
    }
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

/// FMJD-I.2.1, FMJD-I.2.8, UA13-III.1.2, UA-V.Inv.8.
const INTERNATIONAL: Ruleset = Ruleset {
    board: Board::Hundred,
    pieces: 20,
    first: Color::White,                   // FMJD-I.3.3, UA-V.Move.3
    men_capture: MenCapture::BothWays,     // FMJD-I.4.1, UA13-III.3.7, UA-V.Cap.1
    kings: Kings::Flying,                  // FMJD-I.3.9, FMJD-I.4.3, UA-V.Move.9
    choice: CaptureChoice::MostPieces,     // FMJD-I.4.13, UA13-III.3.10, UA-V.Cap.13
    last_row: LastRow::GoesOnAsMan,        // FMJD-I.4.15, UA13-III.3.8, UA-V.Cap.15
    captured: Captured::LeaveAfterTheMove, // FMJD-I.4.8, FMJD-I.4.11, UA13-III.3.6, UA-V.Cap.11
};

/// UA-VI.Inv.7, UA13-II.1.2.1.
const RUSSIAN: Ruleset = Ruleset {
    board: Board::SixtyFour,
    pieces: 12,
    first: Color::White,                   // UA-VI.Move.3
    men_capture: MenCapture::BothWays,     // UA13-II.3.7.1, UA-VI.Cap.1
    kings: Kings::Flying,                  // UA13-II.2.5.1, UA-VI.Move.8
    choice: CaptureChoice::Free,           // UA13-II.3.7.3, UA-VI.Cap.13
    last_row: LastRow::GoesOnAsKing,       // UA13-II.3.7.2, UA-VI.Cap.14
    captured: Captured::LeaveAfterTheMove, // UA13-II.3.5, UA13-II.3.6, UA-VI.Cap.11
};

/// FMJD-Ibis.2.8, UA13-II.1.2.1 (D-01).
const BRAZILIAN: Ruleset = Ruleset {
    choice: CaptureChoice::MostPieces, // FMJD-Ibis.4.13, UA13-II.3.8.4, UA-VI.Cap.16.1
    last_row: LastRow::GoesOnAsMan,    // FMJD-Ibis.4.15, UA13-II.3.8.2, UA-VI.Cap.16.2
    ..RUSSIAN
};

/// WCDF-1.11, UA13-II.1.2.2, UA-VII.Inv.9.
const ENGLISH: Ruleset = Ruleset {
    board: Board::SixtyFour,
    pieces: 12,
    first: Color::Black,                   // WCDF-1.13, UA-VII.Inv.11
    men_capture: MenCapture::Forward,      // WCDF-1.18, UA13-II.3.9.1, UA-VII.Cap.1
    kings: Kings::Short,                   // WCDF-1.17, WCDF-1.21, UA-VII.Move.3
    choice: CaptureChoice::Free,           // WCDF-1.20, UA13-II.3.9.3, UA-VII.Cap.2.2
    last_row: LastRow::Stops,              // WCDF-1.19, UA13-II.3.9.4, UA-VII.Cap.2.1
    captured: Captured::LeaveAfterTheMove, // WCDF-1.19, D-03b
};

/// COL-1.1.1, COL-1.2.1a.
const COLUMNS: Ruleset = Ruleset {
    first: Color::White,                 // COL-1.7.1
    men_capture: MenCapture::BothWays,   // COL-1.6.2
    kings: Kings::Flying,                // COL-1.5.3, COL-1.6.3bis-a
    choice: CaptureChoice::Free,         // COL-1.6.3c
    last_row: LastRow::GoesOnAsKing,     // COL-1.6.3bis-d
    captured: Captured::GoUnderTheTaker, // COL-1.6.1b, COL-1.6.1c
    ..RUSSIAN
};

/// COL-2.1.1, COL-2.2.1a.
const LASCA: Ruleset = Ruleset {
    board: Board::FortyNine,
    pieces: 11,
    men_capture: MenCapture::Forward, // COL-2.4.1a
    kings: Kings::Short,              // COL-2.4.1b
    last_row: LastRow::Stops,         // COL-2.4.2
    ..COLUMNS                         // COL-2.4.3
};
