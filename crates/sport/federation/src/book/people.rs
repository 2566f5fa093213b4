//! People: added, amended, merged with a trace and told apart again.

use std::collections::HashMap;

use super::{State, check};
use crate::fact::Fact;
use crate::people::{Found, Likeness, Person, duplicates, fold_name};
use crate::refused::Refused;
use crate::{EventId, PersonId};

impl State {
    pub(super) fn person_added(&mut self, person: &Person) -> Result<(), Refused> {
        check_person(person)?;
        self.people.push(Some(person.clone()));
        Ok(())
    }

    pub(super) fn amend(&mut self, id: PersonId, person: &Person) -> Result<(), Refused> {
        check_person(person)?;
        self.record(id)?;
        if let Some(found) = id.index().and_then(|at| self.people.get_mut(at)) {
            *found = Some(person.clone());
        }
        Ok(())
    }

    /// One record becomes an alias of another; both stay, so that it can be taken back.
    pub(super) fn merge(&mut self, kept: PersonId, gone: PersonId, reason: &str) -> Result<(), Refused> {
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        let (one, other) = (self.resolve(kept)?, self.resolve(gone)?);
        if one == other {
            return Err(Refused::SamePerson { one: kept, other: gone });
        }
        if let Some(event) = self.played_together(one, other) {
            return Err(Refused::PlayedTogether { one, other, event });
        }
        self.merged.insert(other, one);
        Ok(())
    }

    pub(super) fn unmerge(&mut self, gone: PersonId, reason: &str) -> Result<(), Refused> {
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        self.record(gone)?;
        self.merged.remove(&gone).map(|_| ()).ok_or(Refused::NotMerged { person: gone })
    }

    pub(super) fn forget(&mut self, person: PersonId) -> Result<(), Refused> {
        self.record(person)?;
        self.forgotten.insert(person);
        Ok(())
    }

    /// Whether somebody was forgotten.
    pub fn is_forgotten(&self, person: PersonId) -> bool {
        self.forgotten.contains(&person)
    }

    /// What is to be said so that somebody is forgotten under every number that he has.
    pub fn forgetting(&self, person: PersonId) -> Result<Vec<Fact>, Refused> {
        let kept = self.resolve(person)?;
        let all = std::iter::once(kept).chain(self.aliases(kept));
        Ok(all.map(|person| Fact::Forgotten { person }).collect())
    }

    fn played_together(&self, one: PersonId, other: PersonId) -> Option<EventId> {
        let plays = |event: &super::BookEvent, who: PersonId| {
            event.report.players.iter().any(|own| self.follow(own.person) == who)
        };
        self.events().find(|(_, event)| plays(event, one) && plays(event, other)).map(|(id, _)| id)
    }

    pub(crate) fn record(&self, id: PersonId) -> Result<&Person, Refused> {
        let found = id.index().and_then(|at| self.people.get(at)).and_then(Option::as_ref);
        found.ok_or(Refused::NoPerson { person: id, last: self.people.len() as u32 })
    }

    /// The number under which somebody is kept, through all merging.
    fn follow(&self, mut id: PersonId) -> PersonId {
        while let Some(kept) = self.merged.get(&id) {
            id = *kept;
        }
        id
    }

    /// Whether two numbers are of one person by merging.
    pub(super) fn is_alias(&self, one: PersonId, other: PersonId) -> bool {
        !self.merged.is_empty() && self.follow(one) == self.follow(other)
    }

    /// The number under which somebody is kept, if there is such a record.
    pub fn resolve(&self, id: PersonId) -> Result<PersonId, Refused> {
        self.record(id)?;
        Ok(self.follow(id))
    }

    /// Somebody by any number he ever had.
    pub fn person(&self, id: PersonId) -> Result<&Person, Refused> {
        self.record(self.resolve(id)?)
    }

    /// Everybody once, with the number under which he is kept.
    pub fn people(&self) -> impl Iterator<Item = (PersonId, &Person)> {
        let numbered = (1..).map(PersonId).zip(&self.people);
        numbered
            .filter(|(id, _)| !self.merged.contains_key(id))
            .filter_map(|(id, own)| Some((id, own.as_ref()?)))
    }

    /// The number that the next person will have.
    pub fn next_person(&self) -> PersonId {
        PersonId(self.people.len() as u32 + 1)
    }

    /// The other numbers under which somebody is known.
    pub fn aliases(&self, id: PersonId) -> Vec<PersonId> {
        self.merged.keys().copied().filter(|gone| self.follow(*gone) == id).collect()
    }

    /// An index of everybody by name, former name and licence, for looking up many.
    pub fn names(&self) -> NameIndex<'_> {
        let mut by_name: HashMap<String, Vec<PersonId>> = HashMap::new();
        let mut by_family: HashMap<String, Vec<PersonId>> = HashMap::new();
        for (id, record) in (1..).map(PersonId).zip(&self.people) {
            let Some(record) = record else { continue };
            let own = self.follow(id);
            let family = by_family.entry(fold_name(&record.family)).or_default();
            if !family.contains(&own) {
                family.push(own);
            }
            let names = std::iter::once(fold_name(&record.name()));
            let names = names.chain(record.former.iter().map(|own| fold_name(own)));
            for name in names.chain(record.licence.iter().map(|own| fold_name(own))) {
                let people = by_name.entry(name).or_default();
                if !people.contains(&own) {
                    people.push(own);
                }
            }
        }
        NameIndex { state: self, by_name, by_family }
    }

    /// Who is meant by `#12`, a licence number, a name, a former name, or a family name alone.
    pub fn find(&self, text: &str) -> Found {
        self.names().find(text)
    }

    /// Records that may be of one person.
    pub fn duplicates(&self) -> Vec<Likeness> {
        duplicates(self.people())
    }
}

/// Everybody by name.
#[derive(Debug)]
pub struct NameIndex<'a> {
    state: &'a State,
    by_name: HashMap<String, Vec<PersonId>>,
    by_family: HashMap<String, Vec<PersonId>>,
}

fn found(people: Option<&Vec<PersonId>>) -> Found {
    match people.map(Vec::as_slice) {
        None | Some([]) => Found::Nobody,
        Some([one]) => Found::One(*one),
        Some(several) => Found::Several(several.to_vec()),
    }
}

impl NameIndex<'_> {
    /// Who is meant by somebody's entry to an event or a contest: by the number on the list of a federation that he
    /// gave, else by his name.
    pub fn entered(&self, id: Option<&str>, name: &str) -> Found {
        match id.map(|id| self.exactly(id)) {
            Some(Found::One(id)) => Found::One(id),
            _ => self.exactly(name),
        }
    }

    /// Who is meant by `#12`, a licence number, a name, a former name, or a family name alone.
    pub fn find(&self, text: &str) -> Found {
        match self.exactly(text) {
            Found::Nobody => found(self.by_family.get(&fold_name(text))),
            known => known,
        }
    }

    /// Who is meant by `#12`, a licence number, a whole name or a former name.
    fn exactly(&self, text: &str) -> Found {
        let number = text.trim().strip_prefix('#').and_then(|number| number.parse().ok()).map(PersonId);
        if let Some(id) = number {
            return self.state.resolve(id).map_or(Found::Nobody, Found::One);
        }
        found(self.by_name.get(&fold_name(text)))
    }
}

fn check_person(person: &Person) -> Result<(), Refused> {
    check::name(&person.family)?;
    let others = [&person.given].into_iter().chain(&person.former);
    others.filter(|own| !own.is_empty()).try_for_each(|own| check::name(own))?;
    let private = &person.private;
    for text in [&private.birthplace, &private.address, &private.email, &private.phone, &private.profession] {
        check::text(text)?;
    }
    person.private.born.map_or(Ok(()), |born| {
        if born.year() >= 1800 { Ok(()) } else { Err(Refused::BadDate { what: "a birth", date: born }) }
    })
}
