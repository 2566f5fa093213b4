//! What is known after some facts.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;

use super::register::Register;
use super::titles::Titles;
use crate::fact::{BroughtRating, Fact};
use crate::people::{Affiliation, Club, Federation, Person};
use crate::rating::RatingRules;
use crate::refused::Refused;
use crate::report::EventReport;
use crate::{EventId, PersonId, Pool};

/// The state of the books. Only facts change it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct State {
    /// The name and the code of the federation that keeps them; `None` before they are opened.
    pub owner: Option<(String, String)>,
    /// National federations by code.
    pub federations: BTreeMap<String, Federation>,
    pub clubs: Vec<Club>,
    /// People by number; `None` where a record was undone.
    pub(super) people: Vec<Option<Person>>,
    /// Aliases and whose they are.
    pub(super) merged: BTreeMap<PersonId, PersonId>,
    /// Ratings that were brought along.
    pub(super) brought: Vec<(Pool, Date, Vec<BroughtRating>)>,
    /// Further editions of the rating regulations.
    pub(super) editions: Vec<(Vec<Pool>, RatingRules)>,
    /// Events by number; `None` where a report was undone.
    pub(super) events: Vec<Option<BookEvent>>,
    /// Titles, norms and arbiters.
    pub(super) titles: Titles,
    /// Those who were forgotten.
    pub(super) forgotten: BTreeSet<PersonId>,
    /// Licences, fees, transfers and sanctions.
    pub(super) register: Register,
}

/// An event in the books.
#[derive(Debug, Clone, PartialEq)]
pub struct BookEvent {
    /// As it was reported.
    pub report: EventReport,
    /// Whether it counts, where somebody has said so, and why.
    pub ruling: Option<(bool, String)>,
    /// How often another report took the place of this one.
    pub replaced: u32,
}

impl State {
    /// Takes a fact, or says why not; then nothing has changed.
    pub(super) fn fold(&mut self, fact: &Fact) -> Result<(), Refused> {
        if self.owner.is_none() && !matches!(fact, Fact::Opened { .. }) {
            return Err(Refused::NotOpen);
        }
        match fact {
            Fact::Opened { name, code } => self.open(name, code),
            Fact::Federation { code, name, coordinator } => {
                self.federation(code, name, coordinator.as_deref())
            }
            Fact::Standing { code, from, standing } => self.standing(code, *from, *standing),
            Fact::Club(club) => self.club(club),
            Fact::Person(person) => self.person_added(person),
            Fact::Amended { id, person } => self.amend(*id, person),
            Fact::Merged { kept, gone, reason } => self.merge(*kept, *gone, reason),
            Fact::Unmerged { gone, reason } => self.unmerge(*gone, reason),
            Fact::Brought { pool, from, ratings } => self.bring(*pool, *from, ratings),
            Fact::Regulations { pools, numbers, table_1, table_2 } => {
                self.regulations(pools, numbers, table_1.as_deref(), table_2.as_deref())
            }
            Fact::Event(report) => self.event_reported(report),
            Fact::Replaced { event, report, .. } => self.event_replaced(*event, report),
            Fact::Counted { event, counts, reason } => self.rule(*event, *counts, reason),
            Fact::NormTable { text } => self.norm_table_loaded(text),
            Fact::RankTable { text } => self.rank_table_loaded(text),
            Fact::TitleRules { text } => self.title_rules_loaded(text),
            Fact::Norm(norm) => self.norm_made(norm),
            Fact::Award(award) => self.awarded(award),
            Fact::Withdrawn { person, title, pool, reason } => {
                self.title_withdrawn(*person, *title, *pool, reason)
            }
            Fact::Place(place) => self.place_won(place),
            Fact::Application(application) => self.applied(application),
            Fact::Step { application, step, date, note } => self.stepped(*application, *step, *date, note),
            Fact::Appointed(appointed) => self.appointed(appointed),
            Fact::Forgotten { person } => self.forget(*person),
            Fact::Licence(licence) => self.licensed(licence),
            Fact::Transfer(transfer) => self.transferred(transfer),
            Fact::Fee(fee) => self.charged(fee),
            Fact::Paid { fee, on } => self.paid(*fee, *on),
            Fact::Sanction(sanction) => self.sanctioned(sanction),
            Fact::Lifted { sanction, on, reason } => self.lifted(*sanction, *on, reason),
            Fact::Undone { .. } => Ok(()),
        }
    }

    /// What is left of a fact that was undone: its number.
    pub(super) fn leave_a_gap(&mut self, fact: &Fact) {
        match fact {
            Fact::Person(_) => self.people.push(None),
            Fact::Event(_) => self.events.push(None),
            Fact::Application(_) => self.titles.applications.push(None),
            Fact::Fee(_) => self.register.fees.push(None),
            Fact::Sanction(_) => self.register.sanctions.push(None),
            _ => {}
        }
    }

    /// The events, with their numbers.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = (EventId, &BookEvent)> {
        let numbered = self.events.iter().enumerate();
        numbered.filter_map(|(at, own)| Some((EventId(at as u32 + 1), own.as_ref()?)))
    }

    /// An event by its number.
    pub fn event(&self, id: EventId) -> Result<&BookEvent, Refused> {
        let found = id.index().and_then(|at| self.events.get(at)).and_then(Option::as_ref);
        found.ok_or(Refused::NoEvent { event: id, count: self.events.len() })
    }

    fn rule(&mut self, event: EventId, counts: bool, reason: &str) -> Result<(), Refused> {
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        self.event(event)?;
        if let Some(found) = event.index().and_then(|at| self.events.get_mut(at)).and_then(Option::as_mut) {
            found.ruling = Some((counts, reason.to_owned()));
        }
        Ok(())
    }

    /// Whether players of a federation count on a day (FMJD-IX.5.2, FMJD-IX.F2.n1). Who names none belongs to
    /// the federation that keeps the books; one that is not in the books is a region or a club of it.
    pub fn counts(&self, federation: Option<&str>, day: Date) -> bool {
        let known = federation.and_then(|code| self.federations.get(code));
        known.is_none_or(|own| own.on(day) == Affiliation::Affiliated)
    }
}
