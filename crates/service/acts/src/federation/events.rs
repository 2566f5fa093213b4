//! Events: taken into the books once, found again when they are reported again, counted or not; and ratings that are
//! brought along from an older list.

use damier_compete::event::PlayerEntry;
use damier_federation::people::{Found, Person, Private};
use damier_federation::report::{EventReport, Reported, differences};
use damier_federation::{BroughtRating, EventId, Fact, PersonId, Pool, State};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::refusal::{Unknown, difference};
use super::{Draft, Refusal, find, needed};

/// Take an event into the books.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Report {
    /// The report, and who its players are by name.
    pub reported: Option<Reported>,
    /// Enter players whom nobody knows.
    pub enter_new: bool,
    /// When the report came.
    pub received: Option<Date>,
    /// Why a late report is taken.
    pub late_because: Option<String>,
    /// Replace the report of the same event, if it is in the books.
    pub replace: bool,
    /// Why it is another event all the same, such as one that began as a copy of the file.
    pub another_because: Option<String>,
}

impl Report {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let state = draft.state();
        let reported = self.reported.as_ref().ok_or(Refusal::Missing { field: "reported" })?;
        let mut facts = Vec::new();
        let next = state.next_person().0;
        let named = reported.entries.iter().map(|entry| (entry.id.as_deref(), entry.name.as_str()));
        let people = people_of(state, named, |at, new| {
            if !self.enter_new {
                return None;
            }
            facts.push(Fact::Person(Box::new(new_person(&reported.entries[at]))));
            Some(PersonId(next + new))
        })?;
        let mut report = reported.report.clone();
        put(&mut report, &people, state);
        report.received = self.received;
        report.late_because.clone_from(&self.late_because);
        let Some((id, sameness)) = state.same_event(&report) else {
            facts.push(Fact::Event(Box::new(report)));
            return Ok(facts);
        };
        if let Some(reason) = &self.another_because {
            needed(reason, "another_because")?;
            let next = state.events().count() as u32 + 1;
            report.identity = report.identity.as_ref().map(|own| own.another(next));
            facts.push(Fact::Event(Box::new(report)));
            return Ok(facts);
        }
        let before = &state.event(id)?.report;
        // A report that names no day of receipt keeps the one that the books have.
        report.received = report.received.or(before.received);
        report.late_because = report.late_because.or_else(|| before.late_because.clone());
        let differ = differences(before, &report);
        if differ.is_empty() && before.identity.is_some() {
            return Ok(Vec::new());
        }
        if !self.replace {
            let differences = differ.iter().map(|own| difference(state, &facts, own)).collect();
            return Err(Refusal::Known { event: id, name: report.name, sameness, differences });
        }
        facts.push(Fact::Replaced { event: id, report: Box::new(report), reason: String::new() });
        Ok(facts)
    }
}

/// Who the people are who entered with a licence and a name; `enter` gives a number to the one at a place of the list
/// who is new.
pub fn people_of<'a>(
    state: &State,
    entries: impl Iterator<Item = (Option<&'a str>, &'a str)>,
    mut enter: impl FnMut(usize, u32) -> Option<PersonId>,
) -> Result<Vec<PersonId>, Refusal> {
    let names = state.names();
    let (mut people, mut unknown, mut new) = (Vec::new(), Vec::new(), 0);
    for (at, (id, name)) in entries.enumerate() {
        match names.entered(id, name) {
            Found::One(id) => people.push(id),
            Found::Nobody => match enter(at, new) {
                Some(id) => {
                    new += 1;
                    people.push(id);
                }
                None => unknown.push(Unknown { name: name.to_owned(), people: Vec::new() }),
            },
            Found::Several(people) => unknown.push(Unknown { name: name.to_owned(), people }),
        }
    }
    if unknown.is_empty() { Ok(people) } else { Err(Refusal::NotInTheBooks { unknown }) }
}

/// Somebody as an event knows him.
pub fn new_person(entry: &PlayerEntry) -> Person {
    let private = Private { born: entry.born, born_year_only: entry.born_year_only, ..Private::default() };
    Person {
        sex: entry.sex,
        federation: entry.federation.clone(),
        club: entry.club.clone(),
        private,
        ..called(&entry.name, entry.id.clone())
    }
}

/// Somebody of whom a name and perhaps a licence is known.
pub fn called(name: &str, licence: Option<String>) -> Person {
    let (family, given) = name.trim().split_once([' ', ',']).unwrap_or((name.trim(), ""));
    Person {
        family: family.trim().to_owned(),
        given: given.trim_matches([' ', ',']).to_owned(),
        licence,
        ..Person::default()
    }
}

/// Puts people in the place of the names of a report.
pub fn put(report: &mut EventReport, people: &[PersonId], state: &State) {
    for (player, person) in report.players.iter_mut().zip(people) {
        player.person = *person;
        let known = state.person(*person).ok();
        player.federation = player.federation.take().or_else(|| known.and_then(|own| own.federation.clone()));
    }
    let names = state.names();
    for official in &mut report.officials {
        if let Found::One(id) = names.find(&official.name) {
            official.person = Some(id);
        }
    }
}

/// Say that an event counts, or does not.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Count {
    /// The number of the event.
    pub event: u32,
    /// Whether it counts.
    pub counts: bool,
    pub reason: String,
}

impl Count {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (event, reason) = (EventId(self.event), self.reason.clone());
        Ok(vec![Fact::Counted { event, counts: self.counts, reason }])
    }
}

/// Bring ratings along from an older list.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Bring {
    /// The list as separated text: columns person, rating, and if there are any games, top, played.
    pub list: String,
    /// The pool; none: 100.
    pub pool: Option<Pool>,
    /// The first day of that list.
    pub from: Option<Date>,
}

impl Bring {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let state = draft.state();
        let from = self.from.ok_or(Refusal::Missing { field: "from" })?;
        let pool = self.pool.unwrap_or(Pool::Hundred);
        let rules = state.editions(pool)?.on(from).numbers.clone();
        let names = state.names();
        let mut lines = self.list.lines();
        let head = lines.next().unwrap_or_default();
        let sign = [';', '\t', ','].into_iter().find(|sign| head.contains(*sign)).unwrap_or(',');
        let columns: Vec<String> = head.split(sign).map(|own| own.trim().to_lowercase()).collect();
        let at = |name: &str| columns.iter().position(|own| own == name);
        let (Some(person), Some(rating)) = (at("person"), at("rating")) else {
            return Err(Refusal::NoColumns);
        };
        let mut ratings = Vec::new();
        for (line, row) in lines.zip(2_u64..).filter(|(line, _)| !line.trim().is_empty()) {
            let cells: Vec<&str> = line.split(sign).map(str::trim).collect();
            let cell =
                |at: Option<usize>| at.and_then(|at| cells.get(at)).copied().filter(|own| !own.is_empty());
            let wrong = |column: &'static str| Refusal::BadCell { row, column };
            let name = cell(Some(person)).ok_or_else(|| wrong("person"))?;
            let found =
                find(&names, state, name).map_err(|why| Refusal::InRow { row, why: Box::new(why) })?;
            let number = |name: &'static str| {
                let found = cell(at(name)).map(str::parse::<f64>).transpose().map_err(|_| wrong(name))?;
                Ok::<_, Refusal>(found.filter(|own| own.is_finite()))
            };
            let figure = number("rating")?.filter(|_| cell(Some(rating)).is_some());
            let figure = figure.ok_or_else(|| wrong("rating"))?;
            let (top, games) = (number("top")?, number("games")?);
            let played = cell(at("played")).map(str::parse::<Date>).transpose();
            ratings.push(BroughtRating {
                person: found,
                rating: figure,
                games: games.unwrap_or(f64::from(rules.newcomer_games)).max(0.0) as u32,
                was_strong: top.unwrap_or(figure).max(figure) >= rules.k.strong_from,
                last_played: played.map_err(|_| wrong("played"))?,
            });
        }
        Ok(vec![Fact::Brought { pool, from, ratings }])
    }
}
