//! Reading a move.

use damier_rules::{Board, Move, Position, Square};

use super::route::{Agreement, agreement};
use super::written::{self, Written};
use super::{MoveTextError, write_move};
use crate::signs::split_signs;
use crate::{Corner, Form, Notation, Numbering, Route, numbering};

/// Reads a move in any spelling.
///
/// ```
/// use damier_pdn::read_move;
/// use damier_rules::{Position, Variant};
///
/// let start = Position::start(Variant::Russian);
/// let full = read_move(&start, "c3-b4")?;
/// assert_eq!(read_move(&start, "cb4!"), Ok(full));
/// assert_eq!(read_move(&start, "сЗb4"), Ok(full));
/// let error = read_move(&start, "b4").unwrap_err();
/// assert_eq!(error.to_string(), "b4 may be a3-b4 or c3-b4");
/// # Ok::<(), damier_pdn::MoveTextError>(())
/// ```
pub fn read_move(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    MoveReader::new().read(position, text.as_bytes())
}

/// Reads many moves, with choices, reusing its memory.
///
/// A plain `32-28` or `c3:e5` is read without allocation.
#[derive(Debug, Clone, Default)]
pub struct MoveReader {
    numbers_from: Option<Corner>,
    full_only: bool,
    captured_last: bool,
    legal: Vec<Move>,
}

impl MoveReader {
    /// Every spelling is read, numbers counted as the codes of the board do.
    pub fn new() -> MoveReader {
        MoveReader::default()
    }

    /// Reads what this notation writes, which for the Hub protocol means captured squares after
    /// arrival; other spellings are read as well where they cannot be mistaken.
    pub fn of(notation: &Notation) -> MoveReader {
        let numbers_from = match notation.squares {
            Numbering::Numbers(corner) => Some(corner),
            _ => None,
        };
        let captured_last = notation.route == Route::Captured;
        MoveReader { numbers_from, captured_last, ..MoveReader::default() }
    }

    /// Numbers are counted from this corner.
    pub fn numbers_from(self, corner: Corner) -> MoveReader {
        MoveReader { numbers_from: Some(corner), ..self }
    }

    /// Short forms are refused, as for Lasca and in letters with moves (COL-2.3.6, COL-4.2.2).
    pub fn full_only(self) -> MoveReader {
        MoveReader { full_only: true, ..self }
    }

    /// Reads a move. Bytes that are not UTF-8 are refused as no part of a move.
    pub fn read(&mut self, position: &Position, text: &[u8]) -> Result<Move, MoveTextError> {
        if let Some((from, to)) = plain(text, position.board(), self.corner(position)) {
            self.legal.clear();
            position.push_moves_between(from, to, &mut self.legal);
            if let [mv] = self.legal[..] {
                return Ok(mv);
            }
        }
        if text.len() > written::LIMIT {
            return Err(MoveTextError::TooLong { length: text.len(), limit: written::LIMIT });
        }
        self.read_any(position, &String::from_utf8_lossy(text))
    }

    fn corner(&self, position: &Position) -> Corner {
        self.numbers_from.unwrap_or(Corner::used_in(position.variant()))
    }

    /// Tries what the text may say, one reading after the other.
    fn read_any(&mut self, position: &Position, text: &str) -> Result<Move, MoveTextError> {
        let text = split_signs(text).0;
        let readings = written::parse(text, position.board(), self.corner(position))?;
        let mut refusal = None;
        for reading in &readings {
            match self.resolve(position, text, reading) {
                Ok(mv) => return Ok(mv),
                Err(error @ MoveTextError::Ambiguous { .. }) => return Err(error),
                Err(error) => refusal = refusal.or(Some(error)),
            }
        }
        Err(refusal.unwrap_or(MoveTextError::Empty))
    }

    /// The legal move that is meant.
    fn resolve(&mut self, position: &Position, text: &str, reading: &Written) -> Result<Move, MoveTextError> {
        self.legal.clear();
        match (reading.column, &reading.squares[..]) {
            (None, [from, .., to]) => {
                if self.captured_last && reading.squares.len() > 2 {
                    return self.resolve_captured(position, text, &reading.squares);
                }
                self.resolve_full(position, text, *from, *to, &reading.squares)
            }
            (column, [named @ .., to]) => {
                if self.full_only {
                    return Err(MoveTextError::ShortForm { text: text.to_owned() });
                }
                self.resolve_short(position, text, (column, named, *to), reading.capture)
            }
            (_, []) => Err(MoveTextError::Empty),
        }
    }

    /// Perhaps the column of departure, perhaps squares of the route, arrival.
    fn resolve_short(
        &mut self,
        position: &Position,
        text: &str,
        (column, named, to): (Option<u8>, &[Square], Square),
        capture: bool,
    ) -> Result<Move, MoveTextError> {
        let board = position.board();
        let fits = |mv: &Move| {
            mv.to() == to
                && (mv.is_capture() || !capture)
                && column.is_none_or(|column| board.place(mv.from()).0 == column)
        };
        position.push_legal_moves(&mut self.legal);
        self.legal.retain(fits);
        if !named.is_empty() {
            let mut paths = Vec::new();
            position.push_paths(&mut paths);
            paths.retain(fits);
            let best = best_agreement(board, &paths, named);
            self.legal.retain(|mv| best.iter().any(|path| same_outcome(position, mv, path)));
        }
        if self.legal.is_empty() {
            let why = short_refusal(position, to);
            return Err(MoveTextError::NotLegal { text: text.to_owned(), why, refused: None });
        }
        only(position, text, &self.legal)
    }

    /// Departure, perhaps squares of the route, arrival.
    fn resolve_full(
        &mut self,
        position: &Position,
        text: &str,
        from: Square,
        to: Square,
        squares: &[Square],
    ) -> Result<Move, MoveTextError> {
        let (board, named) = (position.board(), &squares[1..squares.len() - 1]);
        position.push_moves_between(from, to, &mut self.legal);
        if let [mv] = self.legal[..]
            && (named.is_empty() || agreement(board, &mv, named) == Some(Agreement::Whole))
        {
            return Ok(mv);
        }
        // The text may go another way to the same outcome than the move that is listed (D-05).
        let mut paths = Vec::new();
        if !self.legal.is_empty() {
            position.push_paths(&mut paths);
            paths.retain(|path| path.from() == from && path.to() == to);
        }
        let best = best_agreement(board, &paths, named);
        if !best.is_empty() {
            let meant = |mv: &Move| best.iter().any(|path| same_outcome(position, mv, path));
            self.legal.retain(meant);
            return only(position, text, &self.legal);
        }
        if !named.is_empty() && !position.variant().has_towers() {
            if let Ok(mv) = self.resolve_captured(position, text, squares) {
                return Ok(mv);
            }
            self.legal.clear();
            position.push_moves_between(from, to, &mut self.legal);
        }
        if self.legal.is_empty() {
            return Err(full_refusal(position, text, squares));
        }
        let mut legal = in_full(position, &self.legal);
        legal.sort();
        Err(MoveTextError::NoSuchRoute { text: text.to_owned(), legal })
    }

    /// Departure, arrival, captured squares: in any order in flat games, in order of capture in column
    /// games, where the order can change the outcome.
    fn resolve_captured(
        &mut self,
        position: &Position,
        text: &str,
        squares: &[Square],
    ) -> Result<Move, MoveTextError> {
        let [from, to, captured @ ..] = squares else { return Err(MoveTextError::Empty) };
        self.legal.clear();
        if position.variant().has_towers() {
            position.push_paths(&mut self.legal);
            self.legal.retain(|mv| mv.from() == *from && mv.to() == *to && mv.jumped() == captured);
            let path = only(position, text, &self.legal)?;
            self.legal.clear();
            position.push_moves_between(*from, *to, &mut self.legal);
            self.legal.retain(|mv| same_outcome(position, mv, &path));
        } else {
            let set = captured.iter().copied().collect();
            position.push_moves_between(*from, *to, &mut self.legal);
            self.legal.retain(|mv| mv.captured() == set && mv.jumped().len() == captured.len());
        }
        only(position, text, &self.legal)
    }
}

/// The ends of a move of plain ASCII, `32-28`, `28x19`, `c3:e5`, `c3e5`.
fn plain(text: &[u8], board: Board, from: Corner) -> Option<(Square, Square)> {
    if text.first()?.is_ascii_digit() {
        let (first, rest) = plain_number(text)?;
        let [b'-' | b'x' | b':', rest @ ..] = rest else { return None };
        let (second, rest) = plain_number(rest)?;
        let square = |n| numbering::square(board, from, n);
        return if rest.is_empty() { Some((square(first)?, square(second)?)) } else { None };
    }
    let (a, b) = match text {
        [a, b, b'-' | b'x' | b':', c, d] | [a, b, c, d] => ([*a, *b], [*c, *d]),
        _ => return None,
    };
    Some((plain_algebraic(a, board)?, plain_algebraic(b, board)?))
}

/// One or two digits and what follows them.
fn plain_number(text: &[u8]) -> Option<(u8, &[u8])> {
    match text {
        [a @ b'0'..=b'9', b @ b'0'..=b'9', rest @ ..] => Some(((a - b'0') * 10 + (b - b'0'), rest)),
        [a @ b'0'..=b'9', rest @ ..] => Some((a - b'0', rest)),
        _ => None,
    }
}

fn plain_algebraic([letter, digit]: [u8; 2], board: Board) -> Option<Square> {
    let column = letter.wrapping_sub(b'a');
    let row = digit.wrapping_sub(b'1');
    if column < 10 && row < 9 { board.at(column as i8, row as i8) } else { None }
}

/// The moves that agree best with the squares named on the way.
fn best_agreement(board: Board, moves: &[Move], named: &[Square]) -> Vec<Move> {
    let rated: Vec<(Agreement, Move)> =
        moves.iter().filter_map(|mv| agreement(board, mv, named).map(|how| (how, *mv))).collect();
    let best = rated.iter().map(|(how, _)| *how).min();
    rated.into_iter().filter(|(how, _)| Some(*how) == best).map(|(_, mv)| mv).collect()
}

/// The one move, or which ones it may be.
fn only(position: &Position, text: &str, moves: &[Move]) -> Result<Move, MoveTextError> {
    match moves {
        [mv] => Ok(*mv),
        [] => {
            let why = "no capture of these pieces is legal".to_owned();
            Err(MoveTextError::NotLegal { text: text.to_owned(), why, refused: None })
        }
        _ => {
            let mut named: Vec<(String, Move)> =
                in_full(position, moves).into_iter().zip(moves.iter().copied()).collect();
            named.sort_by(|a, b| a.0.cmp(&b.0));
            let (legal, moves) = named.into_iter().unzip();
            Err(MoveTextError::Ambiguous { text: text.to_owned(), legal, moves })
        }
    }
}

fn in_full(position: &Position, moves: &[Move]) -> Vec<String> {
    let notation = Notation::pdn(position.variant()).with_form(Form::Complete);
    moves.iter().map(|mv| write_move(position, mv, &notation)).collect()
}

/// Whether two captures between the same squares are the same move (D-05).
fn same_outcome(position: &Position, a: &Move, b: &Move) -> bool {
    a.from() == b.from()
        && a.to() == b.to()
        && a.captured() == b.captured()
        && position.play_unchecked(a) == position.play_unchecked(b)
}

/// Why these squares are no legal move.
fn full_refusal(position: &Position, text: &str, squares: &[Square]) -> MoveTextError {
    let refused = position.refusal(squares);
    let name = |square| Numbering::of(position.variant()).name(position.board(), square);
    let why = refused.map_or_else(|| "no legal move fits".to_owned(), |refused| refused.describe(name));
    MoveTextError::NotLegal { text: text.to_owned(), why, refused }
}

/// Why nothing goes to a square.
fn short_refusal(position: &Position, to: Square) -> String {
    let name = Numbering::of(position.variant()).name(position.board(), to);
    if position.must_capture() {
        format!("{} must capture, and no such capture ends on {name}", position.to_move())
    } else {
        format!("no such piece of {} can go to {name}", position.to_move())
    }
}
