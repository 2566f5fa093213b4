//! What cannot be understood.

use damier_pdn::SquaresTextError;

use super::LONGEST;

/// Why a text is no message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadMessage {
    /// Nothing at all.
    #[error("the message is empty")]
    Empty,
    /// No message begins so.
    #[error("no message begins with \"{0}\"")]
    Unknown(char),
    /// It ends before its time, or goes on after it.
    #[error("a message {kind} has {expected} characters, this one has {found}")]
    Length {
        /// Its first letter.
        kind: char,
        /// How many characters it should have.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// A field cannot be understood.
    #[error("characters {from} to {to} of a message {kind} are \"{found}\", not {expected}")]
    Field {
        /// The first letter of the message.
        kind: char,
        /// Where the field begins, from 1.
        from: usize,
        /// Where it ends.
        to: usize,
        /// What it says.
        found: String,
        /// What it should say.
        expected: &'static str,
    },
    /// The position of a request cannot be read.
    #[error("the position of the request cannot be read: {0}")]
    Position(#[from] SquaresTextError),
    /// Longer than any message.
    #[error("a message has at most {LONGEST} characters")]
    TooLong {
        /// Its first byte.
        kind: u8,
    },
    /// A character outside ASCII.
    #[error("character {at} is not ASCII")]
    NotAscii {
        /// The first byte of the message.
        kind: u8,
        /// Where the character stands, from 1.
        at: usize,
    },
}

impl BadMessage {
    /// Whether it was meant as a request, which wants an answer.
    pub fn is_request(&self) -> bool {
        match self {
            BadMessage::Length { kind, .. } | BadMessage::Field { kind, .. } => *kind == 'R',
            BadMessage::TooLong { kind } | BadMessage::NotAscii { kind, .. } => *kind == b'R',
            BadMessage::Position(_) => true,
            BadMessage::Empty | BadMessage::Unknown(_) => false,
        }
    }
}
