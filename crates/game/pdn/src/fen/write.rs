//! Writing FEN.

use damier_rules::{Board, Color, Setup, Square, Tower};

use super::push_tower;
use crate::Numbering;
use crate::numbering::number;

/// Writes a position as the PDN standard demands, squares named as [`Numbering::of`] the variant.
///
/// ```
/// use damier_pdn::write_fen;
/// use damier_rules::{Setup, Variant};
/// let start = Setup::start(Variant::Lasca);
/// assert_eq!(
///     write_fen(&start),
///     "W:W1,2,3,4,5,6,7,8,9,10,11:B15,16,17,18,19,20,21,22,23,24,25"
/// );
/// ```
pub fn write_fen(setup: &Setup) -> String {
    let mut text = String::from(setup.to_move.letter());
    for color in Color::ALL {
        text.push(':');
        text.push(color.letter());
        push_pieces(setup, color, &mut text);
    }
    text
}

/// Men, then kings, then towers of several pieces, each kind in the order of names.
fn push_pieces(setup: &Setup, color: Color, text: &mut String) {
    let board = setup.variant.board();
    let numbering = Numbering::of(setup.variant);
    let mut pieces: Vec<(Square, Tower)> =
        setup.placed.iter().filter(|(_, tower)| tower.owner() == color).copied().collect();
    pieces.sort_by_key(|(square, tower)| {
        let kind = if tower.height() > 1 { 2 } else { u8::from(tower.is_king()) };
        (kind, name_order(numbering, board, *square))
    });
    for (i, (square, tower)) in pieces.into_iter().enumerate() {
        if i > 0 {
            text.push(',');
        }
        if tower.height() == 1 && tower.is_king() {
            text.push('K');
        }
        numbering.push_name(board, square, text);
        if tower.height() > 1 {
            text.push('=');
            push_tower(tower, '+', text);
        }
    }
}

/// Algebraic names go by column and then by row, numbers by number.
pub(crate) fn name_order(numbering: Numbering, board: Board, square: Square) -> (u8, u8) {
    match numbering {
        _ if !board.has(square) => (0, square.number()),
        Numbering::Numbers(corner) => (0, number(board, corner, square)),
        Numbering::Algebraic | Numbering::Capitals => board.place(square),
    }
}
