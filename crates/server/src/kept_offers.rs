//! Offers over a restart: written down soon after each change, read at the start.

use std::sync::Arc;
use std::time::Duration;

use damier_clock::Moment;
use damier_live::{Player, Seat, Terms};
use damier_store::{Database, Fault, Scope};
use serde::{Deserialize, Serialize};

use crate::lobby::{Lobby, Offer};
use crate::site::Site;

/// Under which name they are kept.
const NAME: &str = "offers";

/// Changes within so much time are written down together.
const PAUSE: Duration = Duration::from_secs(1);

/// An offer as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    id: String,
    by: Player,
    terms: Terms,
    seat: Option<Seat>,
    private: bool,
    since: i64,
}

/// A lobby with the offers that were open when the server was last running.
pub(crate) async fn read(database: &Database) -> Result<Lobby, Fault> {
    let text = database.setting(Scope::Site, NAME).await?.unwrap_or_else(|| "[]".to_owned());
    let kept: Vec<Kept> = serde_json::from_str(&text).unwrap_or_else(|why| {
        tracing::warn!(%why, "the offers of before cannot be read");
        Vec::new()
    });
    let offer = |Kept { id, by, terms, seat, private, since }: Kept| {
        let since = Moment::from_millis(since);
        Offer { id, by, terms, seat, private, since, game: None }
    };
    // What an earlier Damier allowed may be refused by this one.
    let kept = kept.into_iter().map(offer).filter(|offer| offer.terms.check().is_ok());
    Ok(Lobby::with(kept.collect()))
}

/// Writes the open offers down.
pub(crate) async fn write(database: &Database, lobby: &Lobby) -> Result<(), Fault> {
    let keep = |Offer { id, by, terms, seat, private, since, .. }: Offer| {
        let since = since.millis();
        Kept { id, by, terms, seat, private, since }
    };
    let kept: Vec<Kept> = lobby.all_open().into_iter().map(keep).collect();
    let text = serde_json::to_string(&kept).map_err(|why| Fault::Other { what: why.to_string() })?;
    database.set(Scope::Site, NAME, Some(text.as_str()).filter(|_| !kept.is_empty())).await
}

/// Writes them down after each change, until the server is about to end.
pub(crate) async fn keep(site: Arc<Site>) {
    let mut news = site.lobby.news();
    loop {
        tokio::select! {
            changed = news.changed() => if changed.is_err() { return },
            () = site.closing() => return,
        }
        if let Err(fault) = write(&site.database, &site.lobby).await {
            tracing::error!(%fault, "the offers could not be written down");
        }
        tokio::time::sleep(PAUSE).await;
    }
}
