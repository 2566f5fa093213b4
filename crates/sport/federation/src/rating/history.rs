//! All events of a pool, period by period: every list there ever was.
//!
//! Inside a period events are taken by their end (R6). A list holds the rating of everybody who has one; who
//! stands on it in print is another question ([`Listed::class`](super::list::Class)).

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;

use super::calendar::{Calendar, Period};
use super::change::{Change, How, Why};
use super::event::{self, Before, Game, Kind};
use super::rules::{Editions, RatingRules};

/// An event to be rated.
#[derive(Debug, Clone, PartialEq)]
pub struct RatedEvent {
    /// The number by which it is known.
    pub id: u32,
    pub starts: Date,
    pub ends: Date,
    /// How it was played.
    pub kind: Kind,
    /// Whether it is a national championship or its semi-final (FMJD-X.4.4.3.5).
    pub national: bool,
    /// Who counts in it; the numbers of people.
    pub players: Vec<u32>,
    /// Games that were played, by places in `players`.
    pub games: Vec<Game>,
}

/// A rating that somebody had before the first event: from an older list.
#[derive(Debug, Clone, PartialEq)]
pub struct Seeded {
    pub person: u32,
    /// From this day.
    pub from: Date,
    pub rating: f64,
    pub games: u32,
    /// Whether he ever stood at the figure from which K stays low.
    pub was_strong: bool,
    /// When he last played.
    pub last_played: Option<Date>,
}

/// What is known of somebody.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Known {
    pub rating: Option<f64>,
    pub games: u32,
    /// Whether a list ever showed the figure from which K stays low.
    pub was_strong: bool,
    /// When he last played.
    pub last_played: Option<Date>,
    /// Games kept for a first rating: their period, the opponent's rating, the points (FMJD-IX.5.7).
    pub kept: Vec<(Period, f64, u32)>,
}

/// A list: what was known of everybody when a period closed.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingList {
    pub period: Period,
    /// The last day of the period.
    pub closes: Date,
    /// The first day on which it is in force.
    pub starts: Date,
    /// The events used (FMJD-IX.6.2).
    pub events: Vec<u32>,
    /// Everybody with a rating.
    pub known: BTreeMap<u32, Known>,
}

/// Everything that was ever rated in a pool.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct History {
    /// The lists, the oldest first.
    pub lists: Vec<RatingList>,
    /// What each event did, by its number: people and their changes in the order of the field.
    pub events: HashMap<u32, Vec<(u32, Change)>>,
}

/// Reckons everything anew. Lists are made for every period that closes before `today`.
pub fn recompute(editions: &Editions, seeds: &[Seeded], events: &[RatedEvent], today: Date) -> History {
    let mut order: Vec<&RatedEvent> = events.iter().collect();
    order.sort_by_key(|own| (own.ends, own.starts, own.id));
    let mut seeds: Vec<&Seeded> = seeds.iter().collect();
    seeds.sort_by_key(|own| own.from);
    let first = [order.first().map(|own| own.ends), seeds.first().map(|own| own.from)];
    let Some(first) = first.into_iter().flatten().min() else { return History::default() };
    let mut run = Run { editions, known: Vec::new(), places: HashMap::new(), lists: Vec::new() };
    let mut history = History::default();
    let mut calendar = run.calendar(first);
    // One list earlier, so that ratings that were brought along stand on a list.
    let mut period = calendar.in_force(first).before();
    let (mut order, mut seeds) = (order.into_iter().peekable(), seeds.into_iter().peekable());
    while calendar.closes(period) < today {
        let closes = calendar.closes(period);
        let mut used = Vec::new();
        while let Some(event) = order.next_if(|own| own.ends <= closes) {
            let changes = run.event(event, period);
            used.push(event.id);
            history.events.insert(event.id, changes);
        }
        // A list that was brought along holds from its day on: for the list in force then.
        while let Some(seed) = seeds.next_if(|own| own.from < calendar.starts(period.next())) {
            run.seed(seed);
        }
        history.lists.push(run.close(&calendar, period, used));
        period = period.next();
        calendar = run.calendar(calendar.closes(period));
    }
    history
}

/// What an event would do that has not been counted yet: on the list in force, after everything known (FMJD-IX.5.4).
pub fn what_if(
    editions: &Editions,
    seeds: &[Seeded],
    events: &[RatedEvent],
    one: &RatedEvent,
) -> Vec<(u32, Change)> {
    let calendar = Calendar::of(&editions.on(one.ends).numbers.lists);
    let mut earlier: Vec<RatedEvent> =
        events.iter().filter(|own| own.ends <= one.ends && own.id != one.id).cloned().collect();
    earlier.push(one.clone());
    let after = calendar.closes(calendar.period_of(one.ends)).tomorrow().unwrap_or(Date::MAX);
    recompute(editions, seeds, &earlier, after).events.remove(&one.id).unwrap_or_default()
}

/// Ratings of a list by place in [`Run::known`].
struct OldList {
    period: Period,
    ratings: Vec<Option<f64>>,
}

struct Run<'a> {
    editions: &'a Editions,
    known: Vec<(u32, Known)>,
    places: HashMap<u32, usize>,
    lists: Vec<OldList>,
}

impl Run<'_> {
    fn calendar(&self, day: Date) -> Calendar {
        Calendar::of(&self.editions.on(day).numbers.lists)
    }

    fn place(&mut self, person: u32) -> usize {
        let next = self.known.len();
        let place = *self.places.entry(person).or_insert(next);
        if place == next {
            self.known.push((person, Known::default()));
        }
        place
    }

    fn seed(&mut self, seed: &Seeded) {
        let place = self.place(seed.person);
        let known = &mut self.known[place].1;
        known.rating = Some(seed.rating);
        known.games = seed.games;
        known.was_strong |= seed.was_strong;
        // Who stood on a list had played by then.
        known.last_played = known.last_played.max(seed.last_played.or(Some(seed.from)));
        known.kept.clear();
    }

    fn event(&mut self, event: &RatedEvent, period: Period) -> Vec<(u32, Change)> {
        let rules = self.editions.on(self.calendar(event.ends).closes(period));
        let in_force = Calendar::of(&rules.numbers.lists).in_force(event.starts);
        let oldest = period.0 - rules.numbers.swiss.following_periods;
        let places: Vec<usize> = event.players.iter().map(|person| self.place(*person)).collect();
        let list = self.lists.iter().rev().find(|own| own.period <= in_force);
        let before = |place: &usize| {
            let known = &self.known[*place].1;
            let kept = known.kept.iter().filter(|own| own.0.0 >= oldest);
            Before {
                listed: list.and_then(|list| list.ratings.get(*place).copied().flatten()),
                rating: known.rating,
                games: known.games,
                was_strong: known.was_strong,
                kept: kept.map(|(_, rating, points)| (*rating, *points)).collect(),
            }
        };
        let field: Vec<Before> = places.iter().map(before).collect();
        let rate = if event.national { event::rate_national } else { event::rate };
        let changes = rate(rules, event.kind, &field, &event.games);
        for ((place, change), own) in places.iter().zip(&changes).zip(0..) {
            self.record(*place, change, event, own, &field, period, oldest);
        }
        event.players.iter().copied().zip(changes).collect()
    }

    #[expect(clippy::too_many_arguments, reason = "all of one event, taken apart by its only caller")]
    fn record(
        &mut self,
        place: usize,
        change: &Change,
        event: &RatedEvent,
        own: usize,
        field: &[Before],
        period: Period,
        oldest: i32,
    ) {
        let known = &mut self.known[place].1;
        let his = |game: &&Game| game.first == own || game.second == own;
        let mut games = event.games.iter().filter(his);
        match change.how {
            How::Kept { .. } => {
                known.kept.retain(|kept| kept.0.0 >= oldest);
                known.kept.extend(games.filter_map(|game| {
                    let (other, points) = if game.first == own {
                        (game.second, game.points)
                    } else {
                        (game.first, 2 - game.points.min(2))
                    };
                    Some((period, field[other].listed?, points))
                }));
                known.last_played = known.last_played.max(Some(event.ends));
            }
            How::Expected { .. } | How::Performance { .. } => {
                let added = if let How::Performance { added, .. } = change.how { added } else { 0 };
                known.rating = change.after;
                known.games += change.games + added;
                known.kept.clear();
                known.last_played = known.last_played.max(Some(event.ends));
            }
            How::Nothing { why: Why::TooFewRated } => {}
            How::Nothing { .. } => {
                if games.next().is_some() {
                    known.last_played = known.last_played.max(Some(event.ends));
                }
            }
        }
    }

    fn close(&mut self, calendar: &Calendar, period: Period, events: Vec<u32>) -> RatingList {
        let closes = calendar.closes(period);
        let strong = self.editions.on(closes).numbers.k.strong_from;
        for (_, known) in &mut self.known {
            known.was_strong |= known.rating.is_some_and(|rating| rating >= strong);
        }
        let ratings = self.known.iter().map(|(_, known)| known.rating).collect();
        self.lists.push(OldList { period, ratings });
        let rated = self.known.iter().filter(|(_, known)| known.rating.is_some());
        let known = rated.map(|(person, known)| (*person, known.clone())).collect();
        RatingList { period, closes, starts: calendar.starts(period), events, known }
    }
}

impl History {
    /// The list in force on a day.
    pub fn in_force(&self, day: Date) -> Option<&RatingList> {
        self.lists.iter().rev().find(|list| list.starts <= day)
    }

    /// The lists before one of them, the oldest first.
    pub fn before(&self, list: &RatingList) -> &[RatingList] {
        let at = self.lists.iter().position(|own| own.period >= list.period);
        &self.lists[..at.unwrap_or(self.lists.len())]
    }

    /// What an event did to the rating of somebody who played in it.
    pub fn change(&self, event: u32, person: u32) -> Option<&Change> {
        self.events.get(&event)?.iter().find(|own| own.0 == person).map(|own| &own.1)
    }

    /// Every list on which somebody has a rating: its first day, the rating, the games.
    pub fn course(&self, person: u32) -> Vec<(Date, f64, u32)> {
        let on = |list: &RatingList| {
            let known = list.known.get(&person)?;
            Some((list.starts, known.rating?, known.games))
        };
        self.lists.iter().filter_map(on).collect()
    }
}

/// The rules of a list.
pub fn rules_of<'a>(editions: &'a Editions, list: &RatingList) -> &'a RatingRules {
    editions.on(list.closes)
}
