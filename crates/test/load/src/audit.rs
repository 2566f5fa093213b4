//! Does the database say what the players saw?
//!
//! Every half-move that was acknowledged or seen must be there, in its place and once; nothing else may be there
//! but the half-moves that were sent and not answered. And every clock must have run by the rule: a half-move costs
//! the time since the one before, or since the clocks were set going again after the server was away, less what
//! was credited for the way.

use anyhow::{Context as _, Result, ensure};
use damier_clock::Moment;
use damier_live::{ClockStart, Entry, Fact};
use damier_store::{Database, Place};
use serde::Serialize;

use crate::crowd::Crowd;
use crate::pair::Record;

/// What the database holds.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Audit {
    /// Games looked at.
    pub(crate) games: usize,
    /// Half-moves that were acknowledged.
    pub(crate) acknowledged: usize,
    /// Half-moves that are stored.
    pub(crate) stored: usize,
    /// Stored without an answer that reached the player: his line was cut before.
    pub(crate) unanswered: usize,
    /// How often clocks were set going again after the server was away.
    pub(crate) resumed: usize,
    /// What is not as it should be.
    pub(crate) faults: Vec<String>,
}

/// Which games to look at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Which {
    /// Those under way.
    Present,
    /// Those before them too.
    All,
}

/// Looks at the games of the hall in a database.
pub(crate) async fn audit(place: &Place, hall: &Crowd, which: Which) -> Result<Audit> {
    let database = Database::open_at(place).await.context("opening the database")?;
    let mut audit = Audit::default();
    for pair in hall.pairs() {
        let mut ids: Vec<String> = pair.games().iter().map(|game| game.id.clone()).collect();
        if which == Which::Present {
            ids.drain(..ids.len().saturating_sub(1));
        }
        for id in ids {
            let stored = database.load(&format!("game/{id}"), 0).await.context("reading a game")?;
            let read = stored.iter().map(damier_store::Stored::read::<Entry>).collect::<Result<Vec<_>, _>>();
            let entries = read.with_context(|| format!("reading game {id}"))?;
            let row = database.game(&id).await.context("reading the list of games")?;
            pair.with(&id, |record| {
                audit.compare(record, &entries);
                let listed = row.map_or(0, |row| row.plies as usize);
                let made = entries.iter().filter(|entry| matches!(entry.fact, Fact::Moved { .. })).count();
                if listed != made {
                    audit.faults.push(format!("{id}: {listed} half-moves are listed and {made} stored"));
                }
            });
        }
    }
    database.close().await;
    Ok(audit)
}

impl Audit {
    fn compare(&mut self, record: &Record, entries: &[Entry]) {
        self.games += 1;
        let id = &record.id;
        let stored: Vec<&str> = entries
            .iter()
            .filter_map(|entry| match &entry.fact {
                Fact::Moved { mv, .. } => Some(mv.as_str()),
                _ => None,
            })
            .collect();
        self.stored += stored.len();
        for (ply, made) in record.moves.iter().enumerate() {
            let number = ply + 1;
            self.acknowledged += usize::from(made.acknowledged);
            match stored.get(ply) {
                Some(mv) if *mv == made.id => self.unanswered += usize::from(!made.acknowledged),
                Some(mv) => self.faults.push(format!("{id}: half-move {number} is {mv}, not {}", made.id)),
                None if made.acknowledged => {
                    self.faults.push(format!("{id}: half-move {number} was acknowledged and is lost"));
                }
                None if made.seen.is_some() => {
                    self.faults.push(format!("{id}: half-move {number} was seen and is lost"));
                }
                None => {}
            }
        }
        if stored.len() > record.moves.len() {
            let more = stored.len() - record.moves.len();
            self.faults.push(format!("{id}: {more} half-moves are stored that nobody made"));
        }
        if let Err(why) = self.clocks(entries) {
            self.faults.push(format!("{id}: {why}"));
        }
    }

    /// Whether the time of every half-move is what has to be.
    fn clocks(&mut self, entries: &[Entry]) -> Result<()> {
        let mut runs_since: Option<Moment> = None;
        let mut last: Option<Moment> = None;
        // What had passed of his time when the clocks were stopped.
        let mut before = 0;
        for Entry { at, fact } in entries {
            // A moment before that of the last fact is read as that one, as the game reads it.
            let at = &last.map_or(*at, |last: Moment| last.max(*at));
            match fact {
                // Where the first move starts the clocks, it costs nothing.
                Fact::Begun { terms, .. } => {
                    runs_since = (terms.clock_start == ClockStart::AtOnce).then_some(*at);
                }
                Fact::Moved { mv, spent, lag } => {
                    last.context("a move before the beginning")?;
                    let passed = std::mem::take(&mut before)
                        + runs_since.map_or(0, |since| at.since(since).as_millis());
                    let (spent, lag) = (spent.as_millis(), lag.as_millis());
                    ensure!(
                        spent + lag == passed,
                        "{mv} cost {spent} ms and {lag} ms were credited, but {passed} ms passed"
                    );
                    runs_since = Some(*at);
                }
                Fact::Stopped { since } => {
                    let last = last.context("stopped before the beginning")?;
                    ensure!(*since >= last, "the clock stood before the last fact");
                    before += runs_since.map_or(0, |running| since.since(running).as_millis());
                }
                Fact::Resumed => {
                    self.resumed += 1;
                    runs_since = runs_since.map(|_| *at);
                }
                _ => {}
            }
            last = Some(*at);
        }
        Ok(())
    }
}
