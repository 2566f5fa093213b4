//! The books of a federation on the site: the facts of the federation's file in a stream, folded once.
//!
//! The site never writes facts of its own: an administrator brings the list that `damier federation log --json` writes,
//! and what goes on from what the site knows is added. Ratings are reckoned when the facts or the day change.

use std::sync::{Arc, PoisonError, RwLock};

use damier_clock::Moment;
use damier_federation::{Book, Entry, Fact, Pool, PoolBook, State};
use damier_language::{Args, Words};
use damier_store::{Append, Database, Fault, NewFact};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::site::now;

/// The stream of the books.
const STREAM: &str = "federation";

/// The books that are in use.
pub(crate) struct Books {
    database: Database,
    held: RwLock<Option<Arc<Held>>>,
    /// Whoever reckons or adds holds this.
    turn: tokio::sync::Mutex<()>,
}

/// What is known at one moment.
pub(crate) struct Held {
    book: Book,
    /// The day for which the ratings are reckoned.
    pub(crate) day: Date,
    pools: Vec<(Pool, PoolBook)>,
}

impl Held {
    /// What the facts amount to.
    pub(crate) fn state(&self) -> &State {
        self.book.state()
    }

    /// The ratings of a pool.
    pub(crate) fn ratings(&self, pool: Pool) -> Option<&PoolBook> {
        self.pools.iter().find(|own| own.0 == pool).map(|own| &own.1)
    }

    /// Whether anybody has brought books.
    pub(crate) fn is_empty(&self) -> bool {
        self.book.entries().is_empty()
    }
}

/// Why a list of facts is not taken.
pub(crate) enum NotTaken {
    /// A line.
    Unreadable { line: usize, why: String },
    /// A fact that is another one here.
    Differs { seq: u32 },
    /// A fact that cannot be.
    Cannot { seq: u32, why: String },
    /// The database.
    Store(Fault),
}

impl NotTaken {
    /// In words.
    pub(crate) fn told(&self, words: &Words) -> String {
        match self {
            NotTaken::Unreadable { line, why } => {
                words.say("book-take-unreadable", &Args::new().with("line", *line).with("why", why.as_str()))
            }
            NotTaken::Differs { seq } => words.say("book-take-differs", &Args::new().with("seq", *seq)),
            NotTaken::Cannot { seq, why } => {
                words.say("book-take-cannot", &Args::new().with("seq", *seq).with("why", why.as_str()))
            }
            NotTaken::Store(_) => words.text("site-trouble"),
        }
    }
}

impl Books {
    /// The books of a database.
    pub(crate) fn new(database: Database) -> Books {
        Books { database, held: RwLock::new(None), turn: tokio::sync::Mutex::new(()) }
    }

    fn held(&self) -> Option<Arc<Held>> {
        self.held.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What is known now.
    pub(crate) async fn load(&self) -> Result<Arc<Held>, Fault> {
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
        let mut entries = known.map(|held| held.book.entries().to_vec()).unwrap_or_default();
        for own in &stored {
            let at = Timestamp::from_millisecond(own.at.millis()).unwrap_or_default();
            entries.push(Entry { seq: own.seq, at, by: own.author.clone(), fact: own.read::<Fact>()? });
        }
        let held = tokio::task::block_in_place(|| reckon(entries, day))?;
        let held = Arc::new(held);
        *self.held.write().unwrap_or_else(PoisonError::into_inner) = Some(Arc::clone(&held));
        Ok(held)
    }

    /// Takes the list that `damier federation log --json` writes; how many facts were added.
    pub(crate) async fn take(&self, text: &str) -> Result<usize, NotTaken> {
        let mut entries = Vec::new();
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let entry: Entry = serde_json::from_str(line)
                .map_err(|why| NotTaken::Unreadable { line: at + 1, why: why.to_string() })?;
            entries.push(entry);
        }
        let _turn = self.turn.lock().await;
        let held = self.refresh().await.map_err(NotTaken::Store)?;
        let known = held.book.entries();
        let same = |(one, other): &(&Entry, &Entry)| {
            (one.seq, &one.by, &one.fact) == (other.seq, &other.by, &other.fact)
        };
        if let Some((one, _)) = known.iter().zip(&entries).find(|pair| !same(pair)) {
            return Err(NotTaken::Differs { seq: one.seq });
        }
        let new = entries.get(known.len()..).unwrap_or_default();
        let mut append = Append::new(STREAM, held.book.next_seq());
        for entry in new {
            let at = Moment::from_millis(entry.at.as_millisecond());
            append = append.fact(NewFact::new(at, &entry.by, &entry.fact).map_err(NotTaken::Store)?);
        }
        let added = new.len();
        let all: Vec<Entry> = known.iter().chain(new).cloned().collect();
        let checked = tokio::task::block_in_place(|| Book::replay(all));
        checked.map_err(|(seq, why)| NotTaken::Cannot { seq, why: why.to_string() })?;
        if added > 0 {
            self.database.append(append).await.map_err(NotTaken::Store)?;
            self.refresh().await.map_err(NotTaken::Store)?;
        }
        Ok(added)
    }
}

/// Folds facts and reckons all ratings.
fn reckon(entries: Vec<Entry>, day: Date) -> Result<Held, Fault> {
    let damaged = |what: String| Fault::Damaged { what };
    let book = Book::replay(entries).map_err(|(seq, why)| damaged(format!("fact {seq}: {why}")))?;
    let pool = |pool: Pool| {
        let ratings = book.state().ratings(pool, day).map_err(|why| damaged(why.to_string()))?;
        Ok((pool, ratings))
    };
    let pools = Pool::ALL.into_iter().map(pool).collect::<Result<Vec<_>, Fault>>()?;
    Ok(Held { book, day, pools })
}

/// The day in Greenwich.
fn today() -> Date {
    let stamp = Timestamp::from_millisecond(now().millis()).unwrap_or_default();
    stamp.to_zoned(TimeZone::UTC).date()
}
