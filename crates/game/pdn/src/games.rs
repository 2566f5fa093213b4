//! Games read whole, one after the other.

use std::io::{self, Read};

use crate::encoding::Undecided;
use crate::reader::unescape;
use crate::tidy::{tidy_fen, tidy_move, tidy_name, tidy_value};
use crate::{
    Action, Comment, Ending, Fault, FaultKind, Limits, Line, Location, MoveNumber, Note, PdnGame, PdnReader,
    Skip, Step, TagText, Terminator, Text, Visitor,
};

/// A game that has been read, and how the reading went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadGame {
    /// The game as it was read.
    pub game: PdnGame,
    /// What ended it.
    pub terminator: Terminator,
    /// What is wrong in its text, in order of place.
    pub faults: Vec<Fault>,
    /// Where it begins.
    pub begin: Location,
    /// The place after its last character.
    pub end: Location,
    /// Where its steps stand, in the order of the file.
    pub(crate) places: Vec<Location>,
    /// Where its tags stand.
    tag_places: Vec<Location>,
}

impl ReadGame {
    /// Whether this is no game but what was left behind the last one: a comment, or text without
    /// meaning.
    pub fn is_remnant(&self) -> bool {
        let ended = matches!(self.terminator, Terminator::Star | Terminator::Result(_));
        self.game.tags.is_empty() && self.game.line.len_with_variations() == 0 && !ended
    }

    /// Where the first tag of this name stands; without one, where the game begins.
    pub fn tag_location(&self, name: &str) -> Location {
        let index = self.game.tags.iter().position(|tag| tag.name.eq_ignore_ascii_case(name));
        index.and_then(|index| self.tag_places.get(index)).copied().unwrap_or(self.begin)
    }
}

/// Reads games, each as a tree.
///
/// ```
/// let text = "[White \"A\"]\n1. 32-28 {usual} 19-23 (18-23) 2. 28x19 2-0";
/// let games: Vec<_> = damier_pdn::read_games(text.as_bytes()).collect::<Result<_, _>>()?;
/// assert_eq!(games.len(), 1);
/// assert_eq!(games[0].game.tags.get("White"), Some("A"));
/// assert_eq!(games[0].game.moves().collect::<Vec<_>>(), ["32-28", "19-23", "28x19"]);
/// assert_eq!(games[0].game.line.variations().count(), 1);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn read_games<R: Read>(input: R) -> Games<R> {
    Games::new(PdnReader::new(input))
}

/// One game after the other, in memory that depends on the longest game only.
#[derive(Debug)]
pub struct Games<R> {
    reader: PdnReader<R>,
    failed: bool,
}

impl<R: Read> Games<R> {
    /// The games that a reader finds.
    pub fn new(reader: PdnReader<R>) -> Games<R> {
        Games { reader, failed: false }
    }

    /// The games of an input, read with limits of your own.
    pub fn with_limits(input: R, limits: Limits) -> Games<R> {
        Games::new(PdnReader::with_limits(input, limits))
    }

    /// How many bytes of the input lie behind.
    pub fn offset(&self) -> u64 {
        self.reader.offset()
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<io::Result<ReadGame>> {
        if self.failed {
            return None;
        }
        let mut builder = Builder::default();
        match self.reader.read_game(&mut builder) {
            Ok(true) => Some(Ok(builder.finish())),
            Ok(false) => None,
            Err(error) => {
                self.failed = true;
                Some(Err(error))
            }
        }
    }
}

/// Grows the tree of one game.
#[derive(Debug)]
struct Builder {
    game: PdnGame,
    /// The variations that are open, the outermost first.
    open: Vec<Line>,
    faults: Vec<Fault>,
    places: Vec<Location>,
    tag_places: Vec<Location>,
    begin: Location,
    ending: Ending,
    undecided: Undecided,
}

impl Default for Builder {
    fn default() -> Builder {
        Builder {
            game: PdnGame::default(),
            open: Vec::new(),
            faults: Vec::new(),
            places: Vec::new(),
            tag_places: Vec::new(),
            begin: Location::START,
            ending: Ending { terminator: Terminator::EndOfInput, at: Location::START },
            undecided: Undecided::default(),
        }
    }
}

impl Builder {
    fn finish(mut self) -> ReadGame {
        if let Some(encoding) = self.undecided.verdict() {
            let mut settle = |text: &mut String| Undecided::settle(text, encoding);
            for tag in self.game.tags.iter_mut() {
                settle(&mut tag.value);
                tag.value = tidy_value(&tag.value);
            }
            self.game.line.for_each_text(&mut settle);
            let kind = FaultKind::Encoding { taken_for: encoding.name() };
            self.faults.push(Fault { kind, at: self.begin });
        }
        self.faults.sort_by_key(|fault| fault.at);
        ReadGame {
            game: self.game,
            terminator: self.ending.terminator,
            faults: self.faults,
            begin: self.begin,
            end: self.ending.at,
            places: self.places,
            tag_places: self.tag_places,
        }
    }

    fn line(&mut self) -> &mut Line {
        self.open.last_mut().unwrap_or(&mut self.game.line)
    }

    fn step(&mut self, action: Action, number: MoveNumber, at: Location) {
        self.places.push(at);
        self.line().steps.push(Step { action, number, strength: None, notes: Vec::new() });
    }

    fn note(&mut self, note: Note) {
        let line = self.line();
        match line.steps.last_mut() {
            Some(step) => step.notes.push(note),
            None => line.before.push(note),
        }
    }
}

impl Visitor for Builder {
    fn begin_game(&mut self, at: Text<'_>) {
        self.begin = at.location();
    }

    fn tag(&mut self, tag: TagText<'_>) {
        let at = tag.name.location();
        let name = tidy_name(&tag.name.to_str());
        if self.game.tags.get(&name).is_some() {
            self.fault(Fault { kind: FaultKind::RepeatedTag { name: name.clone() }, at });
        }
        let value = tidy_value(&unescape(&self.undecided.take(tag.raw_value.bytes())));
        self.game.tags.push(name, value);
        self.tag_places.push(at);
    }

    fn played(&mut self, mv: Text<'_>, number: MoveNumber) {
        let text = tidy_move(&mv.to_str());
        self.step(Action::Move(text), number, mv.location());
    }

    fn unknown_move(&mut self, at: Text<'_>, number: MoveNumber) {
        self.step(Action::Unknown, number, at.location());
    }

    fn setup(&mut self, fen: Text<'_>, number: MoveNumber) {
        let text = tidy_fen(&fen.to_str());
        self.step(Action::Setup(text), number, fen.location());
    }

    fn strength(&mut self, mark: Text<'_>) {
        let mark = mark.to_str();
        match self.line().steps.last_mut() {
            Some(Step { action: Action::Move(_), strength: strength @ None, notes, .. })
                if notes.is_empty() =>
            {
                *strength = Some(mark.into_owned());
            }
            _ => self.note(Note::Comment(Comment::new(&mark))),
        }
    }

    fn nag(&mut self, nag: u16) {
        self.note(Note::Nag(nag));
    }

    fn comment(&mut self, comment: Text<'_>) {
        let text = self.undecided.take(comment.bytes());
        self.note(Note::Comment(Comment::new(&text)));
    }

    fn begin_variation(&mut self) -> Skip {
        self.open.push(Line::default());
        Skip::No
    }

    fn end_variation(&mut self) {
        if let Some(line) = self.open.pop().filter(|line| *line != Line::default()) {
            self.note(Note::Variation(line));
        }
    }

    fn fault(&mut self, fault: Fault) {
        self.faults.push(fault);
    }

    fn end_game(&mut self, ending: Ending) {
        self.ending = ending;
    }
}
