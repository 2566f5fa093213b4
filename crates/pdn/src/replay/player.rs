//! A board on which texts are played.

use damier_rules::{Color, Move, Position, Setup, Variant};

use super::start;
use crate::{Corner, FaultKind, MoveReader, MoveTextError};

/// Plays one text after the other; after one that cannot be played it stands still until a position is
/// set up.
#[derive(Debug, Default)]
pub(super) struct Player {
    variant: Option<Variant>,
    reader: MoveReader,
    corner: Option<Corner>,
    boards: Boards,
    /// The position before the first move.
    start: Option<Position>,
    /// Whether the other side began than the rules say.
    turned: bool,
    /// Whether no move has been played yet.
    fresh: bool,
}

/// The position, and the one before the last move, where a variation branches off. They change places
/// with every move, so that a position is written once.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Boards {
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

/// Why a text is not played.
pub(super) struct Refused {
    pub(super) side: Color,
    pub(super) reason: MoveTextError,
}

impl Player {
    /// Begins another game, reusing memory.
    pub(super) fn begin(&mut self, opening: start::Opening, position: Option<Position>) {
        self.variant = opening.variant;
        self.count_from(opening.corner);
        self.boards = Boards::new(position, position);
        self.start = position;
        self.turned = false;
        self.fresh = true;
    }

    fn count_from(&mut self, corner: Option<Corner>) {
        if corner != self.corner {
            self.reader = match corner {
                Some(corner) => MoveReader::new().numbers_from(corner),
                None => MoveReader::new(),
            };
            self.corner = corner;
        }
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

    /// Plays a move; `None` if the player stands still.
    #[inline]
    pub(super) fn play(&mut self, text: &[u8]) -> Result<Option<Move>, Refused> {
        let Some(now) = self.boards.now() else {
            self.boards = Boards::default();
            return Ok(None);
        };
        let mv = match self.reader.read(now, text) {
            Ok(mv) => mv,
            Err(reason) => return self.play_otherwise(text, reason),
        };
        let next = now.play_unchecked(&mv);
        self.boards.follow(Some(next));
        self.fresh = false;
        Ok(Some(mv))
    }

    /// Tries a first move with other numbers of squares, or by the other side.
    #[cold]
    fn play_otherwise(&mut self, text: &[u8], reason: MoveTextError) -> Result<Option<Move>, Refused> {
        let Some(now) = self.boards.now() else { return Ok(None) };
        let side = now.to_move();
        if let Some(corner) = start::other_corner(now, text).filter(|_| self.fresh) {
            self.fresh = false;
            self.count_from(Some(corner));
            return self.play(text);
        }
        if let Some(turned) = start::other_beginner(now, text).filter(|_| self.fresh) {
            self.fresh = false;
            self.start = Some(turned);
            self.turned = true;
            self.boards = Boards::new(Some(turned), Some(turned));
            return self.play(text);
        }
        self.boards.follow(None);
        Err(Refused { side, reason })
    }

    /// A move that nobody knows; an error the first time, because what follows cannot be played.
    pub(super) fn unknown(&mut self) -> Result<(), FaultKind> {
        let known = self.boards.now().is_some();
        self.boards.follow(None);
        if known { Err(FaultKind::UnknownMove) } else { Ok(()) }
    }

    /// Sets a position up, or passes the turn if the FEN has no pieces.
    pub(super) fn set_up(&mut self, fen: &str) -> Result<(), FaultKind> {
        self.boards.follow(None);
        let next = match (passes_turn(fen), self.boards.before(), self.variant) {
            (Some(side), Some(before), _) => start::checked(&Setup { to_move: side, ..before.setup() })?,
            (None, _, Some(variant)) => start::read_position(variant, self.corner, fen)?,
            _ => return Ok(()),
        };
        let before = self.boards.before().copied();
        self.boards = Boards::new(before.or(Some(next)), Some(next));
        Ok(())
    }

    /// Goes back to before the last move; what to rejoin later.
    pub(super) fn branch(&mut self) -> Boards {
        let here = self.boards;
        let before = here.before().copied();
        self.boards = Boards::new(before, before);
        here
    }

    /// Comes back from a variation.
    pub(super) fn rejoin(&mut self, here: Boards) {
        self.boards = here;
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
