//! The examination of a composition: is the task met, in one way only, and where is play inexact?
//!
//! **Is there a second solution?** The one door is [`examine`]: exact proofs where they end in time, the engine's opinion
//! told apart where they do not. `formal` makes the report of a code of what it found; commands, the proofs of a site and
//! the checks of a contest ask it and print.
//!
//! ```
//! use std::time::Duration;
//! use damier_compose::check::{Means, examine};
//! use damier_compose::solver::Verdict;
//! use damier_compose::{Composition, Goal};
//! use damier_pdn::read_fen;
//! use damier_rules::Variant;
//!
//! let setup = read_fen(Variant::Russian, "W:WKb8,h6:Bc3,h8").expect("a position").setup;
//! let work = Composition::new(setup, Goal::Win);
//! let found = examine(&work, &Means::usual(Variant::Russian), &mut |_| {}).expect("a legal position");
//! assert_eq!(found.verdict(), Verdict::Proven);
//! assert_eq!(found.stages[0].keys().count(), 1);
//! ```
//!
//! | question | file |
//! | --- | --- |
//! | Which first moves reach the goal, what refutes the others? | `tries.rs` |
//! | Which lines does the solution have, where do they end? | `walk.rs`, `ending.rs` |
//! | Where does a combination end that no author shows? | `combination.rs` |
//! | Is another way a side solution or a dual, and of which kind? | `naming.rs`, `dual.rs`, `kind.rs` |
//! | What does the engine make of what is not decided? | `sight.rs`, `playing.rs`, `follow.rs`, `undecided.rs` |
//! | What is proved, what is judged, what is open? | `standing.rs` |
//! | What gets how much of the time? | `phases.rs` |
//! | How is it told where Black has the task? | `given.rs` |
//! | And where both sides work together? | `help.rs` |
//! | Which sacrifices rest on the majority rule? | `majority.rs` |
//! | What has a solver to find? | `asked.rs` |

mod asked;
mod combination;
mod dual;
mod ending;
mod examination;
mod follow;
mod given;
mod help;
mod judge;
mod kind;
mod majority;
mod naming;
mod phases;
mod playing;
mod second_look;
mod sight;
mod standing;
mod tries;
mod undecided;
mod walk;

pub(crate) use combination::is_forced;
pub use dual::{Inaccuracy, classify};
pub use ending::Ending;
pub use examination::{Examination, Stage, Step, ThematicLine, examine};
pub(crate) use judge::Judge;
pub use judge::Means;
pub use kind::{Kind as DualKind, Kinds as DualKinds};
pub use majority::{Sacrifice, chains};
pub use playing::Played;
pub use sight::{Outlook, Seen, Sight};
pub use standing::{Basis, Judged, Standing};
pub use tries::FirstMove;
pub use undecided::Undecided;
pub use walk::{Failure, FalseWay};
