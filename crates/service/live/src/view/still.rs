//! A position by itself: what stands there, what can be played, and where a move leads.

use damier_language::Words;
use damier_pdn::{Notation, write_fen};
use damier_rules::{Move, Position, Rulebook};

use super::translated::{LegalMove, Piece, ShownBoard};
use super::{Choice, board};
use crate::{Refused, Seat, move_id, terms};

/// A position under a rulebook, without players and clocks.
///
/// ```
/// use damier_live::Still;
/// use damier_rules::Rulebook;
///
/// let book = Rulebook::named("ua2023-russian").expect("a rulebook");
/// let still = Still::new(book, Some("W:Wc3:Bd4,f6"))?;
/// assert_eq!(still.legal()[0].id, "c3xe5xg7");
/// let (_, after) = still.play("c3:g7")?;
/// assert_eq!(after.fen(), "B:Wg7:B");
/// # Ok::<(), damier_live::Refused>(())
/// ```
#[derive(Debug, Clone)]
pub struct Still {
    book: Rulebook,
    position: Position,
    notation: Notation,
}

impl Still {
    /// A position as FEN; without one, that from which games begin.
    pub fn new(book: Rulebook, fen: Option<&str>) -> Result<Still, Refused> {
        let position = match fen {
            Some(fen) => terms::position(&book, fen)?,
            None => Position::start(book.variant),
        };
        let position = position.with_tower_jumps(book.tower_jumps());
        let notation = Notation::of(&book);
        Ok(Still { book, position, notation })
    }

    pub fn rulebook(&self) -> &Rulebook {
        &self.book
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position as FEN.
    pub fn fen(&self) -> String {
        write_fen(&self.position.setup())
    }

    /// Whose move it is.
    pub fn turn(&self) -> Seat {
        self.position.to_move().into()
    }

    pub fn board(&self) -> ShownBoard {
        board::board(self.position.board(), self.notation.squares)
    }

    /// What stands on it.
    pub fn pieces(&self) -> Vec<Piece> {
        board::pieces(&self.position, self.notation.squares)
    }

    /// What can be played.
    pub fn legal(&self) -> Vec<LegalMove> {
        move_id::choices(&self.position).iter().map(|mv| self.legal_move(mv)).collect()
    }

    /// Makes a move, given by its ID or in any spelling of the codes: the move, and the position after it.
    pub fn play(&self, text: &str) -> Result<(LegalMove, Still), Refused> {
        let mv = self.read(text)?;
        Ok((self.legal_move(&mv), self.after(&mv)))
    }

    /// A refusal in words, its squares named as the code names them.
    pub fn refusal_text(&self, refused: &Refused, words: &Words) -> String {
        refused.text(words, self.book.variant, self.notation.squares)
    }

    /// How the code writes moves.
    pub(super) fn notation(&self) -> &Notation {
        &self.notation
    }

    /// The move that a text means.
    pub(super) fn read(&self, text: &str) -> Result<Move, Refused> {
        move_id::read(&self.position, text, &self.notation, &self.book)
    }

    /// The position after a move.
    pub(super) fn after(&self, mv: &Move) -> Still {
        Still { position: self.position.play_unchecked(mv), ..self.clone() }
    }

    pub(super) fn legal_move(&self, mv: &Move) -> LegalMove {
        let choice = Choice::of(&self.position, *mv, &self.notation);
        board::legal_move(self.position.board(), self.notation.squares, &choice)
    }
}
