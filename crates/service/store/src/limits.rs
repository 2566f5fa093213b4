//! How much of a file is believed before it is too much. A file may come from anybody: what it holds is counted while
//! it is read, and what takes too long is broken off.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sqlx::SqliteConnection;

use crate::Fault;

/// How much of a file is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file.
    pub bytes: u64,
    /// Facts of a stream.
    pub facts: usize,
    /// Bytes of one fact.
    pub fact: usize,
    /// Bytes of all facts of a stream together.
    pub text: usize,
    /// Bytes of all that is attached, together.
    pub attached: usize,
    /// How long anything that is asked of the file may take.
    pub patience: Duration,
}

impl Limits {
    /// A file on one's own disk.
    pub const OWN: Limits = Limits {
        bytes: 1 << 30,
        facts: 500_000,
        fact: 64 << 20,
        text: 256 << 20,
        attached: 256 << 20,
        patience: Duration::from_secs(60),
    };

    /// A file that somebody sends.
    pub const SENT: Limits = Limits {
        bytes: 16 << 20,
        facts: 50_000,
        fact: 1 << 20,
        text: 12 << 20,
        attached: 8 << 20,
        patience: Duration::from_secs(10),
    };
}

/// Operations of SQLite between two looks at the time.
const OPERATIONS: i32 = 1000;

/// Watches over what is asked of a file: when it has to end, and whether somebody wants it to end at once.
#[derive(Debug, Clone)]
pub(crate) struct Watch {
    pub(crate) limits: Limits,
    begun: Instant,
    /// Milliseconds from `begun` until what is being asked has to be answered.
    until: Arc<AtomicU64>,
    stop: Arc<AtomicBool>,
}

impl Watch {
    pub(crate) fn new(limits: Limits, stop: Arc<AtomicBool>) -> Watch {
        let watch = Watch { limits, begun: Instant::now(), until: Arc::default(), stop };
        watch.renew();
        watch
    }

    /// Something is asked from now on.
    pub(crate) fn renew(&self) {
        let until = self.begun.elapsed() + self.limits.patience;
        self.until.store(u64::try_from(until.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    fn goes_on(&self) -> bool {
        let until = Duration::from_millis(self.until.load(Ordering::Relaxed));
        !self.stop.load(Ordering::Relaxed) && self.begun.elapsed() < until
    }

    /// Whether there is time to go on.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        let seconds = self.limits.patience.as_secs();
        if self.goes_on() { Ok(()) } else { Err(Fault::TooSlow { seconds }) }
    }

    /// Has SQLite look at the time as well.
    pub(crate) async fn over(&self, connection: &mut SqliteConnection) -> Result<(), Fault> {
        let own = self.clone();
        connection.lock_handle().await?.set_progress_handler(OPERATIONS, move || own.goes_on());
        Ok(())
    }
}

/// Counts what is read, up to a limit.
#[derive(Debug)]
pub(crate) struct Count {
    left: usize,
    most: usize,
}

impl Count {
    pub(crate) fn new(most: usize) -> Count {
        Count { left: most, most }
    }

    pub(crate) fn take(&mut self, much: usize) -> Result<(), Fault> {
        let left = self.left.checked_sub(much).ok_or(Fault::TooMuch { most: self.most as u64 })?;
        self.left = left;
        Ok(())
    }
}
