//! Contests on the site, of composing and of solving: the same facts as in a contest file, in a stream of the database.
//!
//! Who began a contest is its organiser; whoever was appointed by his account holds that office; everybody else with
//! an account may enter. Accounts are known by their numbers, so that nobody inherits anything with a name. Nobody
//! speaks for another: the pages fill in who acts.

pub mod acting;
pub mod card;
pub mod composing;
pub mod draft;
pub mod form;
pub mod laureates;
pub mod solving;

use damier_clock::Moment;
use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use damier_contests::{
    AuthorId, By, Course, Entry, Identity, Journal, Office, Official, Refused, Said as _, SolverId,
};
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
pub enum NotSaid {
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
) -> Result<(), NotSaid> {
    let mut journal = Journal::<C>::new();
    for fact in facts {
        let entry = organised(&journal, who, now(), fact);
        journal.apply(entry).map_err(NotSaid::Refused)?;
    }
    let said = journal.entries().iter().map(told::<C>).collect::<Result<Vec<NewFact>, Fault>>()?;
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

fn told<C: Held>(entry: &Entry<C::Fact>) -> Result<NewFact, Fault> {
    let by = entry.by.account.map(|number| author(AccountId(number))).unwrap_or_default();
    NewFact::new(entry.at, by, &Told { by: &entry.by, fact: &entry.fact })
}

/// Says what `make` makes of the contest as it is, in an office that may say it.
pub async fn say<C: Held>(
    database: &Database,
    id: &str,
    who: &Account,
    make: impl Fn(&Journal<C>) -> Result<C::Fact, Refused>,
) -> Result<(), NotSaid> {
    let stream = stream::<C>(id);
    let found = || async { load::<C>(database, id).await?.ok_or(NotSaid::Missing) };
    let decide = |mut journal: Journal<C>| {
        let entry = next(&journal, who, make(&journal).map_err(NotSaid::Refused)?)?;
        let append = Append::new(stream.as_str(), entry.seq).fact(told::<C>(&entry)?);
        journal.apply(entry).map_err(NotSaid::Refused)?;
        Ok((vec![append], ()))
    };
    database.decide(&stream, found, decide).await
}

/// What somebody says next, in an office in which he may.
fn next<C: Held>(journal: &Journal<C>, who: &Account, fact: C::Fact) -> Result<Entry<C::Fact>, NotSaid> {
    let (own, needed) = (offices(journal, who.id), needed(journal, &fact));
    let Some(office) = needed.iter().find(|office| own.contains(office)) else {
        let office = own.first().copied().unwrap_or(Office::Entrant);
        return Err(NotSaid::Refused(Refused::NotAllowed { office, needed: needed.to_vec() }));
    };
    Ok(Entry { seq: journal.next_seq(), at: now(), by: by(*office, who), fact })
}

/// Who may say a fact; who may say one may take it back.
fn needed<C: Held>(journal: &Journal<C>, fact: &C::Fact) -> &'static [Office] {
    let undone = fact.undoes().and_then(|(seq, _)| journal.entries().get((seq as usize).checked_sub(1)?));
    undone.map_or_else(|| fact.offices(), |entry| entry.fact.offices())
}

/// The offices of an account; everybody may enter.
pub fn offices<C: Held>(journal: &Journal<C>, account: AccountId) -> Vec<Office> {
    let organiser = journal.entries().first().is_some_and(|first| first.by.account == Some(account.0));
    let mut own: Vec<Office> = organiser.then_some(Office::Organiser).into_iter().collect();
    let panel = journal.state().officials().iter().filter(|official| official.is_account(account.0));
    own.extend(panel.map(|official| official.office));
    own.push(Office::Entrant);
    own
}

/// The author that an account is in a contest.
pub fn author_of(contest: &Composing, account: AccountId) -> Option<AuthorId> {
    let mut all = (1..).map(AuthorId).zip(&contest.authors);
    all.find(|(_, author)| author.is_account(account.0)).map(|(id, _)| id)
}

/// The name under which an account judges a section; none if it does not.
pub fn judge_of(contest: &Composing, account: AccountId, section: u16) -> Option<&str> {
    contest.panel_of(section).find(|own| own.is_account(account.0)).map(|own| own.name.as_str())
}

/// The name by which others know an account here: that of its entry or of its office, else its own.
pub fn called(contest: &Composing, account: &Account) -> String {
    let author = author_of(contest, account.id).and_then(|author| contest.author(author));
    let official = contest.panel.iter().find(|own| own.is_account(account.id.0)).map(|own| &own.name);
    author.map(|own| &own.name).or(official).map_or_else(|| account.name.to_string(), Clone::clone)
}

/// Somebody with an office as he is appointed: by his account, under the name that papers print. Who has an office
/// already keeps the name under which he has it.
pub fn official(
    panel: &[Official],
    account: &Account,
    name: &form::Text,
    office: Office,
    sections: Vec<u16>,
) -> Official {
    let known = panel.iter().find(|own| own.is_account(account.id.0)).map(|own| own.name.clone());
    let name = known.or_else(|| name.some()).unwrap_or_else(|| account.name.to_string());
    Official { name, office, sections, account: Some(Identity::Account(account.id.0)) }
}

/// The solver that an account is in a contest.
pub fn solver_of(contest: &Solving, account: AccountId) -> Option<SolverId> {
    let mut all = (1..).map(SolverId).zip(&contest.solvers);
    all.find(|(_, solver)| solver.is_account(account.0)).map(|(id, _)| id)
}
