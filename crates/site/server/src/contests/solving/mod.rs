//! A contest of solving on the site: what somebody does there, and what he sees.

mod act;
mod answer;
mod seen;
mod set;
mod stage;

pub(crate) use act::Act;
pub(crate) use seen::{Judged, Key, Position, Seen, position, seen};
pub(crate) use set::set;
pub(crate) use stage::{Rights, Stage};
