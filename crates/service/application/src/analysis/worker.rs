//! `damier worker`: analyses finished games for a site, on this or another machine.
//!
//! Games wait in a queue of the broker. A job is acknowledged after its findings are stored, and handed to somebody
//! else if this worker falls silent before. Findings are stored under the name of the game, the first ones only.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use damier_bus::{Bus, Job, Queue};
use damier_engine::StopFlag;
use damier_live::{Entry, LiveGame};
use damier_store::{Database, Fault, Place, Stored};
use tokio::sync::{mpsc, watch};
use tokio::task::JoinSet;

use super::examine::Task;
use super::jobs::{self, Examined, HERE};
use super::{Endings, Kept};
use crate::OpenFault;
use crate::cluster::{SITE, SiteWord};
use crate::site::now;

/// How long one waits for a job before asking again.
const PATIENCE: Duration = Duration::from_secs(5);

/// How often the broker is told that somebody is still at it.
const STILL: Duration = Duration::from_secs(5);

/// After something went wrong it is tried again so much later.
const LATER: Duration = Duration::from_secs(2);

/// How a worker is run.
#[derive(Debug, Clone)]
pub struct Work {
    /// The database of the site: `postgres://…`.
    pub database: String,
    /// The broker of the site: `nats://…`.
    pub bus: String,
    /// The folder of endgame tables, where there is one.
    pub tables: Option<PathBuf>,
    /// So many games are analysed at a time.
    pub threads: usize,
}

/// Why a job was not done.
enum JobError {
    /// It cannot be done now.
    Now(String),
    /// It can never be done.
    Ever(&'static str),
    /// The worker is about to end.
    Ending,
}

impl From<Fault> for JobError {
    fn from(fault: Fault) -> JobError {
        JobError::Now(fault.to_string())
    }
}

struct Worker {
    database: Database,
    bus: Bus,
    queue: Queue,
    endings: Arc<Endings>,
    stop: Arc<StopFlag>,
    ending: watch::Receiver<bool>,
}

/// Works until `end` comes; what is under way then is left to others. `ready` is called once the database is open.
pub async fn work(
    config: Work,
    end: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(),
) -> Result<(), OpenFault> {
    let place = config.database.parse::<Place>().map_err(OpenFault::Database)?;
    if !matches!(place, Place::Postgres(_)) {
        return Err(OpenFault::BusAlone);
    }
    let bus = Bus::start(config.bus.parse()?);
    let database = Database::open_at(&place).await?;
    let (close, ending) = watch::channel(false);
    let worker = Arc::new(Worker {
        database: database.clone(),
        queue: jobs::queue(&bus),
        bus,
        endings: Arc::new(Endings::new(config.tables)),
        stop: Arc::new(StopFlag::new()),
        ending,
    });
    let mut working = JoinSet::new();
    working.spawn(Arc::clone(&worker).say_here());
    for _ in 0..config.threads.max(1) {
        working.spawn(Arc::clone(&worker).work());
    }
    ready();
    end.await;
    worker.stop.stop();
    // Those who work hear of it, or have ended already.
    let _ = close.send(true);
    working.join_all().await;
    database.close().await;
    Ok(())
}

impl Worker {
    /// Waits until the worker is about to end.
    async fn ending(&self) {
        // If nobody can end it any more, it has ended.
        let _ = self.ending.clone().wait_for(|ending| *ending).await;
    }

    /// Says again and again that there is a worker.
    async fn say_here(self: Arc<Self>) {
        loop {
            let word = serde_json::to_vec(&SiteWord::Worker).unwrap_or_default();
            self.bus.publish(SITE, &word);
            let wait = if self.bus.is_connected() { HERE } else { HERE / 20 };
            tokio::select! {
                () = self.ending() => return,
                () = tokio::time::sleep(wait) => {}
            }
        }
    }

    /// Does one job after the other.
    async fn work(self: Arc<Self>) {
        let mut made = false;
        loop {
            let next = async {
                if !made {
                    self.queue.make().await?;
                }
                self.queue.next(PATIENCE).await
            };
            let next = tokio::select! {
                () = self.ending() => return,
                next = next => next,
            };
            made = next.is_ok();
            match next {
                Ok(Some(job)) => self.work_on(job).await,
                Ok(None) => {}
                Err(why) => {
                    tracing::debug!(%why, "no jobs can be had");
                    tokio::time::sleep(LATER).await;
                }
            }
        }
    }

    async fn work_on(&self, job: Job) {
        let game = String::from_utf8_lossy(&job.payload).into_owned();
        match self.analyse(&job, &game).await {
            Ok(()) => match job.done().await {
                Ok(()) => tracing::info!(game, "analysed"),
                // It is handed out again, and found to be done.
                Err(why) => tracing::warn!(game, %why, "the broker does not know that a game is analysed"),
            },
            Err(JobError::Ending) => job.again(Duration::ZERO),
            Err(JobError::Ever(why)) => {
                tracing::warn!(game, why, "a game cannot be analysed");
                job.give_up();
            }
            Err(JobError::Now(why)) => {
                let (attempt, attempts) = (job.attempt(), Job::attempts());
                tracing::warn!(game, attempt, attempts, why, "a game could not be analysed");
                job.again(LATER);
            }
        }
    }

    /// Analyses a game and stores what was found, unless somebody has done so already.
    async fn analyse(&self, job: &Job, game: &str) -> Result<(), JobError> {
        if Kept::load(&self.database, game).await?.is_none() {
            let found = self.examine(job, self.task(game).await?).await?;
            found.store(&self.database, game, now()).await?;
        }
        self.publish(game, &Examined { done: usize::MAX, stored: true });
        Ok(())
    }

    async fn task(&self, game: &str) -> Result<Task, JobError> {
        let stored = self.database.load(&format!("game/{game}"), 0).await?;
        if stored.is_empty() {
            return Err(JobError::Ever("there is no such game"));
        }
        let entries = stored.iter().map(Stored::read::<Entry>).collect::<Result<Vec<_>, _>>()?;
        let live = LiveGame::fold(entries).map_err(|_| JobError::Ever("its facts make no game"))?;
        if live.is_over() { Ok(Task::of(game, &live)) } else { Err(JobError::Ever("it is not over")) }
    }

    /// Lets the engine look at it, and tells how far it is.
    async fn examine(&self, job: &Job, task: Task) -> Result<Kept, JobError> {
        let (tell, mut told) = mpsc::unbounded_channel();
        let (endings, stop, game) = (Arc::clone(&self.endings), Arc::clone(&self.stop), task.game.clone());
        let mut examining = tokio::task::spawn_blocking(move || {
            task.examine(&endings, &stop, |done| {
                // Nobody may be listening any more.
                let _ = tell.send(done);
            })
        });
        let mut still = tokio::time::interval(STILL);
        loop {
            tokio::select! {
                found = &mut examining => {
                    let found = found.map_err(|why| JobError::Now(why.to_string()))?;
                    return found.ok_or(JobError::Ending);
                }
                Some(done) = told.recv() => self.publish(&game, &Examined { done, stored: false }),
                _ = still.tick() => job.still_at_it(),
            }
        }
    }

    fn publish(&self, game: &str, examined: &Examined) {
        let word = serde_json::to_vec(examined).unwrap_or_default();
        self.bus.publish(&jobs::subject(game), &word);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use damier_clock::named::Class;
    use damier_clock::{Moment, Span};
    use damier_live::{Command, Fact, Player, Seat, Terms};
    use damier_services::{Nats, Postgres};
    use damier_store::{Append, NewFact};
    use tokio::sync::oneshot;

    use super::*;

    /// A short game that is over, in the database.
    async fn play(database: &Database, id: &str) {
        let terms = Terms::new("ua2023-russian", Class::Blitz, "5m+3s");
        let (white, black) = (Player::guest("ivan"), Player::guest("olena"));
        let at = Moment::from_millis(1000);
        let mut game = LiveGame::begin(terms.clone(), white.clone(), black.clone(), at).expect("a game");
        let mut facts = vec![Fact::Begun { terms: Box::new(terms), white, black }];
        let mv = Command::Move { ply: 0, text: "c3-d4".to_owned() };
        for (command, by) in [(mv, Seat::White), (Command::Resign, Seat::Black)] {
            for fact in game.decide(&command, by, at, Span::ZERO).expect("it can be done") {
                game.apply(at, &fact).expect("and taken in");
                facts.push(fact);
            }
        }
        let facts = facts.into_iter().map(|fact| NewFact::new(at, "", &Entry::new(at, fact)).expect("JSON"));
        database.append(Append::new(format!("game/{id}"), 1).facts(facts)).await.expect("it is stored");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_job_is_done_once_however_often_it_is_put_in() {
        let Some(postgres) = Postgres::start(&["-c", "fsync=off"]).expect("PostgreSQL starts") else {
            return;
        };
        let Some(nats) = Nats::start().expect("NATS starts") else { return };
        let address = postgres.database().expect("a database");
        let database = Database::open(&address).await.expect("a database");
        play(&database, "one").await;
        let bus = Bus::start(nats.address().parse().expect("an address"));
        bus.connection().wait_for(|there| *there).await.expect("the bus");
        let queue = jobs::queue(&bus);
        queue.make().await.expect("a queue");
        for (name, game) in [("a", "one"), ("b", "one"), ("c", "no such game")] {
            queue.put(name, game.as_bytes()).await.expect("the job is kept");
        }
        let config = Work { database: address, bus: nats.address(), tables: None, threads: 2 };
        let (end, ended) = oneshot::channel::<()>();
        let waiting = async {
            let begun = Instant::now();
            while Kept::load(&database, "one").await.expect("an answer").is_none() {
                assert!(begun.elapsed() < Duration::from_secs(30), "nobody analyses the game");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            end.send(()).expect("it works");
        };
        let (worked, ()) = tokio::join!(work(config, async { drop(ended.await) }, || {}), waiting);
        worked.expect("it ends without a fault");
        assert_eq!(database.load("analysis/one", 0).await.expect("findings").len(), 1);
        database.close().await;
    }
}
