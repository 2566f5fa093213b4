//! What the engine finds for people: in finished games, and in positions that they put before it.
//!
//! Everything here runs on threads of the lowest priority ([`Quiet`]), so that games being played and the engine
//! that plays in them always go first.
//!
//! | file | question |
//! | --- | --- |
//! | `annotated` | how is it written into the game? |
//! | `quiet` | on which threads? |
//! | `endings` | which endgame tables are there? |
//! | `desk` | which games wait to be analysed, and how far is each? |
//! | `examine` | how is one game analysed? |
//! | `jobs` | how is a game handed to a worker? |
//! | `worker` | what does a worker do? |
//! | `kept` | what is kept of an analysis? |
//! | `lines` | which are the best lines of a position? |

mod annotated;
mod desk;
mod endings;
mod examine;
mod jobs;
mod kept;
mod lines;
mod quiet;
mod worker;

pub(crate) use annotated::annotated;
pub(crate) use desk::{Desk, Progress};
pub(crate) use endings::Endings;
pub(crate) use kept::{Kept, KeptMove, KeptSide};
pub(crate) use lines::{Lines, NotNow};
pub(crate) use quiet::Quiet;
pub use worker::{Work, work};
