//! The board for a person: in colours on a terminal, as plain text elsewhere.
//!
//! On a terminal a square is four columns wide and two rows high, which is square in most fonts; where the window
//! is too narrow for that, two columns and one row. Numbers stand on the empty squares and at both ends of a row,
//! letters around the board. A tower shows its top piece and how many pieces of its owner and how many captives it
//! has.

use std::io;

use damier_documents::{Coordinates, Diagram, Route, Theme};
use damier_pdn::Numbering;
use damier_rules::{Color, Move, Position, Rulebook, Square, Tower};
use terminal_size::terminal_size_of;

/// Columns beside the board, with the numbers at both ends of a row.
const EDGES: usize = 7;

/// Colours of the 256 that terminals have.
const LIGHT: u8 = 223;
const DARK: u8 = 95;
const MARKED: u8 = 64;
const NUMBER: u8 = 180;
const CROWN: u8 = 172;
const WHITE: u8 = 231;
const BLACK: u8 = 16;
const RED: u8 = 160;

/// How the board is seen.
pub(crate) struct Board {
    pub(crate) flip: bool,
    colors: bool,
    /// Whether the pieces of Black are called red.
    red: bool,
}

impl Board {
    /// The board of a game by a rulebook.
    pub(crate) fn new(book: &Rulebook, colors: bool, flip: bool) -> Board {
        Board { flip, colors, red: book.side(Color::Black) == "Red" }
    }

    /// The position after a move, ready to be printed.
    pub(crate) fn draw(&self, position: &Position, last: Option<&Move>) -> String {
        if self.colors {
            let window = terminal_size_of(io::stdout()).map(|(width, _)| width.0);
            return Painted { position, last, flip: self.flip, red: self.red, small: false }.fitting(window);
        }
        Diagram {
            // The colours of the theme are also the names of the sides.
            theme: if self.red { Theme::Checkers } else { Theme::Wood },
            flip: self.flip,
            coordinates: Coordinates::of(position.variant()),
            last_move: last.map(Route::from),
            ..Diagram::of(position)
        }
        .text()
    }
}

struct Painted<'a> {
    position: &'a Position,
    last: Option<&'a Move>,
    flip: bool,
    red: bool,
    /// Squares of two columns and one row.
    small: bool,
}

impl Painted<'_> {
    /// The board, small if a window of so many columns is too narrow for a large one.
    fn fitting(mut self, window: Option<u16>) -> String {
        let large = 4 * usize::from(self.position.board().size()) + EDGES;
        self.small = window.is_some_and(|columns| usize::from(columns) < large);
        self.draw()
    }

    /// The parts of a row, each a line.
    fn halves(&self) -> &'static [Half] {
        if self.small { &[Half::Both] } else { &[Half::Upper, Half::Lower] }
    }

    fn draw(&self) -> String {
        let size = self.position.board().size();
        let letters = self.numbering().is_algebraic().then(|| self.letters());
        let mut text = letters.clone().unwrap_or_default();
        for row in (0..size).rev() {
            let row = if self.flip { size - 1 - row } else { row };
            let squares: Vec<Option<Square>> =
                self.columns().map(|column| self.square(column, row)).collect();
            let [left, right] = self.edges(row, &squares);
            for half in self.halves() {
                let (left, right) =
                    if *half == Half::Lower { ("", "") } else { (left.as_str(), right.as_str()) };
                text += &format!("{left:>3} ");
                for square in &squares {
                    text += &self.cell(*square, *half);
                }
                text += &format!("\x1b[0m {right}");
                text.truncate(text.trim_end().len());
                text.push('\n');
            }
        }
        text + &letters.unwrap_or_default()
    }

    fn numbering(&self) -> Numbering {
        Numbering::of(self.position.variant())
    }

    fn columns(&self) -> impl Iterator<Item = u8> {
        let (size, flip) = (self.position.board().size(), self.flip);
        (0..size).map(move |column| if flip { size - 1 - column } else { column })
    }

    fn square(&self, column: u8, row: u8) -> Option<Square> {
        self.position.board().at(i8::try_from(column).ok()?, i8::try_from(row).ok()?)
    }

    fn letters(&self) -> String {
        let [before, after] = if self.small { ["", " "] } else { [" ", "  "] };
        let letters: String =
            self.columns().map(|column| format!("{before}{}{after}", char::from(b'a' + column))).collect();
        format!("    {}\n", letters.trim_end())
    }

    /// What stands at both ends of a row: its number, or its first and last square.
    fn edges(&self, row: u8, squares: &[Option<Square>]) -> [String; 2] {
        if self.numbering().is_algebraic() {
            return [(row + 1).to_string(), (row + 1).to_string()];
        }
        let name = |square: Option<&Square>| square.map(|own| self.name(*own)).unwrap_or_default();
        [name(squares.iter().flatten().next()), name(squares.iter().flatten().next_back())]
    }

    fn name(&self, square: Square) -> String {
        self.numbering().name(self.position.board(), square)
    }

    fn cell(&self, square: Option<Square>, half: Half) -> String {
        let width = if self.small { 2 } else { 4 };
        let Some(square) = square else { return painted(NUMBER, LIGHT, &" ".repeat(width)) };
        let marked = self.last.is_some_and(|mv| mv.squares().contains(&square));
        let ground = if marked { MARKED } else { DARK };
        match self.position.at(square) {
            Some(tower) => self.piece(tower, half, ground),
            None if half != Half::Lower && !self.numbering().is_algebraic() => {
                painted(NUMBER, ground, &format!("{:<width$}", self.name(square)))
            }
            None => painted(NUMBER, ground, &" ".repeat(width)),
        }
    }

    /// A disc; a king has a crown on it, and a tower stands on its counts.
    fn piece(&self, tower: Tower, half: Half, ground: u8) -> String {
        let (ink, paper) = match tower.owner() {
            Color::White => (WHITE, BLACK),
            Color::Black if self.red => (RED, WHITE),
            Color::Black => (BLACK, WHITE),
        };
        match half {
            Half::Upper if tower.is_king() => {
                let (left, right) = (painted(ink, ground, "▗"), painted(ink, ground, "▖"));
                format!("{left}{}{right}", painted(CROWN, ink, "▙▟"))
            }
            Half::Upper => painted(ink, ground, "▗██▖"),
            Half::Lower if tower.height() > 1 => painted(paper, ink, &counts(tower)),
            Half::Lower => painted(ink, ground, "▝██▘"),
            Half::Both if tower.height() > 1 => {
                painted(if tower.is_king() { CROWN } else { paper }, ink, &digits(tower))
            }
            Half::Both if tower.is_king() => painted(CROWN, ink, "▙▟"),
            Half::Both => painted(ink, ground, "▐▌"),
        }
    }
}

/// How many pieces of its owner and how many captives a tower has, in four columns.
fn counts(tower: Tower) -> String {
    let counts = format!("{}+{}", tower.own_count(), tower.captive_count());
    if counts.len() > 4 { format!("{}+…", tower.own_count()) } else { format!("{counts:^4}") }
}

/// The same in two columns; what has two digits is a plus sign.
fn digits(tower: Tower) -> String {
    let digit = |count: usize| if count < 10 { count.to_string() } else { "+".to_owned() };
    digit(tower.own_count()) + &digit(tower.captive_count())
}

/// Which half of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Half {
    Upper,
    Lower,
    /// A small square has one row only.
    Both,
}

fn painted(ink: u8, ground: u8, text: &str) -> String {
    format!("\x1b[38;5;{ink};48;5;{ground}m{text}")
}

#[cfg(test)]
mod tests {
    use damier_rules::Variant;

    use super::*;

    /// How many columns the widest line takes.
    fn columns(variant: Variant, window: Option<u16>) -> usize {
        let position = Position::start(variant);
        let board = Painted { position: &position, last: None, flip: false, red: false, small: false };
        let width = |line: &str| {
            let plain = line.split('\x1b').map(|part| part.split_once('m').map_or(part, |(_, text)| text));
            plain.map(|text| text.chars().count()).sum()
        };
        board.fitting(window).lines().map(width).max().unwrap_or(0)
    }

    #[test]
    fn a_board_fits_into_its_window() {
        for variant in Variant::ALL {
            let large = columns(variant, None);
            assert!(columns(variant, Some(80)) == large && large > 30, "{variant}");
            assert!(columns(variant, Some(40)) <= 40, "{variant}");
            assert!(columns(variant, Some(30)) <= 30, "{variant}");
        }
        assert_eq!(
            (columns(Variant::International, None), columns(Variant::International, Some(46))),
            (47, 27)
        );
    }
}
