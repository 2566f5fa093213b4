//! Contests of solving.
//!
//! | file | question |
//! | --- | --- |
//! | `regulation`, `template` | what must be laid down? |
//! | `fact`, `take`, `rights` | what can be said, by whom, and what follows? |
//! | `pick`, `setting` | which positions are to be solved? |
//! | `session`, `phase` | who solves, until when? |
//! | `judging` | what of a solution counts, who protests? |
//! | `interest` | who may rule on which protest? |
//! | `own` | what of a solution can a program judge? |
//! | `results`, `teams` | how many points, which place? |

mod fact;
mod fold;
mod interest;
mod judging;
mod own;
mod phase;
mod pick;
mod regulation;
mod results;
pub mod rights;
mod session;
mod setting;
mod state;
mod teams;
mod template;

pub use fact::{Fact, Key, KeyKind, PositionEntry};
pub use own::{Unread, proposed_ticks};
pub use phase::Phase;
pub use pick::{entry_of, pick};
pub use regulation::{Form, Regulation, TieBreak};
pub use results::{SolverPlace, points};
pub use state::{Answer, Protest, Set, Solver, Solving};
pub use teams::SolverTeam;
pub use template::template;
