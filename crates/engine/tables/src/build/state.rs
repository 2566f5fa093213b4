//! What is known of a position while its slice is built, in 16 bits that threads share.

use std::sync::atomic::{AtomicU16, Ordering};

use crate::outcome::TableValue;

/// Longest distance that can be told.
const LONGEST: u16 = 0x3fff;
/// A win by a move that leaves the slice, which another move may still beat.
const MAY_BE_SHORTER: u16 = 0x4000;
/// Undecided: the low bits count the quiet moves that are not yet known to lose; none are counted where captures
/// are compulsory.
const UNDECIDED: u16 = 0x8000;
/// The most quiet moves that are counted.
const MOST_MOVES: u16 = 0x3fff;
/// Not lost, since some move that leaves the slice draws; it may be won.
const AT_LEAST_DRAWN: u16 = 0xfffd;
/// Drawn by compulsory captures or crownings.
const DRAWN: u16 = 0xfffe;
/// A number that belongs to no position.
const NONE: u16 = 0xffff;

/// The shared state of one position. Within a level all threads only shorten wins, or only count losing moves.
#[derive(Debug)]
pub(super) struct State(AtomicU16);

impl State {
    pub(super) const fn none() -> State {
        State(AtomicU16::new(NONE))
    }

    fn get(&self) -> u16 {
        self.0.load(Ordering::Relaxed)
    }

    fn set(&self, state: u16) {
        self.0.store(state, Ordering::Relaxed);
    }

    /// Nothing within the slice can change this outcome.
    pub(super) fn settle(&self, outcome: TableValue) {
        self.set(if outcome == TableValue::DRAW { DRAWN } else { outcome.distance.min(LONGEST) });
    }

    /// There are so many quiet moves within the slice, or none but captures; the best move that leaves it has this
    /// outcome.
    pub(super) fn open(&self, quiet: u16, leaving: Option<TableValue>) {
        self.set(match leaving {
            Some(TableValue::DRAW) => AT_LEAST_DRAWN,
            Some(outcome) if outcome.distance % 2 == 1 => outcome.distance.min(LONGEST) | MAY_BE_SHORTER,
            _ => UNDECIDED | quiet.min(MOST_MOVES),
        });
    }

    /// Half-moves, if the position is won or lost as far as is known.
    #[inline(always)]
    pub(super) fn distance(&self) -> Option<u16> {
        let state = self.get();
        (state < UNDECIDED).then_some(state & LONGEST)
    }

    /// Whether a win in so many half-moves would be news.
    #[inline(always)]
    pub(super) fn may_win_in(&self, distance: u16) -> bool {
        let state = self.get();
        let may_be_shorter = state & !LONGEST == MAY_BE_SHORTER && state & LONGEST > distance;
        may_be_shorter || (UNDECIDED..=AT_LEAST_DRAWN).contains(&state)
    }

    /// A move wins in so many half-moves, and none in fewer.
    #[inline(always)]
    pub(super) fn wins_in(&self, distance: u16) {
        self.set(distance);
    }

    /// Whether captures are compulsory and none of them is known to win or to draw.
    #[inline(always)]
    pub(super) fn awaits_captures(&self) -> bool {
        self.get() == UNDECIDED
    }

    /// A quiet move loses; true if it was the last that might not.
    #[inline(always)]
    pub(super) fn one_move_loses(&self) -> bool {
        let counts = (UNDECIDED + 1..=UNDECIDED + MOST_MOVES).contains(&self.get());
        counts && self.0.fetch_sub(1, Ordering::Relaxed) == UNDECIDED + 1
    }

    /// The outcome when nothing more can be found out; `None` for no position.
    pub(super) fn outcome(&self) -> Option<TableValue> {
        match self.get() {
            NONE => None,
            state if state < UNDECIDED => Some(TableValue::decided_in(state & LONGEST)),
            _ => Some(TableValue::DRAW),
        }
    }
}
