//! What squares are called.
//!
//! | code | names | clauses |
//! | --- | --- | --- |
//! | hundred squares | 1 at the top left, 50 at the bottom right | FMJD-I.2.6, UA13-III.1.3.2, UA-V.Not.1 |
//! | sixty-four | a1 to h8 | FMJD-Ibis.2.6, UA-VI.Not.2, UA-VI.Not.3, COL-1.10.2, COL-1.10.3 |
//! | sixty-four, 2013 | A1 to H8 | UA13-II.1.3.2 |
//! | checkers | 1 to 32 from the first player's right hand, so 1 = b8 seen from White | UA13-II.1.4.2, UA-VII.Not.1, WCDF-1.5 |
//! | Lasca | 1 to 25 from White's left hand | COL-2.3.1 |
//! | Italy | 1 to 32 from the top left, where a square of play is | FID-2.4 |
//! | Spain, Portugal, Thailand | 1 to 32 from White's right hand | FPD-2.1, PDN 3.0 |
//!
//! In which direction the rows of the lost Lasca diagram ran cannot be known; from right to left is
//! [`Numbering::Numbers`] from the other corner (D-07a).

use damier_rules::rulebook::SquareNames;
use damier_rules::{Board, Square, Variant};

/// A way of naming squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// `a1` at White's left hand.
    Algebraic,
    /// The same in capitals, `A1`.
    Capitals,
    /// Numbers along the rows, beginning at a corner.
    Numbers(Corner),
}

/// A corner of the board, White being at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Corner {
    /// At White's left hand, where a1 is.
    BottomLeft,
    /// At White's right hand.
    BottomRight,
    /// Opposite White's left hand.
    TopLeft,
    /// Opposite White's right hand.
    TopRight,
}

impl Corner {
    /// All four corners of a board.
    pub const ALL: [Corner; 4] = [Corner::BottomLeft, Corner::BottomRight, Corner::TopLeft, Corner::TopRight];

    /// Where the code of this board begins to count.
    pub const fn of(board: Board) -> Corner {
        match board {
            Board::FortyNine => Corner::BottomLeft,
            Board::SixtyFour | Board::Mirrored | Board::Hundred => Corner::TopLeft,
        }
    }

    /// Where the numbers of a variant begin: at the other end of the board where it is numbered from White's side.
    ///
    /// ```
    /// use damier_pdn::Corner;
    /// use damier_rules::Variant;
    /// assert_eq!(Corner::used_in(Variant::Italian), Corner::TopLeft);
    /// assert_eq!(Corner::used_in(Variant::Spanish), Corner::BottomRight);
    /// ```
    pub const fn used_in(variant: Variant) -> Corner {
        let corner = Corner::of(variant.board());
        if variant.profile().numbers_from_white { corner.opposite() } else { corner }
    }

    /// The corner seen from the other side of the board.
    pub(crate) const fn opposite(self) -> Corner {
        match self {
            Corner::BottomLeft => Corner::TopRight,
            Corner::BottomRight => Corner::TopLeft,
            Corner::TopLeft => Corner::BottomRight,
            Corner::TopRight => Corner::BottomLeft,
        }
    }

    const fn is_top(self) -> bool {
        matches!(self, Corner::TopLeft | Corner::TopRight)
    }

    const fn is_right(self) -> bool {
        matches!(self, Corner::BottomRight | Corner::TopRight)
    }
}

impl Numbering {
    /// The names that the variant's codes and PDN use.
    pub const fn of(variant: Variant) -> Numbering {
        match variant.profile().squares {
            SquareNames::Letters => Numbering::Algebraic,
            SquareNames::Capitals => Numbering::Capitals,
            SquareNames::Numbers => Numbering::Numbers(Corner::used_in(variant)),
        }
    }

    /// The name of a square.
    ///
    /// ```
    /// use damier_pdn::Numbering;
    /// use damier_rules::{Board, Square, Variant};
    /// let square = Square::new(31);
    /// assert_eq!(Numbering::of(Variant::English).name(Board::SixtyFour, square), "32");
    /// assert_eq!(Numbering::Algebraic.name(Board::SixtyFour, square), "g1");
    /// ```
    pub fn name(self, board: Board, square: Square) -> String {
        let mut name = String::new();
        self.push_name(board, square, &mut name);
        name
    }

    /// Writes the name of a square at the end of a text; a square the board does not have by its number.
    pub fn push_name(self, board: Board, square: Square, text: &mut String) {
        if !board.has(square) {
            return push_number(square.number(), text);
        }
        let first = match self {
            Numbering::Algebraic => b'a',
            Numbering::Capitals => b'A',
            Numbering::Numbers(corner) => return push_number(number(board, corner, square), text),
        };
        let (column, row) = board.place(square);
        text.push(char::from(first + column));
        push_number(row + 1, text);
    }

    /// The square of this name, if the board has it. Capitals and small letters are the same here,
    /// and numbers may begin with a zero.
    pub fn square(self, board: Board, name: &str) -> Option<Square> {
        match self {
            Numbering::Algebraic | Numbering::Capitals => {
                let letter = name.bytes().next()?.to_ascii_lowercase();
                let column = letter.checked_sub(b'a').filter(|column| *column < board.size())?;
                let row = plain_number(name.get(1..)?)?.checked_sub(1).filter(|row| *row < board.size())?;
                board.at(column as i8, row as i8)
            }
            Numbering::Numbers(corner) => square(board, corner, plain_number(name)?),
        }
    }

    /// The name that another numbering gives to a square named in this one.
    ///
    /// ```
    /// use damier_pdn::Numbering;
    /// use damier_rules::{Board, Variant};
    /// let checkers = Numbering::of(Variant::English);
    /// assert_eq!(checkers.convert(Board::SixtyFour, "1", Numbering::Algebraic).as_deref(), Some("b8"));
    /// ```
    pub fn convert(self, board: Board, name: &str, to: Numbering) -> Option<String> {
        self.square(board, name).map(|square| to.name(board, square))
    }

    /// Whether squares have a letter for their column.
    pub const fn is_algebraic(self) -> bool {
        matches!(self, Numbering::Algebraic | Numbering::Capitals)
    }
}

/// The number of a square counted from a corner along the rows.
pub(crate) const fn number(board: Board, corner: Corner, square: Square) -> u8 {
    let (column, row) = board.place(square);
    let row = if corner.is_top() { board.size() - 1 - row } else { row };
    let half = board.size() / 2;
    // On the odd board rows of four and of three squares take turns.
    let (before, long) = match board {
        Board::FortyNine => (row / 2 * board.size() + row % 2 * (half + 1), half + 1 - row % 2),
        _ => (row * half, half),
    };
    let along = if corner.is_right() { long - 1 - column / 2 } else { column / 2 };
    before + along + 1
}

/// The square of this number counted from a corner.
pub(crate) fn square(board: Board, corner: Corner, wanted: u8) -> Option<Square> {
    if corner == Corner::of(board) {
        return board.square(wanted);
    }
    board.squares().find(|square| number(board, corner, *square) == wanted)
}

/// One or two digits.
fn plain_number(digits: &str) -> Option<u8> {
    let plain = matches!(digits.len(), 1 | 2) && digits.bytes().all(|b| b.is_ascii_digit());
    plain.then(|| digits.parse().ok()).flatten()
}

fn push_number(number: u8, text: &mut String) {
    if number >= 10 {
        text.push(char::from(b'0' + number / 10));
    }
    text.push(char::from(b'0' + number % 10));
}
