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
    /// Whether no move has been played yet.
    fresh: bool,
}

/// The position, and the one before the last move, where a variation branches off.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Boards {
    now: Option<Position>,
    before: Option<Position>,
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
        self.boards = Boards { now: position, before: position };
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

    /// The position, if it is known.
    pub(super) fn position(&self) -> Option<&Position> {
        self.boards.now.as_ref()
    }

    /// Plays a move; `None` if the player stands still.
    #[inline]
    pub(super) fn play(&mut self, text: &[u8]) -> Result<Option<Move>, Refused> {
        let Some(now) = &self.boards.now else {
            self.boards.before = None;
            return Ok(None);
        };
        let mv = match self.reader.read(now, text) {
            Ok(mv) => mv,
            Err(reason) => return self.play_otherwise(text, reason),
        };
        let next = now.play_unchecked(&mv);
        self.boards = Boards { now: Some(next), before: self.boards.now };
        self.fresh = false;
        Ok(Some(mv))
    }

    /// Tries a first move with other numbers of squares.
    #[cold]
    fn play_otherwise(&mut self, text: &[u8], reason: MoveTextError) -> Result<Option<Move>, Refused> {
        let Some(now) = self.boards.now else { return Ok(None) };
        if let Some(corner) = start::other_corner(&now, text).filter(|_| self.fresh) {
            self.fresh = false;
            self.count_from(Some(corner));
            return self.play(text);
        }
        self.boards = Boards { now: None, before: Some(now) };
        Err(Refused { side: now.to_move(), reason })
    }

    /// A move that nobody knows; an error the first time, because what follows cannot be played.
    pub(super) fn unknown(&mut self) -> Result<(), FaultKind> {
        let before = self.boards.now;
        self.boards = Boards { now: None, before };
        if before.is_some() { Err(FaultKind::UnknownMove) } else { Ok(()) }
    }

    /// Sets a position up, or passes the turn if the FEN has no pieces.
    pub(super) fn set_up(&mut self, fen: &str) -> Result<(), FaultKind> {
        let before = self.boards.now.take();
        self.boards.before = before;
        let next = match (passes_turn(fen), before, self.variant) {
            (Some(side), Some(before), _) => start::checked(&Setup { to_move: side, ..before.setup() })?,
            (None, _, Some(variant)) => start::read_position(variant, self.corner, fen)?,
            _ => return Ok(()),
        };
        self.boards.now = Some(next);
        self.boards.before = before.or(self.boards.now);
        Ok(())
    }

    /// Goes back to before the last move; what to rejoin later.
    pub(super) fn branch(&mut self) -> Boards {
        let here = self.boards;
        self.boards.now = here.before;
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
