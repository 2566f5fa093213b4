//! How pieces stand, move and capture, as rows of a printed rulebook: what the table of the variant
//! says, with the clauses of every code that plays it.

use super::Clause;
use crate::{CaptureChoice, Captured, Kings, Landing, LastRow, Lines, MenCapture, Variant};

/// One point: topic, rule, clauses.
pub(super) type Point = (&'static str, String, &'static [Clause]);

/// Everything the table of a variant says.
pub(super) fn points(variant: Variant) -> Vec<Point> {
    let rules = variant.rules();
    let size = rules.board.size();
    let cited = variant.profile().movement;
    let point = |topic, clauses, value: &str| (topic, value.to_owned(), clauses);
    vec![
        point("board", cited.board, &format!("{size} by {size}, {} squares of play", rules.board.len())),
        point("pieces", cited.pieces, &format!("{} a side", rules.pieces)),
        point("first move", cited.first_move, &format!("{} begins", rules.first)),
        point("man", cited.man, "one step forward"),
        point(
            "king",
            cited.king,
            match rules.kings {
                Kings::Flying if rules.king_rests_after.is_some() => {
                    "any distance in all directions, three moves in a row while its side has men"
                }
                Kings::Flying => "any distance in all directions",
                Kings::Short => "one step in all directions",
            },
        ),
        point("capture", cited.capture, "compulsory"),
        point(
            "capture by a man",
            cited.capture_by_man,
            match (rules.lines, rules.men_capture, rules.men_take_kings) {
                (Lines::All, ..) => "forward, backward, along rows and columns",
                (_, MenCapture::BothWays, _) => "forward and backward",
                (_, MenCapture::Forward, true) => "forward only",
                (_, MenCapture::Forward, false) => "forward only, and no kings",
            },
        ),
        point(
            "capture by a king",
            cited.capture_by_king,
            match (rules.kings, rules.landing) {
                (Kings::Flying, Landing::Anywhere) => "from any distance, landing anywhere behind",
                (Kings::Flying, Landing::RightBehind) => "from any distance, landing right behind",
                (Kings::Short, _) => "of a neighbour, landing right behind it",
            },
        ),
        point("several captures", cited.several_captures, "carried on as long as there is something to take"),
        point(
            "choice",
            cited.choice,
            match rules.choice {
                CaptureChoice::Free => "free",
                CaptureChoice::MostPieces => "the greatest number of pieces, whatever their rank",
                CaptureChoice::MostThenKings => "the greatest number of pieces, then the most kings",
                CaptureChoice::MostThenStrongest => {
                    "the greatest number of pieces, then with a king, then the most kings, then kings first"
                }
                CaptureChoice::KingsGoFirst => "with a king where one can capture, else free",
                CaptureChoice::GreatestValue => {
                    "the greatest value, a king a little less than two men, then with a king"
                }
            },
        ),
        point(
            "last row in a capture",
            cited.last_row_in_capture,
            match rules.last_row {
                LastRow::GoesOnAsMan => {
                    "the man goes on as a man if it can and stays one, else it is crowned"
                }
                LastRow::GoesOnAsKing => "the man is crowned and goes on as a king",
                LastRow::Stops => "the man is crowned and the move ends",
            },
        ),
        point(
            "last row without capture",
            cited.last_row,
            "the man is crowned and plays as a king from the next turn",
        ),
        point(
            "captured pieces",
            cited.captured_pieces,
            match rules.captured {
                Captured::LeaveAfterTheMove => "leave the board when the move is over",
                Captured::LeaveAtOnce => "leave the board as they are jumped",
                Captured::GoUnderTheTaker => "go under the taker at once",
            },
        ),
    ]
}

/// The clauses of all codes of a variant on each point.
#[derive(Debug)]
pub(crate) struct MovementClauses {
    pub(super) board: &'static [Clause],
    pub(super) pieces: &'static [Clause],
    pub(super) first_move: &'static [Clause],
    pub(super) man: &'static [Clause],
    pub(super) king: &'static [Clause],
    pub(super) capture: &'static [Clause],
    pub(super) capture_by_man: &'static [Clause],
    pub(super) capture_by_king: &'static [Clause],
    pub(super) several_captures: &'static [Clause],
    pub(super) choice: &'static [Clause],
    pub(super) last_row_in_capture: &'static [Clause],
    pub(super) last_row: &'static [Clause],
    pub(super) captured_pieces: &'static [Clause],
}

pub(crate) const INTERNATIONAL: MovementClauses = MovementClauses {
    board: &["FMJD-I.2.1", "FMJD-I.2.2", "UA13-III.1.1", "UA-V.Inv.1", "UA-V.Inv.2"],
    pieces: &["FMJD-I.2.8", "UA13-III.1.2", "UA-V.Inv.8"],
    first_move: &["FMJD-I.3.3", "UA13-III.1.2", "UA-V.Move.3"],
    man: &["FMJD-I.3.4", "UA13-III.2.3", "UA-V.Move.4"],
    king: &["FMJD-I.3.9", "UA13-III.2.5", "UA-V.Move.9"],
    capture: &["FMJD-I.4.1", "UA13-III.3.3", "UA-V.Cap.4"],
    capture_by_man: &["FMJD-I.4.1", "UA13-III.3.7", "UA-V.Cap.1"],
    capture_by_king: &["FMJD-I.4.3", "UA13-III.3.1", "UA-V.Cap.3"],
    several_captures: &["FMJD-I.4.5", "FMJD-I.4.6", "UA13-III.3.2", "UA-V.Cap.5", "UA-V.Cap.6"],
    choice: &["FMJD-I.4.13", "UA13-III.3.10", "UA-V.Cap.13"],
    last_row_in_capture: &["FMJD-I.4.15", "UA13-III.3.8", "UA13-III.3.9", "UA-V.Cap.15", "UA-V.Cap.16"],
    last_row: &["FMJD-I.3.8", "UA13-III.2.4", "UA-V.Move.8"],
    captured_pieces: &["FMJD-I.4.11", "UA13-III.3.6", "UA-V.Cap.11"],
};

pub(crate) const RUSSIAN: MovementClauses = MovementClauses {
    board: &["UA13-II.1.1", "UA-VI.Inv.1", "UA-VI.Inv.2"],
    pieces: &["UA13-II.1.2.1", "UA-VI.Inv.7"],
    first_move: &["UA13-II.1.2.1", "UA-VI.Move.3"],
    man: &["UA13-II.2.3", "UA-VI.Move.5"],
    king: &["UA13-II.2.5.1", "UA-VI.Move.8"],
    capture: &["UA13-II.3.3", "UA-VI.Cap.4"],
    capture_by_man: &["UA13-II.3.7.1", "UA-VI.Cap.1"],
    capture_by_king: &["UA13-II.3.1", "UA-VI.Cap.3"],
    several_captures: &["UA13-II.3.2", "UA-VI.Cap.5"],
    choice: &["UA13-II.3.7.3", "UA-VI.Cap.13"],
    last_row_in_capture: &["UA13-II.3.7.2", "UA-VI.Cap.14"],
    last_row: &["UA13-II.2.4", "UA-VI.Cap.15"],
    captured_pieces: &["UA13-II.3.6", "UA-VI.Cap.11"],
};

pub(crate) const BRAZILIAN: MovementClauses = MovementClauses {
    board: &["FMJD-Ibis.2.1", "FMJD-Ibis.2.2", "UA13-II.1.1", "UA-VI.Inv.1", "UA-VI.Inv.2"],
    pieces: &["FMJD-Ibis.2.8", "UA13-II.1.2.1", "UA-VI.Inv.7"],
    first_move: &["FMJD-Ibis.3.3", "UA13-II.1.2.1", "UA-VI.Move.3"],
    man: &["FMJD-Ibis.3.4", "UA13-II.2.3", "UA-VI.Move.5"],
    king: &["FMJD-Ibis.3.9", "UA13-II.2.5.1", "UA-VI.Move.8"],
    capture: &["FMJD-Ibis.4.1", "UA13-II.3.3", "UA-VI.Cap.4"],
    capture_by_man: &["FMJD-Ibis.4.1", "UA13-II.3.8.1", "UA-VI.Cap.1"],
    capture_by_king: &["FMJD-Ibis.4.3", "UA13-II.3.1", "UA-VI.Cap.3"],
    several_captures: &["FMJD-Ibis.4.5", "UA13-II.3.2", "UA-VI.Cap.5"],
    choice: &["FMJD-Ibis.4.13", "UA13-II.3.8.4", "UA-VI.Cap.16.1"],
    last_row_in_capture: &[
        "FMJD-Ibis.4.15",
        "UA13-II.3.8.2",
        "UA13-II.3.8.3",
        "UA-VI.Cap.16.2",
        "UA-VI.Cap.16.3",
    ],
    last_row: &["FMJD-Ibis.3.8", "UA13-II.2.4", "UA-VI.Cap.15"],
    captured_pieces: &["FMJD-Ibis.4.11", "UA13-II.3.6", "UA-VI.Cap.11"],
};

pub(crate) const ENGLISH: MovementClauses = MovementClauses {
    board: &["UA13-II.1.1", "UA-VII.Inv.1", "WCDF-1.1"],
    pieces: &["UA13-II.1.2.2", "UA-VII.Inv.9", "WCDF-1.11"],
    first_move: &["UA13-II.1.2.2", "UA-VII.Inv.11", "WCDF-1.13"],
    man: &["UA13-II.2.3", "UA-VII.Move.1", "WCDF-1.15"],
    king: &["UA13-II.2.6.1", "UA-VII.Move.3", "WCDF-1.17"],
    capture: &["UA13-II.3.3", "UA-VII.Cap.2.2", "WCDF-1.20"],
    capture_by_man: &["UA13-II.3.9.1", "UA-VII.Cap.1", "WCDF-1.18"],
    capture_by_king: &["UA13-II.3.9.2", "UA-VII.Cap.3", "WCDF-1.21"],
    several_captures: &["UA13-II.3.2", "UA-VII.Cap.2.1", "WCDF-1.19"],
    choice: &["UA13-II.3.9.3", "UA-VII.Cap.2.2", "WCDF-1.20"],
    last_row_in_capture: &["UA13-II.3.9.4", "UA-VII.Cap.2.1", "WCDF-1.19"],
    last_row: &["UA13-II.2.4", "UA-VII.Move.2", "WCDF-1.16"],
    captured_pieces: &["UA13-II.3.6", "UA-VII.Cap.2.1", "WCDF-1.19"],
};

pub(crate) const COLUMNS: MovementClauses = MovementClauses {
    board: &["COL-1.1.1"],
    pieces: &["COL-1.2.1a"],
    first_move: &["COL-1.7.1"],
    man: &["COL-1.5.1", "COL-1.5.2a"],
    king: &["COL-1.5.3"],
    capture: &["COL-1.6.1a"],
    capture_by_man: &["COL-1.6.2"],
    capture_by_king: &["COL-1.6.3bis-a", "COL-1.6.3bis-b"],
    several_captures: &["COL-1.6.3a", "COL-1.6.3bis-c"],
    choice: &["COL-1.6.3c", "COL-1.6.3bis-f"],
    last_row_in_capture: &["COL-1.6.3bis-d"],
    last_row: &["COL-1.5.2b", "COL-1.6.3bis-e"],
    captured_pieces: &["COL-1.6.1b", "COL-1.6.1c"],
};

/// Where Lasca says nothing of its own, the rules of Russian columns hold (COL-2.4.3).
pub(crate) const LASCA: MovementClauses = MovementClauses {
    board: &["COL-2.1.1"],
    pieces: &["COL-2.2.1a"],
    man: &["COL-2.4.1a"],
    king: &["COL-2.4.1b"],
    capture_by_man: &["COL-2.4.1a"],
    capture_by_king: &["COL-2.4.1b"],
    last_row_in_capture: &["COL-2.4.2"],
    ..COLUMNS
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rulebook;

    #[test]
    fn every_rulebook_has_a_clause_on_every_point() {
        for book in Rulebook::all() {
            for (topic, _, clauses) in points(book.variant) {
                assert!(!book.own(clauses).is_empty(), "{} says nothing on {topic}", book.name);
            }
        }
    }
}
