//! Pieces on their squares, as each side sees them: the inputs of the network.

use damier_rules::Color;

use crate::node::Node;

/// How many inputs there are in a view.
pub(crate) const fn count<N: Node>() -> usize {
    N::KINDS * N::BITS
}

/// The input that a piece on a bit is in a side's view.
#[inline(always)]
fn input<N: Node>(view: Color, owner: Color, kind: usize, bit: usize) -> usize {
    let kind = if owner == view { kind } else { kind + N::KINDS / 2 };
    let square = if view == Color::White { bit } else { N::BITS - 1 - bit };
    kind * N::BITS + square
}

/// Calls back with the inputs of both views, White's first, for each piece on the given bits.
#[inline(always)]
pub(crate) fn each_input<N: Node>(position: &N, among: u64, mut visit: impl FnMut([usize; 2])) {
    let sets = position.sets();
    let mut left = (sets.white | sets.black) & among;
    while left != 0 {
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        let owner = if sets.white >> bit & 1 == 1 { Color::White } else { Color::Black };
        let kind = position.kind(bit);
        visit([Color::White, Color::Black].map(|view| input::<N>(view, owner, kind, bit)));
    }
}
