//! What can be done at a contest of composing or of solving: by its organiser, its judges, those who take part, and by
//! whoever keeps its file. `damier composing`, `damier solving`, the pages and the API make these values and call
//! [`decide`].
//!
//! Who may do what is laid down beside the facts in the crate `contests`; the tables of acts name the same lists. An
//! account of a site acts for itself only; whoever keeps a file writes down what all of them do.
//!
//! | file | about |
//! | --- | --- |
//! | `actor` | who acts, in which office, and who he is at the contest |
//! | `composing`, `solving` | the acts of each kind, all in their `table` |
//! | `files` | works and regulations as they are sent |
//! | `refusal` | why something is not done, in words |

mod actor;
pub mod composing;
mod files;
mod refusal;
pub mod solving;

use damier_contests::solving::PositionEntry;
use damier_contests::{ContestFact as _, Course, Entry, Journal, Office, Refused};
use damier_facts::Moment;

pub use actor::{Actor, Person, author_of, judge_of, offices, solver_of};
pub use files::regulation;
pub use refusal::Refusal;

/// Whose right an act is: that of these offices.
pub type Right = &'static [Office];

/// The longest text of a field, in letters.
const LONGEST: usize = 8000;

/// What an act is given beside what was said: a moment, a lot, and what only a site can look up.
#[derive(Debug, Clone, Default)]
pub struct Given {
    pub at: Moment,
    /// The seed of lots, where none is named.
    pub seed: u64,
    /// The composition of a register, where an act names one.
    pub position: Option<Box<PositionEntry>>,
}

/// A kind of contest at which people act.
pub trait Acted: Course<Fact: Clone> {
    /// What can be done.
    type Act;

    /// Whose right an act is.
    fn right(act: &Self::Act) -> Option<Right>;

    /// The facts that follow from an act at the contest as it stands.
    fn facts(act: &Self::Act, draft: &Draft<'_, Self>) -> Result<Vec<Self::Fact>, Refusal>;
}

/// The contest at which somebody acts.
pub struct Draft<'a, C: Course> {
    journal: &'a Journal<C>,
    actor: &'a Actor,
    given: &'a Given,
}

/// Decides: the entries that follow, which the contest accepts; or why none do.
pub fn decide<C: Acted>(
    journal: &Journal<C>,
    act: &C::Act,
    actor: &Actor,
    given: &Given,
) -> Result<Vec<Entry<C::Fact>>, Refusal> {
    let right = C::right(act).ok_or(Refusal::NotAllowed)?;
    actor.permitted(journal, right)?;
    let facts = C::facts(act, &Draft { journal, actor, given })?;
    let mut after = journal.clone();
    let mut entries = Vec::with_capacity(facts.len());
    for fact in facts {
        let by = actor.by(&after, &fact)?;
        let entry = Entry { seq: after.next_seq(), at: given.at, by, fact };
        after.apply(entry.clone())?;
        entries.push(entry);
    }
    Ok(entries)
}

/// Who may say a fact; who may say one may take it back.
fn needed<C: Course>(journal: &Journal<C>, fact: &C::Fact) -> Right {
    undone(journal, fact).map_or_else(|| fact.offices(), |entry| entry.fact.offices())
}

/// The entry that a fact takes back.
fn undone<'a, C: Course>(journal: &'a Journal<C>, fact: &C::Fact) -> Option<&'a Entry<C::Fact>> {
    let (seq, _) = fact.takes_back()?;
    journal.entries().get((seq as usize).checked_sub(1)?)
}

impl<'a, C: Course> Draft<'a, C> {
    fn state(&self) -> &'a C {
        self.journal.state()
    }

    /// The account that acts; none where a file is kept.
    fn account(&self) -> Option<&'a Person> {
        self.actor.account()
    }

    /// Somebody for whom only whoever keeps the file speaks.
    fn only_in_files<T>(&self, named: Option<T>) -> Result<Option<T>, Refusal> {
        if named.is_some() && self.account().is_some() { Err(Refusal::NotAllowed) } else { Ok(named) }
    }
}

/// A text as it is kept: without space around it, and not longer than anybody writes.
fn long(text: &str) -> String {
    text.trim().chars().take(LONGEST).collect()
}

/// The same, if there is any.
fn some(text: &str) -> Option<String> {
    Some(long(text)).filter(|text| !text.is_empty())
}

/// An office by its name.
fn office(text: &str) -> Result<Office, Refusal> {
    text.trim().parse().map_err(|_| Refusal::NoOffice { text: long(text) })
}

/// A work or a position that must be named.
fn number(number: Option<u32>) -> Result<u32, Refusal> {
    number.ok_or(Refusal::Refused(Refused::NoText))
}
