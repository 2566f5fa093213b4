//! How well a side played.

use damier_engine::{Judgement, accuracy};
use damier_rules::Color;

use crate::Judged;

/// The moves of one side in numbers.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    pub side: Color,
    /// How many moves it made.
    pub moves: usize,
    /// How good they were on the average, in hundredths, if there are any.
    pub accuracy: Option<f64>,
    /// How many were dubious, mistakes and blunders, in the order of [`Judgement::ALL`].
    pub counts: [usize; Judgement::ALL.len()],
}

impl Summary {
    /// Of the moves of a side among those of a game.
    pub fn of<'a>(side: Color, moves: impl IntoIterator<Item = &'a Judged>) -> Summary {
        let own: Vec<&Judged> = moves.into_iter().filter(|mv| mv.side() == side).collect();
        let total: f64 = own.iter().map(|mv| accuracy(mv.loss())).sum();
        let count = |said| own.iter().filter(|mv| mv.judgement() == Some(said)).count();
        Summary {
            side,
            moves: own.len(),
            accuracy: (!own.is_empty()).then(|| total / own.len() as f64),
            counts: Judgement::ALL.map(count),
        }
    }
}
