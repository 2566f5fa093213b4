//! Files that people send. Nobody's file is believed: it lies on the disk, not in memory, until its turn comes, and a
//! few at a time are read beside the server's work, within limits that their readers have.
//!
//! | file | question |
//! | --- | --- |
//! | `file` | where does a file lie until it is read? |
//! | `turns` | who reads when, and what ends reading? |

mod file;
mod turns;

pub(crate) use file::Sent;
pub(crate) use turns::{NotRead, Turn, Turns};
