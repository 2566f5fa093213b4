//! A match between two clubs: who plays, board by board, and how it stands.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_store::{ClubBoard, ClubEntry};

use super::MatchLine;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::{Page, send};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "club/match.html")]
struct Sheet {
    page: Page,
    line: MatchLine,
    boards: Vec<ClubBoard>,
    /// Those of the first club who want to play, then those of the second.
    entries: (Vec<ClubEntry>, Vec<ClubEntry>),
    /// The game of the reader.
    game: Option<String>,
}

pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let own = site.database.club_match(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let boards = site.database.match_boards(&id).await.or_trouble(&reader)?;
    let entries = site.database.match_entries(&id).await.or_trouble(&reader)?;
    let entries = entries.into_iter().partition(|entry| entry.club == own.home);
    let account = reader.person.account().map(|account| account.id);
    let plays = |board: &&ClubBoard| account.is_some() && (board.home == account || board.away == account);
    let game = boards.iter().find(plays).filter(|board| board.points.is_none()).map(|own| own.game.clone());
    let line = MatchLine::of(reader.words, own);
    let mut page = Page::new(reader, "clubs-match", "/clubs");
    let keep = page.reader.keep.take();
    Ok(send(StatusCode::OK, keep, &Sheet { page, line, boards, entries, game }))
}
