//! Glicko-2, as Mark Glickman describes it in “Example of the Glicko-2 system” (2022), by the crate `skillratings`.
//!
//! A rating is a mean, a deviation that says how sure it is, and a volatility that says how much it changes. Time
//! that passes without games makes it less sure. The crate knows whole rating periods; so that a rating can change
//! after each game, the deviation is set back beforehand by the part of the period that has not passed.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};

/// Points to one unit of the scale on which volatilities are written.
const SCALE: f64 = 173.717_8;

/// How much volatilities may change (τ), and how near they must come to their solution.
const CONFIG: Glicko2Config = Glicko2Config { tau: 0.5, convergence_tolerance: 0.000_001 };

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// The best guess.
    pub mean: f64,
    /// How far off it may be: in two cases of three less than this.
    pub deviation: f64,
    /// How much the strength changes.
    pub volatility: f64,
}

impl Rating {
    /// That of a newcomer.
    pub const NEW: Rating = Rating { mean: 1500.0, deviation: 350.0, volatility: 0.06 };

    /// After some time without games, in periods.
    pub fn aged(self, periods: f64) -> Rating {
        decay_deviation(&self.set_back(periods)).into()
    }

    /// After games against others, each with its score of 1, ½ or 0, that were played in so much of a period.
    pub fn after(self, games: &[(Rating, f64)], periods: f64) -> Rating {
        let played: Vec<(Glicko2Rating, Outcomes)> =
            games.iter().map(|(other, score)| ((*other).into(), outcome(*score))).collect();
        glicko2_rating_period(&self.set_back(periods), &played, &CONFIG).into()
    }

    /// With such a deviation that a whole period makes of it what `periods` of one make of ours.
    fn set_back(self, periods: f64) -> Glicko2Rating {
        let change = self.volatility * SCALE;
        let squared = self.deviation * self.deviation + (periods.max(0.0) - 1.0) * change * change;
        Glicko2Rating { deviation: squared.max(0.0).sqrt(), ..self.into() }
    }
}

fn outcome(score: f64) -> Outcomes {
    if score > 0.75 {
        Outcomes::WIN
    } else if score < 0.25 {
        Outcomes::LOSS
    } else {
        Outcomes::DRAW
    }
}

impl From<Rating> for Glicko2Rating {
    fn from(own: Rating) -> Glicko2Rating {
        Glicko2Rating { rating: own.mean, deviation: own.deviation, volatility: own.volatility }
    }
}

impl From<Glicko2Rating> for Rating {
    fn from(own: Glicko2Rating) -> Rating {
        Rating { mean: own.rating, deviation: own.deviation, volatility: own.volatility }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(mean: f64, deviation: f64) -> Rating {
        Rating { mean, deviation, volatility: 0.06 }
    }

    fn near(found: f64, wanted: f64, by: f64) {
        assert!((found - wanted).abs() < by, "{found} is not {wanted}");
    }

    /// The worked example of the paper.
    #[test]
    fn the_published_example_comes_out() {
        let games = [(rating(1400.0, 30.0), 1.0), (rating(1550.0, 100.0), 0.0), (rating(1700.0, 300.0), 0.0)];
        let after = rating(1500.0, 200.0).after(&games, 1.0);
        near(after.mean, 1464.06, 0.01);
        near(after.deviation, 151.52, 0.01);
        near(after.volatility, 0.059_99, 0.000_01);
    }

    #[test]
    fn who_does_not_play_is_known_less_and_less() {
        let own = rating(1600.0, 50.0);
        let year = own.after(&[], 73.0);
        near(year.mean, 1600.0, 1e-9);
        near(year.deviation, (50.0_f64.powi(2) + 73.0 * (0.06 * SCALE).powi(2)).sqrt(), 1e-9);
        near(own.aged(1e9).deviation, 350.0, 1e-9);
    }

    /// What one gains the other loses, if both are known equally well.
    #[test]
    fn equals_gain_and_lose_alike() {
        let (one, other) = (rating(1500.0, 80.0), rating(1700.0, 80.0));
        for score in [0.0, 0.5, 1.0] {
            let (a, b) = (one.after(&[(other, score)], 0.01), other.after(&[(one, 1.0 - score)], 0.01));
            near(a.mean - one.mean, other.mean - b.mean, 0.01);
            assert!(a.deviation < one.deviation);
        }
    }

    #[test]
    fn a_thousand_games_stay_reasonable() {
        let mut own = Rating::NEW;
        for number in 0..1000 {
            own = own.after(&[(rating(1500.0, 60.0), f64::from(number % 2))], 0.01);
        }
        assert!((1400.0..1600.0).contains(&own.mean) && (5.0..80.0).contains(&own.deviation), "{own:?}");
        assert!((0.03..0.1).contains(&own.volatility), "{own:?}");
    }
}
