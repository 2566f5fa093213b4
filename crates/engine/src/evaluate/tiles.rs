//! What the network sees of a board of men and kings: the men by tiles, each king by its square.
//!
//! A tile is two neighbouring rows by three columns. Every two rows have two of them, one at each edge, so that
//! the columns in the middle lie in both. Each way of filling a tile with men is an input of its own: what
//! neighbours are to each other need not be learnt by adding up. Half a turn of the board takes tile `t` to the
//! last but `t`, and the squares of a tile to the same squares backward.

use damier_rules::core::Sets;

/// Ways of filling the six squares of a tile: nothing, an own man or the other side's man on each.
const STATES: usize = 3usize.pow(6);

const fn columns(bits: usize) -> usize {
    if bits > 40 { 5 } else { 4 }
}

/// Bits from one pair of rows to the next, the one between them included.
const fn pair(bits: usize) -> usize {
    2 * columns(bits) + 1
}

const fn tiles(bits: usize) -> usize {
    2 * bits.div_ceil(pair(bits))
}

/// How many inputs a view of a board of so many bits has.
pub(crate) const fn count(bits: usize) -> usize {
    tiles(bits) * STATES + 2 * bits
}

/// The first bit of a tile.
const fn first(bits: usize, tile: usize) -> usize {
    tile / 2 * pair(bits) + tile % 2 * (columns(bits) - 3)
}

const fn mask(bits: usize, tile: usize) -> u64 {
    (0b111 | 0b111 << columns(bits)) << first(bits, tile)
}

/// Six bits read as digits to base three, forward and backward.
const TERNARY: [[u16; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut bits = 0;
    while bits < 64 {
        let mut at = 0;
        while at < 6 {
            if bits >> at & 1 == 1 {
                table[bits][0] += 3u16.pow(at as u32);
                table[bits][1] += 3u16.pow(5 - at as u32);
            }
            at += 1;
        }
        bits += 1;
    }
    table
};

/// Men and kings of both sides, White's first.
struct Sides {
    men: [u64; 2],
    kings: [u64; 2],
}

impl Sides {
    #[inline(always)]
    fn of(sets: Sets) -> Sides {
        let both = [sets.white, sets.black];
        Sides { men: both.map(|own| own & !sets.kings), kings: both.map(|own| own & sets.kings) }
    }

    /// The inputs of a tile in both views, White's first.
    #[inline(always)]
    fn tile(&self, bits: usize, tile: usize) -> [usize; 2] {
        let [white, black] = self.men.map(|men| {
            let from = men >> first(bits, tile);
            TERNARY[(from & 0b111 | from >> (columns(bits) - 3) & 0b11_1000) as usize].map(usize::from)
        });
        let turned = tiles(bits) - 1 - tile;
        [tile * STATES + white[0] + 2 * black[0], turned * STATES + black[1] + 2 * white[1]]
    }
}

/// Calls back with the inputs of some kings in both views.
#[inline(always)]
fn each_king(bits: usize, kings: [u64; 2], mut visit: impl FnMut([usize; 2])) {
    let after_tiles = tiles(bits) * STATES;
    for (owner, mut left) in kings.into_iter().enumerate() {
        while left != 0 {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            let (white, black) = (bit + owner * bits, bits - 1 - bit + (1 - owner) * bits);
            visit([after_tiles + white, after_tiles + black]);
        }
    }
}

/// Calls back with the inputs of both views, White's first.
#[inline(always)]
pub(crate) fn each_input(bits: usize, sets: Sets, mut visit: impl FnMut([usize; 2])) {
    let sides = Sides::of(sets);
    for tile in 0..tiles(bits) {
        visit(sides.tile(bits, tile));
    }
    each_king(bits, sides.kings, visit);
}

/// Calls back with the inputs that are on only before, and with those that are on only after.
#[inline(always)]
pub(crate) fn each_change(
    bits: usize,
    before: Sets,
    after: Sets,
    mut off: impl FnMut([usize; 2]),
    mut on: impl FnMut([usize; 2]),
) {
    let (old, new) = (Sides::of(before), Sides::of(after));
    let men = (old.men[0] ^ new.men[0]) | (old.men[1] ^ new.men[1]);
    for tile in 0..tiles(bits) {
        if men & mask(bits, tile) != 0 {
            off(old.tile(bits, tile));
            on(new.tile(bits, tile));
        }
    }
    let only = |these: [u64; 2], others: [u64; 2]| [these[0] & !others[0], these[1] & !others[1]];
    each_king(bits, only(old.kings, new.kings), off);
    each_king(bits, only(new.kings, old.kings), on);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_lies_in_a_tile_and_half_a_turn_keeps_tiles() {
        for (bits, squares) in [(54, 50), (35, 32)] {
            let all = (0..tiles(bits)).fold(0, |all, tile| all | mask(bits, tile));
            assert_eq!(all.count_ones(), squares);
            for tile in 0..tiles(bits) {
                let turned = mask(bits, tile).reverse_bits() >> (64 - bits);
                assert_eq!(turned, mask(bits, tiles(bits) - 1 - tile));
            }
        }
    }

    #[test]
    fn both_sides_see_a_turned_board_alike() {
        let turn = |set: u64| set.reverse_bits() >> (64 - 35);
        let sets = Sets { white: 0x3_0801_0a24, black: 0x4_5010_4001, kings: 0x4_0001_0020 };
        let turned = Sets { white: turn(sets.black), black: turn(sets.white), kings: turn(sets.kings) };
        let seen = |sets: Sets, view: usize| {
            let mut seen = Vec::new();
            each_input(35, sets, |inputs| seen.push(inputs[view]));
            seen.sort_unstable();
            seen
        };
        assert_eq!(seen(sets, 0), seen(turned, 1));
        assert_eq!(seen(sets, 1), seen(turned, 0));
    }
}
