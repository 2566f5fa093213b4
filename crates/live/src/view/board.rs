//! Boards and pieces as a browser draws them: rows and columns counted from the top left, White at the bottom.

use damier_pdn::Numbering;
use damier_rules::{Board, Color, Position, Rank, Square, Tower};

use super::shown::{Piece, ShownBoard};

/// The board and the names of its squares.
pub(super) fn board(board: Board, squares: Numbering) -> ShownBoard {
    let size = board.size();
    let named = |square: Square| {
        let (column, row) = board.place(square);
        (squares.name(board, square), size - 1 - row, column)
    };
    let corner = board.at(0, size as i8 - 1);
    ShownBoard {
        rows: size,
        cols: size,
        dark_first: corner.is_some(),
        numbering: board.squares().map(named).collect(),
    }
}

/// What stands where.
pub(super) fn pieces(position: &Position, squares: Numbering) -> Vec<Piece> {
    let board = position.board();
    let placed = board.squares().filter_map(|square| Some((square, position.at(square)?)));
    placed.map(|(square, own)| Piece { sq: squares.name(board, square), tower: tower(own) }).collect()
}

/// From top to bottom: `w` and `b` are men, `W` and `B` kings.
fn tower(tower: Tower) -> String {
    let own = tower.own().map(|rank| letter(tower.owner(), rank));
    own.chain(tower.captives().map(|rank| letter(!tower.owner(), rank))).collect()
}

const fn letter(color: Color, rank: Rank) -> char {
    match (color, rank) {
        (Color::White, Rank::Man) => 'w',
        (Color::White, Rank::King) => 'W',
        (Color::Black, Rank::Man) => 'b',
        (Color::Black, Rank::King) => 'B',
    }
}
