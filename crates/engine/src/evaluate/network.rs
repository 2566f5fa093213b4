//! A small network over the pieces on their squares, in whole numbers.
//!
//! The [first layer](super::first_layer) is kept as sums that follow the moves, the
//! [layers after it](super::last_layers) are worked out for each position, with weights of their own for each
//! number of pieces. How wide the first layer is follows from the length of the file.

use damier_rules::{Color, Variant};

use super::first_layer::{self, Accumulator, FirstLayer, LANES, STEP};
use super::last_layers::{BUCKETS, LastLayers, WIDEST};
use super::reader::Reader;
use super::wide::Wide;
use crate::node::{Node, for_variant};
use crate::score::Value;

/// The first bytes of a file of weights: pieces alone and one layer after the first, or pairs too and two layers.
const MAGIC: [&[u8; 8]; 2] = [b"DAMIERN1", b"DAMIERN2"];

/// A network for one variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    variant: Variant,
    first: FirstLayer,
    last: LastLayers,
}

/// Why a file is not a network.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WeightsFault {
    /// The file begins otherwise.
    #[error("this is not a file of weights: it begins otherwise")]
    NotWeights,
    /// The file is for another variant.
    #[error("these are weights for {found}, not for {expected}")]
    OtherVariant {
        /// What was asked for.
        expected: Variant,
        /// What the file says.
        found: String,
    },
    /// The file is too short or too long.
    #[error("no file of weights for {variant} has {found} bytes: the nearest has {nearest}")]
    Size {
        /// The variant.
        variant: Variant,
        /// The length of a file with a first layer about as wide.
        nearest: usize,
        /// How long it is.
        found: usize,
    },
}

impl Network {
    /// Reads a file of weights of a variant.
    pub fn read(variant: Variant, bytes: &[u8]) -> Result<Network, WeightsFault> {
        for_variant!(variant, N => Network::read_for::<N>(bytes))
    }

    fn read_for<N: Node>(bytes: &[u8]) -> Result<Network, WeightsFault> {
        let (magic, rest) = bytes.split_first_chunk::<8>().ok_or(WeightsFault::NotWeights)?;
        let kind = MAGIC.iter().position(|own| *own == magic).ok_or(WeightsFault::NotWeights)?;
        let (name, rest) = rest.split_first_chunk::<16>().ok_or(WeightsFault::NotWeights)?;
        let name = String::from_utf8_lossy(name).trim_end_matches('\0').to_owned();
        if name != N::VARIANT.name() {
            return Err(WeightsFault::OtherVariant { expected: N::VARIANT, found: name });
        }
        let newer = kind == 1;
        let inputs = first_layer::inputs::<N>(newer);
        let (of_value, beside) = LastLayers::size(newer);
        let lane = LANES * (2 * (inputs + 1) + of_value);
        let lanes = (rest.len().saturating_sub(beside) / lane).clamp(1, WIDEST / LANES);
        if rest.len() != lanes * lane + beside {
            let nearest = bytes.len() - rest.len() + lanes * lane + beside;
            return Err(WeightsFault::Size { variant: N::VARIANT, nearest, found: bytes.len() });
        }
        let steps = lanes * LANES / STEP;
        let mut reader = Reader(rest);
        // In the file a row is whole.
        let mut rows = vec![Vec::with_capacity(inputs); lanes];
        for _ in 0..inputs {
            rows.iter_mut().zip(reader.blocks(lanes)).for_each(|(rows, block)| rows.push(block));
        }
        let first = FirstLayer { pairs: newer, rows, bias: reader.blocks(lanes) };
        Ok(Network { variant: N::VARIANT, first, last: LastLayers::read(newer, steps, &mut reader) })
    }

    /// The variant it was made for.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    pub(crate) fn empty(&self) -> Accumulator {
        self.first.empty()
    }

    /// Works a position out from nothing.
    #[inline(always)]
    pub(crate) fn refresh<N: Node>(&self, position: &N, accumulator: &mut Accumulator) {
        self.first.refresh(position, accumulator);
    }

    /// Works a position out from an earlier one.
    #[inline(always)]
    pub(crate) fn update<N: Node>(&self, from: &Accumulator, before: &N, after: &N, to: &mut Accumulator) {
        self.first.update(from, before, after, to);
    }

    /// The worth for the side to move.
    #[inline(always)]
    pub(crate) fn output<N: Node>(&self, position: &N, accumulator: &Accumulator, wide: Wide) -> Value {
        let sets = position.sets();
        let bucket = bucket::<N>((sets.white | sets.black).count_ones());
        let [white, black] = accumulator.views();
        let (own, other) = match position.to_move() {
            Color::White => (white, black),
            Color::Black => (black, white),
        };
        self.last.worth(bucket, own, other, wide) as Value
    }
}

/// The bucket for so many pieces (towers): eight of equal width.
pub(crate) fn bucket<N: Node>(pieces: u32) -> usize {
    let most = 2 * u32::from(N::VARIANT.rules().pieces);
    (pieces.saturating_sub(1) as usize * BUCKETS / most as usize).min(BUCKETS - 1)
}
