//! The formal requirements of a code, clause by clause, and facts that can be reckoned.
//!
//! | question | file |
//! | --- | --- |
//! | Which genre and group does the material allow? | `genre.rs` |
//! | How far may one side lead, which inaccuracies may pass? | `allowance.rs` |
//! | What does a code say that somebody brings along? | `own_code.rs` |
//! | Can the position arise: a last move of Black, a proof game? | `retro.rs` |
//! | Which pieces can be taken away? | `superfluous.rs` |
//! | Is the task met, in one way only, with which finals? | `solution.rs`, `uniqueness.rs`, `ends.rs` |
//! | What is a practical problem free from? | `practical.rs` |
//! | What keeps the pieces from being a position? | `fault.rs` |
//! | What holds where the task cannot be met? | `instead.rs` |
//! | What does the whole come to? | `report.rs`, `soundness.rs` |
//! | What does a line of the report say? | `said.rs`, in English `english.rs` |
//!
//! Taste is nobody's business here: artistic points are told as facts.

mod allowance;
mod ends;
mod english;
mod facts;
mod fault;
mod finding_text;
mod findings;
mod genre;
mod instead;
mod own_code;
mod practical;
mod report;
mod retro;
mod solution;
mod soundness;
mod superfluous;
mod uniqueness;

pub use allowance::{Allowance, allowance, allowance_of, most_lead, most_lead_of};
pub use fault::SetFault;
pub use finding_text::{Economy, FindingText, Passing};
pub use findings::{Finding, State};
pub use genre::{Board, Fit, Genre, Kings, fits, fits_of, genre_of};
pub use own_code::{BadCode, OwnCode, OwnGroup, OwnInaccuracies, OwnLead, REQUIREMENTS, Without};
pub use report::{Report, report};
pub use retro::{Retro, last_moves};
pub use soundness::Soundness;
