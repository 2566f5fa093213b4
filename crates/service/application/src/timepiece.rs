//! The time that runs: clocks of games, and how long somebody has been away.
//!
//! The time of day is what people see and what is written beside their deeds, but it can be set: an hour back, and a
//! clock made of it stands for an hour; two hours ahead, and flags fall. So what runs is counted by the steady counter
//! of the computer, from the time of day at which the server started. That is looked at once and never again, so the
//! moments of a game are close to the time of day and only ever grow. After a start a game goes on from its own last
//! moment, should that lie ahead ([`crate::live::Table::now`]).

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use damier_clock::{Moment, Span};

/// Where the time of day comes from: the computer, unless a test has it otherwise.
#[derive(Clone)]
pub struct Wall(Arc<dyn Fn() -> SystemTime + Send + Sync>);

impl Wall {
    /// The time of day that a function tells.
    pub fn told_by(tell: impl Fn() -> SystemTime + Send + Sync + 'static) -> Wall {
        Wall(Arc::new(tell))
    }

    fn now(&self) -> Moment {
        let since = (self.0)().duration_since(UNIX_EPOCH).unwrap_or_default();
        Moment::from_millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }
}

impl Default for Wall {
    fn default() -> Wall {
        Wall::told_by(SystemTime::now)
    }
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Wall")
    }
}

/// Counts the time that runs.
#[derive(Debug, Clone, Copy)]
pub struct Timepiece {
    /// The time of day at the start.
    begun: Moment,
    since: Instant,
}

impl Timepiece {
    /// Begins to count, at the time of day that the computer tells now.
    pub fn start(wall: &Wall) -> Timepiece {
        Timepiece::set(wall.now())
    }

    /// Begins to count at a moment. Nodes that serve together begin at that of their database, so that it does not
    /// matter how their own clocks are set.
    pub fn set(begun: Moment) -> Timepiece {
        Timepiece { begun, since: Instant::now() }
    }

    /// The time that runs.
    pub fn now(&self) -> Moment {
        self.begun + span(self.since.elapsed())
    }
}

fn span(passed: Duration) -> Span {
    Span::millis(u64::try_from(passed.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering};

    use super::*;

    #[test]
    fn what_runs_does_not_see_the_time_of_day_being_set() {
        let day = Arc::new(AtomicU64::new(1_000_000));
        let told = Arc::clone(&day);
        let wall = Wall::told_by(move || UNIX_EPOCH + Duration::from_secs(told.load(Ordering::Relaxed)));
        let time = Timepiece::start(&wall);
        let begun = time.now();
        assert!(begun.millis() >= 1_000_000_000 && begun.millis() < 1_000_010_000);
        for set in [1_000_000 - 3600, 1_000_000 + 7200] {
            day.store(set, Ordering::Relaxed);
            let now = time.now();
            assert!(now >= begun && now.since(begun) < Span::seconds(10), "{now:?} after {begun:?}");
        }
    }
}
