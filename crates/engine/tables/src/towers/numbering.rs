//! How the positions of a column game are numbered: by their towers in order of the squares, then by the squares.
//!
//! Towers read from the lowest square of the side to move are a word of as many letters as there are pieces. A
//! letter has three bits: the piece begins a tower, belongs to the opponent, is a king. Words of one material are
//! numbered one after the other, those with fewer towers first; each has as many numbers as there are ways to choose
//! squares for its towers.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::choice::choices;
use crate::material::Material;

/// The most pieces a table of a column game can have.
pub(crate) const MOST_PIECES: u32 = 6;

/// Bits of a letter.
pub(super) const LETTER: u32 = 3;
/// The piece is the top of a tower.
pub(super) const TOP: u32 = 4;
/// The piece belongs to the opponent of the side to move.
pub(super) const OPPONENT: u32 = 2;
/// The piece is a king.
pub(super) const KING: u32 = 1;

/// One word with its first number.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    pub(super) first: u64,
    pub(super) word: u32,
}

/// All words of so many pieces on a board.
#[derive(Debug)]
pub(super) struct Words {
    /// The first number of each word within its slice; 0 for words that are none.
    pub(super) first: Vec<u64>,
    slices: HashMap<Material, Slice>,
}

/// The words by the number of pieces.
type Counts = [OnceLock<Words>; MOST_PIECES as usize + 1];

/// The words of one material.
#[derive(Debug, Default)]
pub(super) struct Slice {
    /// In order of their numbers.
    pub(super) entries: Vec<Entry>,
    /// How many numbers there are.
    pub(super) len: u64,
}

impl Words {
    /// The words of so many pieces, at most [`MOST_PIECES`], worked out once for each board.
    pub(super) fn of(squares: u32, pieces: u32) -> &'static Words {
        static SMALL: Counts = [const { OnceLock::new() }; MOST_PIECES as usize + 1];
        static LARGE: Counts = [const { OnceLock::new() }; MOST_PIECES as usize + 1];
        let boards = if squares < 32 { &SMALL } else { &LARGE };
        boards[pieces as usize].get_or_init(|| Words::new(squares, pieces))
    }

    fn new(squares: u32, pieces: u32) -> Words {
        let mut words: Vec<(u32, u32, Material)> =
            (0..1_u32 << (LETTER * pieces)).filter_map(|word| read(word, pieces)).collect();
        words.sort_unstable_by_key(|(word, towers, _)| (*towers, *word));
        let mut first = vec![0; 1 << (LETTER * pieces)];
        let mut slices: HashMap<Material, Slice> = HashMap::new();
        for (word, towers, material) in words {
            let slice = slices.entry(material).or_default();
            first[word as usize] = slice.len;
            slice.entries.push(Entry { first: slice.len, word });
            slice.len += choices(squares, towers as u8);
        }
        Words { first, slices }
    }

    /// The words of a material, both sides on the board or not.
    pub(super) fn slice(&self, material: Material) -> Option<&Slice> {
        self.slices.get(&material)
    }
}

/// The number of towers and the material of a word, if it is one: the owner's pieces of a tower lie above his
/// captives.
fn read(word: u32, pieces: u32) -> Option<(u32, u32, Material)> {
    let mut material = Material { own_men: 0, own_kings: 0, men: 0, kings: 0 };
    let (mut towers, mut owner, mut last) = (0, 0, 0);
    for letter in letters(word, pieces) {
        let color = letter & OPPONENT;
        if letter & TOP != 0 {
            towers += 1;
            owner = color;
        } else if towers == 0 || (color == owner && last != owner) {
            return None;
        }
        last = color;
        let count = match letter & (OPPONENT | KING) {
            0 => &mut material.own_men,
            KING => &mut material.own_kings,
            OPPONENT => &mut material.men,
            _ => &mut material.kings,
        };
        *count += 1;
    }
    Some((word, towers, material))
}

/// The letters of a word, the piece on the lowest square and the top of its tower first.
#[inline(always)]
pub(super) fn letters(word: u32, pieces: u32) -> impl Iterator<Item = u32> {
    (0..pieces).rev().map(move |place| word >> (LETTER * place) & 7)
}

#[cfg(test)]
mod tests {
    use super::*;

    // A tower of `h` pieces has 2·h ways to share them and 2^h ranks, so there are 2^n · Σ C(s, t) · 2^t ·
    // C(n + t - 1, 2t - 1) positions of `n` pieces in `t` towers on `s` squares.
    #[test]
    fn there_are_as_many_numbers_as_arithmetic_says() {
        let count = |squares, pieces| Words::of(squares, pieces).slices.values().map(|s| s.len).sum::<u64>();
        assert_eq!(count(32, 2), 4 * (128 + 496 * 4));
        assert_eq!(count(32, 4), 16 * (256 + 496 * 40 + 4960 * 48 + 35_960 * 16));
        assert_eq!(count(25, 3), 8 * (150 + 300 * 16 + 2300 * 8));
    }
}
