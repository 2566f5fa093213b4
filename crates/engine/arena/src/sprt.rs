//! The sequential probability ratio test: stop a match as soon as it has shown what it is to show.
//!
//! Two hypotheses about the difference in Elo are compared by the likelihood that each gives to the results,
//! with the distribution of the results chosen as favourably as the hypothesis allows. Units are pairs of
//! games, or games if there are no pairs (see [`Tally::shares`](crate::Tally::shares)).

use crate::Tally;
use crate::elo::score_of_elo;

/// A test of two hypotheses.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The difference in Elo that is to be rejected.
    pub elo0: f64,
    /// The difference in Elo that is to be shown.
    pub elo1: f64,
    /// How often `elo1` may be accepted though `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` may be accepted though `elo1` is true.
    pub beta: f64,
}

/// What a test says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Open,
    /// The difference is rather `elo0`.
    Rejected,
    /// The difference is rather `elo1`.
    Accepted,
}

impl Sprt {
    /// The bounds of the logarithm of the likelihood ratio.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The logarithm of the likelihood ratio of the two hypotheses. Results that did not occur are counted as a
    /// little, so that results of one kind only can be judged as well.
    pub fn ratio(&self, tally: &Tally) -> f64 {
        if tally.games() == 0 {
            return 0.0;
        }
        let mut shares = tally.shares();
        shares.iter_mut().for_each(|(_, count)| *count = count.max(UNSEEN));
        log_likelihood(&shares, score_of_elo(self.elo1)) - log_likelihood(&shares, score_of_elo(self.elo0))
    }

    /// What the results say.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let ratio = self.ratio(tally);
        let (low, high) = self.bounds();
        if ratio >= high {
            Verdict::Accepted
        } else if ratio <= low {
            Verdict::Rejected
        } else {
            Verdict::Open
        }
    }
}

/// A result that was not seen is counted as this.
const UNSEEN: f64 = 1e-3;

/// The largest likelihood of the results, in logarithms, among all distributions with this mean, less that of the
/// results' own frequencies. The mean lies between the smallest and the largest share.
///
/// The distribution sought is `p = f / (1 + t (share − mean))` with the frequencies `f` and the one `t` that makes
/// the mean right (Owen's empirical likelihood).
fn log_likelihood(shares: &[(f64, f64)], mean: f64) -> f64 {
    // Within these bounds every denominator is positive and the sum falls from one end to the other.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    let slope = |t: f64| -> f64 {
        shares.iter().map(|(share, count)| count * (share - mean) / (1.0 + t * (share - mean))).sum()
    };
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        if slope(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = (low + high) / 2.0;
    -shares.iter().map(|(share, count)| count * (1.0 + t * (share - mean)).ln()).sum::<f64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };

    fn games(won: u64, drawn: u64, lost: u64) -> Tally {
        Tally { won, drawn, lost, pairs: [0; 5] }
    }

    #[test]
    fn the_bounds_are_those_of_wald() {
        let (low, high) = TEST.bounds();
        assert!((low + 2.944).abs() < 1e-3 && (high - 2.944).abs() < 1e-3);
    }

    /// Without draws there is only one distribution for each mean, and the ratio is that of a coin.
    #[test]
    fn without_draws_it_is_the_test_of_a_coin() {
        let (zero, one) = (score_of_elo(0.0), score_of_elo(10.0));
        for (won, lost) in [(60, 40), (40, 60), (550, 450), (1, 1)] {
            let coin = won as f64 * (one / zero).ln() + lost as f64 * ((1.0 - one) / (1.0 - zero)).ln();
            assert!((TEST.ratio(&games(won, 0, lost)) - coin).abs() < 1e-3, "{won} {lost}");
        }
    }

    /// With many games the ratio comes near (s1 − s0)(2s − s0 − s1) / 2σ² per game.
    #[test]
    fn with_many_games_it_is_that_of_a_normal_distribution() {
        let tally = games(3_300, 3_600, 3_100);
        let (zero, one) = (score_of_elo(0.0), score_of_elo(10.0));
        let variance = tally.error().powi(2);
        let normal = (one - zero) * (2.0 * tally.share() - zero - one) / (2.0 * variance);
        let ratio = TEST.ratio(&tally);
        assert!((ratio - normal).abs() < 0.02 * normal.abs().max(1.0), "{ratio} {normal}");
    }

    #[test]
    fn results_of_one_kind_only_are_judged_too() {
        assert_eq!(TEST.ratio(&games(0, 0, 0)), 0.0);
        assert_eq!(TEST.verdict(&games(0, 0, 0)), Verdict::Open);
        assert_eq!(TEST.verdict(&games(400, 0, 0)), Verdict::Accepted);
        assert_eq!(TEST.verdict(&games(0, 0, 400)), Verdict::Rejected);
        let drawn = TEST.ratio(&games(0, 100, 0));
        assert!(drawn.is_finite() && drawn < 0.0, "{drawn}");
        let pairs = Tally { won: 10, drawn: 10, lost: 0, pairs: [0, 0, 0, 10, 0] };
        assert!(TEST.ratio(&pairs) > 0.0);
    }

    proptest::proptest! {
        #[test]
        fn more_wins_never_speak_against(won in 0u64..500, drawn in 0u64..500, lost in 0u64..500) {
            let ratio = TEST.ratio(&games(won, drawn, lost));
            let better = TEST.ratio(&games(won + 1, drawn, lost));
            proptest::prop_assert!(ratio.is_finite() && better.is_finite());
            proptest::prop_assert!(better > ratio - 1e-9, "{} {}", ratio, better);
        }
    }
}
