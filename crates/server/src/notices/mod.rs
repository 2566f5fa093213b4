//! What players of an event are told: by letter, and in a browser that is open at the event.
//!
//! | file | question |
//! | --- | --- |
//! | `notice` | what is somebody told, in words? |
//! | `find` | what follows from a fact or a note for whom? |
//! | `watch` | how is nothing told twice, and nothing forgotten over a restart? |

mod find;
mod notice;
mod watch;

use std::sync::Arc;

use tokio::sync::broadcast;

pub(crate) use find::pairing;
pub(crate) use notice::Notice;
pub(crate) use watch::watch;

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
