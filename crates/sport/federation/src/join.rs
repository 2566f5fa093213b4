//! Two copies of the books that both went on, made one again.
//!
//! The copies share a beginning. What the other one says after it is appended to ours, with its numbers of people,
//! events, applications, fees and sanctions moved to ours. What both say is taken once: the same fact, the same person
//! by his record, the same event by its identity. What cannot follow is left out, and everything is told.

use std::collections::BTreeMap;

use crate::fact::{Entry, Fact};
use crate::forgetting::{forgotten, without};
use crate::people::{Person, TwiceAmended, amended_in_both};
use crate::register::Payer;
use crate::report::{Difference, Sameness, differences};
use crate::{Book, EventId, PersonId, Refused};

/// What was found when copies were joined.
#[derive(Debug, Clone, PartialEq)]
pub struct Joined {
    /// The books that follow.
    pub book: Book,
    /// How many facts both begin with.
    pub common: u32,
    /// Facts that only our copy had.
    pub ours: u32,
    /// What became of each fact that the other copy has beyond the beginning.
    pub theirs: Vec<(Entry, Fate)>,
}

/// What became of a fact of the other copy.
#[derive(Debug, Clone, PartialEq)]
pub enum Fate {
    /// It was appended with this number.
    Appended {
        /// Its number now.
        seq: u32,
    },
    /// Both copies say it.
    Both {
        /// Its number in ours.
        seq: u32,
    },
    /// Both have the event, and say different things of it.
    Differs {
        /// The event in ours.
        event: EventId,
        /// What theirs says otherwise.
        differences: Vec<Difference>,
        /// The number of the fact with which theirs replaced ours; none: ours stays.
        replaced: Option<u32>,
    },
    /// Both changed a record, each field as far as it was changed there.
    Amended {
        person: PersonId,
        /// The number of the fact with which ours took it over; none: ours says all of it.
        seq: Option<u32>,
        /// Fields that both changed differently.
        twice: Vec<TwiceAmended>,
    },
    /// It cannot follow ours.
    LeftOut { why: Refused },
}

/// Which of two reports of one event stays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Prefer {
    /// That of our copy.
    #[default]
    Ours,
    /// That of the other one.
    Theirs,
}

/// Why copies cannot be joined.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum NotJoined {
    /// They have nothing in common.
    #[error("the two are no copies of the same books: their first facts differ")]
    Strangers,
    /// The other one is no sound list.
    #[error("fact {seq} of the other copy: {why}")]
    Unsound {
        /// Its number there.
        seq: u32,
        /// What is wrong.
        why: Refused,
    },
}

/// Joins another copy to these books.
pub fn join(ours: &Book, theirs: &[Entry], prefer: Prefer) -> Result<Joined, NotJoined> {
    let other = Book::replay(theirs.to_vec()).map_err(|(seq, why)| NotJoined::Unsound { seq, why })?;
    let common = common(ours, &other);
    if common == 0 {
        return Err(NotJoined::Strangers);
    }
    let mut joining = Joining::after(ours, common, prefer);
    let mut told = Vec::new();
    // Whom ours forgets stays forgotten, whatever the other copy has learnt of him since.
    let people = Thing::Person.count(&ours.entries()[..common]);
    let who = forgotten(ours.entries()).into_keys().filter(|own| own.0 <= people).map(|own| (own, u32::MAX));
    let theirs = without(theirs, &who.collect());
    for entry in &theirs[common..] {
        let fate = joining.merge(entry);
        told.push((entry.clone(), fate));
    }
    let ours = (ours.entries().len() - common) as u32;
    Ok(Joined { book: joining.book, common: common as u32, ours, theirs: told })
}

/// How many facts both begin with, as they are told without everybody whom either copy forgets.
fn common(ours: &Book, theirs: &Book) -> usize {
    let mut who = forgotten(ours.entries());
    who.extend(forgotten(theirs.entries()));
    let (ours, theirs) = (without(ours.entries(), &who), without(theirs.entries(), &who));
    let same = |(one, other): &(&Entry, &Entry)| (&one.by, &one.fact) == (&other.by, &other.fact);
    ours.iter().zip(&theirs).take_while(same).count()
}

/// What has a number of its own in the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Thing {
    Fact,
    Person,
    Event,
    Application,
    Fee,
    Sanction,
}

impl Thing {
    /// What a fact makes, if it makes something with a number.
    const fn made_by(fact: &Fact) -> Option<Thing> {
        match fact {
            Fact::Person(_) => Some(Thing::Person),
            Fact::Event(_) => Some(Thing::Event),
            Fact::Application(_) => Some(Thing::Application),
            Fact::Fee(_) => Some(Thing::Fee),
            Fact::Sanction(_) => Some(Thing::Sanction),
            _ => None,
        }
    }

    /// How many of them some facts make.
    fn count(self, entries: &[Entry]) -> u32 {
        entries.iter().filter(|own| Thing::made_by(&own.fact) == Some(self)).count() as u32
    }
}

/// The numbers of the other copy and what they are in ours.
#[derive(Debug, Default)]
struct Numbers(BTreeMap<(Thing, u32), u32>);

struct Joining {
    book: Book,
    /// Where our own facts after the beginning lie.
    own: std::ops::Range<usize>,
    prefer: Prefer,
    numbers: Numbers,
    /// The facts of the other copy that were looked at, with those of the beginning.
    there: Vec<Entry>,
    /// Records as the other copy has them after those facts, by its numbers.
    records: BTreeMap<PersonId, Person>,
}

impl Joining {
    fn after(ours: &Book, common: usize, prefer: Prefer) -> Joining {
        let entries = ours.entries();
        let mut records = BTreeMap::new();
        entries[..common].iter().for_each(|entry| keep_record(&mut records, &entry.fact));
        Joining {
            records,
            book: ours.clone(),
            own: common..entries.len(),
            prefer,
            numbers: Numbers::default(),
            there: entries[..common].to_vec(),
        }
    }

    /// Takes one fact of the other copy; its own numbers are known afterwards.
    fn merge(&mut self, entry: &Entry) -> Fate {
        let fact = self.numbers.translate(&entry.fact);
        let fate = self.settle(entry, &fact);
        let seq = match &fate {
            Fate::Appended { seq } | Fate::Both { seq } => *seq,
            // Whatever undoes a fact that is not here cannot follow either.
            Fate::Differs { replaced: seq, .. } | Fate::Amended { seq, .. } => seq.unwrap_or(u32::MAX),
            Fate::LeftOut { .. } => u32::MAX,
        };
        self.numbers.0.insert((Thing::Fact, entry.seq), seq);
        self.there.push(entry.clone());
        keep_record(&mut self.records, &entry.fact);
        self.number(entry, &fate);
        fate
    }

    fn settle(&mut self, entry: &Entry, fact: &Fact) -> Fate {
        let said = self.book.entries()[self.own.clone()].iter().find(|own| own.fact == *fact);
        if let Some(own) = said {
            return Fate::Both { seq: own.seq };
        }
        if let Fact::Event(report) = fact
            && let Some((event, Sameness::Identity | Sameness::Games)) = self.book.state().same_event(report)
        {
            let before = match self.book.state().event(event) {
                Ok(own) => own.report.clone(),
                Err(why) => return Fate::LeftOut { why },
            };
            let differences = differences(&before, report);
            let replacement = Fact::Replaced {
                event,
                report: report.clone(),
                reason: "the other copy of the books".to_owned(),
            };
            let wanted = self.prefer == Prefer::Theirs && !differences.is_empty();
            let replaced = if wanted { self.append(entry, &replacement).ok() } else { None };
            return Fate::Differs { event, differences, replaced };
        }
        if let (Fact::Amended { id: there, .. }, Fact::Amended { id, person }) = (&entry.fact, fact) {
            return self.amend(entry, *there, *id, person);
        }
        match self.append(entry, fact) {
            Ok(seq) => Fate::Appended { seq },
            Err(why) => Fate::LeftOut { why },
        }
    }

    /// What the other copy changed in a record is changed in ours; nothing else of it.
    fn amend(&mut self, entry: &Entry, there: PersonId, id: PersonId, theirs: &Person) -> Fate {
        let ours = match self.book.state().record(id) {
            Ok(ours) => ours.clone(),
            Err(why) => return Fate::LeftOut { why },
        };
        let base = self.records.get(&there).unwrap_or(&ours);
        let (person, twice) = amended_in_both(base, &ours, theirs, self.prefer == Prefer::Theirs);
        if person == ours {
            return Fate::Amended { person: id, seq: None, twice };
        }
        match self.append(entry, &Fact::Amended { id, person: Box::new(person) }) {
            Ok(seq) if twice.is_empty() => Fate::Appended { seq },
            Ok(seq) => Fate::Amended { person: id, seq: Some(seq), twice },
            Err(why) => Fate::LeftOut { why },
        }
    }

    fn append(&mut self, entry: &Entry, fact: &Fact) -> Result<u32, Refused> {
        let seq = self.book.next_seq();
        self.book.apply(Entry { seq, at: entry.at, by: entry.by.clone(), fact: fact.clone() })?;
        Ok(seq)
    }

    /// Which number of ours the thing has that a fact of the other copy made.
    fn number(&mut self, entry: &Entry, fate: &Fate) {
        let Some(thing) = Thing::made_by(&entry.fact) else { return };
        let number = match fate {
            Fate::Appended { seq } | Fate::Both { seq } => thing.count(&self.book.entries()[..*seq as usize]),
            Fate::Differs { event, .. } => event.0,
            Fate::Amended { person, .. } => person.0,
            // Nothing of ours: whatever speaks of it cannot follow either.
            Fate::LeftOut { .. } => u32::MAX,
        };
        self.numbers.0.insert((thing, thing.count(&self.there)), number);
    }
}

/// Keeps what a fact says of a record.
fn keep_record(records: &mut BTreeMap<PersonId, Person>, fact: &Fact) {
    match fact {
        Fact::Person(person) => {
            let number = u32::try_from(records.len() + 1).unwrap_or(u32::MAX);
            records.insert(PersonId(number), person.as_ref().clone());
        }
        Fact::Amended { id, person } => {
            records.insert(*id, person.as_ref().clone());
        }
        _ => {}
    }
}

impl Numbers {
    fn person(&self, id: &mut PersonId) {
        self.translated(Thing::Person, &mut id.0);
    }

    fn event(&self, id: &mut EventId) {
        self.translated(Thing::Event, &mut id.0);
    }

    /// The number that a thing of theirs has in ours; those of the beginning are the same.
    fn translated(&self, thing: Thing, number: &mut u32) {
        *number = self.0.get(&(thing, *number)).copied().unwrap_or(*number);
    }

    /// A fact with our numbers in the place of theirs.
    fn translate(&self, fact: &Fact) -> Fact {
        let mut fact = fact.clone();
        match &mut fact {
            Fact::Amended { id, .. } => self.person(id),
            Fact::Merged { kept, gone, .. } => {
                self.person(kept);
                self.person(gone);
            }
            Fact::Unmerged { gone, .. } => self.person(gone),
            Fact::Forgotten { person } | Fact::Withdrawn { person, .. } => self.person(person),
            Fact::Licence(own) => self.person(&mut own.person),
            Fact::Transfer(own) => self.person(&mut own.person),
            Fact::Sanction(own) => self.person(&mut own.person),
            Fact::Norm(own) => {
                self.person(&mut own.person);
                own.event.iter_mut().for_each(|event| self.event(event));
            }
            Fact::Award(own) => self.person(&mut own.person),
            Fact::Place(own) => self.person(&mut own.person),
            Fact::Application(own) => self.person(&mut own.person),
            Fact::Appointed(own) => self.person(&mut own.person),
            Fact::Brought { ratings, .. } => ratings.iter_mut().for_each(|own| self.person(&mut own.person)),
            Fact::Fee(own) => {
                if let Payer::Person(person) = &mut own.of {
                    self.person(person);
                }
            }
            Fact::Event(report) | Fact::Replaced { report, .. } => {
                report.players.iter_mut().for_each(|own| self.person(&mut own.person));
                let officials = report.officials.iter_mut().filter_map(|own| own.person.as_mut());
                officials.for_each(|own| self.person(own));
            }
            _ => {}
        }
        self.renumber(&mut fact);
        fact
    }

    /// Other numbers than those of people.
    fn renumber(&self, fact: &mut Fact) {
        match fact {
            Fact::Replaced { event, .. } | Fact::Counted { event, .. } => self.event(event),
            Fact::Step { application, .. } => self.translated(Thing::Application, application),
            Fact::Paid { fee, .. } => self.translated(Thing::Fee, fee),
            Fact::Lifted { sanction, .. } => self.translated(Thing::Sanction, sanction),
            Fact::Undone { seq, .. } => self.translated(Thing::Fact, seq),
            _ => {}
        }
    }
}
