//! What can be done in the books of a federation: by the office that keeps them, and by whoever proposes somebody for
//! a title. `damier federation`, the pages of the books and the API make these values and call [`decide`].
//!
//! | file | about |
//! | --- | --- |
//! | `people` | federations, clubs, people: entered, corrected, merged, forgotten |
//! | `register` | licences, transfers, fees, sanctions |
//! | `events` | reports, whether they count, ratings that are brought along |
//! | `titles` | norms, titles, places of composers, applications, arbiters |
//! | `rules` | editions and tables; taking a fact back |
//! | `table` | all of them in one list |
//! | `trf` | an event of the books as other programs read it |
//! | `refusal` | why something is not done, in words |

mod events;
mod people;
mod refusal;
mod register;
mod rules;
mod table;
mod titles;
mod trf;

use damier_facts::Moment;
use damier_federation::people::Found;
use damier_federation::{Book, Entry, Fact, NameIndex, PersonId, State};
use jiff::civil::Date;

pub use events::{Bring, Count, Report, called, new_person, people_of, put};
pub use people::{Body, Club, Forget, Import, Merge, Open, Person, Unmerge};
pub use refusal::{Differs, Refusal, Unknown, difference};
pub use register::{FeeDue, FeePaid, GiveLicence, LiftSanction, Move, Punish};
pub use rules::{LoadNorms, LoadRanks, LoadRegulations, LoadTitleRules, Undo};
pub use table::{ACTS, Act, named};
pub use titles::{
    Apply, Appoint, AwardTitle, Laureate, Norms, Place, PlaceTitles, Places, TakeStep, WAITING, WithdrawTitle,
};
pub use trf::trf;

/// Whose right an act is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// Of the office that keeps the books.
    Office,
    /// Of the office, once it has shown again that it is itself: what is done cannot be undone.
    Proven,
    /// Of everybody who has a name here (FMJD-X.15.1).
    Member,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Actor {
    /// In whose name it stands in the record.
    pub by: String,
    /// Whether he is of the office.
    pub office: bool,
    /// Whether he has shown that it is he himself.
    pub proven: bool,
}

impl Actor {
    /// Whether something is his right.
    pub const fn may(&self, right: Right) -> bool {
        match right {
            Right::Office => self.office,
            Right::Proven => self.office && self.proven,
            Right::Member => true,
        }
    }
}

/// The books in which somebody acts on a day.
#[derive(Clone, Copy)]
pub struct Draft<'a> {
    book: &'a Book,
    actor: &'a Actor,
    today: Date,
}

/// Decides: the facts that follow, which the books accept; or why nothing follows.
pub fn decide(book: &Book, act: &Act, actor: &Actor, today: Date) -> Result<Vec<Fact>, Refusal> {
    let right = named(act.name()).and_then(|act| act.action);
    if right.is_none_or(|right| !actor.may(right)) {
        return Err(Refusal::NotAllowed);
    }
    if book.entries().is_empty() && !matches!(act, Act::Open(_)) {
        return Err(Refusal::NoBooks);
    }
    let facts = act.turn_into_facts(&Draft { book, actor, today })?;
    let mut tried = book.clone();
    for fact in &facts {
        let (seq, by) = (tried.next_seq(), actor.by.clone());
        tried.apply(Entry { seq, at: Moment::default(), by, fact: fact.clone() })?;
    }
    // Whoever is forgotten must not be needed by what is told without him.
    if matches!(act, Act::Forget(_)) {
        tried.forgetting().map_err(|(_, why)| why)?;
    }
    Ok(facts)
}

impl<'a> Draft<'a> {
    fn state(&self) -> &'a State {
        self.book.state()
    }

    /// A day that was named, or today.
    fn day(&self, day: Option<Date>) -> Date {
        day.unwrap_or(self.today)
    }

    /// Somebody by number, name or licence.
    fn person(&self, text: &str) -> Result<PersonId, Refusal> {
        find(&self.state().names(), self.state(), text)
    }
}

/// Somebody by number, name or licence; several of one name are told apart by their numbers.
pub fn find(names: &NameIndex<'_>, state: &State, text: &str) -> Result<PersonId, Refusal> {
    match names.find(text) {
        Found::One(id) => Ok(id),
        Found::Nobody => Err(Refusal::Nobody { text: text.to_owned() }),
        Found::Several(people) => {
            let of = |id: &PersonId| {
                let person = state.person(*id).ok();
                let home = person.and_then(|own| own.federation.clone().or_else(|| own.club.clone()));
                home.map_or(id.to_string(), |home| format!("{id} ({home})"))
            };
            Err(Refusal::Several { text: text.to_owned(), people: people.iter().map(of).collect() })
        }
    }
}

/// A text that must be there.
fn needed(text: &str, field: &'static str) -> Result<String, Refusal> {
    match text.trim() {
        "" => Err(Refusal::Missing { field }),
        text => Ok(text.to_owned()),
    }
}
