//! The books of a federation: people, ratings, titles, norms and arbiters, folded from facts.
//!
//! | module | question |
//! | --- | --- |
//! | [`people`] | who is who, across events, clubs and countries |
//! | [`report`] | what an event reports; made of an event file by itself |
//! | [`rating`] | how strong is who, by FMJD annex IX; every change explained |
//! | [`titles`] | norms, titles and applications by FMJD annex X |
//! | [`register`] | licences, fees, transfers, sanctions |
//! | [`join`] | how two copies that both went on become one |
//! | [`arbiters`] | categories, experience, conflicts of interest |
//! | [`Book`], [`Fact`] | what was said, and what follows |
//!
//! Nothing here asks for the date: whoever asks for a list says which day it is.
//!
//! ```
//! use damier_federation::{Book, Entry, Fact, PersonId, people::Person};
//!
//! let mut book = Book::new();
//! let mut say = |fact| {
//!     let (seq, at, by) = (book.next_seq(), Default::default(), "secretary".to_owned());
//!     book.apply(Entry { seq, at, by, fact })
//! };
//! say(Fact::Opened { name: "Federation of Ukraine".into(), code: "UKR".into() })?;
//! for name in ["Koval", "Kovel"] {
//!     say(Fact::Person(Box::new(Person { family: name.into(), ..Person::default() })))?;
//! }
//! say(Fact::Merged { kept: PersonId(1), gone: PersonId(2), reason: "a misprint".into() })?;
//! assert_eq!(book.state().person(PersonId(2))?.family, "Koval");
//! # Ok::<(), damier_federation::Refused>(())
//! ```

pub mod arbiters;
mod book;
mod fact;
mod forgetting;
mod ids;
pub mod join;
pub mod people;
pub mod rating;
mod refused;
pub mod register;
pub mod report;
pub mod titles;

pub use book::{Book, BookEvent, LeftOut, NameIndex, PoolBook, Reckoned, Register, State, Titles};
pub use fact::{BroughtRating, Entry, Fact};
pub use forgetting::{Forgotten, forgotten, former_name, without};
pub use ids::{EventId, PersonId, Pool, UnknownPool};
pub use refused::Refused;
