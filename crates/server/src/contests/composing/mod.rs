//! A contest of composing on the site: what somebody does there, and what he sees.

mod act;
mod award;
mod entry;
mod seen;
mod work;

use damier_contests::Office;

pub(crate) use act::Act;
pub(crate) use seen::{Seen, seen};
pub(crate) use work::{SeenWork, work};

/// The offices that somebody can be appointed to.
pub(crate) const OFFICES: [Office; 7] = [
    Office::ChiefJudge,
    Office::Deputy,
    Office::Secretary,
    Office::Coordinator,
    Office::SeniorJudge,
    Office::Judge,
    Office::Commission,
];
