//! What players are told: by letter, on their devices, and in a browser that is open at the event or at their games, at
//! whichever node.
//!
//! | file | question |
//! | --- | --- |
//! | `notice` | what is somebody told, in words? |
//! | `correspondence` | what is told of games by correspondence? |
//! | `find` | what follows from a fact or a note for whom? |
//! | `watch` | how is nothing told twice, and nothing forgotten over a restart? |
//! | `open` | which browsers that are open hear of it? |

pub mod correspondence;
mod find;
mod notice;
mod open;
mod watch;

pub use find::pairing;
pub use notice::{About, Notice};
pub use open::Notices;
pub use watch::{send, watch};
