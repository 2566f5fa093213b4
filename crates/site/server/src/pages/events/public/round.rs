//! A round: its pairs and results.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use damier_compete::Round;
use damier_compete::event::{GameKey, LotsDrawn, LotsFor, StageId};
use damier_desk::facts;
use damier_documents::papers::match_part;

use super::tables::{Table, tables};
use super::{Frame, Who, find, games, hall, made, public_view};
use crate::desk::Held;
use crate::pages::Page;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::events::hall_time;
use crate::pages::events::speaking;
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "event/public/round.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    shown: Option<RoundView>,
    /// All published rounds: stage by stage, their numbers with addresses.
    rounds: Vec<(String, Vec<(u16, String)>)>,
}

impl Sheet {
    /// Whether the round of an address is the one shown.
    fn is_shown(&self, address: &str) -> bool {
        self.shown.as_ref().is_some_and(|own| own.address == address)
    }
}

struct RoundView {
    number: u16,
    address: String,
    stage: String,
    phase: String,
    starts: String,
    /// Which part of a match it is.
    part: String,
    tables: Vec<Table>,
    free: Vec<(Who, String)>,
    /// Who came here from a level meeting by lot, and who goes on by it.
    lots: Vec<String>,
    replayed: games::Replayed,
    /// For the paper.
    stage_number: u8,
}

impl RoundView {
    /// Where the game of a table can be seen, if it is one and it can.
    fn seen(&self, table: &Table) -> Option<String> {
        self.replay(&table.game?)
    }

    /// Where a game can be replayed, if it can.
    fn replay(&self, key: &GameKey) -> Option<String> {
        self.replayed.get(key).cloned()
    }
}

/// Shows the last round that is published.
pub(crate) async fn last(state: State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> PageResult {
    read(&state, &id, None, reader).await
}

/// Shows a round.
pub(crate) async fn show(
    state: State<Arc<Site>>,
    Path((id, name)): Path<(String, String)>,
    reader: Reader,
) -> PageResult {
    read(&state, &id, Some(&name), reader).await
}

async fn read(site: &Site, id: &str, name: Option<&str>, reader: Reader) -> PageResult {
    let held = find(site, id, &reader).await?;
    let reader = speaking(reader, &held);
    let replayed = games::replayed(site, &held).await.or_trouble(&reader)?;
    let page = Page::new(reader, "desk-event", "/events");
    Ok(made(&held, page, |held, page| sheet(held, page, name, replayed)).await)
}

fn sheet(held: &Held, page: Page, name: Option<&str>, replayed: games::Replayed) -> Result<Sheet, Box<Page>> {
    let state = held.event.state();
    let at = match name {
        None => public_view::last(state),
        Some(name) => match public_view::named(state, name) {
            Some(at) => Some(at),
            None => return Err(Box::new(page)),
        },
    };
    let several = state.stages.len() > 1;
    let rounds = (0..).map(StageId).zip(&state.stages).map(|(id, stage)| {
        let numbers = (0..public_view::published(stage)).map(Round::at);
        let named = numbers.map(|round| {
            (round.number(), format!("/event/{}/round/{}", held.id, public_view::name(id, round)))
        });
        (if several { stage.plan.name.clone() } else { String::new() }, named.collect())
    });
    Ok(Sheet {
        rounds: rounds.collect(),
        shown: at.and_then(|at| one(held, &page, at, replayed)),
        frame: Frame::new(held, &page.reader, "rounds"),
        page,
    })
}

fn one(
    held: &Held,
    page: &Page,
    (id, number): (StageId, Round),
    replayed: games::Replayed,
) -> Option<RoundView> {
    let (state, words) = (held.event.state(), page.reader.words);
    let stage = state.stages.get(id.index())?;
    let round = stage.round(number)?;
    let starts = stage.schedule.get(&number).map(|at| hall_time(words, held, *at));
    let free = round.free.iter();
    let free = free.map(|seat| (Who::entrant(held, seat.entrant), words.describe("free-kind", &seat.kind)));
    Some(RoundView {
        number: number.number(),
        address: format!("/event/{}/round/{}", held.id, public_view::name(id, number)),
        stage: if state.stages.len() > 1 { stage.plan.name.clone() } else { String::new() },
        phase: words.describe("phase", &round.phase),
        starts: starts.unwrap_or_default(),
        part: match_part(words, state, id, number).unwrap_or_default(),
        tables: tables(held, &hall(held, &page.reader), (id, number), stage, round),
        free: free.collect(),
        lots: lots(held, page, id, number),
        replayed,
        stage_number: id.0 + 1,
    })
}

/// The lots about level meetings that led to a round, and those that decided its own.
fn lots(held: &Held, page: &Page, id: StageId, number: Round) -> Vec<String> {
    let (state, words) = (held.event.state(), page.reader.words);
    let line = |own: &LotsDrawn| match own.purpose {
        LotsFor::Tie { key } => Some(facts::lot(words, state, key, own)),
        _ => None,
    };
    state.lots_about(id, number).into_iter().filter_map(line).collect()
}
