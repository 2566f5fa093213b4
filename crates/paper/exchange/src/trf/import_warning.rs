//! What deserves a second look after an import.

use damier_compete::Round;
use damier_compete::event::Refused;

/// What deserves a second look after an import.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ImportWarning {
    /// Numbers with gaps have been closed up.
    #[error("player {was} has become number {is}, because numbers follow each other without gaps")]
    Renumbered {
        /// In the file.
        was: u32,
        /// In the event.
        is: u32,
    },
    /// A tie-break that draughts does not have.
    #[error("tie-break {code} is not known in draughts and is left out")]
    TieBreak { code: String },
    /// A round that breaks a rule of the code.
    #[error("round {round} was taken over although {why}")]
    Overridden { round: Round, why: Refused },
    /// A game lost by both over the board.
    #[error("round {round}: both {white} and {black} lost; the game is taken as annulled")]
    LostByBoth {
        round: Round,
        /// The number of White.
        white: u32,
        /// The number of Black.
        black: u32,
    },
    /// A half-point bye that was taken as an absence.
    #[error("round {round}: the half point of player {number} without a game is left out")]
    HalfBye { round: usize, number: u32 },
    /// A field that cannot be read and decides nothing.
    #[error("line {line}, column {column}: \"{value}\" is not {expected}; it is left out")]
    LeftOut {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        value: String,
        /// What should stand there.
        expected: &'static str,
    },
}
