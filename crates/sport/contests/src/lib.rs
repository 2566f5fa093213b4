//! Contests of composing and of solving by the official codes, pure: facts and lots come in, awards with
//! their reasons come out.
//!
//! A contest is a list of facts ([`Journal`]), folded into what is known ([`composing::Composing`],
//! [`solving::Solving`]); a fact that cannot be is refused with its clause and the numbers ([`Refused`]).
//!
//! | question | where |
//! | --- | --- |
//! | What must a regulation state? | [`items`] |
//! | Who may say what? | [`Office`], and `offices` beside each list of facts |
//! | How are works marked, ranked, appealed against? | [`composing`] |
//! | How are positions set, solved, judged? | [`solving`] |
//! | Who decides about himself? | [`Interest`] |
//! | Which marks are there, which titles follow? | [`MarkScale`], [`titles`] |
//!
//! ```
//! use damier_contests::{By, Entry, Journal, Office, Refused};
//! use damier_contests::composing::{AuthorEntry, Composing, Fact};
//!
//! let mut contest: Journal<Composing> = Journal::new();
//! let author = AuthorEntry { name: "Koval Ivan".into(), ..AuthorEntry::default() };
//! let by = By::new(Office::Secretary, "Bila O.");
//! let fact = Fact::AuthorEntered(author);
//! let refused = contest.apply(Entry { seq: 1, at: Default::default(), by, fact });
//! assert_eq!(refused, Err(Refused::NoRegulation));
//! ```

mod code_text;
pub mod composing;
mod genre;
mod identity;
mod ids;
mod interest;
pub mod items;
mod journal;
mod mark;
mod office;
mod places;
mod refused;
pub mod solving;
mod text;
pub mod titles;

pub use damier_compose::Goal;
pub use genre::{Genre, UnknownGenre};
pub use identity::Identity;
pub use ids::{AuthorId, PositionId, SolverId, TeamId, WorkId};
pub use interest::Interest;
pub use journal::{By, ContestFact, Course, Entry, Journal};
pub use mark::{Mark, MarkScale, NotAMark, decimals};
pub use office::{Office, Official, UnknownOffice};
pub use refused::Refused;
