//! What follows the first layer of a network: from its sums to one number.

use super::first_layer::{LANES, STEP, Values};
use super::reader::Reader;
use super::shape::Shape;
use super::wide::{Four, Weights, Wide};

/// Sets of weights, by the number of pieces.
pub(super) const BUCKETS: usize = 8;

/// One in the first layer; values are clipped to it.
const ONE: i16 = 255;

/// One among the products of the first layer's values.
const PRODUCT_ONE: i32 = 127;

/// One of a weight.
const WEIGHT_ONE: i32 = 64;

/// One of a weight of the last layer of several.
const LAST_ONE: i32 = 256;

/// One in the second layer of several.
const SECOND_ONE: i32 = PRODUCT_ONE * WEIGHT_ONE;

/// The most that a weight of the last layer can be, and what is added to a sum: whatever a file says, no sum
/// overflows.
const MOST_LAST: i16 = 2048;
const MOST_BIAS: i32 = 1 << 28;

/// Values of the second layer of several.
const SECOND: usize = 16;

/// What the network's one is in hundredths of a man.
const SCALE: i64 = 400;

/// What follows the first layer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum LastLayers {
    /// The squares of the clipped values are weighed at once.
    One(Vec<Weighed>),
    /// Products of clipped values are weighed sixteen times; what comes of it, as it is and squared, once more.
    Two(Vec<Twice>),
}

/// One set of weights of a single layer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Weighed {
    /// The side to move's, then the other's.
    weights: [Vec<Values>; 2],
    bias: i32,
}

/// One set of weights of two layers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Twice {
    /// The weights of the products, by four of them: those of the side to move, then the other's.
    second: Vec<Weights>,
    second_bias: [i32; SECOND],
    /// The weights of the second layer's values but the first, which goes straight to the end: those of the clipped
    /// ones, then those of their squares.
    last: [[i16; SECOND - 1]; 2],
    bias: i32,
}

impl LastLayers {
    /// Bytes for each value of the first layer, and beside that.
    pub(super) const fn size(shape: Shape) -> (usize, usize) {
        match shape {
            Shape::Plain => (2 * BUCKETS * 2, 4 * BUCKETS),
            Shape::Paired => (BUCKETS * SECOND, BUCKETS * Twice::size(0)),
        }
    }

    pub(super) fn read(shape: Shape, steps: usize, reader: &mut Reader<'_>) -> LastLayers {
        match shape {
            Shape::Plain => {
                let weights: [_; BUCKETS] =
                    std::array::from_fn(|_| [reader.values(steps), reader.values(steps)]);
                let buckets = weights.into_iter().map(|weights| Weighed { weights, bias: reader.i32() });
                LastLayers::One(buckets.collect())
            }
            Shape::Paired => {
                let fours = steps * STEP / 4;
                LastLayers::Two((0..BUCKETS).map(|_| Twice::read(fours, reader)).collect())
            }
        }
    }

    /// The worth for the side to move, in hundredths of a man, of its sums and the other's.
    #[inline(always)]
    pub(super) fn worth(&self, bucket: usize, own: &[Values], other: &[Values], wide: Wide) -> i64 {
        match self {
            LastLayers::One(buckets) => {
                let Weighed { weights, bias } = &buckets[bucket];
                let sum = i64::from(squares(own, &weights[0])) + i64::from(squares(other, &weights[1]));
                let value = sum / i64::from(ONE) + i64::from(*bias);
                value * SCALE / i64::from(i32::from(ONE) * WEIGHT_ONE)
            }
            LastLayers::Two(buckets) => buckets[bucket].worth(own, other, wide),
        }
    }
}

/// The widest first layer that is read.
pub(super) const WIDEST: usize = 8 * LANES;

impl Twice {
    /// Bytes for so many values.
    pub(super) const fn size(values: usize) -> usize {
        values * SECOND + 4 * SECOND + 4 * (SECOND - 1) + 4
    }

    /// Reads the weights for so many times four values.
    pub(super) fn read(fours: usize, reader: &mut Reader<'_>) -> Twice {
        Twice {
            second: (0..fours).map(|_| reader.weights()).collect(),
            second_bias: std::array::from_fn(|_| reader.i32().clamp(-MOST_BIAS, MOST_BIAS)),
            last: std::array::from_fn(|_| std::array::from_fn(|_| reader.i16().clamp(-MOST_LAST, MOST_LAST))),
            bias: reader.i32().clamp(-MOST_BIAS, MOST_BIAS),
        }
    }

    #[inline(always)]
    fn worth(&self, own: &[Values], other: &[Values], wide: Wide) -> i64 {
        let mut room = [[0; STEP]; WIDEST / STEP];
        let all = &mut room[..own.len()];
        let (mine, theirs) = all.split_at_mut(own.len() / 2);
        products(own, mine);
        products(other, theirs);
        self.weigh(all.as_flattened().as_chunks().0, wide)
    }

    /// What values below 128, a multiple of 32 of them, come to in hundredths of a man.
    #[inline(always)]
    pub(super) fn weigh(&self, fours: &[Four], wide: Wide) -> i64 {
        let mut second = wide.weigh(fours, &self.second);
        for (value, bias) in second.iter_mut().zip(&self.second_bias) {
            *value += bias;
        }
        let [straight, others @ ..] = second;
        let mut sum = self.bias;
        for (value, (as_it_is, squared)) in others.iter().zip(self.last[0].iter().zip(&self.last[1])) {
            let whole = (*value).clamp(-SECOND_ONE, SECOND_ONE);
            sum += whole.max(0) * i32::from(*as_it_is) + whole * whole / SECOND_ONE * i32::from(*squared);
        }
        let value = i64::from(sum) + i64::from(straight) * i64::from(LAST_ONE);
        value * SCALE / i64::from(SECOND_ONE * LAST_ONE)
    }
}

/// The products of the clipped values of the first half with those of the second.
#[inline(always)]
fn products(sums: &[Values], to: &mut [[u8; STEP]]) {
    let (front, back) = sums.split_at(sums.len() / 2);
    let halves = front.as_flattened().iter().zip(back.as_flattened());
    for (to, (front, back)) in to.as_flattened_mut().iter_mut().zip(halves) {
        let (front, back) = ((*front).clamp(0, ONE) as u16, (*back).clamp(0, ONE) as u16);
        // At most 255 * 255, which leaves room to round to the nearest.
        *to = (front.wrapping_mul(back).wrapping_add(256) >> 9) as u8;
    }
}

/// The sum of the squares of the clipped values, each times its weight. Weights are at most 127, so that a
/// clipped value times a weight fits sixteen bits.
#[inline(always)]
fn squares(row: &[Values], weights: &[Values]) -> i32 {
    let mut sum = 0;
    for (value, weight) in row.as_flattened().iter().zip(weights.as_flattened()) {
        let clipped = (*value).clamp(0, ONE);
        sum += i32::from(clipped.wrapping_mul(*weight)) * i32::from(clipped);
    }
    sum
}
