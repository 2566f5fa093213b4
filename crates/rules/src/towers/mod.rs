//! Column games: towers, Russian columns and Lasca.

use std::marker::PhantomData;

use crate::{Color, Identity, Move, Play, Setup, Square, Tower, Variant};

/// How often one tower may be jumped in one move, and whether a jump may turn back (D-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TowerJumps {
    /// A tower may be jumped again, but two successive jumps never go in opposite directions.
    #[default]
    NoReversal,
    /// As [`TowerJumps::NoReversal`], and no tower is jumped twice in one move.
    Once,
    /// No restriction.
    Any,
}

/// A column game as a type.
pub(crate) trait TowerVariant: Copy + Eq + std::hash::Hash + std::fmt::Debug + 'static {
    /// Which one.
    const VARIANT: Variant;
}

/// Russian columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Columns;

/// Lasca.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Lasca;

impl TowerVariant for Columns {
    const VARIANT: Variant = Variant::Columns;
}

impl TowerVariant for Lasca {
    const VARIANT: Variant = Variant::Lasca;
}

/// A position of a column game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct TowerPosition<V> {
    towers: [Option<Tower>; 32],
    to_move: Color,
    jumps: TowerJumps,
    variant: PhantomData<V>,
}

impl<V: TowerVariant> TowerPosition<V> {
    /// The same position under another reading of repeated jumps.
    pub(crate) fn with_jumps(self, jumps: TowerJumps) -> Self {
        TowerPosition { jumps, ..self }
    }
}

impl<V: TowerVariant> Play for TowerPosition<V> {
    const VARIANT: Variant = V::VARIANT;

    fn from_setup(setup: &Setup) -> Self {
        let mut towers = [None; 32];
        for (square, tower) in &setup.placed {
            towers[square.index()] = Some(*tower);
        }
        TowerPosition { towers, to_move: setup.to_move, jumps: TowerJumps::default(), variant: PhantomData }
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
