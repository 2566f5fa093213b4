//! FEN: a position in one line of text, as the PDN standard has it.
//!
//! ```text
//! Fen    = Colour Side { Side } [ "." ]
//! Side   = ":" Colour [ Item { "," Item } ]
//! Item   = [ "K" ] Square [ "-" Square ]
//! Colour = "W" | "B" | "?"            the first is the side to move
//! ```
//!
//! Reading is forgiving: sides in either order, ranges, blanks, a final dot, small letters,
//! algebraic names and numbers on any board, Cyrillic look-alikes, fields of other programs.
//! Writing is strict: White first, then Black, no blanks, no ranges, no dot, men before kings.
//!
//! Column games add the contents of towers to an item, top first, the owner's pieces before `+` and
//! his captives after it: `c1=1+0000` is a king on four captured men (COL-1.10.6, COL-1.10.7 write
//! `c1 - 1/0000`). `docs/fen-towers.md` tells the whole extension.

mod read;
mod tower;
mod write;

use damier_rules::Setup;

pub use read::{FenReader, read_fen};
pub use tower::read_tower_list;
pub use write::write_fen;

pub(crate) use read::{read_square, unexpected};
pub(crate) use tower::{push_tower, read_tower_digits};
pub(crate) use write::name_order;

use crate::cursor::Place;

/// A position read from FEN. [`Position::new`](damier_rules::Position::new) tells whether it can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fen {
    /// The pieces and the side to move.
    pub setup: Setup,
    /// Whether the text left the side to move open with `?`; then the variant's first player is taken.
    pub side_unknown: bool,
    /// Fields of other programs after the pieces, without their colon and unread, such as `H0` or `F1`.
    pub extra: Vec<String>,
}

/// A text that is no FEN, and where it goes wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {fault}")]
pub struct FenError {
    /// Where in the text.
    pub place: Place,
    /// What is wrong.
    pub fault: FenFault,
}

/// What is wrong at a place of a FEN text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenFault {
    /// Nothing but blanks.
    #[error("the text is empty")]
    Empty,
    /// Longer than any position needs.
    #[error("the text has {length} bytes; no position needs more than {limit}")]
    TooLong {
        /// Its length in bytes.
        length: usize,
        /// The longest that is read.
        limit: usize,
    },
    /// Something else should stand here.
    #[error("{} stands where {expected} is expected", found_text(*.found))]
    Unexpected {
        /// What stands there; nothing at the end of the text.
        found: Option<char>,
        /// What is expected.
        expected: &'static str,
    },
    /// The board has no such square.
    #[error("there is no square {name} on a board of {squares} squares")]
    NoSuchSquare {
        /// The name as it was read.
        name: String,
        /// How many squares the board has.
        squares: u8,
    },
    /// A list of pieces must say whose they are.
    #[error("the colour of these pieces is not given")]
    PiecesWithoutColour,
    /// The letters of a tower show another owner than the list it stands in.
    #[error("the top piece of this tower is of the other colour")]
    OwnerDiffers,
    /// The owner's pieces are on top, his captives below, and nothing else (COL-1.2.3).
    #[error("a tower has its owner's pieces on top and captives below; these colours alternate")]
    ColoursAlternate,
    /// More pieces than can be written down.
    #[error("a tower of {height} pieces; there can be {limit} at most")]
    TowerTooHigh {
        /// How many were written.
        height: usize,
        /// How many can be.
        limit: usize,
    },
}

fn found_text(found: Option<char>) -> String {
    match found {
        Some(c) if c.is_control() => format!("the character {}", c.escape_default()),
        Some(c) => format!("\"{c}\""),
        None => "the end of the text".to_owned(),
    }
}
