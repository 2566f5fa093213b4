//! Why a text is no move of the position.

use damier_rules::rulebook::Clause;
use damier_rules::{Move, MoveRefused, Variant};

use crate::Place;

/// Why a text is no move of the position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// Nothing is written.
    #[error("no move is written")]
    Empty,
    /// Longer than any move.
    #[error("the text has {length} bytes; no move needs more than {limit}")]
    TooLong {
        /// Its length in bytes.
        length: usize,
        /// The longest that is read.
        limit: usize,
    },
    /// The text does not have the form of a move.
    #[error("{place}: {found} cannot stand here; {expected} is expected")]
    NotAMove {
        /// The place in the text.
        place: Place,
        /// What stands there.
        found: String,
        /// What should stand there.
        expected: &'static str,
    },
    /// The board has no such square.
    #[error("{place}: there is no square {name} on a board of {squares} squares")]
    NoSuchSquare {
        /// The place in the text.
        place: Place,
        /// The name of the square, as written.
        name: String,
        /// How many squares the board has.
        squares: u8,
    },
    /// The short form is not allowed here (COL-2.3.6, COL-4.2.2).
    #[error("{text} is a short form; here the move must be written in full")]
    ShortForm {
        /// The move as written.
        text: String,
    },
    /// No legal move fits.
    #[error("{text} is not a legal move: {why}")]
    NotLegal {
        /// The move as written.
        text: String,
        /// Why not, in words.
        why: String,
        /// Why not, with its clauses; nothing for a short form, which names no departure.
        refused: Option<MoveRefused>,
    },
    /// There is a legal capture between these squares, but it goes another way.
    #[error("no legal capture goes the way of {text}; there is {}", .legal.join(", "))]
    NoSuchRoute {
        /// The move as written.
        text: String,
        /// The captures between the same squares, in full.
        legal: Vec<String>,
    },
    /// Several legal moves fit.
    #[error("{text} may be {}", .legal.join(" or "))]
    Ambiguous {
        /// The move as written.
        text: String,
        /// The moves it may be, in full and in the order of `moves`.
        legal: Vec<String>,
        /// Those moves, for a reader that can tell by what follows.
        moves: Vec<Move>,
    },
}

impl MoveTextError {
    /// The clauses that forbid the move, in every code of the variant that has one; none where it is
    /// the text that is wrong.
    ///
    /// ```
    /// use damier_pdn::read_move;
    /// use damier_rules::{Position, Variant};
    /// let error = read_move(&Position::start(Variant::English), "9-5").unwrap_err();
    /// assert!(error.clauses(Variant::English).contains(&"WCDF-1.15"));
    /// ```
    pub fn clauses(&self, variant: Variant) -> &'static [Clause] {
        match self {
            MoveTextError::NotLegal { refused: Some(refused), .. } => refused.clauses(variant),
            _ => &[],
        }
    }
}
