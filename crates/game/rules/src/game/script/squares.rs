//! Sides, squares, positions and moves in words.
//!
//! Squares are numbers (`28`) or names (`c3`). A position is `W:W28,K31-33:B14`, `start` for the start of a game;
//! towers are `c1=1/0000`: own pieces from the top, then captives, `0` a man and `1` a king.

use super::NotALine;
use crate::game::Game;
use crate::{Board, Color, Move, Rank, Setup, Square, Tower, Variant};

/// A side by its letter or name.
pub fn read_side(text: &str) -> Result<Color, NotALine> {
    match text {
        "W" | "white" => Ok(Color::White),
        "B" | "black" => Ok(Color::Black),
        _ => Err(NotALine::NoSide(text.to_owned())),
    }
}

/// A position, its squares in order.
pub fn read_position(variant: Variant, text: &str) -> Result<Setup, NotALine> {
    if text == "start" {
        return Ok(Setup::start(variant));
    }
    let mut parts = text.split(':');
    let to_move = read_side(parts.next().unwrap_or_default())?;
    let mut placed = Vec::new();
    for part in parts {
        let (letter, pieces) = part.split_at_checked(1).ok_or(NotALine::Missing("the letter of a side"))?;
        let owner = read_side(letter)?;
        for piece in pieces.split([' ', ',']).filter(|piece| !piece.is_empty()) {
            placed.extend(towers(variant.board(), owner, piece)?);
        }
    }
    placed.sort_by_key(|(square, _)| *square);
    Ok(Setup { variant, to_move, placed })
}

/// The squares of a move in the order in which they are written: `32-28`, `28x19x10` or `c3:e5`.
pub fn read_move(board: Board, text: &str) -> Result<Vec<Square>, NotALine> {
    let squares: Vec<Square> =
        text.split(['-', 'x', ':']).map(|name| read_square(board, name)).collect::<Result<_, _>>()?;
    if squares.len() < 2 { Err(NotALine::NoMove(text.to_owned())) } else { Ok(squares) }
}

/// The one legal move that a text names by its ends or its route.
pub(super) fn find(game: &Game, text: &str) -> Result<Move, NotALine> {
    let squares = read_move(game.rulebook().variant.board(), text)?;
    let mut moves = game.state().position().legal_moves();
    moves.retain(|mv| Some(&mv.from()) == squares.first() && Some(&mv.to()) == squares.last());
    if squares.len() > 2 {
        moves.retain(|mv| mv.squares() == squares);
    }
    match moves.as_slice() {
        [mv] => Ok(*mv),
        found => {
            Err(NotALine::NotOneMove { text: text.to_owned(), count: found.len(), ply: game.state().ply() })
        }
    }
}

/// A square by its number or name.
pub fn read_square(board: Board, text: &str) -> Result<Square, NotALine> {
    let found = match text.parse() {
        Ok(number) => board.square(number),
        Err(_) => board.squares().find(|square| board.algebraic(*square) == text),
    };
    found.ok_or_else(|| NotALine::NoSquare(text.to_owned()))
}

/// One entry of a position: a piece, a range of numbers or a tower.
fn towers(board: Board, owner: Color, text: &str) -> Result<Vec<(Square, Tower)>, NotALine> {
    let no_piece = || NotALine::NoPiece(text.to_owned());
    if let Some((name, discs)) = text.split_once('=') {
        let (own, captives) = discs.split_once('/').unwrap_or((discs, ""));
        let (own, captives) = (ranks(own).ok_or_else(no_piece)?, ranks(captives).ok_or_else(no_piece)?);
        let tower = Tower::new(owner, &own, &captives).ok_or_else(no_piece)?;
        return Ok(vec![(read_square(board, name)?, tower)]);
    }
    let (rank, name) = match text.strip_prefix('K') {
        Some(name) => (Rank::King, name),
        None => (Rank::Man, text),
    };
    let (first, last) = name.split_once('-').unwrap_or((name, name));
    let (first, last) = (read_square(board, first)?, read_square(board, last)?);
    let range = board.squares().filter(|square| (first..=last).contains(square));
    Ok(range.map(|square| (square, Tower::single(owner, rank))).collect())
}

fn ranks(digits: &str) -> Option<Vec<Rank>> {
    let rank = |digit| match digit {
        '0' => Some(Rank::Man),
        '1' => Some(Rank::King),
        _ => None,
    };
    digits.chars().map(rank).collect()
}
