//! Principal variation search, deepened step by step.
//!
//! | question | file |
//! | --- | --- |
//! | what one position is worth at a depth | `alpha_beta.rs` |
//! | what it is worth when captures are over | `quiescence.rs` |
//! | when a look at its moves is spared | `pruning.rs` |
//! | in which order moves are tried | `order.rs` |
//! | what one thread carries with it | `worker.rs` |
//! | how several threads share the work | `busy.rs` |
//! | depth after depth at the root, several best moves | `root.rs` |
//! | whether another depth is worth its time | `course.rs` |

mod alpha_beta;
mod busy;
mod course;
mod order;
mod pruning;
mod quiescence;
mod root;
mod worker;

pub(crate) use busy::Busy;
pub(crate) use root::search;
pub(crate) use worker::Shared;
