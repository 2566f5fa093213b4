//! Contests on the site, of composing and of solving: the same facts as in a contest file, in a stream of the database.
//!
//! Who began a contest is its organiser; whoever was appointed under the name of his account holds that
//! office; everybody else with an account may enter. Nobody speaks for another: the pages fill in who acts.

pub(crate) mod acting;
pub(crate) mod card;
pub(crate) mod composing;
pub(crate) mod draft;
pub(crate) mod form;
pub(crate) mod laureates;
pub(crate) mod solving;

use damier_clock::Moment;
use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use damier_contests::{AuthorId, By, Course, Entry, Journal, Office, Official, Refused, Said as _, SolverId};
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

/// Begins a contest with these facts, the regulation first; whoever does is its organiser.
pub(crate) async fn begin<C: Held>(
    database: &Database,
    id: &str,
    name: &str,
    facts: Vec<C::Fact>,
) -> Result<(), NotSaid> {
    let mut journal = Journal::<C>::new();
    for fact in facts {
        let entry = organised(&journal, name, now(), fact);
        journal.apply(entry).map_err(NotSaid::Refused)?;
    }
    let said = journal.entries().iter().map(told::<C>).collect::<Result<Vec<NewFact>, Fault>>()?;
    Ok(database.append(Append::new(stream::<C>(id), 1).facts(said)).await?)
}

/// What the organiser says next.
fn organised<C: Held>(journal: &Journal<C>, name: &str, at: Moment, fact: C::Fact) -> Entry<C::Fact> {
    Entry { seq: journal.next_seq(), at, by: By::new(Office::Organiser, name), fact }
}

fn told<C: Held>(entry: &Entry<C::Fact>) -> Result<NewFact, Fault> {
    NewFact::new(entry.at, entry.by.name.as_str(), &Told { by: &entry.by, fact: &entry.fact })
}

async fn keep<C: Held>(database: &Database, id: &str, entry: &Entry<C::Fact>) -> Result<(), Fault> {
    database.append(Append::new(stream::<C>(id), entry.seq).fact(told::<C>(entry)?)).await
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
    let panel = journal.state().officials().iter().filter(|official| official.is_account(name));
    own.extend(panel.map(|official| official.office));
    own.push(Office::Entrant);
    own
}

/// The author that an account is in a contest.
pub(crate) fn author_of(contest: &Composing, name: &str) -> Option<AuthorId> {
    (1..).map(AuthorId).zip(&contest.authors).find(|(_, author)| author.is_account(name)).map(|(id, _)| id)
}

/// The name under which an account judges a section; none if it does not.
pub(crate) fn judge_of<'a>(contest: &'a Composing, account: &str, section: u16) -> Option<&'a str> {
    contest.panel_of(section).find(|own| own.is_account(account)).map(|own| own.name.as_str())
}

/// The name by which others know an account here: that of its entry or of its office, else its own.
pub(crate) fn called(contest: &Composing, account: &str) -> String {
    let author = author_of(contest, account).and_then(|author| contest.author(author)).map(|own| &own.name);
    let official = contest.panel.iter().find(|own| own.is_account(account)).map(|own| &own.name);
    author.or(official).map_or_else(|| account.to_owned(), Clone::clone)
}

/// Somebody with an office as he is appointed: by his account, under the name that papers print. Who has an office
/// already keeps the name under which he has it.
pub(crate) fn official(
    panel: &[Official],
    account: &form::Text,
    name: &form::Text,
    office: Office,
    sections: Vec<u16>,
) -> Official {
    let account = if account.0.is_empty() { &name.0 } else { &account.0 };
    let known = panel.iter().find(|own| own.is_account(account)).map(|own| &own.name);
    let name = if name.0.is_empty() { account } else { &name.0 };
    Official { name: known.unwrap_or(name).clone(), office, sections, account: Some(account.clone()) }
}

/// Spells an account as it is spelt; whether there is one.
pub(crate) async fn spell(database: &Database, account: &mut String) -> Result<bool, Fault> {
    let found = database.credentials(account).await?;
    if let Some(found) = &found {
        found.account.name.as_str().clone_into(account);
    }
    Ok(found.is_some())
}

/// The solver that an account is in a contest.
pub(crate) fn solver_of(contest: &Solving, name: &str) -> Option<SolverId> {
    (1..).map(SolverId).zip(&contest.solvers).find(|(_, solver)| solver.is_account(name)).map(|(id, _)| id)
}
