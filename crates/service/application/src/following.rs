//! Whom somebody follows, and which games he shows on his page: the same for pages and programs.

use damier_store::{Account, Fault};

use crate::site::{Site, now};

/// Somebody follows another by his name, or no longer; whether it was done, none if there is nobody of that name. Nobody
/// follows one who has blocked him.
pub async fn follow(site: &Site, by: &Account, name: &str, yes: bool) -> Result<Option<bool>, Fault> {
    let Some(other) = site.database.credentials(name).await? else { return Ok(None) };
    let other = other.account.id;
    if yes && site.database.are_apart(by.id, other).await? {
        return Ok(Some(false));
    }
    site.database.follow(by.id, other, yes.then(now)).await.map(Some)
}

/// Somebody shows a game on his page, or no longer; whether it was done, none if there is no such game.
pub async fn favour(site: &Site, by: &Account, game: &str, yes: bool) -> Result<Option<bool>, Fault> {
    if site.database.game(game).await?.is_none() {
        return Ok(None);
    }
    site.database.favour(by.id, game, yes.then(now)).await.map(Some)
}
