//! Pieces as an editor lays them down, sensible or not.

use damier_language::{Args, Words};
use damier_live::Seat;
use damier_live::translated::Piece;
use damier_pdn::Notation;
use damier_rules::{Color, Rank, Rulebook, Setup, Tower};
use serde::Deserialize;

/// What lies on a square.
#[derive(Debug, Clone, Deserialize)]
pub struct Laid {
    sq: String,
    /// From top to bottom, `w` and `b` men, `W` and `B` kings.
    tower: String,
}

/// Why something cannot lie there at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Odd {
    /// There is no such square.
    NoSquare,
    /// Not a pile of pieces, or the colours alternate, or it is too high.
    NoTower,
}

impl Odd {
    pub fn text(self, square: &str, words: &Words) -> String {
        let square: String = square.chars().take(8).collect();
        let args = Args::new().with("square", square);
        match self {
            Odd::NoSquare => words.translate("editor-no-square", &args),
            Odd::NoTower => words.translate("editor-no-tower", &args),
        }
    }
}

/// The pieces as a set-up, and those that cannot be in one.
pub fn laid(
    book: &Rulebook,
    notation: &Notation,
    turn: Seat,
    pieces: &[Laid],
) -> (Setup, Vec<(String, Odd)>) {
    let board = book.variant.board();
    let mut setup = Setup { to_move: turn.color(), ..Setup::empty(book.variant) };
    let mut odd = Vec::new();
    // More than one on each square is nonsense, however it is sent.
    for own in pieces.iter().take(usize::from(board.len()) + 1) {
        match (notation.squares.square(board, &own.sq), tower(&own.tower)) {
            (Some(square), Some(tower)) => setup.placed.push((square, tower)),
            (None, _) => odd.push((own.sq.clone(), Odd::NoSquare)),
            (Some(_), None) => odd.push((own.sq.clone(), Odd::NoTower)),
        }
    }
    setup.placed.sort_by_key(|(square, _)| *square);
    (setup, odd)
}

/// A tower from its letters.
fn tower(text: &str) -> Option<Tower> {
    let discs: Vec<(Color, Rank)> = text.chars().map(disc).collect::<Option<_>>()?;
    let owner = discs.first()?.0;
    let own = discs.iter().take_while(|(color, _)| *color == owner).count();
    let ranks = |part: &[(Color, Rank)]| part.iter().map(|(_, rank)| *rank).collect::<Vec<_>>();
    let (above, below) = discs.split_at(own);
    if below.iter().any(|(color, _)| *color == owner) {
        return None;
    }
    Tower::new(owner, &ranks(above), &ranks(below))
}

const fn disc(letter: char) -> Option<(Color, Rank)> {
    match letter {
        'w' => Some((Color::White, Rank::Man)),
        'W' => Some((Color::White, Rank::King)),
        'b' => Some((Color::Black, Rank::Man)),
        'B' => Some((Color::Black, Rank::King)),
        _ => None,
    }
}

/// The pieces of a set-up as they are sent.
pub fn pieces(setup: &Setup, notation: &Notation) -> Vec<Piece> {
    let board = setup.variant.board();
    let placed = setup.placed.iter().filter(|(square, _)| board.has(*square));
    placed.map(|(square, tower)| Piece::new(notation.squares.name(board, *square), *tower)).collect()
}
