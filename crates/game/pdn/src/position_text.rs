//! Positions as the codes print them.
//!
//! | style | example | clauses |
//! | --- | --- | --- |
//! | counted | `White c1, e3 (2); Black f6 (1)` | UA-VI.Not.4, COL-1.10.5, COL-2.3.3 |
//! | with a dash | `White – 2, 5, 10 – 0/0 (3); Black – 11 (1)` | COL-2.3.8 |
//! | counted, towers | `White c1 - 1/0000, d6 - 000000 (2); Black b2 - 00 (1)` | COL-1.10.6, COL-1.10.7, COL-2.3.4, COL-2.3.8 |
//! | solutions | `D. b8, пр. h6 \| c3, h8` | UA13-VI.7.4.2/d |
//!
//! The number in brackets counts towers and is checked. None of the styles says who is to move, so the
//! reader is told. Side names are read in English, Ukrainian, Russian, Lithuanian and French.

use damier_rules::{Board, Color, Rank, Setup, Square, Tower, Variant};

use crate::cursor::{Cursor, Place};
use crate::fen::{FenError, name_order, push_tower, read_square, read_tower_digits, unexpected};
use crate::{Corner, Numbering};

/// The longest text that is read.
const LIMIT: usize = 4096;

/// How a position is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PositionStyle {
    /// Sides by name, with the number of towers (UA-VI.Not.4, COL-1.10.5, COL-1.10.7).
    Counted,
    /// White's pieces, a bar, Black's; `D.` before kings and `пр.` before men where a side has both
    /// (UA13-VI.7.4.2/d). Column games have no such style and are printed counted.
    Solution,
}

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PositionTextError {
    /// A piece cannot be read.
    #[error(transparent)]
    Piece(#[from] FenError),
    /// Whose pieces these are is not said.
    #[error("{place}: neither a side is named nor do a bar or a stroke part White's pieces from Black's")]
    NoSide {
        /// The place in the text.
        place: Place,
    },
    /// The number in brackets is not the number of towers listed (UA-VI.Not.4, COL-1.10.7).
    #[error("{place}: the count says {written}, but {listed} of {color} are listed")]
    Count {
        /// The place in the text.
        place: Place,
        /// The side whose pieces are counted.
        color: Color,
        /// What the brackets say.
        written: String,
        /// How many are listed.
        listed: usize,
    },
    /// Longer than any position.
    #[error("the text has {length} bytes; no position needs more than {limit}")]
    TooLong {
        /// Its length in bytes.
        length: usize,
        /// The longest that is read.
        limit: usize,
    },
}

/// Reads a position in either style.
///
/// ```
/// use damier_pdn::{read_position_text, write_fen};
/// use damier_rules::{Color, Variant};
/// let text = "White c1 - 1/0000, d6 - 000000, f4 - 0000 (3); Black a1 - 110101/1, b2 - 00 (2)";
/// let setup = read_position_text(Variant::Columns, Color::White, text)?;
/// assert_eq!(write_fen(&setup), "W:Wc1=1+0000,d6=000000,f4=0000:Ba1=110101+1,b2=00");
/// # Ok::<(), damier_pdn::PositionTextError>(())
/// ```
pub fn read_position_text(variant: Variant, to_move: Color, text: &str) -> Result<Setup, PositionTextError> {
    if text.len() > LIMIT {
        return Err(PositionTextError::TooLong { length: text.len(), limit: LIMIT });
    }
    let setup = Setup { to_move, ..Setup::empty(variant) };
    let mut reader = Reader {
        cursor: Cursor::new(text),
        board: variant.board(),
        setup,
        side: None,
        rank: Rank::Man,
        begun: [false; 2],
    };
    reader.read()?;
    Ok(reader.setup)
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    board: Board,
    setup: Setup,
    side: Option<Color>,
    /// What the mark before the squares says they are.
    rank: Rank,
    /// Whose list has begun.
    begun: [bool; 2],
}

impl Reader<'_> {
    fn read(&mut self) -> Result<(), PositionTextError> {
        // Without names the first list is White's and the bar begins Black's.
        let text = self.cursor.rest().to_lowercase();
        let unnamed = !SIDES.iter().any(|(_, name)| text.contains(&name.to_lowercase()));
        if unnamed && text.contains(['|', '/']) {
            self.begin(Color::White)?;
        }
        loop {
            self.cursor.skip_blanks();
            let Some(c) = self.cursor.peek() else { return Ok(()) };
            match c {
                ',' | ';' | '.' => {
                    self.cursor.next();
                }
                '|' | '/' if unnamed => {
                    self.begin(Color::Black)?;
                    self.cursor.next();
                }
                '(' => self.count()?,
                _ if self.side_name()? || self.rank_mark() => {}
                _ => self.piece()?,
            }
        }
    }

    /// `White`, `Чорні` and so on, with or without a colon or a dash (COL-2.3.8).
    fn side_name(&mut self) -> Result<bool, PositionTextError> {
        for (color, name) in SIDES {
            let mut ahead = self.cursor.clone();
            if ahead.take_word(name) {
                self.begin(*color)?;
                self.cursor = ahead;
                self.cursor.skip_blanks();
                let _ = self.cursor.take(':') || take_dash(&mut self.cursor);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The list of a side begins, which it does once.
    fn begin(&mut self, color: Color) -> Result<(), PositionTextError> {
        if std::mem::replace(&mut self.begun[color as usize], true) {
            return Err(unexpected(&self.cursor, "one list of pieces for each side").into());
        }
        (self.side, self.rank) = (Some(color), Rank::Man);
        Ok(())
    }

    /// `D.` before kings, `пр.` before men.
    fn rank_mark(&mut self) -> bool {
        for (rank, mark) in [(Rank::King, "D."), (Rank::King, "Д."), (Rank::Man, "пр.")] {
            if self.cursor.take_word(mark) {
                self.rank = rank;
                return true;
            }
        }
        false
    }

    /// The number of towers in brackets.
    fn count(&mut self) -> Result<(), PositionTextError> {
        let place = self.cursor.place();
        let Some(color) = self.side else { return Err(PositionTextError::NoSide { place }) };
        self.cursor.next();
        self.cursor.skip_blanks();
        let written = self.cursor.digits();
        self.cursor.skip_blanks();
        if written.is_empty() || !self.cursor.take(')') {
            return Err(unexpected(&self.cursor, "the number of towers in brackets").into());
        }
        let listed = self.setup.placed.iter().filter(|(_, tower)| tower.owner() == color).count();
        if written.parse() == Ok(listed) {
            Ok(())
        } else {
            Err(PositionTextError::Count { place, color, written, listed })
        }
    }

    /// A piece, a tower, or pieces on all squares between two numbers.
    fn piece(&mut self) -> Result<(), PositionTextError> {
        let place = self.cursor.place();
        let Some(owner) = self.side else { return Err(PositionTextError::NoSide { place }) };
        let king = self.cursor.take('K') || self.cursor.take('k');
        let single = Tower::single(owner, if king { Rank::King } else { self.rank });
        let first = self.square()?;
        let mut ahead = self.cursor.clone();
        ahead.skip_blanks();
        let towers = self.setup.variant.has_towers();
        if ahead.take_word("to") || !towers && take_dash(&mut ahead) {
            ahead.skip_blanks();
            self.cursor = ahead;
            let last = self.square()?;
            let (low, high) = (first.min(last), first.max(last));
            let squares = self.board.squares().filter(|square| (low..=high).contains(square));
            self.setup.placed.extend(squares.map(|square| (square, single)));
        } else if take_dash(&mut ahead) {
            ahead.skip_blanks();
            self.cursor = ahead;
            let tower = read_tower_digits(&mut self.cursor, owner)?;
            self.setup.placed.push((first, tower));
        } else {
            self.setup.placed.push((first, single));
        }
        Ok(())
    }

    fn square(&mut self) -> Result<Square, FenError> {
        Ok(read_square(&mut self.cursor, self.board, Corner::used_in(self.setup.variant))?.square)
    }
}

/// A dash of any length.
fn take_dash(cursor: &mut Cursor<'_>) -> bool {
    cursor.take('-') || cursor.take('–') || cursor.take('—')
}

const SIDES: &[(Color, &str)] = &[
    (Color::White, "White"),
    (Color::White, "Білі"),
    (Color::White, "Белые"),
    (Color::White, "Baltieji"),
    (Color::White, "Blancs"),
    (Color::Black, "Black"),
    (Color::Black, "Red"),
    (Color::Black, "Чорні"),
    (Color::Black, "Чёрные"),
    (Color::Black, "Черные"),
    (Color::Black, "Juodieji"),
    (Color::Black, "Noirs"),
];

/// Writes a position in a style.
///
/// ```
/// use damier_pdn::{PositionStyle, read_fen, write_position_text};
/// use damier_rules::Variant;
/// let setup = read_fen(Variant::Russian, "W:Wh6,Kb8:Bc3,h8")?.setup;
/// assert_eq!(write_position_text(&setup, PositionStyle::Solution), "D. b8, пр. h6 | c3, h8");
/// assert_eq!(write_position_text(&setup, PositionStyle::Counted), "White Kb8, h6 (2); Black c3, h8 (2)");
/// # Ok::<(), damier_pdn::FenError>(())
/// ```
pub fn write_position_text(setup: &Setup, style: PositionStyle) -> String {
    match style {
        PositionStyle::Solution if !setup.variant.has_towers() => {
            format!("{} | {}", solution_side(setup, Color::White), solution_side(setup, Color::Black))
        }
        _ => format!("{}; {}", counted_side(setup, Color::White), counted_side(setup, Color::Black)),
    }
}

fn counted_side(setup: &Setup, color: Color) -> String {
    let pieces = side_in_order(setup, color);
    let texts: Vec<String> =
        pieces.iter().map(|(square, tower)| counted_piece(setup, *square, *tower)).collect();
    let blank = if texts.is_empty() { "" } else { " " };
    format!("{color}{blank}{} ({})", texts.join(", "), texts.len())
}

fn counted_piece(setup: &Setup, square: Square, tower: Tower) -> String {
    let name = name(setup, square);
    if !setup.variant.has_towers() {
        return if tower.is_king() { format!("K{name}") } else { name };
    }
    if tower == Tower::man(tower.owner()) {
        return name;
    }
    let mut text = format!("{name} - ");
    push_tower(tower, '/', &mut text);
    text
}

fn solution_side(setup: &Setup, color: Color) -> String {
    let pieces = side_in_order(setup, color);
    let names = |rank| {
        let of_rank = pieces.iter().filter(|(_, tower)| tower.top() == rank);
        of_rank.map(|(square, _)| name(setup, *square)).collect::<Vec<_>>().join(", ")
    };
    match (names(Rank::King), names(Rank::Man)) {
        (kings, men) if kings.is_empty() => men,
        (kings, men) if men.is_empty() => format!("D. {kings}"),
        (kings, men) => format!("D. {kings}, пр. {men}"),
    }
}

fn side_in_order(setup: &Setup, color: Color) -> Vec<(Square, Tower)> {
    let mut pieces: Vec<(Square, Tower)> =
        setup.placed.iter().filter(|(_, tower)| tower.owner() == color).copied().collect();
    pieces
        .sort_by_key(|(square, _)| name_order(Numbering::of(setup.variant), setup.variant.board(), *square));
    pieces
}

fn name(setup: &Setup, square: Square) -> String {
    Numbering::of(setup.variant).name(setup.variant.board(), square)
}
