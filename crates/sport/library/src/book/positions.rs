//! Positions: boards, FEN, legal moves, and why a move is refused.
//!
//! # Setting up
//!
//! A [`Setup`](crate::rules::Setup) is pieces as somebody put them; it may be nonsense.
//! [`Position::new`](crate::rules::Position::new) is the one door to play and names every fault at once.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let setup = Setup {
//!     to_move: Color::White,
//!     placed: vec![(Square::new(31), Tower::man(Color::White)), (Square::new(0), Tower::man(Color::White))],
//!     ..Setup::empty(Variant::International)
//! };
//! let faults = Position::new(&setup).unwrap_err();
//! assert_eq!(faults.to_string(), "a man of White cannot stand on square 1, where it becomes a king");
//! ```
//!
//! FEN is read forgivingly and written in one form.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let fen = read_fen(Variant::International, "W : W 28 : B K22, 23, 14.")?;
//! let position = Position::new(&fen.setup)?;
//! assert_eq!(write_fen(&position.setup()), "W:W28:B14,23,K22");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Moving
//!
//! What a person means is found by [`read_move`](crate::pdn::read_move) from text, or by
//! [`Position::find_move`](crate::rules::Position::find_move) from squares. What is not legal says why, and
//! where a code says so.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let position = Position::new(&read_fen(Variant::International, "W:W28:BK22,23,14")?.setup)?;
//! let square = |number| Square::from_number(number).expect("on the board");
//! let refused = position.find_move(&[square(28), square(17)]).unwrap_err();
//! assert_eq!(refused, MoveRefused::MustTakeMost { taken: 1, most: 2 });
//! assert_eq!(refused.clause(&Rulebook::named("fmjd-100")?), Some("FMJD-I.4.13"));
//!
//! let moves = position.legal_moves();
//! assert_eq!(moves[0].to_string(), "28x19x10");
//! assert_eq!(write_move(&position, &moves[0], &Notation::pdn(Variant::International)), "28x10");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Counting
//!
//! ```
//! use damier_library::prelude::*;
//!
//! assert_eq!(perft(&Position::start(Variant::English), 5, Identity::Outcome), 7_361);
//! ```
//!
//! # Drawing
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let start = Position::start(Variant::Lasca);
//! let svg = Diagram { coordinates: Coordinates::Numbers, ..Diagram::of(&start) }.svg();
//! assert!(svg.starts_with("<svg"));
//! ```
//!
//! Next: [games](super::games).
