//! Reads game files of any length in bounded memory.
//!
//! [`PdnReader`] hands the parts of each game to a [`Visitor`] without copying them. It takes what is
//! found in the wild: results as separators or none at all, missing or broken tags, header-only games,
//! nested comments, any line ends, any bytes.

mod brackets;
mod fast_lane;
mod game_scan;
mod lexer;
mod line_state;
mod lines;
mod source;
mod token;
mod tokens;
mod visitor;

use std::io::{self, Read};

pub(crate) use visitor::unescape;
pub use visitor::{Ending, MoveNumber, Skip, TagText, Terminator, Text, Visitor};

use game_scan::GameScan;
use line_state::LineState;
use source::Source;
use token::{Kind, Lexed, Token};

/// What the reader refuses to go beyond, so that no input exhausts memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of one game.
    pub game: u64,
    /// Variations inside variations.
    pub depth: usize,
    /// Faults listed for one game; the others are counted.
    pub faults: usize,
}

impl Default for Limits {
    /// 16 MiB a game, 64 levels of variations, 100 faults.
    fn default() -> Limits {
        Limits { game: 16 << 20, depth: 64, faults: 100 }
    }
}

/// Reads one game after the other.
///
/// ```
/// use damier_pdn::{MoveNumber, PdnReader, Text, Visitor};
///
/// /// Counts moves.
/// #[derive(Default)]
/// struct Count(usize);
///
/// impl Visitor for Count {
///     fn played(&mut self, _mv: Text<'_>, _number: MoveNumber) {
///         self.0 += 1;
///     }
/// }
///
/// let mut reader = PdnReader::new("1. 32-28 19-23 2. 28x19 14x23 * 1. 33-29 *".as_bytes());
/// let mut count = Count::default();
/// while reader.read_game(&mut count)? {}
/// assert_eq!(count.0, 5);
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct PdnReader<R> {
    source: Source<R>,
    /// Where in the window the next token is looked for.
    next: usize,
    limits: Limits,
    /// Line states of the open variations, kept to be used again.
    lines: Vec<LineState>,
}

impl<R: Read> PdnReader<R> {
    /// A reader with the usual limits. The input needs no buffer of its own.
    pub fn new(input: R) -> PdnReader<R> {
        PdnReader::with_limits(input, Limits::default())
    }

    /// A reader with limits of your own.
    pub fn with_limits(input: R, limits: Limits) -> PdnReader<R> {
        PdnReader { source: Source::new(input), next: 0, limits, lines: Vec::new() }
    }

    /// How many bytes of the input lie behind.
    pub fn offset(&self) -> u64 {
        self.source.offset(self.next)
    }

    /// Hands the next game to the visitor; false when there is none.
    ///
    /// What is left behind the last game (a comment, text that means nothing) comes as one more game
    /// without tags and moves.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<bool> {
        // Separators that separate nothing and lines that are escaped begin no game.
        loop {
            match self.peek()? {
                Next::Token(token) if matches!(token.kind, Kind::Star | Kind::Escape) => {
                    self.next = token.end;
                }
                Next::Token(token) => {
                    GameScan::new(self, visitor, token.start).run()?;
                    return Ok(true);
                }
                Next::TooLong => {
                    let start = self.next;
                    GameScan::new(self, visitor, start).run()?;
                    return Ok(true);
                }
                Next::End => return Ok(false),
            }
        }
    }

    /// The next token, not yet taken. The window may move: positions from before are void.
    #[inline]
    fn peek(&mut self) -> io::Result<Next> {
        loop {
            match lexer::next(self.source.bytes(), self.next, self.source.ended()) {
                Lexed::Token(token) => return Ok(Next::Token(token)),
                Lexed::End => return Ok(Next::End),
                Lexed::NeedMore { keep } => {
                    if (self.source.bytes().len() - keep) as u64 > self.limits.game {
                        return Ok(Next::TooLong);
                    }
                    self.source.read_on(keep)?;
                    self.next = 0;
                }
            }
        }
    }

    /// Passes over everything up to the next header, and over at least one byte.
    fn skip_to_header(&mut self) -> io::Result<()> {
        let mut from = (self.next + 1).min(self.source.bytes().len());
        loop {
            let window = self.source.bytes();
            // What is too near to the end of the window to tell is looked at again with more behind it.
            let sure = if self.source.ended() {
                window.len()
            } else {
                window.len().saturating_sub(lexer::LOOKAHEAD)
            };
            let header = memchr::memchr_iter(b'[', &window[from..])
                .map(|length| from + length)
                .find(|at| *at >= sure || brackets::begins_header(window, *at));
            match header {
                Some(at) if at < sure => {
                    self.next = at;
                    return Ok(());
                }
                None if self.source.ended() => {
                    self.next = window.len();
                    return Ok(());
                }
                _ => {
                    let at = header.unwrap_or(window.len());
                    let keep = at.saturating_sub(lexer::BLANKS_KEPT);
                    self.source.read_on(keep)?;
                    from = at - keep;
                }
            }
        }
    }
}

/// Whether a text is read as one move.
pub(crate) fn is_move(text: &str) -> bool {
    let token = Token { kind: Kind::Move { spaced: false }, start: 0, end: text.len() };
    lexer::next(text.as_bytes(), 0, true) == Lexed::Token(token)
}

/// What comes next in the input.
enum Next {
    Token(Token),
    /// A token that is longer than a game may be.
    TooLong,
    End,
}
