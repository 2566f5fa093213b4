//! When the rounds are played.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use damier_clock::Moment;
use damier_compete::Round;
use damier_compete::event::{Resumption, StageId, StageState};
use damier_desk::moment;
use damier_language::{Args, Words};

use super::{Frame, answer, public_view};
use crate::desk::Held;
use crate::pages::Page;
use crate::pages::answer::PageResult;
use crate::pages::events::hall_time;
use crate::reader::Reader;
use crate::site::Site;

/// So many rounds of a stage are listed.
const MOST: u16 = 200;

#[derive(Template)]
#[template(path = "event/public/schedule.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    /// By which clocks.
    zone: String,
    stages: Vec<(String, Vec<Line>)>,
    scheduled: bool,
    /// Adjourned games with the time when they go on.
    resumed: Vec<String>,
}

struct Line {
    round: u16,
    /// Where its pairs stand, if they are published.
    address: Option<String>,
    starts: Option<String>,
    /// When the session begins and until when flashes are allowed.
    session: Option<String>,
    phase: Option<String>,
}

/// Shows the schedule.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    answer(&site, &id, reader, |held, page| Ok(sheet(held, page))).await
}

fn sheet(held: &Held, page: Page) -> Sheet {
    let state = held.event.state();
    let zone = held.book.zone_name().map(str::to_owned);
    let zone = zone.or_else(|| held.book.zone().iana_name().map(str::to_owned)).unwrap_or_default();
    let several = state.stages.len() > 1;
    let stages = (0..).map(StageId).zip(&state.stages).map(|(id, stage)| {
        let name = if several { stage.plan.name.clone() } else { String::new() };
        let planned = state.rounds_planned(stage).max(u16::try_from(stage.rounds.len()).unwrap_or(0));
        let rounds = (1..=planned.min(MOST)).filter_map(Round::new);
        (name, rounds.map(|round| line(held, &page, id, stage, round)).collect())
    });
    Sheet {
        stages: stages.collect(),
        resumed: resumed(held, &page),
        scheduled: state.stages.iter().any(|stage| !stage.schedule.is_empty()),
        zone,
        frame: Frame::new(held, &page.reader, "schedule"),
        page,
    }
}

/// When adjourned games go on.
fn resumed(held: &Held, page: &Page) -> Vec<String> {
    let (state, words) = (held.event.state(), page.reader.words);
    let line = |own: Resumption| {
        let starts = words.date_time(moment::civil(own.starts, &held.book.zone()));
        let place = damier_desk::describe::place(words, state, own.key);
        words.translate("fact-resumption", &Args::new().with("place", place).with("starts", starts))
    };
    state.resumptions().into_iter().map(line).collect()
}

/// When the session of a round begins, and until when flashes are allowed.
pub(crate) fn session(held: &Held, words: &Words, starts: Option<Moment>) -> Option<String> {
    let (windows, starts) = (held.event.state().windows()?, starts?);
    let time = |at: Moment| words.time(moment::civil(at, &held.book.zone()).time());
    let args = Args::new()
        .with("begins", time(windows.begins(starts)))
        .with("until", time(windows.flash_until(starts)));
    Some(words.with_clauses(&words.translate("hall-session", &args), windows.clauses))
}

fn line(held: &Held, page: &Page, id: StageId, stage: &StageState, round: Round) -> Line {
    let words = page.reader.words;
    let at = stage.schedule.get(&round).copied();
    let is_shown = round.index() < public_view::published(stage);
    let own = stage.round(round).filter(|_| is_shown);
    Line {
        round: round.number(),
        address: is_shown.then(|| format!("/event/{}/round/{}", held.id, public_view::name(id, round))),
        starts: at.map(|at| hall_time(words, held, at)),
        session: session(held, words, at),
        phase: own.map(|own| words.describe("phase", &own.phase)),
    }
}
