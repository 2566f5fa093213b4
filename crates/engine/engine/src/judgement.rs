//! How good a move was: what it gave away of the points that could be expected.
//!
//! A man is worth much in an even position and nothing in one that is won anyway; so moves are judged by
//! expected points, a win counting 1 and a draw ½, and not by scores.
//!
//! ```
//! use damier_engine::{Judgement, Score, loss};
//!
//! // A man thrown away in an even position, and the same man when two are enough.
//! assert_eq!(Judgement::of(loss(Score(0), Score(-100))), Some(Judgement::Mistake));
//! assert_eq!(Judgement::of(loss(Score(900), Score(800))), None);
//! ```

use crate::score::Score;

/// A score of so many hundredths of a man is taken for odds of *e* to one; the evaluation was learnt with the
/// same number.
const STEEPNESS: f64 = 110.0;

/// How fast the accuracy of a move falls with what it gives away: 0.1 of a point leaves 64 in a hundred.
const SEVERITY: f64 = 4.4;

/// The points that the side to move can expect, from 0 to 1.
pub fn expected_points(score: Score) -> f64 {
    if score.is_win() {
        1.0
    } else if score.is_loss() {
        0.0
    } else {
        1.0 / (1.0 + (-f64::from(score.0) / STEEPNESS).exp())
    }
}

/// The expected points given away by a move of score `played` where `best` could be had, both seen by the
/// player who moved.
pub fn loss(best: Score, played: Score) -> f64 {
    (expected_points(best) - expected_points(played)).max(0.0)
}

/// How good a move is in hundredths, by what it gives away.
pub fn accuracy(loss: f64) -> f64 {
    100.0 * (-SEVERITY * loss.max(0.0)).exp()
}

/// What is said about a bad move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    /// Something better was to be had.
    Dubious,
    /// A good part of a point is gone.
    Mistake,
    /// Half a point or nearly so is gone.
    Blunder,
}

impl Judgement {
    /// All of them, the mildest first.
    pub const ALL: [Judgement; 3] = [Judgement::Dubious, Judgement::Mistake, Judgement::Blunder];

    /// What to say about a move that gives away so much; nothing about a good one.
    pub fn of(loss: f64) -> Option<Judgement> {
        Judgement::ALL.into_iter().rfind(|own| loss >= own.from())
    }

    /// From which loss of expected points on it is said.
    pub const fn from(self) -> f64 {
        match self {
            Judgement::Dubious => 0.08,
            Judgement::Mistake => 0.16,
            Judgement::Blunder => 0.32,
        }
    }

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Judgement::Dubious => "dubious",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }

    /// Its sign, as commentators write it.
    pub const fn sign(self) -> &'static str {
        match self {
            Judgement::Dubious => "?!",
            Judgement::Mistake => "?",
            Judgement::Blunder => "??",
        }
    }

    /// Its numeric glyph in game files.
    pub const fn glyph(self) -> u16 {
        match self {
            Judgement::Dubious => 6,
            Judgement::Mistake => 2,
            Judgement::Blunder => 4,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_grow_with_the_score() {
        let mut last = expected_points(Score::loss_in(3));
        assert_eq!(last, 0.0);
        for value in (-2_000..=2_000).step_by(50) {
            let points = expected_points(Score(value));
            assert!(points > last, "{value}");
            let other = expected_points(Score(-value));
            assert!((points + other - 1.0).abs() < 1e-12, "{value}");
            last = points;
        }
        assert_eq!(expected_points(Score::win_in(3)), 1.0);
        assert_eq!(expected_points(Score::DRAW), 0.5);
    }

    #[test]
    fn only_what_costs_points_is_a_mistake() {
        let said = |best, played| Judgement::of(loss(best, played));
        assert_eq!(said(Score(20), Score(10)), None);
        assert_eq!(said(Score(0), Score(-50)), Some(Judgement::Dubious));
        assert_eq!(said(Score(0), Score(-100)), Some(Judgement::Mistake));
        assert_eq!(said(Score(0), Score(-250)), Some(Judgement::Blunder));
        assert_eq!(said(Score::win_in(5), Score::win_in(25)), None);
        assert_eq!(said(Score::win_in(5), Score::DRAW), Some(Judgement::Blunder));
        assert_eq!(said(Score::loss_in(20), Score::loss_in(2)), None);
        assert_eq!(said(Score(-50), Score(0)), None);
    }

    #[test]
    fn a_perfect_move_is_wholly_accurate() {
        assert_eq!(accuracy(0.0), 100.0);
        assert!(accuracy(1.0) < 2.0 && accuracy(0.1) > 60.0);
    }
}
