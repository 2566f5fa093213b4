//! The best lines of a position, for somebody who looks at it, depth after depth.
//!
//! Each person has a store of time that fills up again slowly, and one search at a time: a new one ends the last.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use damier_engine::{Engine, Limits, Options, Report, StopFlag, Thinking};
use damier_live::Trial;
use damier_store::{Asker, Full, Shares};
use tokio::sync::mpsc;

use super::{Endings, Quiet};
use crate::places::Places;
use crate::rates::{Allowance, Budget};

/// Memory for one search.
const HASH: usize = 32 << 20;

/// A search takes at most so long.
const LONGEST: Duration = Duration::from_secs(10);

/// The seconds of searching that one person can have saved, and so many of each second that passes are given back.
const SAVED: Budget = Budget { a_second: 0.25, at_once: 120.0 };

/// A search is not begun with fewer seconds.
const LEAST: f64 = 1.0;

/// So many searches may wait or go on. Whoever begins a new one has two for a moment, until the last has ended.
const SHARES: Shares = Shares { all: 16, guests: 8, own: 2, address: 3 };

/// So many people are remembered before those who have all their time are forgotten.
const PEOPLE: usize = 1000;

/// Why no search is begun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotNow {
    /// The time of the person is used up; some of it is back after so many seconds.
    Spent(u64),
    /// There is no place for him.
    Full(Full),
}

/// What one person has.
struct Account {
    seconds: Allowance,
    stop: Arc<StopFlag>,
}

impl Account {
    fn new(now: Instant) -> Account {
        Account { seconds: Allowance::full(SAVED, now), stop: Arc::new(StopFlag::new()) }
    }
}

/// Whose time a search takes: a member's own; guests who come from one address have theirs together, since a new
/// cookie costs nothing.
fn purse(asker: &Asker) -> String {
    match &asker.address {
        Some(address) if !asker.member => format!("from {address}"),
        _ => asker.name.clone(),
    }
}

/// Where the best lines of positions are found.
pub struct Lines {
    quiet: Quiet,
    endings: Arc<Endings>,
    places: Places,
    people: Arc<Mutex<HashMap<String, Account>>>,
    closed: Arc<StopFlag>,
}

impl Lines {
    /// Half of the machine's threads, but at least one, look for lines.
    pub fn new(endings: Arc<Endings>) -> std::io::Result<Lines> {
        let threads = std::thread::available_parallelism().map_or(1, |all| (all.get() / 2).max(1));
        let quiet = Quiet::start("lines", threads, SHARES.all as usize)?;
        Ok(Lines {
            quiet,
            endings,
            places: Places::new(SHARES),
            people: Arc::default(),
            closed: Arc::new(StopFlag::new()),
        })
    }

    fn people(&self) -> MutexGuard<'_, HashMap<String, Account>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a search for so many best lines; what is found after each depth can be heard.
    pub fn find(
        &self,
        asker: &Asker,
        trial: Trial,
        lines: usize,
    ) -> Result<mpsc::Receiver<Vec<Report>>, NotNow> {
        let purse = purse(asker);
        let (time, stop) = self.allow(&purse, Instant::now())?;
        let place = self.places.take(asker).map_err(NotNow::Full)?;
        let (teller, told) = mpsc::channel(64);
        let (closed, people) = (Arc::clone(&self.closed), Arc::clone(&self.people));
        let waits = Arc::clone(&stop);
        let tables = self.endings.of(trial.book().variant);
        let work = move || {
            let _place = place;
            if closed.is_stopped() || stop.is_stopped() || teller.is_closed() {
                return;
            }
            let begun = Instant::now();
            let mut engine = Engine::new(trial.book(), &Options { hash: HASH, tables, ..Options::default() });
            let choices = trial.position().legal_moves().len();
            let lines = lines.min(choices);
            let limits = Limits {
                lines,
                time: Some(Thinking::exactly(time)),
                analyse: choices == 1,
                ..Limits::default()
            };
            let mut depth = Vec::new();
            let mut heard = |report: &Report| {
                depth.push(report.clone());
                if report.rank == lines {
                    let sent = teller.blocking_send(std::mem::take(&mut depth));
                    if sent.is_err() || closed.is_stopped() {
                        stop.stop();
                    }
                }
            };
            engine.search(trial.start(), trial.moves(), &limits, &stop, &mut heard);
            let mut people = people.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(own) = people.get_mut(&purse) {
                own.seconds.spend(begun.elapsed().as_secs_f64(), Instant::now());
            }
        };
        if self.quiet.put(Some(waits), work) { Ok(told) } else { Err(NotNow::Full(Full::All(SHARES.all))) }
    }

    /// How long a person may have a search, and what ends it. His last one is ended.
    fn allow(&self, person: &str, now: Instant) -> Result<(Duration, Arc<StopFlag>), NotNow> {
        let mut people = self.people();
        if people.len() >= PEOPLE {
            people.retain(|_, own| !own.seconds.is_full(now));
        }
        let own = people.entry(person.to_owned()).or_insert_with(|| Account::new(now));
        own.stop.stop();
        let left = own.seconds.at_least(LEAST, now).map_err(NotNow::Spent)?;
        own.stop = Arc::new(StopFlag::new());
        Ok((Duration::from_secs_f64(left).min(LONGEST), Arc::clone(&own.stop)))
    }

    /// Ends every search.
    pub fn close(&self) {
        self.closed.stop();
        self.people().values().for_each(|own| own.stop.stop());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_from_one_address_share_their_time() {
        let guest = |name: &str| purse(&Asker::guest(name, Some("192.0.2.1")));
        assert_eq!(guest("a"), guest("b"));
        assert_ne!(purse(&Asker::guest("a", None)), purse(&Asker::guest("b", None)));
        assert_eq!(purse(&Asker::member("ivan", Some("192.0.2.1"))), "ivan");
    }

    #[test]
    fn time_is_spent_and_comes_back() {
        let lines = Lines::new(Arc::new(Endings::new(None))).expect("threads");
        let now = Instant::now();
        let (time, first) = lines.allow("ivan", now).expect("there is time");
        assert_eq!(time, LONGEST);
        let (_, second) = lines.allow("ivan", now).expect("there is time");
        assert!(first.is_stopped() && !second.is_stopped(), "one search at a time");
        lines.people().get_mut("ivan").expect("he is known").seconds.spend(SAVED.at_once, now);
        assert_eq!(lines.allow("ivan", now).map(|(time, _)| time), Err(NotNow::Spent(4)));
        assert!(lines.allow("olena", now).is_ok(), "others are not held up");
        let later = now + Duration::from_secs(20);
        assert_eq!(lines.allow("ivan", later).map(|(time, _)| time), Ok(Duration::from_secs(5)));
    }
}
