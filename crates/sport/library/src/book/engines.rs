//! Engines: searching, endgame tables, other programs.
//!
//! An [`Engine`](crate::engine::Engine) plays by a rulebook. A search ends at a depth, after so many positions or after
//! some time, and reports after every depth.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let book = Rulebook::named("fmjd-100")?;
//! let mut engine = Engine::new(&book, &Options { hash: 1 << 20, ..Options::default() });
//! let position = Position::new(&read_fen(Variant::International, "W:W28,33:B22,23,14")?.setup)?;
//! let limits = Limits { depth: Some(7), ..Limits::default() };
//! let found = engine.search(&position, &[], &limits, &StopFlag::new(), &mut |report| println!("{}", report.score));
//! assert_eq!(found[0].line[0].to_string(), "28x19x10");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Weaker players are [levels](crate::engine::Level) from 1 to 10: they look less far and choose by lot among moves that
//! are nearly as good.
//!
//! # Endgame tables
//!
//! ```
//! use std::sync::Arc;
//!
//! use damier_library::prelude::*;
//! use damier_library::tables;
//!
//! let folder = tempfile::tempdir()?;
//! tables::build(folder.path(), Variant::English, &BuildOptions { pieces: 2, threads: 1, memory: 64 << 20 }, &|_| {})?;
//! let known = Arc::new(Tables::open(folder.path(), Variant::English)?);
//! let position = Position::new(&read_fen(Variant::English, "W:W18:B14")?.setup)?;
//! assert_eq!(known.probe(&position), Some(TableValue::decided_in(1)));
//!
//! let book = Rulebook::named("wcdf-checkers")?;
//! let options = Options { hash: 1 << 20, tables: Some(known), ..Options::default() };
//! let found = Engine::new(&book, &options).search(
//!     &position,
//!     &[],
//!     &Limits { depth: Some(3), ..Limits::default() },
//!     &StopFlag::new(),
//!     &mut |_| {},
//! );
//! assert!(found[0].score.is_win());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Other programs
//!
//! [`protocol::hub`](crate::protocol::hub) asks programs that speak Hub 2 and answers as one;
//! [`protocol::dxp`](crate::protocol::dxp) plays over a network as DamExchange has it.
//!
//! ```
//! use damier_library::protocol::hub::Session;
//!
//! assert_eq!(Session::default().answer("ping").say, ["pong"]);
//! ```
//!
//! Next: [events](super::events).
