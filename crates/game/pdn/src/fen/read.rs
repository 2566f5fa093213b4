//! Reading FEN.

use damier_rules::{Board, Color, Rank, Setup, Square, Tower, Variant};

use super::tower::read_tower;
use super::{Fen, FenError, FenFault};
use crate::cursor::{Cursor, Place};
use crate::{Corner, Numbering, numbering};

/// The longest text that is read. A position of towers needs less than a quarter of it.
const LIMIT: usize = 4096;

/// Reads a position of the variant, numbers counted as its codes do.
///
/// ```
/// use damier_pdn::read_fen;
/// use damier_rules::{Color, Position, Variant};
///
/// let fen = read_fen(Variant::International, "W:W31-50:B1-20.")?;
/// assert_eq!(Position::new(&fen.setup), Ok(Position::start(Variant::International)));
///
/// let error = read_fen(Variant::Russian, "W:Wa1,b3:Bh8").unwrap_err();
/// assert_eq!(error.to_string(), "character 7: there is no square b3 on a board of 32 squares");
/// # Ok::<(), damier_pdn::FenError>(())
/// ```
pub fn read_fen(variant: Variant, text: &str) -> Result<Fen, FenError> {
    FenReader::new(variant).read(text)
}

/// Reads positions of a variant with a choice of numbering.
///
/// Programs do not agree on how numbers run on the small board of Russian and Brazilian draughts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FenReader {
    variant: Variant,
    numbers_from: Corner,
}

impl FenReader {
    /// Numbers as the codes count them.
    pub const fn new(variant: Variant) -> FenReader {
        FenReader { variant, numbers_from: Corner::used_in(variant) }
    }

    /// Numbers counted from another corner.
    ///
    /// ```
    /// use damier_pdn::{Corner, FenReader, write_fen};
    /// use damier_rules::Variant;
    /// let reader = FenReader::new(Variant::Brazilian).numbers_from(Corner::BottomLeft);
    /// assert_eq!(write_fen(&reader.read("W:W1:BK32")?.setup), "W:Wa1:BKh8");
    /// # Ok::<(), damier_pdn::FenError>(())
    /// ```
    pub const fn numbers_from(self, corner: Corner) -> FenReader {
        FenReader { numbers_from: corner, ..self }
    }

    /// Reads a position.
    pub fn read(self, text: &str) -> Result<Fen, FenError> {
        if text.len() > LIMIT {
            let place = Place { offset: LIMIT, column: text.chars().take(LIMIT).count() };
            return Err(FenError { place, fault: FenFault::TooLong { length: text.len(), limit: LIMIT } });
        }
        let mut cursor = Cursor::new(text);
        cursor.skip_blanks();
        if cursor.peek().is_none() {
            return Err(fault(cursor.place(), FenFault::Empty));
        }
        let side = colour(&mut cursor, "the side to move, W or B,")?;
        let mut fen =
            Fen { setup: Setup::empty(self.variant), side_unknown: side.is_none(), extra: Vec::new() };
        if let Some(side) = side {
            fen.setup.to_move = side;
        }
        cursor.skip_blanks();
        if cursor.peek() != Some(':') {
            return Err(unexpected(&cursor, "a colon"));
        }
        while cursor.take(':') {
            self.field(&mut cursor, &mut fen)?;
        }
        Ok(fen)
    }

    /// One field after its colon: the pieces of a side, or something another program added.
    fn field(self, cursor: &mut Cursor<'_>, fen: &mut Fen) -> Result<(), FenError> {
        cursor.skip_blanks();
        match cursor.peek() {
            None | Some(':') => Ok(()),
            Some('w' | 'W' | 'b' | 'B' | '?') => {
                let owner = colour(cursor, "a colour")?;
                self.pieces(cursor, owner, fen)
            }
            Some('.') => end(cursor),
            Some(c) if c.is_ascii_digit() => Err(fault(cursor.place(), FenFault::PiecesWithoutColour)),
            Some(_) => {
                let rest = cursor.rest();
                let field = rest.split(':').next().unwrap_or(rest);
                // Pieces of a colour in another language must not be lost as a field of some program.
                if !field.is_ascii() || field.contains(',') {
                    return Err(unexpected(cursor, "a colour, W or B,"));
                }
                for _ in field.chars() {
                    cursor.next();
                }
                fen.extra.push(field.trim().trim_end_matches('.').to_owned());
                Ok(())
            }
        }
    }

    /// The list of a side's pieces, which may be empty.
    fn pieces(self, cursor: &mut Cursor<'_>, owner: Option<Color>, fen: &mut Fen) -> Result<(), FenError> {
        loop {
            cursor.skip_blanks();
            if cursor.take(',') {
                cursor.skip_blanks();
            }
            match cursor.peek() {
                None | Some(':') => return Ok(()),
                Some('.') => return end(cursor),
                _ => {}
            }
            let owner = owner.ok_or_else(|| fault(cursor.place(), FenFault::PiecesWithoutColour))?;
            self.item(cursor, owner, &mut fen.setup)?;
        }
    }

    /// A piece, a range of pieces or a tower.
    fn item(self, cursor: &mut Cursor<'_>, owner: Color, setup: &mut Setup) -> Result<(), FenError> {
        let board = self.variant.board();
        let rank = if cursor.take('K') || cursor.take('k') { Rank::King } else { Rank::Man };
        cursor.skip_blanks();
        let first = read_square(cursor, board, self.numbers_from)?;
        cursor.skip_blanks();
        if rank == Rank::Man && cursor.take('=') {
            cursor.skip_blanks();
            let tower = read_tower(cursor, owner)?;
            setup.placed.push((first.square, tower));
            return Ok(());
        }
        if first.number.is_some() && cursor.take('-') {
            cursor.skip_blanks();
            let last = read_square(cursor, board, self.numbers_from)?;
            self.range(first, last, Tower::single(owner, rank), setup);
            return Ok(());
        }
        setup.placed.push((first.square, Tower::single(owner, rank)));
        Ok(())
    }

    /// Puts the same piece on all squares from one number to another.
    fn range(self, first: Named, last: Named, piece: Tower, setup: &mut Setup) {
        let (Some(a), Some(b)) = (first.number, last.number) else {
            setup.placed.extend([(first.square, piece), (last.square, piece)]);
            return;
        };
        let board = self.variant.board();
        let squares = (a.min(b)..=a.max(b)).filter_map(|n| numbering::square(board, self.numbers_from, n));
        setup.placed.extend(squares.map(|square| (square, piece)));
    }
}

/// A square, with its number when it was named by one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Named {
    pub(crate) square: Square,
    pub(crate) number: Option<u8>,
}

/// A square by its algebraic name or its number.
pub(crate) fn read_square(
    cursor: &mut Cursor<'_>,
    board: Board,
    numbers_from: Corner,
) -> Result<Named, FenError> {
    let place = cursor.place();
    let mut name = String::new();
    if let Some(letter) = cursor.peek().filter(char::is_ascii_alphabetic) {
        name.push(letter.to_ascii_lowercase());
        cursor.next();
    }
    let algebraic = !name.is_empty();
    name.push_str(&cursor.digits());
    if name.is_empty() || algebraic && name.len() == 1 {
        return Err(unexpected(cursor, if algebraic { "the number of a row" } else { "a square" }));
    }
    let numbering = if algebraic { Numbering::Algebraic } else { Numbering::Numbers(numbers_from) };
    match numbering.square(board, &name) {
        Some(square) => Ok(Named { square, number: (!algebraic).then(|| name.parse().ok()).flatten() }),
        None => Err(fault(place, FenFault::NoSuchSquare { name, squares: board.len() })),
    }
}

fn colour(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<Option<Color>, FenError> {
    // Cyrillic ve looks like B. Be does not, and would be taken for White's initial in Russian.
    let colour = match cursor.raw() {
        Some('W' | 'w') => Some(Color::White),
        Some('B' | 'b' | 'В' | 'в') => Some(Color::Black),
        Some('?') => None,
        _ => return Err(unexpected(cursor, expected)),
    };
    cursor.next();
    Ok(colour)
}

/// The final dot and nothing after it.
fn end(cursor: &mut Cursor<'_>) -> Result<(), FenError> {
    cursor.next();
    cursor.skip_blanks();
    if cursor.peek().is_some() { Err(unexpected(cursor, "the end of the text")) } else { Ok(()) }
}

pub(super) fn fault(place: Place, fault: FenFault) -> FenError {
    FenError { place, fault }
}

pub(crate) fn unexpected(cursor: &Cursor<'_>, expected: &'static str) -> FenError {
    fault(cursor.place(), FenFault::Unexpected { found: cursor.raw(), expected })
}
