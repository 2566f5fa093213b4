//! The way a capture goes: its turning squares, its long form, every square it passes, and how well
//! squares named in a text agree with it.

use std::cmp::Ordering;

use damier_rules::{Board, Direction, Move, Square};

/// How well the squares named between departure and arrival agree with a capture, best first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Agreement {
    /// They tell the whole route. Two different captures never agree so with the same squares, since
    /// straight lines between the named squares leave no choice.
    Whole,
    /// They are some of the landing squares (UA-VIII.Fmt.3.3).
    Landings,
    /// They lie on the lines the piece follows; older files name such squares.
    Lines,
    /// Captured squares are named among them.
    LinesAndCaptured,
}

/// How the squares named agree with a move between the same ends; `None` when they do not.
pub(super) fn agreement(board: Board, mv: &Move, named: &[Square]) -> Option<Agreement> {
    let landings = inner(mv);
    if named == landings || named == turns(board, mv) {
        return Some(Agreement::Whole);
    }
    let long = every_jump(board, mv);
    if named == long {
        return Some(Agreement::Whole);
    }
    if is_part(named, landings) || is_part(named, &long) {
        return Some(Agreement::Landings);
    }
    let passed = passed(board, mv);
    if is_part(named, &passed) {
        let captured = named.iter().any(|square| mv.captured().contains(*square));
        let mut free = passed;
        free.retain(|square| !mv.captured().contains(*square));
        let lines = !captured || is_part(named, &free);
        return Some(if lines { Agreement::Lines } else { Agreement::LinesAndCaptured });
    }
    None
}

/// The landing squares between departure and arrival.
fn inner(mv: &Move) -> &[Square] {
    let squares = mv.squares();
    &squares[1..squares.len() - 1]
}

/// The squares where the direction changes (UA-VI.Not.5.5, COL-1.10.10, COL-2.3.5).
pub(super) fn turns(board: Board, mv: &Move) -> Vec<Square> {
    mv.squares()
        .windows(3)
        .filter(|three| direction(board, three[0], three[1]) != direction(board, three[1], three[2]))
        .map(|three| three[1])
        .collect()
}

/// The long form of the PDN standard: at a turn the square of the turn, otherwise the square right
/// behind the captured piece.
pub(super) fn every_jump(board: Board, mv: &Move) -> Vec<Square> {
    mv.squares()
        .windows(3)
        .zip(mv.jumped())
        .map(|(three, over)| {
            let before = direction(board, three[0], three[1]);
            if before == direction(board, three[1], three[2]) {
                before.and_then(|way| board.step(*over, way)).unwrap_or(three[1])
            } else {
                three[1]
            }
        })
        .collect()
}

/// Every square between departure and arrival, in order, captured ones included.
fn passed(board: Board, mv: &Move) -> Vec<Square> {
    let mut passed = Vec::new();
    for pair in mv.squares().windows(2) {
        if let Some(way) = direction(board, pair[0], pair[1]) {
            passed.extend(board.line(pair[0], way).take_while(|square| *square != pair[1]));
        }
        passed.push(pair[1]);
    }
    passed.pop();
    passed
}

/// The direction from one square to another on the same line.
fn direction(board: Board, from: Square, to: Square) -> Option<Direction> {
    let ((column, row), (to_column, to_row)) = (board.place(from), board.place(to));
    Some(match (to_column.cmp(&column), to_row.cmp(&row)) {
        (Ordering::Equal, Ordering::Equal) => return None,
        (Ordering::Less, Ordering::Greater) => Direction::UpLeft,
        (Ordering::Greater, Ordering::Greater) => Direction::UpRight,
        (Ordering::Less, Ordering::Less) => Direction::DownLeft,
        (Ordering::Greater, Ordering::Less) => Direction::DownRight,
        (Ordering::Less, Ordering::Equal) => Direction::Left,
        (Ordering::Greater, Ordering::Equal) => Direction::Right,
        (Ordering::Equal, Ordering::Greater) => Direction::Up,
        (Ordering::Equal, Ordering::Less) => Direction::Down,
    })
}

/// Whether the first list occurs in the second in this order, perhaps with others between.
fn is_part(some: &[Square], all: &[Square]) -> bool {
    let mut all = all.iter();
    some.iter().all(|square| all.any(|other| other == square))
}
