//! The first page of an event: what it is, what is going on, and where one stands oneself.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use damier_desk::{describe, points};
use damier_store::Fault;

use super::bulletins::Listed;
use super::games::{Replayed, replayed};
use super::live::{self, Live};
use super::tables::{Table, tables};
use super::{Frame, Who, find, given, hall, made, own_player, public_view};
use crate::desk::public_view::Places;
use crate::desk::{Held, Seats, online};
use crate::notices;
use crate::pages::Page;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::events::speaking;
use crate::pages::events::{speaker, system};
use crate::reader::Reader;
use crate::site::Site;

/// So many tables, places and bulletins stand on the first page.
const TABLES: usize = 10;
const PLACES: usize = 10;
const BULLETINS: usize = 3;

/// So many boards that are played now.
const LIVE: usize = 6;

#[derive(Template)]
#[template(path = "event/public/overview.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    rulebook: String,
    /// The title of the later edition of the code under which it is held.
    edition: Option<String>,
    system: String,
    control: String,
    entrants: usize,
    registration: bool,
    /// Whether a round has a date, so that there is a calendar.
    scheduled: bool,
    /// What the reader is told if he plays here.
    own: Option<String>,
    /// The boards on the site at which he plays.
    boards: Vec<OwnBoard>,
    /// The round shown: its number and its name in addresses.
    round: Option<(u16, String)>,
    tables: Vec<Table>,
    more_tables: bool,
    /// A match in lines: its sets, and what is played now.
    course: Vec<String>,
    places: Vec<(String, Who, String)>,
    bulletins: Vec<Listed>,
    /// Boards that are played on the site now.
    live: Vec<Live>,
    replayed: Replayed,
}

impl Sheet {
    /// Where the game of a table can be seen.
    fn seen(&self, table: &Table) -> Option<String> {
        self.replayed.get(&table.game?).cloned()
    }
}

/// A board at which the reader plays.
struct OwnBoard {
    game: String,
    place: String,
    opponent: String,
}

/// Boards that are open, at which the reader plays.
async fn own_boards(site: &Site, held: &Held, reader: &Reader) -> Result<Vec<OwnBoard>, Fault> {
    let (speaker, state) = (speaker(reader), held.event.state());
    let mut own = Vec::new();
    for board in online::own_boards(held, &speaker) {
        let Some(seats) = Seats::of(state, board.key) else { continue };
        if site.play.hub.table(&board.game).await?.is_none() {
            continue;
        }
        let reads = reader.person.account().map(|account| account.id);
        let at = board.accounts.iter().position(|(account, _)| Some(*account) == reads).unwrap_or(0);
        let opponent = seats.name(if at == 0 { !board.white } else { board.white });
        let place = describe::place(reader.words, state, board.key);
        own.push(OwnBoard { game: board.game, place, opponent });
    }
    Ok(own)
}

/// Shows an event to everybody.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let reader = speaking(reader, &held);
    let boards = own_boards(&site, &held, &reader).await.or_trouble(&reader)?;
    let mut live = live::boards(&site, &held, reader.words).await.or_trouble(&reader)?;
    live.retain(|board| board.result.is_empty());
    live.truncate(LIVE);
    let replayed = replayed(&site, &held).await.or_trouble(&reader)?;
    let page = Page::new(reader, "desk-event", "/events");
    let around = Around { boards, live, replayed };
    Ok(made(&held, page, |held, page| Ok(sheet(&site.events.places, held, page, around))).await)
}

/// What the page shows beside the event itself.
struct Around {
    boards: Vec<OwnBoard>,
    live: Vec<Live>,
    replayed: Replayed,
}

fn sheet(known: &Places, held: &Held, page: Page, around: Around) -> Sheet {
    let Around { boards, live, replayed } = around;
    let state = held.event.state();
    let hall = hall(held, &page.reader);
    let regulation = state.regulation.as_ref();
    let last = public_view::last(state);
    let found = last.and_then(|(id, round)| {
        let stage = state.stages.get(id.index())?;
        Some(tables(held, &hall, (id, round), stage, stage.round(round)?))
    });
    let mut tables = found.unwrap_or_default();
    let more_tables = tables.len() > TABLES;
    tables.truncate(TABLES);
    let places = last.and_then(|(id, _)| known.of(held, id, None).ok());
    let place = |own: &damier_compete::event::StandingLine| {
        let who = Who::entrant(held, own.entrant);
        (points::place(own.place), who, points::written(&hall, own.score.0))
    };
    let own = own_player(held, &page.reader).zip(last).and_then(|(player, (id, round))| {
        let notice = notices::pairing(held, id, round, player)?;
        Some(notice.line(page.reader.words))
    });
    Sheet {
        frame: Frame::new(held, &page.reader, ""),
        rulebook: regulation.map(|own| own.rulebook.clone()).unwrap_or_default(),
        edition: regulation.and_then(|own| Some(own.edition.as_deref()?.title.clone())),
        control: regulation.map(|own| page.control(&own.control)).unwrap_or_default(),
        system: system(page.reader.words, state),
        entrants: state.entrants(),
        registration: held.book.registration && own_player(held, &page.reader).is_none(),
        scheduled: state.stages.iter().any(|stage| !stage.schedule.is_empty()),
        own,
        boards,
        round: last.map(|(id, round)| (round.number(), public_view::name(id, round))),
        tables,
        more_tables,
        course: last.map(|(id, _)| given::course(&hall, id)).unwrap_or_default(),
        places: places.map(|own| own.lines.iter().take(PLACES).map(place).collect()).unwrap_or_default(),
        bulletins: Listed::last(held, page.reader.words, BULLETINS),
        live,
        replayed,
        page,
    }
}
