//! Games that are handed to workers: `damier worker` on this or another machine.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use damier_bus::{Bus, BusFault, Listening, Queue};
use serde::{Deserialize, Serialize};
use tokio::sync::OnceCell;

/// The queue of the broker, and the subject under which games are put into it.
const QUEUE: &str = "DAMIER_ANALYSES";
const SUBJECT: &str = "damier.jobs.analysis";

/// A worker says so often that it is there …
pub(super) const HERE: Duration = Duration::from_secs(5);
/// … and is counted on for so long.
const COUNTED_ON: Duration = Duration::from_secs(20);

/// How far a worker is with a game.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Examined {
    /// So many half-moves have been judged.
    pub(super) done: usize,
    /// Whether the findings are stored.
    pub(super) stored: bool,
}

/// The queue in which games wait for workers.
pub(super) fn queue(bus: &Bus) -> Queue {
    Queue::new(bus, QUEUE, SUBJECT)
}

/// The subject under which a worker says how far it is with a game.
pub(super) fn subject(game: &str) -> String {
    format!("damier.analysis.{game}")
}

/// The way to workers.
pub(super) struct Jobs {
    bus: Bus,
    queue: Queue,
    made: OnceCell<()>,
    /// When a worker was last heard of.
    heard: Mutex<Option<Instant>>,
}

impl Jobs {
    pub(super) fn new(bus: &Bus) -> Arc<Jobs> {
        let (made, heard) = (OnceCell::new(), Mutex::default());
        Arc::new(Jobs { bus: bus.clone(), queue: queue(bus), made, heard })
    }

    /// A worker says that it is there.
    pub(super) fn heard(&self) {
        *self.heard.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether there is a worker.
    pub(super) fn anybody(&self) -> bool {
        let heard = *self.heard.lock().unwrap_or_else(PoisonError::into_inner);
        heard.is_some_and(|heard| heard.elapsed() < COUNTED_ON)
    }

    /// Hands a game to whichever worker has time; whether it is in the queue now.
    pub(super) async fn put(&self, game: &str) -> bool {
        if !self.anybody() {
            return false;
        }
        let put = async {
            self.made.get_or_try_init(|| self.queue.make()).await?;
            self.queue.put(game, game.as_bytes()).await
        };
        let put: Result<_, BusFault> = put.await;
        if let Err(why) = &put {
            tracing::warn!(game, %why, "no worker can be asked");
        }
        put.is_ok()
    }

    /// Listens to how far a worker is with a game.
    pub(super) fn listen(&self, game: &str) -> Listening {
        self.bus.listen(&subject(game))
    }
}
