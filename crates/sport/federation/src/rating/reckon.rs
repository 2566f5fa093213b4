//! The formulas of annex IX, one function each, for a player of an event.

use super::change::{Change, Formula, How, Why};
use super::event::{Against, Event, percent};
use super::rules::ExpectedBy;

impl Event<'_> {
    /// Against the opponents he played: `We = M·Pe` (FMJD-IX.3.2.2).
    pub(super) fn by_opponents(&self, own: usize, against: &Against) -> Change {
        let percent = self.expected_percent(own, against.mean);
        let expected = f64::from(against.games) * percent / 100.0;
        let formula = Formula::Opponents { games: against.games };
        self.expected(own, against, percent, expected, formula)
    }

    /// In a complete round robin: `We = N·Pe − ½`, for each cycle (FMJD-IX.3.2.2).
    pub(super) fn by_field(
        &self,
        own: usize,
        ra: f64,
        formula: Formula,
        cycles: u32,
        players: usize,
    ) -> Change {
        let percent = self.expected_percent(own, ra);
        let expected = f64::from(cycles) * (players as f64 * percent / 100.0 - 0.5);
        let result = &self.results[own];
        let against = Against { mean: ra, games: result.count(), points: result.points() };
        self.expected(own, &against, percent, expected, formula)
    }

    pub(super) fn expected(
        &self,
        own: usize,
        against: &Against,
        percent: f64,
        expected: f64,
        formula: Formula,
    ) -> Change {
        let numbers = &self.rules.numbers;
        let k = self.k(own);
        let score = f64::from(against.points) / 2.0;
        let change = f64::from(numbers.points_per_win) * k * (score - expected);
        let rating = self.own_rating(own);
        let how = How::Expected { rating, mean: against.mean, percent, expected, score, k, change, formula };
        let before = self.field[own].rating;
        Change {
            games: against.games,
            points: against.points,
            performance: None,
            how,
            before,
            after: before.map(|before| before + change),
        }
    }

    /// `Rp = Rc + D(P)` within its limits (FMJD-IX.3.1.1, FMJD-IX.3.3.2). `added` games came from earlier events.
    pub(super) fn by_performance(&self, own: usize, against: &Against, added: u32) -> Change {
        let limited = self.limited(against.mean, percent(against.points, against.games), 1.0);
        let formula = Formula::Opponents { games: against.games };
        self.averaged(own, limited, against.mean, against, added, formula)
    }

    /// The mean of performances weighted by games (FMJD-IX.3.3.2).
    pub(super) fn averaged(
        &self,
        own: usize,
        performance: f64,
        mean: f64,
        against: &Against,
        added: u32,
        formula: Formula,
    ) -> Change {
        let before = &self.field[own];
        let games_before = if before.rating.is_some() { before.games } else { 0 };
        let (old, new) = (f64::from(games_before), f64::from(against.games));
        let after = before
            .rating
            .map_or(performance, |rating| (old * rating + new * performance) / (old + new).max(1.0));
        let percent = percent(against.points, against.games);
        let kept: u32 = before.kept.iter().map(|(_, points)| points).sum();
        Change {
            games: against.games - added,
            points: against.points - if added > 0 { kept } else { 0 },
            performance: None,
            how: How::Performance { mean, percent, performance, games_before, added, formula },
            before: before.rating,
            after: Some(after),
        }
    }

    pub(super) fn nothing(&self, own: usize, why: Why) -> Change {
        let rating = self.field[own].rating;
        let how = How::Nothing { why };
        Change { games: 0, points: 0, performance: None, how, before: rating, after: rating }
    }

    /// A performance between the limits; without a difference at the limit itself (FMJD-IX.3.3.2, R1).
    pub(super) fn limited(&self, mean: f64, percent: f64, shrink: f64) -> f64 {
        let numbers = &self.rules.numbers;
        let (least, most) = (numbers.least_performance, numbers.most_performance);
        match self.rules.differences.difference(percent) {
            Some(difference) => (mean + difference * shrink).clamp(least, most),
            None if percent > 50.0 => most,
            None => least,
        }
    }

    pub(super) fn differences(&self, percent: f64) -> f64 {
        self.rules.differences.difference_within(percent)
    }

    pub(super) fn expected_percent(&self, own: usize, mean: f64) -> f64 {
        let difference = self.own_rating(own) - mean;
        match self.rules.numbers.expected_by {
            ExpectedBy::Interpolate => self.rules.interpolated(difference),
            ExpectedBy::Table => self.rules.expectations.expected(difference),
        }
    }

    /// That of the list in force (R6); of earlier events of the period where he is not on it yet.
    pub(super) fn own_rating(&self, own: usize) -> f64 {
        let before = &self.field[own];
        before.listed.or(before.rating).unwrap_or(self.rules.numbers.unrated)
    }

    pub(super) fn listed(&self, own: usize) -> Option<f64> {
        self.field[own].listed
    }

    /// Whether the change goes by what was expected (FMJD-IX.3.3.1).
    pub(super) fn is_established(&self, own: usize) -> bool {
        let before = &self.field[own];
        before.rating.is_some() && before.games >= self.rules.numbers.newcomer_games
    }

    /// FMJD-IX.3.2.3, R5: by the games before the event.
    pub(super) fn k(&self, own: usize) -> f64 {
        let k = &self.rules.numbers.k;
        let before = &self.field[own];
        if before.games < k.newcomer_games {
            k.newcomer
        } else if before.was_strong {
            k.strong
        } else {
            k.usual
        }
    }
}
