//! `damier composing` and `damier solving`: contests, each in one file.
//!
//! The two have a desk in common (`desk.rs`): facts are said to the contest in memory, which refuses what
//! cannot be, and kept in the file all at once.

pub(crate) mod composing;
mod compositions;
mod desk;
mod options;
pub(crate) mod solving;
