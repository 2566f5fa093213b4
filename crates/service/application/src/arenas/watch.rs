//! What comes to pass by itself: pairs are made, games begun and counted, arenas ended.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use damier_arenas::{Arena, Fact, Outcome, Place, Stage};
use damier_clock::Span;
use damier_store::{Account, Fault};
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinSet;
use tokio::time::MissedTickBehavior;

use super::{ActError, game, listed};
use crate::live::CommandError;
use crate::people::author;
use crate::secret;
use crate::site::Site;

/// How often it is looked who is free.
const LOOK: Duration = Duration::from_secs(1);

/// After so many looks the open arenas are read again, since other nodes announce some; after so many more it is looked
/// whether the end of a game was missed.
const AGAIN: u32 = 5;
const MISSED: u32 = 20;

/// An arena that begins before they are read again is looked after.
const SOON: Span = Span::seconds(10);

/// So many games are begun at a time.
const AT_A_TIME: usize = 32;

/// Looks after arenas until the server ends.
pub async fn watch(site: Arc<Site>) {
    let mut ended = site.play.hub.arena_endings();
    let mut tick = tokio::time::interval(LOOK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut ticks, mut open) = (0_u32, BTreeSet::new());
    loop {
        tokio::select! {
            () = site.closing() => return,
            told = ended.recv() => {
                let (arena, game) = match told {
                    Ok(told) => told,
                    // What was missed here is found later.
                    Err(RecvError::Lagged(_)) => continue,
                    Err(RecvError::Closed) => return,
                };
                if let Err(fault) = settle(&site, &arena, &game).await {
                    tracing::error!(%fault, arena, game, "a game of an arena could not be counted");
                }
            }
            _ = tick.tick() => {
                if ticks.is_multiple_of(AGAIN) {
                    match site.database.arenas_under_way(site.cluster.now() + SOON).await {
                        Ok(all) => open = all.into_iter().collect(),
                        Err(fault) => tracing::warn!(%fault, "open arenas could not be read"),
                    }
                }
                let sweeps = ticks.is_multiple_of(MISSED);
                ticks = ticks.wrapping_add(1);
                for id in open.iter().filter(|id| site.cluster.keeps(id)) {
                    if let Err(fault) = look(&site, id, sweeps).await {
                        tracing::error!(%fault, arena = id, "an arena could not be looked after");
                    }
                }
            }
        }
    }
}

/// Looks after one arena.
async fn look(site: &Arc<Site>, id: &str, sweeps: bool) -> Result<(), Fault> {
    let Some(arena) = site.arenas.load(id).await? else { return Ok(()) };
    let now = site.cluster.now();
    if sweeps {
        sweep(site, id, &arena).await?;
    }
    if arena.due(now).is_some() {
        let done = site.arenas.append(id, "", now, |arena, at| Ok(Vec::from_iter(arena.due(at)))).await;
        let (_, arena) = stored(done)?.unwrap_or((Vec::new(), arena));
        return listed::keep(&site.database, id, &arena, now).await;
    }
    if arena.stage(now) != Stage::Running {
        return Ok(());
    }
    let lot = secret::lot();
    let pair = |arena: &Arena, at| {
        let pairs = arena.pairs(at, lot);
        let fact = |pair: damier_arenas::Pair| Fact::Paired {
            game: secret::name(),
            white: pair.white,
            black: pair.black,
        };
        Ok(pairs.into_iter().map(fact).collect())
    };
    let done = site.arenas.append(id, "", now, pair).await;
    let Some((facts, arena)) = stored(done)? else { return Ok(()) };
    let names = facts.into_iter().filter_map(|fact| match fact {
        Fact::Paired { game, .. } => Some(game),
        _ => None,
    });
    begin_all(site, id, &arena, names.collect()).await;
    Ok(())
}

/// What was appended; nothing if it was refused, since somebody else was faster.
fn stored<T>(done: Result<T, ActError>) -> Result<Option<T>, Fault> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(ActError::Store(fault)) => Err(fault),
        Err(why) => {
            tracing::debug!(%why, "an arena has gone on meanwhile");
            Ok(None)
        }
    }
}

/// Begins games, some at a time.
async fn begin_all(site: &Arc<Site>, id: &str, arena: &Arc<Arena>, names: Vec<String>) {
    for some in names.chunks(AT_A_TIME) {
        let mut beginning = JoinSet::new();
        for name in some {
            let (site, arena) = (Arc::clone(site), Arc::clone(arena));
            let (id, name) = (id.to_owned(), name.clone());
            beginning.spawn(async move { begin(&site, &id, &arena, &name).await });
        }
        beginning.join_all().await;
    }
}

/// Begins one game. One that cannot begin counts for nobody; one that could not be stored is tried again later.
async fn begin(site: &Site, id: &str, arena: &Arena, name: &str) {
    let Some([white, black]) = game::players(arena, name) else { return };
    match site.play.hub.begin(name, game::terms(id, arena), white, black).await {
        Ok(_) => {}
        Err(CommandError::Store(fault)) => tracing::error!(%fault, game = name, "a game could not begin"),
        Err(CommandError::Refused(why)) => {
            tracing::error!(%why, game = name, "a game of an arena cannot begin");
            let fact = Fact::Played {
                game: name.to_owned(),
                outcome: Outcome::Annulled,
                plies: 0,
                berserk: Vec::new(),
                absent: None,
            };
            if let Err(fault) = count(site, id, name, &fact).await {
                tracing::error!(%fault, game = name, "a game could not be taken back");
            }
        }
    }
}

/// Games whose beginning or end was missed.
async fn sweep(site: &Arc<Site>, id: &str, arena: &Arc<Arena>) -> Result<(), Fault> {
    if arena.is_closed() {
        return Ok(());
    }
    let mut missing = Vec::new();
    for own in arena.running_games() {
        match site.play.hub.table(&own.name).await? {
            Some(_) => settle(site, id, &own.name).await?,
            None => missing.push(own.name.clone()),
        }
    }
    begin_all(site, id, arena, missing).await;
    Ok(())
}

/// Counts a game, if it has ended and is not counted yet.
async fn settle(site: &Site, id: &str, name: &str) -> Result<(), Fault> {
    let Some(table) = site.play.hub.table(name).await? else { return Ok(()) };
    let played = game::played(name, &*table.game().await);
    match played {
        Some(fact) => count(site, id, name, &fact).await,
        None => Ok(()),
    }
}

async fn count(site: &Site, id: &str, name: &str, fact: &Fact) -> Result<(), Fault> {
    let counted = |arena: &Arena, _| {
        let waits = !arena.is_closed() && arena.game(name).is_some_and(|own| own.outcome.is_none());
        Ok(Vec::from_iter(waits.then(|| fact.clone())))
    };
    stored(site.arenas.append(id, "", site.cluster.now(), counted).await).map(drop)
}

/// Somebody who goes for good leaves the arenas in which he is.
pub async fn leave_all(site: &Site, account: &Account) -> Result<(), Fault> {
    let number = account.id.0;
    let author = author(account.id);
    for id in site.database.open_arenas_with(&author).await? {
        let left = |arena: &Arena, _| {
            let stays = |own: &damier_arenas::Player| matches!(own.place, Place::Here | Place::Paused);
            let is_in = !arena.is_closed() && arena.player(number).is_some_and(stays);
            Ok(Vec::from_iter(is_in.then_some(Fact::Left { account: number })))
        };
        let done = site.arenas.append(&id, &author, site.cluster.now(), left).await;
        stored(done)?;
    }
    Ok(())
}
