//! One event: what it does to the rating of everybody who played in it.
//!
//! | event | rated players | newcomers | clauses |
//! | --- | --- | --- | --- |
//! | round robin, all rated | `N·Pe − ½` from Ra | `Rc + D(P)` | FMJD-IX.3.2.2, FMJD-IX.3.3.2, R3 |
//! | round robin, not all rated | the same, Ra = R+ − M' | `Ra + D(P)a` | FMJD-IX.3.3.3 |
//! | match | `M·Pe` | `Rc + D(P)` | FMJD-IX.3.1.3 |
//! | Swiss, teams, by letter | only games against rated | `Rc + D(P)` of nine games | FMJD-IX.5.6, FMJD-IX.5.7 |
//!
//! Who did not play all games of a round robin is taken as against the opponents he played (R2); an unrated
//! one counts among them by his performance, as FMJD-IX.3.1.1 allows.

use super::change::{Change, Formula, How, Why};
use super::rules::{MeanOfTheRated, RatingRules};

/// How an event was played, as far as ratings are concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Everybody met everybody, so many times.
    RoundRobin { cycles: u32 },
    /// Two played each other.
    Match,
    /// Everything else: Swiss, teams, knockout, by letter.
    Swiss,
}

/// A game that was played, by places in the field; the points of the first, win 2, draw 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Game {
    /// One of the two.
    pub first: usize,
    pub second: usize,
    /// The points of the first.
    pub points: u32,
}

/// A player as he came to the event.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Before {
    /// On the list in force when the event began.
    pub listed: Option<f64>,
    /// As it stands after earlier events of the period.
    pub rating: Option<f64>,
    /// Games so far, those of earlier events of the period included (R6).
    pub games: u32,
    /// Whether a list ever showed the figure from which K stays low (R10).
    pub was_strong: bool,
    /// Games kept from earlier events: rating of the opponent and points (FMJD-IX.5.7).
    pub kept: Vec<(f64, u32)>,
}

/// Everybody's change, in the order of the field.
pub fn rate(rules: &RatingRules, kind: Kind, field: &[Before], games: &[Game]) -> Vec<Change> {
    let event = Event::new(rules, field, games);
    match kind {
        Kind::RoundRobin { cycles } => event.round_robin(cycles),
        Kind::Match => (0..field.len()).map(|own| event.of_match(own)).collect(),
        Kind::Swiss => (0..field.len()).map(|own| event.swiss(own)).collect(),
    }
}

/// The same for a national championship or its semi-final, which counts only if enough players were rated before it
/// began (FMJD-X.4.4.3.5).
pub fn rate_national(rules: &RatingRules, kind: Kind, field: &[Before], games: &[Game]) -> Vec<Change> {
    let event = Event::new(rules, field, games);
    if event.has_enough_rated(kind) {
        return rate(rules, kind, field, games);
    }
    (0..field.len()).map(|own| event.nothing(own, Why::TooFewRated)).collect()
}

/// The games of one player: opponents and his points.
#[derive(Debug, Clone, Default)]
pub(super) struct Result {
    games: Vec<(usize, u32)>,
}

impl Result {
    pub(super) fn count(&self) -> u32 {
        self.games.len() as u32
    }

    pub(super) fn points(&self) -> u32 {
        self.games.iter().map(|(_, points)| points).sum()
    }

    fn percent(&self) -> f64 {
        percent(self.points(), self.count())
    }
}

pub(super) fn percent(points: u32, games: u32) -> f64 {
    f64::from(points) * 100.0 / f64::from(2 * games.max(1))
}

/// What stands against a result.
pub(super) struct Against {
    pub(super) mean: f64,
    pub(super) games: u32,
    pub(super) points: u32,
}

/// An event while it is reckoned.
pub(super) struct Event<'a> {
    pub(super) rules: &'a RatingRules,
    pub(super) field: &'a [Before],
    pub(super) results: Vec<Result>,
}

impl<'a> Event<'a> {
    fn new(rules: &'a RatingRules, field: &'a [Before], games: &[Game]) -> Event<'a> {
        let mut results = vec![Result::default(); field.len()];
        for game in games {
            results[game.first].games.push((game.second, game.points));
            results[game.second].games.push((game.first, 2 - game.points.min(2)));
        }
        Event { rules, field, results }
    }

    fn has_enough_rated(&self, kind: Kind) -> bool {
        let played = (0..self.field.len()).filter(|own| self.results[*own].count() > 0);
        let (players, rated) = played.fold((0u32, 0u32), |(players, rated), own| {
            (players + 1, rated + u32::from(self.listed(own).is_some()))
        });
        let needs = self.rules.numbers.national;
        match kind {
            Kind::RoundRobin { .. } => rated >= needs.round_robin,
            Kind::Swiss => rated * 100 >= players * needs.swiss_percent,
            Kind::Match => true,
        }
    }

    fn round_robin(&self, cycles: u32) -> Vec<Change> {
        // Who never played is no participant.
        let players: Vec<usize> =
            (0..self.field.len()).filter(|own| self.results[*own].count() > 0).collect();
        let rated: Vec<usize> = players.iter().copied().filter(|own| self.listed(*own).is_some()).collect();
        let count = players.len() as f64;
        let all_rated = rated.len() == players.len();
        let shrink = if players.is_empty() { 0.0 } else { (count - 1.0) / count };
        let adjusted = |own: usize| self.differences(self.results[own].percent()) * shrink;
        let plus = mean(rated.iter().filter_map(|own| self.listed(*own)));
        let below = match self.rules.numbers.mean_of_the_rated {
            MeanOfTheRated::MeanOfDifferences => mean(rated.iter().map(|own| adjusted(*own))),
            MeanOfTheRated::DifferenceOfMean => {
                let percent = mean(rated.iter().map(|own| self.results[*own].percent()));
                percent.map(|percent| self.differences(percent) * shrink)
            }
        };
        let whole = match (plus, below) {
            (Some(plus), _) if all_rated => Some(plus),
            (Some(plus), Some(below)) => Some(plus - below),
            _ => None,
        };
        let formula = Formula::Field { players: players.len() as u32, cycles };
        let full = cycles * (players.len() as u32).saturating_sub(1);
        let level = |own: usize| {
            self.listed(own).or_else(|| Some(self.limited(whole?, self.results[own].percent(), shrink)))
        };
        let change = |own: usize| {
            let result = &self.results[own];
            let Some(ra) = whole else { return self.nothing(own, Why::NobodyRated) };
            if result.count() == 0 {
                return self.nothing(own, Why::NoGames);
            }
            if rated.as_slice() == [own] {
                return self.nothing(own, Why::OnlyRated);
            }
            let opponents = mean(result.games.iter().filter_map(|(other, _)| level(*other))).unwrap_or(ra);
            let difference = self.rules.differences.difference(result.percent());
            // Who missed a game is taken as against those he played (R2).
            let performance = difference
                .map(|own| if result.count() == full { ra + own * shrink } else { opponents + own });
            let against = Against { mean: opponents, games: result.count(), points: result.points() };
            let made = if self.is_established(own) {
                if result.count() == full {
                    self.by_field(own, ra, formula, cycles, players.len())
                } else {
                    self.by_opponents(own, &against)
                }
            } else if all_rated {
                self.by_performance(own, &against, 0)
            } else {
                let limited = self.limited(ra, result.percent(), shrink);
                self.averaged(own, limited, ra, &Against { mean: ra, ..against }, 0, formula)
            };
            Change { performance, ..made }
        };
        (0..self.field.len()).map(change).collect()
    }

    fn of_match(&self, own: usize) -> Change {
        let result = &self.results[own];
        let Some((other, _)) = result.games.first().copied() else {
            return self.nothing(own, Why::NoGames);
        };
        let why = |own: usize| if self.listed(own).is_some() { Why::OnlyRated } else { Why::NobodyRated };
        let Some(rating) = self.listed(other) else { return self.nothing(own, why(own)) };
        let against = Against { mean: rating, games: result.count(), points: result.points() };
        let made = if self.is_established(own) {
            self.by_opponents(own, &against)
        } else {
            self.by_performance(own, &against, 0)
        };
        let difference = self.rules.differences.difference(result.percent());
        let performance = match self.listed(own) {
            Some(listed) => difference.map(|difference| (listed + rating) / 2.0 + difference / 2.0),
            None => difference.map(|difference| rating + difference),
        };
        Change { performance, ..made }
    }

    fn swiss(&self, own: usize) -> Change {
        let games: Vec<(f64, u32)> = self.results[own]
            .games
            .iter()
            .filter_map(|(other, points)| Some((self.listed(*other)?, *points)))
            .collect();
        let Some(against) = against(&games) else { return self.nothing(own, Why::NoGames) };
        let performance = self
            .rules
            .differences
            .difference(percent(against.points, against.games))
            .map(|difference| against.mean + difference);
        let before = &self.field[own];
        let made = if self.is_established(own) {
            self.by_opponents(own, &against)
        } else if before.rating.is_some() {
            self.by_performance(own, &against, 0)
        } else {
            self.first(own, games, &against)
        };
        Change { performance, ..made }
    }

    /// A first rating needs nine games, those kept included (FMJD-IX.5.7, R7).
    fn first(&self, own: usize, mut games: Vec<(f64, u32)>, now: &Against) -> Change {
        let before = &self.field[own];
        games.extend(&before.kept);
        let needed = self.rules.numbers.swiss.least_games;
        let so_far = games.len() as u32;
        let Some(all) = against(&games).filter(|_| so_far >= needed) else {
            let how = How::Kept { so_far, needed };
            return Change { games: now.games, points: now.points, how, ..self.nothing(own, Why::NoGames) };
        };
        self.by_performance(own, &all, before.kept.len() as u32)
    }
}

fn against(games: &[(f64, u32)]) -> Option<Against> {
    let mean = mean(games.iter().map(|(rating, _)| *rating))?;
    let points = games.iter().map(|(_, points)| points).sum();
    Some(Against { mean, games: games.len() as u32, points })
}

/// The mean of some numbers; `None` of none.
pub(super) fn mean(numbers: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = numbers.fold((0.0, 0u32), |(sum, count), own| (sum + own, count + 1));
    (count > 0).then(|| sum / f64::from(count))
}
