//! A board on which texts are played.

use damier_rules::{Color, Move, Position, Setup};

use super::held::{Held, Joined};
use super::start::{self, Opening};
use crate::{Corner, FaultKind, MoveReader, MoveTextError};

/// Plays one text after the other; after one that cannot be played it stands still until a position is
/// set up, or until the rest of a capture that is written jump by jump.
#[derive(Debug, Default)]
pub(super) struct Player {
    /// How the game begins, as far as its moves agree.
    opening: Opening,
    reader: MoveReader,
    boards: Boards,
    /// While standing still, the capture that may go on.
    held: Option<Box<Held>>,
    /// The position before the first move.
    start: Option<Position>,
    /// Whether the other side began than the rules say.
    turned: bool,
    /// Whether no move has been played yet.
    fresh: bool,
    /// Whether the first move told another start than the tags.
    other_start: bool,
}

/// The position, and the one before the last move, where a variation branches off. They change places
/// with every move, so that a position is written once.
#[derive(Debug, Clone, Copy, Default)]
struct Boards {
    slots: [Option<Position>; 2],
    /// Which slot holds the position; the other one holds the position before.
    current: bool,
}

impl Boards {
    fn new(before: Option<Position>, now: Option<Position>) -> Boards {
        Boards { slots: [now, before], current: false }
    }

    #[inline]
    fn now(&self) -> Option<&Position> {
        self.slots[usize::from(self.current)].as_ref()
    }

    fn before(&self) -> Option<&Position> {
        self.slots[usize::from(!self.current)].as_ref()
    }

    /// The position becomes the one before this.
    #[inline]
    fn follow(&mut self, next: Option<Position>) {
        self.current = !self.current;
        self.slots[usize::from(self.current)] = next;
    }
}

/// A line that was left for a variation.
#[derive(Debug)]
pub(super) struct Left {
    boards: Boards,
    held: Option<Box<Held>>,
    fresh: bool,
    other_start: bool,
}

/// What came of a text.
pub(super) enum Played {
    Move(Move),
    /// The rest of a capture that was refused as unfinished; it stands in this many entries.
    Joined {
        /// The whole capture.
        mv: Move,
        /// The entries, the last one included.
        entries: usize,
    },
    /// Nothing: the player stands still.
    Nothing,
}

/// Why a text is not played.
pub(super) struct Refused {
    pub(super) side: Color,
    pub(super) reason: MoveTextError,
}

impl Player {
    /// Begins another game, reusing memory.
    pub(super) fn begin(&mut self, opening: Opening, position: Option<Position>) {
        self.count_from(opening.corner);
        self.opening = opening;
        self.held = None;
        self.boards = Boards::new(position, position);
        self.start = position;
        self.turned = false;
        self.fresh = true;
        self.other_start = false;
    }

    fn count_from(&mut self, corner: Option<Corner>) {
        if corner != self.opening.corner {
            self.reader = match corner {
                Some(corner) => MoveReader::new().numbers_from(corner),
                None => MoveReader::new(),
            };
            self.opening.corner = corner;
        }
    }

    /// How the game begins; its first move may have told otherwise than its tags.
    pub(super) fn opening(&self) -> Opening {
        self.opening
    }

    /// The position before the first move, if it is known.
    pub(super) fn start(&self) -> Option<Position> {
        self.start
    }

    /// Whether the other side began than the rules say.
    pub(super) fn turned(&self) -> bool {
        self.turned
    }

    /// The position, if it is known.
    pub(super) fn position(&self) -> Option<&Position> {
        self.boards.now()
    }

    /// The position before the last move, if it is known.
    pub(super) fn before(&self) -> Option<&Position> {
        self.boards.before()
    }

    /// Plays a move.
    #[inline]
    pub(super) fn play(&mut self, text: &[u8]) -> Result<Played, Refused> {
        let Some(now) = self.boards.now() else { return Ok(self.go_on(text)) };
        let mv = match self.reader.read(now, text) {
            Ok(mv) => mv,
            Err(reason) => return self.play_otherwise(text, reason),
        };
        let next = now.play_unchecked(&mv);
        self.boards.follow(Some(next));
        self.fresh = false;
        Ok(Played::Move(mv))
    }

    /// Goes on with a capture that is held.
    #[cold]
    fn go_on(&mut self, text: &[u8]) -> Played {
        self.boards = Boards::default();
        match self.held.take().and_then(|held| held.join(text, &mut self.reader)) {
            None => Played::Nothing,
            Some(Joined::Part(held)) => {
                self.boards = Boards::new(Some(held.position), None);
                self.held = Some(Box::new(held));
                Played::Nothing
            }
            Some(Joined::Whole { held, mv }) => {
                let next = held.position.play_unchecked(&mv);
                self.boards = Boards::new(Some(held.position), Some(next));
                self.fresh = false;
                Played::Joined { mv, entries: held.entries }
            }
        }
    }

    /// Tries a first move with other numbers of squares, by the other side, or in another game than
    /// the GameType tag says.
    #[cold]
    fn play_otherwise(&mut self, text: &[u8], reason: MoveTextError) -> Result<Played, Refused> {
        let Some(now) = self.boards.now() else { return Ok(Played::Nothing) };
        let side = now.to_move();
        if let Some(corner) = start::other_corner(now, text).filter(|_| self.fresh) {
            self.fresh = false;
            self.count_from(Some(corner));
            return self.play(text);
        }
        if let Some(turned) = start::other_beginner(now, text).filter(|_| self.fresh) {
            self.begin_otherwise(self.opening, turned);
            self.turned = true;
            return self.play(text);
        }
        if let Some(other) = start::other_variant(now, text, self.opening.unsure).filter(|_| self.fresh) {
            self.begin_otherwise(Opening::of(other.variant()), other);
            return self.play(text);
        }
        self.held = Held::begin(*now, text, &reason).map(Box::new);
        self.fresh = false;
        self.boards.follow(None);
        Err(Refused { side, reason })
    }

    /// Begins again from another start, with a text that is legal there.
    fn begin_otherwise(&mut self, opening: Opening, start: Position) {
        self.begin(opening, Some(start));
        self.fresh = false;
        self.other_start = true;
    }

    /// A move that nobody knows; an error the first time, because what follows cannot be played.
    pub(super) fn unknown(&mut self) -> Result<(), FaultKind> {
        let known = self.boards.now().is_some();
        self.held = None;
        self.boards.follow(None);
        if known { Err(FaultKind::UnknownMove) } else { Ok(()) }
    }

    /// Sets a position up, or passes the turn if the FEN has no pieces.
    pub(super) fn set_up(&mut self, fen: &str) -> Result<(), FaultKind> {
        self.held = None;
        self.boards.follow(None);
        let next = match (passes_turn(fen), self.boards.before(), self.opening.variant) {
            (Some(side), Some(before), _) => start::checked(&Setup { to_move: side, ..before.setup() })?,
            (None, _, Some(variant)) => start::read_position(variant, self.opening.corner, fen)?,
            _ => return Ok(()),
        };
        let before = self.boards.before().copied();
        self.boards = Boards::new(before.or(Some(next)), Some(next));
        Ok(())
    }

    /// Goes back to before the last move; what to rejoin later.
    pub(super) fn branch(&mut self) -> Left {
        let Player { boards, fresh, other_start, .. } = *self;
        let here = Left { boards, held: self.held.take(), fresh, other_start };
        let before = self.boards.before().copied();
        self.boards = Boards::new(before, before);
        here
    }

    /// Comes back from a variation.
    pub(super) fn rejoin(&mut self, here: Left) {
        // A variation before the first move may have told the start.
        let told = here.fresh && self.other_start && !here.other_start;
        self.boards = if told { Boards::new(self.start, self.start) } else { here.boards };
        self.fresh = here.fresh;
        self.held = here.held;
    }
}

/// Who is to move by a FEN without pieces, which stands for a move that was passed.
fn passes_turn(fen: &str) -> Option<Color> {
    let mut characters = fen.chars().filter(|c| !c.is_whitespace());
    let side = match characters.next()? {
        'W' | 'w' => Color::White,
        'B' | 'b' => Color::Black,
        _ => return None,
    };
    let rest: String = characters.collect();
    (rest.starts_with(':') && rest.chars().all(|c| matches!(c, ':' | 'W' | 'B' | 'w' | 'b' | '.')))
        .then_some(side)
}
