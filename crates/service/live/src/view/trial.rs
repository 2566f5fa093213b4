//! Moves tried outside of any game, by the rules of a code.

use damier_language::Words;
use damier_rules::{Move, Position, Rulebook};

use super::translated::{LegalMove, ShownTrial};
use super::{Still, board};
use crate::Refused;

/// Moves tried from a position, without clock and players.
///
/// ```
/// use damier_live::Trial;
/// use damier_rules::Rulebook;
///
/// let book = Rulebook::named("ua2023-russian")?;
/// let mut trial = Trial::new(book, Some("W:Wc3:Bd4,h8"))?;
/// assert_eq!(trial.play("c3xe5")?.text, "c3:e5");
/// assert_eq!(trial.translated().fen, "B:We5:Bh8");
/// assert!(trial.play("h8-g8").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Trial {
    start: Position,
    moves: Vec<Move>,
    now: Still,
}

impl Trial {
    /// From a position as FEN, or from the start of a game.
    pub fn new(book: Rulebook, start: Option<&str>) -> Result<Trial, Refused> {
        let now = Still::new(book, start)?;
        Ok(Trial { start: *now.position(), moves: Vec::new(), now })
    }

    /// Plays the move that a text means: an ID or any spelling of the codes.
    pub fn play(&mut self, text: &str) -> Result<LegalMove, Refused> {
        let mv = self.now.read(text)?;
        let shown = self.now.legal_move(&mv);
        self.now = self.now.after(&mv);
        self.moves.push(mv);
        Ok(shown)
    }

    pub fn book(&self) -> &Rulebook {
        self.now.rulebook()
    }

    /// The position from which the moves were tried.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.now.position()
    }

    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The moves of a line that begins here, with their IDs and in the notation of the code.
    pub fn line(&self, moves: &[Move]) -> Vec<LegalMove> {
        let mut now = self.now.clone();
        let mut line = Vec::new();
        for mv in moves {
            line.push(now.legal_move(mv));
            now = now.after(mv);
        }
        line
    }

    /// A refusal in words, its squares named as the code names them.
    pub fn refusal_text(&self, refused: &Refused, words: &Words) -> String {
        self.now.refusal_text(refused, words)
    }

    /// The position as it is sent to a browser.
    pub fn translated(&self) -> ShownTrial {
        let (on, squares) = (self.position().board(), self.now.notation().squares);
        ShownTrial {
            variant: self.position().variant().name(),
            rulebook: self.book().name,
            board: self.now.board(),
            pieces: self.now.pieces(),
            turn: self.now.turn(),
            first: self.book().variant.rules().first.into(),
            ply: self.moves.len(),
            last: self.moves.last().map(|mv| board::last_move(on, squares, mv)),
            legal: self.now.legal(),
            fen: self.now.fen(),
        }
    }
}
