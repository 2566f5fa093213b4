//! Who meets whom, and who has which place: the pure algorithms of competitions by the official codes. A sheet of
//! results and lots come in, pairs and places with their reasons come out; people, regulations and facts stand above,
//! in the crate of events.
//!
//! | question | door |
//! | --- | --- |
//! | Whom does everybody meet in the next Swiss round, and why? | [`swiss::pair_round`] |
//! | Was a past round paired by the system? | [`swiss::check_round`] |
//! | Whom does everybody meet in a round robin, a knockout, a match of teams? | [`schedule`] |
//! | Who has which place, and what parts the equal? | [`standings::standings`] |
//!
//! ```
//! use damier_pairing::{Cell, Entrant, Mark, SideResult, Points};
//! use damier_rules::Color;
//!
//! let won = Cell::Paired {
//!     opponent: Entrant(4),
//!     color: Color::White,
//!     mark: Mark::Played(SideResult::Win),
//! };
//! assert_eq!(won.points(), Points(2));
//! assert_eq!(won.played_color(), Some(Color::White));
//! // A plus has points but neither moves nor a colour.
//! assert_eq!(Cell::Bye.points(), Points(2));
//! assert_eq!(Cell::Bye.played_color(), None);
//! ```

#![warn(missing_docs)]

mod entrant;
mod point_scale;
mod points;
pub mod schedule;
mod sheet;
pub mod standings;
pub mod swiss;
mod text_form;

pub use damier_rules::Lots;
pub use entrant::{Entrant, NoRoundZero, Round};
pub use point_scale::{NotAPointScale, POINT_SYSTEMS, PointScale};
pub use points::{Points, SideResult};
pub use sheet::{Absence, Carried, Cell, Line, Mark, Sheet};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
