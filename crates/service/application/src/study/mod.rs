//! Trees of moves that people try out and keep.
//!
//! | file | question |
//! | --- | --- |
//! | `tree` | what is a tree of moves, and can it be played? |
//! | `from_game` | how does a finished game become one? |
//! | `from_file` | how does a pasted file become some? |
//! | `file`, `booklet` | how does it look as a file, and on paper? |
//! | `together`, `rooms` | with whom is a study kept, and who hears of it? |
//! | `laid` | what does somebody put on a board? |
//! | `unfit` | what is wrong with a position? |

mod booklet;
mod file;
mod from_file;
mod from_game;
mod laid;
mod rooms;
pub mod together;
mod tree;
mod unfit;

pub use booklet::booklet;
pub use damier_acts::translate_fen;
pub use file::pdn;
pub use from_file::{Pasted, of_pdn};
pub use from_game::of_game;
pub use laid::{Laid, laid, pieces};
pub use rooms::Rooms;
pub use tree::{Chapter, Step, Tree, Wrong};
pub use unfit::translate_setup;
