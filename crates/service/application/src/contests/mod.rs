//! Contests on the site, of composing and of solving: the same facts as in a contest file, in a stream of the database.
//!
//! Who began a contest is its organiser; whoever was appointed by his account holds that office; everybody else with
//! an account may enter. Accounts are known by their numbers, so that nobody inherits anything with a name. Nobody
//! speaks for another: the pages fill in who acts.

pub mod acting;
pub mod card;
pub mod composing;
pub mod draft;
pub mod laureates;
pub mod solving;

use damier_acts::contests::{self as acts, Acted, Actor, Given, Person, Refusal, decide};
use damier_clock::Moment;
use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use damier_contests::{AuthorId, By, Course, Entry, Journal, Office, SolverId};
use damier_store::{Account, AccountId, Append, Database, Fault, NewFact, Stored};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::people::author;
use crate::site::now;

/// A kind of contest that the site holds.
pub trait Held: Course<Fact: Serialize + DeserializeOwned + Clone> {
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

#[derive(Serialize)]
struct StoredFact<'a, F> {
    by: &'a By,
    fact: &'a F,
}

#[derive(Deserialize)]
struct Read<F> {
    by: By,
    fact: F,
}

/// Why nothing was said.
pub type AppendError = crate::stop::Stop<Refusal>;

fn stream<C: Held>(id: &str) -> String {
    format!("{}{id}", C::PREFIX)
}

fn entry<C: Held>(stored: &Stored) -> Result<Entry<C::Fact>, Fault> {
    let Read { by, fact } = stored.read()?;
    Ok(Entry { seq: stored.seq, at: stored.at, by, fact })
}

/// A contest; none if nobody has begun it.
pub async fn load<C: Held>(database: &Database, id: &str) -> Result<Option<Journal<C>>, Fault> {
    let stored = database.load(&stream::<C>(id), 0).await?;
    if stored.is_empty() { Ok(None) } else { folded::<C>(&stored).map(Some) }
}

/// The contest that facts tell.
pub fn folded<C: Held>(stored: &[Stored]) -> Result<Journal<C>, Fault> {
    let entries = stored.iter().map(entry::<C>).collect::<Result<Vec<_>, Fault>>()?;
    let journal = Journal::replay(entries);
    journal.map_err(|(seq, why)| Fault::Damaged { what: format!("fact {seq}: {why}") })
}

/// The contests of a kind that were begun last: the name of each and the fact it began with.
pub async fn begun<C: Held>(database: &Database, most: u32) -> Result<Vec<(String, String, C::Fact)>, Fault> {
    let all = database.first_facts(C::PREFIX, most).await?;
    let first = |(stream, stored): &(String, Stored)| {
        let id = stream.strip_prefix(C::PREFIX)?.to_owned();
        Some((id, stored.author.clone(), stored.read::<Read<C::Fact>>().ok()?.fact))
    };
    Ok(all.iter().filter_map(first).collect())
}

/// Whether somebody has begun as many contests of a kind as one account may.
pub async fn has_begun_enough<C: Held>(database: &Database, account: AccountId) -> Result<bool, Fault> {
    let (begun, own) = (begun::<C>(database, LATEST).await?, author(account));
    Ok(begun.iter().filter(|(_, by, _)| *by == own).count() >= MOST_OF_ONE)
}

/// Begins a contest with these facts, the regulation first; whoever does is its organiser.
pub async fn begin<C: Held>(
    database: &Database,
    id: &str,
    who: &Account,
    facts: Vec<C::Fact>,
) -> Result<(), AppendError> {
    let mut journal = Journal::<C>::new();
    for fact in facts {
        let entry = organised(&journal, who, now(), fact);
        journal.apply(entry)?;
    }
    let said = journal.entries().iter().map(stored::<C>).collect::<Result<Vec<NewFact>, Fault>>()?;
    Ok(database.append(Append::new(stream::<C>(id), 1).facts(said)).await?)
}

/// What the organiser says next.
fn organised<C: Held>(journal: &Journal<C>, who: &Account, at: Moment, fact: C::Fact) -> Entry<C::Fact> {
    Entry { seq: journal.next_seq(), at, by: by(Office::Organiser, who), fact }
}

/// An account in an office.
pub fn by(office: Office, who: &Account) -> By {
    By::account(office, who.id.0, who.name.as_str())
}

fn stored<C: Held>(entry: &Entry<C::Fact>) -> Result<NewFact, Fault> {
    let by = entry.by.account.map(|number| author(AccountId(number))).unwrap_or_default();
    NewFact::new(entry.at, by, &StoredFact { by: &entry.by, fact: &entry.fact })
}

/// Decides an act at the contest as it is and appends what follows, in the name of whoever acts.
pub async fn act<C: Held + Acted>(
    database: &Database,
    id: &str,
    act: &C::Act,
    actor: &Actor,
    given: impl Fn() -> Given,
) -> Result<(), AppendError> {
    let stream = stream::<C>(id);
    let found = || async { load::<C>(database, id).await?.ok_or(AppendError::Missing) };
    let decide = |journal: Journal<C>| {
        let entries = decide(&journal, act, actor, &given())?;
        let mut append = Append::new(stream.as_str(), journal.next_seq());
        for entry in &entries {
            append = append.fact(stored::<C>(entry)?);
        }
        Ok((vec![append], ()))
    };
    database.decide(&stream, found, decide).await
}

/// An account as acts know it.
pub fn person(account: &Account) -> Person {
    Person { number: account.id.0, name: account.name.to_string() }
}

/// The offices of an account; everybody may enter.
pub fn offices<C: Held>(journal: &Journal<C>, account: AccountId) -> Vec<Office> {
    acts::offices(journal, account.0)
}

/// The author that an account is in a contest.
pub fn author_of(contest: &Composing, account: AccountId) -> Option<AuthorId> {
    acts::author_of(contest, account.0)
}

/// The name under which an account judges a section; none if it does not.
pub fn judge_of(contest: &Composing, account: AccountId, section: u16) -> Option<&str> {
    acts::judge_of(contest, account.0, section)
}

/// The solver that an account is in a contest.
pub fn solver_of(contest: &Solving, account: AccountId) -> Option<SolverId> {
    acts::solver_of(contest, account.0)
}
