//! Another copy of the books joined with those of the site.

use damier_federation::join::{Fate, Joined, NotJoined, Prefer, join};
use damier_federation::{Book, Entry, EventId, PersonId, Refused};
use damier_language::{Args, Words};
use damier_store::{Append, NewFact};

use super::{Books, Held, ListRefusal, STREAM, read, short};
use crate::sent::{Sent, Turn};
use crate::site::LARGEST_FILE;

/// What came of joining.
pub struct JoinView {
    /// Facts that were added.
    pub added: usize,
    /// Facts that both copies have beyond the beginning.
    pub both: usize,
    /// Facts of the other copy that differ or cannot follow.
    pub left: Vec<(u32, Left)>,
}

/// Why a fact of the other copy was not added.
pub enum Left {
    /// It cannot follow.
    Refused(Refused),
    /// The site has another report of the event.
    Differs(EventId),
    /// Both changed the record of somebody in the same fields; those of the site stay.
    Record(PersonId),
}

impl Left {
    pub fn translate(&self, words: &Words) -> String {
        match self {
            Left::Refused(why) => short(why),
            Left::Record(person) => {
                words.translate("book-join-record", &Args::new().with("person", person.0))
            }
            Left::Differs(event) => words.translate("book-join-differs", &Args::new().with("event", event.0)),
        }
    }
}

impl Books {
    /// Adds what another copy says beyond what the site knows.
    pub async fn join(&self, turn: &Turn, sent: &Sent) -> Result<JoinView, ListRefusal> {
        let sent = sent.clone();
        let read = turn.work(move |_| read(&sent.read(LARGEST_FILE).unwrap_or_default())).await;
        let entries = read.map_err(ListRefusal::NotRead)??;
        let found = || async { Ok::<_, ListRefusal>(self.load().await?) };
        let told = self.database.decide(STREAM, found, |held| joined(&held, &entries)).await?;
        self.load().await?;
        Ok(told)
    }
}

fn joined(held: &Held, entries: &[Entry]) -> Result<(Vec<Append>, JoinView), ListRefusal> {
    let joined =
        tokio::task::block_in_place(|| join(&held.book, entries, Prefer::Ours)).map_err(not_taken)?;
    let new = new_facts(&held.book, &joined);
    let mut append = Append::new(STREAM, held.book.next_seq());
    for entry in new {
        append = append.fact(NewFact::new(entry.at, &entry.by, &entry.fact)?);
    }
    let view = view(&joined, new.len());
    Ok((if new.is_empty() { Vec::new() } else { vec![append] }, view))
}

fn new_facts<'a>(book: &Book, joined: &'a Joined) -> &'a [Entry] {
    joined.book.entries().get(book.entries().len()..).unwrap_or_default()
}

fn view(joined: &Joined, added: usize) -> JoinView {
    let (mut both, mut left) = (0, Vec::new());
    for (entry, fate) in &joined.theirs {
        match fate {
            Fate::Appended { .. } => {}
            Fate::Both { .. } => both += 1,
            Fate::Differs { differences, .. } if differences.is_empty() => both += 1,
            Fate::Differs { event, .. } => left.push((entry.seq, Left::Differs(*event))),
            Fate::Amended { seq: None, twice, .. } if twice.is_empty() => both += 1,
            Fate::Amended { person, twice, .. } if !twice.is_empty() => {
                left.push((entry.seq, Left::Record(*person)));
            }
            Fate::Amended { .. } => {}
            Fate::LeftOut { why } => left.push((entry.seq, Left::Refused(why.clone()))),
        }
    }
    JoinView { added, both, left }
}

fn not_taken(why: NotJoined) -> ListRefusal {
    match why {
        NotJoined::Strangers => ListRefusal::Differs { seq: 1 },
        NotJoined::Unsound { seq, why } => ListRefusal::Cannot { seq, why: short(&why) },
    }
}
