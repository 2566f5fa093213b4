//! Statistics of fair play: made in the background for one game at a time, and kept.
//!
//! What they say stands in `damier_analysis::fair_play`; here is who may ask, and where times and pages out of sight
//! come from.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use damier_analysis::fair_play::{Observed, SideReport, choose};
use damier_engine::{Engine, Limits, Options, StopFlag, Thinking};
use damier_live::{Entry, Fact as Told, LiveGame};
use damier_rules::game::Done;
use damier_rules::{Color, Move};
use damier_store::{AccountId, Fault, Stored};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::site::{Site, now};

/// Memory for the search.
const HASH: usize = 16 << 20;

/// One position gets so much, and at most so long on a slow machine.
const NODES: u64 = 60_000;
const LONGEST: Duration = Duration::from_secs(2);

/// So many games may wait.
const WAITING: usize = 20;

/// No longer game is looked at.
const MOST_PLIES: usize = 600;

/// Which games are being looked at, one at a time.
pub struct FairPlay {
    turn: Arc<Semaphore>,
    waiting: Mutex<BTreeSet<String>>,
}

impl Default for FairPlay {
    fn default() -> FairPlay {
        FairPlay { turn: Arc::new(Semaphore::new(1)), waiting: Mutex::default() }
    }
}

/// How it stands with the statistics of a game.
pub enum State {
    /// Nobody has asked for them.
    None,
    /// They are being made.
    Waiting,
    /// They were made at a moment.
    Made(damier_clock::Moment, Value),
}

/// Why statistics are not made.
pub enum NotMade {
    /// There is no such game.
    Missing,
    /// It is still played: statistics of a running game would be an engine's help.
    Runs,
    /// Too many wait.
    Full,
    /// The store could not tell.
    Store(Fault),
}

impl From<Fault> for NotMade {
    fn from(fault: Fault) -> NotMade {
        NotMade::Store(fault)
    }
}

impl FairPlay {
    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeSet<String>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// How it stands.
pub async fn state(site: &Site, game: &str) -> Result<State, Fault> {
    if site.play.fair_play.lock().contains(game) {
        return Ok(State::Waiting);
    }
    let kept = site.database.fair_play(game).await?;
    let read = |(made, text): (damier_clock::Moment, String)| Some((made, serde_json::from_str(&text).ok()?));
    Ok(kept.and_then(read).map_or(State::None, |(made, report)| State::Made(made, report)))
}

/// Has the statistics of a finished game made.
pub async fn ask(site: &Arc<Site>, game: &str) -> Result<(), NotMade> {
    let entries = entries(site, game).await?;
    let live = LiveGame::fold(entries.clone()).map_err(|_| NotMade::Missing)?;
    if !live.is_over() {
        return Err(NotMade::Runs);
    }
    {
        let mut waiting = site.play.fair_play.lock();
        if waiting.len() >= WAITING {
            return Err(NotMade::Full);
        }
        if !waiting.insert(game.to_owned()) {
            return Ok(());
        }
    }
    let (site, game) = (Arc::clone(site), game.to_owned());
    tokio::spawn(async move {
        if let Err(fault) = make(&site, &game, &entries, live).await {
            tracing::error!(%fault, game, "statistics of fair play could not be made");
        }
        site.play.fair_play.lock().remove(&game);
    });
    Ok(())
}

async fn entries(site: &Site, game: &str) -> Result<Vec<Entry>, NotMade> {
    let stored = site.database.load(&format!("game/{game}"), 0).await?;
    if stored.is_empty() {
        return Err(NotMade::Missing);
    }
    let read = stored.iter().map(Stored::read::<Entry>).collect::<Result<Vec<_>, _>>();
    Ok(read?)
}

async fn make(site: &Site, game: &str, entries: &[Entry], live: LiveGame) -> Result<(), Fault> {
    let Ok(_turn) = Arc::clone(&site.play.fair_play.turn).acquire_owned().await else { return Ok(()) };
    let row = site.database.game(game).await?;
    let accounts = row.map(|row| [row.white.account, row.black.account]).unwrap_or_default();
    let blurs = site.database.blurs(game).await?;
    let (times, terms) = (times(entries), live.terms().clone());
    let stop = Arc::new(StopFlag::new());
    let stopping = Arc::clone(&stop);
    let search = tokio::task::spawn_blocking(move || searched(&live, &times, accounts, &blurs, &stopping));
    let found = tokio::select! {
        found = search => found.map_err(|why| Fault::Other { what: why.to_string() })?,
        () = site.closing() => {
            stop.stop();
            None
        }
    };
    let Some(observed) = found else { return Ok(()) };
    let watched = terms.rated || terms.event.is_some();
    let sides = Color::ALL.map(|side| SideReport::of(side, &observed, watched));
    let report = json!({ "sides": sides, "nodes": NODES });
    site.database.keep_fair_play(game, now(), report.to_string()).await
}

/// How long each move took in seconds; nothing if moves were taken back, for then it is not known which stand.
fn times(entries: &[Entry]) -> Vec<f64> {
    let spent = |entry: &Entry| match &entry.fact {
        Told::Moved { spent, lag, .. } => Some((spent.as_millis() + lag.as_millis()) as f64 / 1000.0),
        _ => None,
    };
    entries.iter().filter_map(spent).collect()
}

/// Looks at every move.
fn searched(
    live: &LiveGame,
    times: &[f64],
    accounts: [Option<AccountId>; 2],
    blurs: &[(AccountId, u32, Duration)],
    stop: &StopFlag,
) -> Option<Vec<Observed>> {
    let plies = live.state().plies();
    let start = plies.first()?.before();
    let legal = |done: &Done| match done {
        Done::Legal(mv) => Some(*mv),
        Done::Irregular(_) => None,
    };
    let moves: Vec<Move> = plies.iter().take(MOST_PLIES).map_while(|ply| legal(&ply.done)).collect();
    let times = if times.len() == plies.len() { times } else { &[] };
    let mut engine = Engine::new(live.rulebook(), &Options { hash: HASH, ..Options::default() });
    let limits = Limits { nodes: Some(NODES), time: Some(Thinking::exactly(LONGEST)), ..Limits::default() };
    let mut observed = Vec::new();
    for (at, mv) in moves.iter().enumerate() {
        let choice = choose(&mut engine, &limits, &start, &moves[..at], mv, stop);
        if stop.is_stopped() {
            return None;
        }
        let Some(choice) = choice else { continue };
        let player = accounts[usize::from(choice.side == Color::Black)];
        let is_his = |(account, ply, _): &&(AccountId, u32, Duration)| {
            Some(*account) == player && usize::try_from(*ply).is_ok_and(|ply| ply == at)
        };
        let away = blurs.iter().find(is_his).map(|(.., time)| time.as_secs_f64());
        observed.push(Observed { choice, seconds: times.get(at).copied(), away });
    }
    Some(observed)
}
