//! Threads of the lowest priority: they work where nobody else wants to.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use damier_engine::StopFlag;
use thread_priority::{ThreadPriority, set_current_thread_priority};

/// Something to be done, unless it has been stopped before its turn comes.
struct Work {
    stop: Option<Arc<StopFlag>>,
    run: Box<dyn FnOnce() + Send>,
}

impl Work {
    fn is_wanted(&self) -> bool {
        self.stop.as_ref().is_none_or(|stop| !stop.is_stopped())
    }
}

#[derive(Default)]
struct Queue {
    works: VecDeque<Work>,
    /// Whether nothing more comes.
    closed: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is to be done next; none when nothing more comes.
    fn next(&self) -> Option<Work> {
        let mut queue = self.queue();
        loop {
            if let Some(work) = queue.works.pop_front() {
                return Some(work);
            }
            if queue.closed {
                return None;
            }
            queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// Threads of the lowest priority, and a bounded queue before them. They end when this is dropped and all is done.
pub struct Quiet {
    shared: Arc<Shared>,
    waiting: usize,
}

impl Quiet {
    /// Starts so many threads of this name, before which so much work may wait.
    pub fn start(name: &str, threads: usize, waiting: usize) -> std::io::Result<Quiet> {
        let shared = Arc::<Shared>::default();
        for _ in 0..threads {
            let shared = Arc::clone(&shared);
            thread::Builder::new().name(name.to_owned()).spawn(move || run(&shared))?;
        }
        Ok(Quiet { shared, waiting })
    }

    /// Has something done when its turn comes; answers whether there was room for it. What has been stopped while it
    /// waited takes no room.
    pub fn put(&self, stop: Option<Arc<StopFlag>>, run: impl FnOnce() + Send + 'static) -> bool {
        let mut queue = self.shared.queue();
        if queue.works.len() >= self.waiting {
            queue.works.retain(Work::is_wanted);
        }
        if queue.works.len() >= self.waiting {
            return false;
        }
        queue.works.push_back(Work { stop, run: Box::new(run) });
        self.shared.news.notify_one();
        true
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.news.notify_all();
    }
}

fn run(shared: &Shared) {
    if let Err(why) = set_current_thread_priority(ThreadPriority::Min) {
        tracing::warn!(?why, "analyses run with the usual priority");
    }
    while let Some(work) = shared.next() {
        if work.is_wanted() {
            (work.run)();
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
        assert!(quiet.put(None, move || {
            begun.send(()).expect("somebody waits");
            goes_on.recv().expect("it is let go on");
        }));
        begins.recv_timeout(Duration::from_secs(10)).expect("it begins");
        let (done, dones) = channel::<()>();
        let stop = Arc::new(StopFlag::new());
        assert!(quiet.put(Some(Arc::clone(&stop)), || panic!("it was stopped")), "one may wait");
        assert!(!quiet.put(None, || {}), "but not two");
        stop.stop();
        assert!(
            quiet.put(None, move || done.send(()).expect("somebody waits")),
            "what was stopped takes no room"
        );
        go_on.send(()).expect("it waits");
        dones.recv_timeout(Duration::from_secs(10)).expect("what waited is done");
    }
}
