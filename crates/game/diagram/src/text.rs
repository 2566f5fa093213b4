//! The board in letters, for terminals and e-mail.
//!
//! A tower is shown by its top piece and its height; what is in it stands beside its row as the code
//! of column draughts writes it, from the top down, `0` a man, `1` a king, captives after `/`
//! (COL-1.10.6, COL-1.10.7, COL-2.3.4).

use damier_rules::{Color, Square, Tower};

use crate::{Coordinates, Diagram};

/// Which characters a board is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TextStyle {
    /// Draughts pieces and lines.
    #[default]
    Unicode,
    /// Letters only: `w` and `b` are men, `W` and `B` kings.
    Ascii,
}

impl TextStyle {
    fn piece(self, tower: Tower) -> char {
        match (self, tower.owner(), tower.is_king()) {
            (TextStyle::Unicode, Color::White, false) => '⛀',
            (TextStyle::Unicode, Color::White, true) => '⛁',
            (TextStyle::Unicode, Color::Black, false) => '⛂',
            (TextStyle::Unicode, Color::Black, true) => '⛃',
            (TextStyle::Ascii, Color::White, false) => 'w',
            (TextStyle::Ascii, Color::White, true) => 'W',
            (TextStyle::Ascii, Color::Black, false) => 'b',
            (TextStyle::Ascii, Color::Black, true) => 'B',
        }
    }

    /// Corners and sides of the frame: upper left, upper right, lower left, lower right, across, down.
    fn frame(self) -> [char; 6] {
        match self {
            TextStyle::Unicode => ['┌', '┐', '└', '┘', '─', '│'],
            TextStyle::Ascii => ['+', '+', '+', '+', '-', '|'],
        }
    }

    fn empty(self) -> char {
        match self {
            TextStyle::Unicode => '·',
            TextStyle::Ascii => '.',
        }
    }
}

impl Diagram {
    /// The diagram in Unicode characters. The last move is shown by `( )` around its departure and
    /// `[ ]` around its arrival.
    pub fn text(&self) -> String {
        self.text_in(TextStyle::Unicode)
    }

    /// The diagram in the characters of a style.
    pub fn text_in(&self, style: TextStyle) -> String {
        let size = self.board().size();
        let cell = if self.draws_towers() { 5 } else { 3 };
        let indent = if self.coordinates == Coordinates::Letters { "  " } else { "" };
        let [upper_left, upper_right, lower_left, lower_right, across, down] = style.frame();
        let rule: String = std::iter::repeat_n(across, cell * usize::from(size)).collect();

        let mut lines = vec![format!("{indent}{upper_left}{rule}{upper_right}")];
        for row in 0..size {
            let label = match self.coordinates {
                Coordinates::Letters => format!("{} ", self.row_from_white(row) + 1),
                _ => String::new(),
            };
            let cells: String = (0..size).map(|column| self.cell(style, cell, column, row)).collect();
            lines.push(format!("{label}{down}{cells}{down}{}", self.beside(row)));
        }
        lines.push(format!("{indent}{lower_left}{rule}{lower_right}"));
        if self.coordinates == Coordinates::Letters {
            let letters: String = (0..size)
                .map(|column| {
                    let column = if self.flip { size - 1 - column } else { column };
                    format!("{:^cell$}", char::from(b'a' + column))
                })
                .collect();
            lines.push(format!("{indent} {letters}"));
        }
        if self.turn {
            lines.push(format!("{indent}{}", self.turn_in_words()));
        }
        if let Some(caption) = &self.caption {
            lines.push(format!("{indent}{}", printable(caption)));
        }
        lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// A drawn row, 0 at the top, counted from White's side.
    fn row_from_white(&self, row: u8) -> u8 {
        if self.flip { row } else { self.board().size() - 1 - row }
    }

    /// The square at a drawn column and row, if it is a square of play.
    fn drawn_at(&self, column: u8, row: u8) -> Option<Square> {
        let column = if self.flip { self.board().size() - 1 - column } else { column };
        self.board().at(i8::try_from(column).ok()?, i8::try_from(self.row_from_white(row)).ok()?)
    }

    /// The squares of a drawn row from left to right.
    fn squares_of_row(&self, row: u8) -> impl Iterator<Item = Square> {
        (0..self.board().size()).filter_map(move |column| self.drawn_at(column, row))
    }

    fn cell(&self, style: TextStyle, width: usize, column: u8, row: u8) -> String {
        let Some(square) = self.drawn_at(column, row) else { return " ".repeat(width) };
        let content = match self.at(square) {
            None => style.empty().to_string(),
            Some(tower) if tower.height() == 1 => style.piece(tower).to_string(),
            Some(tower) => format!("{}{}", style.piece(tower), tower.height()),
        };
        let ends = self.last_move.as_ref().map(|route| (route.squares.first(), route.squares.last()));
        let marked = match ends {
            Some((_, Some(to))) if *to == square => format!("[{content}]"),
            Some((Some(from), _)) if *from == square => format!("({content})"),
            _ => content,
        };
        format!("{marked:^width$}")
    }

    /// What stands to the right of a row: its square numbers, and the contents of its towers.
    fn beside(&self, row: u8) -> String {
        let squares: Vec<Square> = self.squares_of_row(row).collect();
        let mut beside = String::new();
        if let (Coordinates::Numbers, [first, .., last]) = (self.coordinates, squares.as_slice()) {
            beside += &format!(" {:>5}", format!("{}-{}", self.number(*first), self.number(*last)));
        }
        let towers: Vec<String> = squares
            .iter()
            .filter_map(|square| {
                let tower = self.at(*square).filter(|tower| tower.height() > 1)?;
                Some(format!("{} - {}", self.name(*square), tower_text(tower)))
            })
            .collect();
        if !towers.is_empty() {
            beside += &format!("  {}", towers.join(", "));
        }
        beside
    }
}

/// `1/0000`: a king over four captive men.
fn tower_text(tower: Tower) -> String {
    let digit = |rank| if rank == damier_rules::Rank::King { '1' } else { '0' };
    let own: String = tower.own().map(digit).collect();
    let captives: String = tower.captives().map(digit).collect();
    if captives.is_empty() { own } else { format!("{own}/{captives}") }
}

/// A caption on one line, without characters that would move the cursor of a terminal.
fn printable(text: &str) -> String {
    let visible: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}
