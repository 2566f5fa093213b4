//! A contest of composing on the site: what somebody sees there.

mod award;
mod entry;
mod seen;
mod work;

pub use entry::sent;
pub use seen::{Seen, seen};
pub use work::{SeenWork, work};
