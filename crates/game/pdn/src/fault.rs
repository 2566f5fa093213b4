//! What is wrong in a game file, and where.
//!
//! A reader of files found in the wild never gives up: it keeps what it understood and lists the
//! rest as faults. An error means that something of the game is lost or cannot be right; a warning
//! means that the text departs from the standard but its meaning is clear.

use std::fmt;

use damier_rules::{Color, SetupFault, Variant};

use crate::{BadGameType, FenError, GameEnd, NotSupported};

/// A place in a text: line and column, both counted from 1, the column in characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Location {
    /// The line, from 1.
    pub line: u64,
    /// The character in the line, from 1.
    pub column: u64,
}

impl Location {
    /// Where a text begins.
    pub const START: Location = Location { line: 1, column: 1 };
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// How bad a fault is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Not as the standard wants it, but understood.
    Warning,
    /// Something is lost, or cannot be right.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Severity::Warning => "warning",
            Severity::Error => "error",
        })
    }
}

/// One fault at one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The place in the file.
    pub at: Location,
}

impl Fault {
    /// How bad it is.
    pub fn severity(&self) -> Severity {
        self.kind.severity()
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: {}", self.at, self.severity(), self.kind)
    }
}

/// What can be wrong in the text of a game file.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FaultKind {
    /// A comment without its closing brace.
    #[error("the comment is not closed")]
    UnclosedComment,
    /// A brace inside a comment; it is read as a parenthesis.
    #[error("a brace inside a comment")]
    NestedComment,
    /// A closing brace that closes nothing.
    #[error("a closing brace without a comment")]
    StrayBrace,
    /// A variation without its closing parenthesis.
    #[error("the variation is not closed")]
    UnclosedVariation,
    /// A closing parenthesis that closes nothing.
    #[error("a closing parenthesis without a variation")]
    StrayParenthesis,
    /// Variations inside variations beyond the limit; the deeper ones are passed over.
    #[error("variations are nested more than {limit} deep; the deeper ones are left out")]
    TooDeep {
        /// How deep they may be.
        limit: usize,
    },
    /// A game longer than the limit; the rest is passed over up to the next tags.
    #[error("the game is longer than {limit} bytes; the rest is left out")]
    TooLong {
        /// How many bytes a game may have.
        limit: u64,
    },
    /// Text that means nothing in a game.
    #[error("\"{text}\" is no move")]
    Unknown {
        /// The text, shortened.
        text: String,
    },
    /// A tag that lacks its closing quote or bracket.
    #[error("the tag is not closed")]
    UnclosedTag,
    /// A tag whose value is not in quotes.
    #[error("the value of the tag is not in quotes")]
    UnquotedTag,
    /// A quote inside a value without a backslash.
    #[error("a quote inside the value of a tag needs a backslash")]
    UnescapedQuote,
    /// A tag name that does not begin with a capital letter.
    #[error("the name of a tag begins with a capital letter")]
    SmallTagName,
    /// A tag that is there twice.
    #[error("the tag {name} is there twice")]
    RepeatedTag {
        /// The name of the tag.
        name: String,
    },
    /// A set-up without its closing slash or without a FEN.
    #[error("a set-up is written /FEN \"…\"/")]
    BadSetup,
    /// Squares and separator of a move are apart.
    #[error("a space inside a move")]
    SpaceInMove,
    /// A move number without a dot.
    #[error("the move number {number} lacks its dot")]
    NumberWithoutDot {
        /// The number of the move, as written.
        number: u32,
    },
    /// A move number out of sequence.
    #[error("move number {found} stands where {expected} is due")]
    WrongNumber {
        /// What is written.
        found: u32,
        /// What should be.
        expected: u32,
    },
    /// A dash, dot or comma in the place of a move.
    #[error("a \"{text}\" in the place of a move")]
    Filler {
        /// What is written.
        text: String,
    },
    /// `*` as the mark of a forced move; it is read as `$7`.
    #[error("a forced move is marked $7; an asterisk separates games")]
    ForcedMoveAsterisk,
    /// A result inside a variation.
    #[error("a result inside a variation")]
    ResultInVariation,
    /// A separator or result that ends no game.
    #[error("a result without a game")]
    StrayResult,
    /// A game begins although the one before was not ended by `*`.
    #[error("the game is not ended by \"*\"")]
    NoSeparator,
    /// Bytes that are not UTF-8, and what they were taken for.
    #[error("the text is not UTF-8; it was read as {taken_for}")]
    Encoding {
        /// The encoding assumed.
        taken_for: &'static str,
    },
    /// A GameType tag that says nothing; the squares tell the variant.
    #[error(transparent)]
    BadGameType(BadGameType),
    /// A GameType tag that the first move contradicts; the move is trusted.
    #[error("the GameType tag says {}, but the moves are those of {}", .said.title(), .played.title())]
    GameTypeDiffers {
        /// What the tag says.
        said: Variant,
        /// What is played.
        played: Variant,
    },
    /// A game that is not played here; its moves are not checked.
    #[error(transparent)]
    NotSupported(NotSupported),
    /// A FEN that cannot be read; moves from there are not checked.
    #[error("bad FEN, {0}")]
    BadFen(Box<FenError>),
    /// A position that cannot occur; moves from there are not checked.
    #[error("impossible position: {}", join(.faults))]
    ImpossiblePosition {
        /// What is wrong with the position.
        faults: Vec<SetupFault>,
    },
    /// A move that nobody knows; those after it are not checked.
    #[error("the move is not known; those after it cannot be checked")]
    UnknownMove,
    /// Captures whose jumps are entries of their own; they were joined.
    #[error("captures are written jump by jump")]
    JumpByJump,
    /// The Result tag says one thing and the separator another.
    #[error("by the Result tag the game is {tag}, by its end it is {separator}")]
    ResultDiffers {
        /// What the tag says.
        tag: GameEnd,
        /// What ended the game.
        separator: GameEnd,
    },
    /// The last position is lost for one side, which the result does not say.
    #[error("{lost} cannot move and has lost; the result says otherwise")]
    ResultAgainstBoard {
        /// Who has lost.
        lost: Color,
    },
    /// The PlyCount tag is wrong.
    #[error("the PlyCount tag says {said}; there are {found} moves")]
    PlyCountDiffers {
        /// What the tag says.
        said: usize,
        /// How many there are.
        found: usize,
    },
    /// Further faults of the same game that are not listed.
    #[error("{count} more faults in this game")]
    More {
        /// How many there are.
        count: u64,
    },
}

fn join(faults: &[SetupFault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl FaultKind {
    /// How bad it is.
    pub fn severity(&self) -> Severity {
        use FaultKind as F;
        match self {
            F::UnclosedComment
            | F::StrayBrace
            | F::UnclosedVariation
            | F::StrayParenthesis
            | F::TooDeep { .. }
            | F::TooLong { .. }
            | F::Unknown { .. }
            | F::UnclosedTag
            | F::BadSetup
            | F::NotSupported(_)
            | F::BadFen(_)
            | F::ImpossiblePosition { .. }
            | F::More { .. } => Severity::Error,
            F::NestedComment
            | F::UnquotedTag
            | F::UnescapedQuote
            | F::SmallTagName
            | F::RepeatedTag { .. }
            | F::SpaceInMove
            | F::NumberWithoutDot { .. }
            | F::WrongNumber { .. }
            | F::Filler { .. }
            | F::ForcedMoveAsterisk
            | F::ResultInVariation
            | F::StrayResult
            | F::NoSeparator
            | F::Encoding { .. }
            | F::BadGameType(_)
            | F::GameTypeDiffers { .. }
            | F::JumpByJump
            | F::UnknownMove
            | F::ResultDiffers { .. }
            | F::ResultAgainstBoard { .. }
            | F::PlyCountDiffers { .. } => Severity::Warning,
        }
    }
}
