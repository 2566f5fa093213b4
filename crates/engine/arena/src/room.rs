//! Boards that several matches share: a match begins while the last games of the one before it are still played, and
//! no processor waits.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// So many boards. Who waits for one gets it by rank: a match of a lower number first.
#[derive(Debug)]
pub struct Room {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    free: usize,
    /// How many wait, by rank.
    waiting: BTreeMap<usize, usize>,
}

/// A board that is taken until it is dropped.
#[derive(Debug)]
pub(crate) struct Taken<'a> {
    room: &'a Room,
    rank: usize,
}

impl Room {
    /// A room with boards; one at least.
    pub fn new(boards: usize) -> Room {
        let state = State { free: boards.max(1), waiting: BTreeMap::new() };
        Room { state: Mutex::new(state), changed: Condvar::new() }
    }

    /// Waits for a board.
    pub(crate) fn take(&self, rank: usize) -> Taken<'_> {
        self.wait(self.lock(), rank);
        Taken { room: self, rank }
    }

    fn wait(&self, mut state: MutexGuard<'_, State>, rank: usize) {
        *state.waiting.entry(rank).or_default() += 1;
        while state.free == 0 || state.is_behind(rank) {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.free -= 1;
        if let Some(count) = state.waiting.get_mut(&rank) {
            *count -= 1;
            if *count == 0 {
                state.waiting.remove(&rank);
            }
        }
        drop(state);
        // The next rank may take what is left.
        self.changed.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Whether somebody of a lower rank waits.
    fn is_behind(&self, rank: usize) -> bool {
        self.waiting.first_key_value().is_some_and(|(first, _)| *first < rank)
    }
}

impl Taken<'_> {
    /// Between two pairs: gives the board to who waits with a lower rank, and waits for another one then.
    pub(crate) fn go_on(&mut self) {
        let mut state = self.room.lock();
        if state.is_behind(self.rank) {
            state.free += 1;
            self.room.changed.notify_all();
            self.room.wait(state, self.rank);
        }
    }
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        self.room.lock().free += 1;
        self.room.changed.notify_all();
    }
}
