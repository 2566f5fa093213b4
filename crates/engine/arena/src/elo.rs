//! Elo: how much stronger one side is, by its share of the points.
//!
//! A share of `s` is worth `400 · log10(s / (1 − s))`.

/// A difference of strength with its error.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Elo {
    /// How much stronger the first side is; infinite if it won or lost everything.
    pub difference: f64,
    /// The lower end of the interval that holds the truth with 95 %.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
    /// How likely the first side is the stronger one.
    pub superiority: f64,
}

/// How many standard errors hold 95 %.
const NINETY_FIVE: f64 = 1.959_964;

impl Elo {
    /// The difference for a share of the points whose standard error is known.
    pub fn new(share: f64, error: f64) -> Elo {
        // Without any error the side with more points is stronger for sure, and equal sides are equal.
        let deviations = if share == 0.5 { 0.0 } else { (share - 0.5) / error };
        Elo {
            difference: elo_of_score(share),
            low: elo_of_score(share - NINETY_FIVE * error),
            high: elo_of_score(share + NINETY_FIVE * error),
            superiority: normal_below(deviations),
        }
    }
}

/// The difference that a share of the points stands for.
///
/// ```
/// assert_eq!(damier_arena::elo_of_score(0.875).round(), 338.0);
/// assert_eq!(damier_arena::elo_of_score(0.5), 0.0);
/// ```
pub fn elo_of_score(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of the points that a difference stands for.
pub fn score_of_elo(difference: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-difference / 400.0))
}

/// How much of a normal distribution lies below so many standard deviations (Abramowitz and Stegun 7.1.26, good to
/// seven digits).
fn normal_below(deviations: f64) -> f64 {
    let x = deviations.abs().min(40.0) / std::f64::consts::SQRT_2;
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    let terms = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let sum = terms.iter().rev().fold(0.0, |sum, term| (sum + term) * t);
    let above = 0.5 * sum * (-x * x).exp();
    if deviations < 0.0 { above } else { 1.0 - above }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.01, "{found} is not {expected}");
    }

    /// The table that every rating regulation prints: 76 % are 200 points.
    #[test]
    fn shares_are_worth_what_rating_tables_say() {
        near(elo_of_score(0.76), 200.24);
        near(elo_of_score(0.875), 338.04);
        near(elo_of_score(0.909_090_909), 400.0);
        near(score_of_elo(200.0), 0.759_75);
        assert_eq!(elo_of_score(1.0), f64::INFINITY);
        assert_eq!(elo_of_score(0.0), f64::NEG_INFINITY);
    }

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        near(normal_below(0.0), 0.5);
        near(normal_below(1.0), 0.841_34);
        near(normal_below(-1.96), 0.025);
        near(normal_below(9.0), 1.0);
    }

    #[test]
    fn the_interval_holds_the_difference() {
        let elo = Elo::new(0.55, 0.02);
        assert!(elo.low < elo.difference && elo.difference < elo.high);
        near(elo.superiority, 0.993_79);
        near(Elo::new(1.0, 0.0).superiority, 1.0);
        near(Elo::new(0.0, 0.0).superiority, 0.0);
        near(Elo::new(0.5, 0.0).superiority, 0.5);
    }
}
