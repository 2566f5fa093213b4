//! The rules of draughts in fourteen variants.
//!
//! ```
//! use damier_rules::{Position, Variant};
//!
//! let start = Position::start(Variant::Russian);
//! let moves = start.legal_moves();
//! assert_eq!(moves.len(), 7);
//! let next = start.play(&moves[0])?;
//! assert_ne!(next.to_move(), start.to_move());
//! # Ok::<(), damier_rules::MoveRefused>(())
//! ```

#![warn(missing_docs)]

pub mod ballot;
mod board;
mod color;
pub mod core;
mod flat;
pub mod game;
mod kept;
mod lots;
mod moves;
mod perft;
mod play;
mod position;
mod refusal;
pub mod rulebook;
mod setup;
mod side;
mod square;
#[cfg(feature = "serde")]
mod stored;
mod switch;
mod tower;
mod towers;
mod variant;

pub use board::{Board, Direction};
pub use color::{ByColor, Color};
pub use game::Game;
pub use lots::Lots;
pub use moves::Move;
pub use perft::perft;
pub use play::{Identity, Play};
pub use position::Position;
pub use refusal::MoveRefused;
pub use rulebook::Rulebook;
pub use setup::{Setup, SetupFault, SetupFaults};
pub use side::Side;
pub use square::{Square, SquareSet};
pub use switch::{Switch, SwitchError, SwitchValue};
pub use tower::{Rank, Tower};
pub use towers::TowerJumps;
pub use variant::{
    CaptureChoice, Captured, Goal, Kings, Landing, LastRow, Lines, MenCapture, Profile, Ruleset,
    UnknownVariant, Variant,
};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
