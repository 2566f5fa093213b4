//! Places in the queues of this node, given out by fair shares: proofs, lines, analyses.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use damier_store::{Asker, Full, Shares};

type Open = Arc<Mutex<Vec<(u64, Asker)>>>;

/// The places of one queue.
pub struct Places {
    shares: Shares,
    open: Open,
    next: AtomicU64,
}

/// A place that somebody has; it is free again when this is dropped.
#[derive(Debug)]
pub struct Place {
    number: u64,
    open: Open,
}

fn lock(open: &Open) -> MutexGuard<'_, Vec<(u64, Asker)>> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Places {
    pub fn new(shares: Shares) -> Places {
        Places { shares, open: Open::default(), next: AtomicU64::new(0) }
    }

    /// A place for somebody, or why there is none.
    pub fn take(&self, asker: &Asker) -> Result<Place, Full> {
        self.take_within(self.shares, asker)
    }

    /// The same within other shares than usual.
    pub fn take_within(&self, shares: Shares, asker: &Asker) -> Result<Place, Full> {
        let mut open = lock(&self.open);
        let taken = shares.taken(asker, open.iter().map(|(_, own)| own));
        shares.admit(asker, &taken)?;
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        open.push((number, asker.clone()));
        Ok(Place { number, open: Arc::clone(&self.open) })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.open).retain(|(number, _)| *number != self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_free_again_when_it_is_given_up() {
        let places = Places::new(Shares { all: 4, guests: 2, own: 1, address: 2 });
        let guest = |name: &str| Asker::guest(name, Some("192.0.2.1"));
        let first = places.take(&guest("a")).expect("a place");
        assert_eq!(places.take(&guest("a")).map(drop), Err(Full::Own(1)));
        let _second = places.take(&guest("b")).expect("a place");
        assert_eq!(places.take(&guest("c")).map(drop), Err(Full::Address(2)));
        drop(first);
        assert!(places.take(&guest("c")).is_ok());
    }
}
