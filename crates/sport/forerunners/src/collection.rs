//! Collections of compositions in PDN as registers.
//!
//! | tag | what it tells |
//! | --- | --- |
//! | `FEN` | the position; a game without one is no composition |
//! | `Author` (one or several), else `Composer`, else `White` | who made it |
//! | `Source`, else `Event` | where it was published or entered |
//! | `Date` of publication and `Closing` date of the first contest, the earlier one | since when it exists |
//!
//! The moves are the solution; every line of it that can be played ends in a final pattern, apart from
//! those that begin with a move marked `?`, which is a false way.

use std::io::{self, Read};

use damier_pdn::{
    Action, Games, Line, Location, Note, PdnGame, ReadGame, ReplayOptions, read_games, read_move, replay,
};
use damier_rules::Position;

use crate::{Priority, Register, RegisterFull, Work};

/// A game that cannot be put into a register.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoWork {
    /// Where it begins.
    pub at: Location,
    pub why: NoWorkReason,
}

/// Why a game is no composition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoWorkReason {
    /// It begins as games do.
    #[error("no position: the tag FEN is missing")]
    NoPosition,
    /// The position cannot be set up, or belongs to no variant.
    #[error("the position cannot be read")]
    BadPosition,
}

/// How the reading of a collection went.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Taken {
    /// How many works were taken.
    pub works: usize,
    /// What was left out.
    pub left_out: Vec<NoWork>,
}

/// Why a collection was not read to its end.
#[derive(Debug, thiserror::Error)]
pub enum CollectionError {
    /// The file failed.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The register is full.
    #[error(transparent)]
    Full(#[from] RegisterFull),
}

impl Register {
    /// Takes all compositions of a PDN file.
    ///
    /// ```
    /// use damier_forerunners::Register;
    /// use damier_pdn::ReplayOptions;
    ///
    /// let file = r#"[Author "B. Smith"] [Date "1987.??.??"] [GameType "25"]
    /// [FEN "W:Wc3,e3:Bd6,f6"] 1. c3-d4 *"#;
    /// let mut register = Register::new();
    /// let taken = register.take_pdn(file.as_bytes(), &ReplayOptions::default())?;
    /// assert_eq!((taken.works, register.record(0).expect("a work").author), (1, "B. Smith"));
    /// # Ok::<(), damier_forerunners::CollectionError>(())
    /// ```
    pub fn take_pdn(&mut self, input: impl Read, options: &ReplayOptions) -> Result<Taken, CollectionError> {
        let mut taken = Taken::default();
        for read in Compositions::new(input, *options) {
            match read? {
                Ok(work) => {
                    self.push(&work)?;
                    taken.works += 1;
                }
                Err(no_work) => taken.left_out.push(no_work),
            }
        }
        Ok(taken)
    }
}

/// The compositions of a PDN file, one after the other.
#[derive(Debug)]
pub struct Compositions<R> {
    games: Games<R>,
    options: ReplayOptions,
}

impl<R: Read> Compositions<R> {
    /// Reads from an input.
    pub fn new(input: R, options: ReplayOptions) -> Compositions<R> {
        Compositions { games: read_games(input), options: ReplayOptions { variations: false, ..options } }
    }
}

impl<R: Read> Iterator for Compositions<R> {
    type Item = io::Result<Result<Work, NoWork>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.games.next()? {
                Ok(read) if read.is_remnant() => {}
                Ok(read) => return Some(Ok(work(&read, &self.options))),
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

/// The composition that a game tells.
fn work(read: &ReadGame, options: &ReplayOptions) -> Result<Work, NoWork> {
    let no_work = |why| NoWork { at: read.begin, why };
    let tags = &read.game.tags;
    if tags.get("FEN").is_none() {
        return Err(no_work(NoWorkReason::NoPosition));
    }
    let start = replay(read, options).start.ok_or(no_work(NoWorkReason::BadPosition))?;
    let first =
        |names: &[&str]| names.iter().find_map(|name| tags.known(name)).unwrap_or_default().to_owned();
    let authors: Vec<&str> = tags
        .iter()
        .filter(|tag| tag.name.eq_ignore_ascii_case("Author"))
        .map(|tag| tag.value.as_str())
        .collect();
    let dates = ["Date", "Closing"].into_iter().filter_map(|name| tags.get(name)?.parse::<Priority>().ok());
    Ok(Work {
        setup: start.setup(),
        finals: finals(&start, &read.game),
        author: if authors.is_empty() { first(&["Composer", "White"]) } else { authors.join("; ") },
        source: first(&["Source", "Event"]),
        priority: dates.min(),
    })
}

/// Where the lines of a solution end.
pub fn finals(start: &Position, solution: &PdnGame) -> Vec<Position> {
    let mut ends = Vec::new();
    walk(*start, &solution.line, &mut ends);
    ends
}

/// Plays a line as far as it goes; a variation takes the place of the move that it follows.
fn walk(mut position: Position, line: &Line, ends: &mut Vec<Position>) {
    for step in &line.steps {
        let before = position;
        let played = match &step.action {
            Action::Move(text) => read_move(&position, text).ok(),
            Action::Unknown | Action::Setup(_) => None,
        };
        // What cannot be played leads nowhere.
        let Some(mv) = played else { return };
        position = position.play_unchecked(&mv);
        for note in &step.notes {
            match note {
                Note::Variation(line) if !is_false_way(line) => walk(before, line, ends),
                _ => {}
            }
        }
    }
    if !line.steps.is_empty() {
        ends.push(position);
    }
}

fn is_false_way(line: &Line) -> bool {
    let sign = line.steps.first().and_then(|step| step.strength.as_deref());
    sign.is_some_and(|sign| sign.contains('?'))
}
