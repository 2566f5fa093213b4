//! What the engine finds in a game, move after move: what each was worth and what would have been better.
//!
//! [`Judge`] follows a game and judges each move; [`Summary`] tells how well a side played; [`annotate`] writes
//! the findings into a game file. [`fair_play`] tells how a side's moves agree with the engine, for arbiters.
//!
//! ```
//! use damier_analysis::{Judge, Summary};
//! use damier_engine::{Engine, Judgement, Limits, Options, StopFlag};
//! use damier_pdn::{read_fen, read_move};
//! use damier_rules::{Color, Position, Rulebook, Variant};
//!
//! let book = Rulebook::usual(Variant::Russian);
//! let setup = read_fen(book.variant, "W:We3,c1:Bh8,d6")?.setup;
//! let start = Position::new(&setup).map_err(|faults| faults[0].to_string())?;
//! let mut engine = Engine::new(&book, &Options { hash: 1 << 20, ..Options::default() });
//! let limits = Limits { depth: Some(7), ..Limits::default() };
//! let mut judge = Judge::new(&mut engine, &limits, &start);
//!
//! // A man is put where it is taken for nothing.
//! let judged = judge.made(&read_move(&start, "e3-d4")?, &StopFlag::new()).ok_or("a move was made")?;
//! assert_eq!(judged.judgement(), None);
//! let judged = judge.made(&read_move(judge.position(), "d6-e5")?, &StopFlag::new()).ok_or("another")?;
//! assert_eq!(judged.judgement(), Some(Judgement::Blunder));
//! assert_eq!(Summary::of(Color::Black, [&judged]).counts, [0, 0, 1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod annotate;
pub mod fair_play;
mod judge;
mod line;
mod summary;

pub use annotate::{Found, annotate};
pub use judge::{Judge, Judged};
pub use line::written;
pub use summary::Summary;
