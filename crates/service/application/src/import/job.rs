//! One file after the other is worked through beside the server's work; everybody can ask how far his is.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use damier_clock::Moment;
use damier_pdn::{Games, Limits, ReadGame, ReplayOptions, Severity, judge, replay};
use damier_rules::Variant;
use damier_store::{AccountId, Append, Database, Imported};
use tokio::runtime::Handle;
use tokio::sync::Semaphore;

use super::game::{Taken, senseless_day, taken};
use super::wrong::Wrong;
use crate::secret;
use crate::sent::{Sent, Turns};
use crate::site::now;

/// Files that are worked through at a time.
static AT_A_TIME: Semaphore = Semaphore::const_new(1);

/// Files that wait; whoever comes then is asked to come again.
const WAITING: usize = 50;

/// Games of a file; the rest is left out, and that is told.
const MOST_GAMES: u64 = 50_000;

/// A game is no longer than that, in bytes.
const LONGEST_GAME: u64 = 256 << 10;

/// Games that are stored together.
const TOGETHER: usize = 50;

/// So many faults are told; of the rest only the number.
const FAULTS: usize = 200;

/// So many reports are kept.
const REPORTS: usize = 100;

/// Something that is wrong in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// In which game of the file, from 1.
    pub game: u64,
    pub line: u64,
    pub column: u64,
    pub what: Wrong,
    /// Whether the game was taken in all the same.
    pub kept: bool,
}

/// How far a file is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    /// Bytes that lie behind.
    pub read: u64,
    /// Games that were found so far.
    pub games: u64,
    /// Those that were taken in.
    pub kept: u64,
    /// Those that were there already.
    pub known: u64,
    /// Those that could not be taken in.
    pub refused: u64,
    /// What is wrong.
    pub faults: Vec<Found>,
    /// How many faults more there are.
    pub more: u64,
    /// Whether it is done.
    pub done: bool,
    /// Whether the server could not go on.
    pub failed: bool,
}

/// A file that is taken in.
pub struct Job {
    pub id: String,
    pub account: AccountId,
    pub source: String,
    pub size: u64,
    progress: Mutex<Progress>,
}

impl Job {
    /// How far it is.
    pub fn progress(&self) -> Progress {
        self.change().clone()
    }

    fn change(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fault(&self, game: u64, (line, column): (u64, u64), what: Wrong, kept: bool) {
        let mut progress = self.change();
        if progress.faults.len() < FAULTS {
            progress.faults.push(Found { game, line, column, what, kept });
        } else {
            progress.more += 1;
        }
    }

    /// Works a file through, on a thread where that may take its time.
    fn run(&self, sent: Sent, variant: Option<Variant>, database: &Database, at: Moment, stop: &AtomicBool) {
        let options = ReplayOptions { variant, variations: false, ..ReplayOptions::default() };
        // A file that cannot be read twice cannot be read at all, which is told below.
        let options = judge(options, || Ok(sent.clone().reader())).unwrap_or(options);
        let limits = Limits { game: LONGEST_GAME, ..Limits::default() };
        let mut games = Games::with_limits(sent.reader(), limits);
        let mut batch = Vec::with_capacity(TOGETHER);
        let mut number = 0;
        while let Some(read) = games.next() {
            let Ok(read) = read else { break };
            if read.is_remnant() {
                continue;
            }
            if number >= MOST_GAMES || stop.load(Ordering::Relaxed) {
                self.fault(number, (read.begin.line, read.begin.column), Wrong::BrokenOff, false);
                break;
            }
            number += 1;
            batch.extend(self.look_at(&read, number, &options, at));
            {
                let mut progress = self.change();
                (progress.games, progress.read) = (number, games.offset());
            }
            if batch.len() == TOGETHER && !self.store(&mut batch, database, at) {
                return;
            }
        }
        if self.store(&mut batch, database, at) {
            let mut progress = self.change();
            (progress.read, progress.done) = (self.size, true);
        }
    }

    /// A game of the file, if it can be taken in; what is wrong with it is told.
    fn look_at(&self, read: &ReadGame, number: u64, options: &ReplayOptions, at: Moment) -> Option<Taken> {
        let replayed = replay(read, options);
        let result = if replayed.is_legal() { Some(taken(read, &replayed, at)) } else { None };
        let kept = matches!(result, Some(Ok(_)));
        let place = |at: damier_pdn::Location| (at.line, at.column);
        for fault in read.faults.iter().chain(&replayed.faults) {
            if fault.severity() == Severity::Error {
                let what = Wrong::Text(fault.kind.clone(), replayed.variant);
                self.fault(number, place(fault.at), what, kept);
            }
        }
        for illegal in &replayed.illegal {
            let (text, why) = (illegal.text.clone(), illegal.reason.clone());
            let what = Wrong::Move { text, why, variant: replayed.variant };
            self.fault(number, place(illegal.at), what, kept);
        }
        if let (true, Some(text)) = (kept, senseless_day(read)) {
            self.fault(number, place(read.begin), Wrong::Day(text), true);
        }
        match result {
            Some(Ok(taken)) => return Some(taken),
            Some(Err(why)) => self.fault(number, place(read.begin), Wrong::Game(why), false),
            None if replayed.illegal.is_empty() => {
                self.fault(number, place(read.begin), Wrong::Unplayable, false);
            }
            None => {}
        }
        self.change().refused += 1;
        None
    }

    /// Stores games; whether that could be done.
    fn store(&self, batch: &mut Vec<Taken>, database: &Database, at: Moment) -> bool {
        let imported = |taken: Taken| -> (Append, Imported) {
            let (source, account) = (self.source.clone(), Some(self.account));
            (taken.append, Imported { game: taken.id, source, account, at })
        };
        let games: Vec<_> = batch.drain(..).map(imported).collect();
        match Handle::current().block_on(database.import(games)) {
            Ok(new) => {
                let mut progress = self.change();
                let kept = new.iter().filter(|new| **new).count() as u64;
                progress.kept += kept;
                progress.known += new.len() as u64 - kept;
                true
            }
            Err(fault) => {
                tracing::error!(%fault, "games could not be taken in");
                let mut progress = self.change();
                (progress.done, progress.failed) = (true, true);
                false
            }
        }
    }
}

/// One file of a person at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Busy;

/// All files, and the reports of the last.
#[derive(Default)]
pub struct Jobs(Mutex<BTreeMap<(Moment, String), Arc<Job>>>);

impl Jobs {
    fn all(&self) -> MutexGuard<'_, BTreeMap<(Moment, String), Arc<Job>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a file in, in the background.
    pub fn begin(
        &self,
        database: &Database,
        account: AccountId,
        source: &str,
        sent: Sent,
        variant: Option<Variant>,
        turns: &Arc<Turns>,
    ) -> Result<Arc<Job>, Busy> {
        let (id, size, at) = (secret::name(), sent.size as u64, now());
        let source = source.chars().filter(|sign| !sign.is_control()).take(100).collect();
        let job = Arc::new(Job { id: id.clone(), account, source, size, progress: Mutex::default() });
        {
            let mut all = self.all();
            let waiting = all.values().filter(|own| !own.change().done).count();
            if waiting >= WAITING || all.values().any(|own| own.account == account && !own.change().done) {
                return Err(Busy);
            }
            while all.len() >= REPORTS {
                all.pop_first();
            }
            all.insert((at, id), Arc::clone(&job));
        }
        let (working, database, stop) = (Arc::clone(&job), database.clone(), turns.stop());
        tokio::spawn(async move {
            let Ok(_turn) = AT_A_TIME.acquire().await else { return };
            let own = Arc::clone(&working);
            let run = move || working.run(sent, variant, &database, at, &stop);
            if tokio::task::spawn_blocking(run).await.is_err() {
                tracing::error!("taking games in was cut short");
                let mut progress = own.change();
                (progress.done, progress.failed) = (true, true);
            }
        });
        Ok(job)
    }

    /// A file of a person.
    pub fn find(&self, id: &str, account: AccountId) -> Option<Arc<Job>> {
        self.all().values().find(|own| own.id == id && own.account == account).cloned()
    }

    /// The files of a person, the newest first.
    pub fn of(&self, account: AccountId) -> Vec<Arc<Job>> {
        self.all().values().rev().filter(|own| own.account == account).cloned().collect()
    }
}
