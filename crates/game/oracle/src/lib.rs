//! A slow, obvious move generator for tests, and its comparison with the fast one of `damier-rules`.
//!
//! Everything here is written from the clauses alone: a map from coordinates to piles of discs, a
//! copy of it for every step, one function per rule (`rules.rs`). From `damier-rules` it takes
//! only the vocabulary (squares, boards, towers, set-ups), never a generator or a table of choices.
//!
//! ```
//! use damier_oracle::Listing;
//! use damier_rules::{Setup, TowerJumps, Variant};
//!
//! let listing = Listing::of(&Setup::start(Variant::Lasca), TowerJumps::default());
//! assert_eq!(listing.outcomes().len(), 6);
//! ```

mod capture;
mod compare;
mod discs;
mod listing;
mod placement;
mod quiet;
mod random;
mod rules;
mod sample;
mod show;

pub use compare::{Disagreement, compare};
pub use listing::{Listing, MoveEffect};
pub use random::Random;
pub use sample::Sampler;
pub use show::show;
