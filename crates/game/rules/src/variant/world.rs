//! The profiles of games that are played by the rules of their own federations and sites.
//!
//! | game | source of its rules |
//! | --- | --- |
//! | Italian | Federazione Italiana Dama, Regolamento tecnico, Capo I (`FID`) |
//! | Spanish, Portuguese | Federação Portuguesa de Damas, Regras do jogo de damas clássicas, 2013 (`FPD`) |
//! | Czech | Česká federace dámy, Pravidla české dámy (`CFD`) |
//! | pool | American Pool Checker Association, Tournament rules of play (`APCA`) |
//! | Thai | Mindsports, Thai draughts (`MINDSPORTS`) |
//! | Frisian, Frysk! | World Federation of Frisian Draughts, Official rules, 2011 (`WFD`) |
//! | antidraughts, breakthrough | lidraughts.org, the pages of its variants (`LIDRAUGHTS`) |

use super::profiles::{BRAZILIAN_RULES, ENGLISH_RULES, INTERNATIONAL, INTERNATIONAL_RULES};
use super::{CaptureChoice, Captured, Goal, Landing, LastRow, Lines, MenCapture, Profile, Ruleset};
use crate::refusal::world as refusals;
use crate::rulebook::{SquareNames, world_movement as movement};
use crate::{Board, Color, Kings};

pub(super) const ITALIAN: Profile = Profile {
    name: "italian",
    title: "Italian draughts",
    rules: ITALIAN_RULES,
    squares: SquareNames::Numbers,
    numbers_from_white: false, // FID-2.4
    capture_sign: 'x',
    game_type: 22,
    words: &["italian"],
    hub_name: "italian",
    file_number: 6,
    usual_rulebook: "fid-italian",
    national_rulebook: "fid-italian",
    movement: &movement::ITALIAN,
    refusals: &refusals::ITALIAN,
};

pub(super) const SPANISH: Profile = Profile {
    name: "spanish",
    title: "Spanish draughts",
    rules: SPANISH_RULES,
    squares: SquareNames::Numbers,
    numbers_from_white: true, // FPD-2.1
    capture_sign: 'x',
    game_type: 24,
    words: &["spanish"],
    hub_name: "spanish",
    file_number: 7,
    usual_rulebook: "classic-spanish",
    national_rulebook: "classic-spanish",
    movement: &movement::SPANISH,
    refusals: &refusals::SPANISH,
};

pub(super) const PORTUGUESE: Profile = Profile {
    name: "portuguese",
    title: "Portuguese draughts",
    game_type: 28,
    words: &["portuguese"],
    hub_name: "portuguese",
    file_number: 8,
    usual_rulebook: "fpd-portuguese",
    national_rulebook: "fpd-portuguese",
    ..SPANISH
};

pub(super) const CZECH: Profile = Profile {
    name: "czech",
    title: "Czech draughts",
    rules: CZECH_RULES,
    squares: SquareNames::Letters,
    numbers_from_white: false,
    capture_sign: 'x',
    game_type: 29,
    words: &["czech"],
    hub_name: "czech",
    file_number: 9,
    usual_rulebook: "cfd-czech",
    national_rulebook: "cfd-czech",
    movement: &movement::CZECH,
    refusals: &refusals::CZECH,
};

pub(super) const POOL: Profile = Profile {
    name: "pool",
    title: "pool checkers",
    rules: POOL_RULES,
    squares: SquareNames::Numbers,
    numbers_from_white: false,
    capture_sign: 'x',
    game_type: 23,
    words: &["pool"],
    hub_name: "pool",
    file_number: 10,
    usual_rulebook: "apca-pool",
    national_rulebook: "apca-pool",
    movement: &movement::POOL,
    refusals: &refusals::POOL,
};

pub(super) const THAI: Profile = Profile {
    name: "thai",
    title: "Thai draughts",
    rules: THAI_RULES,
    squares: SquareNames::Numbers,
    numbers_from_white: true,
    capture_sign: '-',
    game_type: 31,
    words: &["thai", "makhos"],
    hub_name: "thai",
    file_number: 11,
    usual_rulebook: "makhos-thai",
    national_rulebook: "makhos-thai",
    movement: &movement::THAI,
    refusals: &refusals::THAI,
};

pub(super) const FRISIAN: Profile = Profile {
    name: "frisian",
    title: "Frisian draughts",
    rules: FRISIAN_RULES,
    squares: SquareNames::Numbers,
    numbers_from_white: false, // WFD-A.3
    capture_sign: 'x',
    game_type: 40,
    words: &["frisian"],
    hub_name: "frisian",
    file_number: 12,
    usual_rulebook: "wfd-frisian",
    national_rulebook: "wfd-frisian",
    movement: &movement::FRISIAN,
    refusals: &refusals::FRISIAN,
};

pub(super) const FRYSK: Profile = Profile {
    name: "frysk",
    title: "Frysk!",
    rules: Ruleset { pieces: 5, ..FRISIAN_RULES },
    game_type: 97,
    words: &["frysk"],
    hub_name: "frysk",
    file_number: 13,
    usual_rulebook: "wfd-frysk",
    national_rulebook: "wfd-frysk",
    ..FRISIAN
};

pub(super) const ANTIDRAUGHTS: Profile = Profile {
    name: "antidraughts",
    title: "antidraughts",
    rules: Ruleset { goal: Goal::HaveNoMove, ..INTERNATIONAL_RULES }, // LIDRAUGHTS-Antidraughts
    game_type: 98,
    words: &["antidraughts"],
    hub_name: "losing",
    file_number: 14,
    usual_rulebook: "lidraughts-antidraughts",
    national_rulebook: "lidraughts-antidraughts",
    refusals: &refusals::ANTIDRAUGHTS,
    ..INTERNATIONAL
};

pub(super) const BREAKTHROUGH: Profile = Profile {
    name: "breakthrough",
    title: "breakthrough",
    rules: Ruleset { goal: Goal::FirstKing, ..INTERNATIONAL_RULES }, // LIDRAUGHTS-Breakthrough
    game_type: 96,
    words: &["breakthrough"],
    hub_name: "bt",
    file_number: 15,
    usual_rulebook: "lidraughts-breakthrough",
    national_rulebook: "lidraughts-breakthrough",
    ..INTERNATIONAL
};

/// FID-2.1, FID-2.3, FID-2.5.
const ITALIAN_RULES: Ruleset = Ruleset {
    board: Board::Mirrored,
    first: Color::White,                      // FID-3.4
    men_capture: MenCapture::Forward,         // FID-5.3
    men_take_kings: false,                    // FID-5.3
    kings: Kings::Short,                      // FID-4.7
    choice: CaptureChoice::MostThenStrongest, // FID-6.6 to FID-6.9
    ..ENGLISH_RULES
};

/// Spanish draughts (FPD-2.1.2, FPD-2.1.5).
const SPANISH_RULES: Ruleset = Ruleset {
    board: Board::Mirrored,
    first: Color::White,
    men_capture: MenCapture::Forward,
    choice: CaptureChoice::MostThenKings, // FPD-3.1
    last_row: LastRow::Stops,
    ..BRAZILIAN_RULES
};

/// Czech draughts (CFD-2.1, CFD-2.4).
const CZECH_RULES: Ruleset = Ruleset {
    men_capture: MenCapture::Forward,    // CFD-4.1
    choice: CaptureChoice::KingsGoFirst, // CFD-4.14
    last_row: LastRow::Stops,
    ..BRAZILIAN_RULES
};

/// APCA-1, APCA-2, APCA-5.
const POOL_RULES: Ruleset = Ruleset {
    first: Color::Black,         // APCA-7
    choice: CaptureChoice::Free, // APCA-20
    ..BRAZILIAN_RULES
};

/// Eight men a side on the first two rows (MINDSPORTS-Thai.Rules).
const THAI_RULES: Ruleset = Ruleset {
    pieces: 8,
    first: Color::Black,
    men_capture: MenCapture::Forward,
    choice: CaptureChoice::Free,
    last_row: LastRow::Stops,
    landing: Landing::RightBehind,
    captured: Captured::LeaveAtOnce,
    ..BRAZILIAN_RULES
};

/// WFD-A.1 to WFD-A.6.
const FRISIAN_RULES: Ruleset = Ruleset {
    lines: Lines::All,                    // WFD-B.7
    choice: CaptureChoice::GreatestValue, // WFD-B
    king_rests_after: Some(3),            // WFD-B
    ..INTERNATIONAL_RULES
};
