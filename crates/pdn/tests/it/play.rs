//! Positions from random play, the same in every run.

use damier_rules::{Position, Variant};

/// A small generator of numbers, so that a failing case can be found again.
pub(crate) struct Lots(u64);

impl Lots {
    pub(crate) fn new(seed: u64) -> Lots {
        Lots(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below the limit.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % limit
    }
}

/// Calls the function for every position of some random games.
pub(crate) fn random_positions(variant: Variant, games: u64, mut check: impl FnMut(&Position)) {
    for seed in 0..games {
        let mut lots = Lots::new(seed + 1);
        let mut position = Position::start(variant);
        for _ in 0..120 {
            check(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(&moves[lots.below(moves.len())]);
        }
    }
}
