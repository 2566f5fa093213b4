//! Positions as one character per square, in order of number: how engines are told them.
//!
//! | form | characters | side to move |
//! | --- | --- | --- |
//! | Hub | `w` `b` men, `W` `B` kings, `e` empty | first character, `W` or `B` |
//! | DXP | `w` `z` men, `W` `Z` kings, `e` empty | apart, `W` or `Z` |

use crate::{Corner, numbering};
use damier_rules::{Color, Rank, Setup, Square, Tower, Variant};

/// Why a text of one character per square is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SquaresTextError {
    /// Too few or too many characters.
    #[error("{expected} characters are expected, {found} are there")]
    Length {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A character that means nothing here.
    #[error("character {column}: \"{found}\" is not one of {expected}")]
    Character {
        /// Where, from 1.
        column: usize,
        /// What stands there.
        found: char,
        /// What may stand there.
        expected: &'static str,
    },
    /// Towers do not fit into one character.
    #[error("a column game needs more than one character a square")]
    Towers,
}

/// Reads a Hub position, the side to move first.
///
/// ```
/// use damier_pdn::{read_hub_position, write_hub_position};
/// use damier_rules::{Setup, Variant};
/// let start = Setup::start(Variant::Russian);
/// let text = write_hub_position(&start)?;
/// assert_eq!(text, "Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww");
/// assert_eq!(read_hub_position(Variant::Russian, &text), Ok(start));
/// # Ok::<(), damier_pdn::SquaresTextError>(())
/// ```
pub fn read_hub_position(variant: Variant, text: &str) -> Result<Setup, SquaresTextError> {
    let expected = usize::from(variant.board().len()) + 1;
    let mut chars = text.chars();
    let to_move = match chars.next() {
        Some('W') => Color::White,
        Some('B') => Color::Black,
        Some(found) => {
            return Err(SquaresTextError::Character { column: 1, found, expected: "W and B" });
        }
        None => return Err(SquaresTextError::Length { expected, found: 0 }),
    };
    read(variant, to_move, chars.as_str(), &HUB, 1)
}

/// Writes a Hub position.
pub fn write_hub_position(setup: &Setup) -> Result<String, SquaresTextError> {
    Ok(format!("{}{}", setup.to_move.letter(), write(setup, &HUB)?))
}

/// Reads the squares of a DXP game request; the side to move stands apart from them.
pub fn read_dxp_position(to_move: Color, text: &str) -> Result<Setup, SquaresTextError> {
    read(Variant::International, to_move, text, &DXP, 0)
}

/// Writes the squares of a DXP game request, without the side to move.
///
/// ```
/// use damier_pdn::{read_dxp_position, write_dxp_position};
/// use damier_rules::{Color, Setup, Variant};
/// let start = Setup::start(Variant::International);
/// let text = write_dxp_position(&start)?;
/// assert_eq!(read_dxp_position(Color::White, &text), Ok(start));
/// # Ok::<(), damier_pdn::SquaresTextError>(())
/// ```
pub fn write_dxp_position(setup: &Setup) -> Result<String, SquaresTextError> {
    write(setup, &DXP)
}

/// The characters of a form: White's man and king, Black's man and king.
struct Letters {
    pieces: [char; 4],
    expected: &'static str,
}

const HUB: Letters = Letters { pieces: ['w', 'W', 'b', 'B'], expected: "w, b, W, B and e" };
const DXP: Letters = Letters { pieces: ['w', 'W', 'z', 'Z'], expected: "w, z, W, Z and e" };

const PIECES: [(Color, Rank); 4] = [
    (Color::White, Rank::Man),
    (Color::White, Rank::King),
    (Color::Black, Rank::Man),
    (Color::Black, Rank::King),
];

fn read(
    variant: Variant,
    to_move: Color,
    text: &str,
    letters: &Letters,
    before: usize,
) -> Result<Setup, SquaresTextError> {
    if variant.has_towers() {
        return Err(SquaresTextError::Towers);
    }
    let expected = usize::from(variant.board().len());
    let found = text.chars().count();
    if found != expected {
        return Err(SquaresTextError::Length { expected: expected + before, found: found + before });
    }
    let mut setup = Setup { to_move, ..Setup::empty(variant) };
    for (place, (square, c)) in in_order(variant).zip(text.chars()).enumerate() {
        if let Some(i) = letters.pieces.iter().position(|letter| *letter == c) {
            let (color, rank) = PIECES[i];
            setup.placed.push((square, Tower::single(color, rank)));
        } else if c != 'e' {
            let column = place + before + 1;
            return Err(SquaresTextError::Character { column, found: c, expected: letters.expected });
        }
    }
    Ok(setup)
}

fn write(setup: &Setup, letters: &Letters) -> Result<String, SquaresTextError> {
    if setup.variant.has_towers() {
        return Err(SquaresTextError::Towers);
    }
    let letter = |square: Square| {
        let piece = setup.placed.iter().find(|(place, _)| *place == square)?.1;
        let i = PIECES.iter().position(|known| *known == (piece.owner(), piece.top()))?;
        Some(letters.pieces[i])
    };
    Ok(in_order(setup.variant).map(|square| letter(square).unwrap_or('e')).collect())
}

/// The squares in the order of the numbers that the variant gives them.
fn in_order(variant: Variant) -> impl Iterator<Item = Square> {
    let (board, corner) = (variant.board(), Corner::used_in(variant));
    (1..=board.len()).filter_map(move |number| numbering::square(board, corner, number))
}
