//! The books of a federation on the site: the facts of the federation's file in a stream, folded once.
//!
//! An administrator brings the list that `damier federation log --json` writes, and what goes on from what the site
//! knows is added. The site says facts of its own where somebody applies for a title and where that is decided; the
//! record can be fetched and taken in by the file again. Ratings are reckoned when the day or facts that touch them
//! change.

pub mod filing;
pub mod joining;
pub mod lists;
pub mod papers;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, PoisonError, RwLock};

use damier_acts::federation::{Act, Actor, Refusal, decide};
use damier_federation::{Book, Entry, Fact, Pool, PoolBook, Refused, State};
use damier_language::{Args, Words};
use damier_store::{Append, Database, Fault, Limits, NewFact, Rewritten};
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::sent::{NotRead, Sent, Turn};
use crate::site::{LARGEST_FILE, now};

/// The stream of the books.
const STREAM: &str = "federation";

/// The books that are in use.
pub struct Books {
    database: Database,
    held: RwLock<Option<Arc<Held>>>,
    /// Whoever reckons holds this.
    turn: tokio::sync::Mutex<()>,
    /// Whether books have been seen once; they never go again.
    seen: AtomicBool,
}

/// What is known at one moment.
pub struct Held {
    book: Book,
    /// The day for which the ratings are reckoned.
    pub day: Date,
    pools: Arc<Vec<(Pool, PoolBook)>>,
}

impl Held {
    /// What the facts amount to.
    pub fn state(&self) -> &State {
        self.book.state()
    }

    /// The ratings of a pool.
    pub fn ratings(&self, pool: Pool) -> Option<&PoolBook> {
        self.pools.iter().find(|own| own.0 == pool).map(|own| &own.1)
    }

    pub fn entries(&self) -> &[Entry] {
        self.book.entries()
    }

    /// All facts, and whether they still hold.
    pub fn record(&self) -> Vec<(&Entry, bool)> {
        self.book.entries().iter().zip(self.book.struck()).map(|(own, struck)| (own, !struck)).collect()
    }

    /// Whether anybody has brought books.
    pub fn is_empty(&self) -> bool {
        self.book.entries().is_empty()
    }
}

/// Why a list of facts is not taken.
pub enum ListRefusal {
    Unreadable {
        line: usize,
        why: String,
    },
    /// A fact that is another one here.
    Differs {
        seq: u32,
    },
    /// A fact that cannot be.
    Cannot {
        seq: u32,
        why: String,
    },
    /// There are too many facts.
    TooMany {
        most: usize,
    },
    /// The list was not read, whatever is in it.
    NotRead(NotRead),
    Store(Fault),
}

impl From<Fault> for ListRefusal {
    fn from(fault: Fault) -> ListRefusal {
        ListRefusal::Store(fault)
    }
}

impl ListRefusal {
    pub fn text(&self, words: &Words) -> String {
        match self {
            ListRefusal::Unreadable { line, why } => words.translate(
                "book-take-unreadable",
                &Args::new().with("line", *line).with("why", why.as_str()),
            ),
            ListRefusal::Differs { seq } => {
                words.translate("book-take-differs", &Args::new().with("seq", *seq))
            }
            ListRefusal::Cannot { seq, why } => {
                words.translate("book-take-cannot", &Args::new().with("seq", *seq).with("why", why.as_str()))
            }
            ListRefusal::TooMany { most } => {
                words.translate("sent-too-many-facts", &Args::new().with("most", *most))
            }
            ListRefusal::NotRead(why) => why.translate(words),
            ListRefusal::Store(_) => words.text("site-trouble"),
        }
    }
}

impl Books {
    /// The books of a database.
    pub fn new(database: Database) -> Books {
        Books {
            database,
            held: RwLock::new(None),
            turn: tokio::sync::Mutex::new(()),
            seen: AtomicBool::new(false),
        }
    }

    /// Lets what is known go, so that it is read again: somebody is no longer told of in it.
    pub fn let_go(&self) {
        *self.held.write().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn held(&self) -> Option<Arc<Held>> {
        self.held.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether anybody has brought books, without reading them.
    pub async fn are_kept(&self) -> bool {
        if self.seen.load(Ordering::Relaxed) {
            return true;
        }
        let kept = self.database.next_seq(STREAM).await.is_ok_and(|next| next > 1);
        self.seen.store(kept, Ordering::Relaxed);
        kept
    }

    /// What is known now.
    pub async fn load(&self) -> Result<Arc<Held>, Fault> {
        let known = self.held();
        if let Some(held) = known.filter(|own| own.day == today())
            && self.database.next_seq(STREAM).await? == held.book.next_seq()
        {
            return Ok(held);
        }
        let _turn = self.turn.lock().await;
        self.refresh().await
    }

    async fn refresh(&self) -> Result<Arc<Held>, Fault> {
        let known = self.held();
        let after = known.as_ref().map_or(0, |held| held.book.next_seq() - 1);
        let stored = self.database.load(STREAM, after).await?;
        let day = today();
        if let Some(held) = known.as_ref().filter(|held| stored.is_empty() && held.day == day) {
            return Ok(Arc::clone(held));
        }
        let mut new = Vec::with_capacity(stored.len());
        for own in &stored {
            new.push(Entry { seq: own.seq, at: own.at, by: own.author.clone(), fact: own.read::<Fact>()? });
        }
        let held = tokio::task::block_in_place(|| compute(known.as_deref(), new, day))?;
        let held = Arc::new(held);
        *self.held.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&held));
        Ok(held)
    }

    /// Takes the list that `damier federation log --json` writes; how many facts were added.
    pub async fn import(&self, turn: &Turn, sent: &Sent) -> Result<usize, ListRefusal> {
        let sent = sent.clone();
        let read = turn.work(move |_| read(&sent.read(LARGEST_FILE).unwrap_or_default())).await;
        let entries = read.map_err(ListRefusal::NotRead)??;
        let found = || async {
            let held = self.load().await?;
            check(turn, &held, &entries).await?;
            Ok::<_, ListRefusal>(held)
        };
        let added = self.database.decide(STREAM, found, |held| taken(&held, &entries)).await?;
        self.tell_without().await?;
        self.load().await?;
        Ok(added)
    }

    /// Tells all facts without those whom one of them forgets.
    async fn tell_without(&self) -> Result<(), Fault> {
        let held = self.load().await?;
        let changed = tokio::task::block_in_place(|| held.book.told_without());
        if changed.is_empty() {
            return Ok(());
        }
        let rewritten = |entry: &Entry| {
            let fact = serde_json::to_string(&entry.fact);
            let fact = fact.map_err(|why| Fault::Other { what: why.to_string() })?;
            Ok(Rewritten { seq: entry.seq, author: entry.by.clone(), fact })
        };
        let facts = changed.iter().map(rewritten).collect::<Result<Vec<_>, Fault>>()?;
        self.database.rewrite(STREAM, facts).await?;
        self.let_go();
        if let Err(fault) = self.database.scrub().await {
            tracing::warn!(%fault, "what was forgotten may still lie in unused parts of the file");
        }
        Ok(())
    }

    /// Does what somebody asks for: all facts of an act are appended, or none. Answers the facts.
    pub async fn act(&self, actor: &Actor, act: &Act) -> Result<Vec<Entry>, ActError> {
        let found = || async { Ok::<_, ActError>(self.load().await?) };
        let entries = self.database.decide(STREAM, found, |held| decided(&held, actor, act)).await?;
        // Whoever is forgotten is told of no longer, on the disk either.
        if matches!(act, Act::Forget(_)) {
            self.tell_without().await?;
        }
        self.load().await?;
        Ok(entries)
    }
}

/// Whether a list can follow what is known. That may take long, so it is done in the turn of whoever sent it.
async fn check(turn: &Turn, held: &Held, entries: &[Entry]) -> Result<(), ListRefusal> {
    let new = held.book.continued_by(entries).map_err(|seq| ListRefusal::Differs { seq })?;
    if new.is_empty() {
        return Ok(());
    }
    let all: Vec<Entry> = held.book.entries().iter().chain(new).cloned().collect();
    let checked = turn.work(move |_| Book::replay(all).map(drop)).await.map_err(ListRefusal::NotRead)?;
    checked.map_err(|(seq, why)| ListRefusal::Cannot { seq, why: short(&why) })
}

/// What a list brings that goes on from what is known.
fn taken(held: &Held, entries: &[Entry]) -> Result<(Vec<Append>, usize), ListRefusal> {
    let new = held.book.continued_by(entries).map_err(|seq| ListRefusal::Differs { seq })?;
    if new.is_empty() {
        return Ok((Vec::new(), 0));
    }
    let mut append = Append::new(STREAM, held.book.next_seq());
    for entry in new {
        append = append.fact(NewFact::new(entry.at, &entry.by, &entry.fact)?);
    }
    Ok((vec![append], new.len()))
}

/// The facts that follow from an act.
fn decided(held: &Held, actor: &Actor, act: &Act) -> Result<(Vec<Append>, Vec<Entry>), ActError> {
    let facts = tokio::task::block_in_place(|| decide(&held.book, act, actor, held.day))?;
    let at = now();
    let new =
        facts.iter().map(|fact| NewFact::new(at, &actor.by, fact)).collect::<Result<Vec<_>, Fault>>()?;
    let first = held.book.next_seq();
    let entry = |(seq, fact)| Entry { seq, at, by: actor.by.clone(), fact };
    let entries = (first..).zip(facts).map(entry).collect();
    let appends = if new.is_empty() { Vec::new() } else { vec![Append::new(STREAM, first).facts(new)] };
    Ok((appends, entries))
}

/// Why an act was not done.
#[derive(Debug)]
pub enum ActError {
    /// It is refused.
    Refused(Refusal),
    /// It could not be stored.
    Store(Fault),
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> ActError {
        ActError::Refused(refusal)
    }
}

impl From<Fault> for ActError {
    fn from(fault: Fault) -> ActError {
        ActError::Store(fault)
    }
}

/// Why something of a list is not taken, at no more length than is read: the words may repeat what stands in the list.
fn short(why: &dyn std::fmt::Display) -> String {
    const LONGEST: usize = 400;
    why.to_string().chars().filter(|sign| !sign.is_control()).take(LONGEST).collect()
}

/// Reads a list of facts, one in each line.
fn read(bytes: &[u8]) -> Result<Vec<Entry>, ListRefusal> {
    let text = String::from_utf8_lossy(bytes);
    let mut entries = Vec::new();
    for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let entry: Entry = serde_json::from_str(line)
            .map_err(|why| ListRefusal::Unreadable { line: at + 1, why: short(&why) })?;
        if entries.len() >= Limits::SENT.facts {
            return Err(ListRefusal::TooMany { most: Limits::SENT.facts });
        }
        entries.push(entry);
    }
    Ok(entries)
}

/// Folds facts, and reckons all ratings unless what is new leaves them alone.
fn compute(known: Option<&Held>, new: Vec<Entry>, day: Date) -> Result<Held, Fault> {
    let damaged = |what: String| Fault::Damaged { what };
    let touched = new.iter().any(|own| own.fact.touches_ratings());
    let wrong = |seq: u32, why: Refused| damaged(format!("fact {seq}: {why}"));
    let book = match known {
        None => Book::replay(new).map_err(|(seq, why)| wrong(seq, why))?,
        Some(held) => {
            let mut book = held.book.clone();
            for entry in new {
                let seq = entry.seq;
                book.apply(entry).map_err(|why| wrong(seq, why))?;
            }
            book
        }
    };
    if let Some(held) = known.filter(|held| !touched && held.day == day) {
        return Ok(Held { book, day, pools: Arc::clone(&held.pools) });
    }
    let pool = |pool: Pool| {
        let ratings = book.state().ratings(pool, day).map_err(|why| damaged(why.to_string()))?;
        Ok((pool, ratings))
    };
    let pools = Pool::ALL.into_iter().map(pool).collect::<Result<Vec<_>, Fault>>()?;
    Ok(Held { book, day, pools: Arc::new(pools) })
}

/// The day in Greenwich.
fn today() -> Date {
    let stamp = now().timestamp();
    stamp.to_zoned(TimeZone::UTC).date()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_does_not_repeat_the_list() {
        let words = Words::of(damier_language::Language::EN);
        let line =
            format!("{{\"seq\":1,\"at\":0,\"by\":\"a\",\"fact\":{{\"{}\":{{}}}}}}", "<".repeat(1_000_000));
        let refusal = read(line.as_bytes()).expect_err("no such fact");
        assert!(matches!(refusal, ListRefusal::Unreadable { line: 1, .. }));
        let told = refusal.text(words);
        assert!(told.len() < 2_000, "{}", told.len());
    }
}
