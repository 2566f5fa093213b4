//! Endgame tables: for every position with few pieces who wins, and in how many half-moves.
//!
//! ```
//! use damier_rules::{Color, Position, Setup, Square, Tower, Variant};
//! use damier_tables::{BuildOptions, TableValue, Tables, build};
//!
//! let folder = tempfile::tempdir()?;
//! let options = BuildOptions { pieces: 2, threads: 1, memory: 64 << 20 };
//! build(folder.path(), Variant::English, &options, &|_| {})?;
//!
//! let tables = Tables::open(folder.path(), Variant::English)?;
//! let mut setup = Setup::empty(Variant::English);
//! setup.to_move = Color::White;
//! setup.placed = vec![(Square::new(17), Tower::man(Color::White)), (Square::new(13), Tower::man(Color::Black))];
//! let position = Position::new(&setup)?;
//! assert_eq!(tables.probe(&position), Some(TableValue::decided_in(1)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | question | file |
//! | --- | --- |
//! | Which pieces make a slice, in which order are slices built? | `material.rs` |
//! | What is asked of a position, flat or with towers? | `ending.rs` |
//! | Which number has a flat position in its slice? | `flat/index.rs`, on the board of `flat/grid.rs` |
//! | Which number has a position with towers? | `towers/words.rs` |
//! | How is a move with towers taken back? | `towers/undo.rs` |
//! | How is a slice solved? | `build/solve.rs` |
//! | What is in a file? | `file/header.rs` |
//! | Is a table right? | `verify.rs` |
//! | What do databases of others say? | `published/` |
//! | Which tables does somebody want? | `wanted.rs` |
//!
//! A slice holds the positions of one [`Material`] with White to move; with Black to move the board is turned
//! and the colours change. Draws by repetition or by count are not part of the tables: they speak of the play
//! itself. In column games all pieces stay on the board, captives too, and count.

mod build;
mod choice;
mod ending;
mod fault;
mod file;
mod finished;
mod flat;
mod material;
mod outcome;
mod parallel;
mod published;
mod tables;
mod towers;
mod verify;
mod wanted;

pub use build::{BuildEvent, BuildOptions, build, plan};
pub use ending::most_pieces;
pub use fault::TablesFault;
pub use file::Counts;
pub use material::{MOST_PIECES, Material};
pub use outcome::{GameResult, TableValue};
pub use published::{Compared, Maker, Published};
pub use tables::{SliceInfo, Tables};
pub use verify::{Coverage, Disagreement, Verified, verify};
pub use wanted::Wanted;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
