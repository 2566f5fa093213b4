//! Competitions by the official codes, pure: facts and lots come in, decisions with their reasons
//! come out.
//!
//! ```
//! use damier_compete::{Cell, Entrant, Mark, Outcome, Points};
//! use damier_rules::Color;
//!
//! let won = Cell::Paired {
//!     opponent: Entrant(4),
//!     color: Color::White,
//!     mark: Mark::Played(Outcome::Win),
//! };
//! assert_eq!(won.points(), Points(2));
//! assert_eq!(won.played_color(), Some(Color::White));
//! // A plus has points but neither moves nor a colour.
//! assert_eq!(Cell::Bye.points(), Points(2));
//! assert_eq!(Cell::Bye.played_color(), None);
//! ```

mod entrant;
pub mod event;
mod points;
pub mod schedule;
mod sheet;
pub mod simulate;
pub mod standings;
pub mod swiss;
mod text_form;
pub mod undo;

pub use damier_rules::Lots;
pub use entrant::{Entrant, NoRoundZero, Round};
pub use points::{Outcome, Points};
pub use sheet::{Absence, Cell, Line, Mark, Sheet};
