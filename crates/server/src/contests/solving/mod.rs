//! A contest of solving on the site: what somebody does there, and what he sees.

mod act;
mod answer;
mod seen;
mod set;
mod stage;

use damier_contests::Office;

pub(crate) use act::Act;
pub(crate) use seen::{Key, Position, Seen, position, seen};
pub(crate) use set::set;
pub(crate) use stage::{Rights, Stage};

/// The offices that somebody can be appointed to.
pub(crate) const OFFICES: [Office; 5] =
    [Office::ChiefJudge, Office::Deputy, Office::Secretary, Office::SeniorJudge, Office::Judge];
