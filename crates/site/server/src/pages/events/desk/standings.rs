//! Places with coefficients, each explained; also as they were after a round.

use askama::Template;
use axum::response::Response;
use damier_compete::event::{Event, StandingLine};
use damier_compete::{Entrant, Round};
use damier_desk::{EventContext, Manner, describe, explain, points, prepare, stage};

use super::super::public::given::{self, Given};
use super::{DeskPage, answer};
use crate::pages::Page;

#[derive(Template)]
#[template(path = "event/standings.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    stage: u8,
    stages: Vec<(u8, String)>,
    rounds: Vec<u16>,
    after: u16,
    /// Whether results are shown as they were known then.
    then: bool,
    criteria: Vec<String>,
    lines: Vec<Line>,
    none: Option<String>,
    why: Vec<String>,
    /// Tables of parts of the field, prizes and rights.
    given: Vec<Given>,
    /// A match in lines: its sets, and what is played now.
    course: Vec<String>,
}

struct Line {
    value: String,
    place: String,
    number: u32,
    name: String,
    points: String,
    coefficients: Vec<String>,
    left: bool,
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let held = std::sync::Arc::clone(&desk.held);
    let state = held.event.state();
    let id = desk.asked.stage().filter(|id| id.index() < state.stages.len());
    let id = id.unwrap_or_else(|| stage::current(state));
    let paired = state.stages.get(id.index()).map_or(0, |own| own.rounds.len());
    let after = desk.asked.round().filter(|round| round.index() < paired);
    let then = desk.asked.has("then") && after.is_some();
    let past = after.filter(|_| then).map(|round| prepare::as_it_was(&held.event, id, round));
    let event: &Event = past.as_ref().unwrap_or(&held.event);
    let hall = EventContext { words: desk.words, event, manner: Manner::PLAIN };
    let cut = after.filter(|_| !then);
    let found = match cut {
        Some(round) => event.state().standings_after(id, round),
        None => event.state().standings(id),
    };
    let why = desk.asked.text("why").strip_prefix('@').and_then(|at| at.parse().ok()).map(Entrant);
    let why = why.map(|who| match explain::place(&hall, id, cut, who) {
        Ok(told) => told.text.lines().map(str::to_owned).collect(),
        Err(complaint) => vec![complaint.to_string()],
    });
    let mut sheet = Sheet {
        stage: id.0 + 1,
        stages: (1..).zip(&state.stages).map(|(number, own)| (number, own.plan.name.clone())).collect(),
        rounds: (1..=paired).filter_map(|number| u16::try_from(number).ok()).collect(),
        after: after.map_or(0, Round::number),
        then,
        criteria: Vec::new(),
        lines: Vec::new(),
        none: None,
        why: why.unwrap_or_default(),
        given: Vec::new(),
        course: given::course(&hall, id),
        page,
        desk,
    };
    match found {
        Ok(standings) => {
            let shown: Vec<usize> =
                (0..standings.criteria.len()).filter(|at| standings.criteria[*at].for_everybody).collect();
            let name =
                |at: &usize| hall.words.describe("criterion-short", &standings.criteria[*at].criterion);
            sheet.criteria = shown.iter().map(name).collect();
            let line = |own: &StandingLine| Line {
                value: format!("@{}", own.entrant.0),
                place: points::place(own.place),
                number: own.number,
                name: own.name.clone(),
                points: points::written(&hall, own.score.0),
                coefficients: shown
                    .iter()
                    .map(|at| own.coefficients.get(*at).map(|own| own.printed_on(hall.scale())))
                    .map(Option::unwrap_or_default)
                    .collect(),
                left: own.left.is_some(),
            };
            sheet.lines = standings.lines.iter().map(line).collect();
            sheet.given = Given::of(&hall, &standings);
        }
        Err(none) => sheet.none = Some(describe::describe(hall.words, event.state(), "no-standings", &none)),
    }
    answer(sheet.desk.outcome.status, &sheet)
}
