//! What players are told: by letter, and in a browser that is open at the event or at their games.
//!
//! | file | question |
//! | --- | --- |
//! | `notice` | what is somebody told, in words? |
//! | `post` | what is told of games by correspondence? |
//! | `find` | what follows from a fact or a note for whom? |
//! | `watch` | how is nothing told twice, and nothing forgotten over a restart? |

mod find;
mod notice;
pub(crate) mod post;
mod watch;

use std::sync::Arc;

use tokio::sync::broadcast;

pub(crate) use find::pairing;
pub(crate) use notice::{About, Notice};
pub(crate) use watch::{send, watch};

/// So many notices are kept for a browser that is slow.
const KEPT: usize = 256;

/// The notices of the moment, for browsers that are open.
pub(crate) struct Notices(broadcast::Sender<Arc<Notice>>);

impl Default for Notices {
    fn default() -> Notices {
        Notices(broadcast::Sender::new(KEPT))
    }
}

impl Notices {
    /// Hears of notices from now on, of everybody.
    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<Notice>> {
        self.0.subscribe()
    }

    fn tell(&self, notice: Arc<Notice>) {
        // Nobody may be listening.
        let _ = self.0.send(notice);
    }
}
