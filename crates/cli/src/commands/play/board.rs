//! The board for a person: in colours on a terminal, as plain text elsewhere.
//!
//! On a terminal a square is four columns wide and two rows high, which is square in most fonts. Numbers stand
//! on the empty squares and at both ends of a row, letters around the board. A tower shows its top piece and
//! how many pieces of its owner and how many captives it has.

use damier_documents::{Coordinates, Diagram, Route, Theme};
use damier_pdn::Numbering;
use damier_rules::{Color, Move, Position, Rulebook, Square, Tower};

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
            return Painted { position, last, flip: self.flip, red: self.red }.draw();
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
}

impl Painted<'_> {
    fn draw(&self) -> String {
        let size = self.position.board().size();
        let letters = self.numbering().is_algebraic().then(|| self.letters());
        let mut text = letters.clone().unwrap_or_default();
        for row in (0..size).rev() {
            let row = if self.flip { size - 1 - row } else { row };
            let squares: Vec<Option<Square>> =
                self.columns().map(|column| self.square(column, row)).collect();
            let [left, right] = self.edges(row, &squares);
            for half in [Half::Upper, Half::Lower] {
                let (left, right) =
                    if half == Half::Upper { (left.as_str(), right.as_str()) } else { ("", "") };
                text += &format!("{left:>3} ");
                for square in &squares {
                    text += &self.cell(*square, half);
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
        let letters: String =
            self.columns().map(|column| format!(" {}  ", char::from(b'a' + column))).collect();
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
        let Some(square) = square else { return painted(NUMBER, LIGHT, "    ") };
        let marked = self.last.is_some_and(|mv| mv.squares().contains(&square));
        let ground = if marked { MARKED } else { DARK };
        match self.position.at(square) {
            Some(tower) => self.piece(tower, half, ground),
            None if half == Half::Upper && !self.numbering().is_algebraic() => {
                painted(NUMBER, ground, &format!("{:<4}", self.name(square)))
            }
            None => painted(NUMBER, ground, "    "),
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
        }
    }
}

/// How many pieces of its owner and how many captives a tower has, in four columns.
fn counts(tower: Tower) -> String {
    let counts = format!("{}+{}", tower.own_count(), tower.captive_count());
    if counts.len() > 4 { format!("{}+…", tower.own_count()) } else { format!("{counts:^4}") }
}

/// Which half of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Half {
    Upper,
    Lower,
}

fn painted(ink: u8, ground: u8, text: &str) -> String {
    format!("\x1b[38;5;{ink};48;5;{ground}m{text}")
}
