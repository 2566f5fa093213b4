//! Captures followed to their end.
//!
//! Jumped pieces stay on the board until the move is over: they block, and none is jumped twice
//! (FMJD-I.4.8, FMJD-I.4.11, UA13-II.3.5, UA13-II.3.6, UA-V.Cap.8, UA-V.Cap.11). The square the
//! capture began on is free for it. A capture is carried to its end (FMJD-I.4.6, UA-VI.Cap.5,
//! WCDF-1.19), so a flying king chooses among its landing squares those from which it can go on, if
//! there are any (D-03a).

use std::marker::PhantomData;

use super::bits::{DOWN, DOWN_LEFT, DOWN_RIGHT, LEFT, Layout, RIGHT, UP, UP_LEFT, UP_RIGHT};
use super::capture::{ALL, STRAIGHT, captures_straight, last_row, man_captures_towards, prey_of_men};
use super::sink::Sink;
use super::{FlatVariant, View};
use crate::{Captured, Kings, Landing, LastRow};

/// The search for complete captures, one piece after another.
pub(super) struct Chains<V, S, const HALF: u32, const WHITE: bool> {
    /// Free squares, the one the capture began on included.
    empty: u64,
    /// The opponent's pieces before the capture.
    opponent: u64,
    pub(super) sink: S,
    variant: PhantomData<V>,
}

impl<V: FlatVariant, S: Sink, const HALF: u32, const WHITE: bool> Chains<V, S, HALF, WHITE> {
    #[inline(always)]
    pub(super) fn new(view: View, sink: S) -> Self {
        Chains { empty: view.empty, opponent: view.opponent, sink, variant: PhantomData }
    }

    /// Every capture of a man.
    pub(super) fn all_of_man(&mut self, view: View, from: u64) {
        self.depart(view, from);
        self.man(from, prey_of_men::<V>(view), 0);
    }

    /// Every capture of the man that lands on `landing` with its first jump.
    pub(super) fn all_after_jump(&mut self, view: View, landing: u64, direction: usize) {
        let over = Layout::<HALF>::step(landing, direction ^ 1);
        self.depart(view, Layout::<HALF>::step(over, direction ^ 1));
        self.man_lands(over, landing, direction, view.opponent, 0);
    }

    /// Every capture of a king.
    pub(super) fn all_of_king(&mut self, view: View, from: u64) {
        self.depart(view, from);
        match V::RULES.kings {
            Kings::Short => self.short_king(from, view.opponent, 0),
            Kings::Flying => {
                for direction in ALL {
                    self.fly(from, direction, view.opponent, 0, false);
                }
                if captures_straight::<V>() {
                    for direction in STRAIGHT {
                        self.fly(from, direction, view.opponent, 0, false);
                    }
                }
            }
        }
    }

    #[inline(always)]
    fn depart(&mut self, view: View, from: u64) {
        self.empty = view.empty | from;
        self.sink.depart(from);
    }

    /// The squares that are free when these pieces of the opponent are left to be jumped.
    #[inline(always)]
    fn free(&self, left: u64) -> u64 {
        match V::RULES.captured {
            Captured::LeaveAtOnce => self.empty | self.opponent & !left,
            _ => self.empty,
        }
    }

    /// `left` are the opponent's pieces not yet jumped.
    fn man(&mut self, at: u64, left: u64, jumps: usize) {
        let mut goes_on = self.man_jumps::<UP_LEFT>(at, left, jumps)
            | self.man_jumps::<DOWN_RIGHT>(at, left, jumps)
            | self.man_jumps::<UP_RIGHT>(at, left, jumps)
            | self.man_jumps::<DOWN_LEFT>(at, left, jumps);
        if captures_straight::<V>() {
            goes_on |= self.man_jumps::<LEFT>(at, left, jumps)
                | self.man_jumps::<RIGHT>(at, left, jumps)
                | self.man_jumps::<UP>(at, left, jumps)
                | self.man_jumps::<DOWN>(at, left, jumps);
        }
        if !goes_on {
            self.sink.finish(jumps, at, left, at & last_row::<HALF, WHITE>() != 0);
        }
    }

    #[inline(always)]
    fn man_jumps<const DIRECTION: usize>(&mut self, at: u64, left: u64, jumps: usize) -> bool {
        if !man_captures_towards::<V, WHITE>(DIRECTION) {
            return false;
        }
        let over = Layout::<HALF>::step(at, DIRECTION) & left;
        let landing = Layout::<HALF>::step(over, DIRECTION) & self.free(left);
        if landing != 0 {
            self.man_lands(over, landing, DIRECTION, left, jumps);
        }
        landing != 0
    }

    #[inline(always)]
    fn man_lands(&mut self, over: u64, landing: u64, direction: usize, left: u64, jumps: usize) {
        self.jump(jumps, over, landing);
        let left = left & !over;
        match V::RULES.last_row {
            LastRow::Stops if landing & last_row::<HALF, WHITE>() != 0 => {
                self.sink.finish(jumps + 1, landing, left, true);
            }
            LastRow::GoesOnAsKing if landing & last_row::<HALF, WHITE>() != 0 => {
                self.crowned(landing, direction, left, jumps + 1);
            }
            _ => self.man(landing, left, jumps + 1),
        }
    }

    /// A man that has just become a king on the last row and goes on with a king's rights
    /// (UA13-II.3.7.2, UA-VI.Cap.14).
    fn crowned(&mut self, at: u64, direction: usize, left: u64, jumps: usize) {
        if !self.turns(at, direction, left, jumps, true) {
            self.sink.finish(jumps, at, left, true);
        }
    }

    fn short_king(&mut self, at: u64, left: u64, jumps: usize) {
        let goes_on = self.short_king_jumps::<UP_LEFT>(at, left, jumps)
            | self.short_king_jumps::<DOWN_RIGHT>(at, left, jumps)
            | self.short_king_jumps::<UP_RIGHT>(at, left, jumps)
            | self.short_king_jumps::<DOWN_LEFT>(at, left, jumps);
        if !goes_on {
            self.sink.finish(jumps, at, left, false);
        }
    }

    #[inline(always)]
    fn short_king_jumps<const DIRECTION: usize>(&mut self, at: u64, left: u64, jumps: usize) -> bool {
        let over = Layout::<HALF>::step(at, DIRECTION) & left;
        let landing = Layout::<HALF>::step(over, DIRECTION) & self.free(left);
        if landing != 0 {
            self.jump(jumps, over, landing);
            self.short_king(landing, left & !over, jumps + 1);
        }
        landing != 0
    }

    /// Looks for a piece to jump from `at` in one direction and follows the capture; false if there
    /// is none.
    fn fly(&mut self, at: u64, direction: usize, left: u64, jumps: usize, crowns: bool) -> bool {
        let free = self.free(left);
        let mut over = Layout::<HALF>::step(at, direction);
        while over & free != 0 {
            over = Layout::<HALF>::step(over, direction);
        }
        over &= left;
        let first = Layout::<HALF>::step(over, direction) & free;
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
            landing = self.behind(landing, direction, left);
        }
        self.jump(jumps, over, first);
        goes_on |= self.fly(first, direction, left, jumps + 1, crowns);
        if !goes_on {
            let mut landing = first;
            while landing != 0 {
                self.jump(jumps, over, landing);
                self.sink.finish(jumps + 1, landing, left, crowns);
                landing = self.behind(landing, direction, left);
            }
        }
    }

    /// The next square on which a king may land instead, if there is one.
    #[inline(always)]
    fn behind(&self, landing: u64, direction: usize, left: u64) -> u64 {
        match V::RULES.landing {
            Landing::Anywhere => Layout::<HALF>::step(landing, direction) & self.free(left),
            Landing::RightBehind => 0,
        }
    }

    /// Tries the directions across. The way back is closed by the piece just jumped, if it stays there.
    fn turns(&mut self, at: u64, direction: usize, left: u64, jumps: usize, crowns: bool) -> bool {
        if captures_straight::<V>() {
            return self.turns_anywhere(at, direction, left, jumps, crowns);
        }
        let across = direction ^ 2;
        let one = self.fly(at, across, left, jumps, crowns);
        let other = self.fly(at, across ^ 1, left, jumps, crowns);
        let back = matches!(V::RULES.captured, Captured::LeaveAtOnce)
            && self.fly(at, direction ^ 1, left, jumps, crowns);
        one | other | back
    }

    /// Tries all lines but the one it came along.
    fn turns_anywhere(&mut self, at: u64, direction: usize, left: u64, jumps: usize, crowns: bool) -> bool {
        let mut goes_on = false;
        for other in ALL.into_iter().chain(STRAIGHT).filter(|other| other / 2 != direction / 2) {
            goes_on |= self.fly(at, other, left, jumps, crowns);
        }
        goes_on
    }

    #[inline(always)]
    fn jump(&mut self, index: usize, over: u64, landing: u64) {
        self.sink.jump(index, over, landing);
    }
}
