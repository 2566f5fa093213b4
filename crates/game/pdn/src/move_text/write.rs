//! Writing a move.

use damier_rules::{Move, Position, Square, SquareSet};

use super::route;
use crate::{Form, Notation, Route};

/// Writes a legal move of the position.
///
/// ```
/// use damier_pdn::{Notation, read_fen, read_move, write_move};
/// use damier_rules::{Position, Rulebook, Variant};
///
/// // The example of UA-VI.Not.5.5: two captures lead from d2 to a7.
/// let setup = read_fen(Variant::Russian, "W:WKd2:Bb6,d6,f4,f6,g7")?.setup;
/// let position = Position::new(&setup).expect("a position of the code");
/// let notation = Notation::of(&Rulebook::named("ua2023-russian")?);
/// let texts: Vec<String> =
///     position.legal_moves().iter().map(|mv| write_move(&position, mv, &notation)).collect();
/// assert!(texts.contains(&"d2:g5:e7:c5:a7".to_owned()));
/// assert!(texts.contains(&"d2:g5:d8:a5".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_move(position: &Position, mv: &Move, notation: &Notation) -> String {
    let mut text = String::new();
    push_move(position, mv, notation, &mut text);
    text
}

/// Writes a legal move of the position at the end of a text.
pub fn push_move(position: &Position, mv: &Move, notation: &Notation, text: &mut String) {
    let writer = Writer { position, mv, notation };
    match notation.form {
        _ if notation.route == Route::Captured => writer.captured(text),
        Form::Full => writer.full(text),
        Form::Complete => writer.squares(&writer.route(), text),
        Form::Column => writer.column(text),
        Form::Arrival => writer.arrival(text),
    }
}

struct Writer<'a> {
    position: &'a Position,
    mv: &'a Move,
    notation: &'a Notation,
}

impl Writer<'_> {
    /// Departure and arrival, with the route where it must be told.
    fn full(&self, text: &mut String) {
        if self.needs_route() || self.crowns_on_the_way() {
            self.squares(&self.route(), text);
        } else {
            self.squares(&[], text);
        }
    }

    /// The column of departure and the square of arrival.
    fn column(&self, text: &mut String) {
        if self.crowns_on_the_way() || self.rivals(true) > 1 || !self.notation.squares.is_algebraic() {
            self.full(text);
        } else {
            self.column_and_arrival(text);
        }
    }

    /// The square of arrival, preceded by the column of departure where another piece can go there.
    fn arrival(&self, text: &mut String) {
        if self.rivals(false) == 1 {
            self.square(self.mv.to(), text);
        } else if self.notation.squares.is_algebraic() && self.rivals(true) == 1 {
            self.column_and_arrival(text);
        } else {
            self.full(text);
        }
    }

    /// Departure, arrival and the captured squares in order.
    fn captured(&self, text: &mut String) {
        self.square(self.mv.from(), text);
        text.push(self.sign());
        self.square(self.mv.to(), text);
        for square in self.mv.jumped() {
            text.push(self.sign());
            self.square(*square, text);
        }
    }

    /// Writes a move as `cb4` or `a:a7`.
    fn column_and_arrival(&self, text: &mut String) {
        let start = text.len();
        self.notation.squares.push_name(self.position.board(), self.mv.from(), text);
        text.truncate(start + 1);
        if self.mv.is_capture() {
            text.push(self.notation.capture);
        }
        self.square(self.mv.to(), text);
    }

    /// Departure, these squares, arrival.
    fn squares(&self, between: &[Square], text: &mut String) {
        self.square(self.mv.from(), text);
        for square in between {
            text.push(self.sign());
            self.square(*square, text);
        }
        text.push(self.sign());
        self.square(self.mv.to(), text);
    }

    /// A square, with the mark of coronation where it belongs (COL-1.10.12).
    fn square(&self, square: Square, text: &mut String) {
        self.notation.squares.push_name(self.position.board(), square, text);
        if let Some(mark) = self.notation.crowning
            && self.crowning_square() == Some(square)
        {
            text.push(mark);
        }
    }

    fn sign(&self) -> char {
        if self.mv.is_capture() { self.notation.capture } else { self.notation.quiet }
    }

    /// Whether two captures share departure and arrival: for PDN those of this move, for the codes
    /// those of any capture by this piece, since they ask for the full record in positions of that kind
    /// (UA-VI.Not.5.5, COL-1.10.10).
    fn needs_route(&self) -> bool {
        let mut rivals = Vec::new();
        if self.notation.route == Route::EveryJump || !self.mv.is_capture() {
            self.position.push_moves_between(self.mv.from(), self.mv.to(), &mut rivals);
            return rivals.len() > 1;
        }
        self.position.push_legal_moves(&mut rivals);
        rivals.retain(|rival| rival.from() == self.mv.from());
        let arrivals: SquareSet = rivals.iter().map(Move::to).collect();
        arrivals.len() < rivals.len()
    }

    fn route(&self) -> Vec<Square> {
        let board = self.position.board();
        match self.notation.route {
            Route::EveryJump => route::every_jump(board, self.mv),
            Route::Turns | Route::Captured => route::turns(board, self.mv),
        }
    }

    /// How many legal moves go to the same square, from the same column only or from anywhere.
    fn rivals(&self, same_column: bool) -> usize {
        let board = self.position.board();
        let column = |mv: &Move| board.place(mv.from()).0;
        let rival = |mv: &&Move| mv.to() == self.mv.to() && (!same_column || column(mv) == column(self.mv));
        self.position.legal_moves().iter().filter(rival).count()
    }

    /// Where the man becomes a king.
    fn crowning_square(&self) -> Option<Square> {
        let last_row = self.position.board().last_row(self.position.to_move());
        let landings = &self.mv.squares()[1..];
        landings.iter().find(|square| self.mv.crowns() && last_row.contains(**square)).copied()
    }

    /// Whether a mark of coronation needs a square before arrival to stand behind.
    fn crowns_on_the_way(&self) -> bool {
        self.notation.crowning.is_some()
            && self.crowning_square().is_some_and(|square| square != self.mv.to())
    }
}
