//! What a score means in games: how often it is won, drawn and lost.
//!
//! Two curves of one shape: the side to move wins half of its games at a lead of `even` hundredths of a man and loses
//! half of them so far behind; whatever is neither is drawn. `damier-trainer VARIANT --odds` plays games of the engine
//! against itself and prints the numbers that explain their results best.
//!
//! ```
//! use damier_engine::{Odds, Score};
//! use damier_rules::Variant;
//!
//! let [even, ahead] = [0, 200].map(|score| Odds::of(Variant::International, Score(score)));
//! assert!(even.draw > 0.3 && ahead.win > 0.6);
//! assert_eq!(Odds::of(Variant::Russian, Score::win_in(5)).in_hundredths(), [100, 0, 0]);
//! ```

use damier_rules::Variant;

use crate::score::Score;

/// The chances of the side to move; they add up to one.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Odds {
    /// That it wins.
    pub win: f64,
    /// That the game is drawn.
    pub draw: f64,
    /// That it loses.
    pub loss: f64,
}

/// The shape of the two curves, in hundredths of a man.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Curve {
    /// The lead with which half of the games are won.
    pub even: f64,
    /// How much more multiplies the odds by *e*.
    pub width: f64,
}

/// Fitted to games of the engine against itself, 5,000 positions a move (docs/engine.md).
const FITTED: [(Variant, Curve); 6] = [
    (Variant::International, Curve { even: 104.0, width: 121.0 }),
    (Variant::Russian, Curve { even: 76.0, width: 66.0 }),
    (Variant::Brazilian, Curve { even: 92.0, width: 93.0 }),
    (Variant::English, Curve { even: 82.0, width: 31.0 }),
    (Variant::Columns, Curve { even: 10.0, width: 81.0 }),
    (Variant::Lasca, Curve { even: 38.0, width: 64.0 }),
];

/// For a game whose results have not been looked at.
const UNKNOWN: Curve = Curve { even: 85.0, width: 80.0 };

impl Odds {
    /// What a score means in a variant.
    pub fn of(variant: Variant, score: Score) -> Odds {
        match score {
            score if score.is_win() => Odds { win: 1.0, draw: 0.0, loss: 0.0 },
            score if score.is_loss() => Odds { win: 0.0, draw: 0.0, loss: 1.0 },
            _ => Curve::of(variant).odds(score.0),
        }
    }

    /// Seen from the other side.
    pub fn turned(self) -> Odds {
        Odds { win: self.loss, draw: self.draw, loss: self.win }
    }

    /// Win, draw and loss in hundredths that add up to a hundred.
    pub fn in_hundredths(self) -> [u32; 3] {
        let [win, loss] = [self.win, self.loss].map(|part| (100.0 * part).round() as u32);
        let loss = loss.min(100 - win);
        [win, 100 - win - loss, loss]
    }
}

impl Curve {
    fn of(variant: Variant) -> Curve {
        FITTED.iter().find(|(own, _)| *own == variant).map_or(UNKNOWN, |(_, curve)| *curve)
    }

    /// The chances at a score of so many hundredths of a man for the side to move.
    pub fn odds(self, score: i32) -> Odds {
        let part = |lead: f64| 1.0 / (1.0 + ((self.even - lead) / self.width).exp());
        let (win, loss) = (part(f64::from(score)), part(f64::from(-score)));
        Odds { win, draw: (1.0 - win - loss).max(0.0), loss }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_grow_with_the_score() {
        for variant in Variant::ALL {
            let mut last = 0.0;
            for score in (-3_000..=3_000).step_by(10) {
                let odds = Odds::of(variant, Score(score));
                assert!((odds.win + odds.draw + odds.loss - 1.0).abs() < 1e-9, "{variant} {score}");
                assert!(odds.win >= last && odds.draw >= 0.0, "{variant} {score}");
                assert_eq!(odds.in_hundredths().iter().sum::<u32>(), 100, "{variant} {score}");
                let other = Odds::of(variant, Score(-score)).turned();
                assert!((other.win - odds.win).abs() < 1e-12, "{variant} {score}");
                last = odds.win;
            }
        }
    }
}
