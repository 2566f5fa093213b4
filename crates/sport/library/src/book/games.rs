//! Games: rulebooks, draws, results, and the clauses behind them.
//!
//! A [`Game`](crate::rules::game::Game) is a list of [facts](crate::rules::game::Fact) folded into a state under a
//! [`Rulebook`](crate::rules::Rulebook), which is an edition of a code for a variant. Facts are only ever added; what
//! cannot be one is refused with its clause, and nothing has changed.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let mut game = Game::new(Rulebook::named("fmjd-100")?, Conditions::classic())?;
//! for text in ["32-28", "19-23", "28x19", "14x23"] {
//!     let mv = read_move(game.state().position(), text)?;
//!     game.apply(Fact::Move(mv))?;
//! }
//! let refused = game.apply(Fact::Offer { by: Color::White, pressed: false }).unwrap_err();
//! assert_eq!(refused.clause(), Some("FMJD-III.5.3"));
//!
//! game.apply(Fact::Resign { by: Color::White })?;
//! let result = game.state().result().expect("it is over");
//! assert_eq!(result.outcome, Outcome::Win(Color::Black));
//! assert_eq!(game.marks().expect("and counts").to_string(), "0-2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Draws
//!
//! Counters of moves and repetitions run by themselves. In a hall a player claims or the arbiter establishes the draw, as
//! the code says; on a server ([`Conditions::online`](crate::rules::game::Conditions::online)) it comes about at once.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let start = Position::new(&read_fen(Variant::International, "W:WK50:BK1")?.setup)?;
//! let mut game = Game::from_position(Rulebook::named("fmjd-100")?, Conditions::classic().online(), start)?;
//! while game.state().result().is_none() {
//!     let moves = game.state().position().legal_moves();
//!     game.apply(Fact::Move(moves[0]))?;
//! }
//! assert_eq!(game.state().result().expect("it is over").outcome, Outcome::Draw);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # As text
//!
//! [`write_played_game`](crate::pdn::write_played_game) and [`read_played_game`](crate::pdn::read_played_game) take a
//! game to PDN and back in one call.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let mut game = Game::new(Rulebook::named("ua2023-russian")?, Conditions::classic())?;
//! game.apply(Fact::Move(read_move(game.state().position(), "c3-d4")?))?;
//! let text = write_played_game(&game, &[("White", "Olena")]);
//! let again = read_played_game(&text)?;
//! assert_eq!(again.state().position(), game.state().position());
//! assert_eq!(again.rulebook().name, "ua2023-russian");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Next: [files](super::files).
