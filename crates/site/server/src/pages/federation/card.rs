//! The card of a player: ratings with their course, events with every change explained, titles and norms.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_documents::books::reckoning;
use damier_federation::people::Person;
use damier_federation::titles::{Due, Missing, counts_on};
use damier_federation::{EventId, PersonId, Pool};
use damier_language::{Args, Words};
use jiff::civil::Date;

use super::{books, is_administrator, membership, points};
use crate::books::Held;
use crate::pages::answer::{OrMissing as _, PageResult};
use crate::pages::{Page, send};
use crate::reader::Reader;
use crate::site::Site;

/// The size of a graph.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 80.0;

/// A line of the scale for every so many points, but not too many lines.
const STEP: f64 = 50.0;
const MOST_STEPS: usize = 20;

/// So many events are shown.
const EVENTS: usize = 100;

#[derive(Template)]
#[template(path = "federation/card.html")]
struct Sheet {
    page: Page,
    id: u32,
    name: String,
    home: Vec<(&'static str, String)>,
    pools: Vec<OfPool>,
    awards: Vec<Award>,
    norms: Vec<Norm>,
    composer: Option<String>,
    /// What only the office sees: clubs with their days, sanctions, fees that are open.
    office: Vec<String>,
    /// Whether the reader may have him forgotten.
    may_forget: bool,
}

struct OfPool {
    pool: &'static str,
    rating: Option<String>,
    games: u32,
    graph: Option<Graph>,
    /// The first day of each list, the rating and the games, the latest first.
    lists: Vec<(String, String, u32)>,
    events: Vec<Played>,
    due: Vec<String>,
}

/// The course of a rating: a line by time, with a dot for each list.
struct Graph {
    line: String,
    dots: Vec<(String, String, String)>,
    /// The lines of the scale.
    scale: Vec<String>,
    label: String,
}

struct Played {
    id: u32,
    date: String,
    name: String,
    before: String,
    after: String,
    points: String,
    performance: String,
    how: String,
}

struct Award {
    title: String,
    pool: Option<&'static str>,
    since: String,
    confirmed: String,
    ground: String,
}

struct Norm {
    title: String,
    pool: &'static str,
    date: String,
    competition: String,
    points: String,
    required: u32,
    /// Whether it is too old to count (FMJD-X.4.5.6).
    old: bool,
}

/// Shows the card.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<u32>, reader: Reader) -> PageResult {
    let held = books(&site, &reader).await?;
    let state = held.state();
    let found = state.resolve(PersonId(id)).and_then(|id| Ok((id, state.person(id)?)));
    let (id, person) = found.ok().or_missing(&reader)?;
    let words = reader.words;
    let may_forget = is_administrator(&reader) && !state.is_forgotten(id);
    let pools = Pool::ALL.into_iter().filter_map(|pool| of_pool(&held, id, pool, words)).collect();
    let composer = state.composer(id, held.day).ok().filter(|own| own.points > 0).map(|own| {
        words.translate(
            "book-composer",
            &Args::new().with("points", own.points).with("prizes", own.first_prizes),
        )
    });
    let office = if is_administrator(&reader) { membership::of_office(&held, id, words) } else { Vec::new() };
    let mut home = home(person);
    home.extend(membership::of_everybody(&held, id, words));
    let mut page = Page::new(reader, "book-title", "/federation");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        page,
        may_forget,
        office,
        id: id.0,
        name: person.name(),
        home,
        pools,
        awards: awards(&held, id, words),
        norms: norms(&held, id, words),
        composer,
    };
    Ok(send(StatusCode::OK, keep, &sheet))
}

/// What may be told of somebody.
fn home(person: &Person) -> Vec<(&'static str, String)> {
    let own = person.public();
    let parts =
        [("book-federation", own.federation), ("book-club", own.club), ("book-category", own.category)];
    parts.into_iter().filter_map(|(id, text)| Some((id, text?.to_owned()))).collect()
}

fn of_pool(held: &Held, id: PersonId, pool: Pool, words: &Words) -> Option<OfPool> {
    let history = &held.ratings(pool)?.history;
    let course: Vec<(Date, f64, u32)> =
        history.course(id.0).into_iter().filter(|own| own.0 <= held.day).collect();
    let mut events: Vec<(Date, EventId, Played)> = Vec::new();
    for (event, own) in held.state().events() {
        let Some(change) = history.change(event.0, id.0) else { continue };
        let rating = |own: Option<f64>| own.map(points).unwrap_or_default();
        let played = Played {
            id: event.0,
            date: words.short_date(own.report.ends),
            name: own.report.name.clone(),
            before: rating(change.before),
            after: rating(change.after),
            points: format!("{} / {}", change.points, 2 * change.games),
            performance: rating(change.performance),
            how: reckoning(words, change),
        };
        events.push((own.report.ends, event, played));
    }
    if course.is_empty() && events.is_empty() {
        return None;
    }
    events.sort_by_key(|own| std::cmp::Reverse((own.0, own.1)));
    Some(OfPool {
        pool: pool.name(),
        rating: course.last().map(|own| points(own.1)),
        games: course.last().map_or(0, |own| own.2),
        graph: Graph::of(&course, words),
        lists: course.iter().rev().map(|own| (words.short_date(own.0), points(own.1), own.2)).collect(),
        due: due(held, id, pool, words),
        events: events.into_iter().take(EVENTS).map(|own| own.2).collect(),
    })
}

impl Graph {
    /// None for a single list.
    fn of(course: &[(Date, f64, u32)], words: &Words) -> Option<Graph> {
        let (first, last) = (course.first()?.0, course.last()?.0);
        let days = |day: Date| first.until(day).map(|span| f64::from(span.get_days())).unwrap_or_default();
        let width = days(last);
        if course.len() < 2 || width <= 0.0 {
            return None;
        }
        let least = course.iter().map(|own| own.1).fold(f64::INFINITY, f64::min);
        let most = course.iter().map(|own| own.1).fold(f64::NEG_INFINITY, f64::max);
        let span = (most - least).max(1.0);
        let place = |own: &(Date, f64, u32)| {
            let x = days(own.0) / width * WIDTH;
            (format!("{x:.1}"), format!("{:.1}", HEIGHT - (own.1 - least) / span * HEIGHT))
        };
        let line: Vec<String> = course.iter().map(place).map(|(x, y)| format!("{x},{y}")).collect();
        let dot = |own: &(Date, f64, u32)| {
            let (x, y) = place(own);
            (x, y, format!("{}: {}", words.short_date(own.0), points(own.1)))
        };
        let args = Args::new()
            .with("least", points(least))
            .with("most", points(most))
            .with("from", words.short_date(first))
            .with("to", words.short_date(last));
        let label = words.translate("book-graph-between", &args);
        let steps = std::iter::successors(Some((least / STEP).ceil() * STEP), |own| Some(own + STEP));
        let steps = steps.take_while(|own| *own <= most).take(MOST_STEPS);
        let scale = steps.map(|own| format!("{:.1}", HEIGHT - (own - least) / span * HEIGHT)).collect();
        Some(Graph { line: line.join(" "), dots: course.iter().map(dot).collect(), scale, label })
    }
}

fn awards(held: &Held, id: PersonId, words: &Words) -> Vec<Award> {
    let award = |own: &damier_federation::titles::Award| {
        let title = words.text(&format!("book-rank-{}", own.title));
        let title = if own.women { format!("{title} ({})", words.text("book-women")) } else { title };
        Award {
            title,
            pool: own.pool.map(Pool::name),
            since: words.short_date(own.date),
            confirmed: own.confirmed.map(|day| words.short_date(day)).unwrap_or_default(),
            ground: own.ground.clone(),
        }
    };
    held.state().awards_of(id).into_iter().map(award).collect()
}

/// What is still missing for the titles towards which somebody has made norms.
fn due(held: &Held, id: PersonId, pool: Pool, words: &Words) -> Vec<String> {
    let Some(book) = held.ratings(pool) else { return Vec::new() };
    let all = held.state().titles_due(id, pool, &book.history, held.day).unwrap_or_default();
    let told = |own: &Due| {
        let title = words.text(&format!("book-rank-{}", own.title));
        let missing: Vec<String> = own.missing.iter().map(|own| missing_for(own, words)).collect();
        let told = if own.is_due { words.text("book-due") } else { missing.join("; ") };
        format!("{title}: {told}")
    };
    let is_on_the_way = |own: &&Due| own.norms > 0 && !own.missing.contains(&Missing::HasIt);
    all.iter().filter(is_on_the_way).map(told).collect()
}

fn missing_for(missing: &Missing, words: &Words) -> String {
    match missing {
        Missing::Norms { found } => words.translate("book-missing-norms", &Args::new().with("found", *found)),
        Missing::Games { found, needed } => {
            words.translate("book-missing-games", &Args::new().with("found", *found).with("needed", *needed))
        }
        Missing::Rating { needed } => {
            words.translate("book-missing-rating", &Args::new().with("needed", points(*needed)))
        }
        Missing::LowerTitle => words.text("book-missing-lower"),
        Missing::HasIt => words.text("apply-has-title"),
    }
}

fn norms(held: &Held, id: PersonId, words: &Words) -> Vec<Norm> {
    let rules = held.state().title_rules(held.day).ok();
    let norm = |own: &damier_federation::titles::Norm| Norm {
        old: rules.as_ref().is_some_and(|rules| !counts_on(rules, own, held.day)),
        title: words.text(&format!("book-rank-{}", own.title)),
        pool: own.pool.name(),
        date: words.short_date(own.date),
        competition: own.competition.clone(),
        points: format!("{} / {}", own.points, 2 * own.games),
        required: own.required,
    };
    held.state().norms_of(id).into_iter().map(norm).collect()
}
