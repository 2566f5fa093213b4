//! The contents of a tower in 32 bits; whose it is stands in the position's sets.

use crate::{Color, Rank, Tower};

const OWN: u32 = 24;
const CAPTIVES: u32 = 28;
const RANKS: u32 = (1 << OWN) - 1;

/// The pieces on one square, nothing at all included.
///
/// Bits 0 to 23 tell the kings, the top piece first; then four bits count the owner's pieces and
/// four the captives. A game has at most twelve pieces a side, so a tower of all of them fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stack(u32);

impl Stack {
    /// Nothing stands there.
    pub const EMPTY: Stack = Stack(0);

    /// Packs a tower of at most twelve pieces of each side.
    pub(super) fn pack(tower: Tower) -> Stack {
        Stack(tower.kings() | (tower.own_count() as u32) << OWN | (tower.captive_count() as u32) << CAPTIVES)
    }

    /// The tower, if anything stands here.
    pub(super) fn unpack(self, owner: Color) -> Option<Tower> {
        (self != Stack::EMPTY).then(|| Tower::from_parts(owner, self.own(), self.captives(), self.0 & RANKS))
    }

    /// A tower from its counts, at most twelve each, and the mask of its kings, the top piece in bit 0.
    pub const fn new(own: u8, captives: u8, kings: u32) -> Stack {
        Stack(kings & RANKS | (own as u32) << OWN | (captives as u32) << CAPTIVES)
    }

    /// All of it as a number: equal towers have equal numbers.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// How many pieces belong to the owner.
    pub const fn own(self) -> u8 {
        (self.0 >> OWN & 15) as u8
    }

    /// How many are captives.
    pub const fn captives(self) -> u8 {
        (self.0 >> CAPTIVES) as u8
    }

    /// The mask of the kings, the top piece in bit 0.
    pub const fn kings(self) -> u32 {
        self.0 & RANKS
    }

    /// The rank of the piece that lies `depth` pieces below the top.
    pub(super) const fn rank(self, depth: usize) -> Rank {
        if self.0 >> depth & 1 == 1 { Rank::King } else { Rank::Man }
    }

    /// Whether a king commands.
    pub const fn is_king(self) -> bool {
        self.0 & 1 == 1
    }

    /// Whether a king, own or captive, lies below the top.
    pub const fn has_king_below(self) -> bool {
        self.0 & RANKS & !1 != 0
    }

    /// Takes the top piece off: its rank and what is left, which belongs to the other side when the
    /// owner has no piece left in it (COL-1.6.1d, COL-1.6.3bis-g).
    pub(super) const fn take_top(self) -> (Rank, Stack) {
        let ranks = (self.0 & RANKS) >> 1;
        let counts = (self.0 & !RANKS) - (1 << OWN);
        let counts = if counts >> OWN & 15 == 0 { counts >> (CAPTIVES - OWN) } else { counts };
        (self.rank(0), Stack(ranks | counts))
    }

    /// Puts a captured piece at the very bottom (COL-1.6.1b, COL-1.6.1c).
    pub(super) const fn with_captive(self, rank: Rank) -> Stack {
        let king = matches!(rank, Rank::King) as u32;
        Stack((self.0 | king << (self.own() + self.captives())) + (1 << CAPTIVES))
    }

    /// Gives the captive at the very bottom back, as if it had not been captured; `None` without captives.
    pub const fn without_last_captive(self) -> Option<(Rank, Stack)> {
        if self.captives() == 0 {
            return None;
        }
        let last = self.own() as usize + self.captives() as usize - 1;
        Some((self.rank(last), Stack((self.0 & !(1 << last)) - (1 << CAPTIVES))))
    }

    /// Puts a piece back on top that was captured from here. It belongs to the owner of what is left if `same`,
    /// else to the other side, and then all that is left, without captives of its own, is captive.
    #[must_use]
    pub const fn with_top(self, rank: Rank, same: bool) -> Stack {
        let ranks = (self.0 & RANKS) << 1 | matches!(rank, Rank::King) as u32;
        let counts = if same { self.0 & !RANKS } else { (self.own() as u32) << CAPTIVES };
        Stack(ranks | (counts + (1 << OWN)))
    }

    /// Crowns the top piece; those below do not change (COL-1.5.2b).
    pub(super) const fn crowned(self) -> Stack {
        Stack(self.0 | 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_as_the_plain_tower_does() {
        use Rank::{King, Man};
        let mut tower = Tower::new(Color::White, &[Man, King, Man], &[King, Man]).expect("five pieces");
        let mut stack = Stack::pack(tower);
        for rank in [King, Man, King] {
            tower = tower.with_captive(rank);
            assert_eq!(stack.with_captive(rank).without_last_captive(), Some((rank, stack)));
            stack = stack.with_captive(rank);
            assert_eq!(stack.unpack(Color::White), Some(tower));
        }
        let mut owner = Color::White;
        let mut left = Some(tower.crowned());
        stack = stack.crowned();
        while let Some(tower) = left {
            owner = tower.owner();
            assert_eq!(stack.unpack(owner), Some(tower));
            let (rank, rest) = tower.take_top();
            let taken = stack.take_top();
            assert_eq!(taken.0, rank);
            let same = rest.is_some_and(|rest| rest.owner() == owner);
            assert_eq!(taken.1.with_top(rank, same), stack);
            stack = taken.1;
            left = rest;
        }
        assert_eq!((stack, owner), (Stack::EMPTY, Color::Black));
    }
}
