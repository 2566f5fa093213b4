//! Moves in text.
//!
//! Reading takes every spelling the codes know and most that files contain: full and short, with
//! `-` `–` `x` `×` `:` or nothing between the squares, with all, some or none of the squares of the
//! route, captured squares after arrival as in the Hub protocol, leading zeros, stray blanks,
//! Cyrillic look-alikes, `D` after the square of coronation, marks of strength behind the move. What
//! is read is matched against the legal moves, so the result is always one of
//! [`Position::legal_moves`](damier_rules::Position::legal_moves).
//!
//! Writing follows a [`Notation`](crate::Notation) and is read back to the same move.

mod error;
mod read;
mod route;
mod write;
mod written;

pub use error::MoveTextError;
pub use read::{MoveReader, read_move};
pub use write::{push_move, write_move};
