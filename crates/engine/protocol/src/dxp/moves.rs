//! Moves in messages: departure, arrival and the captured squares.

use damier_rules::{Move, Position, Square, SquareSet};

use super::Message;

/// The message for a move that took so many seconds.
pub fn move_message(mv: &Move, seconds: u16) -> Message {
    let captured = mv.jumped().iter().map(|square| square.number()).collect();
    Message::Move { seconds, from: mv.from().number(), to: mv.to().number(), captured }
}

/// The legal move of a position with these squares, the captured ones in any order.
///
/// ```
/// use damier_protocol::dxp::{move_message, read_move};
/// use damier_rules::{Position, Variant};
///
/// let start = Position::start(Variant::International);
/// let mv = read_move(&start, 32, 28, &[]).expect("a legal move");
/// assert_eq!(move_message(&mv, 12).to_string(), "M0012322800");
/// assert_eq!(read_move(&start, 32, 28, &[22]), None);
/// ```
pub fn read_move(position: &Position, from: u8, to: u8, captured: &[u8]) -> Option<Move> {
    let numbers = |set: SquareSet| -> Vec<u8> {
        position.board().squares().filter(|square| set.contains(*square)).map(Square::number).collect()
    };
    let mut wanted = captured.to_vec();
    wanted.sort_unstable();
    let is_meant =
        |mv: &Move| mv.from().number() == from && mv.to().number() == to && numbers(mv.captured()) == wanted;
    position.legal_moves().into_iter().find(is_meant)
}
