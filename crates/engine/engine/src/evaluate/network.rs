//! A small network over the pieces on their squares, in whole numbers.
//!
//! The [first layer](super::first_layer) is kept as sums that follow the moves, the
//! [layers after it](super::last_layers) are worked out for each position, with weights of their own for each
//! number of pieces. How wide the first layer is follows from the length of the file.

use damier_rules::{Color, Variant};

use super::first_layer::{self, Accumulator, FirstLayer, LANES, STEP};
use super::last_layers::{BUCKETS, LastLayers, WIDEST};
use super::reader::Reader;
use super::shape::Shape;
use super::wide::Wide;
use crate::node::Node;
use crate::score::Value;
use damier_rules::for_variant;

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
        let shape = Shape::of_magic(magic).ok_or(WeightsFault::NotWeights)?;
        let (name, rest) = rest.split_first_chunk::<16>().ok_or(WeightsFault::NotWeights)?;
        let name = String::from_utf8_lossy(name).trim_end_matches('\0').to_owned();
        if name != N::VARIANT.name() {
            return Err(WeightsFault::OtherVariant { expected: N::VARIANT, found: name });
        }
        let inputs = first_layer::inputs::<N>(shape);
        let (of_value, beside) = LastLayers::size(shape);
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
        let first = FirstLayer { shape, rows, bias: reader.blocks(lanes) };
        Ok(Network { variant: N::VARIANT, first, last: LastLayers::read(shape, steps, &mut reader) })
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
        let bucket = bucket::<N>(position.pieces());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_files_are_refused_with_the_reason() {
        let mine: &[u8] = include_bytes!("../../weights/international.weights");
        let read = |bytes: &[u8]| Network::read(Variant::International, bytes).map(|own| own.variant());
        assert_eq!(read(mine), Ok(Variant::International));
        assert_eq!(read(b""), Err(WeightsFault::NotWeights));
        assert_eq!(read(&mine[..20]), Err(WeightsFault::NotWeights));
        assert_eq!(read(&[b"DAMIERN3", &mine[8..]].concat()), Err(WeightsFault::NotWeights));
        let (expected, found) = (Variant::Lasca, "international".to_owned());
        let other = Network::read(expected, mine).map(|own| own.variant());
        assert_eq!(other, Err(WeightsFault::OtherVariant { expected, found }));
        let (variant, nearest) = (Variant::International, mine.len());
        for bytes in [&mine[..nearest - 1], &[mine, b"x"].concat()] {
            let told = read(bytes).expect_err("of no width");
            let WeightsFault::Size { nearest: told, found, .. } = told else { panic!("{variant}: {told}") };
            assert_eq!(found, bytes.len());
            assert!(told <= nearest && nearest - told <= nearest / 2, "{told}");
        }
    }
}
