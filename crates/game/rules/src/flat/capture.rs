//! Which pieces can capture, and how many captures there are.
//!
//! Capture is compulsory (FMJD-I.4.1, UA13-II.3.3, UA-VI.Cap.4, WCDF-1.20): quiet moves are asked for
//! only when nothing is found here. [`chain`](super::chain) follows a capture to its end.

use super::bits::{DOWN, DOWN_LEFT, DOWN_RIGHT, LEFT, Layout, RIGHT, UP, UP_LEFT, UP_RIGHT, each};
use super::chain::Chains;
use super::sink::{Counting, Listing, Transfers};
use super::{FlatVariant, View};
use crate::{Color, Identity, Kings, LastRow, Lines, MenCapture, Move};

pub(super) const ALL: [usize; 4] = [UP_LEFT, DOWN_RIGHT, UP_RIGHT, DOWN_LEFT];
pub(super) const STRAIGHT: [usize; 4] = [LEFT, RIGHT, UP, DOWN];

/// Whether pieces capture along rows and columns too.
#[inline(always)]
pub(super) fn captures_straight<V: FlatVariant>() -> bool {
    matches!(V::RULES.lines, Lines::All)
}

/// The pieces that a man may take.
#[inline(always)]
pub(super) fn prey_of_men<V: FlatVariant>(view: View) -> u64 {
    if V::RULES.men_take_kings { view.opponent } else { view.opponent & !view.kings }
}

/// The pieces that can capture.
#[inline(always)]
pub(super) fn capturers<V: FlatVariant, const HALF: u32, const WHITE: bool>(view: View) -> u64 {
    capturing_men::<V, HALF, WHITE>(view) | capturing_kings::<V, HALF>(view)
}

#[inline(always)]
pub(super) fn man_captures_towards<V: FlatVariant, const WHITE: bool>(direction: usize) -> bool {
    V::RULES.men_capture as u8 == MenCapture::BothWays as u8
        || (direction == UP_LEFT || direction == UP_RIGHT) == WHITE
}

/// The squares from which a piece of the side to move would jump its neighbour in this direction.
#[inline(always)]
fn can_jump_towards<const HALF: u32>(view: View, direction: usize) -> u64 {
    let victims = Layout::<HALF>::step(view.empty, direction ^ 1) & view.opponent;
    Layout::<HALF>::step(victims, direction ^ 1)
}

#[inline(always)]
pub(super) fn capturing_men<V: FlatVariant, const HALF: u32, const WHITE: bool>(view: View) -> u64 {
    let mut found = 0;
    let view = View { opponent: prey_of_men::<V>(view), ..view };
    for direction in ALL {
        if man_captures_towards::<V, WHITE>(direction) {
            found |= can_jump_towards::<HALF>(view, direction);
        }
    }
    if captures_straight::<V>() {
        for direction in STRAIGHT {
            found |= can_jump_towards::<HALF>(view, direction);
        }
    }
    found & view.own & !view.kings
}

#[inline(always)]
pub(super) fn capturing_kings<V: FlatVariant, const HALF: u32>(view: View) -> u64 {
    let kings = view.own & view.kings;
    if kings == 0 {
        return 0;
    }
    let mut found = 0;
    for direction in ALL {
        found |= kings_reach::<V, HALF>(view, direction);
    }
    if captures_straight::<V>() {
        for direction in STRAIGHT {
            found |= kings_reach::<V, HALF>(view, direction);
        }
    }
    found & kings
}

/// The squares from which a king of the side to move would capture in this direction.
#[inline(always)]
fn kings_reach<V: FlatVariant, const HALF: u32>(view: View, direction: usize) -> u64 {
    let mut reach = can_jump_towards::<HALF>(view, direction);
    if let Kings::Flying = V::RULES.kings {
        let mut front = reach & view.empty;
        while front != 0 {
            front = Layout::<HALF>::step(front, direction ^ 1);
            reach |= front;
            front &= view.empty;
        }
    }
    reach
}

/// Adds every legal capture to the list; false if there is none.
#[inline(always)]
pub(super) fn push_all<V: FlatVariant, const HALF: u32, const WHITE: bool>(
    view: View,
    identity: Identity,
    list: &mut Vec<Move>,
) -> bool {
    let men = capturing_men::<V, HALF, WHITE>(view);
    let kings = capturing_kings::<V, HALF>(view);
    if men | kings == 0 {
        return false;
    }
    let mut chains = Chains::<V, _, HALF, WHITE>::new(view, Listing::<V, HALF>::new(view, identity, list));
    each(men, |from| chains.all_of_man(view, from));
    each(kings, |from| chains.all_of_king(view, from));
    true
}

/// Finds the captures of these pieces without their ways; false if they must be listed to tell one
/// from another.
#[inline(always)]
pub(super) fn transfers<V: FlatVariant, const HALF: u32, const WHITE: bool>(
    view: View,
    men: u64,
    kings: u64,
    found: &mut Transfers<V>,
) -> bool {
    let mut chains = Chains::<V, _, HALF, WHITE>::new(view, found);
    each(men, |from| chains.all_of_man(view, from));
    each(kings, |from| chains.all_of_king(view, from));
    !chains.sink.incomplete
}

/// How many captures there are. Men that jump once and stop are counted in bulk; only the others
/// are followed.
#[inline(always)]
pub(super) fn count<V: FlatVariant, const HALF: u32, const WHITE: bool>(
    view: View,
    identity: Identity,
    list: &mut Vec<Move>,
) -> u64 {
    if V::RULES.choice.asks_rank() {
        return count_listed::<V, HALF, WHITE>(view, identity, list);
    }
    let men = view.own & !view.kings;
    let can_jump = ALL.map(|direction| can_jump_towards::<HALF>(view, direction));
    let landings = ALL.map(|direction| {
        if man_captures_towards::<V, WHITE>(direction) {
            let over = Layout::<HALF>::step(men & can_jump[direction], direction);
            Layout::<HALF>::step(over, direction)
        } else {
            0
        }
    });
    let kings = capturing_kings::<V, HALF>(view);
    if kings | landings[0] | landings[1] | landings[2] | landings[3] == 0 {
        return 0;
    }
    let goes_on =
        ALL.map(|direction| landings[direction] & goes_on_from::<V, HALF, WHITE>(&can_jump, direction));
    let followed = kings | goes_on[0] | goes_on[1] | goes_on[2] | goes_on[3];
    if followed == 0 {
        return landings.iter().map(|squares| u64::from(squares.count_ones())).sum();
    }
    count_chains::<V, HALF, WHITE>(view, kings, landings, goes_on, identity, list)
}

/// The squares from which a man could jump on, having come in this direction. A man that is crowned
/// on the way and goes on as a king is always followed.
#[inline(always)]
fn goes_on_from<V: FlatVariant, const HALF: u32, const WHITE: bool>(
    can_jump: &[u64; 4],
    direction: usize,
) -> u64 {
    let mut squares = 0;
    for next in ALL {
        if next != direction ^ 1 && man_captures_towards::<V, WHITE>(next) {
            squares |= can_jump[next];
        }
    }
    match V::RULES.last_row {
        LastRow::GoesOnAsMan => squares,
        LastRow::GoesOnAsKing => squares | last_row::<HALF, WHITE>(),
        LastRow::Stops => squares & !last_row::<HALF, WHITE>(),
    }
}

#[inline(never)]
fn count_chains<V: FlatVariant, const HALF: u32, const WHITE: bool>(
    view: View,
    kings: u64,
    landings: [u64; 4],
    goes_on: [u64; 4],
    identity: Identity,
    list: &mut Vec<Move>,
) -> u64 {
    let mut chains = Chains::<V, _, HALF, WHITE>::new(view, Counting::<V>::new());
    for direction in ALL {
        chains.sink.single_jumps((landings[direction] & !goes_on[direction]).count_ones());
        each(goes_on[direction], |landing| chains.all_after_jump(view, landing, direction));
    }
    each(kings, |from| chains.all_of_king(view, from));
    if chains.sink.may_hold_doubles && identity == Identity::Outcome {
        count_listed::<V, HALF, WHITE>(view, identity, list)
    } else {
        chains.sink.count
    }
}

/// How many captures there are, all of them listed.
fn count_listed<V: FlatVariant, const HALF: u32, const WHITE: bool>(
    view: View,
    identity: Identity,
    list: &mut Vec<Move>,
) -> u64 {
    let start = list.len();
    push_all::<V, HALF, WHITE>(view, identity, list);
    let count = list.len() - start;
    list.truncate(start);
    count as u64
}

#[inline(always)]
pub(super) const fn last_row<const HALF: u32, const WHITE: bool>() -> u64 {
    Layout::<HALF>::last_row(if WHITE { Color::White } else { Color::Black })
}
