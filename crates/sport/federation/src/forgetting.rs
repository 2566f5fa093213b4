//! Somebody in the books who is to be forgotten: his name and what is private go from the facts themselves; results,
//! ratings, norms and titles stay under his number.
//!
//! That he is forgotten is a fact like others, so that whoever takes these facts over forgets him too. The facts before
//! it are told without him; those who compare two lists compare them as they are told without everybody whom either of
//! them forgets.

use std::collections::{BTreeMap, BTreeSet};

use crate::PersonId;
use crate::fact::{Entry, Fact};
use crate::people::{Person, Private, fold_name};
use crate::register::Payer;
use crate::report::EventReport;
use crate::titles::{Application, Details};

/// Who is forgotten, and by which fact. Undoing it brings nobody back: what he was called is gone.
pub type Forgotten = BTreeMap<PersonId, u32>;

/// Everybody whom these facts say to be forgotten.
pub fn forgotten(entries: &[Entry]) -> Forgotten {
    let one = |entry: &Entry| match entry.fact {
        Fact::Forgotten { person } => Some((person, entry.seq)),
        _ => None,
    };
    entries.iter().filter_map(one).collect()
}

/// What somebody is called who was forgotten.
pub fn former_name(person: PersonId) -> String {
    format!("former person {}", person.0)
}

/// These facts without those who are forgotten. What was told already stays as it is.
pub fn without(entries: &[Entry], who: &Forgotten) -> Vec<Entry> {
    if who.is_empty() {
        return entries.to_vec();
    }
    let (names, secrets) = (names(entries, who), secrets(entries, who));
    let mut person = 0;
    let told = |entry: &Entry| {
        if matches!(entry.fact, Fact::Person(_)) {
            person += 1;
        }
        Teller { who, names: &names, secrets: &secrets, seq: entry.seq }.rewritten(entry, PersonId(person))
    };
    entries.iter().map(told).collect()
}

/// Every name that those who are forgotten had, and nobody else has.
fn names(entries: &[Entry], who: &Forgotten) -> Vec<(String, PersonId)> {
    let (mut names, mut others) = (Vec::new(), BTreeSet::new());
    let mut number = 0;
    for entry in entries {
        let (id, person) = match &entry.fact {
            Fact::Person(person) => {
                number += 1;
                (PersonId(number), person)
            }
            Fact::Amended { id, person } => (*id, person),
            _ => continue,
        };
        // In a text his given name may stand first.
        let turned = format!("{} {}", person.given, person.family).trim().to_owned();
        let own = [person.name(), turned].into_iter().chain(person.former.iter().cloned());
        if who.get(&id).is_none_or(|forgotten| entry.seq >= *forgotten) {
            others.extend(own.map(|name| fold_name(&name)));
            continue;
        }
        for name in own {
            if name != former_name(id) && !names.contains(&(name.clone(), id)) {
                names.push((name, id));
            }
        }
    }
    names.retain(|(name, _)| !others.contains(&fold_name(name)));
    names
}

/// What nobody else has of how those who are forgotten can be reached.
fn secrets(entries: &[Entry], who: &Forgotten) -> Vec<(String, PersonId)> {
    let (mut secrets, mut others) = (Vec::new(), BTreeSet::new());
    let mut number = 0;
    for entry in entries {
        let (id, person) = match &entry.fact {
            Fact::Person(person) => {
                number += 1;
                (PersonId(number), person)
            }
            Fact::Amended { id, person } => (*id, person),
            _ => continue,
        };
        let gone = who.get(&id).is_some_and(|forgotten| entry.seq < *forgotten);
        for text in [&person.private.email, &person.private.phone, &person.private.address] {
            match text.chars().count() >= TELLING {
                true if gone => secrets.push((text.clone(), id)),
                true => _ = others.insert(text.clone()),
                false => {}
            }
        }
    }
    secrets.retain(|(text, _)| !others.contains(text));
    secrets.sort_unstable();
    secrets.dedup();
    secrets
}

/// A shorter address could be any word.
const TELLING: usize = 6;

/// One fact as it is told without them.
struct Teller<'a> {
    who: &'a Forgotten,
    names: &'a [(String, PersonId)],
    secrets: &'a [(String, PersonId)],
    seq: u32,
}

impl Teller<'_> {
    fn is_forgotten(&self, person: PersonId) -> bool {
        self.who.get(&person).is_some_and(|forgotten| self.seq < *forgotten)
    }

    fn rewritten(&self, entry: &Entry, new: PersonId) -> Entry {
        let mut entry = entry.clone();
        if let Some(person) = self.called(&entry.by) {
            entry.by = former_name(person);
        }
        match &mut entry.fact {
            Fact::Person(person) if self.is_forgotten(new) => blank(person, new),
            Fact::Amended { id, person } if self.is_forgotten(*id) => blank(person, *id),
            Fact::Event(report) | Fact::Replaced { report, .. } => {
                let report: &mut EventReport = report;
                let reasons = [&mut report.late_because, &mut report.unfinished_because];
                reasons.into_iter().flatten().for_each(|reason| self.blank_text(reason));
                for official in &mut report.officials {
                    let known = official.person.filter(|own| self.is_forgotten(*own));
                    if let Some(person) = known.or_else(|| self.called(&official.name)) {
                        official.name = former_name(person);
                    }
                }
            }
            Fact::Application(own) => self.applied(own),
            Fact::Licence(own) if self.is_forgotten(own.person) => own.number = former_name(own.person),
            Fact::Transfer(own) if self.is_forgotten(own.person) => own.note.clear(),
            Fact::Transfer(own) => self.blank_text(&mut own.note),
            Fact::Sanction(own) if self.is_forgotten(own.person) => own.grounds = former_name(own.person),
            Fact::Sanction(own) => self.blank_text(&mut own.grounds),
            Fact::Fee(own) => {
                self.blank_text(&mut own.purpose);
                if let Payer::Person(person) = own.of {
                    self.blank_words(&mut own.purpose, person);
                }
            }
            Fact::Lifted { reason, .. } => self.blank_text(reason),
            Fact::Award(award) => {
                self.blank_text(&mut award.ground);
                self.blank_words(&mut award.ground, award.person);
            }
            Fact::Step { note, .. } => self.blank_text(note),
            Fact::Merged { reason, .. }
            | Fact::Unmerged { reason, .. }
            | Fact::Counted { reason, .. }
            | Fact::Withdrawn { reason, .. }
            | Fact::Undone { reason, .. } => self.blank_text(reason),
            Fact::Federation { coordinator: Some(name), .. } => {
                if let Some(person) = self.called(name) {
                    *name = former_name(person);
                }
                self.blank_text(name);
            }
            _ => {}
        }
        entry
    }

    /// Who had this name, if nobody but those who are forgotten is meant by it.
    fn called(&self, name: &str) -> Option<PersonId> {
        let folded = fold_name(name);
        let found = self.names.iter().find(|(own, _)| fold_name(own) == folded);
        found.map(|(_, person)| *person).filter(|person| self.is_forgotten(*person))
    }

    fn applied(&self, application: &mut Application) {
        self.blank_text(&mut application.proposer);
        self.blank_text(&mut application.signatory);
        if !self.is_forgotten(application.person) {
            return;
        }
        application.signatory.clear();
        application.languages.clear();
        let kept = std::mem::take(&mut application.details);
        application.details = Details {
            dossier: kept.dossier,
            chief: kept.chief,
            assistant: kept.assistant,
            knows_the_rules: kept.knows_the_rules,
            is_objective: kept.is_objective,
            ..Details::default()
        };
    }

    /// A text without their full names and how they can be reached; a name of one word could be any word.
    fn blank_text(&self, text: &mut String) {
        for (own, person) in self.secrets.iter().filter(|(_, person)| self.is_forgotten(*person)) {
            if text.contains(own.as_str()) {
                *text = text.replace(own.as_str(), &former_name(*person));
            }
        }
        for (name, person) in self.names.iter().filter(|(_, person)| self.is_forgotten(*person)) {
            if name.split_whitespace().count() > 1 && text.contains(name.as_str()) {
                *text = text.replace(name.as_str(), &former_name(*person));
            }
        }
    }

    /// A text about somebody himself, without any word of his names either: there they are meant.
    fn blank_words(&self, text: &mut String, person: PersonId) {
        if !self.is_forgotten(person) {
            return;
        }
        let own =
            self.names.iter().filter(|(_, other)| *other == person).flat_map(|(name, _)| name.split(' '));
        for word in own.filter(|word| word.chars().count() > 2) {
            *text = text.replace(word, &former_name(person));
        }
    }
}

/// A record of which only that is left on which results rest: woman or man, the federation, the rank.
fn blank(person: &mut Person, id: PersonId) {
    person.family = former_name(id);
    person.given.clear();
    person.former.clear();
    (person.club, person.licence, person.private) = (None, None, Private::default());
}
