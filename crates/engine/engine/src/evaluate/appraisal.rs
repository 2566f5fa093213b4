//! What the evaluation alone says of a position, without a search.

use super::{Evaluation, Evaluator};
use crate::node::Node;
use crate::score::Value;

/// The evaluation that comes with the engine, asked for single positions.
pub struct Appraisal<N> {
    evaluator: Evaluator,
    /// The position that was asked for, after the one that it was reached from.
    line: Vec<N>,
}

impl<N: Node> Appraisal<N> {
    /// The evaluation of the variant.
    pub fn new() -> Appraisal<N> {
        let network = Evaluation::Learnt.network(N::VARIANT);
        Appraisal { evaluator: Evaluator::new(network.as_ref()), line: Vec::new() }
    }

    /// The worth of a position for the side to move, in hundredths of a man. It means little while a capture
    /// is due. Asking in turn for positions that are reached from the same one takes the least time.
    pub fn of(&mut self, before: &N, position: &N) -> Value {
        if self.line.first() != Some(before) {
            self.line.clear();
            self.line.push(*before);
            self.evaluator.moved(0);
        }
        self.line.truncate(1);
        self.line.push(*position);
        self.evaluator.moved(1);
        self.evaluator.evaluate(&self.line, position.key())
    }
}

impl<N: Node> Default for Appraisal<N> {
    fn default() -> Appraisal<N> {
        Appraisal::new()
    }
}

#[cfg(test)]
mod tests {
    use damier_rules::core::{FlatPosition, Russian};
    use damier_rules::{Identity, Play, Position, Variant};

    use super::*;

    #[test]
    fn the_way_to_a_position_does_not_matter() {
        let start = FlatPosition::<Russian>::from_position(&Position::start(Variant::Russian));
        let mut followed = Appraisal::new();
        let mut before = start;
        for ply in 0..60 {
            let mut moves = Vec::new();
            before.moves(Identity::Outcome, &mut moves);
            for mv in &moves {
                let after = before.play(mv);
                let worth = followed.of(&before, &after);
                assert_eq!(worth, Appraisal::new().of(&after, &after), "{ply}");
            }
            let Some(mv) = moves.get(ply * 5 % moves.len().max(1)) else { break };
            before = before.play(mv);
        }
    }
}
