//! Papers of the game: diagrams of any set-up, papers as values ([`paper`]), and the
//! papers of single games ([`games`]), of events ([`papers`]), of contests ([`contests`]), of simultaneous displays
//! ([`displays`]), of play by correspondence ([`letters`]) and of a federation's books ([`books`]).
//!
//! ```
//! use damier_documents::{Coordinates, Diagram, Picture, Theme};
//! use damier_rules::{Position, Variant};
//!
//! let start = Position::start(Variant::Russian);
//! let diagram = Diagram {
//!     theme: Theme::Print,
//!     coordinates: Coordinates::Letters,
//!     caption: Some("The start".to_owned()),
//!     ..Diagram::of(&start)
//! };
//! assert!(diagram.svg().starts_with("<svg"));
//! assert!(diagram.text().contains("White to move"));
//! let png = diagram.png(400)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! # Ok::<(), damier_documents::PngError>(())
//! ```
//!
//! A [`Diagram`] draws a [`Setup`](damier_rules::Setup), so a board that nobody could reach by play,
//! or that a person is still putting together, is drawn as well as a position.

pub mod awards;
pub mod books;
pub mod clauses;
pub mod compositions;
pub mod contests;
pub mod correspondence_papers;
mod diagram;
pub mod displays;
pub mod edition;
pub mod games;
pub mod paper;
pub mod papers;
mod render;
pub mod rulebook;
pub mod setting;
pub mod team_tables;

pub use damier_diagram::{Coordinates, Diagram, Route, TextStyle, Theme, UnknownTheme};
pub use diagram::{Card, Frame, Picture, PngError, gif};
pub use render::XlsxError;

/// The examples of the project's README, run with those of the crate.
#[cfg(doctest)]
#[doc = include_str!("../../../../README.md")]
mod readme {}
