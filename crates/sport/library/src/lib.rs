//! Draughts for programs: rules, game files, diagrams, engine, endgame tables, protocols, clocks and pairings under one
//! name. Each part is a crate of its own that can be had alone; here they stand together, with a book that says how they
//! are used.
//!
//! # The book
//!
//! | chapter | what it tells |
//! | --- | --- |
//! | [A start](book::start) | the first ten lines |
//! | [Positions](book::positions) | boards, FEN, legal moves, why a move is refused |
//! | [Games](book::games) | rulebooks, draws, results, and the clauses behind them |
//! | [Files](book::files) | PDN of any age and size |
//! | [Engines](book::engines) | searching, endgame tables, other programs |
//! | [Events](book::events) | pairings, places, clocks |
//!
//! # The parts
//!
//! | module | crate | about |
//! | --- | --- | --- |
//! | [`rules`] | `damier-rules` | boards, moves, draws, results, rulebooks |
//! | [`pdn`] | `damier-pdn` | squares, moves, positions and games as text |
//! | [`diagram`] | `damier-diagram` | boards as SVG and text |
//! | [`engine`] | `damier-engine` | search and evaluation |
//! | [`tables`] | `damier-tables` | endgame tables |
//! | [`protocol`] | `damier-protocol` | Hub and DXP |
//! | [`clock`] | `damier-clock` | time by the book |
//! | [`pairing`] | `damier-pairing` | who meets whom, who has which place |
//!
//! The [`prelude`] holds what most programs need; no two of its names are the same.

#![warn(missing_docs)]

pub mod book;
pub mod prelude;

pub use damier_clock as clock;
pub use damier_diagram as diagram;
pub use damier_engine as engine;
pub use damier_pairing as pairing;
pub use damier_pdn as pdn;
pub use damier_protocol as protocol;
pub use damier_rules as rules;
pub use damier_tables as tables;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
