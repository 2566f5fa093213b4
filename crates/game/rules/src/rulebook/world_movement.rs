//! Where the sources of the games without an official code say how pieces stand, move and capture. A number is that of
//! an article; where only the chapter is known, the chapter.

use super::movement::MovementClauses;

pub(crate) const ITALIAN: MovementClauses = MovementClauses {
    board: &["FID-2.1", "FID-2.2", "FID-2.3"],
    pieces: &["FID-2.5"],
    first_move: &["FID-3.4"],
    man: &["FID-4"],
    king: &["FID-4.7"],
    capture: &["FID-5"],
    capture_by_man: &["FID-5.3"],
    capture_by_king: &["FID-5"],
    several_captures: &["FID-6"],
    choice: &["FID-6.6", "FID-6.7", "FID-6.8", "FID-6.9"],
    last_row_in_capture: &["FID-6"],
    last_row: &["FID-4"],
    captured_pieces: &["FID-3.5"],
};

pub(crate) const SPANISH: MovementClauses = MovementClauses {
    board: &["FPD-2.1.2", "FPD-2.1.5"],
    pieces: &["FPD-2.2"],
    first_move: &["FPD-2.3"],
    man: &["FPD-2.2"],
    king: &["FPD-2.2"],
    capture: &["FPD-3.1"],
    capture_by_man: &["FPD-2.2"],
    capture_by_king: &["FPD-2.2"],
    several_captures: &["FPD-3.1"],
    choice: &["FPD-3.1"],
    last_row_in_capture: &["FPD-2.2"],
    last_row: &["FPD-2.2"],
    captured_pieces: &["FPD-3.1"],
};

pub(crate) const CZECH: MovementClauses = MovementClauses {
    board: &["CFD-2.1", "CFD-2.4"],
    pieces: &["CFD-2"],
    first_move: &["CFD-2"],
    man: &["CFD-3"],
    king: &["CFD-3.9"],
    capture: &["CFD-4"],
    capture_by_man: &["CFD-4.1"],
    capture_by_king: &["CFD-4"],
    several_captures: &["CFD-4"],
    choice: &["CFD-4.14"],
    last_row_in_capture: &["CFD-4"],
    last_row: &["CFD-3"],
    captured_pieces: &["CFD-4"],
};

pub(crate) const POOL: MovementClauses = MovementClauses {
    board: &["APCA-1", "APCA-2"],
    pieces: &["APCA-5"],
    first_move: &["APCA-7"],
    man: &["APCA-14"],
    king: &["APCA-15"],
    capture: &["APCA-20"],
    capture_by_man: &["APCA-14"],
    capture_by_king: &["APCA-15"],
    several_captures: &["APCA-20"],
    choice: &["APCA-20"],
    last_row_in_capture: &["APCA-16", "APCA-22"],
    last_row: &["APCA-23"],
    captured_pieces: &["APCA-19"],
};

const THAI_RULES: &[&str] = &["MINDSPORTS-Thai.Rules"];
const THAI_MOVES: &[&str] = &["MINDSPORTS-Thai.Movement"];
const THAI_CAPTURES: &[&str] = &["MINDSPORTS-Thai.Capture"];

pub(crate) const THAI: MovementClauses = MovementClauses {
    board: THAI_RULES,
    pieces: THAI_RULES,
    first_move: THAI_RULES,
    man: THAI_MOVES,
    king: THAI_MOVES,
    capture: THAI_CAPTURES,
    capture_by_man: THAI_CAPTURES,
    capture_by_king: THAI_CAPTURES,
    several_captures: THAI_CAPTURES,
    choice: THAI_CAPTURES,
    last_row_in_capture: THAI_CAPTURES,
    last_row: THAI_MOVES,
    captured_pieces: THAI_CAPTURES,
};

pub(crate) const FRISIAN: MovementClauses = MovementClauses {
    board: &["WFD-A.1", "WFD-A.2"],
    pieces: &["WFD-A.4"],
    first_move: &["WFD-A.6"],
    man: &["WFD-B.7"],
    king: &["WFD-B.9"],
    capture: &["WFD-B"],
    capture_by_man: &["WFD-B.7"],
    capture_by_king: &["WFD-B.9"],
    several_captures: &["WFD-B"],
    choice: &["WFD-B"],
    last_row_in_capture: &["WFD-B.8"],
    last_row: &["WFD-B.8"],
    captured_pieces: &["WFD-B"],
};
