//! National federations, clubs and people.

use damier_compete::event::Sex;
use damier_exchange::sheet;
use damier_federation::people::{self, Affiliation, Found, is_same_person, read_people_rows};
use damier_federation::{Fact, NameIndex, PersonId};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::{Draft, Refusal, needed};
use crate::{Bytes, typed};

/// Open the books.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Open {
    /// The name of the federation.
    pub name: String,
    pub code: String,
}

impl Open {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        Ok(vec![Fact::Opened { name: needed(&self.name, "name")?, code: needed(&self.code, "code")? }])
    }
}

/// Enter a national federation, or change its standing.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Body {
    pub code: String,
    pub name: Option<String>,
    /// Who sends the rating data.
    pub coordinator: Option<String>,
    /// Its standing from a day on.
    pub standing: Option<Affiliation>,
    pub from: Option<Date>,
}

impl Body {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let code = needed(&self.code, "code")?;
        let mut facts = Vec::new();
        if let Some(name) = &self.name {
            let (code, name) = (code.clone(), name.clone());
            facts.push(Fact::Federation { code, name, coordinator: self.coordinator.clone() });
        }
        if let Some(standing) = self.standing {
            facts.push(Fact::Standing { code, from: draft.day(self.from), standing });
        }
        if facts.is_empty() {
            return Err(Refusal::Missing { field: "name" });
        }
        Ok(facts)
    }
}

/// Enter a club.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Club {
    pub name: String,
    /// The code of its federation; empty: the one that keeps the books.
    pub federation: String,
    /// Where it is.
    pub town: Option<String>,
}

impl Club {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (owner, named) = (draft.state().owner.as_ref(), self.federation.trim());
        let own = owner.filter(|(_, code)| named.is_empty() || named.eq_ignore_ascii_case(code));
        let mut facts = Vec::new();
        // The federation that keeps the books is one of its bodies from its first club on.
        if let Some((name, code)) = own.filter(|(_, code)| !draft.state().federations.contains_key(code)) {
            let (code, name) = (code.clone(), name.clone());
            facts.push(Fact::Federation { code, name, coordinator: None });
        }
        let federation = own.map_or_else(|| named.to_owned(), |(_, code)| code.clone());
        let (name, town) = (self.name.clone(), self.town.clone());
        facts.push(Fact::Club(people::Club { name, federation, town }));
        Ok(facts)
    }
}

/// Enter somebody, or change his record: what is not named stays as it is, and an empty text takes something away.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// Whose record is changed; none: somebody new.
    #[serde(deserialize_with = "typed::option")]
    pub change: Option<String>,
    pub family: Option<String>,
    pub given: Option<String>,
    /// Names he had before.
    pub former: Vec<String>,
    /// Woman or man.
    pub sex: Option<Sex>,
    /// The code of the national federation.
    pub federation: Option<String>,
    /// Club or society.
    pub club: Option<String>,
    /// Sports category or rank.
    pub category: Option<String>,
    /// The number on the list of a federation.
    #[serde(deserialize_with = "typed::option")]
    pub licence: Option<String>,
    /// Date of birth; never published, as what follows.
    pub born: Option<Date>,
    /// Place of birth.
    pub birthplace: Option<String>,
    pub address: Option<String>,
    pub email: Option<String>,
    pub phone: Option<String>,
    pub profession: Option<String>,
    /// Languages he speaks.
    pub languages: Vec<String>,
    /// He is another person than the one of the same record.
    pub namesake: bool,
}

impl Person {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let changed = self.change.as_deref().map(|who| draft.person(who)).transpose()?;
        let mut person = match changed {
            Some(id) => draft.state().person(id)?.clone(),
            None => people::Person::default(),
        };
        self.write(&mut person);
        if let Some(id) = changed {
            return Ok(vec![Fact::Amended { id, person: Box::new(person) }]);
        }
        match same_record(draft, &draft.state().names(), &person) {
            Some(known) if !self.namesake => Err(Refusal::SameRecord { person: known, name: person.name() }),
            _ => Ok(vec![Fact::Person(Box::new(person))]),
        }
    }

    /// Writes what was named into a record.
    fn write(&self, person: &mut people::Person) {
        if let Some(family) = &self.family {
            person.family.clone_from(family);
        }
        if let Some(given) = self.given.as_ref().filter(|own| !own.is_empty()) {
            person.given.clone_from(given);
        }
        person.former.extend(self.former.iter().cloned());
        person.sex = self.sex.or(person.sex);
        for (new, old) in [
            (&self.federation, &mut person.federation),
            (&self.club, &mut person.club),
            (&self.category, &mut person.category),
            (&self.licence, &mut person.licence),
        ] {
            if let Some(new) = new {
                *old = Some(new.trim().to_owned()).filter(|own| !own.is_empty());
            }
        }
        let private = &mut person.private;
        for (new, old) in [
            (&self.birthplace, &mut private.birthplace),
            (&self.address, &mut private.address),
            (&self.email, &mut private.email),
            (&self.phone, &mut private.phone),
            (&self.profession, &mut private.profession),
        ] {
            if let Some(new) = new {
                new.trim().clone_into(old);
            }
        }
        if let Some(born) = self.born {
            (private.born, private.born_year_only) = (Some(born), false);
        }
        private.languages.extend(self.languages.iter().cloned());
    }
}

/// Whose record says all that this one says: a list that is read twice adds nobody twice.
fn same_record(draft: &Draft<'_>, names: &NameIndex<'_>, person: &people::Person) -> Option<PersonId> {
    let found = match names.find(&person.name()) {
        Found::Nobody => Vec::new(),
        Found::One(id) => vec![id],
        Found::Several(all) => all,
    };
    found.into_iter().find(|id| draft.state().person(*id).is_ok_and(|own| person.is_within(own)))
}

/// Take a list of people.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Import {
    /// The list: separated text or a spreadsheet.
    pub list: Bytes,
    /// Its rows where it has been read already, when its turn came.
    #[serde(skip)]
    pub rows: Option<Vec<(u64, Vec<String>)>>,
}

impl Import {
    /// Reads the rows of the list; that may take long.
    pub fn read(list: &Bytes) -> Result<Vec<(u64, Vec<String>)>, Refusal> {
        sheet::rows(&list.0).map_err(|fault| Refusal::BadList { faults: vec![fault.to_string()] })
    }

    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let rows = match &self.rows {
            Some(rows) => rows.clone(),
            None if self.list.0.is_empty() => return Err(Refusal::Missing { field: "list" }),
            None => Import::read(&self.list)?,
        };
        let list = read_people_rows(&rows).map_err(|faults| Refusal::BadList {
            faults: faults.iter().map(ToString::to_string).collect(),
        })?;
        let names = draft.state().names();
        let mut facts: Vec<Fact> = Vec::new();
        for ((id, person), row) in list.people.iter().zip(&list.rows) {
            let twice = facts.iter().any(|fact| matches!(fact, Fact::Person(own) if person.is_within(own)));
            let in_row = |why| Refusal::InRow { row: *row, why: Box::new(why) };
            match id {
                Some(id) => {
                    let record = draft.state().person(*id).map_err(|why| in_row(why.into()))?;
                    if !is_same_person(record, person) {
                        let (here, there) = (record.name(), person.name());
                        return Err(in_row(Refusal::OtherBooks { person: *id, here, there }));
                    }
                    let amended = list.written_over(record, person);
                    if amended != *record {
                        facts.push(Fact::Amended { id: *id, person: Box::new(amended) });
                    }
                }
                None if twice || same_record(draft, &names, person).is_some() => {}
                None => facts.push(Fact::Person(Box::new(person.clone()))),
            }
        }
        Ok(facts)
    }
}

/// Take two records for one person.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Merge {
    /// Whose record stays.
    #[serde(deserialize_with = "typed::text")]
    pub kept: String,
    /// Whose record becomes an alias.
    #[serde(deserialize_with = "typed::text")]
    pub gone: String,
    /// How it is known.
    pub reason: String,
}

impl Merge {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        let (kept, gone) = (draft.person(&self.kept)?, draft.person(&self.gone)?);
        Ok(vec![Fact::Merged { kept, gone, reason: self.reason.clone() }])
    }
}

/// Tell two people apart again.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Unmerge {
    /// The number of the alias, such as `#31`.
    #[serde(deserialize_with = "typed::text")]
    pub gone: String,
    /// How it is known.
    pub reason: String,
}

impl Unmerge {
    pub(super) fn decide(&self, _: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        // A name would find the record with which it was merged.
        let number = self.gone.trim().trim_start_matches('#').parse();
        let gone = number.map(PersonId).map_err(|_| Refusal::NoNumber { text: self.gone.clone() })?;
        Ok(vec![Fact::Unmerged { gone, reason: self.reason.clone() }])
    }
}

/// Forget somebody for good.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Forget {
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
}

impl Forget {
    pub(super) fn decide(&self, draft: &Draft<'_>) -> Result<Vec<Fact>, Refusal> {
        Ok(draft.state().forgetting(draft.person(&self.who)?)?)
    }
}
