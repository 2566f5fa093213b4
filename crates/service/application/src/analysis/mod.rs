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
//! | `queue` | which games wait to be analysed, and how far is each? |
//! | `examine` | how is one game analysed? |
//! | `jobs` | how is a game handed to a worker? |
//! | `worker` | what does a worker do? |
//! | `kept` | what is kept of an analysis? |
//! | `lines` | which are the best lines of a position? |

mod annotated;
mod endings;
mod examine;
mod jobs;
mod kept;
mod lines;
mod queue;
mod quiet;
mod worker;

pub use annotated::annotated;
pub use endings::Endings;
pub use kept::{Kept, KeptMove, KeptSide};
pub use lines::{Lines, NotNow};
pub use queue::{AnalysisQueue, Progress};
pub use quiet::Quiet;
pub use worker::{Work, work};

use std::sync::Arc;

use damier_bus::Bus;
use damier_store::Database;

/// The engine as people use it on their games and positions.
pub struct Analysis {
    /// The games that wait to be analysed.
    pub queue: AnalysisQueue,
    /// The best lines of positions that people look at.
    pub lines: Lines,
}

impl Analysis {
    /// With the endgame tables of the site. With a bus games are handed to workers, if there are any.
    pub fn new(database: Database, endings: &Arc<Endings>, bus: Option<&Bus>) -> std::io::Result<Analysis> {
        let queue = AnalysisQueue::new(database, Arc::clone(endings), bus)?;
        Ok(Analysis { queue, lines: Lines::new(Arc::clone(endings))? })
    }

    /// The server is about to end: no engine goes on thinking.
    pub fn close(&self) {
        self.queue.close();
        self.lines.close();
    }
}
