//! A channel for each game: the best game of it under way. A channel stays with its game until that is over, then it goes
//! on to the one whose players are the strongest.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use damier_store::{Fault, Game, GameQuery, GameState};

use crate::site::Site;

/// So many games are compared.
const COMPARED: u32 = 60;

/// What stands for the rating of somebody who has none.
const UNRATED: u32 = 1000;

/// What each channel shows.
#[derive(Debug, Default)]
pub struct Channels(Mutex<HashMap<String, String>>);

impl Channels {
    fn shown(&self) -> MutexGuard<'_, HashMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The game that the channel of a variant shows now; none if none is played.
pub async fn shown(site: &Site, variant: &str) -> Result<Option<Game>, Fault> {
    let before = site.play.channels.shown().get(variant).cloned();
    if let Some(id) = before
        && let Some(game) = site.database.game(&id).await?.filter(|game| game.ended.is_none())
    {
        return Ok(Some(game));
    }
    let best = best(site, variant).await?;
    match &best {
        Some(game) => site.play.channels.shown().insert(variant.to_owned(), game.id.clone()),
        None => site.play.channels.shown().remove(variant),
    };
    Ok(best)
}

/// The game whose players are the strongest; of as strong ones that which is further on.
async fn best(site: &Site, variant: &str) -> Result<Option<Game>, Fault> {
    let query = GameQuery {
        variant: Some(variant.to_owned()),
        state: Some(GameState::Running),
        limit: COMPARED,
        ..GameQuery::default()
    };
    let mut best: Option<(usize, u32, u32, Game)> = None;
    for game in site.database.games(&query).await?.items {
        let Some(table) = site.play.hub.table(&game.id).await? else { continue };
        let live = table.game().await;
        if live.is_over() {
            continue;
        }
        let players = live.players();
        let both = [&players.white, &players.black];
        let people = both.iter().filter(|player| !player.is_engine()).count();
        let strength: u32 = both.iter().map(|player| player.rating().map_or(UNRATED, u32::from)).sum();
        drop(live);
        let sign = (people, strength, game.plies);
        if best.as_ref().is_none_or(|(people, strength, plies, _)| sign > (*people, *strength, *plies)) {
            best = Some((sign.0, sign.1, sign.2, game));
        }
    }
    Ok(best.map(|(.., game)| game))
}
