//! Arenas on the site: a stream of facts each. Whoever is free is paired at the next look, once a second, by the node
//! that keeps the arena; the games are live games like any others, which say by themselves when they end.
//!
//! | file | question |
//! | --- | --- |
//! | `registry` | how are the arenas kept in memory, and how is something added? |
//! | `acting` | what do people do? |
//! | `watch` | when are pairs made, games counted, and arenas ended? |
//! | `game` | on which terms are games begun, and what did one bring? |
//! | `listed` | what does the list of arenas say? |

mod acting;
mod game;
mod listed;
mod registry;
mod watch;

pub use acting::{act, actor, announce};
pub use registry::Arenas;
pub use watch::{leave_all, watch};

/// The kind under which streams of arenas are kept.
pub const KIND: &str = "arena";

/// Why something was not done.
pub type ActError = crate::stop::Stop<damier_acts::arenas::Refusal>;

/// The stream of an arena.
pub fn stream(id: &str) -> String {
    format!("{KIND}/{id}")
}
