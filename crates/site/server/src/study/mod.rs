//! Trees of moves that people try out and keep.
//!
//! | file | question |
//! | --- | --- |
//! | `tree` | what is a tree of moves, and can it be played? |
//! | `from_game` | how does a finished game become one? |
//! | `file` | how does it look as a file? |
//! | `laid` | what does somebody put on a board? |

mod file;
mod from_game;
mod laid;
mod tree;

pub(crate) use file::pdn;
pub(crate) use from_game::of_game;
pub(crate) use laid::{Laid, laid, pieces};
pub(crate) use tree::{Chapter, Step, Tree, Wrong};
