//! Numbers of a file of weights, little-endian.

use super::first_layer::{Block, Values};
use super::wide::Weights;

/// Reads numbers off a slice that is known to be long enough.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl Reader<'_> {
    pub(super) fn i16(&mut self) -> i16 {
        let (front, rest) = self.0.split_at(2);
        self.0 = rest;
        i16::from_le_bytes([front[0], front[1]])
    }

    pub(super) fn i32(&mut self) -> i32 {
        let low = i32::from(self.i16() as u16);
        i32::from(self.i16()) << 16 | low
    }

    pub(super) fn values(&mut self, steps: usize) -> Vec<Values> {
        (0..steps).map(|_| self.step()).collect()
    }

    pub(super) fn blocks(&mut self, blocks: usize) -> Vec<Block> {
        (0..blocks).map(|_| std::array::from_fn(|_| self.step())).collect()
    }

    fn step(&mut self) -> Values {
        std::array::from_fn(|_| self.i16())
    }

    pub(super) fn weights(&mut self) -> Weights {
        std::array::from_fn(|_| self.bytes())
    }

    pub(super) fn bytes<const COUNT: usize>(&mut self) -> [i8; COUNT] {
        let (front, rest) = self.0.split_at(COUNT);
        self.0 = rest;
        std::array::from_fn(|at| front[at] as i8)
    }
}
