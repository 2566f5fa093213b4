//! The engine of draughts: a search over the moves of [`damier_rules`], an evaluation learnt from its own
//! games, tables of endings.
//!
//! ```
//! use damier_engine::{Engine, Limits, Options, StopFlag};
//! use damier_rules::{Position, Rulebook};
//!
//! let book = Rulebook::named("fmjd-100")?;
//! let start = Position::start(book.variant);
//! let mut engine = Engine::new(&book, &Options { hash: 1 << 20, ..Options::default() });
//! let limits = Limits { depth: Some(6), ..Limits::default() };
//! let best = engine.search(&start, &[], &limits, &StopFlag::new(), &mut |_| {});
//! assert!(start.play(&best[0].line[0]).is_ok());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod change;
mod draws;
mod engine;
mod evaluate;
mod judgement;
mod levels;
mod limits;
mod node;
mod odds;
mod probe;
mod score;
mod search;
mod time;
pub mod training;
mod transposition;

pub use engine::{Engine, Options};
pub use evaluate::{Appraisal, Evaluation, Network, WeightsFault, nearest, packed_weights};
pub use judgement::{Judgement, accuracy, expected_points, loss};
pub use levels::{Level, NoSuchLevel};
pub use limits::{Limits, Report, StopFlag, Thinking};
pub use node::Node;
pub use odds::{Curve, Odds};
pub use probe::Probe;
pub use score::{Score, Value};
pub use time::TimeLeft;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
