//! What search and evaluation ask of a position besides its moves.

use std::cmp::Ordering;

use damier_rules::core::{
    FlatPosition, FlatVariant, KingRuns, Sets, Stack, TOWER_BITS, TowerPosition, TowerVariant,
};
use damier_rules::{Board, Color, Goal, Identity, Move, Play, Position, Square, TowerJumps, Variant};

use crate::Score;
use crate::probe::Probe;

/// A position that the search can walk through.
pub trait Node: Play + Send + Sync + 'static {
    /// Bits up to the last square of the board; half a turn takes bit `b` to `BITS - 1 - b`.
    const BITS: usize;

    /// What wins.
    const GOAL: Goal = Self::VARIANT.rules().goal;

    /// In how many ways a square can be occupied as one side sees it; the network has one input for each of
    /// them on each square.
    const KINDS: usize;

    /// The bit of a square.
    fn bit_of(square: Square) -> usize;

    /// The same position with its variant known. Both are of one variant.
    fn from_position(position: &Position) -> Self;

    /// Where the pieces stand.
    fn sets(&self) -> Sets;

    /// A number that differs between different positions, the side to move included.
    fn key(&self) -> u64;

    /// The kind of piece on an occupied bit, as its owner sees it, below `KINDS / 2`.
    fn kind(&self, bit: usize) -> usize;

    /// The bits on which the two positions may differ.
    fn changed(&self, other: &Self) -> u64;

    /// The same position with the other side to move.
    fn passed(&self) -> Self;

    /// Whether the side to move, which cannot capture, has a move.
    fn has_quiet_move(&self, scratch: &mut Vec<Move>) -> bool {
        self.count_moves(Identity::Outcome, scratch) > 0
    }

    /// How many squares are occupied.
    #[inline(always)]
    fn pieces(&self) -> u32 {
        let sets = self.sets();
        (sets.white | sets.black).count_ones()
    }

    /// Whether play may lead to positions with at most so many pieces.
    fn may_come_down_to(&self, pieces: u32) -> bool;

    /// What tables say.
    fn probe(&self, tables: &dyn Probe) -> Option<Score>;

    /// How the position ends for the side to move, where tables know that and not how soon.
    fn result(&self, _: &dyn Probe) -> Option<Ordering> {
        None
    }
}

/// Spreads a number over all 64 bits.
#[inline(always)]
const fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let number = (number ^ number >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    number ^ number >> 32
}

#[inline(always)]
const fn key_of_sets(sets: Sets, to_move: Color) -> u64 {
    let side = matches!(to_move, Color::Black) as u64;
    let first = (sets.white ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let second = (sets.black ^ 0x2545_f491_4f6c_dd1d).wrapping_mul(0x94d0_49bb_1331_11eb);
    let third = (sets.kings << 1 | side).wrapping_mul(0xff51_afd7_ed55_8ccd);
    mixed(first ^ second.rotate_left(21) ^ third.rotate_left(42))
}

const fn bits_of(variant: Variant) -> usize {
    match variant {
        Variant::Columns => TOWER_BITS,
        Variant::Lasca => TOWER_BITS - 5,
        _ => match variant.board() {
            Board::Hundred => 54,
            _ => 35,
        },
    }
}

impl<V: FlatVariant + Send + Sync> Node for FlatPosition<V> {
    const BITS: usize = bits_of(V::VARIANT);
    const KINDS: usize = 4;

    fn bit_of(square: Square) -> usize {
        FlatPosition::<V>::bit_of(square)
    }

    fn from_position(position: &Position) -> Self {
        Self::from_setup(&position.setup()).with_king_runs(position.king_runs())
    }

    #[inline(always)]
    fn sets(&self) -> Sets {
        FlatPosition::sets(self)
    }

    #[inline(always)]
    fn key(&self) -> u64 {
        let key = key_of_sets(self.sets(), self.to_move());
        // Where kings must rest, other moves are legal after other moves.
        match V::RULES.king_rests_after {
            Some(_) if self.king_runs() != KingRuns::NONE => {
                key ^ mixed(u64::from(self.king_runs().number()))
            }
            _ => key,
        }
    }

    #[inline(always)]
    fn kind(&self, bit: usize) -> usize {
        (self.sets().kings >> bit & 1) as usize
    }

    #[inline(always)]
    fn changed(&self, other: &Self) -> u64 {
        let (a, b) = (self.sets(), other.sets());
        (a.white ^ b.white) | (a.black ^ b.black) | (a.kings ^ b.kings)
    }

    fn passed(&self) -> Self {
        FlatPosition::passed(self)
    }

    #[inline(always)]
    fn has_quiet_move(&self, _: &mut Vec<Move>) -> bool {
        FlatPosition::has_quiet_move(self)
    }

    fn may_come_down_to(&self, _: u32) -> bool {
        true
    }

    #[inline]
    fn probe(&self, tables: &dyn Probe) -> Option<Score> {
        let few = self.pieces() <= tables.most_pieces();
        if few { tables.probe(self.sets(), self.to_move()) } else { None }
    }

    #[inline]
    fn result(&self, tables: &dyn Probe) -> Option<Ordering> {
        let few = self.pieces() <= tables.most_pieces_decided();
        if few { tables.result(self.sets(), self.to_move()) } else { None }
    }
}

/// How many of the owner's pieces lie under the commander, and how many captives, are told apart up to these;
/// whether a king is among them doubles the kinds.
const OWN_BELOW: usize = 3;
const CAPTIVES: usize = 4;

impl<V: TowerVariant + Send + Sync> Node for TowerPosition<V> {
    const BITS: usize = bits_of(V::VARIANT);
    const KINDS: usize = 2 * 2 * OWN_BELOW * CAPTIVES * 2;

    fn bit_of(square: Square) -> usize {
        square.index() + square.index() / 8
    }

    fn from_position(position: &Position) -> Self {
        Self::from_setup(&position.setup()).with_jumps(position.tower_jumps())
    }

    #[inline(always)]
    fn sets(&self) -> Sets {
        TowerPosition::sets(self)
    }

    #[inline]
    fn key(&self) -> u64 {
        let sets = self.sets();
        let mut key = key_of_sets(sets, self.to_move());
        let mut towers = sets.white | sets.black;
        while towers != 0 {
            let bit = towers.trailing_zeros();
            let stack = u64::from(self.stacks()[bit as usize].bits());
            key = key.wrapping_add(mixed(stack << 6 | u64::from(bit)));
            towers &= towers - 1;
        }
        key
    }

    #[inline]
    fn kind(&self, bit: usize) -> usize {
        let stack = self.stacks()[bit];
        let own = usize::from(stack.own() - 1).min(OWN_BELOW - 1);
        let captives = usize::from(stack.captives()).min(CAPTIVES - 1);
        let commander = (usize::from(stack.is_king()) * OWN_BELOW + own) * CAPTIVES + captives;
        2 * commander + usize::from(stack.has_king_below())
    }

    #[inline]
    fn changed(&self, other: &Self) -> u64 {
        let (a, b) = (self.sets(), other.sets());
        let mut found = (a.white ^ b.white) | (a.black ^ b.black);
        let mut both = (a.white | a.black) & (b.white | b.black);
        while both != 0 {
            let bit = both.trailing_zeros() as usize;
            found |= u64::from(self.stacks()[bit] != other.stacks()[bit]) << bit;
            both &= both - 1;
        }
        found
    }

    fn passed(&self) -> Self {
        TowerPosition::passed(self)
    }

    // No piece ever leaves the board.
    fn may_come_down_to(&self, pieces: u32) -> bool {
        let height = |stack: &Stack| u32::from(stack.own() + stack.captives());
        self.jumps() == TowerJumps::default() && self.stacks().iter().map(height).sum::<u32>() <= pieces
    }

    fn probe(&self, tables: &dyn Probe) -> Option<Score> {
        tables.probe_towers(self.sets(), self.stacks(), self.to_move())
    }
}
