//! The board by windows: four rows and four columns of it, eight squares of play, each empty, the side to move's
//! or the opponent's. What stands in a window is one number with eight digits to the base of three.

use damier_rules::Color;

use crate::node::Node;

/// Rows of a window.
pub(crate) const ROWS: usize = 4;

/// What can stand in a window: three to the power of its eight squares.
pub(crate) const CODES: usize = 6561;

/// The most windows that there are.
pub(crate) const MOST_WINDOWS: usize = 28;

/// What the two squares of a window's row count in the row below.
const ROW_BASE: u64 = 9;

/// Windows side by side: each has sixteen bits of one number.
const LANES: usize = 4;

/// Squares of play in a row of the larger board.
const WIDEST: usize = 5;

/// For each row of squares, by the men of the side to move and those of the opponent, the digits of its windows.
type RowCodes = [u64; 1 << (2 * WIDEST)];

const ON_HUNDRED: RowCodes = row_codes(5);
const ON_SIXTY_FOUR: RowCodes = row_codes(4);

const fn row_codes(half: usize) -> RowCodes {
    let mut codes = [0; 1 << (2 * WIDEST)];
    let mut at = 0;
    while at < 1 << (2 * half) {
        let mut column = 0;
        while column + 1 < half {
            let digits = digit(at, half, column) + 3 * digit(at, half, column + 1);
            codes[at] |= digits << (16 * column);
            column += 1;
        }
        at += 1;
    }
    codes
}

const fn digit(row: usize, half: usize, column: usize) -> u64 {
    (row >> column & 1 | (row >> (half + column) & 1) << 1) as u64
}

/// Squares of play in a row.
const fn half<N: Node>() -> usize {
    if N::BITS > 40 { 5 } else { 4 }
}

/// How many windows there are if the next ones begin so many rows further down.
pub(crate) const fn windows<N: Node>(step: usize) -> usize {
    ((2 * half::<N>() - ROWS) / step + 1) * (half::<N>() - 1)
}

/// The pieces as the side to move sees them, its own side of the board at the bottom.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sides {
    own_men: u64,
    other_men: u64,
    /// Its kings, and the opponent's.
    pub(crate) kings: [u64; 2],
}

impl Sides {
    #[inline(always)]
    pub(crate) fn of<N: Node>(position: &N) -> Sides {
        let sets = position.sets();
        let (own, other, kings) = match position.to_move() {
            Color::White => (sets.white, sets.black, sets.kings),
            Color::Black => (turned::<N>(sets.black), turned::<N>(sets.white), turned::<N>(sets.kings)),
        };
        Sides { own_men: own & !kings, other_men: other & !kings, kings: [own & kings, other & kings] }
    }

    /// Writes down what stands in each window, the codes of one window after those of another; how many there are.
    #[inline(always)]
    pub(crate) fn codes<N: Node>(&self, step: usize, to: &mut [u32; MOST_WINDOWS]) -> usize {
        let half = const { half::<N>() };
        let table = if half == WIDEST { &ON_HUNDRED } else { &ON_SIXTY_FOUR };
        let mask = (1 << half) - 1;
        let mut rows = [0; 2 * WIDEST];
        for (row, code) in rows[..2 * half].iter_mut().enumerate() {
            let start = row / 2 * (2 * half + 1) + row % 2 * half;
            let own = self.own_men >> start & mask;
            let other = self.other_men >> start & mask;
            *code = table[(own | other << half) as usize];
        }
        let (mut window, mut first) = (0, 0);
        let mut top = 0;
        while top + ROWS <= 2 * half {
            let four = &rows[top..top + ROWS];
            let mut codes = four[0] + ROW_BASE * (four[1] + ROW_BASE * (four[2] + ROW_BASE * four[3]));
            for _ in 1..half {
                to[window] = first + (codes & 0xffff) as u32;
                codes >>= 64 / LANES;
                window += 1;
                first += CODES as u32;
            }
            top += step;
        }
        window
    }
}

/// The squares turned by half a turn.
#[inline(always)]
fn turned<N: Node>(bits: u64) -> u64 {
    bits.reverse_bits() >> (64 - N::BITS)
}

#[cfg(test)]
mod tests {
    use damier_rules::core::{Brazilian, FlatPosition, FlatVariant, International};
    use damier_rules::{Identity, Play, Position, Square};

    use super::*;

    /// What stands in a window, looked up square by square.
    fn plainly<V: FlatVariant + Send + Sync>(position: &FlatPosition<V>, top: usize, left: usize) -> usize {
        let half = half::<FlatPosition<V>>();
        let mut code = 0;
        for at in (0..2 * ROWS).rev() {
            let (row, column) = (top + at / 2, left + at % 2);
            let index = row * half + column;
            let white = position.to_move() == Color::White;
            let index = if white { index } else { 2 * half * half - 1 - index };
            let digit = match position.at(Square::new(index as u8)) {
                Some(tower) if tower.is_king() => 0,
                Some(tower) if tower.owner() == position.to_move() => 1,
                Some(_) => 2,
                None => 0,
            };
            code = code * 3 + digit;
        }
        code
    }

    fn walk<V: FlatVariant + Send + Sync>() {
        let half = half::<FlatPosition<V>>();
        let mut position = FlatPosition::<V>::from_position(&Position::start(V::VARIANT));
        for ply in 0..150 {
            for step in [1, 2] {
                let mut codes = [0; MOST_WINDOWS];
                let count = Sides::of(&position).codes::<FlatPosition<V>>(step, &mut codes);
                for (window, code) in codes[..count].iter().enumerate() {
                    let (top, left) = (window / (half - 1) * step, window % (half - 1));
                    let code = *code as usize - window * CODES;
                    assert_eq!(code, plainly(&position, top, left), "{ply} {window}");
                }
                assert_eq!(count, windows::<FlatPosition<V>>(step));
            }
            let mut moves = Vec::new();
            position.moves(Identity::Outcome, &mut moves);
            let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
            position = position.play(mv);
        }
    }

    #[test]
    fn windows_are_what_stands_on_their_squares() {
        walk::<International>();
        walk::<Brazilian>();
    }
}
