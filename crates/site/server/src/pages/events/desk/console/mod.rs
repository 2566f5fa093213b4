//! The console of a round: which boards still play, their clocks, who calls, and what can be done at a board.

mod board;
mod listen;
mod logged;
mod row;

use askama::Template;
use axum::response::Response;
use damier_compete::Round;
use damier_compete::event::{Action, StageId, State as EventState};
use damier_desk::{describe, moment, stage};
use damier_store::Fault;

use super::{DeskPage, answer};
use crate::desk::online::board_text;
use crate::desk::{Fields, Seats};
use crate::pages::Page;
use crate::pages::events::public::schedule::session;
use crate::site::Site;

use board::Board;
pub(crate) use board::irregular;
pub(crate) use listen::listen;
use logged::Logged;
use row::{Row, rows};

#[derive(Template)]
#[template(path = "event/console.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    stage: u8,
    round: u16,
    rounds: Vec<u16>,
    /// When the session begins, and until when flashes are allowed.
    session: Option<String>,
    rows: Vec<Row>,
    playing: usize,
    calls: Vec<Waiting>,
    board: Option<Board>,
    online: bool,
    by_schedule: bool,
    delay: u16,
    by: String,
}

/// A call that waits.
struct Waiting {
    number: usize,
    board: String,
    place: String,
    name: String,
    text: String,
    when: String,
}

/// The round that is asked for, or the one being played.
pub(super) fn round_of(desk: &DeskPage) -> (StageId, Option<Round>) {
    asked_round(desk.state(), &desk.asked)
}

/// The round that fields name, or the one being played.
pub(super) fn asked_round(state: &EventState, asked: &Fields) -> (StageId, Option<Round>) {
    let id = asked.stage().filter(|id| id.index() < state.stages.len());
    let id = id.unwrap_or_else(|| stage::current(state));
    let paired = state.stages.get(id.index()).map_or(0, |own| own.rounds.len());
    let round = asked.round().filter(|round| round.index() < paired);
    (id, round.or_else(|| stage::current_round(state, id)))
}

pub(super) async fn sheet(site: &Site, page: Page, desk: DeskPage) -> Result<Response, Fault> {
    let (id, round) = round_of(&desk);
    let rows = match round {
        Some(round) => rows(site, &desk.held, desk.words, id, round, &mut Logged::default()).await?,
        None => Vec::new(),
    };
    let own = desk.state().stages.get(id.index());
    let paired = own.map_or(0, |own| own.rounds.len());
    let starts = own.zip(round).and_then(|(own, round)| own.schedule.get(&round).copied());
    let venues = &desk.held.book.venues;
    let sheet = Sheet {
        stage: id.0 + 1,
        round: round.map_or(0, Round::number),
        session: session(&desk.held, desk.words, starts),
        rounds: (1..=paired).filter_map(|number| u16::try_from(number).ok()).collect(),
        playing: rows.iter().filter(|row| row.result.is_empty()).count(),
        rows,
        calls: waiting(&desk),
        board: board::asked(site, &desk).await?,
        online: venues.online,
        by_schedule: venues.by_schedule,
        delay: venues.delay,
        by: venues.by.as_ref().map(|by| describe::by(desk.words, by)).unwrap_or_default(),
        page,
        desk,
    };
    Ok(answer(sheet.desk.outcome.status, &sheet))
}

/// Calls that nobody has attended to, the oldest first.
fn waiting(desk: &DeskPage) -> Vec<Waiting> {
    let all = (1..).zip(&desk.held.book.calls);
    let waiting = all.filter(|(_, call)| call.attended.is_none());
    let zone = desk.held.book.zone();
    let told = waiting.map(|(number, call)| Waiting {
        number,
        board: board_text(call.key),
        place: describe::place(desk.words, desk.state(), call.key),
        name: Seats::of(desk.state(), call.key).map(|seats| seats.name(call.side)).unwrap_or_default(),
        text: call.text.clone(),
        when: desk.words.date_time(moment::civil(call.at, &zone)),
    });
    told.collect()
}
