//! Taking games in from PDN files.
//!
//! | file | question |
//! | --- | --- |
//! | `game` | how does a game of a file become one of ours? |
//! | `job` | how is a file worked through, and how far is it? |
//! | `unname` | how does a name go from games that were taken in? |
//! | `wrong` | what is wrong in a file, in words? |

mod game;
mod job;
mod unname;
mod wrong;

use damier_store::{Account, Imported};

pub(crate) use game::rulebook;
pub use job::{Busy, Found, Job, Jobs, Progress};
pub use unname::unname;
pub(crate) use wrong::Wrong;

/// The largest file that is taken in, in bytes.
pub const LARGEST: usize = 10 << 20;

/// How the names of games begin that were taken in; no name of a game that was played here holds a hyphen.
const SIGN: &str = "pdn-";

/// Whether a game was taken in, by its name.
pub fn is_imported(game: &str) -> bool {
    game.starts_with(SIGN)
}

/// Whether somebody may remove a game that was taken in: whoever took it in, and the administrator.
pub fn may_remove(account: &Account, imported: &Imported) -> bool {
    account.administrator || imported.account == Some(account.id)
}
