//! The boards: where each square lies, what it is called, and the lines that have names.
//!
//! | board | squares | numbering | clauses |
//! | --- | --- | --- | --- |
//! | 10×10 | 50 | 1 at the top left | FMJD-I.2.1, FMJD-I.2.6, UA13-III.1.3.1, UA-V.Inv.6 |
//! | 8×8 | 32 | algebraic, or 1 = b8 … 32 = g1 | UA-VI.Not.2, UA13-II.1.4.2, WCDF-1.5 |
//! | 8×8, turned over | 32 | 1 at the top left, on a square of play |
//! | 7×7 | 25 | 1 at White's left corner | COL-2.1.1, COL-2.3.1 (D-07a) |

use crate::{Color, Square, SquareSet};

/// A board, seen with White at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Board {
    /// 10×10, fifty dark squares.
    Hundred,
    /// 8×8, thirty-two dark squares.
    SixtyFour,
    /// 7×7, twenty-five dark squares.
    FortyNine,
    /// 8×8, thirty-two dark squares, one of them at each player's right hand and none at his left, as in Italy and
    /// Spain: the mirror image of the other board.
    Mirrored,
}

impl Board {
    /// Squares along one side.
    pub const fn size(self) -> u8 {
        match self {
            Board::Hundred => 10,
            Board::SixtyFour | Board::Mirrored => 8,
            Board::FortyNine => 7,
        }
    }

    /// How many squares are played on.
    pub const fn len(self) -> u8 {
        match self {
            Board::Hundred => 50,
            Board::SixtyFour | Board::Mirrored => 32,
            Board::FortyNine => 25,
        }
    }

    /// How many squares from the left is that of play in the lowest row, counted from 1.
    const fn left(self) -> u8 {
        match self {
            Board::Mirrored => 2,
            _ => 1,
        }
    }

    /// Never true; a board has squares.
    pub const fn is_empty(self) -> bool {
        false
    }

    /// All squares in order of number.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.len()).map(Square::new)
    }

    /// The square of this number, if the board has it.
    pub fn square(self, number: u8) -> Option<Square> {
        Square::from_number(number).filter(|square| self.has(*square))
    }

    /// Whether the square is on this board.
    pub const fn has(self, square: Square) -> bool {
        square.index() < self.len() as usize
    }

    /// Column from the left and row from the bottom, both from 0, White being at the bottom.
    pub const fn place(self, square: Square) -> (u8, u8) {
        let i = square.index() as u8;
        match self {
            Board::FortyNine => {
                let (pair, rest) = (i / 7, i % 7);
                if rest < 4 { (2 * rest, 2 * pair) } else { (2 * (rest - 4) + 1, 2 * pair + 1) }
            }
            _ => {
                let half = self.size() / 2;
                let (from_top, k) = (i / half, i % half);
                let column = 2 * k + (from_top + self.left()) % 2;
                (column, self.size() - 1 - from_top)
            }
        }
    }

    /// The square of play at a column and row counted from 0 at the bottom left, if there is one.
    pub const fn at(self, column: i8, row: i8) -> Option<Square> {
        let size = self.size() as i8;
        let light = (column + row) % 2 == self.left() as i8 % 2;
        if column < 0 || row < 0 || column >= size || row >= size || light {
            return None;
        }
        let index = match self {
            Board::FortyNine => row / 2 * 7 + row % 2 * 4 + column / 2,
            _ => (size - 1 - row) * (size / 2) + column / 2,
        };
        Some(Square::new(index as u8))
    }

    /// The next square in a direction.
    pub const fn step(self, square: Square, direction: Direction) -> Option<Square> {
        let (column, row) = self.place(square);
        let (right, up) = direction.offsets();
        self.at(column as i8 + right, row as i8 + up)
    }

    /// The squares passed in a direction, to the edge.
    pub fn line(self, from: Square, direction: Direction) -> impl Iterator<Item = Square> {
        std::iter::successors(self.step(from, direction), move |square| self.step(*square, direction))
    }

    /// Algebraic name, `a1` at White's left corner (UA-VI.Not.2, UA-VI.Not.3).
    pub fn algebraic(self, square: Square) -> String {
        let (column, row) = self.place(square);
        format!("{}{}", char::from(b'a' + column), row + 1)
    }

    /// The row a side's men start from, nearest to it.
    pub fn home_row(self, color: Color) -> SquareSet {
        let row = match color {
            Color::White => 0,
            Color::Black => self.size() - 1,
        };
        self.squares().filter(|square| self.place(*square).1 == row).collect()
    }

    /// The row where a side's men become kings.
    pub fn last_row(self, color: Color) -> SquareSet {
        self.home_row(!color)
    }

    /// The main road, the longest diagonal (UA13-II.1.3.3, UA13-III.1.3.3, FMJD-I.2.6.3).
    pub fn main_road(self) -> SquareSet {
        self.squares()
            .filter(|square| {
                let (column, row) = self.place(*square);
                match self {
                    Board::Mirrored => column + row + 1 == self.size(),
                    _ => column == row,
                }
            })
            .collect()
    }
}

/// The direction of a line of squares, seen with White at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Away from White, to the left.
    UpLeft,
    /// Away from White, to the right.
    UpRight,
    /// Towards White, to the left.
    DownLeft,
    /// Towards White, to the right.
    DownRight,
    /// Along the row to the left, to the next square of play.
    Left,
    /// Along the row to the right.
    Right,
    /// Along the column away from White.
    Up,
    /// Along the column towards White.
    Down,
}

impl Direction {
    /// The four diagonals.
    pub const ALL: [Direction; 4] =
        [Direction::UpLeft, Direction::UpRight, Direction::DownLeft, Direction::DownRight];

    /// The diagonals, rows and columns.
    pub const WITH_STRAIGHT: [Direction; 8] = [
        Direction::UpLeft,
        Direction::UpRight,
        Direction::DownLeft,
        Direction::DownRight,
        Direction::Left,
        Direction::Right,
        Direction::Up,
        Direction::Down,
    ];

    /// Whether it is one of the diagonals.
    pub const fn is_diagonal(self) -> bool {
        !matches!(self, Direction::Left | Direction::Right | Direction::Up | Direction::Down)
    }

    /// Columns to the right and rows up for one step.
    pub const fn offsets(self) -> (i8, i8) {
        match self {
            Direction::UpLeft => (-1, 1),
            Direction::UpRight => (1, 1),
            Direction::DownLeft => (-1, -1),
            Direction::DownRight => (1, -1),
            Direction::Left => (-2, 0),
            Direction::Right => (2, 0),
            Direction::Up => (0, 2),
            Direction::Down => (0, -2),
        }
    }

    /// The way back.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::UpLeft => Direction::DownRight,
            Direction::UpRight => Direction::DownLeft,
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
        }
    }

    /// Whether a man of this side goes forward in this direction.
    pub fn is_forward(self, color: Color) -> bool {
        (self.offsets().1 > 0) == (color == Color::White)
    }
}
