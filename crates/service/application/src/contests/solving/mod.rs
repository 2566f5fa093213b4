//! A contest of solving on the site: what somebody does there, and what he sees.

mod act;
mod answer;
mod seen;
mod set;
mod stage;

pub use act::Act;
pub use seen::{Judged, Key, Position, Seen, position, seen};
pub use set::set;
pub use stage::{Rights, Stage};
