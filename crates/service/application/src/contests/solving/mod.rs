//! A contest of solving on the site: what somebody sees there.

mod seen;
mod set;
mod stage;

pub use seen::{Judged, Key, Position, Seen, position, seen};
pub use set::registered;
pub use stage::{Rights, Stage};
