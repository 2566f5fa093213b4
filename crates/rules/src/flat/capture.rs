//! Captures.
//!
//! Jumped pieces stay on the board until the move is over: they block, and none is jumped twice
//! (FMJD-I.4.8, FMJD-I.4.11, UA13-II.3.5, UA13-II.3.6, UA-V.Cap.8, UA-V.Cap.11). The square the
//! capture began on is free for it. A capture is carried to its end (FMJD-I.4.6, UA-VI.Cap.5,
//! WCDF-1.19), so a flying king chooses among its landing squares those from which it can go on, if
//! there are any (D-03a).

use super::bits::{DOWN_LEFT, DOWN_RIGHT, Layout, UP_LEFT, UP_RIGHT, each};
use super::{FlatVariant, View};
use crate::{CaptureChoice, Color, Identity, Kings, LastRow, MenCapture, Move};

/// Two captures with fewer jumps between the same squares never take the same pieces: the way from
/// piece to piece has no second order without a closed circuit, and two jumps make none.
const FEWEST_JUMPS_IN_TWO_ORDERS: usize = 3;

const ALL: [usize; 4] = [UP_LEFT, DOWN_RIGHT, UP_RIGHT, DOWN_LEFT];

/// The pieces that can capture.
#[inline(always)]
pub(super) fn capturers<V: FlatVariant, const HALF: u32, const WHITE: bool>(view: View) -> u64 {
    capturing_men::<V, HALF, WHITE>(view) | capturing_kings::<V, HALF>(view)
}

#[inline(always)]
fn man_captures_towards<V: FlatVariant, const WHITE: bool>(direction: usize) -> bool {
    V::RULES.men_capture as u8 == MenCapture::BothWays as u8
        || (direction == UP_LEFT || direction == UP_RIGHT) == WHITE
}

#[inline(always)]
fn capturing_men<V: FlatVariant, const HALF: u32, const WHITE: bool>(view: View) -> u64 {
    let men = view.own & !view.kings;
    let mut found = 0;
    for direction in ALL {
        if man_captures_towards::<V, WHITE>(direction) {
            let victims = Layout::<HALF>::step(view.empty, direction ^ 1) & view.opponent;
            found |= Layout::<HALF>::step(victims, direction ^ 1) & men;
        }
    }
    found
}

#[inline(always)]
fn capturing_kings<V: FlatVariant, const HALF: u32>(view: View) -> u64 {
    let kings = view.own & view.kings;
    let mut found = 0;
    if kings == 0 {
        return 0;
    }
    for direction in ALL {
        let victims = Layout::<HALF>::step(view.empty, direction ^ 1) & view.opponent;
        let mut reach = Layout::<HALF>::step(victims, direction ^ 1);
        if let Kings::Flying = V::RULES.kings {
            let mut front = reach & view.empty;
            while front != 0 {
                front = Layout::<HALF>::step(front, direction ^ 1);
                reach |= front;
                front &= view.empty;
            }
        }
        found |= reach & kings;
    }
    found
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
    Chains::<V, HALF, WHITE>::push(view, men, kings, identity, list);
    true
}

/// The search for complete captures, one piece after another.
struct Chains<'a, V, const HALF: u32, const WHITE: bool> {
    /// Free squares, the one the capture began on included.
    empty: u64,
    identity: Identity,
    /// The way so far.
    path: Move,
    /// The greatest number of pieces taken by a capture in the list.
    most: usize,
    list: &'a mut Vec<Move>,
    /// Where this position's captures begin in the list.
    start: usize,
    variant: std::marker::PhantomData<V>,
}

impl<'a, V: FlatVariant, const HALF: u32, const WHITE: bool> Chains<'a, V, HALF, WHITE> {
    const LAST_ROW: u64 = Layout::<HALF>::last_row(if WHITE { Color::White } else { Color::Black });

    fn push(view: View, men: u64, kings: u64, identity: Identity, list: &'a mut Vec<Move>) {
        let start = list.len();
        let mut chains = Self {
            empty: view.empty,
            identity,
            path: Move::capture_from(Layout::<HALF>::square(men | kings)),
            most: 0,
            list,
            start,
            variant: std::marker::PhantomData,
        };
        each(men, |from| {
            chains.depart(view, from);
            chains.man(from, view.opponent, 0);
        });
        each(kings, |from| {
            chains.depart(view, from);
            match V::RULES.kings {
                Kings::Short => chains.short_king(from, view.opponent, 0),
                Kings::Flying => chains.flying_king(from, view.opponent),
            }
        });
    }

    fn depart(&mut self, view: View, from: u64) {
        self.empty = view.empty | from;
        self.path = Move::capture_from(Layout::<HALF>::square(from));
    }

    /// `left` are the opponent's pieces not yet jumped.
    fn man(&mut self, at: u64, left: u64, jumps: usize) {
        let mut goes_on = false;
        for direction in ALL {
            if !man_captures_towards::<V, WHITE>(direction) {
                continue;
            }
            let over = Layout::<HALF>::step(at, direction) & left;
            let landing = Layout::<HALF>::step(over, direction) & self.empty;
            if landing == 0 {
                continue;
            }
            goes_on = true;
            self.jump(jumps, over, landing);
            let left = left & !over;
            match V::RULES.last_row {
                LastRow::Stops if landing & Self::LAST_ROW != 0 => self.finish(jumps + 1, true),
                LastRow::GoesOnAsKing if landing & Self::LAST_ROW != 0 => {
                    self.crowned(landing, direction, left, jumps + 1);
                }
                _ => self.man(landing, left, jumps + 1),
            }
        }
        if !goes_on {
            self.finish(jumps, at & Self::LAST_ROW != 0);
        }
    }

    /// A man that has just become a king on the last row and goes on with a king's rights
    /// (UA13-II.3.7.2, UA-VI.Cap.14).
    fn crowned(&mut self, at: u64, direction: usize, left: u64, jumps: usize) {
        if !self.turns(at, direction, left, jumps, true) {
            self.finish(jumps, true);
        }
    }

    fn short_king(&mut self, at: u64, left: u64, jumps: usize) {
        let mut goes_on = false;
        for direction in ALL {
            let over = Layout::<HALF>::step(at, direction) & left;
            let landing = Layout::<HALF>::step(over, direction) & self.empty;
            if landing != 0 {
                goes_on = true;
                self.jump(jumps, over, landing);
                self.short_king(landing, left & !over, jumps + 1);
            }
        }
        if !goes_on {
            self.finish(jumps, false);
        }
    }

    fn flying_king(&mut self, at: u64, left: u64) {
        for direction in ALL {
            self.fly(at, direction, left, 0, false);
        }
    }

    /// Looks for a piece to jump from `at` in one direction and follows the capture; false if there
    /// is none.
    fn fly(&mut self, at: u64, direction: usize, left: u64, jumps: usize, crowns: bool) -> bool {
        let mut over = Layout::<HALF>::step(at, direction);
        while over & self.empty != 0 {
            over = Layout::<HALF>::step(over, direction);
        }
        over &= left;
        let first = Layout::<HALF>::step(over, direction) & self.empty;
        if first == 0 {
            return false;
        }
        self.land(over, first, direction, left & !over, jumps, crowns);
        true
    }

    /// The king has jumped `over` and may land on `first` or any free square behind it
    /// (FMJD-I.4.3, UA13-II.3.1, UA-VI.Cap.3). Going straight on is tried once for the whole line,
    /// from the square right behind the piece.
    fn land(&mut self, over: u64, first: u64, direction: usize, left: u64, jumps: usize, crowns: bool) {
        let mut goes_on = false;
        let mut landing = first;
        while landing != 0 {
            self.jump(jumps, over, landing);
            goes_on |= self.turns(landing, direction, left, jumps + 1, crowns);
            landing = Layout::<HALF>::step(landing, direction) & self.empty;
        }
        self.jump(jumps, over, first);
        goes_on |= self.fly(first, direction, left, jumps + 1, crowns);
        if !goes_on {
            let mut landing = first;
            while landing != 0 {
                self.jump(jumps, over, landing);
                self.finish(jumps + 1, crowns);
                landing = Layout::<HALF>::step(landing, direction) & self.empty;
            }
        }
    }

    /// Tries the two directions across. The way back is closed by the piece just jumped.
    fn turns(&mut self, at: u64, direction: usize, left: u64, jumps: usize, crowns: bool) -> bool {
        let across = direction ^ 2;
        let one = self.fly(at, across, left, jumps, crowns);
        let other = self.fly(at, across ^ 1, left, jumps, crowns);
        one | other
    }

    fn jump(&mut self, jumps: usize, over: u64, landing: u64) {
        self.path.set_jump(jumps, Layout::<HALF>::square(over), Layout::<HALF>::square(landing));
    }

    /// The capture is complete: keep it unless the choice of captures forbids it or it is listed.
    fn finish(&mut self, jumps: usize, crowns: bool) {
        if let CaptureChoice::MostPieces = V::RULES.choice {
            if jumps < self.most {
                return;
            }
            if jumps > self.most {
                self.most = jumps;
                self.list.truncate(self.start);
            }
        }
        let found = self.path.finished(jumps, crowns);
        let listed = jumps >= FEWEST_JUMPS_IN_TWO_ORDERS
            && self.identity == Identity::Outcome
            && self.list[self.start..].iter().any(|other| other.same_outcome(&found));
        if !listed {
            self.list.push(found);
        }
    }
}
