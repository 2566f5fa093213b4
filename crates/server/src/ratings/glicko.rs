//! Glicko-2, as Mark Glickman describes it in “Example of the Glicko-2 system” (2022), step by step.
//!
//! A rating is a mean, a deviation that says how sure it is, and a volatility that says how much it changes. Time
//! that passes without games makes it less sure. Instead of whole rating periods the time since the last game is
//! counted in parts of a period, so that a rating can change after each game.

/// How much volatilities may change (τ).
const TAU: f64 = 0.5;

/// Points to one unit of the scale on which the formulas are written.
const SCALE: f64 = 173.717_8;

/// The scale begins here.
const MIDDLE: f64 = 1500.0;

/// Nobody is less known than a newcomer.
const UNKNOWN: f64 = 350.0;

/// How near the volatility must come to its solution.
const NEAR: f64 = 0.000_001;

/// So many steps always suffice.
const STEPS: u32 = 100;

/// A rating.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Rating {
    /// The best guess.
    pub(crate) mean: f64,
    /// How far off it may be: in two cases of three less than this.
    pub(crate) deviation: f64,
    /// How much the strength changes.
    pub(crate) volatility: f64,
}

impl Rating {
    /// That of a newcomer.
    pub(crate) const NEW: Rating = Rating { mean: MIDDLE, deviation: UNKNOWN, volatility: 0.06 };

    /// After some time without games, in periods.
    pub(crate) fn aged(self, periods: f64) -> Rating {
        let own = Scaled::of(self);
        let spread = own.spread.hypot(own.volatility * periods.max(0.0).sqrt());
        Rating { deviation: (spread * SCALE).min(UNKNOWN), ..self }
    }

    /// After games against others, each with its score of 1, ½ or 0, that were played in so much of a period.
    pub(crate) fn after(self, games: &[(Rating, f64)], periods: f64) -> Rating {
        if games.is_empty() {
            return self.aged(periods);
        }
        let own = Scaled::of(self);
        let (mut information, mut surplus) = (0.0, 0.0);
        for (other, score) in games {
            let other = Scaled::of(*other);
            let weight = other.weight();
            let expected = 1.0 / (1.0 + (-weight * (own.place - other.place)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surplus += weight * (score - expected);
        }
        let variance = 1.0 / information;
        let volatility = own.volatility_after(variance * surplus, variance);
        let spread = own.spread.hypot(volatility * periods.max(0.0).sqrt());
        let spread = 1.0 / (1.0 / (spread * spread) + information).sqrt();
        Rating {
            mean: MIDDLE + SCALE * (own.place + spread * spread * surplus),
            deviation: (spread * SCALE).min(UNKNOWN),
            volatility,
        }
    }
}

/// A rating on the scale of the formulas: μ, φ and σ.
#[derive(Clone, Copy)]
struct Scaled {
    place: f64,
    spread: f64,
    volatility: f64,
}

impl Scaled {
    fn of(rating: Rating) -> Scaled {
        let place = (rating.mean - MIDDLE) / SCALE;
        Scaled { place, spread: rating.deviation / SCALE, volatility: rating.volatility }
    }

    /// How much a game against him counts: the less, the less he is known (g).
    fn weight(self) -> f64 {
        let ratio = self.spread / std::f64::consts::PI;
        1.0 / (1.0 + 3.0 * ratio * ratio).sqrt()
    }

    /// The new volatility (step 5): the root of f, enclosed from both sides.
    fn volatility_after(self, improvement: f64, variance: f64) -> f64 {
        let before = (self.volatility * self.volatility).ln();
        let spread = self.spread * self.spread;
        let squared = improvement * improvement;
        let f = |x: f64| {
            let sum = spread + variance + x.exp();
            x.exp() * (squared - sum) / (2.0 * sum * sum) - (x - before) / (TAU * TAU)
        };
        let mut low = before;
        let mut high = if squared > spread + variance {
            (squared - spread - variance).ln()
        } else {
            let down = (1..STEPS).map(|step| before - f64::from(step) * TAU).find(|x| f(*x) >= 0.0);
            down.unwrap_or(before)
        };
        let (mut at_low, mut at_high) = (f(low), f(high));
        for _ in 0..STEPS {
            if (high - low).abs() <= NEAR {
                break;
            }
            let next = low + (low - high) * at_low / (at_high - at_low);
            let at_next = f(next);
            if at_next * at_high <= 0.0 {
                (low, at_low) = (high, at_high);
            } else {
                at_low /= 2.0;
            }
            (high, at_high) = (next, at_next);
        }
        (low / 2.0).exp()
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
