//! The queue of finished games that are analysed, one after the other: here, or by workers.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use damier_bus::{Bus, Heard};
use damier_engine::StopFlag;
use damier_live::LiveGame;
use damier_store::{Asker, Database, Fault, Full, Shares};
use tokio::runtime::Handle;
use tokio::sync::watch;

use super::examine::Task;
use super::jobs::{Examined, Jobs};
use super::{Endings, Kept, Quiet};
use crate::places::{Place, Places};
use crate::site::now;

/// At most so many games wait.
const SHARES: Shares = Shares { all: 64, guests: 32, own: 3, address: 6 };

/// How often one looks whether a worker has stored its findings, should nobody say so.
const LOOK: Duration = Duration::from_secs(3);

/// How far an analysis is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub struct Progress {
    /// How many games are before it.
    pub ahead: usize,
    /// How many half-moves have been judged.
    pub done: usize,
    /// Of how many.
    pub of: usize,
}

/// A game in the queue.
struct Waiting {
    game: String,
    done: usize,
    of: usize,
    /// Held for as long as it lies there.
    _place: Place,
}

struct Inside {
    database: Database,
    endings: Arc<Endings>,
    runtime: Handle,
    /// In the order in which they are analysed.
    waiting: Mutex<Vec<Waiting>>,
    places: Places,
    news: watch::Sender<u64>,
    stop: StopFlag,
    quiet: Quiet,
    jobs: Option<Arc<Jobs>>,
}

/// The games that wait to be analysed, and those that are.
pub struct AnalysisQueue {
    inside: Arc<Inside>,
}

impl AnalysisQueue {
    /// An empty queue. With a bus games are handed to workers, if there are any.
    pub fn new(
        database: Database,
        endings: Arc<Endings>,
        bus: Option<&Bus>,
    ) -> std::io::Result<AnalysisQueue> {
        let inside = Inside {
            database,
            endings,
            runtime: Handle::current(),
            waiting: Mutex::new(Vec::new()),
            places: Places::new(SHARES),
            news: watch::Sender::new(0),
            stop: StopFlag::new(),
            quiet: Quiet::start("analysis", 1, SHARES.all as usize)?,
            jobs: bus.map(Jobs::new),
        };
        Ok(AnalysisQueue { inside: Arc::new(inside) })
    }

    /// A worker says that it is there.
    pub fn heard_worker(&self) {
        self.inside.jobs.iter().for_each(|jobs| jobs.heard());
    }

    /// Takes a finished game in, unless it lies there already.
    pub async fn enqueue(&self, game: &str, live: &LiveGame, by: &Asker) -> Result<(), Full> {
        let task = Task::of(game, live);
        let inside = &self.inside;
        {
            let mut waiting = inside.waiting();
            if waiting.iter().any(|own| own.game == game) {
                return Ok(());
            }
            let _place = inside.places.take(by)?;
            waiting.push(Waiting { game: game.to_owned(), done: 0, of: task.len(), _place });
        }
        inside.publish();
        match &inside.jobs {
            Some(jobs) if jobs.put(game).await => {
                tokio::spawn(Arc::clone(inside).follow(Arc::clone(jobs), task));
                Ok(())
            }
            _ => inside.do_here(task),
        }
    }

    /// How far the analysis of a game is; nothing if it does not wait here.
    pub fn progress(&self, game: &str) -> Option<Progress> {
        let waiting = self.inside.waiting();
        let ahead = waiting.iter().position(|own| own.game == game)?;
        Some(Progress { ahead, done: waiting[ahead].done, of: waiting[ahead].of })
    }

    /// Tells when something has changed.
    pub fn news(&self) -> watch::Receiver<u64> {
        self.inside.news.subscribe()
    }

    /// Ends the work under way and whatever waits.
    pub fn close(&self) {
        self.inside.stop.stop();
        self.inside.publish();
    }
}

impl Inside {
    fn waiting(&self) -> MutexGuard<'_, Vec<Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn publish(&self) {
        self.news.send_modify(|count| *count += 1);
    }

    fn remove(&self, game: &str) {
        self.waiting().retain(|own| own.game != game);
        self.publish();
    }

    fn judged(&self, game: &str, done: usize) {
        if let Some(own) = self.waiting().iter_mut().find(|own| own.game == game) {
            own.done = done.min(own.of);
        }
        self.publish();
    }

    /// Has a game analysed by a thread of this node.
    fn do_here(self: &Arc<Self>, task: Task) -> Result<(), Full> {
        let (inside, game) = (Arc::clone(self), task.game.clone());
        if !self.quiet.put(None, move || inside.analyse(&task)) {
            self.remove(&game);
            return Err(Full::All(SHARES.all));
        }
        Ok(())
    }

    /// Analyses a game, keeps what was found, and clears its place.
    fn analyse(&self, task: &Task) {
        let found = task.examine(&self.endings, &self.stop, |done| self.judged(&task.game, done));
        if let Some(kept) = found {
            let stored = self.runtime.block_on(kept.store(&self.database, &task.game, now()));
            if let Err(fault) = stored {
                self.complain(&task.game, &fault);
            }
        }
        self.remove(&task.game);
    }

    fn complain(&self, game: &str, fault: &Fault) {
        if !self.stop.is_stopped() {
            tracing::error!(game, %fault, "an analysis could not be stored");
        }
    }

    /// Follows the work of a worker until its findings are stored. If no worker is left, the work is done here.
    async fn follow(self: Arc<Self>, jobs: Arc<Jobs>, task: Task) {
        let mut listening = jobs.listen(&task.game);
        while !self.stop.is_stopped() {
            let stored = tokio::select! {
                heard = listening.next() => match heard {
                    Heard::Message(message) => match serde_json::from_slice::<Examined>(&message.payload) {
                        Ok(examined) => {
                            self.judged(&task.game, examined.done);
                            examined.stored
                        }
                        Err(_) => false,
                    },
                    Heard::Missed => false,
                },
                () = tokio::time::sleep(LOOK) => {
                    if !jobs.anybody() {
                        tracing::info!(game = task.game, "no worker is left; the game is analysed here");
                        // If nobody can take it, whoever wants it asks again.
                        let _ = self.do_here(task);
                        return;
                    }
                    matches!(Kept::load(&self.database, &task.game).await, Ok(Some(_)))
                }
            };
            if stored {
                return self.remove(&task.game);
            }
        }
    }
}
