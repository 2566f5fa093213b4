//! Hands over the board: a piece is touched, adjusted, carried, let go, taken off, crowned. The code says what follows,
//! and the position which moves are left.
//!
//! | line | what happened |
//! | --- | --- |
//! | `touched SIDE SQUARE` | a hand touched the piece there, without a word |
//! | `adjusts SIDE` | he said so and adjusts pieces |
//! | `carried SIDE SQUARE SQUARE` | a piece was moved towards a square and is still held |
//! | `released SIDE SQUARE SQUARE` | a piece was moved there and let go |
//! | `removing SIDE all`, `removing SIDE stopped` | captured pieces are taken off, wholly or not |
//! | `reached SIDE SQUARE` | a man reached the last row |
//!
//! Nothing of it is a fact of the game: who writes is told the line that is, where there is one.

use damier_pdn::{Notation, write_move};
use damier_rules::game::Game;
use damier_rules::game::script::{NotALine, read_side, read_square};
use damier_rules::rulebook::{Clause, Irregularity, SquareNames};
use damier_rules::{Color, Move, Square};
use serde::Serialize;

use crate::notes::NotNoted;

/// The words by which such a line begins.
pub(crate) const KEYS: [&str; 6] = ["touched", "adjusts", "carried", "released", "removing", "reached"];

/// What most codes say of a piece that is held.
const FREE: &str = "free until the piece is let go";

/// What follows from a hand over the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandRuling {
    /// The player whose hand it was.
    pub by: Color,
    /// What the code says, point by point.
    pub says: Vec<HandSays>,
    /// The moves that are left to him; none where the hand binds nobody.
    pub moves: Vec<String>,
    /// The line that writes down what follows, where something does.
    pub line: Option<String>,
    /// The piece that he has to move now.
    #[serde(skip)]
    bound: Option<Square>,
}

/// One point of the code about hands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HandSays {
    /// The point of the code, by its key among the sentences.
    pub point: &'static str,
    /// What is said on it.
    pub rule: &'static str,
    /// The clauses that say so.
    pub clauses: Vec<Clause>,
}

/// What follows from a line about a hand, after what the hand before it did.
pub(crate) fn ruled(
    game: &Game,
    before: Option<&HandRuling>,
    key: &str,
    words: &str,
) -> Result<HandRuling, NotNoted> {
    let words: Vec<&str> = words.split_whitespace().collect();
    let side = read_side(words.first().copied().unwrap_or_default())?;
    let hand = Hand { game, side };
    let wanted = match key {
        "adjusts" => 1,
        "carried" | "released" => 3,
        _ => 2,
    };
    if let Some(extra) = words.get(wanted) {
        return Err(NotNoted::Unknown((*extra).to_owned()));
    }
    let word = |index: usize| words.get(index).copied().unwrap_or_default();
    match key {
        "touched" => hand.touched(hand.piece(word(1))?),
        "adjusts" => Ok(hand.adjusts()),
        "carried" => hand.carried(hand.own_piece(word(1))?, hand.square(word(2))?),
        "released" => hand.released(hand.own_piece(word(1))?, hand.square(word(2))?, before),
        "removing" => hand.removing(word(1)),
        _ => hand.reached(hand.square(word(1))?),
    }
}

/// A hand of a player over the board of a game.
struct Hand<'a> {
    game: &'a Game,
    side: Color,
}

impl Hand<'_> {
    fn square(&self, word: &str) -> Result<Square, NotALine> {
        read_square(self.game.rulebook().variant.board(), word)
    }

    /// A square with a piece on it.
    fn piece(&self, word: &str) -> Result<Square, NotNoted> {
        let square = self.square(word)?;
        let stands = self.game.state().position().at(square).is_some();
        if stands { Ok(square) } else { Err(NotNoted::NoPiece(word.to_owned())) }
    }

    /// A square with a piece of his own, while it is his turn.
    fn own_piece(&self, word: &str) -> Result<Square, NotNoted> {
        let square = self.piece(word)?;
        if !self.is_on_turn() {
            return Err(NotNoted::OffTurn(self.side));
        }
        if self.owns(square) { Ok(square) } else { Err(NotNoted::NotHis(word.to_owned())) }
    }

    fn owns(&self, square: Square) -> bool {
        self.game.state().position().at(square).is_some_and(|tower| tower.owner() == self.side)
    }

    fn is_on_turn(&self) -> bool {
        self.game.state().position().to_move() == self.side
    }

    fn moves_from(&self, square: Square) -> Vec<Move> {
        let mut moves = self.game.state().position().legal_moves();
        moves.retain(|mv| mv.from() == square);
        moves
    }

    /// All that the code says on some points.
    fn says(&self, points: &[&str]) -> Vec<HandSays> {
        let book = self.game.rulebook();
        let said = book.hand().filter(|rule| points.contains(&rule.point));
        said.map(|rule| HandSays { point: rule.point, rule: rule.rule, clauses: book.own(rule.clauses) })
            .collect()
    }

    /// What the code says on a point, where a regulation may read it otherwise.
    fn reads(&self, point: &'static str, rule: &'static str) -> Vec<HandSays> {
        let own = self.says(&[point]).into_iter().find(|said| said.rule == rule);
        vec![own.unwrap_or_else(|| HandSays { point, rule, clauses: Vec::new() })]
    }

    fn ruling(&self, says: Vec<HandSays>, moves: &[Move]) -> HandRuling {
        let notation = Notation::of(self.game.rulebook());
        let position = self.game.state().position();
        let moves = moves.iter().map(|mv| write_move(position, mv, &notation)).collect();
        HandRuling { by: self.side, says, moves, line: None, bound: None }
    }

    /// The line that reports an irregularity, where the code knows it.
    fn irregular(&self, code: Irregularity) -> Option<String> {
        let side = self.side.to_string().to_lowercase();
        self.game.rulebook().knows(code).then(|| format!("irregular {side} {}", code.word()))
    }

    fn touched(&self, square: Square) -> Result<HandRuling, NotNoted> {
        if !self.is_on_turn() {
            return Ok(self.off_turn());
        }
        if !self.owns(square) {
            return Ok(self.ruling(self.says(&["adjusting"]), &[]));
        }
        let moves = self.moves_from(square);
        if moves.is_empty() {
            let point = "touched piece without a move";
            let unplayable = self.game.rulebook().switches.touch_unplayable;
            let rule = if unplayable { "is an illegal move" } else { "nothing follows" };
            let line = self.irregular(Irregularity::TouchUnplayable).filter(|_| unplayable);
            return Ok(HandRuling { line, ..self.ruling(self.reads(point, rule), &[]) });
        }
        let says = self.reads("touched own piece", "must move if it can");
        Ok(HandRuling { bound: Some(square), ..self.ruling(says, &moves) })
    }

    fn off_turn(&self) -> HandRuling {
        let says = self.says(&["touching off turn"]);
        let says = if says.is_empty() { self.says(&["adjusting"]) } else { says };
        HandRuling { line: self.irregular(Irregularity::TouchOffTurn), ..self.ruling(says, &[]) }
    }

    fn adjusts(&self) -> HandRuling {
        let any_time = self.game.rulebook().switches.adjust_any_time;
        let rule = if any_time { "at any time, after a word" } else { "on one's own turn, after a word" };
        let mut says = self.reads("adjusting", rule);
        if any_time || self.is_on_turn() {
            return self.ruling(says, &[]);
        }
        let off_turn = self.off_turn();
        says.extend(off_turn.says.into_iter().filter(|said| said.point != "adjusting"));
        HandRuling { says, ..off_turn }
    }

    /// A piece that is still held may go elsewhere, unless the code binds it to the way it was shown.
    fn carried(&self, from: Square, towards: Square) -> Result<HandRuling, NotNoted> {
        let mut moves = self.moves_from(from);
        let captures = moves.iter().any(Move::is_capture);
        let begun = self.says(&["capture begun"]);
        // Columns bind a capture that was begun and leave a quiet move free (COL-1.8.1, COL-1.8.3).
        let binds_captures_only =
            !begun.is_empty() && self.says(&["square"]).iter().all(|said| said.rule == FREE);
        let fixed = self.game.rulebook().switches.direction_commit && (captures || !binds_captures_only);
        let says = if captures && !begun.is_empty() {
            begun
        } else if fixed {
            self.reads("square", "fixed once the piece is over a corner of its square")
        } else {
            self.reads("square", FREE)
        };
        let binds = fixed || says.iter().any(|said| said.point == "capture begun");
        if binds && moves.iter().any(|mv| self.goes_towards(mv, towards)) {
            moves.retain(|mv| self.goes_towards(mv, towards));
        }
        Ok(HandRuling { bound: Some(from), ..self.ruling(says, &moves) })
    }

    /// Whether a move leaves its square on the diagonal of another.
    fn goes_towards(&self, mv: &Move, towards: Square) -> bool {
        let board = self.game.rulebook().variant.board();
        let first = mv.squares().get(1).copied().unwrap_or_else(|| mv.to());
        let signs = |to: Square| {
            let ((column, row), (other, above)) = (board.place(mv.from()), board.place(to));
            (other.cmp(&column), above.cmp(&row))
        };
        signs(first) == signs(towards)
    }

    fn released(
        &self,
        from: Square,
        to: Square,
        before: Option<&HandRuling>,
    ) -> Result<HandRuling, NotNoted> {
        let bound = before.filter(|before| before.by == self.side).and_then(|before| before.bound);
        let all = self.moves_from(from);
        let made: Vec<Move> = all.iter().filter(|mv| mv.to() == to).copied().collect();
        if bound.is_some_and(|bound| bound != from) {
            let says = self.reads("touched own piece", "must move if it can");
            let line = self.irregular(Irregularity::OtherPieceMoved);
            return Ok(HandRuling { line, ..self.ruling(says, &[]) });
        }
        if let Some(first) = made.first() {
            let points: &[&str] = if first.is_capture() {
                &["chain of captures moved", "capture made", "move counts"]
            } else {
                &["quiet move made", "move counts"]
            };
            let ruling = self.ruling(self.says(points), &made);
            let line = (made.len() == 1).then(|| self.played(first));
            return Ok(HandRuling { line, ..ruling });
        }
        let passes = |mv: &Move| mv.squares()[1..].contains(&to);
        let stopped = all.iter().any(|mv| mv.is_capture() && passes(mv));
        let code = match () {
            () if stopped => Irregularity::StoppedInCapture,
            () if self.game.state().position().must_capture() => Irregularity::QuietInsteadOfCapture,
            () => Irregularity::ImpossibleMove,
        };
        let points: &[&str] = if stopped { &["chain of captures moved"] } else { &["quiet move made"] };
        Ok(HandRuling { line: self.irregular(code), ..self.ruling(self.says(points), &[]) })
    }

    /// The line that makes a move, by all its squares.
    fn played(&self, mv: &Move) -> String {
        let sign = if mv.is_capture() { "x" } else { "-" };
        let variant = self.game.rulebook().variant;
        let named = |square: &Square| match self.game.rulebook().notation.squares {
            SquareNames::Numbers => square.to_string(),
            SquareNames::Letters | SquareNames::Capitals => variant.board().algebraic(*square),
        };
        let squares: Vec<String> = mv.squares().iter().map(named).collect();
        format!("played {}", squares.join(sign))
    }

    fn removing(&self, how: &str) -> Result<HandRuling, NotNoted> {
        let says = self.says(&["captured pieces removed", "capture made"]);
        let line = match how {
            "all" => None,
            "stopped" => self.irregular(Irregularity::StoppedRemoving),
            _ => return Err(NotNoted::Unknown(how.to_owned())),
        };
        Ok(HandRuling { line, ..self.ruling(says, &[]) })
    }

    fn reached(&self, square: Square) -> Result<HandRuling, NotNoted> {
        let board = self.game.rulebook().variant.board();
        if !board.last_row(self.side).contains(square) {
            return Err(NotNoted::NotLastRow(board.algebraic(square)));
        }
        Ok(self.ruling(self.says(&["king"]), &[]))
    }
}
