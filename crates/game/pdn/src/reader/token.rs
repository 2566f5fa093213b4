//! The tokens of a game file.

use std::ops::Range;

use crate::GameEnd;

/// A token and the bytes of the window that it covers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

/// What a token is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A tag, `[Name "value"]`.
    Tag(Tag),
    /// `12.` or, when `second` is set, `12...`.
    Number { value: u32, second: bool, dotted: bool },
    /// Squares of a move, or what looks like them.
    Move { spaced: bool },
    /// Dots without a number, `...`.
    Ellipsis,
    /// `-` or `.` in the place of a move.
    Filler,
    /// `!`, `?` and their like, also in parentheses.
    Strength,
    /// A sign for a move, `$7`.
    Nag(u16),
    /// `{…}`; the text without its braces.
    Comment { text: Range<usize>, closed: bool, nested: bool },
    /// `; …` to the end of the line, or a command `[%…]` outside a comment.
    LooseComment { text: Range<usize> },
    /// `% …` to the end of the line.
    Escape,
    /// `/FEN "…"/`; the text without its slashes.
    Setup { text: Range<usize>, closed: bool },
    /// The start of a variation, `(`.
    Open,
    /// The end of a variation, `)`.
    Close,
    /// The end of a game without a result, `*`.
    Star,
    /// The result that ends a game.
    Result(GameEnd),
    /// `}` outside a comment.
    StrayBrace,
    /// Whatever is none of these.
    Unknown,
}

/// The parts of a tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tag {
    pub(crate) name: Range<usize>,
    /// The value as written, without its quotes.
    pub(crate) value: Range<usize>,
    pub(crate) quoted: bool,
    pub(crate) closed: bool,
    /// Whether a quote stands inside the value without a backslash.
    pub(crate) loose_quotes: bool,
}

/// What the lexer found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Lexed {
    Token(Token),
    /// The window ends too early; bytes from this position on are needed.
    NeedMore {
        keep: usize,
    },
    /// Nothing but white space is left.
    End,
}
