//! A small network over the pieces on their squares, in whole numbers.
//!
//! Each occupied square is one input. The first layer is kept as two rows of sums, one for each side's view of
//! the board, that follow the moves; the second weighs the squares of its clipped values, with weights of its
//! own for each number of pieces. How wide the first layer is follows from the length of the file.

use damier_rules::{Color, Variant};

use super::pieces;
use crate::node::{Node, for_variant};
use crate::score::Value;

/// The first layer is worked out in steps of so many values.
const STEP: usize = 16;

/// The widest first layer that is read, in steps.
const MOST_STEPS: usize = 64;

/// Some neighbouring values of the first layer.
type Values = [i16; STEP];

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
    /// Steps in a row of the first layer.
    steps: usize,
    /// Rows by input.
    inputs: Vec<Values>,
    bias: Vec<Values>,
    /// By bucket: the side to move's row, then the other's.
    outputs: [[Vec<Values>; 2]; BUCKETS],
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

/// Both views of a position after the first layer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Accumulator([Vec<Values>; 2]);

/// Reads little-endian numbers off a slice that is known to be long enough.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn i16(&mut self) -> i16 {
        let (front, rest) = self.0.split_at(2);
        self.0 = rest;
        i16::from_le_bytes([front[0], front[1]])
    }

    fn values(&mut self, steps: usize) -> Vec<Values> {
        (0..steps).map(|_| std::array::from_fn(|_| self.i16())).collect()
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
        let inputs = pieces::count::<N>();
        let (step, bias) = (2 * STEP * (inputs + 1 + 2 * BUCKETS), 4 * BUCKETS);
        let steps = (rest.len().saturating_sub(bias) / step).clamp(1, MOST_STEPS);
        if rest.len() != steps * step + bias {
            let nearest = bytes.len() - rest.len() + steps * step + bias;
            return Err(WeightsFault::Size { variant: N::VARIANT, nearest, found: bytes.len() });
        }
        let mut reader = Reader(rest);
        Ok(Network {
            variant: N::VARIANT,
            steps,
            inputs: reader.values(inputs * steps),
            bias: reader.values(steps),
            outputs: std::array::from_fn(|_| [reader.values(steps), reader.values(steps)]),
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
        Accumulator([self.bias.clone(), self.bias.clone()])
    }

    /// The weights of an input.
    #[inline(always)]
    fn row(&self, input: u16) -> &[Values] {
        &self.inputs[usize::from(input) * self.steps..][..self.steps]
    }

    /// Works a position out from nothing.
    #[inline(always)]
    pub(crate) fn refresh<N: Node>(&self, position: &N, accumulator: &mut Accumulator) {
        let mut on = Inputs::NONE;
        on.add(position, u64::MAX);
        for (view, sums) in accumulator.0.iter_mut().enumerate() {
            sums.copy_from_slice(&self.bias);
            for inputs in on.list() {
                add(sums, self.row(inputs[view]));
            }
        }
    }

    /// Works a position out from an earlier one.
    #[inline(always)]
    pub(crate) fn update<N: Node>(&self, from: &Accumulator, before: &N, after: &N, to: &mut Accumulator) {
        let (mut off, mut on) = (Inputs::NONE, Inputs::NONE);
        let changed = before.changed(after);
        off.add(before, changed);
        on.add(after, changed);
        let (off, on) = (off.list(), on.list());
        for (view, (sums, old)) in to.0.iter_mut().zip(&from.0).enumerate() {
            // A move empties a square and fills another, two moves do so twice; what else they change follows.
            let row = |inputs: &[u16; 2]| self.row(inputs[view]);
            let (off, on) = match (off, on) {
                ([a, b, off @ ..], [c, d, on @ ..]) => {
                    exchange_two(sums, old, [row(a), row(b)], [row(c), row(d)]);
                    (off, on)
                }
                ([a, off @ ..], [c, on @ ..]) => {
                    exchange(sums, old, row(a), row(c));
                    (off, on)
                }
                _ => {
                    sums.copy_from_slice(old);
                    (off, on)
                }
            };
            for inputs in off {
                subtract(sums, row(inputs));
            }
            for inputs in on {
                add(sums, row(inputs));
            }
        }
    }

    /// The worth for the side to move.
    #[inline(always)]
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

/// The bucket for so many pieces (towers): eight of equal width.
pub(crate) fn bucket<N: Node>(pieces: u32) -> usize {
    let most = 2 * u32::from(N::VARIANT.rules().pieces);
    (pieces.saturating_sub(1) as usize * BUCKETS / most as usize).min(BUCKETS - 1)
}

/// Some inputs of both views, White's first.
struct Inputs {
    inputs: [[u16; 2]; 64],
    count: usize,
}

impl Inputs {
    const NONE: Inputs = Inputs { inputs: [[0; 2]; 64], count: 0 };

    /// Adds those of the pieces on the given bits.
    #[inline(always)]
    fn add<N: Node>(&mut self, position: &N, among: u64) {
        pieces::each_input(position, among, |inputs| {
            self.inputs[self.count % 64] = inputs.map(|input| input as u16);
            self.count += 1;
        });
    }

    #[inline(always)]
    fn list(&self) -> &[[u16; 2]] {
        &self.inputs[..self.count]
    }
}

/// Old sums with the weights of one input off and of another on.
#[inline(always)]
fn exchange(sums: &mut [Values], old: &[Values], off: &[Values], on: &[Values]) {
    for (((sums, old), off), on) in sums.iter_mut().zip(old).zip(off).zip(on) {
        *sums = std::array::from_fn(|at| old[at].wrapping_sub(off[at]).wrapping_add(on[at]));
    }
}

/// The same with two inputs off and two on.
#[inline(always)]
fn exchange_two(sums: &mut [Values], old: &[Values], off: [&[Values]; 2], on: [&[Values]; 2]) {
    let offs = off[0].iter().zip(off[1]);
    let ons = on[0].iter().zip(on[1]);
    for (((sums, old), (a, b)), (c, d)) in sums.iter_mut().zip(old).zip(offs).zip(ons) {
        *sums = std::array::from_fn(|at| {
            let off = a[at].wrapping_add(b[at]);
            old[at].wrapping_sub(off).wrapping_add(c[at].wrapping_add(d[at]))
        });
    }
}

#[inline(always)]
fn add(sums: &mut [Values], row: &[Values]) {
    for (sums, weights) in sums.iter_mut().zip(row) {
        *sums = std::array::from_fn(|at| sums[at].wrapping_add(weights[at]));
    }
}

#[inline(always)]
fn subtract(sums: &mut [Values], row: &[Values]) {
    for (sums, weights) in sums.iter_mut().zip(row) {
        *sums = std::array::from_fn(|at| sums[at].wrapping_sub(weights[at]));
    }
}

/// The sum of the squares of the clipped values, each times its weight. Weights are at most 127, so that a
/// clipped value times a weight fits sixteen bits.
#[inline(always)]
fn weighed(row: &[Values], weights: &[Values]) -> i32 {
    let mut sum = 0;
    for (value, weight) in row.as_flattened().iter().zip(weights.as_flattened()) {
        let clipped = (*value).clamp(0, ONE);
        sum += i32::from(clipped.wrapping_mul(*weight)) * i32::from(clipped);
    }
    sum
}
