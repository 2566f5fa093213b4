//! What is done with the captures that are found.

use std::marker::PhantomData;

use super::bits::Layout;
use super::{FlatVariant, View};
use crate::{CaptureChoice, Identity, Lines, Move, Square};

/// Two captures with fewer jumps between the same squares never take the same pieces: the way from
/// piece to piece has no second order without a closed circuit, and two jumps along diagonals make none.
const fn fewest_jumps_in_two_orders<V: FlatVariant>() -> usize {
    match V::RULES.lines {
        Lines::Diagonals => 3,
        Lines::All => 2,
    }
}

/// Takes captures as they are found. Squares come as bits.
pub(super) trait Sink {
    /// A piece leaves its square to capture.
    fn depart(&mut self, from: u64);
    /// Jump number `index` goes over a square and lands on another.
    fn jump(&mut self, index: usize, over: u64, landing: u64);
    /// The capture is complete after so many jumps; `left` are the opponent's pieces not taken.
    fn finish(&mut self, jumps: usize, to: u64, left: u64, crowns: bool);
}

/// What the best capture found so far weighs, where that decides: the number of its pieces, or what
/// [`Listing::weight`] says where their rank counts.
#[derive(Clone, Copy)]
struct Most<V> {
    weight: usize,
    variant: PhantomData<V>,
}

/// What a capture means for those found before.
enum Standing {
    /// It weighs less and is no move.
    TooFew,
    /// It weighs more: the others are no moves.
    Best,
    /// It stands beside them.
    Equal,
}

impl<V: FlatVariant> Most<V> {
    const fn new(weight: usize) -> Self {
        Most { weight, variant: PhantomData }
    }

    #[inline(always)]
    fn weigh(&mut self, weight: usize) -> Standing {
        if matches!(V::RULES.choice, CaptureChoice::Free) || weight == self.weight {
            Standing::Equal
        } else if weight < self.weight {
            Standing::TooFew
        } else {
            self.weight = weight;
            Standing::Best
        }
    }
}

/// Puts the captures on a list, each once.
pub(super) struct Listing<'a, V, const HALF: u32> {
    view: View,
    /// Whether a king captures.
    by_king: bool,
    identity: Identity,
    /// The way so far.
    path: Move,
    most: Most<V>,
    list: &'a mut Vec<Move>,
    /// Where this position's captures begin in the list.
    start: usize,
}

impl<'a, V: FlatVariant, const HALF: u32> Listing<'a, V, HALF> {
    pub(super) fn new(view: View, identity: Identity, list: &'a mut Vec<Move>) -> Self {
        let (start, path) = (list.len(), Move::capture_from(Square::new(0)));
        Listing { view, by_king: false, identity, path, most: Most::new(0), list, start }
    }

    /// What decides between captures, the greater the better.
    #[inline(always)]
    fn weight(&self, jumps: usize, left: u64) -> usize {
        let kings = || (self.view.opponent & self.view.kings & !left).count_ones() as usize;
        let by_king = usize::from(self.by_king);
        match V::RULES.choice {
            CaptureChoice::Free | CaptureChoice::MostPieces => jumps,
            CaptureChoice::MostThenKings => jumps << 5 | kings(),
            CaptureChoice::MostThenStrongest => {
                ((jumps << 1 | by_king) << 5 | kings()) << 20 | self.kings_in_order(jumps)
            }
            CaptureChoice::KingsGoFirst => 1 + by_king,
            // A king is worth a little less than two men.
            CaptureChoice::GreatestValue => ((jumps + kings()) * 64 - kings()) << 1 | by_king,
        }
    }

    /// A number that is the greater the sooner kings are met.
    fn kings_in_order(&self, jumps: usize) -> usize {
        let jumped = self.path.finished(jumps, false);
        jumped.jumped().iter().fold(0, |order, square| {
            let bit = Layout::<HALF>::bit(V::RULES.board, *square);
            order << 1 | usize::from(bit & self.view.kings != 0)
        })
    }
}

impl<V: FlatVariant, const HALF: u32> Sink for Listing<'_, V, HALF> {
    fn depart(&mut self, from: u64) {
        self.path = Move::capture_from(Layout::<HALF>::square(V::RULES.board, from));
        self.by_king = self.view.kings & from != 0;
    }

    fn jump(&mut self, index: usize, over: u64, landing: u64) {
        let [over, landing] = [over, landing].map(|bit| Layout::<HALF>::square(V::RULES.board, bit));
        self.path.set_jump(index, over, landing);
    }

    fn finish(&mut self, jumps: usize, _to: u64, left: u64, crowns: bool) {
        match self.most.weigh(self.weight(jumps, left)) {
            Standing::TooFew => return,
            Standing::Best => self.list.truncate(self.start),
            Standing::Equal => {}
        }
        let found = self.path.finished(jumps, crowns);
        let found_before = &self.list[self.start..];
        let listed = match self.identity {
            Identity::Outcome => {
                jumps >= fewest_jumps_in_two_orders::<V>()
                    && found_before.iter().any(|other| other.same_outcome(&found))
            }
            // With rows and columns one piece after another can be met from several squares between.
            Identity::Path => {
                matches!(V::RULES.lines, Lines::All)
                    && found_before.iter().any(|other| other.same_path(&found))
            }
        };
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
        self.may_hold_doubles |= jumps >= fewest_jumps_in_two_orders::<V>();
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
        self.incomplete |= jumps >= fewest_jumps_in_two_orders::<V>();
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
