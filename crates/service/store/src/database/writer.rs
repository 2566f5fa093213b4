//! One task that writes: everything that waits goes into one transaction, and each is answered on its own.
//!
//! A commit waits for the disk, and while it does, others queue up; they share the next one. So the more
//! there is to write, the less each costs.
//!
//! Two kinds of "no" are told apart. A refusal (the stream has moved on, the name is taken) is an answer
//! like any other: nothing was written for it, and the transaction goes on. A fault takes the transaction
//! back; then each change is made again in a transaction of its own, so that one that cannot be written
//! never takes others with it.

use std::pin::Pin;

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::Kind;
use super::checkpoint::Checkpoints;
use super::stream::News;
use crate::Fault;

/// So many changes go into one transaction at most.
const TOGETHER: usize = 512;

/// So many changes may wait; whoever comes later waits to be let in.
const QUEUE: usize = 4096;

/// Something to be written. It may be made twice, if the transaction of the first time was taken back.
pub(crate) trait Change: Send + Sync + 'static {
    /// What its author is told.
    type Done: Send + 'static;

    /// Writes it. An error takes back everything; a refusal is a kind of `Done` and must not have written.
    fn make(&self, connection: &mut AnyConnection) -> impl Future<Output = Result<Self::Done, Fault>> + Send;

    /// About how many rows it writes.
    fn size(&self) -> usize {
        1
    }

    /// What everybody is told once it is stored.
    fn news(&self, _done: &Self::Done) -> Vec<News> {
        Vec::new()
    }
}

type Making<'a> = Pin<Box<dyn Future<Output = Result<(), Fault>> + Send + 'a>>;

/// A change that waits, whatever its kind.
trait Job: Send {
    fn size(&self) -> usize;
    fn make<'a>(&'a mut self, connection: &'a mut AnyConnection) -> Making<'a>;
    fn answer(self: Box<Self>, outcome: Result<(), Fault>, feed: &broadcast::Sender<News>);
}

struct Waiting<C: Change> {
    change: C,
    done: Option<C::Done>,
    reply: oneshot::Sender<Result<C::Done, Fault>>,
}

impl<C: Change> Job for Waiting<C> {
    fn size(&self) -> usize {
        self.change.size()
    }

    fn make<'a>(&'a mut self, connection: &'a mut AnyConnection) -> Making<'a> {
        Box::pin(async {
            self.done = Some(self.change.make(connection).await?);
            Ok(())
        })
    }

    fn answer(self: Box<Self>, outcome: Result<(), Fault>, feed: &broadcast::Sender<News>) {
        let answer = match (outcome, self.done) {
            (Ok(()), Some(done)) => Ok(done),
            (Ok(()), None) => Err(closed()),
            (Err(fault), _) => Err(fault),
        };
        if let Ok(done) = &answer {
            for news in self.change.news(done) {
                // Nobody may be listening.
                let _ = feed.send(news);
            }
        }
        // Its author may have gone; what is written stays.
        let _ = self.reply.send(answer);
    }
}

/// The way to the task that writes.
#[derive(Clone)]
pub(crate) struct Writer {
    queue: mpsc::Sender<Option<Box<dyn Job>>>,
}

impl Writer {
    /// Starts the task. It ends when it is told to, or when nobody can reach it any more.
    pub(crate) fn start(kind: Kind, pool: AnyPool, feed: broadcast::Sender<News>) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let checkpoints = Checkpoints::new(kind, pool.clone());
        let task = Task { kind, pool, connection: None, checkpoints, feed };
        tokio::spawn(task.run(jobs));
        Writer { queue }
    }

    /// Has something written and waits until it is stored for good.
    pub(crate) async fn write<C: Change>(&self, change: C) -> Result<C::Done, Fault> {
        let (reply, answer) = oneshot::channel();
        let job = Waiting { change, done: None, reply };
        self.queue.send(Some(Box::new(job))).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// How many changes wait.
    pub(crate) fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// Has everything written that waits, and ends the task.
    pub(crate) async fn stop(&self) {
        // It may have ended already.
        let _ = self.queue.send(None).await;
        self.queue.closed().await;
    }
}

fn closed() -> Fault {
    Fault::Other { what: "the database has been closed".to_owned() }
}

struct Task {
    kind: Kind,
    pool: AnyPool,
    connection: Option<PoolConnection<Any>>,
    checkpoints: Checkpoints,
    feed: broadcast::Sender<News>,
}

impl Task {
    async fn run(mut self, mut queue: mpsc::Receiver<Option<Box<dyn Job>>>) {
        let mut found = Vec::with_capacity(TOGETHER);
        while queue.recv_many(&mut found, TOGETHER).await > 0 {
            let count = found.len();
            let jobs: Vec<Box<dyn Job>> = found.drain(..).map_while(|job| job).collect();
            let stop = jobs.len() < count;
            let size = jobs.iter().map(|job| job.size()).sum();
            self.write(jobs).await;
            self.checkpoints.written(size, self.connection.as_deref_mut()).await;
            if stop {
                break;
            }
        }
    }

    /// Writes all of them, together if that can be.
    async fn write(&mut self, mut jobs: Vec<Box<dyn Job>>) {
        let outcome = self.transaction(&mut jobs).await;
        match outcome {
            Err(Broken::Before(fault)) if jobs.len() > 1 && !is_gone(&fault) => {
                for job in jobs {
                    let mut alone = vec![job];
                    let outcome = self.transaction(&mut alone).await.map_err(Broken::fault);
                    self.answer(alone, &outcome);
                }
            }
            outcome => self.answer(jobs, &outcome.map_err(Broken::fault)),
        }
    }

    fn answer(&self, jobs: Vec<Box<dyn Job>>, outcome: &Result<(), Fault>) {
        for job in jobs {
            job.answer(outcome.clone(), &self.feed);
        }
    }

    async fn transaction(&mut self, jobs: &mut [Box<dyn Job>]) -> Result<(), Broken> {
        if jobs.is_empty() {
            return Ok(());
        }
        let (kind, connection) = (self.kind, self.connection().await.map_err(Broken::Before)?);
        let outcome = together(kind, connection, jobs).await;
        if let Err(broken) = &outcome {
            // Fails if it has been taken back already.
            let undone = execute(connection, "ROLLBACK").await;
            if is_gone(broken.as_fault()) || undone.is_err_and(|fault| is_gone(&fault)) {
                self.connection = None;
            }
        }
        outcome
    }

    async fn connection(&mut self) -> Result<&mut AnyConnection, Fault> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.pool.acquire().await?,
        };
        Ok(self.connection.insert(connection))
    }
}

/// When something went wrong.
enum Broken {
    /// Before anything could have been stored: it can be tried again.
    Before(Fault),
    /// While it was being stored; it may have been.
    During(Fault),
}

impl Broken {
    fn as_fault(&self) -> &Fault {
        let (Broken::Before(fault) | Broken::During(fault)) = self;
        fault
    }

    fn fault(self) -> Fault {
        let (Broken::Before(fault) | Broken::During(fault)) = self;
        fault
    }
}

async fn together(
    kind: Kind,
    connection: &mut AnyConnection,
    jobs: &mut [Box<dyn Job>],
) -> Result<(), Broken> {
    execute(connection, kind.begin()).await.map_err(Broken::Before)?;
    for job in jobs {
        job.make(connection).await.map_err(Broken::Before)?;
    }
    execute(connection, "COMMIT").await.map_err(Broken::During)
}

/// Whether there is no use in trying again on this connection.
fn is_gone(fault: &Fault) -> bool {
    matches!(fault, Fault::Unreachable { .. })
}

async fn execute(connection: &mut AnyConnection, statement: &'static str) -> Result<(), Fault> {
    sqlx::query(statement).execute(connection).await?;
    Ok(())
}
