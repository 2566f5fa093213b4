//! The screen on the wall of the hall: pages that turn by themselves, in letters that are read from ten metres.
//!
//! The server makes all pages at once, each with few lines; a script shows one after the other, hears when something
//! has changed, and comes back by itself when the line was cut. Without scripts they stand below each other.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use damier_clock::Moment;
use damier_compete::event::{GameKey, Phase, StageId, StandingLine};
use damier_compete::schedule::Side;
use damier_compete::{Round, event};
use damier_desk::{EventContext, moment, points};
use damier_language::Args;

use super::live::{self, Live};
use super::tables::{Table, tables};
use super::{Who, find, given, hall, made, public_view};
use crate::desk::public_view::Places;
use crate::desk::{Fields, Held, link};
use crate::forms::InAddress;
use crate::pages::Page;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::events::Head;
use crate::pages::events::speaking;
use crate::reader::Reader;
use crate::site::{Site, now};

/// So many lines stand on a page, so many seconds it stands, and so many places are shown, unless it is asked otherwise.
const LINES: usize = 10;
const SECONDS: u32 = 12;
const PLACES: usize = 50;

/// So many results are read back.
const READ_BACK: usize = 10;

/// Results that are older are known by now.
const FRESH: damier_clock::Span = damier_clock::Span::minutes(15);

#[derive(Template)]
#[template(path = "event/public/wall.html")]
struct Sheet {
    page: Page,
    head: Head,
    notes: u32,
    seconds: u32,
    /// The time in the hall when the page was made, and its zone for a script that shows a clock.
    time: String,
    zone: String,
    sheets: Vec<Turned>,
}

/// One page of the screen.
struct Turned {
    /// What it shows, so that a script finds its place again.
    name: String,
    title: String,
    /// `2 / 5`, where it goes on over several pages.
    part: String,
    lines: Vec<Line>,
}

/// One line of a page.
struct Line {
    mark: String,
    left: String,
    middle: String,
    right: String,
    /// What stands below, small.
    note: String,
}

/// Shows the screen.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    InAddress(asked): InAddress,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let reader = speaking(reader, &held);
    let boards = live::boards(&site, &held, reader.words).await.or_trouble(&reader)?;
    let page = Page::new(reader, "desk-event", "/events");
    Ok(made(&held, page, |held, page| Ok(sheet(&site.events.places, held, page, &asked, boards))).await)
}

fn sheet(known: &Places, held: &Held, page: Page, asked: &Fields, boards: Vec<Live>) -> Sheet {
    let hall = hall(held, &page.reader);
    let lines = asked.number("lines").unwrap_or(LINES).clamp(4, 30);
    let wanted =
        |name: &str| asked.text("show").is_empty() || asked.text("show").split(',').any(|own| own == name);
    let mut sheets = Vec::new();
    if let Some((id, round)) = public_view::last(held.event.state()) {
        if wanted("pairings") {
            sheets.extend(turned(
                "pairings",
                &pairings_title(held, &hall, id, round),
                pairings(held, &hall, id, round),
                lines,
            ));
        }
        if wanted("boards") {
            let title = hall.words.text("public-live");
            sheets.extend(turned("boards", &title, boards.into_iter().map(clocks).collect(), lines));
        }
        if wanted("results") {
            let title = hall.words.text("wall-read-back");
            sheets.extend(turned("results", &title, read_back(held, &hall, id, round, now()), lines / 2));
        }
        if wanted("match") {
            let (title, course) = course(&hall, id);
            sheets.extend(turned("match", &title, course, lines));
        }
        if wanted("standings") {
            let (title, places) = places(known, held, &hall, id);
            sheets.extend(turned("standings", &title, places, lines));
        }
    }
    if sheets.is_empty() {
        sheets.extend(turned("schedule", &hall.words.text("public-schedule"), schedule(held, &hall), lines));
    }
    let zone = held.book.zone();
    Sheet {
        head: Head::new(held, &page.reader),
        notes: held.book.next,
        seconds: asked.number("seconds").unwrap_or(SECONDS).clamp(3, 300),
        time: page.reader.words.time(moment::civil(now(), &zone).time()),
        zone: zone.iana_name().unwrap_or("UTC").to_owned(),
        sheets,
        page,
    }
}

/// Lines on as many pages as they need, about equally many on each.
fn turned(name: &str, title: &str, lines: Vec<Line>, most: usize) -> Vec<Turned> {
    let pages = lines.len().div_ceil(most.max(1)).max(1);
    let each = lines.len().div_ceil(pages);
    let mut lines = lines.into_iter().peekable();
    let mut made = Vec::new();
    while lines.peek().is_some() {
        let at = made.len() + 1;
        made.push(Turned {
            name: format!("{name}-{at}"),
            title: title.to_owned(),
            part: if pages > 1 { format!("{at} / {pages}") } else { String::new() },
            lines: lines.by_ref().take(each).collect(),
        });
    }
    made
}

fn pairings_title(held: &Held, hall: &EventContext<'_>, id: StageId, round: Round) -> String {
    let stage = held.event.state().stages.get(id.index());
    let name = hall.words.translate("public-round", &Args::new().with("round", round.number()));
    let phase = stage.and_then(|own| own.round(round)).map(|own| hall.words.describe("phase", &own.phase));
    let starts = stage.and_then(|own| own.schedule.get(&round));
    let starts = starts
        .filter(|_| stage.and_then(|own| own.round(round)).is_some_and(|own| own.phase < Phase::Started));
    let starts = starts.map(|at| hall.words.time(moment::civil(*at, &held.book.zone()).time()));
    [Some(name), phase, starts].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The tables of a round with their results.
fn pairings(held: &Held, hall: &EventContext<'_>, id: StageId, round: Round) -> Vec<Line> {
    let Some(stage) = held.event.state().stages.get(id.index()) else { return Vec::new() };
    let Some(own) = stage.round(round) else { return Vec::new() };
    let line = |table: Table| {
        let [left, right] = table.sides.map(|who| who.name);
        Line { mark: table.number.to_string(), left, middle: table.score, right, note: String::new() }
    };
    let free = own.free.iter().map(|seat| Line {
        mark: String::new(),
        left: Who::entrant(held, seat.entrant).name,
        middle: String::new(),
        right: hall.words.describe("free-kind", &seat.kind),
        note: String::new(),
    });
    tables(held, hall, (id, round), stage, own).into_iter().map(line).chain(free).collect()
}

/// A board that is played on the site, with its clocks.
fn clocks(own: Live) -> Line {
    let [white, black] = own.clocks;
    Line {
        mark: own.table.to_string(),
        left: format!("{} {white}", own.white),
        middle: own.result,
        right: format!("{} {black}", own.black),
        note: String::new(),
    }
}

/// What players say at their boards and the other has not confirmed, then the latest results: whoever sees a wrong one
/// goes to the desk.
fn read_back(held: &Held, hall: &EventContext<'_>, id: StageId, round: Round, now: Moment) -> Vec<Line> {
    let Some(stage) = held.event.state().stages.get(id.index()) else { return Vec::new() };
    let Some(own) = stage.round(round) else { return Vec::new() };
    let mut awaited = Vec::new();
    for key in link::games(held.event.state(), id, round) {
        awaited.extend(claim(held, hall, own, key));
    }
    let mut latest: Vec<(Moment, Line)> = Vec::new();
    for (table, encounter) in tables(held, hall, (id, round), stage, own).into_iter().zip(&own.encounters) {
        let games = encounter.games.iter().chain([&encounter.whole]);
        let last = games.filter_map(|game| game.at).max();
        let Some(at) = last.filter(|at| now.since(*at) < FRESH && !table.score.is_empty()) else { continue };
        let [left, right] = table.sides.map(|who| who.name);
        let mark = table.number.to_string();
        latest.push((at, Line { mark, left, middle: table.score, right, note: String::new() }));
    }
    latest.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    awaited.extend(latest.into_iter().map(|(_, line)| line).take(READ_BACK));
    awaited
}

/// What one of two has said of a game without a result.
fn claim(held: &Held, hall: &EventContext<'_>, round: &event::RoundState, key: GameKey) -> Option<Line> {
    let encounter = round.encounters.get(usize::from(key.table).checked_sub(1)?)?;
    if encounter.score().is_some() {
        return None;
    }
    let said = Side::BOTH.into_iter().find_map(|side| Some((side, held.book.claim(key, side)?)));
    let (side, said) = said?;
    let both = held.book.claim(key, !side);
    let note = match both {
        Some(other) if other.score != said.score => "wall-disagree",
        _ => "wall-awaits",
    };
    Some(Line {
        mark: key.table.to_string(),
        left: Who::entrant(held, encounter.first).name,
        middle: format!("{} ?", points::score(hall.scale(), said.score)),
        right: Who::entrant(held, encounter.second).name,
        note: hall.words.text(note),
    })
}

/// The best places.
fn places(known: &Places, held: &Held, hall: &EventContext<'_>, id: StageId) -> (String, Vec<Line>) {
    let Ok(standings) = known.of(held, id, None) else {
        return (String::new(), Vec::new());
    };
    // While tables of that round still play, it is no standing after it.
    let last = Round::new(standings.after);
    let round = last.and_then(|last| held.event.state().stages.get(id.index())?.round(last));
    let is_on = round.is_some_and(|round| round.phase < Phase::Closed);
    let message = if is_on { "wall-standings-during" } else { "wall-standings" };
    let title = hall.words.translate(message, &Args::new().with("after", standings.after));
    let line = |own: &StandingLine| Line {
        mark: points::place(own.place),
        left: own.name.clone(),
        middle: String::new(),
        right: points::written(hall, own.score.0),
        note: String::new(),
    };
    (title, standings.lines.iter().take(PLACES).map(line).collect())
}

/// A match under the names of the two: its sets, and what is played now.
fn course(hall: &EventContext<'_>, id: StageId) -> (String, Vec<Line>) {
    let line = |left: String| Line {
        mark: String::new(),
        left,
        middle: String::new(),
        right: String::new(),
        note: String::new(),
    };
    let two = hall.state().match_course(id).map(|own| [own.first, own.second].map(|who| hall.name(who)));
    let title = two.map(|two| two.join(" – ")).unwrap_or_default();
    (title, given::course(hall, id).into_iter().map(line).collect())
}

/// When rounds are played, before the first is published.
fn schedule(held: &Held, hall: &EventContext<'_>) -> Vec<Line> {
    let zone = held.book.zone();
    let stages = held.event.state().stages.iter();
    let rounds = stages.flat_map(|stage| &stage.schedule).map(|(round, at)| Line {
        mark: round.to_string(),
        left: hall.words.translate("public-round", &Args::new().with("round", round.number())),
        middle: String::new(),
        right: hall.words.date_time(moment::civil(*at, &zone)),
        note: String::new(),
    });
    let lines: Vec<Line> = rounds.collect();
    if !lines.is_empty() {
        return lines;
    }
    let nothing = hall.words.text("wall-nothing-yet");
    vec![Line {
        mark: String::new(),
        left: nothing,
        middle: String::new(),
        right: String::new(),
        note: String::new(),
    }]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_about_equally_long() {
        let line = |number: usize| Line {
            mark: number.to_string(),
            left: String::new(),
            middle: String::new(),
            right: String::new(),
            note: String::new(),
        };
        let long = |count: usize| {
            let pages = turned("x", "X", (0..count).map(line).collect(), 10);
            pages.iter().map(|page| page.lines.len()).collect::<Vec<_>>()
        };
        assert_eq!(long(11), [6, 5]);
        assert_eq!(long(100), [10; 10]);
        assert_eq!((long(3), long(0)), (vec![3], vec![]));
    }
}
