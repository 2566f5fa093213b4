//! Looks at games by correspondence: whenever something was said in one, and now and then at all that are played.
//! Banks that are empty end a game, players are told and reminded, results go to their event, answers by mail are read.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use damier_store::{EventQuery, Fault};
use tokio::sync::broadcast::error::RecvError;

use super::event::{settle, settle_game};
use super::{ActError, KIND, Loaded, append, inbox, load, notify};
use crate::site::Site;

/// How often all games that are played are looked at.
const LOOK: Duration = Duration::from_secs(60);

/// How often the inbox is.
const INBOX: Duration = Duration::from_secs(2);

/// So many events under way are looked at after a start.
const EVENTS: u32 = 200;

/// Looks until the site ends.
pub async fn watch(site: Arc<Site>) {
    let (mut news, mut said) = (site.database.news(), site.events.changes());
    let mut look = tokio::time::interval(LOOK);
    let mut letters = tokio::time::interval(INBOX);
    let mut first = true;
    loop {
        let done = tokio::select! {
            () = site.closing() => return,
            _ = look.tick() => look_at_all(&site, std::mem::take(&mut first)).await,
            _ = letters.tick() => inbox::look(&site).await,
            heard = news.recv() => match heard {
                Ok(news) => changed(&site, &news.stream).await,
                Err(RecvError::Lagged(_)) => look_at_all(&site, false).await,
                Err(RecvError::Closed) => return,
            },
            heard = said.recv() => match heard {
                Ok(event) => settle(&site, &event).await,
                Err(RecvError::Lagged(_)) => look_at_all(&site, true).await,
                Err(RecvError::Closed) => return,
            },
        };
        if let Err(fault) = done {
            tracing::warn!(%fault, "games by correspondence could not be looked at");
        }
    }
}

/// Something was said in a stream: if it is a game's, its players and its event are told.
async fn changed(site: &Site, stream: &str) -> Result<(), Fault> {
    let Some(id) = stream.strip_prefix(KIND).and_then(|rest| rest.strip_prefix('/')) else { return Ok(()) };
    let Some(loaded) = load(site, id).await? else { return Ok(()) };
    notify::notify_players(site, id, &loaded).await?;
    settle_game(site, id, &loaded).await
}

async fn look_at_all(site: &Site, events_too: bool) -> Result<(), Fault> {
    let running = site.database.running(KIND).await?;
    let mut events: BTreeSet<String> = BTreeSet::new();
    let games: BTreeSet<&str> = running.iter().map(|sitting| sitting.id.as_str()).collect();
    events.extend(running.iter().filter_map(|sitting| sitting.part_of.clone()));
    for id in games {
        let Some(loaded) = load(site, id).await? else { continue };
        if !ended(site, id, &loaded).await? {
            notify::remind(site, id, &loaded).await?;
        }
    }
    if events_too {
        let query = EventQuery { state: Some("playing".to_owned()), limit: EVENTS, ..EventQuery::default() };
        events.extend(site.database.events(&query).await?.into_iter().map(|event| event.id));
    }
    for event in events.iter().filter(|event| site.cluster.keeps(event)) {
        settle(site, event).await?;
    }
    Ok(())
}

/// Says what has come to pass by itself; whether something has.
async fn ended(site: &Site, id: &str, loaded: &Loaded) -> Result<bool, Fault> {
    // A letter may be on its way: whether somebody who writes them has overstepped, an arbiter says.
    if loaded.plays_by_letter(loaded.game.turn())
        || loaded.game.overdue(loaded.now_for(loaded.game.turn())).is_none()
    {
        return Ok(false);
    }
    let said = append(site, id, "", |loaded| {
        let on = loaded.now_for(loaded.game.turn());
        let fact = loaded.game.overdue(on).ok_or(damier_correspondence::Refused::StillOn)?;
        Ok((fact, on))
    });
    match said.await {
        Ok(_) | Err(ActError::Refused(_) | ActError::Missing) => Ok(true),
        Err(ActError::Store(fault)) => Err(fault),
    }
}
