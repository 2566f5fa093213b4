//! Why a game cannot be attached to a result, and what deserves a second look if it can.

use damier_compete::event::{GameKey, Score};

/// What deserves a second look.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttachWarning {
    #[error("White is called \"{found}\" in the file and \"{expected}\" in the event")]
    White {
        /// In the file.
        found: String,
        /// In the event.
        expected: String,
    },
    #[error("Black is called \"{found}\" in the file and \"{expected}\" in the event")]
    Black {
        /// In the file.
        found: String,
        /// In the event.
        expected: String,
    },
    #[error("the file says round {found}")]
    Round {
        /// In the file.
        found: String,
    },
    /// Moves for a game that was decided without play.
    #[error("the result is {recorded}, without play, but the game has {moves} moves")]
    Unplayed {
        /// As written down.
        recorded: Score,
        /// In the file.
        moves: usize,
    },
    /// The game does not begin with the usual position, and no opening was drawn.
    #[error("the game begins from a position of its own")]
    OtherStart,
    /// The file does not say how the game ended.
    #[error("the file does not say how the game ended")]
    NoResult,
}

/// Why a game cannot be attached.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttachFault {
    /// No such game.
    #[error("{key} is not one game of the event")]
    NoSuchGame { key: GameKey },
    /// No regulation, so no rulebook.
    #[error("there is no regulation that names a rulebook")]
    NoRulebook,
    /// Nothing in the text.
    #[error("there is no game in the file")]
    NoGame,
    /// More than one.
    #[error("there are {games} games in the file, and one is wanted")]
    SeveralGames { games: usize },
    /// Another kind of draughts.
    #[error("the game is {found}, the event is {expected}")]
    OtherVariant {
        /// In the file.
        found: String,
        /// In the event.
        expected: String,
    },
    /// A move that the rules do not allow.
    #[error("line {line}, column {column}: move {ply}, {text}: {why}")]
    IllegalMove {
        /// Its line in the file.
        line: usize,
        column: usize,
        /// How many moves come before it, plus one.
        ply: usize,
        text: String,
        why: String,
    },
    /// The set-up of the file makes no position.
    #[error("the game has no position to begin with")]
    NoStart,
    /// The players have each other's colours.
    #[error("the colours are turned: in the event {white} has White")]
    ColoursTurned {
        /// Who has White in the event.
        white: String,
    },
    #[error("the game ended {told}, the event says {recorded}")]
    ResultDiffers {
        /// In the file, the first-named side first.
        told: Score,
        /// In the event.
        recorded: Score,
    },
    /// Another opening than the one drawn.
    #[error("opening {number} was drawn, and the game does not begin with it")]
    OtherOpening {
        /// Its number in the table.
        number: String,
    },
}
