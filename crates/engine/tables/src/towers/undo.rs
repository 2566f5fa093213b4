//! Taking back the opponent's last move in a column game.
//!
//! The captives of a tower lie in the order in which they were taken, the last one lowest (COL-1.6.1c). So a
//! capture is taken back jump by jump: the lowest captive goes back on top of what it was taken from, somewhere
//! behind the taker, and the taker goes back behind that. Every number of jumps may have been the whole move;
//! whether it was a legal one is for the rules to say.

use std::marker::PhantomData;

use damier_rules::core::{Stack, TOWER_BITS, TowerPosition, TowerVariant};
use damier_rules::{Color, Play, Rank};

use super::last_row;
use crate::choice::each;
use crate::ending::TakenBack;

/// Every square of the set moved one step, as in `damier_rules::core`: up left, up right, down right or down left
/// from White's side. What leaves the board is on bits that no square has.
const fn step(set: u64, way: usize) -> u64 {
    const TURNS: [u32; 4] = [4, 5, 64 - 4, 64 - 5];
    set.rotate_left(TURNS[way & 3])
}

/// The way back.
const fn back(way: usize) -> usize {
    way ^ 2
}

/// Calls back with the positions before the opponent's last move, unless it crowned.
pub(super) fn each_before<V: TowerVariant>(
    position: &TowerPosition<V>,
    mut visit: impl FnMut(&TowerPosition<V>, TakenBack),
) {
    let board = Towers::before(position);
    each(board.mine, |to| {
        let mut rest = board;
        let mover = rest.lift(to);
        if mover.is_king() || last_row(V::BOARD, rest.mover) & to == 0 {
            rest.take_back_step(to, mover, &mut visit);
            rest.take_back_jumps(to, mover, &mut visit);
        }
    });
}

/// The towers while a move is taken back.
#[derive(Clone, Copy)]
struct Towers<V> {
    /// Who made the move.
    mover: Color,
    mine: u64,
    theirs: u64,
    stacks: [Stack; TOWER_BITS],
    variant: PhantomData<V>,
}

impl<V: TowerVariant> Towers<V> {
    /// The towers after a move of the side that is not to move.
    fn before(position: &TowerPosition<V>) -> Towers<V> {
        let (sets, mover) = (position.sets(), !position.to_move());
        let (mine, theirs) = match mover {
            Color::White => (sets.white, sets.black),
            Color::Black => (sets.black, sets.white),
        };
        Towers { mover, mine, theirs, stacks: *position.stacks(), variant: PhantomData }
    }

    /// The position with a tower of the mover put on a square, and him to move.
    fn with(&self, at: u64, tower: Stack) -> TowerPosition<V> {
        let (mine, mut stacks) = (self.mine | at, self.stacks);
        stacks[at.trailing_zeros() as usize] = tower;
        let (white, black) = match self.mover {
            Color::White => (mine, self.theirs),
            Color::Black => (self.theirs, mine),
        };
        TowerPosition::from_stacks(white, black, stacks, self.mover)
    }

    /// Takes a tower of the mover off.
    fn lift(&mut self, at: u64) -> Stack {
        self.mine &= !at;
        std::mem::take(&mut self.stacks[at.trailing_zeros() as usize])
    }

    /// The free squares from a square on: those next to each other up to the first tower, or one at most.
    fn free_run(&self, from: u64, way: usize, far: bool) -> u64 {
        let free = V::BOARD & !(self.mine | self.theirs);
        let mut run = 0;
        let mut next = step(from, way) & free;
        while next != 0 {
            run |= next;
            next = if far { step(next, way) & free } else { 0 };
        }
        run
    }

    fn is_forward(&self, way: usize) -> bool {
        (way < 2) == (self.mover == Color::White)
    }

    /// Quiet moves by which a tower came to a square, from positions without a compulsory capture.
    fn take_back_step(&self, to: u64, tower: Stack, visit: &mut impl FnMut(&TowerPosition<V>, TakenBack)) {
        for way in 0..4 {
            if tower.is_king() || self.is_forward(back(way)) {
                each(self.free_run(to, way, V::FLYING && tower.is_king()), |from| {
                    let before = self.with(from, tower);
                    if !before.must_capture() {
                        visit(&before, TakenBack::Quiet);
                    }
                });
            }
        }
    }

    /// Captures whose last jump brought a taker to a square.
    fn take_back_jumps(&self, to: u64, taker: Stack, visit: &mut impl FnMut(&TowerPosition<V>, TakenBack)) {
        let Some((rank, taker)) = taker.without_last_captive() else { return };
        let far = V::FLYING && taker.is_king();
        for way in 0..4 {
            if !(taker.is_king() || V::MEN_CAPTURE_BACK || self.is_forward(back(way))) {
                continue;
            }
            // The victim stood on a square that is free now, next to the taker or a run behind it, or it stood on
            // the tower that ends the run.
            let run = if far { self.free_run(to, way, true) } else { 0 };
            each(step(run | to, way) & V::BOARD, |over| {
                let Some(before) = self.with_victim(over, rank) else { return };
                each(before.free_run(over, way, far), |from| {
                    visit(&before.with(from, taker), TakenBack::Capture);
                    if taker.is_king() || last_row(V::BOARD, self.mover) & from == 0 {
                        before.take_back_jumps(from, taker, &mut *visit);
                    }
                });
            });
        }
    }

    /// The towers with a piece put back where it was captured; `None` if it cannot have been there.
    fn with_victim(&self, over: u64, rank: Rank) -> Option<Towers<V>> {
        let mut before = *self;
        let stack = &mut before.stacks[over.trailing_zeros() as usize];
        if self.mine & over != 0 && stack.captives() > 0 {
            return None;
        }
        *stack = stack.with_top(rank, self.theirs & over != 0);
        before.mine &= !over;
        before.theirs |= over;
        Some(before)
    }
}
