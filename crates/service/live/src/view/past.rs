//! The positions of a game so far, for a reader who steps back through it.

use damier_rules::game::{Done, Ply};
use serde::Serialize;

use super::board;
use super::translated::{LastMove, Piece};
use crate::LiveGame;

/// The board after some half-moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Past {
    /// After how many.
    pub ply: usize,
    /// What stood on it.
    pub pieces: Vec<Piece>,
    /// The half-move that led there.
    pub last: Option<LastMove>,
}

impl LiveGame {
    /// The boards from the first position on, up to one after so many half-moves: a spectator who sees the game
    /// late must not see more here.
    pub fn past(&self, until: usize) -> Vec<Past> {
        let (state, squares) = (self.state(), self.notation().squares);
        let plies = state.plies();
        let start = plies.first().map_or(*state.position(), Ply::before);
        let mut past = vec![Past { ply: 0, pieces: board::pieces(&start, squares), last: None }];
        for (at, ply) in plies.iter().take(until).enumerate() {
            let last = match &ply.done {
                Done::Legal(mv) => Some(board::last_move(ply.before().board(), squares, mv)),
                Done::Irregular(_) => None,
            };
            past.push(Past { ply: at + 1, pieces: board::pieces(&ply.after(), squares), last });
        }
        past
    }
}
