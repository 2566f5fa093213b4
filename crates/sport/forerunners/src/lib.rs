//! A register of compositions, and the search for forerunners in it.
//!
//! A forerunner is an earlier work that agrees with a new one in content and form, to some degree; it does
//! not matter whether the new author knew it (UA13-VI.4.3/a, UA-VIII.Pub.3, COL-5.4.3a). The codes name
//! the usual disguises: the position shifted, reflected, its pieces rearranged a little. The search finds
//! these, and works whose solution ends in the same picture.
//!
//! | file | question |
//! | --- | --- |
//! | `register` | what is kept of a work? |
//! | `collection` | how does a PDN file become a register? |
//! | `file` | how is a register kept so that it loads at once? |
//! | `search` | what is like a position, and in which order? |
//! | `motion`, `changes` | where else on the board may it stand, what may differ? |
//! | `pattern`, `shelf` | how are a million positions gone through in a moment? |
//!
//! ```
//! use damier_forerunners::{Likeness, Query, Register, Work};
//! use damier_pdn::read_fen;
//! use damier_rules::Variant;
//!
//! let setup = |fen| Ok::<_, damier_pdn::FenError>(read_fen(Variant::Russian, fen)?.setup);
//! let mut register = Register::new();
//! register.push(&Work {
//!     setup: setup("W:Wa1,c3,e3:Bd6,f6,b6")?,
//!     finals: vec![],
//!     author: "B. Smith".into(),
//!     source: "Shashki 1987 No. 5".into(),
//!     priority: "1987-05".parse().ok(),
//! })?;
//!
//! // Two files to the right, and one man elsewhere.
//! let asked = setup("W:We1,e3,g3:Bf6,h6,d6")?;
//! let query = Query { setup: asked, finals: vec![], changes: None, limit: 10 };
//! let found = register.search(&query);
//! assert_eq!(found[0].record.author, "B. Smith");
//! let Likeness::Position { motion, changes, .. } = found[0].likeness else { panic!("a position") };
//! assert_eq!((motion.files, changes.moved), (-2, 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate touches nothing but memory and what is handed to it.

mod changes;
mod collection;
mod date;
mod file;
mod motion;
mod pattern;
mod register;
mod search;
mod shelf;
mod text;

pub use changes::Changes;
pub use collection::{CollectionError, Compositions, NoWork, NoWorkReason, Taken, finals};
pub use date::{NotADate, Priority};
pub use file::{RegisterFault, is_register};
pub use motion::Motion;
pub use pattern::Pattern;
pub use register::{Record, Register, RegisterFull, SMALLEST_FINAL, Work};
pub use search::{Found, Likeness, Query, small_changes};
