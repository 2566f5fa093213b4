//! A small network over the pieces on their squares, in whole numbers.
//!
//! Each occupied square is one input. The first layer is kept as two sums, one for each side's view of the
//! board, that follow the moves; the second weighs the squares of its clipped values, with weights of its own
//! for each number of pieces.

use damier_rules::{Color, Variant};

use crate::node::{Node, for_variant};
use crate::score::Value;

/// Values of the first layer.
pub(crate) const HIDDEN: usize = 128;

/// Sets of weights of the second layer, by the number of pieces.
const BUCKETS: usize = 8;

/// One in the first layer; values are clipped to it.
const ONE: i16 = 255;

/// One in the second layer.
const OUTPUT_ONE: i64 = 64;

/// What the network's one is in hundredths of a man.
const SCALE: i64 = 400;

/// The first bytes of a file of weights.
const MAGIC: &[u8; 8] = b"DAMIERN1";

/// A network for one variant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Network {
    variant: Variant,
    /// By input: kind of piece, then square.
    inputs: Vec<[i16; HIDDEN]>,
    bias: [i16; HIDDEN],
    /// By bucket: the side to move's view, then the other's.
    outputs: [[[i16; HIDDEN]; 2]; BUCKETS],
    output_bias: [i32; BUCKETS],
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
    #[error("a file of weights for {variant} has {expected} bytes, this one {found}")]
    Size {
        /// The variant.
        variant: Variant,
        /// How long it should be.
        expected: usize,
        /// How long it is.
        found: usize,
    },
}

/// Both views of a position after the first layer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Accumulator([[i16; HIDDEN]; 2]);

/// Reads little-endian numbers off a slice that is known to be long enough.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn i16(&mut self) -> i16 {
        let (front, rest) = self.0.split_at(2);
        self.0 = rest;
        i16::from_le_bytes([front[0], front[1]])
    }

    fn row(&mut self) -> [i16; HIDDEN] {
        std::array::from_fn(|_| self.i16())
    }
}

impl Network {
    /// Reads a file of weights of a variant.
    pub fn read(variant: Variant, bytes: &[u8]) -> Result<Network, WeightsFault> {
        for_variant!(variant, N => Network::read_for::<N>(bytes))
    }

    fn read_for<N: Node>(bytes: &[u8]) -> Result<Network, WeightsFault> {
        let Some(rest) = bytes.strip_prefix(MAGIC) else { return Err(WeightsFault::NotWeights) };
        let (name, rest) = rest.split_at_checked(16).ok_or(WeightsFault::NotWeights)?;
        let name = String::from_utf8_lossy(name).trim_end_matches('\0').to_owned();
        if name != N::VARIANT.name() {
            return Err(WeightsFault::OtherVariant { expected: N::VARIANT, found: name });
        }
        let inputs = N::KINDS * N::BITS;
        let numbers = (inputs + 1 + 2 * BUCKETS) * HIDDEN + 2 * BUCKETS;
        if rest.len() != 2 * numbers {
            let (expected, found) = (MAGIC.len() + 16 + 2 * numbers, bytes.len());
            return Err(WeightsFault::Size { variant: N::VARIANT, expected, found });
        }
        let mut reader = Reader(rest);
        Ok(Network {
            variant: N::VARIANT,
            inputs: (0..inputs).map(|_| reader.row()).collect(),
            bias: reader.row(),
            outputs: std::array::from_fn(|_| [reader.row(), reader.row()]),
            // Stored as two halves, the low one first.
            output_bias: std::array::from_fn(|_| {
                let low = i32::from(reader.i16() as u16);
                i32::from(reader.i16()) << 16 | low
            }),
        })
    }

    /// The variant it was made for.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    pub(crate) fn empty(&self) -> Accumulator {
        Accumulator([self.bias; 2])
    }

    /// Works a position out from nothing.
    pub(crate) fn refresh<N: Node>(&self, position: &N, accumulator: &mut Accumulator) {
        *accumulator = self.empty();
        each_input(position, u64::MAX, |inputs| {
            for (sums, input) in accumulator.0.iter_mut().zip(inputs) {
                add(sums, &self.inputs[input]);
            }
        });
    }

    /// Works a position out from an earlier one.
    pub(crate) fn update<N: Node>(&self, from: &Accumulator, before: &N, after: &N, to: &mut Accumulator) {
        to.0 = from.0;
        let changed = before.changed(after);
        each_input(before, changed, |inputs| {
            for (sums, input) in to.0.iter_mut().zip(inputs) {
                subtract(sums, &self.inputs[input]);
            }
        });
        each_input(after, changed, |inputs| {
            for (sums, input) in to.0.iter_mut().zip(inputs) {
                add(sums, &self.inputs[input]);
            }
        });
    }

    /// The worth for the side to move.
    pub(crate) fn output<N: Node>(&self, position: &N, accumulator: &Accumulator) -> Value {
        let sets = position.sets();
        let bucket = bucket::<N>((sets.white | sets.black).count_ones());
        let [white, black] = &accumulator.0;
        let (own, other) = match position.to_move() {
            Color::White => (white, black),
            Color::Black => (black, white),
        };
        let [own_weights, other_weights] = &self.outputs[bucket];
        let sum = i64::from(weighed(own, own_weights)) + i64::from(weighed(other, other_weights));
        let value = sum / i64::from(ONE) + i64::from(self.output_bias[bucket]);
        (value * SCALE / (i64::from(ONE) * OUTPUT_ONE)) as Value
    }
}

/// The input that a piece on a bit is in a side's view.
#[inline(always)]
fn input<N: Node>(view: Color, owner: Color, kind: usize, bit: usize) -> usize {
    let kind = if owner == view { kind } else { kind + N::KINDS / 2 };
    let square = if view == Color::White { bit } else { N::BITS - 1 - bit };
    kind * N::BITS + square
}

/// Calls back with the inputs of both views, White's first, for each piece on the given bits.
#[inline(always)]
pub(crate) fn each_input<N: Node>(position: &N, among: u64, mut visit: impl FnMut([usize; 2])) {
    let sets = position.sets();
    let mut left = (sets.white | sets.black) & among;
    while left != 0 {
        let bit = left.trailing_zeros() as usize;
        left &= left - 1;
        let owner = if sets.white >> bit & 1 == 1 { Color::White } else { Color::Black };
        let kind = position.kind(bit);
        visit([Color::White, Color::Black].map(|view| input::<N>(view, owner, kind, bit)));
    }
}

/// The bucket for so many pieces (towers): eight of equal width.
pub(crate) fn bucket<N: Node>(pieces: u32) -> usize {
    let most = 2 * u32::from(N::VARIANT.rules().pieces);
    (pieces.saturating_sub(1) as usize * BUCKETS / most as usize).min(BUCKETS - 1)
}

#[inline(always)]
fn add(sums: &mut [i16; HIDDEN], row: &[i16; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline(always)]
fn subtract(sums: &mut [i16; HIDDEN], row: &[i16; HIDDEN]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum = sum.wrapping_sub(*weight);
    }
}

/// The sum of the squares of the clipped values, each times its weight. Weights are at most 127, so that a
/// clipped value times a weight fits sixteen bits.
#[inline(always)]
fn weighed(values: &[i16; HIDDEN], weights: &[i16; HIDDEN]) -> i32 {
    let mut sum = 0;
    for (value, weight) in values.iter().zip(weights) {
        let clipped = (*value).clamp(0, ONE);
        sum += i32::from(clipped.wrapping_mul(*weight)) * i32::from(clipped);
    }
    sum
}
