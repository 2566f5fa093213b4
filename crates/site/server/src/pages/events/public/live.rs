//! The boards of a round that are played on the site, each with its position and its clocks, as late as spectators see
//! them.

use std::sync::Arc;

use askama::Template;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse as _;
use damier_compete::event::GameKey;
use damier_language::Words;
use damier_live::Viewer;
use damier_pdn::write_game;
use damier_store::Fault;
use serde::Serialize;
use serde_json::json;

use super::{Frame, find, made, public_view};
use crate::desk::online::{Venue, venue};
use crate::desk::{Held, Seats, link};
use crate::live::record;
use crate::pages::Page;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::events::speaking;
use crate::reader::Reader;
use crate::site::Site;

/// So many boards are shown.
const MOST: usize = 48;

#[derive(Serialize)]
pub(super) struct Live {
    pub(super) game: String,
    pub(super) table: u16,
    pub(super) white: String,
    pub(super) black: String,
    /// What the clocks show, White's first.
    pub(super) clocks: [String; 2],
    /// Whether each of them runs.
    pub(super) runs: [bool; 2],
    pub(super) result: String,
    /// The moves, as far as spectators see them.
    pub(super) moves: Vec<String>,
}

#[derive(Template)]
#[template(path = "event/public/live.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    boards: Vec<Live>,
    /// How many minutes late.
    delay: u64,
}

/// Shows the boards of the round being played.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let reader = speaking(reader, &held);
    let boards = boards(&site, &held, reader.words).await.or_trouble(&reader)?;
    let page = Page::new(reader, "desk-event", "/events");
    Ok(made(&held, page, |held, page| {
        let (frame, delay) = (Frame::new(held, &page.reader, "games"), u64::from(held.book.venues.delay));
        Ok(Sheet { frame, boards, delay, page })
    })
    .await)
}

/// The same for programs: names, clocks, moves and results.
pub(crate) async fn json(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let reader = speaking(reader, &held);
    let boards = boards(&site, &held, reader.words).await.or_trouble(&reader)?;
    let delay = held.book.venues.delay;
    Ok(([FRESH], Json(json!({ "delay_minutes": delay, "boards": boards }))).into_response())
}

/// The games as one file, as far as spectators see them.
pub(crate) async fn pdn(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let mut file = String::new();
    for (key, game) in online(&held) {
        let Some(table) = site.play.hub.table(&game).await.or_trouble(&reader)? else { continue };
        let live = table.game().await.clone();
        let plies = live.view(Viewer::Spectator, table.now(), &table.presence()).ply;
        let mut record = record(&live, table.begun, plies);
        record.tags.push("Round", format!("{}.{}", key.round.number(), key.table));
        file.push_str(&write_game(&record));
        file.push('\n');
    }
    let kind = (header::CONTENT_TYPE, "application/x-draughts-pdn; charset=utf-8");
    Ok(([FRESH, kind], file).into_response())
}

/// Boards change with every move.
const FRESH: (header::HeaderName, &str) = (header::CACHE_CONTROL, "no-cache");

/// The games of the last published round that are played on the site.
fn online(held: &Held) -> Vec<(GameKey, String)> {
    let state = held.event.state();
    let Some((id, round)) = public_view::last(state).filter(|_| held.book.venues.is_used()) else {
        return Vec::new();
    };
    let games = link::games(state, id, round).into_iter();
    let found = games.filter_map(|key| match venue(held, key) {
        Venue::Site(board) => Some((key, board.game)),
        Venue::Hall | Venue::NoAccount(_) => None,
    });
    found.take(MOST).collect()
}

/// The boards of the last published round that are played on the site, as a spectator sees them now.
pub(super) async fn boards(site: &Site, held: &Held, words: &'static Words) -> Result<Vec<Live>, Fault> {
    let mut boards = Vec::new();
    for (key, game) in online(held) {
        let Some(table) = site.play.hub.table(&game).await? else { continue };
        let Some(seats) = Seats::of(held.event.state(), key) else { continue };
        let seen = table.view_for(Viewer::Spectator, words).await;
        let sides = [&seen.clock.sides.white, &seen.clock.sides.black];
        let white = seats.white();
        boards.push(Live {
            game,
            table: key.table,
            white: seats.name(white),
            black: seats.name(!white),
            clocks: sides.map(|side| side.left_ms.map(clock).unwrap_or_default()),
            runs: [damier_live::Seat::White, damier_live::Seat::Black]
                .map(|seat| seen.clock.running == Some(seat)),
            result: seen.result.map(|result| result.score).unwrap_or_default(),
            moves: seen.moves,
        });
    }
    Ok(boards)
}

/// Time left as a clock shows it: `1:05:09`, `4:59`.
fn clock(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::clock;

    #[test]
    fn clocks_are_read_at_a_glance() {
        assert_eq!([0, 1, 299_000, 3_909_000].map(clock), ["0:00", "0:01", "4:59", "1:05:09"]);
    }
}
