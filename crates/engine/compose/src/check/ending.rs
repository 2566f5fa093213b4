//! The end of a line: final position or final motif, its economy, and what is locked in it.

use std::time::Duration;

use damier_rules::{Color, Move, Position, Rank, Setup, Square, SquareSet};

use super::judge::Judge;
use crate::solver::Verdict;

/// What stands on the board where a line of the solution ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    pub position: Position,
    /// Whether the game is over there.
    pub over: bool,
    pub white: usize,
    pub black: usize,
    /// Whether Black is to move and may make a move that is no capture, or the game is over
    /// (UA13-VI.2.7.2, UA-VIII.Formal.5).
    pub quiet: bool,
    /// Whether Black has no piece that can move, though he has pieces.
    pub blocked: bool,
    /// White's pieces that can be taken away without harm to the goal (UA13-VI.2.4.4, UA-VIII.Formal.6).
    pub unneeded: Vec<Square>,
    /// Where Black's pieces are locked, men and kings, if the game is over.
    pub locked: Option<(SquareSet, SquareSet)>,
}

impl Ending {
    /// Looks at the end of a line. Pieces are taken away one by one where there are several.
    pub(super) fn of(judge: &mut Judge, position: &Position, last: Option<&Move>, time: Duration) -> Ending {
        let count = |color| {
            position.squares_of(color, Rank::Man).len() + position.squares_of(color, Rank::King).len()
        };
        let over = !position.has_legal_move();
        let (white, black) = (count(Color::White), count(Color::Black));
        let blacks_turn = position.to_move() == Color::Black;
        let lost = over && blacks_turn && black > 0;
        let locked = lost.then(|| {
            (position.squares_of(Color::Black, Rank::Man), position.squares_of(Color::Black, Rank::King))
        });
        let unneeded = match (white, black) {
            (0 | 1, _) => Vec::new(),
            // With nothing left to hold, only the piece that took the last one was needed.
            (_, 0) => beside(position, last),
            _ => unneeded(judge, position, time),
        };
        Ending {
            position: *position,
            over,
            white,
            black,
            quiet: over || blacks_turn && !position.must_capture(),
            blocked: lost,
            unneeded,
            locked,
        }
    }

    /// One white piece, or none needed less, with Black to move without a capture (UA-VIII.Formal.5).
    pub fn is_economical(&self) -> bool {
        self.quiet && self.unneeded.is_empty()
    }
}

/// White's pieces but the one that moved last.
fn beside(position: &Position, last: Option<&Move>) -> Vec<Square> {
    let own = position.squares_of(Color::White, Rank::Man) | position.squares_of(Color::White, Rank::King);
    own.iter().filter(|square| last.is_none_or(|mv| mv.to() != *square)).collect()
}

fn unneeded(judge: &mut Judge, position: &Position, time: Duration) -> Vec<Square> {
    let setup = position.setup();
    let pieces = setup.placed.iter().filter(|(_, tower)| tower.owner() == Color::White);
    let mut squares = Vec::new();
    for (square, _) in pieces {
        let placed = setup.placed.iter().filter(|(other, _)| other != square).copied().collect();
        let without = Setup { placed, ..setup.clone() };
        let Ok(without) = Position::new(&without) else { continue };
        if judge.holds(&without, 20_000, time / 10) == Verdict::Proven {
            squares.push(*square);
        }
    }
    squares
}
