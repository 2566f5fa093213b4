//! What the threads of a search are looking at, so that they share the work.
//!
//! A move that another thread is looking at in the same position is put off: when its turn comes again, most of what
//! there is to find about it stands in the hash table.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::worker::Worker;
use crate::node::Node;

/// Moves that share a place.
const WAYS: usize = 4;

/// Places, of which the last bits of a move's number choose one.
const PLACES: usize = 1 << 12;

/// From this depth on it is worth asking.
const FROM: i32 = 3;

/// The moves under way in all threads, by their [numbers](number); zero where there is none. Who reads too early or
/// writes too late puts a move off for nothing, or looks at it twice, and no more.
pub(crate) struct Busy(Box<[[AtomicU64; WAYS]]>);

/// A move in a position, never zero.
const fn number(key: u64, name: u16) -> u64 {
    (key ^ (name as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1 << 63
}

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy((0..PLACES).map(|_| [const { AtomicU64::new(0) }; WAYS]).collect())
    }

    fn place(&self, number: u64) -> &[AtomicU64; WAYS] {
        &self.0[number as usize % PLACES]
    }

    fn has(&self, number: u64) -> bool {
        self.place(number).iter().any(|own| own.load(Relaxed) == number)
    }

    fn add(&self, number: u64) {
        let place = self.place(number);
        let free = place.iter().find(|own| own.load(Relaxed) == 0);
        free.unwrap_or(&place[0]).store(number, Relaxed);
    }

    fn remove(&self, number: u64) {
        if let Some(own) = self.place(number).iter().find(|own| own.load(Relaxed) == number) {
            own.store(0, Relaxed);
        }
    }
}

impl<N: Node> Worker<'_, N> {
    /// Whether another thread is looking at a move of the last position of the line. One thread never asks.
    #[inline]
    pub(super) fn is_busy_elsewhere(&self, name: u16, depth: i32) -> bool {
        let Some(busy) = self.shared.busy else { return false };
        depth >= FROM && busy.has(number(self.keys[self.keys.len() - 1], name))
    }

    /// Tells the other threads that a move of the last position is looked at from now on; the number to give to
    /// [`Worker::is_done_with`], zero if they are not told.
    #[inline]
    pub(super) fn is_busy_with(&self, name: u16, depth: i32) -> u64 {
        let Some(busy) = self.shared.busy.filter(|_| depth >= FROM) else { return 0 };
        let number = number(self.keys[self.keys.len() - 1], name);
        busy.add(number);
        number
    }

    /// The move of this number is not looked at any more.
    #[inline]
    pub(super) fn is_done_with(&self, number: u64) {
        if let Some(busy) = self.shared.busy.filter(|_| number != 0) {
            busy.remove(number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_busy_while_somebody_looks_at_it() {
        let busy = Busy::new();
        let (here, elsewhere) = (number(77, 5), number(78, 5));
        busy.add(here);
        assert!(busy.has(here) && !busy.has(elsewhere));
        busy.remove(elsewhere);
        assert!(busy.has(here));
        busy.remove(here);
        assert!(!busy.has(here));
    }

    #[test]
    fn a_full_place_forgets_one() {
        let busy = Busy::new();
        let numbers: Vec<u64> = (0..WAYS as u64 + 1).map(|way| number(way * PLACES as u64, 0)).collect();
        numbers.iter().for_each(|own| busy.add(*own));
        assert_eq!(numbers.iter().filter(|own| busy.has(**own)).count(), WAYS);
    }
}
