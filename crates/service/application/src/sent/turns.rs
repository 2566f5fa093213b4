//! Turns for reading what was sent: few at a time, so that memory and cores are left for everybody else.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use damier_language::Words;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// Files that are read at a time: what one may take at its largest is what a small machine can spare.
const AT_A_TIME: usize = 1;

/// So many wait for their turn; whoever comes then is asked to come again.
const WAITING: usize = 64;

/// How long somebody waits for his turn.
const PATIENCE: Duration = Duration::from_secs(12);

/// Why a file was not read, whatever is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotRead {
    /// Too many others are before it, or the server is about to end.
    Busy,
    /// Reading it was cut short by a fault of the reader.
    Broken,
}

impl NotRead {
    pub fn translate(self, words: &Words) -> String {
        words.text(match self {
            NotRead::Busy => "sent-busy",
            NotRead::Broken => "sent-broken",
        })
    }
}

/// What is done in a turn.
type Work = Box<dyn FnOnce() + Send>;

/// Begins the one thread that reads. Every thread keeps memory that it has given back for itself, so it is always the
/// same one that takes much of it.
fn reader() -> mpsc::Sender<Work> {
    let (sender, all) = mpsc::channel::<Work>();
    std::thread::spawn(move || {
        for work in all {
            // Whoever waits is told by the answer that does not come.
            let _ = catch_unwind(AssertUnwindSafe(work));
        }
    });
    sender
}

/// Who reads when.
pub struct Turns {
    turns: Arc<Semaphore>,
    reader: mpsc::Sender<Work>,
    waiting: AtomicUsize,
    stop: Arc<AtomicBool>,
}

impl Default for Turns {
    fn default() -> Turns {
        let turns = Arc::new(Semaphore::new(AT_A_TIME));
        Turns { turns, reader: reader(), waiting: AtomicUsize::new(0), stop: Arc::default() }
    }
}

/// A turn: until it is given back, one less is free.
pub struct Turn {
    held: Arc<OwnedSemaphorePermit>,
    reader: mpsc::Sender<Work>,
    stop: Arc<AtomicBool>,
}

/// Somebody waits, until this goes.
struct Waiter<'a>(&'a AtomicUsize);

impl Drop for Waiter<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Turns {
    /// Waits for a turn.
    pub async fn turn(&self) -> Result<Turn, NotRead> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let _waiter = Waiter(&self.waiting);
        if before >= WAITING || self.stop.load(Ordering::Relaxed) {
            return Err(NotRead::Busy);
        }
        let turn = tokio::time::timeout(PATIENCE, Arc::clone(&self.turns).acquire_owned()).await;
        match turn {
            Ok(Ok(held)) => {
                let (reader, stop) = (self.reader.clone(), Arc::clone(&self.stop));
                Ok(Turn { held: Arc::new(held), reader, stop })
            }
            Ok(Err(_)) | Err(_) => Err(NotRead::Busy),
        }
    }

    /// The server is about to end: what is being read is broken off, and nobody begins.
    pub fn close(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.turns.close();
    }

    /// Set when the server is about to end, for whoever works long.
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }
}

impl Turn {
    /// Does something beside the server's work. The turn is not over before it is done, even if nobody waits for it
    /// any more; it looks now and then whether it should stop.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(Arc<AtomicBool>) -> T + Send + 'static,
    ) -> Result<T, NotRead> {
        let (held, stop) = (Arc::clone(&self.held), Arc::clone(&self.stop));
        let (answer, answered) = oneshot::channel();
        let run = move || {
            let done = work(stop);
            drop(held);
            // Nobody may wait any more.
            let _ = answer.send(done);
        };
        let begun = self.reader.send(Box::new(run));
        let broken = |_| {
            tracing::error!("reading a file was cut short");
            NotRead::Broken
        };
        begun.map_err(|_| NotRead::Broken)?;
        answered.await.map_err(broken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn turns_are_few_and_end() {
        let turns = Turns::default();
        let first = turns.turn().await.expect("a turn");
        let other = tokio::time::timeout(Duration::from_millis(50), turns.turn()).await;
        assert!(other.is_err(), "one at a time");
        drop(first);
        assert_eq!(turns.turn().await.expect("a turn").work(|_| 7).await, Ok(7));
        let second = turns.turn().await.expect("a turn");
        assert_eq!(second.work(|_| -> u8 { panic!("a fault of a reader") }).await, Err(NotRead::Broken));
        turns.close();
        assert_eq!(turns.turn().await.err(), Some(NotRead::Busy));
        assert!(second.work(|stop| stop.load(Ordering::Relaxed)).await.expect("an answer"));
    }
}
