//! Boards, pieces and moves as a browser draws them: rows and columns counted from the top left, White at the bottom.

use damier_pdn::Numbering;
use damier_rules::{Board, Color, Move, Position, Rank, Square, Tower};

use super::Choice;
use super::translated::{LastMove, LegalMove, Piece, ShownBoard};

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
    placed.map(|(square, own)| Piece::new(squares.name(board, square), own)).collect()
}

impl Piece {
    /// A tower on the square of this name.
    pub fn new(square: String, own: Tower) -> Piece {
        Piece { sq: square, tower: tower(own) }
    }
}

/// Squares by name.
fn names(board: Board, squares: Numbering, all: &[Square]) -> Vec<String> {
    all.iter().map(|square| squares.name(board, *square)).collect()
}

/// A move that has been made.
pub(super) fn last_move(board: Board, squares: Numbering, mv: &Move) -> LastMove {
    let mut path = names(board, squares, mv.squares());
    let from = path.remove(0);
    LastMove { from, path, taken: names(board, squares, mv.jumped()) }
}

/// A move that can be made.
pub(super) fn legal_move(board: Board, squares: Numbering, choice: &Choice) -> LegalMove {
    LegalMove {
        id: choice.id.clone(),
        text: choice.text.clone(),
        path: names(board, squares, choice.mv.squares()),
        taken: names(board, squares, choice.mv.jumped()),
    }
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
