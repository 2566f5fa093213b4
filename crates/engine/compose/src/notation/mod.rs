//! The codes' short notation of solutions: `f4 (g7, b2) g7! +`.
//!
//! | element | clause |
//! | --- | --- |
//! | the square of arrival alone, the column in front where two pieces can go there | UA13-VI.7.4.2, UA-VIII.Fmt.3.2 |
//! | Black's moves in brackets; captures that must be made left out | UA13-VI.7.4.5, UA-VIII.Fmt.3.1 |
//! | `A`, `Б`, `A1` behind a move of Black: his other defences | UA13-VI.7.4.3, UA-VIII.Fmt.4 |
//! | `I`, `II-1` before a move of White: false ways | UA13-VI.7.4.4, UA-VIII.Fmt.5 |
//! | `I-A`: illusory play of Black; `?` on the wrong move | UA-VIII.Fmt.6, UA-VIII.Fmt.7 |
//! | `+` or `x` at the end a win, `=` a draw | UA13-VI.7.4.2/d, UA-VIII.Fmt.3.5, D-09 |
//!
//! Letters that look alike are folded where a square or a numeral is expected; the letters of variations keep
//! their alphabet. A name stands behind the move that it replaces, and again before the line itself, which
//! begins a new line of text or follows a semicolon:
//!
//! ```text
//! cd4 (a5 A), e5 (f6), ... +
//! A (g5), ... +
//! I ed4? (a5) =
//! ```
//!
//! Whole games without brackets (`b8-f4 h8-g7 h6:f8`) are read too, and positions as magazines print them
//! (`position.rs`).

mod lexer;
mod position;
mod resolve;
mod write;

pub use lexer::{Item, Played, SolutionTextError, read_items};
pub use position::read_position;
pub use resolve::read_solution;
pub use write::write_solution;

pub(crate) use lexer::read_label;
