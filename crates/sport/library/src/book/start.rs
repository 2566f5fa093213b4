//! A start: the first ten lines.
//!
//! A [`Position`](crate::rules::Position) is a value: pieces and the side to move. It lists its legal moves and answers
//! a move with the next position; nothing changes behind your back.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let mut position = Position::start(Variant::Russian);
//! for text in ["c3-d4", "d6-c5", "b2-c3"] {
//!     let mv = read_move(&position, text)?;
//!     position = position.play(&mv)?;
//! }
//! assert_eq!(position.to_move(), Color::Black);
//! assert_eq!(write_fen(&position.setup()), "B:Wa1,a3,c1,c3,d2,d4,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c5,c7,d8,e7,f6,f8,g7,h6,h8");
//! print!("{}", Diagram::of(&position).text());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The six games are [`Variant::ALL`](crate::rules::Variant::ALL). Everything that can fail is an error with numbers and
//! a sentence, so `?` does in programs and `to_string` before people.
//!
//! Next: [positions](super::positions).
