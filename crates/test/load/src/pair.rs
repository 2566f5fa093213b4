//! Two who play, one game after the other, and the record of what they did and saw.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Two who play.
pub(crate) struct Pair {
    games: Mutex<Vec<Record>>,
}

/// One game as its players know it.
pub(crate) struct Record {
    pub(crate) id: String,
    /// When its first half-move is due; the others follow at the pace.
    pub(crate) base: Instant,
    /// The half-moves in order.
    pub(crate) moves: Vec<Made>,
}

pub(crate) struct Made {
    /// Which of the two made it.
    pub(crate) by: usize,
    /// As it was sent.
    pub(crate) id: String,
    /// In the notation of the code, as the server proposed it.
    pub(crate) text: String,
    /// When it was sent first.
    pub(crate) sent: Instant,
    /// Whether the server said that it is stored.
    pub(crate) acknowledged: bool,
    /// How long after it was sent the opponent saw it.
    pub(crate) seen: Option<Duration>,
}

impl Pair {
    pub(crate) fn new(game: String, base: Instant) -> Pair {
        Pair { games: Mutex::new(vec![Record { id: game, base, moves: Vec::new() }]) }
    }

    /// The games so far; the last one is being played.
    pub(crate) fn games(&self) -> MutexGuard<'_, Vec<Record>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The game that is being played.
    pub(crate) fn present(&self) -> String {
        self.games().last().map(|game| game.id.clone()).unwrap_or_default()
    }

    /// The two go on with another game; both say so.
    pub(crate) fn next(&self, id: &str, base: Instant) {
        let mut games = self.games();
        if games.iter().all(|game| game.id != id) {
            games.push(Record { id: id.to_owned(), base, moves: Vec::new() });
        }
    }

    /// Does something with the record of a game.
    pub(crate) fn with<T>(&self, id: &str, work: impl FnOnce(&mut Record) -> T) -> Option<T> {
        self.games().iter_mut().find(|game| game.id == id).map(work)
    }
}
