//! What somebody hears who looks at an arena: that something has changed, now and then; that his game begins, at once.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::Event;
use serde_json::json;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::arenas;
use crate::cluster::Growth;
use crate::events;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;

/// Hundreds who look at a table are told of changes no more often than so.
const PAUSE: Duration = Duration::from_secs(4);

/// `GET /arena/{id}/news`: an event `game` when a game of the reader begins, `change` when something else has happened.
pub(super) async fn news(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    // Nobody waits for ever for news of nothing.
    site.arenas.load(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let (tell, told) = mpsc::channel(8);
    let account = reader.person.account().map(|account| account.id.0);
    tokio::spawn(async move {
        let mut growth = Growth::of(Arc::clone(&site), arenas::stream(&id));
        let (mut known, mut due, mut next) = (None, None, 0);
        loop {
            if let Some(account) = account
                && let Some(game) = game_of(&site, &id, account, next).await
                && known.as_ref() != Some(&game)
            {
                let event = events::event("game", &json!({ "path": format!("/game/{game}") }));
                known = Some(game);
                if tell.send(event).await.is_err() {
                    return;
                }
            }
            tokio::select! {
                () = site.closing() => return,
                () = tell.closed() => return,
                grown = growth.next() => match grown {
                    Some(grown) => {
                        next = grown;
                        due.get_or_insert_with(|| Instant::now() + PAUSE);
                    }
                    None => return,
                },
                () = until(due) => {
                    due = None;
                    if change(&tell).await.is_err() {
                        return;
                    }
                }
            }
        }
    });
    Ok(events::send(told))
}

/// The game that somebody plays now, as of the fact before a number.
async fn game_of(site: &Site, id: &str, account: i64, next: u32) -> Option<String> {
    let arena = site.arenas.load_until(id, next).await.ok().flatten()?;
    arena.game_of(account).map(|game| game.name.clone())
}

async fn change(tell: &mpsc::Sender<Event>) -> Result<(), mpsc::error::SendError<Event>> {
    tell.send(events::event("change", &json!({}))).await
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}
