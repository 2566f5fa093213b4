//! Squares, positions and moves as the case files write them.
//!
//! Squares are numbers (`28`) or names (`c3`). A position is `W:W28,K31-33:B14`, `start` for the start
//! of a game; towers are `c1=1/0000`: own pieces from the top, then captives, `0` a man and `1` a king.

use damier_rules::{Board, Color, Rank, Setup, Square, Tower, Variant};

/// A square by number or name.
pub(crate) fn square(board: Board, text: &str) -> Result<Square, String> {
    let found = match text.parse() {
        Ok(number) => board.square(number),
        Err(_) => board.squares().find(|square| board.algebraic(*square) == text),
    };
    found.ok_or_else(|| format!("no square {text}"))
}

/// Squares with blanks or commas between them.
pub(crate) fn squares(board: Board, text: &str) -> Result<Vec<Square>, String> {
    words(text).map(|word| square(board, word)).collect()
}

/// The words of a list.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|word| !word.is_empty())
}

/// A side by its letter or name.
pub(crate) fn color(text: &str) -> Result<Color, String> {
    match text {
        "W" | "white" => Ok(Color::White),
        "B" | "black" => Ok(Color::Black),
        _ => Err(format!("no side {text}")),
    }
}

/// A position, its squares in order.
pub(crate) fn setup(variant: Variant, text: &str) -> Result<Setup, String> {
    if text == "start" {
        return Ok(Setup::start(variant));
    }
    let mut parts = text.split(':');
    let to_move = color(parts.next().unwrap_or_default())?;
    let mut placed = Vec::new();
    for part in parts {
        let (letter, pieces) = part.split_at_checked(1).ok_or("a side has no letter")?;
        for piece in words(pieces) {
            placed.extend(towers(variant.board(), color(letter)?, piece)?);
        }
    }
    placed.sort_by_key(|(square, _)| *square);
    Ok(Setup { variant, to_move, placed })
}

/// One entry of a position: a piece, a range of numbers or a tower.
fn towers(board: Board, owner: Color, text: &str) -> Result<Vec<(Square, Tower)>, String> {
    if let Some((name, discs)) = text.split_once('=') {
        let (own, captives) = discs.split_once('/').unwrap_or((discs, ""));
        let tower = Tower::new(owner, &ranks(own)?, &ranks(captives)?).ok_or("no such tower")?;
        return Ok(vec![(square(board, name)?, tower)]);
    }
    let (rank, name) = match text.strip_prefix('K') {
        Some(name) => (Rank::King, name),
        None => (Rank::Man, text),
    };
    let (first, last) = name.split_once('-').unwrap_or((name, name));
    let (first, last) = (square(board, first)?, square(board, last)?);
    let range = board.squares().filter(|square| (first..=last).contains(square));
    Ok(range.map(|square| (square, Tower::single(owner, rank))).collect())
}

fn ranks(digits: &str) -> Result<Vec<Rank>, String> {
    let rank = |digit| match digit {
        '0' => Ok(Rank::Man),
        '1' => Ok(Rank::King),
        _ => Err(format!("no piece {digit}")),
    };
    digits.chars().map(rank).collect()
}

/// A move as written: `32-28`, `28x19x10` or `c3:e5`, with `[23,14]` after it where the text says what
/// is taken.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Written {
    /// Departure, every landing square, arrival.
    pub(crate) squares: Vec<Square>,
    /// Whether it is written as a capture.
    pub(crate) captures: bool,
    /// What it takes, sorted, if the text says so.
    pub(crate) takes: Option<Vec<Square>>,
}

pub(crate) fn written(board: Board, text: &str) -> Result<Written, String> {
    let (route, takes) = match text.split_once('[') {
        Some((route, taken)) => {
            let mut taken = squares(board, taken.trim_end_matches(']'))?;
            taken.sort();
            (route, Some(taken))
        }
        None => (text, None),
    };
    let squares = self::route(board, route)?;
    if squares.len() < 2 {
        return Err(format!("{text} is no move"));
    }
    Ok(Written { squares, captures: !route.contains('-'), takes })
}

/// The squares of a move, or of what should be one: a number beyond the board is let through.
pub(crate) fn route(board: Board, text: &str) -> Result<Vec<Square>, String> {
    let beyond = |name: &str| name.parse().ok().and_then(Square::from_number);
    text.split(['-', 'x', ':']).map(|name| square(board, name).or_else(|e| beyond(name).ok_or(e))).collect()
}

/// A list of moves with blanks between them; `none` for an empty one.
pub(crate) fn moves(board: Board, text: &str) -> Result<Vec<Written>, String> {
    let words = text.split_whitespace().filter(|word| *word != "none");
    words.map(|word| written(board, word)).collect()
}
