//! The cross-table: everybody against everybody where that is a table, round by round where the field is large.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use damier_compete::event::{
    CrossGame, CrossLine, GameKey, Progress, ProgressLine, StageId, StageStandings, State as EventState,
    TableOrder,
};
use damier_compete::{Absence, Entrant, Mark, Round};
use damier_desk::{EventContext, describe, points};
use damier_rules::Color;

use super::games::{Replayed, replayed};
use super::standings::stage_asked;
use super::{Frame, Who, find, given, hall, made, public_view, stages};
use crate::desk::public_view::Places;
use crate::desk::{Fields, Held};
use crate::forms::InAddress;
use crate::pages::Page;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::events::speaking;
use crate::reader::Reader;
use crate::site::Site;

/// A table of all against all has at most so many lines.
const MOST: usize = 24;

#[derive(Template)]
#[template(path = "event/public/table.html")]
struct Sheet {
    page: Page,
    frame: Frame,
    stage: u8,
    stages: Vec<(u8, String)>,
    /// What stands above the columns.
    columns: Vec<String>,
    /// Whether everybody is against everybody.
    crossed: bool,
    lines: Vec<Line>,
    none: Option<String>,
    /// A match in lines: its sets, and what is played now.
    course: Vec<String>,
}

struct Line {
    number: u32,
    who: Who,
    cells: Vec<Cell>,
    points: String,
    place: String,
    left: bool,
}

/// What stands where two lines meet, and where that game can be seen.
struct Cell {
    text: String,
    to: Option<String>,
}

/// Where the games of a stage can be seen: by round and the two who met.
type Seen = BTreeMap<(Round, Entrant, Entrant), String>;

/// The games of a stage that can be seen, where a pair is one game.
fn seen(state: &EventState, id: StageId, replayed: &Replayed) -> Seen {
    let mut seen = Seen::new();
    let Some(stage) = state.stages.get(id.index()) else { return seen };
    for (round, own) in (0..public_view::published(stage)).map(Round::at).zip(&stage.rounds) {
        for (table, encounter) in (1..).zip(&own.encounters) {
            if let Some(address) = replayed.get(&GameKey::table(id, round, table)) {
                seen.insert((round, encounter.first, encounter.second), address.clone());
                seen.insert((round, encounter.second, encounter.first), address.clone());
            }
        }
    }
    seen
}

/// Shows the table.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    InAddress(asked): InAddress,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let reader = speaking(reader, &held);
    let replayed = replayed(&site, &held).await.or_trouble(&reader)?;
    let page = Page::new(reader, "desk-event", "/events");
    Ok(made(&held, page, |held, page| Ok(sheet(&site.events.places, held, page, &asked, &replayed))).await)
}

fn sheet(known: &Places, held: &Held, page: Page, asked: &Fields, replayed: &Replayed) -> Sheet {
    let state = held.event.state();
    let id = stage_asked(held, asked);
    let seen = seen(state, id, replayed);
    let hall = hall(held, &page.reader);
    let swiss = state.stages.get(id.index()).is_some_and(|own| own.plan.system.is_swiss());
    let mut sheet = Sheet {
        frame: Frame::new(held, &page.reader, "table"),
        stage: id.0 + 1,
        stages: stages(state),
        columns: Vec::new(),
        crossed: false,
        lines: Vec::new(),
        none: None,
        course: given::course(&hall, id),
        page,
    };
    let made = known.of(held, id, None).and_then(|standings| {
        sheet.crossed = !swiss && standings.lines.len() <= MOST;
        if sheet.crossed {
            crossed(held, &hall, &standings, &seen)
        } else {
            progress(held, &hall, &standings, &seen)
        }
    });
    match made {
        Ok((columns, lines)) => (sheet.columns, sheet.lines) = (columns, lines),
        Err(none) => sheet.none = Some(describe::describe(hall.words, state, "no-standings", &none)),
    }
    sheet
}

type Made = Result<(Vec<String>, Vec<Line>), damier_compete::event::NoStandings>;

/// Everybody against everybody, by numbers.
fn crossed(held: &Held, hall: &EventContext<'_>, standings: &StageStandings, seen: &Seen) -> Made {
    let table = hall.state().cross_table(standings, TableOrder::Number)?;
    let columns = table.lines.iter().map(|line| line.number.to_string()).collect();
    let line = |(at, own): (usize, &CrossLine)| {
        let cell = |other: usize| {
            let games: Vec<&CrossGame> =
                own.against(other).iter().filter(|game| is_shown(game, standings.after)).collect();
            let text = games.iter().map(|game| met(hall, game)).collect::<Vec<_>>().join(" ");
            let against = table.lines.get(other).map(|line| line.entrant);
            // Of several games between two, the first.
            let to = games.iter().find_map(|game| seen.get(&(game.round?, own.entrant, against?)));
            Cell { text: if at == other { "•".to_owned() } else { text }, to: to.cloned() }
        };
        Line {
            number: own.number,
            who: Who::entrant(held, own.entrant),
            cells: (0..table.lines.len()).map(cell).collect(),
            points: points::written(hall, own.points.0),
            place: own.place.map(points::place).unwrap_or_default(),
            left: own.left,
        }
    };
    Ok((columns, table.lines.iter().enumerate().map(line).collect()))
}

/// Whether a game belongs to the rounds shown.
fn is_shown(game: &CrossGame, after: u16) -> bool {
    game.round.is_none_or(|round| round.number() <= after)
}

fn met(hall: &EventContext<'_>, game: &CrossGame) -> String {
    match (game.board_points, game.mark) {
        (Some(made), Mark::Played(_) | Mark::Adjourned) => points::written(hall, made.0),
        _ => mark(hall, game.mark),
    }
}

/// Round by round, by places: `12w2` is two points with White against number 12.
fn progress(held: &Held, hall: &EventContext<'_>, standings: &StageStandings, seen: &Seen) -> Made {
    let table = hall.state().progress_table(standings, TableOrder::Place)?;
    let rounds = usize::from(standings.after);
    let letters = match hall.state().begins() {
        Color::White => ["paper-white-letter", "paper-black-letter"],
        Color::Black => ["paper-red-letter", "paper-white-letter"],
    };
    let [white, black] = letters.map(|id| hall.words.text(id));
    let letter = |color| if color == Color::White { &white } else { &black };
    let line = |own: &ProgressLine| {
        let cell = |cell: &damier_compete::event::ProgressCell| {
            let text = match cell.what {
                Progress::Met { number, color, mark: made, .. } => {
                    format!("{number}{}{}", letter(color), mark(hall, made))
                }
                Progress::Plus => "+".to_owned(),
                Progress::Absent { why: Absence::Free } => hall.words.text("paper-mark-free"),
                Progress::Absent { .. } => hall.words.text("paper-mark-absent"),
            };
            let to = match cell.what {
                Progress::Met { opponent, .. } => seen.get(&(cell.round, own.entrant, opponent)).cloned(),
                Progress::Plus | Progress::Absent { .. } => None,
            };
            Cell { text, to }
        };
        Line {
            number: own.number,
            who: Who::entrant(held, own.entrant),
            cells: own.cells.iter().take(rounds).map(cell).collect(),
            points: points::written(hall, own.points.0),
            place: own.place.map(points::place).unwrap_or_default(),
            left: own.left,
        }
    };
    Ok(((1..=rounds).map(|round| round.to_string()).collect(), table.lines.iter().map(line).collect()))
}

/// A result of one side.
pub(super) fn mark(hall: &EventContext<'_>, mark: Mark) -> String {
    match mark {
        Mark::Open => String::new(),
        Mark::Adjourned => hall.words.text("paper-mark-adjourned"),
        Mark::Annulled => hall.words.text("paper-mark-annulled"),
        Mark::Played(outcome) => points::written(hall, outcome.points().0),
        Mark::Forfeit(outcome) => {
            let plus = outcome == damier_compete::SideResult::Win;
            if plus { "+".to_owned() } else { "-".to_owned() }
        }
    }
}
