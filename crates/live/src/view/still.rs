//! A position by itself: what stands there, what can be played, and where a move leads.

use damier_language::Words;
use damier_pdn::{Notation, write_fen, write_move};
use damier_rules::{Move, Position, Rulebook, Square};

use super::board;
use super::shown::{LegalMove, Piece, ShownBoard};
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
        let notation = Notation::of(&book);
        Ok(Still { book, position, notation })
    }

    /// The rulebook.
    pub fn rulebook(&self) -> &Rulebook {
        &self.book
    }

    /// The position.
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

    /// The board.
    pub fn board(&self) -> ShownBoard {
        board::board(self.position.board(), self.notation.squares)
    }

    /// What stands on it.
    pub fn pieces(&self) -> Vec<Piece> {
        board::pieces(&self.position, self.notation.squares)
    }

    /// What can be played.
    pub fn legal(&self) -> Vec<LegalMove> {
        move_id::choices(&self.position).iter().map(|mv| self.shown(mv)).collect()
    }

    /// Makes a move, given by its ID or in any spelling of the codes: the move, and the position after it.
    pub fn play(&self, text: &str) -> Result<(LegalMove, Still), Refused> {
        let mv = move_id::read(&self.position, text, &self.notation, &self.book)?;
        let position = self.position.play_unchecked(&mv);
        Ok((self.shown(&mv), Still { position, ..self.clone() }))
    }

    /// A refusal in words, its squares named as the code names them.
    pub fn tell(&self, refused: &Refused, words: &Words) -> String {
        refused.told(words, self.book.variant, self.notation.squares)
    }

    fn shown(&self, mv: &Move) -> LegalMove {
        let name = |square: &Square| self.notation.squares.name(self.position.board(), *square);
        LegalMove {
            id: move_id::of(&self.position, mv, &self.notation),
            text: write_move(&self.position, mv, &self.notation),
            path: mv.squares().iter().map(name).collect(),
            taken: mv.jumped().iter().map(name).collect(),
        }
    }
}
