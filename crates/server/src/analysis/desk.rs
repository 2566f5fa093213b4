//! The desk at which finished games are analysed, one after the other.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use damier_analysis::Judge;
use damier_engine::{Engine, Limits, Options, Stop, Thinking};
use damier_live::LiveGame;
use damier_pdn::Notation;
use damier_rules::game::Done;
use damier_rules::{Move, Position, Rulebook};
use damier_store::{Database, Fault};
use tokio::runtime::Handle;
use tokio::sync::watch;

use super::{Endings, Kept, Quiet};
use crate::site::now;

/// At most so many games of one person wait.
const OF_ONE: usize = 3;

/// At most so many in all.
const OF_ALL: usize = 64;

/// Memory for the search.
const HASH: usize = 32 << 20;

/// One position gets so much.
const NODES: u64 = 150_000;

/// And at most so long, on a slow machine.
const LONGEST: Duration = Duration::from_secs(2);

/// Why a game is not taken in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Full {
    /// So many games of the person wait already.
    Own(usize),
    /// So many games of everybody wait already.
    All(usize),
}

/// How far an analysis is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub(crate) struct Progress {
    /// How many games are before it.
    pub(crate) ahead: usize,
    /// How many half-moves have been judged.
    pub(crate) done: usize,
    /// Of how many.
    pub(crate) of: usize,
}

/// A game on the desk.
struct Waiting {
    game: String,
    by: String,
    done: usize,
    of: usize,
}

/// A game as it is analysed.
struct Task {
    game: String,
    book: Rulebook,
    start: Position,
    moves: Vec<Move>,
}

struct Inside {
    database: Database,
    endings: Arc<Endings>,
    runtime: Handle,
    /// In the order in which they are analysed.
    waiting: Mutex<Vec<Waiting>>,
    news: watch::Sender<u64>,
    stop: Stop,
}

/// The desk.
pub(crate) struct Desk {
    inside: Arc<Inside>,
    quiet: Quiet,
}

impl Desk {
    /// An empty desk.
    pub(crate) fn new(database: Database, endings: Arc<Endings>) -> std::io::Result<Desk> {
        let inside = Inside {
            database,
            endings,
            runtime: Handle::current(),
            waiting: Mutex::new(Vec::new()),
            news: watch::Sender::new(0),
            stop: Stop::new(),
        };
        Ok(Desk { inside: Arc::new(inside), quiet: Quiet::start("analysis", 1, OF_ALL)? })
    }

    /// Takes a finished game in, unless it lies there already.
    pub(crate) fn take(&self, game: &str, live: &LiveGame, by: &str) -> Result<(), Full> {
        let task = Task::of(game, live);
        {
            let mut waiting = self.inside.waiting();
            if waiting.iter().any(|own| own.game == game) {
                return Ok(());
            }
            if waiting.iter().filter(|own| own.by == by).count() >= OF_ONE {
                return Err(Full::Own(OF_ONE));
            }
            if waiting.len() >= OF_ALL {
                return Err(Full::All(OF_ALL));
            }
            let (game, by) = (game.to_owned(), by.to_owned());
            waiting.push(Waiting { game, by, done: 0, of: task.moves.len() });
        }
        let inside = Arc::clone(&self.inside);
        if !self.quiet.put(move || inside.analyse(&task)) {
            self.inside.remove(game);
            return Err(Full::All(OF_ALL));
        }
        self.inside.tell();
        Ok(())
    }

    /// How far the analysis of a game is; nothing if it does not lie on the desk.
    pub(crate) fn progress(&self, game: &str) -> Option<Progress> {
        let waiting = self.inside.waiting();
        let ahead = waiting.iter().position(|own| own.game == game)?;
        Some(Progress { ahead, done: waiting[ahead].done, of: waiting[ahead].of })
    }

    /// Tells when something has changed.
    pub(crate) fn news(&self) -> watch::Receiver<u64> {
        self.inside.news.subscribe()
    }

    /// Ends the work under way and whatever waits.
    pub(crate) fn close(&self) {
        self.inside.stop.stop();
        self.inside.tell();
    }
}

impl Inside {
    fn waiting(&self) -> MutexGuard<'_, Vec<Waiting>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self) {
        self.news.send_modify(|count| *count += 1);
    }

    fn remove(&self, game: &str) {
        self.waiting().retain(|own| own.game != game);
        self.tell();
    }

    /// Analyses a game, keeps what was found, and clears its place.
    fn analyse(&self, task: &Task) {
        if let Some(kept) = self.found(task) {
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

    /// What the engine finds; nothing if it was stopped.
    fn found(&self, task: &Task) -> Option<Kept> {
        let tables = self.endings.of(task.book.variant);
        let pieces = tables.as_ref().map(|tables| tables.most_pieces());
        let mut engine = Engine::new(&task.book, &Options { hash: HASH, tables, ..Options::default() });
        let time = Some(Thinking::exactly(LONGEST));
        let limits = Limits { nodes: Some(NODES), time, ..Limits::default() };
        let mut judge = Judge::new(&mut engine, &limits, &task.start);
        let mut judged = Vec::new();
        for mv in &task.moves {
            judged.extend(judge.made(mv, &self.stop));
            if self.stop.is_stopped() {
                return None;
            }
            if let Some(own) = self.waiting().iter_mut().find(|own| own.game == task.game) {
                own.done = judged.len();
            }
            self.tell();
        }
        Some(Kept::of(&judged, &Notation::of(&task.book), pieces))
    }
}

impl Task {
    fn of(game: &str, live: &LiveGame) -> Task {
        let state = live.state();
        let plies = state.plies();
        // Online no move against the rules ever stands.
        let legal = |done: &Done| match done {
            Done::Legal(mv) => Some(*mv),
            Done::Irregular(_) => None,
        };
        Task {
            game: game.to_owned(),
            book: live.rulebook().clone(),
            start: plies.first().map_or(*state.position(), |ply| ply.before),
            moves: plies.iter().map_while(|ply| legal(&ply.done)).collect(),
        }
    }
}
