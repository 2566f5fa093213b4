//! A contest as a list of facts: only ever added to, folded into a state, a mistake undone by another fact.

use damier_clock::Moment;
use damier_facts::{Undo, counts, in_order, undo};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use crate::identity::Who;
use crate::text::reasoned;
use crate::{Identity, Office, Official, Refused};

/// Who says something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct By {
    /// In which office.
    pub office: Office,
    pub name: String,
    /// The number of his account, at a contest on a site; in a file, which knows no accounts, he is his name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<i64>,
}

impl By {
    /// Somebody in an office, known by his name.
    pub fn new(office: Office, name: &str) -> By {
        By { office, name: name.to_owned(), account: None }
    }

    /// An account of a site in an office.
    pub fn account(office: Office, number: i64, name: &str) -> By {
        By { office, name: name.to_owned(), account: Some(number) }
    }

    pub(crate) fn who(&self) -> Who<'_> {
        let named = || Identity::Name(self.name.clone());
        Who { name: &self.name, identity: Some(self.account.map_or_else(named, Identity::Account)) }
    }
}

/// A fact in its place on the list.
pub type Entry<F> = damier_facts::Entry<F, By>;

/// The day of a moment; days of contests begin and end by universal time.
pub(crate) fn day(at: Moment) -> Date {
    TimeZone::UTC.to_datetime(at.timestamp()).date()
}

/// What can be said in a kind of contest.
pub trait ContestFact: Undo {
    /// Its name in files.
    fn name(&self) -> &'static str;

    /// The fact that this one takes back, with the reason.
    fn takes_back(&self) -> Option<(u32, &str)>;

    /// Who may say it.
    fn offices(&self) -> &'static [Office];
}

/// What a list of facts amounts to.
pub trait Course: Clone + Default {
    /// What can be said.
    type Fact: ContestFact;

    /// Takes a fact in, or says why not; then nothing has changed that matters, for the value is thrown
    /// away.
    fn fold(&mut self, entry: &Entry<Self::Fact>) -> Result<(), Refused>;

    /// Those with an office.
    fn officials(&self) -> &[Official];

    /// Whether whoever says a fact decides about himself. It is asked when something is said or taken back, not
    /// when facts are read again: what was decided before stands.
    fn disinterested(&self, by: &By, fact: &Self::Fact) -> Result<(), Refused>;

    /// Whether something can be said now: somebody may have the part that it gives him, and no right of others is cut
    /// off by it. It is asked when it is said.
    fn admits(&self, entry: &Entry<Self::Fact>) -> Result<(), Refused>;
}

/// A contest: its facts and what they amount to.
#[derive(Debug, Clone, Default)]
pub struct Journal<C: Course> {
    entries: Vec<Entry<C::Fact>>,
    state: C,
}

impl<C: Course> Journal<C> {
    /// A contest of which nothing is known.
    pub fn new() -> Journal<C> {
        Journal { entries: Vec::new(), state: C::default() }
    }

    /// The contest that a list of facts tells, or the first fact that cannot be.
    pub fn replay(entries: impl IntoIterator<Item = Entry<C::Fact>>) -> Result<Journal<C>, (u32, Refused)> {
        let entries: Vec<Entry<C::Fact>> = entries.into_iter().collect();
        in_order(&entries).map_err(|(asked, next)| (asked, Refused::OutOfOrder { asked, next }))?;
        for entry in &entries {
            permitted(&entry.by, entry.fact.offices()).map_err(|refused| (entry.seq, refused))?;
        }
        let state = fold::<C>(&entries)?;
        Ok(Journal { entries, state })
    }

    /// Adds a fact, or says why not; then nothing has changed.
    pub fn apply(&mut self, entry: Entry<C::Fact>) -> Result<(), Refused> {
        let next = self.next_seq();
        if entry.seq != next {
            return Err(Refused::OutOfOrder { asked: entry.seq, next });
        }
        if let Some(undone) = entry.fact.takes_back() {
            self.check_undo(&entry, undone)?;
        }
        permitted(&entry.by, entry.fact.offices())?;
        if let Some(seq) = entry.fact.undoes() {
            let folded = undo(&mut self.entries, entry, fold::<C>);
            self.state =
                folded.map_err(|(breaks, why)| Refused::UndoBreaks { seq, breaks, why: Box::new(why) })?;
            return Ok(());
        }
        self.state.disinterested(&entry.by, &entry.fact)?;
        self.state.admits(&entry)?;
        let mut state = self.state.clone();
        state.fold(&entry)?;
        self.state = state;
        self.entries.push(entry);
        Ok(())
    }

    fn check_undo(&self, entry: &Entry<C::Fact>, (seq, reason): (u32, &str)) -> Result<(), Refused> {
        reasoned(reason)?;
        let at = (seq as usize).checked_sub(1);
        let undone = at.and_then(|at| self.entries.get(at)).ok_or(Refused::NoSuchFact { seq })?;
        if !self.counts(seq) {
            return Err(Refused::UndoneAlready { seq });
        }
        // Who may say something may take it back.
        permitted(&entry.by, undone.fact.offices())?;
        self.state.disinterested(&entry.by, &undone.fact)
    }

    /// The number that the next fact will have.
    pub fn next_seq(&self) -> u32 {
        self.entries.len() as u32 + 1
    }

    /// All facts, those included that count no longer.
    pub fn entries(&self) -> &[Entry<C::Fact>] {
        &self.entries
    }

    /// Whether a fact still counts.
    pub fn counts(&self, seq: u32) -> bool {
        counts(&self.entries, seq)
    }

    /// What is known now.
    pub fn state(&self) -> &C {
        &self.state
    }
}

fn permitted(by: &By, offices: &'static [Office]) -> Result<(), Refused> {
    match offices.contains(&by.office) {
        true => Ok(()),
        false => Err(Refused::NotAllowed { office: by.office, needed: offices.to_vec() }),
    }
}

fn fold<C: Course>(entries: &[Entry<C::Fact>]) -> Result<C, (u32, Refused)> {
    damier_facts::fold(entries, |state: &mut C, entry, struck| {
        match struck || entry.fact.undoes().is_some() {
            true => Ok(()),
            false => state.fold(entry),
        }
    })
}
