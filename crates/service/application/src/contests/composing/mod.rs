//! A contest of composing on the site: what somebody does there, and what he sees.

mod act;
mod award;
mod entry;
mod seen;
mod work;

pub use act::Act;
pub use entry::sent;
pub use seen::{Seen, seen};
pub use work::{SeenWork, work};
