//! Where found captures go: into a list, into a count, or onto the board; each move once.
//!
//! The search meets every ordered list of captured squares once for each arrival, so by
//! [`Identity::Path`] nothing needs to be compared. By [`Identity::Outcome`] two of them are one
//! move when they leave the same position (D-05).

use super::TowerVariant;
use super::capture::Chain;
use super::layout::{BITS, index, singles};
use super::position::TowerPosition;
use super::stack::Stack;
use crate::{Identity, Move, Rank, Square};

/// Takes the ends of captures.
pub(super) trait Sink<V> {
    /// The capture may end on any of these squares.
    fn ends(&mut self, chain: &Chain, landings: u64);
}

pub(super) struct Listing<'a> {
    pub(super) list: &'a mut Vec<Move>,
    /// Where this position's moves begin in the list.
    pub(super) start: usize,
    pub(super) towers: &'a [Stack; BITS],
    pub(super) identity: Identity,
}

impl<V: TowerVariant> Sink<V> for Listing<'_> {
    #[inline]
    fn ends(&mut self, chain: &Chain, landings: u64) {
        for to in singles(landings) {
            let mv = chain.ending::<V>(index(to));
            let known = self.identity == Identity::Outcome
                && chain.has_other_orders()
                && self.list[self.start..].iter().any(|other| same_outcome::<V>(self.towers, &mv, other));
            if !known {
                self.list.push(mv);
            }
        }
    }
}

/// Counts captures; only those that may equal another are listed for comparison.
pub(super) struct Counting<'a> {
    pub(super) count: u64,
    pub(super) listing: Listing<'a>,
}

impl<V: TowerVariant> Sink<V> for Counting<'_> {
    #[inline(always)]
    fn ends(&mut self, chain: &Chain, landings: u64) {
        if !chain.has_other_orders() || self.listing.identity == Identity::Path {
            self.count += u64::from(landings.count_ones());
        } else {
            Sink::<V>::ends(&mut self.listing, chain, landings);
        }
    }
}

/// Carries captures out and shows the position; those that may equal another are listed.
pub(super) struct Visiting<'a, V, F, const WHITE: bool> {
    pub(super) before: &'a TowerPosition<V>,
    /// Like `before`, with the other side to move.
    pub(super) next: &'a mut TowerPosition<V>,
    pub(super) visit: &'a mut F,
    pub(super) listing: Listing<'a>,
}

impl<V, F, const WHITE: bool> Sink<V> for Visiting<'_, V, F, WHITE>
where
    V: TowerVariant,
    F: FnMut(&TowerPosition<V>, &mut Vec<Move>),
{
    #[inline]
    fn ends(&mut self, chain: &Chain, landings: u64) {
        if !chain.has_other_orders() || self.listing.identity == Identity::Path {
            for to in singles(landings) {
                self.next.follow::<WHITE>(chain.trail(index(to)));
                (self.visit)(self.next, self.listing.list);
                self.next.restore(self.before, chain.squares() | to);
            }
        } else {
            Sink::<V>::ends(&mut self.listing, chain, landings);
        }
    }
}

/// Whether both captures leave the same position.
///
/// Besides the ends, that is how many pieces each tower lost and in which order kings and men came
/// under the taker.
fn same_outcome<V: TowerVariant>(towers: &[Stack; BITS], a: &Move, b: &Move) -> bool {
    a.same_outcome(b)
        && a.jumped().len() == b.jumped().len()
        && taken::<V>(towers, a.jumped()) == taken::<V>(towers, b.jumped())
}

/// How many pieces each square lost, four bits each, and the ranks in order of capture.
fn taken<V: TowerVariant>(towers: &[Stack; BITS], jumped: &[Square]) -> (u128, u32) {
    let mut lost = 0_u128;
    let mut ranks = 0;
    for square in jumped {
        let place = 4 * square.index();
        let before = (lost >> place & 15) as usize;
        let rank = towers[index(V::LAYOUT.single(*square))].rank(before);
        ranks = ranks << 1 | u32::from(rank == Rank::King);
        lost += 1 << place;
    }
    (lost, ranks)
}
