//! Contests of solving.
//!
//! | file | question |
//! | --- | --- |
//! | `regulation` | what must be laid down? |
//! | `fact`, `take` | what can be said, and what follows? |
//! | `pick` | which positions are to be solved? |
//! | `own` | what of a solution can a program judge? |
//! | `results` | how many points, which place? |

mod fact;
mod own;
mod pick;
mod regulation;
mod results;
mod state;
mod take;

pub use fact::{Fact, Key, KeyKind, PositionEntry};
pub use own::proposed_ticks;
pub use pick::{entry_of, pick};
pub use regulation::{Form, Regulation, TieBreak};
pub use results::{SolverPlace, points};
pub use state::{Answer, Protest, Set, Solver, Solving};
