//! Threads of the lowest priority: they work where nobody else wants to.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use thread_priority::{ThreadPriority, set_current_thread_priority};

type Work = Box<dyn FnOnce() + Send>;

/// Threads of the lowest priority, and a bounded queue before them. They end when this is dropped and all is done.
pub(crate) struct Quiet {
    queue: SyncSender<Work>,
}

impl Quiet {
    /// Starts so many threads of this name, before which so much work may wait.
    pub(crate) fn start(name: &str, threads: usize, waiting: usize) -> std::io::Result<Quiet> {
        let (queue, works) = sync_channel::<Work>(waiting);
        let works = Arc::new(Mutex::new(works));
        for _ in 0..threads {
            let works = Arc::clone(&works);
            thread::Builder::new().name(name.to_owned()).spawn(move || run(&works))?;
        }
        Ok(Quiet { queue })
    }

    /// Has something done when its turn comes; answers whether there was room for it.
    pub(crate) fn put(&self, work: impl FnOnce() + Send + 'static) -> bool {
        match self.queue.try_send(Box::new(work)) {
            Ok(()) => true,
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => false,
        }
    }
}

fn run(works: &Mutex<Receiver<Work>>) {
    if let Err(why) = set_current_thread_priority(ThreadPriority::Min) {
        tracing::warn!(?why, "analyses run with the usual priority");
    }
    loop {
        // Held only while waiting; the work itself is done without it.
        let next = works.lock().unwrap_or_else(PoisonError::into_inner).recv();
        match next {
            Ok(work) => work(),
            Err(_) => return,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;

    #[test]
    fn work_waits_up_to_the_bound() {
        let quiet = Quiet::start("quiet-test", 1, 1).expect("a thread");
        let (begun, begins) = channel::<()>();
        let (go_on, goes_on) = channel::<()>();
        assert!(quiet.put(move || {
            begun.send(()).expect("somebody waits");
            goes_on.recv().expect("it is let go on");
        }));
        begins.recv_timeout(Duration::from_secs(10)).expect("it begins");
        let (done, dones) = channel::<()>();
        assert!(quiet.put(move || done.send(()).expect("somebody waits")), "one may wait");
        assert!(!quiet.put(|| {}), "but not two");
        go_on.send(()).expect("it waits");
        dones.recv_timeout(Duration::from_secs(10)).expect("what waited is done");
    }
}
