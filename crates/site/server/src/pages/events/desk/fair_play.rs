//! Statistics of fair play of the games of a round that were played on the site, for those who may sanction. They prove
//! nothing, and the page says so.

use std::sync::Arc;

use askama::Template;
use axum::http::StatusCode;
use axum::response::Response;
use damier_compete::Round;
use damier_compete::event::{Action, StageId};
use damier_desk::describe;
use damier_store::{Act, Fault};
use serde_json::Value;

use super::console::round_of;
use super::{DeskPage, answer};
use crate::desk::online::{Venue, venue};
use crate::desk::{Held, Making, Seats, link};
use crate::fair_play::{self, NotMade, State as Stands};
use crate::pages::Page;
use crate::pages::conduct::{SideNumbers, side_numbers};
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "event/fair_play.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    stage: u8,
    round: u16,
    rounds: Vec<u16>,
    boards: Vec<Board>,
    /// Whether something is being made.
    waiting: bool,
    /// Whether the reader may see it at all.
    may: bool,
}

/// A game of the round.
struct Board {
    place: String,
    game: String,
    /// How it stands: `none`, `waiting`, `made`, `playing`.
    state: &'static str,
    sides: [Side; 2],
}

/// One of the two.
struct Side {
    name: String,
    numbers: SideNumbers,
}

pub(super) async fn sheet(site: &Site, page: Page, desk: DeskPage) -> Result<Response, Fault> {
    let (id, round) = round_of(&desk);
    let may = desk.may(Action::Sanction);
    let boards = match round.filter(|_| may) {
        Some(round) => boards(site, &desk, id, round).await?,
        None => Vec::new(),
    };
    let paired = desk.state().stages.get(id.index()).map_or(0, |own| own.rounds.len());
    let sheet = Sheet {
        stage: id.0 + 1,
        round: round.map_or(0, Round::number),
        rounds: (1..=paired).filter_map(|number| u16::try_from(number).ok()).collect(),
        waiting: boards.iter().any(|own| own.state == "waiting"),
        boards,
        may,
        page,
        desk,
    };
    let status = if may { sheet.desk.outcome.status } else { StatusCode::FORBIDDEN };
    Ok(answer(status, &sheet))
}

/// The games of a round that are on the site.
fn games(held: &Held, stage: StageId, round: Round) -> Vec<(damier_compete::event::GameKey, String)> {
    let keys = link::games(held.event.state(), stage, round).into_iter();
    keys.filter_map(|key| match venue(held, key) {
        Venue::Site(board) => Some((key, board.game)),
        Venue::Hall | Venue::NoAccount(_) => None,
    })
    .collect()
}

async fn boards(site: &Site, desk: &DeskPage, stage: StageId, round: Round) -> Result<Vec<Board>, Fault> {
    let mut boards = Vec::new();
    for (key, game) in games(&desk.held, stage, round) {
        let Some(seats) = Seats::of(desk.state(), key) else { continue };
        let Some(row) = site.database.game(&game).await? else { continue };
        let (state, report) = match fair_play::state(site, &game).await? {
            _ if row.ended.is_none() => ("playing", Value::Null),
            Stands::None => ("none", Value::Null),
            Stands::Waiting => ("waiting", Value::Null),
            Stands::Made(_, report) => ("made", report),
        };
        let place = describe::place(desk.words, desk.state(), key);
        let side = |at: usize, name| Side { name, numbers: side_numbers(&report["sides"][at]) };
        let sides = [side(0, seats.name(seats.white())), side(1, seats.name(!seats.white()))];
        boards.push(Board { place, game, state, sides });
    }
    Ok(boards)
}

/// Has the statistics of all finished games of a round made, as far as there is room, or tells by a message why not.
pub(super) async fn ask(
    site: &Arc<Site>,
    held: &Held,
    making: &Making,
    (stage, round): (StageId, Option<Round>),
) -> Result<Result<(), &'static str>, Fault> {
    if !making.speaker.may(held.event.state(), &held.book, Action::Sanction) {
        return Ok(Err("fair-play-not-you"));
    }
    let Some(round) = round else { return Ok(Err("fair-play-no-games")) };
    let mut asked = 0;
    for (_, game) in games(held, stage, round) {
        let over = site.database.game(&game).await?.is_some_and(|row| row.ended.is_some());
        if !over || !matches!(fair_play::state(site, &game).await?, Stands::None) {
            continue;
        }
        match fair_play::ask(site, &game).await {
            Ok(()) => asked += 1,
            Err(NotMade::Full) => break,
            Err(NotMade::Missing | NotMade::Runs) => {}
            Err(NotMade::Store(fault)) => return Err(fault),
        }
    }
    if asked == 0 {
        return Ok(Err("fair-play-no-games"));
    }
    let act = Act {
        at: now(),
        actor: making.speaker.author(),
        act: "fair-play-asked".to_owned(),
        subject: format!("event/{}", held.id),
        detail: asked.to_string(),
    };
    site.database.record(act).await?;
    Ok(Ok(()))
}
