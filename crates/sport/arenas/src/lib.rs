//! Arenas: everybody plays as many games as he can until the time is over, and whoever is free is paired at once.
//!
//! An arena is a list of [`Fact`]s with their moments, folded into an [`Arena`]. The games are played elsewhere: here is
//! said who meets whom, and what a result is worth. No code of the sport knows arenas, so nothing here cites one.
//!
//! ```
//! use damier_arenas::{Arena, Fact, Member, Organiser, Outcome, Refused, Terms};
//! use damier_clock::named::Class;
//! use damier_clock::{Moment, Span};
//!
//! let begins = Moment::from_millis(0);
//! let terms = Terms::new("Evening arena", "ua2023-russian", Class::Blitz, "3m+2s", begins, 60);
//! let mut arena = Arena::announce(terms, Organiser { account: 1, name: "Bila".into() }, begins)?;
//! for (account, name) in [(2, "Ann"), (3, "Bob")] {
//!     let player = Member { account, name: name.into(), rating: None };
//!     arena.apply(begins, &Fact::Joined { player, team: None })?;
//! }
//! let soon = begins + Span::seconds(1);
//! let pair = arena.pairs(soon, 7).remove(0);
//! arena.apply(soon, &Fact::Paired { game: "g1".into(), white: pair.white, black: pair.black })?;
//! let played = Fact::Played {
//!     game: "g1".into(), outcome: Outcome::White, plies: 41, berserk: vec![], absent: None,
//! };
//! arena.apply(begins + Span::minutes(5), &played)?;
//! assert_eq!(arena.table()[0].points, 2);
//! # Ok::<(), Refused>(())
//! ```
//!
//! | question | where |
//! | --- | --- |
//! | What is an arena held under? | [`Terms`] |
//! | What does a fact do? | `arena/apply.rs` |
//! | Who meets whom, and when? | `pairing.rs` ([`Arena::pairs`]) |
//! | What is a game worth? | `score.rs` |
//! | Who stands where? | `table.rs` ([`Arena::table`], [`Arena::team_table`]) |

mod arena;
mod fact;
mod pairing;
mod player;
mod refused;
mod score;
mod table;
mod terms;

pub use arena::{Arena, ArenaGame, NotReplayed, Stage};
pub use fact::{Entry, Fact, Member, Organiser, Outcome, Side};
pub use pairing::Pair;
pub use player::{Mark, Place, Player};
pub use refused::Refused;
pub use table::{Row, TeamRow};
pub use terms::Terms;
