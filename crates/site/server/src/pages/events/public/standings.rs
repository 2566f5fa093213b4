//! Places with what parts them, now or after a round, each explained.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use damier_compete::event::{StageId, StandingLine};
use damier_compete::{Entrant, Round};
use damier_desk::{describe, explain, points, stage};

use super::given::{self, Given};
use super::{Frame, Who, answer, hall, public_view, stages};
use crate::desk::public_view::Places;
use crate::desk::{Fields, Held};
use crate::forms::InAddress;
use crate::pages::Page;
use crate::pages::answer::PageResult;
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "event/public/standings.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    stage: u8,
    stages: Vec<(u8, String)>,
    /// How many rounds are published, and after which one places are shown.
    rounds: u16,
    after: u16,
    criteria: Vec<String>,
    lines: Vec<Line>,
    /// Those without a place.
    unplaced: Vec<Who>,
    none: Option<String>,
    why: Vec<String>,
    /// Tables of parts of the field, prizes and rights.
    given: Vec<Given>,
    /// A match in lines: its sets, and what is played now.
    course: Vec<String>,
}

impl Sheet {
    /// Whether anything is known of for whom people play, and of ratings.
    fn has_codes(&self) -> bool {
        self.lines.iter().any(|line| !line.who.code.is_empty())
    }

    fn has_ratings(&self) -> bool {
        self.lines.iter().any(|line| !line.who.rating.is_empty())
    }
}

struct Line {
    value: u32,
    place: String,
    number: u32,
    who: Who,
    points: String,
    /// Won, drawn, lost.
    tally: [u32; 3],
    coefficients: Vec<String>,
    left: bool,
}

pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    InAddress(asked): InAddress,
    reader: Reader,
) -> PageResult {
    answer(&site, &id, reader, |held, page| Ok(sheet(&site.events.places, held, page, &asked))).await
}

/// The stage that is meant: the one asked for, else the one being played.
pub(super) fn stage_asked(held: &Held, asked: &Fields) -> StageId {
    let state = held.event.state();
    let asked = asked.stage().filter(|id| id.index() < state.stages.len());
    asked.unwrap_or_else(|| public_view::last(state).map_or_else(|| stage::current(state), |(id, _)| id))
}

fn sheet(known: &Places, held: &Held, page: Page, asked: &Fields) -> Sheet {
    let state = held.event.state();
    let id = stage_asked(held, asked);
    let shown = state.stages.get(id.index()).map_or(0, public_view::published);
    let after = asked.round().filter(|round| round.index() < shown);
    let hall = hall(held, &page.reader);
    let found = known.of(held, id, after);
    // What is explained is what is shown.
    let cut = after.or_else(|| shown.checked_sub(1).map(Round::at));
    let why = asked.number::<u32>("why").and_then(|number| number.checked_sub(1)).map(Entrant);
    let why = why.filter(|_| found.is_ok()).map(|who| match explain::place(&hall, id, cut, who) {
        Ok(told) => told.text.lines().map(str::to_owned).collect(),
        Err(complaint) => vec![complaint.to_string()],
    });
    let mut sheet = Sheet {
        frame: Frame::new(held, &page.reader, "standings"),
        stage: id.0 + 1,
        stages: stages(state),
        rounds: u16::try_from(shown).unwrap_or(u16::MAX),
        after: after.map_or(0, Round::number),
        criteria: Vec::new(),
        lines: Vec::new(),
        unplaced: Vec::new(),
        none: None,
        why: why.unwrap_or_default(),
        given: Vec::new(),
        course: given::course(&hall, id),
        page,
    };
    let standings = match found {
        Ok(standings) => standings,
        Err(none) => {
            sheet.none = Some(describe::describe(hall.words, state, "no-standings", &none));
            return sheet;
        }
    };
    let columns: Vec<usize> =
        (0..standings.criteria.len()).filter(|at| standings.criteria[*at].for_everybody).collect();
    let name = |at: &usize| hall.words.describe("criterion-short", &standings.criteria[*at].criterion);
    sheet.criteria = columns.iter().map(name).collect();
    let line = |own: &StandingLine| Line {
        value: own.entrant.0 + 1,
        place: points::place(own.place),
        number: own.number,
        who: Who::entrant(held, own.entrant),
        points: points::written(&hall, own.score.0),
        tally: [own.tally.won, own.tally.drawn, own.tally.lost],
        coefficients: columns
            .iter()
            .map(|at| own.coefficients.get(*at).map(|own| own.printed_on(hall.scale())))
            .map(Option::unwrap_or_default)
            .collect(),
        left: own.left.is_some(),
    };
    sheet.lines = standings.lines.iter().map(line).collect();
    sheet.given = Given::of(&hall, &standings);
    sheet.unplaced = standings.unclassified.iter().map(|own| Who::entrant(held, own.entrant)).collect();
    sheet
}
