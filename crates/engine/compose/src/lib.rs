//! Compositions: problems, studies, lock tasks and positional endings.
//!
//! ```
//! use damier_compose::{Composition, Goal, notation::read_solution};
//! use damier_pdn::read_fen;
//! use damier_rules::Variant;
//!
//! let setup = read_fen(Variant::Russian, "W:WKb8,h6:Bc3,h8").expect("a position").setup;
//! let mut work = Composition::new(setup, Goal::Win);
//! let start = work.position().expect("a legal position");
//! work.solution = read_solution(&start, "f4 (g7, b2) g7! x").expect("a solution");
//! ```
//!
//! | question | file |
//! | --- | --- |
//! | What is a composition, a task, a solution? | `composition.rs`, `task.rs`, `solution.rs` |
//! | And where Black has the task? | `turned.rs` |
//! | How are they written in PDN? | `pdn_form.rs` |
//! | How do the codes print a solution? | `notation/` |
//! | Which devices does a solution show? | `motifs.rs` |
//! | Does White get there against every defence? | `solver/` |
//! | Is there another way, and what is it called? | `check/` |
//! | What does the code ask for, clause by clause? | `formal/` |
//! | Where do exercises come from? | `train/` |

pub mod check;
mod code;
mod composition;
pub mod formal;
mod motifs;
pub mod notation;
mod pdn_form;
mod solution;
pub mod solver;
mod task;
pub mod train;
mod turned;

pub use code::{Code, UnknownCode};
pub use composition::{Author, Composition, Dates, Force};
pub use motifs::{Motif, motifs};
pub use pdn_form::NotAComposition;
pub use solution::{Branch, Claim, LONGEST_LINE, Label, Tree};
pub use task::{BadTask, Goal, Kind, Task, UnknownKind};
