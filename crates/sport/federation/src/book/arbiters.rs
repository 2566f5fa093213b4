//! Arbiters in the books: categories, experience, seniority.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::{State, check};
use crate::PersonId;
use crate::arbiters::{Appointed, ArbiterRecord, Category};
use crate::people::Found;
use crate::refused::Refused;
use crate::titles::Title;

impl State {
    pub(super) fn appointed(&mut self, appointed: &Appointed) -> Result<(), Refused> {
        self.resolve(appointed.person)?;
        check::day("an appointment", appointed.from)?;
        self.titles.appointed.push(appointed.clone());
        Ok(())
    }

    /// What somebody did as an arbiter.
    pub fn arbiter_record(&self, person: PersonId) -> ArbiterRecord {
        let mut record = ArbiterRecord::default();
        for (id, event) in self.events() {
            for own in &event.report.officials {
                if own.person.is_some_and(|own| self.is(own, person)) {
                    record.add(id, &event.report, own.role);
                }
            }
        }
        record
    }

    /// The arbiters with their category on a day, by seniority: the category, then the day of the appointment, then
    /// experience (FMJD-IV.4.docs).
    pub fn arbiters(&self, day: Date) -> Vec<(PersonId, Category, Date, ArbiterRecord)> {
        let mut best: BTreeMap<PersonId, (Category, Date)> = BTreeMap::new();
        let holds = |own: &&Appointed| own.from <= day && own.until.is_none_or(|until| day <= until);
        for own in self.titles.appointed.iter().filter(holds) {
            let Ok(person) = self.resolve(own.person) else { continue };
            let entry = best.entry(person).or_insert((own.category, own.from));
            if own.category > entry.0 {
                *entry = (own.category, own.from);
            }
        }
        for own in self.titles.awards.iter().filter(|own| own.title == Title::Arbiter && own.date <= day) {
            if let Ok(person) = self.resolve(own.person) {
                best.insert(person, (Category::International, own.date));
            }
        }
        let mut found: Vec<_> = best
            .into_iter()
            .map(|(person, (category, from))| (person, category, from, self.arbiter_record(person)))
            .collect();
        found.sort_by(|a, b| b.1.cmp(&a.1).then(a.2.cmp(&b.2)).then(b.3.events().cmp(&a.3.events())));
        found
    }

    /// Arbiters whose category has expired by a day and who have no other one: who, which, and its last day.
    pub fn expired_arbiters(&self, day: Date) -> Vec<(PersonId, Category, Date)> {
        let hold: Vec<PersonId> = self.arbiters(day).into_iter().map(|own| own.0).collect();
        let mut last: BTreeMap<PersonId, (Date, Category)> = BTreeMap::new();
        for own in &self.titles.appointed {
            let (Ok(person), Some(until)) = (self.resolve(own.person), own.until) else { continue };
            if until < day && !hold.contains(&person) {
                let entry = last.entry(person).or_insert((until, own.category));
                *entry = (*entry).max((until, own.category));
            }
        }
        last.into_iter().map(|(person, (until, category))| (person, category, until)).collect()
    }

    /// Who is meant by the name of a judge, and the category that he has on a day (UA13-IV.18.6, UA-IV.6); nothing
    /// where the name is of nobody, or of several.
    pub fn judge_named(&self, name: &str, day: Date) -> Option<(PersonId, Option<Category>)> {
        let Found::One(person) = self.names().find(name) else { return None };
        let arbiters = self.arbiters(day);
        Some((person, arbiters.iter().find(|own| self.is(own.0, person)).map(|own| own.1)))
    }
}
