//! The ratings that follow from the events in the books: [`State::ratings`] reckons those of a pool,
//! [`PoolBook::of_event`] says what an event did to them.

use damier_compete::Mark;
use damier_compete::schedule::Side;
use jiff::civil::Date;

use super::State;
use super::state::BookEvent;
use crate::fact::BroughtRating;
use crate::rating::{
    Change, Editions, Game, History, Kind, Listed, RatedEvent, RatingList, RatingRules, Seeded, listed,
    published, recompute, rules_of, what_if,
};
use crate::refused::Refused;
use crate::report::{EventReport, EventStanding, PlayedBy};
use crate::{EventId, PersonId, Pool};

/// The ratings of a pool, and why events were left out.
#[derive(Debug, Clone, PartialEq)]
pub struct PoolBook {
    /// The editions of the regulations.
    pub editions: Editions,
    /// Every list and every change.
    pub history: History,
    /// Events that do not count, and why.
    pub left_out: Vec<(EventId, LeftOut)>,
}

/// What an event does to the ratings of those who played in it.
#[derive(Debug, Clone, PartialEq)]
pub struct Reckoned {
    /// People and their changes in the order of the field.
    pub changes: Vec<(PersonId, Change)>,
    /// Whether it counts; where it does not, this is what it would do.
    pub counts: bool,
}

impl PoolBook {
    /// What an event of the books does to ratings: as it was reckoned, or while its period is open as it would be.
    pub fn of_event(&self, state: &State, id: EventId) -> Result<Reckoned, Refused> {
        let report = &state.event(id)?.report;
        let changes = match self.history.events.get(&id.0) {
            Some(known) => known.iter().map(|(person, change)| (PersonId(*person), *change)).collect(),
            None => state.what_if(report)?,
        };
        Ok(Reckoned { changes, counts: !self.left_out.iter().any(|own| own.0 == id) })
    }

    /// The lines of a list, the highest rating first: those published in that order, or everybody who is listed.
    pub fn lines(&self, list: &RatingList, everybody: bool) -> Vec<Listed> {
        let rules = &rules_of(&self.editions, list).numbers.lists;
        let lines = listed(rules, list);
        match everybody {
            true => lines,
            false => published(rules, self.history.before(list), &lines).cloned().collect(),
        }
    }
}

/// Why an event does not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LeftOut {
    /// The report came too late (FMJD-IX.4.5, FMJD-IX.4.7).
    Late {
        /// So many days after the end.
        days: i32,
        /// So many are allowed.
        allowed: i32,
    },
    /// The rating officer said so (FMJD-X.4.4.3.8).
    Ruled { reason: String },
}

impl State {
    pub(super) fn bring(&mut self, pool: Pool, from: Date, ratings: &[BroughtRating]) -> Result<(), Refused> {
        super::check::day("a rating list", from)?;
        let mut seen = std::collections::BTreeSet::new();
        for own in ratings {
            let person = self.resolve(own.person)?;
            if !seen.insert(person) {
                return Err(Refused::Twice { person });
            }
            if !(1.0..=4000.0).contains(&own.rating) {
                return Err(Refused::BadRating { rating: own.rating });
            }
        }
        self.brought.push((pool, from, ratings.to_vec()));
        Ok(())
    }

    pub(super) fn regulations(
        &mut self,
        pools: &[Pool],
        numbers: &str,
        table_1: Option<&str>,
        table_2: Option<&str>,
    ) -> Result<(), Refused> {
        let rules = RatingRules::with_tables(numbers, table_1, table_2)?;
        self.editions.push((pools.to_vec(), rules));
        Ok(())
    }

    /// The editions of the regulations of a pool.
    pub fn editions(&self, pool: Pool) -> Result<Editions, Refused> {
        let mut editions = Editions::only(RatingRules::fmjd()?);
        for (pools, rules) in &self.editions {
            if pools.contains(&pool) {
                editions.add(rules.clone());
            }
        }
        Ok(editions)
    }

    /// Reckons the ratings of a pool anew, up to a day.
    pub fn ratings(&self, pool: Pool, today: Date) -> Result<PoolBook, Refused> {
        let editions = self.editions(pool)?;
        let mut left_out = Vec::new();
        let mut events = Vec::new();
        for (id, event) in self.events().filter(|(_, own)| own.report.pool == pool) {
            match left_out_because(&editions, event) {
                Some(why) => left_out.push((id, why)),
                None => events.push(self.rated(id, &event.report)),
            }
        }
        let history = recompute(&editions, &self.seeds(pool), &events, today);
        Ok(PoolBook { editions, history, left_out })
    }

    /// What an event would do, whether or not it is in the books yet.
    pub fn what_if(&self, report: &EventReport) -> Result<Vec<(PersonId, Change)>, Refused> {
        let editions = self.editions(report.pool)?;
        // The event itself, where it is in the books already, does not count beside its own report.
        let is_it =
            |own: &EventReport| own == report || (own.identity.is_some() && own.identity == report.identity);
        let counted = self.events().filter(|(_, own)| {
            own.report.pool == report.pool
                && !is_it(&own.report)
                && left_out_because(&editions, own).is_none()
        });
        let events: Vec<RatedEvent> = counted.map(|(id, own)| self.rated(id, &own.report)).collect();
        let next = EventId(self.events.len() as u32 + 1);
        let changes = what_if(&editions, &self.seeds(report.pool), &events, &self.rated(next, report));
        Ok(changes.into_iter().map(|(person, change)| (PersonId(person), change)).collect())
    }

    fn seeds(&self, pool: Pool) -> Vec<Seeded> {
        let lists = self.brought.iter().filter(|own| own.0 == pool);
        lists
            .flat_map(|(_, from, ratings)| {
                ratings.iter().map(|own| Seeded {
                    person: self.resolve(own.person).unwrap_or(own.person).0,
                    from: *from,
                    rating: own.rating,
                    games: own.games,
                    was_strong: own.was_strong,
                    last_played: own.last_played,
                })
            })
            .collect()
    }

    /// An event as the reckoning sees it: without those who do not count (FMJD-IX.5.2) and without games that were
    /// not played (FMJD-IX.5.7).
    fn rated(&self, id: EventId, report: &EventReport) -> RatedEvent {
        let mut players = Vec::new();
        let place: Vec<Option<usize>> = report
            .players
            .iter()
            .map(|own| {
                let federation = own.federation.as_deref();
                self.counts(federation, report.starts).then(|| {
                    players.push(self.resolve(own.person).unwrap_or(own.person).0);
                    players.len() - 1
                })
            })
            .collect();
        let game = |own: &crate::report::ReportedGame| {
            let (one, other) = own.seats();
            let (first, second) = ((*place.get(one)?)?, (*place.get(other)?)?);
            match own.3.mark(Side::First) {
                Mark::Played(outcome) => Some(Game { first, second, points: outcome.points().0 }),
                _ => None,
            }
        };
        let kind = match report.system {
            _ if report.pool == Pool::Correspondence => Kind::Swiss,
            PlayedBy::RoundRobin { cycles } => Kind::RoundRobin { cycles: u32::from(cycles.max(1)) },
            PlayedBy::Match => Kind::Match,
            PlayedBy::Swiss | PlayedBy::Teams => Kind::Swiss,
        };
        let games = report.games.iter().filter_map(game).collect();
        let national = report.standing == EventStanding::National;
        RatedEvent { id: id.0, starts: report.starts, ends: report.ends, kind, national, players, games }
    }
}

fn left_out_because(editions: &Editions, event: &BookEvent) -> Option<LeftOut> {
    match &event.ruling {
        Some((true, _)) => return None,
        Some((false, reason)) => return Some(LeftOut::Ruled { reason: reason.clone() }),
        None => {}
    }
    let allowed = editions.on(event.report.ends).numbers.lists.report_days;
    let days = event.report.days_late().filter(|days| *days > allowed)?;
    event.report.late_because.is_none().then_some(LeftOut::Late { days, allowed })
}
