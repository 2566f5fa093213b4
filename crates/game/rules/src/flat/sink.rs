//! What is done with the captures that are found.

use std::marker::PhantomData;

use super::FlatVariant;
use super::bits::Layout;
use crate::{CaptureChoice, Identity, Move, Square};

/// Two captures with fewer jumps between the same squares never take the same pieces: the way from
/// piece to piece has no second order without a closed circuit, and two jumps make none.
const FEWEST_JUMPS_IN_TWO_ORDERS: usize = 3;

/// Takes captures as they are found. Squares come as bits.
pub(super) trait Sink {
    /// A piece leaves its square to capture.
    fn depart(&mut self, from: u64);
    /// Jump number `index` goes over a square and lands on another.
    fn jump(&mut self, index: usize, over: u64, landing: u64);
    /// The capture is complete after so many jumps; `left` are the opponent's pieces not taken.
    fn finish(&mut self, jumps: usize, to: u64, left: u64, crowns: bool);
}

/// The greatest number of pieces taken so far, where that decides.
#[derive(Clone, Copy)]
struct Most<V> {
    jumps: usize,
    variant: PhantomData<V>,
}

/// What a capture means for those found before.
enum Standing {
    /// It takes fewer pieces and is no move.
    TooFew,
    /// It takes more: the others are no moves.
    Best,
    /// It stands beside them.
    Equal,
}

impl<V: FlatVariant> Most<V> {
    const fn new(jumps: usize) -> Self {
        Most { jumps, variant: PhantomData }
    }

    #[inline(always)]
    fn weigh(&mut self, jumps: usize) -> Standing {
        if matches!(V::RULES.choice, CaptureChoice::Free) || jumps == self.jumps {
            Standing::Equal
        } else if jumps < self.jumps {
            Standing::TooFew
        } else {
            self.jumps = jumps;
            Standing::Best
        }
    }
}

/// Puts the captures on a list, each once.
pub(super) struct Listing<'a, V, const HALF: u32> {
    identity: Identity,
    /// The way so far.
    path: Move,
    most: Most<V>,
    list: &'a mut Vec<Move>,
    /// Where this position's captures begin in the list.
    start: usize,
}

impl<'a, V: FlatVariant, const HALF: u32> Listing<'a, V, HALF> {
    pub(super) fn new(identity: Identity, list: &'a mut Vec<Move>) -> Self {
        let start = list.len();
        Listing { identity, path: Move::capture_from(Square::new(0)), most: Most::new(0), list, start }
    }
}

impl<V: FlatVariant, const HALF: u32> Sink for Listing<'_, V, HALF> {
    fn depart(&mut self, from: u64) {
        self.path = Move::capture_from(Layout::<HALF>::square(from));
    }

    fn jump(&mut self, index: usize, over: u64, landing: u64) {
        self.path.set_jump(index, Layout::<HALF>::square(over), Layout::<HALF>::square(landing));
    }

    fn finish(&mut self, jumps: usize, _to: u64, _left: u64, crowns: bool) {
        match self.most.weigh(jumps) {
            Standing::TooFew => return,
            Standing::Best => self.list.truncate(self.start),
            Standing::Equal => {}
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

/// Counts the captures, by path.
pub(super) struct Counting<V> {
    most: Most<V>,
    pub(super) count: u64,
    /// Whether some of those counted may be one move found in two orders.
    pub(super) may_hold_doubles: bool,
}

impl<V: FlatVariant> Counting<V> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        Counting { most: Most::new(1), count: 0, may_hold_doubles: false }
    }

    /// Adds captures of one piece that end there.
    #[inline(always)]
    pub(super) fn single_jumps(&mut self, count: u32) {
        if let Standing::Equal = self.most.weigh(1) {
            self.count += u64::from(count);
        }
    }
}

impl<V: FlatVariant> Sink for Counting<V> {
    #[inline(always)]
    fn depart(&mut self, _from: u64) {}

    #[inline(always)]
    fn jump(&mut self, _index: usize, _over: u64, _landing: u64) {}

    #[inline(always)]
    fn finish(&mut self, jumps: usize, _to: u64, _left: u64, _crowns: bool) {
        match self.most.weigh(jumps) {
            Standing::TooFew => return,
            Standing::Best => self.count = 0,
            Standing::Equal => {}
        }
        self.count += 1;
        self.may_hold_doubles |= jumps >= FEWEST_JUMPS_IN_TWO_ORDERS;
    }
}

/// A capture without its way: all that the next position depends on.
#[derive(Clone, Copy, Default)]
pub(super) struct Transfer {
    pub(super) from: u64,
    pub(super) to: u64,
    pub(super) left: u64,
    pub(super) crowns: bool,
}

/// Keeps a few captures without their ways.
pub(super) struct Transfers<V> {
    from: u64,
    most: Most<V>,
    kept: [Transfer; Transfers::<()>::ROOM],
    len: usize,
    /// Whether there are more than there is room for, or one may be found in two orders.
    pub(super) incomplete: bool,
}

impl Transfers<()> {
    /// Seldom does a position have more captures.
    const ROOM: usize = 8;
}

impl<V: FlatVariant> Transfers<V> {
    #[inline(always)]
    pub(super) fn new() -> Self {
        let kept = [Transfer::default(); Transfers::<()>::ROOM];
        Transfers { from: 0, most: Most::new(0), kept, len: 0, incomplete: false }
    }

    /// The captures found.
    #[inline(always)]
    pub(super) fn kept(&self) -> &[Transfer] {
        &self.kept[..self.len]
    }
}

impl<V: FlatVariant> Sink for &mut Transfers<V> {
    #[inline(always)]
    fn depart(&mut self, from: u64) {
        self.from = from;
    }

    #[inline(always)]
    fn jump(&mut self, _index: usize, _over: u64, _landing: u64) {}

    #[inline(always)]
    fn finish(&mut self, jumps: usize, to: u64, left: u64, crowns: bool) {
        match self.most.weigh(jumps) {
            Standing::TooFew => return,
            Standing::Best => self.len = 0,
            Standing::Equal => {}
        }
        self.incomplete |= jumps >= FEWEST_JUMPS_IN_TWO_ORDERS;
        match self.kept.get_mut(self.len) {
            Some(place) => *place = Transfer { from: self.from, to, left, crowns },
            None => {
                self.incomplete = true;
                return;
            }
        }
        self.len += 1;
    }
}
