//! What a half-move changed on the board, seen by comparing what stood there before and after.

use damier_rules::Color;

use crate::node::Node;

/// What a half-move did, as far as counters ask.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Change {
    /// Something was captured.
    pub(crate) captured: bool,
    /// A man became a king.
    pub(crate) crowned: bool,
    /// A man moved.
    pub(crate) man_moved: bool,
}

/// Whether whoever moved has captured something.
pub(crate) fn has_captured<N: Node>(before: &N, after: &N) -> bool {
    let (sets, by) = (before.sets(), before.to_move());
    let other = if by == Color::White { sets.black } else { sets.white };
    before.changed(after) & other != 0
}

/// What a half-move did.
pub(crate) fn change<N: Node>(before: &N, after: &N) -> Change {
    let (old, new) = (before.sets(), after.sets());
    let (own, own_after) = match before.to_move() {
        Color::White => (old.white, new.white),
        Color::Black => (old.black, new.black),
    };
    let left = own & !own_after;
    let kings = (own & old.kings).count_ones();
    Change {
        captured: has_captured(before, after),
        crowned: (own_after & new.kings).count_ones() > kings,
        man_moved: left & !old.kings != 0,
    }
}
