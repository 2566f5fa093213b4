//! Files that people send. Nobody's file is believed: it lies on the disk, not in memory, until its turn comes, and a
//! few at a time are read beside the server's work, within limits that their readers have.
//!
//! | file | question |
//! | --- | --- |
//! | `file` | where does a file lie until it is read? |
//! | `turns` | who reads when, and what ends reading? |

mod file;
mod turns;

pub use file::Sent;
pub use turns::{NotRead, Turn, Turns};

use std::sync::Arc;

use crate::import::Jobs;

/// Files on their way in.
#[derive(Default)]
pub struct Files {
    /// Who reads a file that was sent, and when.
    pub turns: Arc<Turns>,
    /// Games that are being taken in.
    pub imports: Jobs,
}
