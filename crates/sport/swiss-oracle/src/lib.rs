//! Slow, obvious Swiss pairings for tests, and their comparison with the engines of
//! `damier-compete`.
//!
//! A group is decided by looking at every way to pair all who are left and taking the best in the
//! literal order of the decisions: fewest leave, fewest unwelcome, least skipped, least damage, the
//! preferred leavers, the preferred hosts, the first in the order of trial. It is meant for ten
//! entrants at most; larger fields, to twenty, are decided by dynamic programming over sets. From `damier-compete` come the words (sheets, requests, switches), no decision.

mod colours;
mod compare;
mod events;
mod histories;
mod list;
mod middle;
mod order;
mod pairing;
mod wishes;

pub use compare::{Comparison, compare, compare_middle};
pub use events::{EventFault, play_event, play_rounds};
pub use histories::{Case, random_case};
pub use middle::pair_middle;
pub use pairing::{ReferenceAnswer, Round, pair};
