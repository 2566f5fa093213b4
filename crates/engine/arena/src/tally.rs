//! What a match has come to: results, Elo with its error, and the material for SPRT.

use crate::elo::Elo;

/// Results from the first side's view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
    /// Pairs of games from the same opening by the points of the first side: 0, a half, 1, one and a half, 2.
    pub pairs: [u64; 5],
}

impl Tally {
    /// Adds a game by the half points of the first side: 0, 1 or 2.
    pub fn add_game(&mut self, half_points: u8) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    /// Notes that two games, already added, began with the same opening and colours reversed.
    pub fn add_pair(&mut self, half_points: [u8; 2]) {
        let sum = usize::from(half_points[0].min(2) + half_points[1].min(2));
        self.pairs[sum] += 1;
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    /// The share of the points, a half if there are no games.
    pub fn share(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.won as f64 + self.drawn as f64 / 2.0) / games as f64,
        }
    }

    /// How often each share of the points of a unit occurred: of a pair if every game belongs to one, else of a
    /// game. Games from one opening depend on each other, pairs do not.
    pub fn shares(&self) -> Vec<(f64, f64)> {
        if self.games() > 0 && 2 * self.pairs.iter().sum::<u64>() == self.games() {
            let quarters = [0.0, 0.25, 0.5, 0.75, 1.0];
            return quarters.into_iter().zip(self.pairs.map(|count| count as f64)).collect();
        }
        [0.0, 0.5, 1.0].into_iter().zip([self.lost, self.drawn, self.won].map(|count| count as f64)).collect()
    }

    /// The standard error of the share. Results that are all alike say nothing about their spread; then one more is
    /// assumed that differs by half of what can be won.
    pub fn error(&self) -> f64 {
        let mut shares = self.shares();
        if let [(only, _)] = shares.iter().filter(|(_, count)| *count > 0.0).collect::<Vec<_>>()[..] {
            shares.push((if *only < 0.5 { only + 0.5 } else { only - 0.5 }, 1.0));
        }
        let count: f64 = shares.iter().map(|(_, count)| count).sum();
        if count == 0.0 {
            return f64::INFINITY;
        }
        let mean = shares.iter().map(|(share, count)| share * count).sum::<f64>() / count;
        let variance =
            shares.iter().map(|(share, times)| times * (share - mean).powi(2)).sum::<f64>() / count;
        (variance / count).sqrt()
    }

    /// How much stronger the first side is.
    pub fn elo(&self) -> Elo {
        Elo::new(self.share(), self.error())
    }
}

/// `+7 =1 -0`.
impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "+{} ={} -{}", self.won, self.drawn, self.lost)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.005, "{found} is not {expected}");
    }

    /// By hand: 600 won, 300 drawn, 100 lost are 75 %; the variance of a game is
    /// 0.6 · 0.0625 + 0.3 · 0.0625 + 0.1 · 0.5625 = 0.1125, the error √(0.1125 / 1000) = 0.010607.
    #[test]
    fn games_without_pairs_are_counted_alone() {
        let tally = Tally { won: 600, drawn: 300, lost: 100, pairs: [0; 5] };
        near(tally.share(), 0.75);
        assert!((tally.error() - 0.010_607).abs() < 1e-6);
        let elo = tally.elo();
        near(elo.difference, 190.85);
        near(elo.low, 172.09);
        near(elo.high, 210.68);
    }

    /// Pairs of 1 : 1 do not vary at all, whatever their games did. By hand, with one pair of 0 : 2 more:
    /// √(10 / 11 · 1 / 11 · 0.25 / 11) = 0.0433.
    #[test]
    fn pairs_that_cancel_out_leave_little_error() {
        let mut tally = Tally::default();
        for _ in 0..10 {
            tally.add_game(2);
            tally.add_game(0);
            tally.add_pair([2, 0]);
        }
        near(tally.share(), 0.5);
        near(tally.error(), 0.0433);
        near(tally.elo().superiority, 0.5);
        tally.add_game(2);
        assert!(tally.error() > 0.1, "an odd game makes games the unit again");
    }

    #[test]
    fn nothing_is_known_before_the_first_game() {
        let elo = Tally::default().elo();
        assert_eq!((elo.difference, elo.low, elo.high), (0.0, f64::NEG_INFINITY, f64::INFINITY));
        near(elo.superiority, 0.5);
        assert_eq!(Tally { won: 7, drawn: 1, lost: 0, pairs: [0; 5] }.to_string(), "+7 =1 -0");
    }
}
