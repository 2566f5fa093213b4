//! The inputs of the network, as each side sees them: pieces on their squares, and men that stand side by side
//! along a diagonal.

use damier_rules::Color;

use crate::node::Node;

/// How many inputs single pieces are.
pub(crate) const fn singles<N: Node>() -> usize {
    N::KINDS * N::BITS
}

/// How many inputs neighbours are: for each two squares, whose man stands on the first and whose on the second.
pub(crate) const fn pairs<N: Node>() -> usize {
    4 * places::<N>()
}

/// The shorter of the two steps to a neighbour further down the board; the other is one longer.
const fn short_step<N: Node>() -> usize {
    if N::BITS > 40 { 5 } else { 4 }
}

/// How many places a pair can have, numbered by the bit of the first square and the step to the second.
const fn places<N: Node>() -> usize {
    2 * (N::BITS - short_step::<N>()) - 1
}

/// The input that a piece on a bit is in a side's view.
#[inline(always)]
fn single<N: Node>(view: Color, owner: Color, kind: usize, bit: usize) -> usize {
    let kind = if owner == view { kind } else { kind + N::KINDS / 2 };
    let square = if view == Color::White { bit } else { N::BITS - 1 - bit };
    kind * N::BITS + square
}

/// The input that two men are in a side's view: the first on a bit, the second a step further down.
#[inline(always)]
fn pair<N: Node>(view: Color, owners: [Color; 2], bit: usize, step: usize) -> usize {
    let (owners, bit) = match view {
        Color::White => (owners, bit),
        Color::Black => ([owners[1], owners[0]], N::BITS - 1 - bit - step),
    };
    let whose = 2 * usize::from(owners[0] != view) + usize::from(owners[1] != view);
    singles::<N>() + whose * places::<N>() + 2 * bit + (step - short_step::<N>())
}

/// Calls back with the inputs of both views, White's first, for each piece on the given bits.
#[inline(always)]
pub(crate) fn each_single<N: Node>(position: &N, among: u64, mut visit: impl FnMut([usize; 2])) {
    let sets = position.sets();
    let mut left = (sets.white | sets.black) & among;
    while left != 0 {
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        let owner = owner(sets.white, bit);
        let kind = position.kind(bit);
        visit([Color::White, Color::Black].map(|view| single::<N>(view, owner, kind, bit)));
    }
}

/// The same for each two men side by side, one of them at least on the given bits.
#[inline(always)]
fn each_pair<N: Node>(position: &N, among: u64, mut visit: impl FnMut([usize; 2])) {
    let sets = position.sets();
    let men = (sets.white | sets.black) & !sets.kings;
    for step in [short_step::<N>(), short_step::<N>() + 1] {
        let mut left = men & men >> step & (among | among >> step);
        while left != 0 {
            let bit = left.trailing_zeros() as usize;
            left &= left - 1;
            let owners = [owner(sets.white, bit), owner(sets.white, bit + step)];
            visit([Color::White, Color::Black].map(|view| pair::<N>(view, owners, bit, step)));
        }
    }
}

#[inline(always)]
fn owner(white: u64, bit: usize) -> Color {
    if white >> bit & 1 == 1 { Color::White } else { Color::Black }
}

/// The most inputs that are on in any position: the large board has 50 squares and 81 places for a pair.
const MOST: usize = 50 + 81;

/// Some inputs of both views.
pub(crate) struct Inputs {
    white: [u16; MOST],
    black: [u16; MOST],
    count: usize,
}

impl Inputs {
    pub(crate) const NONE: Inputs = Inputs { white: [0; MOST], black: [0; MOST], count: 0 };

    /// Adds those of the pieces on the given bits, and of pairs if asked for.
    #[inline(always)]
    pub(crate) fn add<N: Node>(&mut self, position: &N, among: u64, pairs: bool) {
        let mut push = |[white, black]: [usize; 2]| {
            self.white[self.count] = white as u16;
            self.black[self.count] = black as u16;
            self.count += 1;
        };
        each_single(position, among, &mut push);
        if pairs {
            each_pair(position, among, push);
        }
    }

    /// Those of White's view and of Black's.
    #[inline(always)]
    pub(crate) fn views(&self) -> [&[u16]; 2] {
        [&self.white[..self.count], &self.black[..self.count]]
    }
}

#[cfg(test)]
mod tests {
    use damier_rules::core::{Brazilian, FlatPosition, FlatVariant, International, Sets};
    use damier_rules::{Identity, Play, Position};

    use super::*;

    fn sorted<N: Node>(position: &N, view: usize) -> Vec<u16> {
        let mut on = Inputs::NONE;
        on.add(position, u64::MAX, true);
        let mut list = on.views()[view].to_vec();
        list.sort_unstable();
        list
    }

    /// The board turned by half, with colours exchanged.
    fn turned<V: FlatVariant + Send + Sync>(position: &FlatPosition<V>) -> FlatPosition<V> {
        let turn = |bits: u64| bits.reverse_bits() >> (64 - FlatPosition::<V>::BITS);
        let Sets { white, black, kings } = position.sets();
        let sets = Sets { white: turn(black), black: turn(white), kings: turn(kings) };
        FlatPosition::from_sets(sets, !position.to_move())
    }

    /// Walks through a game and looks at both views of every position.
    fn walk<V: FlatVariant + Send + Sync>() {
        let mut position = FlatPosition::<V>::from_position(&Position::start(V::VARIANT));
        for ply in 0..120 {
            let end = singles::<FlatPosition<V>>() + pairs::<FlatPosition<V>>();
            let other = turned(&position);
            for view in [0, 1] {
                let on = sorted(&position, view);
                assert_eq!(on, sorted(&other, 1 - view), "{ply}");
                assert!(on.windows(2).all(|two| two[0] < two[1]), "{ply}: an input twice");
                assert!(on.iter().all(|input| usize::from(*input) < end), "{ply}");
            }
            let mut moves = Vec::new();
            position.moves(Identity::Outcome, &mut moves);
            let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
            position = position.play(mv);
        }
    }

    // A board of men that a person sets up may be fuller than any that play leads to.
    #[test]
    fn there_is_room_for_a_full_board() {
        let squares: u64 = (0..50).map(|square| 1 << (square + square / 10)).sum();
        let sets = Sets { white: 0, black: squares, kings: 0 };
        let full = FlatPosition::<International>::from_sets(sets, Color::White);
        assert_eq!(sorted(&full, 0).len(), MOST);
    }

    #[test]
    fn black_sees_what_white_sees_of_the_turned_board() {
        walk::<International>();
        walk::<Brazilian>();
    }
}
