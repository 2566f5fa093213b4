//! Why a pair, a place or a bye is what it is, one thing a line, with clauses.

mod knockout;
mod pair;
mod place;

pub use pair::{bye, pair, seat};
pub use place::place;
