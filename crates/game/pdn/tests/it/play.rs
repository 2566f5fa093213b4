//! Positions from random play, the same in every run.

use damier_rules::{Color, Position, Rank, Setup, SquareSet, Tower, Variant};

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

/// Calls the function for positions with many kings and, in column games, high towers, where
/// captures are long and often ambiguous.
pub(crate) fn random_setups(variant: Variant, count: u64, mut check: impl FnMut(&Position)) {
    for seed in 0..count {
        let mut lots = Lots::new(seed + 1000);
        let mut setup = Setup::empty(variant);
        let mut taken = SquareSet::EMPTY;
        // Few pieces of the side to move and many of the other make the longest captures.
        for (color, most) in [(Color::White, 4), (Color::Black, usize::from(variant.rules().pieces))] {
            for _ in 0..=lots.below(most) {
                let square = damier_rules::Square::new(lots.below(variant.board().len().into()) as u8);
                if taken.insert(square) {
                    setup.placed.push((square, random_tower(&mut lots, variant, color)));
                }
            }
        }
        setup.to_move = Color::White;
        if let Ok(position) = Position::new(&setup) {
            check(&position);
        }
    }
}

fn random_tower(lots: &mut Lots, variant: Variant, owner: Color) -> Tower {
    let mut rank = || if lots.below(3) == 0 { Rank::King } else { Rank::Man };
    if !variant.has_towers() {
        return Tower::single(owner, if owner == Color::White { Rank::King } else { rank() });
    }
    let top = if owner == Color::White { Rank::King } else { rank() };
    let own = [top, rank()];
    let captives = [rank()];
    let (own_count, captive_count) = (1 + lots.below(2), lots.below(2));
    Tower::new(owner, &own[..own_count], &captives[..captive_count]).expect("at most three pieces")
}
