//! Endings of column games. No piece leaves the board, so a capture leads to another position of the same pieces,
//! and only a crowning leads to another slice.

mod numbering;
mod undo;

use damier_rules::core::{Sets, Stack, TOWER_BITS, TowerPosition, TowerVariant};
use damier_rules::{Color, Play};

use self::numbering::{Entry, KING, LETTER, MOST_PIECES, OPPONENT, Slice, TOP, Words, letters};
use crate::choice::{Subsets, choices, each, spread};
use crate::ending::{Ending, TakenBack};
use crate::material::Material;

/// How the positions of one material are numbered.
#[derive(Debug)]
pub(crate) struct Index {
    pieces: u32,
    words: &'static Words,
    entries: &'static [Entry],
}

/// The rows where men of White and of Black would have been crowned.
const fn last_row(board: u64, color: Color) -> u64 {
    let bottom = 0b1111;
    match color {
        Color::Black => bottom,
        Color::White => bottom << (60 - board.leading_zeros()),
    }
}

fn slice<V: TowerVariant>(material: Material) -> (&'static Words, Option<&'static Slice>) {
    let words = Words::of(V::BOARD.count_ones(), material.pieces().min(MOST_PIECES));
    (words, words.slice(material))
}

impl<V: TowerVariant + Send + Sync> Ending for TowerPosition<V> {
    type Index = Index;

    const MOST_PIECES: u32 = MOST_PIECES;
    const CAPTURES_STAY: bool = true;

    fn of_stacks(sets: Sets, stacks: &[Stack; TOWER_BITS], to_move: Color) -> Option<Self> {
        Some(TowerPosition::from_stacks(sets.white, sets.black, *stacks, to_move))
    }

    fn index(material: Material) -> Index {
        let (words, slice) = slice::<V>(material);
        Index { pieces: material.pieces(), words, entries: slice.map_or(&[], |slice| &slice.entries) }
    }

    fn positions(material: Material) -> u64 {
        slice::<V>(material).1.map_or(0, |slice| slice.len)
    }

    fn subsets(pieces: u32) -> Subsets {
        Subsets::new(V::BOARD.count_ones(), pieces)
    }

    fn leads_to(material: Material) -> Vec<Material> {
        material.after_crowning()
    }

    fn material(&self) -> Material {
        let [mut own, mut opponent] = [[0_u8; 2]; 2];
        let mine = mine(self);
        each(occupied(self), |bit| {
            let stack = self.stacks()[bit.trailing_zeros() as usize];
            let (owner, captives) =
                if mine & bit != 0 { (&mut own, &mut opponent) } else { (&mut opponent, &mut own) };
            let of_owner = stack.kings() & ((1 << stack.own()) - 1);
            let kings = of_owner.count_ones() as u8;
            let captive_kings = stack.kings().count_ones() as u8 - kings;
            owner[0] += stack.own() - kings;
            owner[1] += kings;
            captives[0] += stack.captives() - captive_kings;
            captives[1] += captive_kings;
        });
        Material { own_men: own[0], own_kings: own[1], men: opponent[0], kings: opponent[1] }
    }

    #[inline]
    fn rank(&self, index: &Index) -> u64 {
        let mine = mine(self);
        let (mut word, mut towers, mut squares) = (0, 0, 0);
        let mut add = |bit: u64, below: u32| {
            towers += 1;
            squares += choices(below, towers);
            word = spell(word, self.stacks()[bit.trailing_zeros() as usize], mine & bit == 0);
        };
        // Black reads the board from the other side.
        match self.to_move() {
            Color::White => each(occupied(self), |bit| add(bit, (V::BOARD & (bit - 1)).count_ones())),
            Color::Black => {
                let mut left = occupied(self);
                while left != 0 {
                    let bit = 1 << (63 - left.leading_zeros());
                    add(bit, (V::BOARD & !(bit | (bit - 1))).count_ones());
                    left ^= bit;
                }
            }
        }
        index.words.first.get(word as usize).map_or(0, |first| first + squares)
    }

    #[inline]
    fn unrank(index: &Index, subsets: &Subsets, number: u64) -> Option<Self> {
        let place = index.entries.partition_point(|entry| entry.first <= number);
        let Entry { first, word } = *index.entries.get(place.checked_sub(1)?)?;
        let towers = letters(word, index.pieces).filter(|letter| letter & TOP != 0).count() as u8;
        let bits = 64 - V::BOARD.leading_zeros();
        let gaps = !V::BOARD & ((1 << bits) - 1);
        let mut squares = spread(subsets.get(towers, number - first), gaps);
        let (mut own, mut opponent, mut stacks) = (0, 0, [Stack::EMPTY; TOWER_BITS]);
        let mut last = 0;
        for letter in letters(word, index.pieces) {
            if letter & TOP != 0 {
                last = squares & squares.wrapping_neg();
                squares ^= last;
                let (side, color) = if letter & OPPONENT == 0 {
                    (&mut own, Color::White)
                } else {
                    (&mut opponent, Color::Black)
                };
                *side |= last;
                // A man there would have been crowned, and a tower on the edge is never jumped, so that none is
                // set free there.
                if letter & KING == 0 && last_row(V::BOARD, color) & last != 0 {
                    return None;
                }
            }
            let stack = &mut stacks[last.trailing_zeros() as usize];
            let of_owner = (letter & OPPONENT == 0) == (own & last != 0);
            let (owners, captives) = (stack.own(), stack.captives());
            let kings = stack.kings() | (letter & KING) << (owners + captives);
            *stack = Stack::new(owners + u8::from(of_owner), captives + u8::from(!of_owner), kings);
        }
        Some(TowerPosition::from_stacks(own, opponent, stacks, Color::White))
    }

    #[inline]
    fn stays(&self, next: &Self) -> bool {
        kings(self) == kings(next)
    }

    fn may_crown(&self) -> bool {
        let men = mine(self) & !self.sets().kings;
        let free = V::BOARD & !occupied(self);
        let last_row = last_row(V::BOARD, self.to_move()) & free;
        let steps = match self.to_move() {
            Color::White => men << 4 | men << 5,
            Color::Black => men >> 4 | men >> 5,
        };
        steps & last_row != 0
    }

    fn each_before(&self, visit: impl FnMut(&Self, TakenBack)) {
        undo::each_before(self, visit);
    }
}

fn occupied<V: TowerVariant>(position: &TowerPosition<V>) -> u64 {
    position.sets().white | position.sets().black
}

/// The towers of the side to move.
fn mine<V: TowerVariant>(position: &TowerPosition<V>) -> u64 {
    match position.to_move() {
        Color::White => position.sets().white,
        Color::Black => position.sets().black,
    }
}

/// All kings, captives included.
fn kings<V: TowerVariant>(position: &TowerPosition<V>) -> u32 {
    let mut kings = 0;
    each(occupied(position), |bit| {
        kings += position.stacks()[bit.trailing_zeros() as usize].kings().count_ones();
    });
    kings
}

/// Adds the letters of a tower to a word.
#[inline(always)]
fn spell(mut word: u32, tower: Stack, of_opponent: bool) -> u32 {
    let (owner, captor) = if of_opponent { (OPPONENT, 0) } else { (0, OPPONENT) };
    for depth in 0..tower.own() + tower.captives() {
        let top = if depth == 0 { TOP } else { 0 };
        let color = if depth < tower.own() { owner } else { captor };
        word = word << LETTER | top | color | tower.kings() >> depth & KING;
    }
    word
}

#[cfg(test)]
mod tests {
    use damier_rules::core::{Columns, Lasca};
    use damier_rules::{Rulebook, TowerJumps};

    use super::*;

    fn numbers_and_positions_agree<V: TowerVariant + Send + Sync>() {
        let subsets = TowerPosition::<V>::subsets(3);
        for material in Material::up_to(3) {
            let index = TowerPosition::<V>::index(material);
            for number in 0..TowerPosition::<V>::positions(material) {
                if let Some(position) = TowerPosition::<V>::unrank(&index, &subsets, number) {
                    assert_eq!(position.material(), material);
                    assert_eq!(position.rank(&index), number);
                    assert_eq!(TowerPosition::<V>::from_setup(&position.setup()), position);
                }
            }
        }
    }

    #[test]
    fn numbers_and_positions_agree_on_both_boards() {
        numbers_and_positions_agree::<Columns>();
        numbers_and_positions_agree::<Lasca>();
    }

    #[test]
    fn tables_read_repeated_jumps_as_the_code_does() {
        for variant in [Columns::VARIANT, Lasca::VARIANT] {
            assert_eq!(Rulebook::usual(variant).tower_jumps(), TowerJumps::default());
        }
    }
}
