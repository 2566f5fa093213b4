//! Where things lie on the drawing. One square measures [`SQUARE`] units.

use std::fmt;

use damier_rules::{Board, Color, Square};

use crate::pieces::tower_overshoot;
use crate::{Coordinates, Diagram};

/// The side of a square.
pub(crate) const SQUARE: f32 = 100.0;

/// Around a board without coordinates.
const MARGIN: f32 = 14.0;
/// Beside a board with letters and digits, or beside the disc of the side to move.
const WIDE_MARGIN: f32 = 52.0;
/// The line of the caption.
const CAPTION: f32 = 78.0;
/// The most letters of a caption that fit on one line, for each square of the board's side.
const LETTERS_A_SQUARE: usize = 5;

/// A point on the drawing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f32,
    pub(crate) y: f32,
}

impl Point {
    pub(crate) fn shifted(self, x: f32, y: f32) -> Point {
        Point { x: self.x + x, y: self.y + y }
    }
}

/// Two numbers as SVG paths want them.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", Number(self.x), Number(self.y))
    }
}

/// A length with at most one decimal, which is finer than any printer.
pub(crate) struct Number(pub(crate) f32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero turns -0 into 0.
        write!(f, "{}", (self.0 * 10.0).round() / 10.0 + 0.0)
    }
}

/// The places of one diagram.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Layout {
    board: Board,
    flip: bool,
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
    caption_lines: usize,
}

impl Layout {
    pub(crate) fn new(diagram: &Diagram) -> Layout {
        let letters = diagram.coordinates == Coordinates::Letters;
        let board = diagram.board();
        let mut layout = Layout {
            board,
            flip: diagram.flip,
            left: if letters { WIDE_MARGIN } else { MARGIN },
            top: MARGIN,
            right: if diagram.turn { WIDE_MARGIN } else { MARGIN },
            bottom: if letters { WIDE_MARGIN } else { MARGIN },
            caption_lines: 0,
        };
        layout.top += layout.headroom(diagram);
        layout.caption_lines =
            diagram.caption.as_deref().map_or(0, |text| wrap(text, layout.letters_a_line()).len());
        layout
    }

    /// Tall towers lean on the empty light square above theirs; in the row at the top there is none,
    /// so the drawing grows.
    fn headroom(&self, diagram: &Diagram) -> f32 {
        let on_top = diagram.setup.placed.iter().filter(|(s, _)| self.board.has(*s) && self.row(*s) == 0);
        let heights = on_top.map(|(_, tower)| tower_overshoot(tower.height()));
        if diagram.draws_towers() { heights.fold(0.0, f32::max) } else { 0.0 }
    }

    fn side(&self) -> f32 {
        f32::from(self.board.size()) * SQUARE
    }

    pub(crate) fn letters_a_line(&self) -> usize {
        usize::from(self.board.size()) * LETTERS_A_SQUARE
    }

    pub(crate) fn width(&self) -> f32 {
        self.left + self.side() + self.right
    }

    pub(crate) fn height(&self) -> f32 {
        let caption =
            if self.caption_lines > 0 { CAPTION * 0.7 * self.caption_lines as f32 + 24.0 } else { 0.0 };
        self.top + self.side() + self.bottom + caption
    }

    /// The upper left corner of the board.
    pub(crate) fn origin(&self) -> Point {
        Point { x: self.left, y: self.top }
    }

    /// Column from the left and row from the top, as drawn, for a place counted from White's left corner.
    fn drawn(&self, (column, row): (u8, u8)) -> (u8, u8) {
        let last = self.board.size() - 1;
        if self.flip { (last - column, row) } else { (column, last - row) }
    }

    /// The drawn row of a square, 0 at the top.
    pub(crate) fn row(&self, square: Square) -> u8 {
        self.drawn(self.board.place(square)).1
    }

    /// The upper left corner of a square.
    pub(crate) fn corner(&self, square: Square) -> Point {
        let (column, row) = self.drawn(self.board.place(square));
        self.origin().shifted(f32::from(column) * SQUARE, f32::from(row) * SQUARE)
    }

    /// The middle of a square.
    pub(crate) fn centre(&self, square: Square) -> Point {
        self.corner(square).shifted(SQUARE / 2.0, SQUARE / 2.0)
    }

    /// The middle of the letter below a column, counted from White's left.
    pub(crate) fn letter(&self, column: u8) -> Point {
        let (column, _) = self.drawn((column, 0));
        Point { x: self.left + (f32::from(column) + 0.5) * SQUARE, y: self.top + self.side() + 38.0 }
    }

    /// The middle of the digit beside a row, counted from White's side.
    pub(crate) fn digit(&self, row: u8) -> Point {
        let (_, row) = self.drawn((0, row));
        Point { x: self.left - 28.0, y: self.top + (f32::from(row) + 0.5) * SQUARE + 10.0 }
    }

    /// Beside the first row of the side to move.
    pub(crate) fn turn(&self, to_move: Color) -> Point {
        let below = (to_move == Color::White) != self.flip;
        let down = if below { self.side() - SQUARE / 2.0 } else { SQUARE / 2.0 };
        Point { x: self.left + self.side() + WIDE_MARGIN / 2.0 + 2.0, y: self.top + down }
    }

    /// The middle of a line of the caption.
    pub(crate) fn caption(&self, line: usize) -> Point {
        Point {
            x: self.left + self.side() / 2.0,
            y: self.top + self.side() + self.bottom + CAPTION * 0.7 * (line as f32 + 0.75),
        }
    }
}

/// A text cut into lines at its spaces; a word longer than a line stays whole.
pub fn wrap(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_captions_break_at_spaces() {
        assert_eq!(wrap("White to move and win", 13), ["White to move", "and win"]);
        assert_eq!(wrap("  ", 13), Vec::<String>::new());
        assert_eq!(wrap("incomprehensibilities", 5), ["incomprehensibilities"]);
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(Number(-0.01).to_string(), "0");
        assert_eq!(Number(12.34).to_string(), "12.3");
    }
}
