//! Lines of play as text.

use damier_pdn::{Notation, write_move};
use damier_rules::{Move, Position};

/// The moves of a line as a notation writes them.
pub fn written(from: &Position, line: &[Move], notation: &Notation) -> Vec<String> {
    let mut position = *from;
    let mut texts = Vec::new();
    for mv in line {
        texts.push(write_move(&position, mv, notation));
        position = position.play_unchecked(mv);
    }
    texts
}
