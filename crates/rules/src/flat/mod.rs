//! Flat games on bitboards.

use std::marker::PhantomData;

use crate::{Color, Identity, Move, Play, Setup, Square, Tower, Variant};

/// A flat game as a type.
pub(crate) trait FlatVariant: Copy + Eq + std::hash::Hash + std::fmt::Debug + 'static {
    /// Which one.
    const VARIANT: Variant;
}

macro_rules! flat_variants {
    ($($name:ident),*) => {$(
        #[doc = concat!("The variant ", stringify!($name), ".")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub(crate) struct $name;

        impl FlatVariant for $name {
            const VARIANT: Variant = Variant::$name;
        }
    )*};
}

flat_variants!(International, Russian, Brazilian, English);

/// A position of a flat game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct FlatPosition<V> {
    towers: [Option<Tower>; 50],
    to_move: Color,
    variant: PhantomData<V>,
}

impl<V: FlatVariant> Play for FlatPosition<V> {
    const VARIANT: Variant = V::VARIANT;

    fn from_setup(setup: &Setup) -> Self {
        let mut towers = [None; 50];
        for (square, tower) in &setup.placed {
            towers[square.index()] = Some(*tower);
        }
        FlatPosition { towers, to_move: setup.to_move, variant: PhantomData }
    }

    fn setup(&self) -> Setup {
        let board = V::VARIANT.board();
        let placed = board.squares().filter_map(|s| self.at(s).map(|tower| (s, tower))).collect();
        Setup { variant: V::VARIANT, to_move: self.to_move, placed }
    }

    fn to_move(&self) -> Color {
        self.to_move
    }

    fn at(&self, square: Square) -> Option<Tower> {
        self.towers.get(square.index()).copied().flatten()
    }

    fn moves(&self, _identity: Identity, _list: &mut Vec<Move>) {}

    fn count_moves(&self, _identity: Identity, _list: &mut Vec<Move>) -> u64 {
        0
    }

    fn must_capture(&self) -> bool {
        false
    }

    fn play(&self, _mv: &Move) -> Self {
        *self
    }
}
