//! Streams of facts. Whatever Damier keeps is a list of facts that is only ever added to: this crate says what an
//! entry of such a list is, when it was said, how a later one undoes it, and how a list is folded into a state.
//!
//! | question | where |
//! | --- | --- |
//! | What is an entry of a list whose facts are numbered and somebody's? | [`Entry`]: events, contests, the books of a federation |
//! | Of one whose facts are measured by a clock? | [`Timed`]: live games, displays |
//! | What is a moment, how long is a span? | [`Moment`], [`Span`] |
//! | How are moments written? | [`stored`]: as text where people read them, as milliseconds where clocks do |
//! | How is a mistake taken back? | [`Undoes`], [`struck`], [`counts`], [`undo`] |
//! | What does a list amount to? | [`fold`], [`in_order`] |
//! | How are sums and means reckoned without rounding? | [`Rational`] |
//!
//! Games by correspondence have entries of their own: what counts there is a day in the calendar of a player, which is
//! no moment.

mod entry;
mod rational;
pub mod stored;
mod time;
mod undo;

pub use entry::{Entry, Timed};
pub use rational::Rational;
pub use time::{Moment, NotATime, Span};
pub use undo::{InPlace, Undo, Undoes, counts, fold, in_order, struck, undo};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
