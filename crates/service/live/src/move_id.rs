//! The ID of a move: every square it touches down on, named as the code names them.
//!
//! Straight lines between these squares leave no choice, so two moves of a position never share an ID. The squares
//! of a quiet move are joined by `-`, those of a capture by `x`, whatever signs the code prints.

use damier_pdn::{MoveTextError, Notation, read_move};
use damier_rules::{Move, Position, Rulebook, Square};

use crate::{LiveGame, Refused};

/// Longer lists of routes are cut down to one route for each outcome.
const MOST_ROUTES: usize = 64;

/// The ID of a move.
pub(crate) fn of(position: &Position, mv: &Move, notation: &Notation) -> String {
    let (board, sign) = (position.board(), if mv.is_capture() { 'x' } else { '-' });
    let mut id = String::new();
    for (index, square) in mv.squares().iter().enumerate() {
        if index > 0 {
            id.push(sign);
        }
        notation.squares.push_name(board, *square, &mut id);
    }
    id
}

impl LiveGame {
    /// The ID of a move that can be made now.
    pub fn id_of(&self, mv: &Move) -> String {
        of(self.state().position(), mv, self.notation())
    }
}

/// Every way of moving that a player may choose from. Where the ways of taking the same pieces are very many, one of
/// them stands for all (D-05).
pub(crate) fn choices(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    position.push_paths(&mut moves);
    if moves.len() > MOST_ROUTES { position.legal_moves() } else { moves }
}

/// The move with this ID.
pub(crate) fn find(position: &Position, id: &str, notation: &Notation) -> Option<Move> {
    let board = position.board();
    let squares = id
        .split(['-', 'x'])
        .map(|name| notation.squares.square(board, name))
        .collect::<Option<Vec<Square>>>()?;
    let is_it = |mv: &Move| mv.squares() == squares && mv.is_capture() == id.contains('x');
    let mut moves = position.legal_moves();
    if !moves.iter().any(is_it) {
        position.push_paths(&mut moves);
    }
    moves.into_iter().find(is_it)
}

/// The move that a player means by a text: an ID or any spelling of the codes.
pub(crate) fn read(
    position: &Position,
    text: &str,
    notation: &Notation,
    book: &Rulebook,
) -> Result<Move, Refused> {
    if let Some(mv) = find(position, text, notation) {
        return Ok(mv);
    }
    read_move(position, text).map_err(|error| match error {
        MoveTextError::NotLegal { refused: Some(why), .. } => {
            Refused::Illegal { why, clause: why.clause(book) }
        }
        MoveTextError::NotLegal { text, .. } => Refused::NotLegal { text },
        MoveTextError::NoSuchRoute { text, legal } => Refused::NoSuchRoute { text, legal },
        MoveTextError::Ambiguous { text, legal, .. } => Refused::Ambiguous { text, legal },
        MoveTextError::Empty
        | MoveTextError::TooLong { .. }
        | MoveTextError::NotAMove { .. }
        | MoveTextError::NoSuchSquare { .. }
        | MoveTextError::ShortForm { .. } => Refused::NotAMove { text: shortened(text) },
    })
}

/// No more of a text than a person needs to know it again.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
