//! Norms, titles, places of composers, applications for titles, categories of arbiters.

use damier_federation::arbiters::{Appointed, Category};
use damier_federation::report::EventReport;
use damier_federation::titles::{
    self, Application, Award, ContestPlace, Details, Norm, NormCheck, Outlook, Step, Title,
};
use damier_federation::{EventId, Fact, PersonId, Pool};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::events::called;
use super::{Draft, Refusal, needed, people_of};
use crate::typed;

/// Write down the norms that were made in an event of the books.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Norms {
    /// The number of the event.
    pub event: u32,
}

impl Norms {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (state, id) = (draft.state(), EventId(self.event));
        let report = &state.event(id)?.report;
        let book = state.ratings(report.pool, draft.today.max(report.starts))?;
        let rules = state.title_rules(report.starts)?;
        let numbers = &book.editions.on(report.starts).numbers;
        let table = state.norm_table(report.starts);
        if table.is_some_and(|own| own.example) {
            return Err(Refusal::ExampleTable);
        }
        if let Some(broken) = state.event_conditions(report)?.into_iter().find(|own| !own.is_met()) {
            return Err(Refusal::NoNorms { condition: broken });
        }
        let event = state.norm_event(report, &book.history, numbers, &rules, table);
        // One result counts for every title whose points it reaches (FMJD-X.4.5.5).
        let checks = (0..event.members.len()).flat_map(|own| event.check(own));
        Ok(checks.filter_map(|own| norm(id, report, &own)).collect())
    }
}

fn norm(event: EventId, report: &EventReport, own: &NormCheck) -> Option<Fact> {
    (own.outlook == Outlook::Made).then_some(())?;
    Some(Fact::Norm(Box::new(Norm {
        person: own.person,
        title: own.title,
        pool: report.pool,
        event: Some(event),
        competition: report.name.clone(),
        date: report.ends,
        standing: report.standing,
        category: own.category.clone().ok()?,
        games: own.games,
        required: own.needed.clone().ok()?,
        points: own.points,
    })))
}

/// Award the titles that an event of the books gives for places.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlaceTitles {
    /// The number of the event.
    pub event: u32,
    /// Which championship it is, by its name in the conditions of titles.
    pub championship: String,
    /// The titles of women.
    pub women: bool,
    /// From which day; none: the last day of the event.
    pub date: Option<Date>,
}

impl PlaceTitles {
    /// Only a higher title than the one he has is given (FMJD-X.12); who has it keeps it.
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let state = draft.state();
        let report = &state.event(EventId(self.event))?.report;
        let rules = state.title_rules(report.starts)?;
        let championship = needed(&self.championship, "championship")?;
        let (row, all) = titles::earned(report, &rules, &championship).map_err(Refusal::NoPlaceTitles)?;
        let date = self.date.unwrap_or(report.ends);
        let has = |person| state.title_of(person, report.pool, Date::MAX);
        let new = all.iter().filter(|own| has(own.person).is_none_or(|held| held < own.title));
        let facts: Vec<Fact> = new
            .map(|own| {
                let decided = if own.shared { ", FMJD-X.13" } else { "" };
                let ground = format!("{}: {} ({}{decided})", report.name, own.place, row.clause);
                let (person, title, pool, women) = (own.person, own.title, Some(report.pool), self.women);
                Fact::Award(Box::new(Award { person, title, pool, women, date, ground, confirmed: None }))
            })
            .collect();
        match facts.is_empty() {
            true => Err(Refusal::TitlesHeld),
            false => Ok(facts),
        }
    }
}

/// Award a title.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AwardTitle {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    pub title: Option<Title>,
    /// In which pool, for gmi, mi and mf.
    pub pool: Option<Pool>,
    /// The title of women.
    pub women: bool,
    /// From which day; none: today.
    pub date: Option<Date>,
    /// On what ground.
    pub ground: String,
}

impl AwardTitle {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (person, title) =
            (draft.person(&self.who)?, self.title.ok_or(Refusal::Missing { field: "title" })?);
        let (pool, women, date) = (self.pool, self.women, draft.day(self.date));
        let ground = self.ground.clone();
        Ok(vec![Fact::Award(Box::new(Award { person, title, pool, women, date, ground, confirmed: None }))])
    }
}

/// Take a title away.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WithdrawTitle {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    pub title: Option<Title>,
    /// In which pool.
    pub pool: Option<Pool>,
    pub reason: String,
}

impl WithdrawTitle {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (person, title) =
            (draft.person(&self.who)?, self.title.ok_or(Refusal::Missing { field: "title" })?);
        Ok(vec![Fact::Withdrawn { person, title, pool: self.pool, reason: self.reason.clone() }])
    }
}

/// Write down a place of a composer in a contest.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Place {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    pub place: u32,
    pub contest: String,
    /// When it ended; none: today.
    pub date: Option<Date>,
}

impl Place {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (person, contest) = (draft.person(&self.who)?, needed(&self.contest, "contest")?);
        let (date, place) = (draft.day(self.date), self.place);
        Ok(vec![Fact::Place(Box::new(ContestPlace { person, contest, date, place }))])
    }
}

/// Write down the places of a contest that gives points for titles; those that are in the books are left out.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Places {
    pub places: Vec<Laureate>,
    /// When its results became final; none: today.
    pub date: Option<Date>,
    /// Enter authors whom nobody knows.
    pub enter_new: bool,
}

/// A laureate of a contest.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Laureate {
    /// Who he is in the books, where somebody says so.
    #[serde(deserialize_with = "typed::option")]
    pub who: Option<String>,
    pub name: String,
    /// The number that he gave.
    pub licence: Option<String>,
    /// The contest, or its section.
    pub contest: String,
    pub place: u32,
}

impl Places {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let state = draft.state();
        let date = draft.day(self.date);
        let (said, unsaid): (Vec<_>, Vec<_>) = self.places.iter().partition(|own| own.who.is_some());
        let mut people: Vec<(&Laureate, PersonId)> = Vec::new();
        for own in said {
            people.push((own, draft.person(own.who.as_deref().unwrap_or_default())?));
        }
        let (mut new, mut facts): (Vec<(PersonId, &str)>, Vec<Fact>) = (Vec::new(), Vec::new());
        let next = state.next_person().0;
        let named = unsaid.iter().map(|own| (own.licence.as_deref(), own.name.as_str()));
        // Somebody may be a laureate of several sections.
        let found = people_of(state, named, |at, _| {
            let own = unsaid.get(at).filter(|_| self.enter_new)?;
            if let Some((id, _)) = new.iter().find(|(_, name)| *name == own.name) {
                return Some(*id);
            }
            let id = PersonId(next + new.len() as u32);
            new.push((id, &own.name));
            facts.push(Fact::Person(Box::new(called(&own.name, own.licence.clone()))));
            Some(id)
        })?;
        people.extend(unsaid.into_iter().zip(found));
        for (own, person) in people {
            let place = ContestPlace { person, contest: own.contest.clone(), date, place: own.place };
            if !state.has_place(&place) {
                facts.push(Fact::Place(Box::new(place)));
            }
        }
        Ok(facts)
    }
}

/// So many applications of one person who is not of the office may wait for a decision.
pub const WAITING: usize = 10;

/// Propose somebody for a title (FMJD-X.15.1): the fields of Forms 3, 4 and 5.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Apply {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// For which title.
    pub title: Option<Title>,
    /// In which pool, for gmi, mi and mf.
    pub pool: Option<Pool>,
    /// The title of women.
    pub women: bool,
    pub proposer: String,
    /// Surname and office of the signatory.
    pub signatory: String,
    /// When it came, as the office says; none: today.
    pub received: Option<Date>,
    /// The General Assembly.
    pub assembly: Option<Date>,
    /// Languages of an arbiter; for the office those of the record, where none are named.
    pub languages: Vec<String>,
    /// The further fields of the forms.
    pub details: Details,
}

impl Apply {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (state, office) = (draft.state(), draft.actor.office);
        let (person, title) =
            (draft.person(&self.who)?, self.title.ok_or(Refusal::Missing { field: "title" })?);
        let his = draft.book.entries().iter().filter(|own| matches!(own.fact, Fact::Application(_)));
        let his: Vec<bool> = his.map(|own| account(&own.by) == account(&draft.actor.by)).collect();
        let is_his = |number: u32| {
            let at = (number as usize).checked_sub(1);
            at.and_then(|at| his.get(at)).copied().unwrap_or_default()
        };
        let waiting = state.applications().filter(|(number, own)| own.is_open() && is_his(*number));
        if !office && waiting.count() >= WAITING {
            return Err(Refusal::TooManyWait { most: WAITING });
        }
        let day = draft.day(self.received.filter(|_| office));
        let of_record = || state.person(person).map(|own| own.private.languages.clone()).unwrap_or_default();
        let languages =
            if self.languages.is_empty() && office { of_record() } else { self.languages.clone() };
        Ok(vec![Fact::Application(Box::new(Application {
            person,
            title,
            pool: self.pool.filter(|_| title.is_by_norms()),
            women: self.women && title.is_by_norms(),
            proposer: self.proposer.clone(),
            signatory: self.signatory.clone(),
            sent: day,
            received: Some(day),
            assembly: self.assembly,
            languages,
            details: self.details.clone(),
        }))])
    }
}

/// By what an author is known: an account by its number, whatever it is called today.
fn account(by: &str) -> &str {
    let number = by.strip_prefix('@').and_then(|own| own.rsplit_once('#'));
    number.map_or(by, |(_, number)| number)
}

/// Let an application go on, or refuse it with a reason.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TakeStep {
    pub application: u32,
    /// How far it is now.
    pub step: Option<Step>,
    /// When; none: today.
    pub date: Option<Date>,
    /// What is to be said of it; why, if it was refused.
    pub note: String,
}

impl TakeStep {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let step = self.step.ok_or(Refusal::Missing { field: "step" })?;
        let note = self.note.trim().to_owned();
        if step == Step::Refused && note.is_empty() {
            return Err(damier_federation::Refused::NoReason.into());
        }
        Ok(vec![Fact::Step { application: self.application, step, date: draft.day(self.date), note }])
    }
}

/// Give an arbiter a category.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Appoint {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    pub category: Option<Category>,
    /// From this day; none: today.
    pub from: Option<Date>,
    /// Up to this day.
    pub until: Option<Date>,
}

impl Appoint {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let category = self.category.ok_or(Refusal::Missing { field: "category" })?;
        let (person, from, until) = (draft.person(&self.who)?, draft.day(self.from), self.until);
        if let Some(until) = until.filter(|until| *until < from) {
            return Err(damier_federation::Refused::TermBackwards { from, until }.into());
        }
        Ok(vec![Fact::Appointed(Appointed { person, category, from, until })])
    }
}
