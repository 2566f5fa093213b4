//! Checks games one after the other, without keeping them.

use std::io::{self, Read};

use damier_rules::{Position, Variant};

use super::checking::Run;
use super::{IllegalMove, ReplayOptions};
use crate::{Fault, GameEnd, Location, PdnReader, Terminator};

/// What is to be said about one game of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameCheck {
    /// Which game of the file it is, from 1.
    pub number: usize,
    /// The White tag, as far as it is given.
    pub white: String,
    /// The Black tag.
    pub black: String,
    /// Where the game begins.
    pub begin: Location,
    /// The place after its last character.
    pub end: Location,
    /// What ended it.
    pub terminator: Terminator,
    /// The variant; `None` if the game is none of ours.
    pub variant: Option<Variant>,
    /// Whether its squares have told the variant, since no tag did.
    pub is_guessed: bool,
    /// How many moves of the main line were played.
    pub played: usize,
    /// How many moves the main line has.
    pub moves: usize,
    /// The moves that cannot be played.
    pub illegal: Vec<IllegalMove>,
    /// What else is wrong.
    pub faults: Vec<Fault>,
    /// The position before the first move.
    pub start: Option<Position>,
    /// The last position, if all moves of the main line were played.
    pub last: Option<Position>,
    /// The result, by the tag or else by what ended the game, counted from the player who begins by the
    /// rules.
    pub outcome: Option<GameEnd>,
    /// Whether this is no game but what was left behind the last one.
    pub is_remnant: bool,
}

impl GameCheck {
    /// Whether there was a position to begin with and every move could be played.
    pub fn is_legal(&self) -> bool {
        self.start.is_some() && self.illegal.is_empty() && self.played == self.moves
    }

    pub(super) fn blank() -> GameCheck {
        GameCheck {
            number: 0,
            white: String::new(),
            black: String::new(),
            begin: Location::START,
            end: Location::START,
            terminator: Terminator::EndOfInput,
            variant: None,
            is_guessed: false,
            played: 0,
            moves: 0,
            illegal: Vec::new(),
            faults: Vec::new(),
            start: None,
            last: None,
            outcome: None,
            is_remnant: false,
        }
    }
}

/// Checks the games of a file, one after the other, reusing its memory.
///
/// ```
/// use damier_pdn::{Checker, PdnReader, ReplayOptions};
///
/// let mut reader = PdnReader::new("1. c3-d4 d6-c5 2. b2-c3 f6-g5 * 1. c3-d4 d6-e5 2. a1-b2 *".as_bytes());
/// let mut checker = Checker::new(ReplayOptions::default());
/// assert!(checker.check_next(&mut reader)?.is_some_and(|game| game.is_legal()));
/// let game = checker.check_next(&mut reader)?.expect("a second game");
/// assert_eq!(game.illegal[0].number.to_string(), "2.");
/// assert!(checker.check_next(&mut reader)?.is_none());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Checker(Run);

impl Checker {
    /// A checker that has seen nothing yet.
    pub fn new(options: ReplayOptions) -> Checker {
        Checker(Run::new(options))
    }

    /// Checks the next game of the reader; `None` when there is none. If the reader fails, the game is
    /// lost and so is what was found in it.
    pub fn check_next<R: Read>(&mut self, reader: &mut PdnReader<R>) -> io::Result<Option<&GameCheck>> {
        Ok(if reader.read_game(&mut self.0)? { Some(&self.0.check) } else { None })
    }
}
