//! A contest of composing on the site: what somebody does there, and what he sees.

mod act;
mod award;
mod entry;
mod seen;
mod work;

pub(crate) use act::Act;
pub(crate) use entry::sent;
pub(crate) use seen::{Seen, seen};
pub(crate) use work::{SeenWork, work};
