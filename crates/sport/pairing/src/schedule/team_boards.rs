//! Colours on the boards of a team match: decided on board 1; odd boards have the same colour, even
//! boards the other (UA13-IV.14.3, UA-III.9.3).

use damier_rules::Color;

/// The colour of a team on a board, counted from 1, that has `first` on board 1.
pub const fn board_color(first: Color, board: usize) -> Color {
    if board.is_multiple_of(2) { first.opponent() } else { first }
}
