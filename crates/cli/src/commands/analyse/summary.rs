//! How well each side played.

use damier_engine::{Judgement, accuracy};
use damier_rules::Color;
use serde_json::{Value, json};

use super::game::Judged;
use super::one_position::thousandths;

/// The moves of one side in numbers.
pub(crate) struct Summary {
    side: Color,
    moves: usize,
    /// The mean of its moves, if there are any.
    accuracy: Option<f64>,
    counts: [usize; Judgement::ALL.len()],
}

impl Summary {
    /// Of the moves of a side.
    pub(crate) fn of(side: Color, moves: &[Judged]) -> Summary {
        let own: Vec<&Judged> = moves.iter().filter(|mv| mv.side() == side).collect();
        let total: f64 = own.iter().map(|mv| accuracy(mv.loss())).sum();
        let count = |said| own.iter().filter(|mv| mv.judgement() == Some(said)).count();
        Summary {
            side,
            moves: own.len(),
            accuracy: (!own.is_empty()).then(|| total / own.len() as f64),
            counts: Judgement::ALL.map(count),
        }
    }

    /// One line for a person.
    pub(crate) fn line(&self, name: Option<&str>) -> String {
        let Some(accuracy) = self.accuracy else { return format!("{}: no moves", self.side) };
        let [dubious, mistakes, blunders] = self.counts;
        let name = name.map(|name| format!(" ({name})")).unwrap_or_default();
        format!(
            "{}{name}: accuracy {accuracy:.1} over {}, {dubious} dubious, {}, {}",
            self.side,
            number(self.moves, "move"),
            number(mistakes, "mistake"),
            number(blunders, "blunder"),
        )
    }

    /// The same for programs.
    pub(crate) fn json(&self, game: usize) -> Value {
        let [dubious, mistakes, blunders] = self.counts;
        json!({
            "game": game,
            "side": self.side.to_string(),
            "moves": self.moves,
            "accuracy": self.accuracy.map(thousandths),
            "dubious": dubious,
            "mistakes": mistakes,
            "blunders": blunders,
        })
    }
}

/// `1 move`, `2 moves`.
fn number(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
