//! Rating lists, and what an event did to the ratings.
//!
//! FMJD-IX.6.2: a list shows its closing and its starting date, the events used, and of everybody federation,
//! title, rating and games.

use damier_federation::people::{Person, sort_name};
use damier_federation::rating::{Change, How, Listed, rules_of};
use damier_federation::{PersonId, State};
use damier_language::{Args, Words};

use super::{NoPaper, Wanted, printed, sheet};
use crate::paper::{Column, Heading, List, Paper, Row, Table};

pub(super) fn list(
    state: &State,
    words: &Words,
    wanted: &Wanted,
    alphabetical: bool,
) -> Result<Paper, NoPaper> {
    let (pool, day) = (wanted.pool, wanted.day);
    let book = state.ratings(pool, day)?;
    let list = book.history.in_force(day).ok_or(NoPaper::NoList { pool, day })?;
    let rules = &rules_of(&book.editions, list).numbers.lists;
    let mut shown = book.lines(list, alphabetical);
    if alphabetical {
        shown.sort_by_cached_key(|own| {
            state.person(PersonId(own.person)).ok().map(|own| sort_name(&own.family, &own.given))
        });
    }
    let on = |id: &str, day| words.translate(id, &Args::new().with("day", words.date(day)));
    let what = if alphabetical {
        words.text("book-alphabetical")
    } else {
        words.translate("book-over", &Args::new().with("rating", printed(rules.published_over)))
    };
    let columns = [
        Column::number(words.text("book-place")),
        Column::text(words.text("book-name")).wide(),
        Column::text(words.text("book-rank")),
        Column::text(words.text("book-federation")),
        Column::number(words.text("book-rating")),
        Column::number(words.text("book-games")),
        Column::centred(words.text("book-class")),
    ];
    let row = |(place, own): (usize, &Listed)| {
        let id = PersonId(own.person);
        let person = state.person(id).ok();
        Row::new([
            place.to_string(),
            person.map(Person::name).unwrap_or_default(),
            state.title_of(id, pool, list.starts).map(|own| own.letters().to_owned()).unwrap_or_default(),
            person.and_then(|own| own.federation.clone()).unwrap_or_default(),
            printed(own.rating),
            own.games.to_string(),
            own.class.letter().to_owned(),
        ])
    };
    let events: Vec<String> = state
        .events()
        .filter(|(id, _)| list.events.contains(&id.0))
        .map(|(_, own)| format!("{} ({})", own.report.name, words.dates(own.report.starts, own.report.ends)))
        .collect();
    let mut paper = sheet(state, words, "book-rating-list")
        .line(words.text(&format!("book-pool-{pool}")))
        .line(format!("{} · {}", on("book-list-from", list.starts), on("book-list-closed", list.closes)))
        .line(what)
        .with(Table::new("ratings", columns).rows((1..).zip(&shown).map(row)));
    if !events.is_empty() {
        paper = paper.with(Heading::section(words.text("book-events-used"))).with(List::dashed(events));
    }
    Ok(paper)
}

pub(super) fn changes(state: &State, words: &Words, wanted: &Wanted) -> Result<Paper, NoPaper> {
    let id = wanted.event.ok_or(NoPaper::Which { what: "an event" })?;
    let report = &state.event(id)?.report;
    let book = state.ratings(report.pool, wanted.day.max(report.ends))?;
    let changes = book.of_event(state, id)?.changes;
    let columns = [
        Column::text(words.text("book-name")).wide(),
        Column::number(words.text("book-before")),
        Column::number(words.text("book-after")),
        Column::text(words.text("book-points")),
        Column::number(words.text("book-performance")),
        Column::text(words.text("book-reckoning")).wide(),
    ];
    let row = |(person, change): &(PersonId, Change)| {
        let rating = |own: Option<f64>| own.map(printed).unwrap_or_default();
        Row::new([
            state.person(*person).map(Person::name).unwrap_or_default(),
            rating(change.before),
            rating(change.after),
            format!("{} / {}", change.points, 2 * change.games),
            rating(change.performance),
            reckoning(words, change),
        ])
    };
    Ok(sheet(state, words, "book-changes")
        .line(report.name.as_str())
        .line(words.dates(report.starts, report.ends))
        .with(Table::new("changes", columns).rows(changes.iter().map(row))))
}

/// How a change came about: the formula, or why there is none.
pub fn reckoning(words: &Words, change: &Change) -> String {
    match change.how {
        How::Nothing { why } => {
            let why = match why {
                damier_federation::rating::Why::NoGames => "no_games",
                damier_federation::rating::Why::OnlyRated => "only_rated",
                damier_federation::rating::Why::NobodyRated => "nobody_rated",
                damier_federation::rating::Why::TooFewRated => "too_few_rated",
            };
            words.text(&format!("book-nothing-{why}"))
        }
        How::Kept { so_far, needed } => {
            words.translate("book-kept", &Args::new().with("games", so_far).with("needed", needed))
        }
        How::Expected { .. } | How::Performance { .. } => change.formula(),
    }
}
