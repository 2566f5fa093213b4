//! What a reader of games tells, as it goes.

use std::borrow::Cow;
use std::fmt;

use super::lines::Lines;
use crate::{Fault, GameEnd, Location, encoding};

/// Takes what the reader finds in one game after the other.
///
/// The calls of a game come in this order: [`begin_game`](Visitor::begin_game), any number of
/// [`tag`](Visitor::tag), [`header_done`](Visitor::header_done), then the body, then
/// [`end_game`](Visitor::end_game). Comments and faults may come anywhere in between. Nothing is
/// copied: a text lives until the call returns.
pub trait Visitor {
    /// A game begins here.
    fn begin_game(&mut self, _at: Text<'_>) {}

    /// Called for every tag of a header.
    fn tag(&mut self, _tag: TagText<'_>) {}

    /// No more tags come.
    fn header_done(&mut self) {}

    /// A move, as written.
    fn played(&mut self, _mv: Text<'_>, _number: MoveNumber) {}

    /// `...` in the place of a move: it was played but is not known.
    fn unknown_move(&mut self, _at: Text<'_>, _number: MoveNumber) {}

    /// A mark of strength for the last move: `!`, `?`, `(!?)` …
    fn strength(&mut self, _mark: Text<'_>) {}

    /// `$n`, a numbered remark on the last move.
    fn nag(&mut self, _nag: u16) {}

    /// A comment without its braces.
    fn comment(&mut self, _comment: Text<'_>) {}

    /// A position set up in the body; the text is the FEN, the number that of the next move.
    fn setup(&mut self, _fen: Text<'_>, _number: MoveNumber) {}

    /// A variation on the last move begins. Whoever answers [`Skip::Yes`] is told nothing of it, not
    /// even its end.
    fn begin_variation(&mut self) -> Skip {
        Skip::No
    }

    /// The variation is over.
    fn end_variation(&mut self) {}

    /// Something is wrong in the text.
    fn fault(&mut self, _fault: Fault) {}

    /// The game is over.
    fn end_game(&mut self, _ending: Ending) {}
}

/// Whether a variation is passed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Skip {
    /// The part is read.
    No,
    /// Pass it over.
    Yes,
}

/// The number of a move: both players' moves share one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MoveNumber {
    /// The number, usually from 1.
    pub number: u32,
    /// Whether it is the move of the player who did not begin.
    pub second: bool,
}

impl MoveNumber {
    /// The number of the first move of a game.
    pub const FIRST: MoveNumber = MoveNumber { number: 1, second: false };

    /// The number of the next move.
    #[must_use]
    pub const fn next(self) -> MoveNumber {
        MoveNumber { number: self.number.saturating_add(self.second as u32), second: !self.second }
    }

    /// The number this many half-moves earlier.
    #[must_use]
    pub(crate) fn back(self, half_moves: usize) -> MoveNumber {
        let earlier = self.half_moves().saturating_sub(half_moves);
        MoveNumber { number: (earlier / 2) as u32, second: !earlier.is_multiple_of(2) }
    }

    /// How many half-moves after another number this one is; none if it is before.
    pub(crate) fn since(self, other: MoveNumber) -> usize {
        self.half_moves().saturating_sub(other.half_moves())
    }

    fn half_moves(self) -> usize {
        self.number as usize * 2 + usize::from(self.second)
    }
}

/// `12.` or `12...`.
impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.second { "..." } else { "." })
    }
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Terminator {
    /// `*`, the only separator of the standard.
    Star,
    /// A result, as older files have it.
    Result(GameEnd),
    /// The header of the next game.
    NextHeader,
    /// The end of the input.
    EndOfInput,
    /// The limit on the length of a game.
    Limit,
}

/// How and where a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// What ended it.
    pub terminator: Terminator,
    /// The place after its last character.
    pub at: Location,
}

/// Some bytes of the input and their place.
#[derive(Clone, Copy)]
pub struct Text<'a> {
    pub(super) window: &'a [u8],
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) lines: &'a Lines,
}

impl<'a> Text<'a> {
    /// The bytes as they stand in the input.
    pub fn bytes(&self) -> &'a [u8] {
        &self.window[self.start..self.end]
    }

    /// The bytes as text; what is not UTF-8 is guessed.
    pub fn to_str(&self) -> Cow<'a, str> {
        encoding::decode(self.bytes())
    }

    /// Where it begins. Places are counted forward, so ask when told, not later.
    pub fn location(&self) -> Location {
        self.lines.location(self.window, self.start)
    }
}

impl fmt::Debug for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_str().fmt(f)
    }
}

/// A tag as written.
#[derive(Debug, Clone, Copy)]
pub struct TagText<'a> {
    /// The name, made of ASCII letters, digits and `_`.
    pub name: Text<'a>,
    /// The value without its quotes, its escapes not yet undone.
    pub raw_value: Text<'a>,
}

impl<'a> TagText<'a> {
    /// The value with its escapes undone.
    pub fn value(&self) -> Cow<'a, str> {
        match self.raw_value.to_str() {
            text if !text.contains('\\') => text,
            text => Cow::Owned(unescape(&text)),
        }
    }
}

/// `\"` is a quote, `\\` a backslash; a backslash before anything else stands for itself.
pub(crate) fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        match characters.peek() {
            Some(next @ ('"' | '\\')) if c == '\\' => {
                plain.push(*next);
                characters.next();
            }
            _ => plain.push(c),
        }
    }
    plain
}
