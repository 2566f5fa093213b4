//! Contests on the site, of composing and of solving: the same facts as in a contest file, in a stream of the database.
//!
//! Who began a contest is its organiser; whoever was appointed under the name of his account holds that
//! office; everybody else with an account may enter. Nobody speaks for another: the pages fill in who acts.

pub(crate) mod composing;
pub(crate) mod form;
pub(crate) mod solving;

use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use damier_contests::{AuthorId, By, Course, Entry, Journal, Office, Refused, Said as _, SolverId};
use damier_store::{Append, Database, Fault, NewFact, Stored};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::site::now;

/// A kind of contest that the site holds.
pub(crate) trait Held: Course<Fact: Serialize + DeserializeOwned + Clone> {
    /// The streams of its contests begin so.
    const PREFIX: &'static str;
}

impl Held for Composing {
    const PREFIX: &'static str = "composing/";
}

impl Held for Solving {
    const PREFIX: &'static str = "solving/";
}

/// So many contests one account may begin, counted among the latest.
const MOST_OF_ONE: usize = 20;
const LATEST: u32 = 1000;

/// How often somebody tries again who was overtaken.
const ATTEMPTS: u32 = 8;

#[derive(Serialize)]
struct Told<'a, F> {
    by: &'a By,
    fact: &'a F,
}

#[derive(Deserialize)]
struct Read<F> {
    by: By,
    fact: F,
}

/// Why nothing was said.
#[derive(Debug)]
pub(crate) enum NotSaid {
    /// The contest refuses it.
    Refused(Refused),
    /// There is no such contest.
    Missing,
    /// It could not be stored.
    Store(Fault),
}

impl From<Fault> for NotSaid {
    fn from(fault: Fault) -> NotSaid {
        NotSaid::Store(fault)
    }
}

fn stream<C: Held>(id: &str) -> String {
    format!("{}{id}", C::PREFIX)
}

fn entry<C: Held>(stored: &Stored) -> Result<Entry<C::Fact>, Fault> {
    let Read { by, fact } = stored.read()?;
    Ok(Entry { seq: stored.seq, at: stored.at, by, fact })
}

/// A contest; none if nobody has begun it.
pub(crate) async fn load<C: Held>(database: &Database, id: &str) -> Result<Option<Journal<C>>, Fault> {
    let stored = database.load(&stream::<C>(id), 0).await?;
    if stored.is_empty() {
        return Ok(None);
    }
    let entries = stored.iter().map(entry::<C>).collect::<Result<Vec<_>, Fault>>()?;
    let journal = Journal::replay(entries);
    journal.map(Some).map_err(|(seq, why)| Fault::Damaged { what: format!("fact {seq}: {why}") })
}

/// The contests of a kind that were begun last: the name of each and the fact it began with.
pub(crate) async fn begun<C: Held>(
    database: &Database,
    most: u32,
) -> Result<Vec<(String, String, C::Fact)>, Fault> {
    let all = database.first_facts(C::PREFIX, most).await?;
    let first = |(stream, stored): &(String, Stored)| {
        let id = stream.strip_prefix(C::PREFIX)?.to_owned();
        Some((id, stored.author.clone(), stored.read::<Read<C::Fact>>().ok()?.fact))
    };
    Ok(all.iter().filter_map(first).collect())
}

/// Whether somebody has begun as many contests of a kind as one account may.
pub(crate) async fn has_begun_enough<C: Held>(database: &Database, name: &str) -> Result<bool, Fault> {
    let begun = begun::<C>(database, LATEST).await?;
    Ok(begun.iter().filter(|(_, by, _)| by == name).count() >= MOST_OF_ONE)
}

/// Begins a contest; whoever does is its organiser.
pub(crate) async fn begin<C: Held>(
    database: &Database,
    id: &str,
    name: &str,
    fact: C::Fact,
) -> Result<(), NotSaid> {
    let by = By::new(Office::Organiser, name);
    let entry = Entry { seq: 1, at: now(), by, fact };
    Journal::<C>::new().apply(entry.clone()).map_err(NotSaid::Refused)?;
    keep::<C>(database, id, &entry).await?;
    Ok(())
}

async fn keep<C: Held>(database: &Database, id: &str, entry: &Entry<C::Fact>) -> Result<(), Fault> {
    let said = NewFact::new(entry.at, entry.by.name.as_str(), &Told { by: &entry.by, fact: &entry.fact })?;
    database.append(Append::new(stream::<C>(id), entry.seq).fact(said)).await
}

/// Says what `make` makes of the contest as it is, in an office that may say it.
pub(crate) async fn say<C: Held>(
    database: &Database,
    id: &str,
    name: &str,
    make: impl Fn(&Journal<C>) -> Result<C::Fact, Refused>,
) -> Result<(), NotSaid> {
    for _ in 0..ATTEMPTS {
        let mut journal = load::<C>(database, id).await?.ok_or(NotSaid::Missing)?;
        let fact = make(&journal).map_err(NotSaid::Refused)?;
        let own = offices(&journal, name);
        let needed = needed(&journal, &fact);
        let Some(office) = needed.iter().find(|office| own.contains(office)) else {
            let office = own.first().copied().unwrap_or(Office::Entrant);
            return Err(NotSaid::Refused(Refused::NotAllowed { office, needed: needed.to_vec() }));
        };
        let entry = Entry { seq: journal.next_seq(), at: now(), by: By::new(*office, name), fact };
        journal.apply(entry.clone()).map_err(NotSaid::Refused)?;
        match keep::<C>(database, id, &entry).await {
            Err(Fault::Conflict { .. }) => {}
            done => return Ok(done?),
        }
    }
    Err(NotSaid::Store(Fault::Locked))
}

/// Who may say a fact; who may say one may take it back.
fn needed<C: Held>(journal: &Journal<C>, fact: &C::Fact) -> &'static [Office] {
    let undone = fact.undoes().and_then(|(seq, _)| journal.entries().get((seq as usize).checked_sub(1)?));
    undone.map_or_else(|| fact.offices(), |entry| entry.fact.offices())
}

/// The offices of an account; everybody may enter.
pub(crate) fn offices<C: Held>(journal: &Journal<C>, name: &str) -> Vec<Office> {
    let organiser = journal.entries().first().is_some_and(|first| first.by.name == name);
    let mut own: Vec<Office> = organiser.then_some(Office::Organiser).into_iter().collect();
    let panel = journal.state().officials().iter().filter(|official| official.name == name);
    own.extend(panel.map(|official| official.office));
    own.push(Office::Entrant);
    own
}

/// The author that an account is in a contest.
pub(crate) fn author_of(contest: &Composing, name: &str) -> Option<AuthorId> {
    (1..).map(AuthorId).zip(&contest.authors).find(|(_, author)| author.name == name).map(|(id, _)| id)
}

/// The solver that an account is in a contest.
pub(crate) fn solver_of(contest: &Solving, name: &str) -> Option<SolverId> {
    (1..).map(SolverId).zip(&contest.solvers).find(|(_, solver)| solver.name == name).map(|(id, _)| id)
}
