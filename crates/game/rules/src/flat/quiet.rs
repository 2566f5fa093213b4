//! Moves without capture.
//!
//! A man goes one step forward (FMJD-I.3.4, UA13-II.2.3, UA-VI.Move.5, WCDF-1.15); a king goes one
//! step (WCDF-1.17, UA-VII.Move.3) or any distance over free squares (FMJD-I.3.9, UA13-II.2.5.1)
//! in any direction.

use super::bits::{DOWN_LEFT, DOWN_RIGHT, Layout, UP_LEFT, UP_RIGHT, each};
use super::{FlatVariant, View};
use crate::{Color, Kings, Move, Square};

const fn color(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

const fn forward(white: bool) -> [usize; 2] {
    if white { [UP_LEFT, UP_RIGHT] } else { [DOWN_LEFT, DOWN_RIGHT] }
}

/// Calls back with departure, arrival and whether the piece is a king afterwards, for every quiet
/// move. Nothing can be captured.
#[inline(always)]
pub(super) fn each_transfer<V: FlatVariant, const HALF: u32, const WHITE: bool>(
    view: View,
    mut visit: impl FnMut(u64, u64, bool),
) {
    let last_row = Layout::<HALF>::last_row(color(WHITE));
    for direction in forward(WHITE) {
        let targets = Layout::<HALF>::step(view.own & !view.kings, direction) & view.empty;
        each(targets, |to| visit(Layout::<HALF>::step(to, direction ^ 1), to, to & last_row != 0));
    }
    each(view.own & view.kings & !view.resting, |from| {
        each(king_targets::<V, HALF>(from, view.empty), |to| visit(from, to, true));
    });
}

/// Adds every quiet move to the list. Nothing can be captured.
pub(super) fn push_all<V: FlatVariant, const HALF: u32, const WHITE: bool>(view: View, list: &mut Vec<Move>) {
    each_transfer::<V, HALF, WHITE>(view, |from, to, king| {
        let crowns = king && view.kings & from == 0;
        let [from, to] = [from, to].map(|bit| Layout::<HALF>::square(V::RULES.board, bit));
        list.push(Move::quiet(from, to, crowns));
    });
}

/// How many quiet moves there are. Nothing can be captured.
#[inline(always)]
pub(super) fn count<V: FlatVariant, const HALF: u32, const WHITE: bool>(view: View) -> u64 {
    let men = view.own & !view.kings;
    let mut count = 0;
    for direction in forward(WHITE) {
        count += (Layout::<HALF>::step(men, direction) & view.empty).count_ones();
    }
    each(view.own & view.kings & !view.resting, |from| {
        count += king_targets::<V, HALF>(from, view.empty).count_ones();
    });
    u64::from(count)
}

/// Whether there is a quiet move. Nothing can be captured.
#[inline(always)]
pub(super) fn is_any<const HALF: u32, const WHITE: bool>(view: View) -> bool {
    let men = view.own & !view.kings;
    let mut targets = 0;
    for direction in forward(WHITE) {
        targets |= Layout::<HALF>::step(men, direction);
    }
    let kings = view.own & view.kings & !view.resting;
    if kings != 0 {
        for direction in [UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT] {
            targets |= Layout::<HALF>::step(kings, direction);
        }
    }
    targets & view.empty != 0
}

/// Adds the quiet move between two squares, if it is legal. Nothing can be captured.
pub(super) fn push_between<V: FlatVariant, const HALF: u32, const WHITE: bool>(
    view: View,
    from: Square,
    to: Square,
    list: &mut Vec<Move>,
) {
    let [start, end] = [from, to].map(|square| Layout::<HALF>::bit(V::RULES.board, square));
    let targets = if start & view.resting != 0 {
        0
    } else if view.own & view.kings & start != 0 {
        king_targets::<V, HALF>(start, view.empty)
    } else {
        let man = view.own & start;
        forward(WHITE).map(|d| Layout::<HALF>::step(man, d)).iter().fold(0, |all, t| all | t) & view.empty
    };
    if targets & end != 0 {
        let crowns = view.kings & start == 0 && end & Layout::<HALF>::last_row(color(WHITE)) != 0;
        list.push(Move::quiet(from, to, crowns));
    }
}

#[inline(always)]
fn king_targets<V: FlatVariant, const HALF: u32>(from: u64, empty: u64) -> u64 {
    let mut targets = 0;
    for direction in [UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT] {
        targets |= match V::RULES.kings {
            Kings::Short => Layout::<HALF>::step(from, direction) & empty,
            Kings::Flying => Layout::<HALF>::slide(from, empty, direction) & !from,
        };
    }
    targets
}
