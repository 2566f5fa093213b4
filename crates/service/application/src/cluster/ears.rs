//! Whether this node hears the others.
//!
//! Every node says once a second that it is there, and how often what it said may have been lost. Which nodes there are
//! is known from the database. So a node that cannot be heard is found out whatever the reason: a broker that is gone,
//! one that stays open and says nothing, one that answers and passes nothing on, or a line that broke at the other end
//! only. As long as somebody is not heard, boards are looked up in the database; whenever something may have been lost,
//! they are looked up once.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

/// How often a node says that it is there.
pub(super) const HERE: Duration = Duration::from_secs(1);

/// One that has not been heard for so long cannot be heard.
const DEAF: Duration = Duration::from_millis(2500);

/// Since when all nodes are heard, and how often something may have been lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hearing {
    /// None: at least one is not heard.
    since: Option<Instant>,
    losses: u64,
}

impl Hearing {
    /// Whether all nodes are heard.
    pub fn is_whole(&self) -> bool {
        self.since.is_some()
    }

    /// Whether they have been heard for some time.
    pub(super) fn is_whole_for(&self, time: Duration) -> bool {
        self.since.is_some_and(|since| since.elapsed() >= time)
    }
}

/// When a node was heard last, and how often what it said may have been lost.
#[derive(Debug, Clone, Copy)]
struct Other {
    at: Instant,
    breaks: u64,
}

/// What is heard of the other nodes.
pub(super) struct Ears {
    others: Mutex<HashMap<String, Other>>,
    hearing: watch::Sender<Hearing>,
}

impl Ears {
    pub(super) fn new() -> Ears {
        Ears { others: Mutex::default(), hearing: watch::Sender::new(Hearing { since: None, losses: 0 }) }
    }

    fn others(&self) -> MutexGuard<'_, HashMap<String, Other>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is heard now; it tells of every change.
    pub(super) fn watch(&self) -> watch::Receiver<Hearing> {
        self.hearing.subscribe()
    }

    pub(super) fn now(&self) -> Hearing {
        *self.hearing.borrow()
    }

    /// A node has said that it is there.
    pub(super) fn heard(&self, node: String, breaks: u64, at: Instant) {
        let before = self.others().insert(node, Other { at, breaks });
        if before.is_none_or(|before| before.breaks != breaks) {
            self.hearing.send_modify(|hearing| hearing.losses += 1);
        }
    }

    /// Finds out who is heard, of the nodes that are there.
    pub(super) fn settle<'a>(&self, connected: bool, nodes: impl Iterator<Item = &'a String>, now: Instant) {
        let whole = {
            let mut others = self.others();
            others.retain(|_, other| now.saturating_duration_since(other.at) < DEAF);
            connected && { nodes }.all(|node| others.contains_key(node))
        };
        self.hearing.send_if_modified(|hearing| {
            let changed = hearing.is_whole() != whole;
            if changed {
                hearing.since = whole.then_some(now);
            }
            changed
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_not_heard_is_found_out() {
        let (ears, start) = (Ears::new(), Instant::now());
        let both = ["anna".to_owned(), "boris".to_owned()];
        let at = |millis| start + Duration::from_millis(millis);
        let whole = |connected, millis| {
            ears.settle(connected, both.iter(), at(millis));
            ears.now().is_whole()
        };
        assert!(!whole(true, 0), "nobody has been heard yet");
        ears.heard("anna".to_owned(), 1, at(100));
        assert!(!whole(true, 200), "one of two has");
        ears.heard("boris".to_owned(), 1, at(300));
        assert!(whole(true, 400));
        assert!(!whole(false, 500), "without a line nobody is");
        assert!(whole(true, 600));
        ears.heard("anna".to_owned(), 1, at(2000));
        assert!(!whole(true, 2900), "boris has fallen silent, though the broker answers");
        ears.settle(true, both[..1].iter(), at(3000));
        assert!(ears.now().is_whole(), "boris is no longer there");
    }

    #[test]
    fn what_may_have_been_lost_is_told_once() {
        let (ears, at) = (Ears::new(), Instant::now());
        let mut watch = ears.watch();
        let mut told = |breaks| {
            watch.mark_unchanged();
            ears.heard("anna".to_owned(), breaks, at);
            watch.has_changed().expect("the ears are there")
        };
        assert_eq!([told(1), told(1), told(2), told(2)], [true, false, true, false]);
    }
}
