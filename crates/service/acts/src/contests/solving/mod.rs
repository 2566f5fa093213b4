//! Acts at a contest of solving.
//!
//! | file | about |
//! | --- | --- |
//! | `course` | the panel, the session, publication, what is taken back |
//! | `set` | the positions that are solved |
//! | `solvers`, `answer` | who takes part, what he answers and protests against |
//! | `judging` | what of an answer counts, rulings on protests |
//! | `table` | all of them in one list |

mod answer;
mod course;
mod judging;
mod set;
mod solvers;
mod table;

use damier_contests::solving::{Fact, Solving};

use super::{Acted, Draft, Refusal, Right};

pub use course::{Appoint, Approve, ApproveSet, Publish, Relieve, Start, Undo};
pub use judging::{Judge, Rule};
pub use set::{Drop, Pick, Put, Set};
pub use solvers::{Answer, Enter, HandIn, Protest};
pub use table::{ACTS, Act, named};

/// What follows from an act.
type Decided = Result<Vec<Fact>, Refusal>;

impl Acted for Solving {
    type Act = Act;

    fn right(act: &Act) -> Option<Right> {
        named(act.name())?.action
    }

    fn facts(act: &Act, draft: &Draft<'_, Solving>) -> Decided {
        act.turn_into_facts(draft)
    }
}

impl Act {
    /// The name of the account that it speaks of, if it speaks of one.
    pub fn account(&self) -> Option<&str> {
        match self {
            Act::Appoint(own) => {
                Some(if own.account.trim().is_empty() { own.name.trim() } else { own.account.trim() })
            }
            _ => None,
        }
    }
}
