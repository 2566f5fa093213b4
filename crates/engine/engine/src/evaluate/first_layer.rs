//! The first layer of a network: sums that follow the moves, one row of them for each side's view of the board.

use super::inputs::{self, Inputs};
use super::shape::Shape;
use crate::node::Node;

/// Values that are worked on together: one wide register, or two.
pub(super) const STEP: usize = 16;

/// Steps in a block.
const BLOCK: usize = 8;

/// The width of a first layer is a multiple of this.
pub(super) const LANES: usize = STEP * BLOCK;

/// Some neighbouring values.
pub(super) type Values = [i16; STEP];

/// Values that stay in registers while rows are added to them.
pub(super) type Block = [Values; BLOCK];

/// The weights: a row for each input, and what the sums begin with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct FirstLayer {
    pub(super) shape: Shape,
    /// For each block of the layer a row of it for each input.
    pub(super) rows: Vec<Vec<Block>>,
    pub(super) bias: Vec<Block>,
}

/// Both views of a position after the first layer, White's first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Accumulator([Vec<Block>; 2]);

impl Accumulator {
    /// White's sums and Black's.
    #[inline(always)]
    pub(super) fn views(&self) -> [&[Values]; 2] {
        [self.0[0].as_flattened(), self.0[1].as_flattened()]
    }
}

impl FirstLayer {
    pub(super) fn empty(&self) -> Accumulator {
        Accumulator([self.bias.clone(), self.bias.clone()])
    }

    /// Works a position out from nothing.
    #[inline(always)]
    pub(super) fn refresh<N: Node>(&self, position: &N, to: &mut Accumulator) {
        let mut on = Inputs::NONE;
        on.add(position, u64::MAX, self.shape.has_pairs());
        for (sums, on) in to.0.iter_mut().zip(on.views()) {
            self.sum(sums, &self.bias, &[], on);
        }
    }

    /// Works a position out from another one.
    #[inline(always)]
    pub(super) fn update<N: Node>(&self, from: &Accumulator, before: &N, after: &N, to: &mut Accumulator) {
        let changed = before.changed(after);
        let (mut off, mut on) = (Inputs::NONE, Inputs::NONE);
        off.add(before, changed, self.shape.has_pairs());
        on.add(after, changed, self.shape.has_pairs());
        let views = off.views().into_iter().zip(on.views());
        for ((sums, old), (off, on)) in to.0.iter_mut().zip(&from.0).zip(views) {
            self.sum(sums, old, off, on);
        }
    }

    /// Old sums less the rows of some inputs, with those of others.
    #[inline(always)]
    fn sum(&self, sums: &mut [Block], old: &[Block], off: &[u16], on: &[u16]) {
        for ((sums, old), rows) in sums.iter_mut().zip(old).zip(&self.rows) {
            let mut block = *old;
            for input in off {
                for (values, weights) in block.iter_mut().zip(&rows[usize::from(*input)]) {
                    *values = std::array::from_fn(|lane| values[lane].wrapping_sub(weights[lane]));
                }
            }
            for input in on {
                for (values, weights) in block.iter_mut().zip(&rows[usize::from(*input)]) {
                    *values = std::array::from_fn(|lane| values[lane].wrapping_add(weights[lane]));
                }
            }
            *sums = block;
        }
    }
}

/// How many inputs a view has.
pub(super) const fn inputs<N: Node>(shape: Shape) -> usize {
    if shape.has_pairs() { inputs::singles::<N>() + inputs::pairs::<N>() } else { inputs::singles::<N>() }
}
