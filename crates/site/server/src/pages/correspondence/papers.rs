//! The papers of games by correspondence: the record and letters of the arbiter, schedule and table of an event.

use std::sync::Arc;

use axum::extract::{Path, State};
use damier_correspondence::PostalGame;
use damier_documents::correspondence_papers;

use super::event;
use crate::correspondence::{self, Rights};
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::paper;
use crate::reader::Reader;
use crate::site::Site;

/// `GET /post/game/{id}/paper/{name}`: `game-sheet.pdf`, and for players and arbiters `letter-7.pdf`, the letter about
/// the decision with this number.
pub(crate) async fn of_game(
    State(site): State<Arc<Site>>,
    Path((id, name)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    let loaded = correspondence::load(&site, &id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let account = reader.person.account().cloned();
    let rights = Rights::of(&site, &loaded, account.as_ref()).await.or_trouble(&reader)?;
    let plays = account.is_some_and(|account| loaded.side_of(account.id).is_some());
    let made = match paper::parts(&name).0 {
        "game-sheet" => Some(correspondence_papers::game_sheet(&loaded.game, reader.words)),
        other => {
            let number = other.strip_prefix("letter-").and_then(|number| number.parse().ok());
            let number = number.filter(|_| plays || rights.any());
            number.and_then(|number| correspondence_papers::letter(&loaded.game, number, reader.words))
        }
    };
    let made = made.or_missing(&reader)?;
    Ok(paper::deliver(&site, reader, made, &name).await)
}

/// `GET /post/event/{id}/paper/{name}`: `schedule.pdf`, `table.pdf`.
pub(crate) async fn of_event(
    State(site): State<Arc<Site>>,
    Path((id, name)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    let games = event::games(&site, &id).await.or_trouble(&reader)?;
    let games: Vec<&PostalGame> = games.iter().map(|(_, loaded)| &loaded.game).collect();
    let made = match paper::parts(&name).0 {
        "schedule" => correspondence_papers::schedule(&games, reader.words),
        "table" => correspondence_papers::table(&games, reader.words),
        _ => None,
    };
    let made = made.or_missing(&reader)?;
    Ok(paper::deliver(&site, reader, made, &name).await)
}
