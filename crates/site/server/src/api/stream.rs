//! A game as it happens: one line of JSON for everything that changes, so that a program can play.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use damier_live::Seat;
use damier_live::translated::TranslatedView;
use damier_store::AccountId;
use futures_util::stream;
use tokio::sync::{broadcast, watch};

use super::games::{seat, table, view};
use super::input::Id;
use super::{ApiError, Caller, Route, Scope};
use crate::live::LiveTable;
use crate::rates::HeldLine;
use crate::site::{Site, now};

/// After so long without news an empty line tells that the connection lives.
const QUIET: Duration = Duration::from_secs(5);

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/games/{game}/stream", watch)
            .does(
                "Games",
                "streamGame",
                "The game at once and again whenever something changes, one view a line, until it is over or the token ends. \
                 Empty lines mean that nothing has changed. Whoever streams his own game counts as present.",
            )
            .knows(&[Scope::Play, Scope::Read])
            .answers_as("application/x-ndjson", None),
    ]
}

/// Somebody who watches a game.
struct Watching {
    site: Arc<Site>,
    caller: Caller,
    table: Arc<LiveTable>,
    seat: Option<Seat>,
    news: watch::Receiver<u64>,
    endings: broadcast::Receiver<Option<AccountId>>,
    told: Option<TranslatedView>,
    /// As long as it is held, it is one of his lines.
    _line: Option<HeldLine>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        if let Some(seat) = self.seat {
            self.table.went(seat);
        }
    }
}

impl Watching {
    /// The next line; none if there will be no other.
    async fn next(&mut self) -> Option<String> {
        if self.told.as_ref().is_some_and(|told| told.result.is_some()) {
            return None;
        }
        if self.told.is_some() {
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                // A spectator may see the game late, so there can be something new without news.
                () = tokio::time::sleep(QUIET) => {}
                () = self.site.closing() => return None,
                // Whoever missed whose token has ended has to look.
                _ = self.endings.recv() => {
                    if !self.caller.is_still_known(&self.site).await {
                        return None;
                    }
                }
            }
            if !self.caller.is_in_time(now()) {
                return None;
            }
        }
        let view = view(&self.caller, &self.table).await;
        let known = self.told.as_ref().is_some_and(|told| is_same(told, &view));
        let line = if known { String::new() } else { serde_json::to_string(&view).ok()? };
        self.told = Some(view);
        Some(line + "\n")
    }
}

/// Whether two views differ in nothing but the time on the clocks.
fn is_same(one: &TranslatedView, other: &TranslatedView) -> bool {
    (one.seq, one.ply, &one.players, one.result.is_some())
        == (other.seq, other.ply, &other.players, other.result.is_some())
}

async fn watch(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Response, ApiError> {
    let table = table(&site, &caller, &id).await?;
    let line = caller.hold_line(&site)?;
    let seat = seat(&caller, &table).await;
    if let Some(seat) = seat {
        table.came(seat);
    }
    let (news, endings) = (table.news(), site.people.endings());
    let watching = Watching { site, caller, table, seat, news, endings, told: None, _line: line };
    let lines = stream::unfold(watching, |mut watching| async move {
        let line = watching.next().await?;
        Some((Ok::<_, Infallible>(line), watching))
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}
