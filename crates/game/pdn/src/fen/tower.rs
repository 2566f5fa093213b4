//! The contents of a tower in text.
//!
//! Two spellings are read: digits from the top down, `0` a man and `1` a king, the captives after
//! `+` (also `/` or `|`), as the column code has it (COL-1.10.6, COL-1.10.7, COL-2.3.4); and letters
//! from the bottom up, `w` `b` for men and `W` `B` for kings, as move-count tables have it.

use damier_rules::{Color, Rank, Setup, Tower, Variant};

use super::read::{fault, read_square, unexpected};
use super::{FenError, FenFault};
use crate::Corner;
use crate::cursor::{Cursor, Place};

/// Reads a list of towers in letters, each telling its own colours: `d8=BbW a7=b`.
///
/// ```
/// use damier_pdn::{read_tower_list, write_fen};
/// use damier_rules::{Color, Variant};
/// let setup = read_tower_list(Variant::Columns, Color::White, "d8=BbW a7=b c7=wwbB")?;
/// assert_eq!(write_fen(&setup), "W:Wd8=1+01:Ba7,c7=10+00");
/// # Ok::<(), damier_pdn::FenError>(())
/// ```
pub fn read_tower_list(variant: Variant, to_move: Color, text: &str) -> Result<Setup, FenError> {
    let board = variant.board();
    let mut setup = Setup { to_move, ..Setup::empty(variant) };
    let mut cursor = Cursor::new(text);
    loop {
        cursor.skip_blanks();
        if cursor.take(',') {
            continue;
        }
        if cursor.peek().is_none() {
            return Ok(setup);
        }
        let square = read_square(&mut cursor, board, Corner::used_in(variant))?.square;
        if !cursor.take('=') {
            return Err(unexpected(&cursor, "an equals sign"));
        }
        let place = cursor.place();
        setup.placed.push((square, tower_of_letters(place, &letters(&mut cursor)?)?));
    }
}

/// The contents of a tower in either spelling; it must belong to the owner of the list.
pub(super) fn read_tower(cursor: &mut Cursor<'_>, owner: Color) -> Result<Tower, FenError> {
    let place = cursor.place();
    if !matches!(cursor.peek(), Some('w' | 'W' | 'b' | 'B')) {
        return read_tower_digits(cursor, owner);
    }
    let tower = tower_of_letters(place, &letters(cursor)?)?;
    if tower.owner() == owner { Ok(tower) } else { Err(fault(place, FenFault::OwnerDiffers)) }
}

/// Digits from the top down, captives after a sign.
pub(crate) fn read_tower_digits(cursor: &mut Cursor<'_>, owner: Color) -> Result<Tower, FenError> {
    let place = cursor.place();
    let own = ranks(cursor);
    if own.is_empty() {
        return Err(unexpected(cursor, "a tower in 0 and 1"));
    }
    let mut captives = Vec::new();
    if matches!(cursor.peek(), Some('+' | '/' | '|')) {
        cursor.next();
        captives = ranks(cursor);
        if captives.is_empty() {
            return Err(unexpected(cursor, "a captive, 0 or 1,"));
        }
    }
    if cursor.peek().is_some_and(|c| c.is_ascii_digit()) {
        return Err(unexpected(cursor, "0 or 1"));
    }
    let height = own.len() + captives.len();
    Tower::new(owner, &own, &captives)
        .ok_or_else(|| fault(place, FenFault::TowerTooHigh { height, limit: Tower::MAX_HEIGHT }))
}

/// A man may be written with the letter O (COL-1.10.6).
fn ranks(cursor: &mut Cursor<'_>) -> Vec<Rank> {
    let mut ranks = Vec::new();
    while let Some(rank) = match cursor.peek() {
        Some('0' | 'O' | 'o') => Some(Rank::Man),
        Some('1') => Some(Rank::King),
        _ => None,
    } {
        cursor.next();
        ranks.push(rank);
    }
    ranks
}

/// Letters from the bottom up.
fn letters(cursor: &mut Cursor<'_>) -> Result<Vec<(Color, Rank)>, FenError> {
    let mut pieces = Vec::new();
    while let Some(piece) = match cursor.raw() {
        Some('w') => Some((Color::White, Rank::Man)),
        Some('W') => Some((Color::White, Rank::King)),
        Some('b') => Some((Color::Black, Rank::Man)),
        Some('B') => Some((Color::Black, Rank::King)),
        _ => None,
    } {
        cursor.next();
        pieces.push(piece);
    }
    if pieces.is_empty() { Err(unexpected(cursor, "one of w, b, W and B")) } else { Ok(pieces) }
}

fn tower_of_letters(place: Place, pieces: &[(Color, Rank)]) -> Result<Tower, FenError> {
    let owner = match pieces.last() {
        Some((owner, _)) => *owner,
        None => return Err(fault(place, FenFault::Empty)),
    };
    let top_down =
        |wanted: Color| pieces.iter().rev().filter(move |(color, _)| *color == wanted).map(|(_, rank)| *rank);
    let (own, captives): (Vec<Rank>, Vec<Rank>) = (top_down(owner).collect(), top_down(!owner).collect());
    if pieces.iter().skip(captives.len()).any(|(color, _)| *color != owner) {
        return Err(fault(place, FenFault::ColoursAlternate));
    }
    let height = pieces.len();
    Tower::new(owner, &own, &captives)
        .ok_or_else(|| fault(place, FenFault::TowerTooHigh { height, limit: Tower::MAX_HEIGHT }))
}

/// Writes a tower's contents in digits, with this sign before the captives.
pub(crate) fn push_tower(tower: Tower, before_captives: char, text: &mut String) {
    let digit = |rank| if rank == Rank::King { '1' } else { '0' };
    text.extend(tower.own().map(digit));
    if tower.captive_count() > 0 {
        text.push(before_captives);
        text.extend(tower.captives().map(digit));
    }
}
