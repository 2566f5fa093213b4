//! `damier composing` and `damier solving`: contests, each in one file.
//!
//! The two have a desk in common (`desk.rs`): what is typed becomes an act of `damier_acts::contests`, what follows
//! from it is kept in the file all at once.

pub(crate) mod composing;
mod desk;
mod options;
pub(crate) mod solving;
