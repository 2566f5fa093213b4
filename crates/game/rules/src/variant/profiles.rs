//! The profiles of the games of the official codes. A new variant is a profile more; the compiler names what is missing.

use super::{CaptureChoice, Captured, Goal, Kings, Landing, LastRow, Lines, MenCapture, Profile, Ruleset};
use crate::refusal::clauses as refusals;
use crate::rulebook::{SquareNames, movement};
use crate::{Board, Color};

pub(super) const INTERNATIONAL: Profile = Profile {
    name: "international",
    title: "international draughts",
    rules: INTERNATIONAL_RULES,
    squares: SquareNames::Numbers,
    numbers_from_white: false,
    capture_sign: 'x',
    game_type: 20,
    words: &["international"],
    hub_name: "normal",
    file_number: 0,
    usual_rulebook: "fmjd-100",
    national_rulebook: "ua2023-100",
    movement: &movement::INTERNATIONAL,
    refusals: &refusals::INTERNATIONAL,
};

pub(super) const RUSSIAN: Profile = Profile {
    name: "russian",
    title: "Russian draughts",
    rules: RUSSIAN_RULES,
    squares: SquareNames::Letters,
    numbers_from_white: false,
    capture_sign: ':',
    game_type: 25,
    words: &["russian"],
    hub_name: "russian",
    file_number: 1,
    usual_rulebook: "ua2023-russian",
    national_rulebook: "ua2023-russian",
    movement: &movement::RUSSIAN,
    refusals: &refusals::RUSSIAN,
};

pub(super) const BRAZILIAN: Profile = Profile {
    name: "brazilian",
    title: "Brazilian draughts",
    rules: BRAZILIAN_RULES,
    squares: SquareNames::Letters,
    numbers_from_white: false,
    capture_sign: 'x',
    game_type: 26,
    words: &["brazilian"],
    hub_name: "brazilian",
    file_number: 2,
    usual_rulebook: "ua2023-brazilian",
    national_rulebook: "ua2023-brazilian",
    movement: &movement::BRAZILIAN,
    refusals: &refusals::BRAZILIAN,
};

pub(super) const ENGLISH: Profile = Profile {
    name: "english",
    title: "English draughts",
    rules: ENGLISH_RULES,
    squares: SquareNames::Numbers,
    numbers_from_white: false,
    capture_sign: 'x',
    game_type: 21,
    words: &["english", "american", "checkers"],
    hub_name: "english",
    file_number: 3,
    usual_rulebook: "wcdf-checkers",
    national_rulebook: "ua2023-checkers",
    movement: &movement::ENGLISH,
    refusals: &refusals::ENGLISH,
};

pub(super) const COLUMNS: Profile = Profile {
    name: "columns",
    title: "Russian columns",
    rules: COLUMNS_RULES,
    squares: SquareNames::Letters,
    numbers_from_white: false,
    capture_sign: ':',
    game_type: 60,
    words: &["bashni", "columns"],
    hub_name: "columns",
    file_number: 4,
    usual_rulebook: "columns-russian",
    national_rulebook: "columns-russian",
    movement: &movement::COLUMNS,
    refusals: &refusals::COLUMNS,
};

pub(super) const LASCA: Profile = Profile {
    name: "lasca",
    title: "Lasca",
    rules: LASCA_RULES,
    squares: SquareNames::Numbers,
    numbers_from_white: false,
    capture_sign: ':',
    game_type: 61,
    words: &["lasca"],
    hub_name: "lasca",
    file_number: 5,
    usual_rulebook: "columns-lasca",
    national_rulebook: "columns-lasca",
    movement: &movement::LASCA,
    refusals: &refusals::LASCA,
};

/// FMJD-I.2.1, FMJD-I.2.8, UA13-III.1.2, UA-V.Inv.8.
pub(super) const INTERNATIONAL_RULES: Ruleset = Ruleset {
    board: Board::Hundred,
    pieces: 20,
    first: Color::White,                   // FMJD-I.3.3, UA-V.Move.3
    men_capture: MenCapture::BothWays,     // FMJD-I.4.1, UA13-III.3.7, UA-V.Cap.1
    kings: Kings::Flying,                  // FMJD-I.3.9, FMJD-I.4.3, UA-V.Move.9
    choice: CaptureChoice::MostPieces,     // FMJD-I.4.13, UA13-III.3.10, UA-V.Cap.13
    last_row: LastRow::GoesOnAsMan,        // FMJD-I.4.15, UA13-III.3.8, UA-V.Cap.15
    captured: Captured::LeaveAfterTheMove, // FMJD-I.4.8, FMJD-I.4.11, UA13-III.3.6, UA-V.Cap.11
    men_take_kings: true,                  // FMJD-I.4.1
    landing: Landing::Anywhere,            // FMJD-I.4.3
    lines: Lines::Diagonals,               // FMJD-I.4.1
    goal: Goal::LeaveNoMove,               // FMJD-I.7.2
    king_rests_after: None,                // FMJD-I.3.9
};

/// Russian draughts (UA-VI.Inv.7, UA13-II.1.2.1).
pub(super) const RUSSIAN_RULES: Ruleset = Ruleset {
    board: Board::SixtyFour,
    pieces: 12,
    first: Color::White,                   // UA-VI.Move.3
    men_capture: MenCapture::BothWays,     // UA13-II.3.7.1, UA-VI.Cap.1
    kings: Kings::Flying,                  // UA13-II.2.5.1, UA-VI.Move.8
    choice: CaptureChoice::Free,           // UA13-II.3.7.3, UA-VI.Cap.13
    last_row: LastRow::GoesOnAsKing,       // UA13-II.3.7.2, UA-VI.Cap.14
    captured: Captured::LeaveAfterTheMove, // UA13-II.3.5, UA13-II.3.6, UA-VI.Cap.11
    ..INTERNATIONAL_RULES
};

/// FMJD-Ibis.2.8, UA13-II.1.2.1 (D-01).
pub(super) const BRAZILIAN_RULES: Ruleset = Ruleset {
    choice: CaptureChoice::MostPieces, // FMJD-Ibis.4.13, UA13-II.3.8.4, UA-VI.Cap.16.1
    last_row: LastRow::GoesOnAsMan,    // FMJD-Ibis.4.15, UA13-II.3.8.2, UA-VI.Cap.16.2
    ..RUSSIAN_RULES
};

/// WCDF-1.11, UA13-II.1.2.2, UA-VII.Inv.9.
pub(super) const ENGLISH_RULES: Ruleset = Ruleset {
    board: Board::SixtyFour,
    pieces: 12,
    first: Color::Black,                   // WCDF-1.13, UA-VII.Inv.11
    men_capture: MenCapture::Forward,      // WCDF-1.18, UA13-II.3.9.1, UA-VII.Cap.1
    kings: Kings::Short,                   // WCDF-1.17, WCDF-1.21, UA-VII.Move.3
    choice: CaptureChoice::Free,           // WCDF-1.20, UA13-II.3.9.3, UA-VII.Cap.2.2
    last_row: LastRow::Stops,              // WCDF-1.19, UA13-II.3.9.4, UA-VII.Cap.2.1
    captured: Captured::LeaveAfterTheMove, // WCDF-1.19, D-03b
    ..RUSSIAN_RULES
};

/// Russian columns (COL-1.1.1, COL-1.2.1a).
const COLUMNS_RULES: Ruleset = Ruleset {
    first: Color::White,                 // COL-1.7.1
    men_capture: MenCapture::BothWays,   // COL-1.6.2
    kings: Kings::Flying,                // COL-1.5.3, COL-1.6.3bis-a
    choice: CaptureChoice::Free,         // COL-1.6.3c
    last_row: LastRow::GoesOnAsKing,     // COL-1.6.3bis-d
    captured: Captured::GoUnderTheTaker, // COL-1.6.1b, COL-1.6.1c
    ..RUSSIAN_RULES
};

/// Lasca (COL-2.1.1, COL-2.2.1a).
const LASCA_RULES: Ruleset = Ruleset {
    board: Board::FortyNine,
    pieces: 11,
    men_capture: MenCapture::Forward, // COL-2.4.1a
    kings: Kings::Short,              // COL-2.4.1b
    last_row: LastRow::Stops,         // COL-2.4.2
    ..COLUMNS_RULES                   // COL-2.4.3
};
