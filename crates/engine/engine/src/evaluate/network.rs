//! A small network over the pieces on their squares, in whole numbers: by [windows](super::patterns) of the board,
//! or by layers.
//!
//! Of the layers the [first layer](super::first_layer) is kept as sums that follow the moves, the
//! [layers after it](super::last_layers) are worked out for each position, with weights of their own for each
//! number of pieces. How wide the first layer is follows from the length of the file.

use damier_rules::{Color, Variant};

use super::first_layer::{self, Accumulator, FirstLayer, LANES, STEP};
use super::last_layers::{BUCKETS, LastLayers, WIDEST};
use super::nearest;
use super::patterns::Patterns;
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
    pub(super) kind: Kind,
}

/// What it is made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// Rows for what stands in each window of the board.
    Patterns(Patterns),
    /// Sums that follow the moves, and layers after them.
    Layers(Layers),
}

/// How a file begins whose network is one of patterns.
const OF_PATTERNS: &[u8; 8] = b"DAMIERN3";

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
        /// The variant that was asked for.
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
        let (name, rest) = rest.split_first_chunk::<16>().ok_or(WeightsFault::NotWeights)?;
        let name = String::from_utf8_lossy(name).trim_end_matches('\0').to_owned();
        let is_of = |variant: Variant| name == variant.name();
        if !is_of(N::VARIANT) && !nearest(N::VARIANT).is_some_and(is_of) {
            return Err(WeightsFault::OtherVariant { expected: N::VARIANT, found: name });
        }
        let kind = if magic == OF_PATTERNS {
            Network::patterns::<N>(bytes.len() - rest.len(), rest)?
        } else {
            let shape = Shape::of_magic(magic).ok_or(WeightsFault::NotWeights)?;
            Network::layers::<N>(shape, bytes.len() - rest.len(), rest)?
        };
        Ok(Network { variant: N::VARIANT, kind })
    }

    /// Patterns, from what follows the first bytes of a file.
    fn patterns<N: Node>(before: usize, rest: &[u8]) -> Result<Kind, WeightsFault> {
        let (step, rest) = rest.split_first().ok_or(WeightsFault::NotWeights)?;
        let size = Patterns::size::<N>(*step).ok_or(WeightsFault::NotWeights)?;
        if rest.len() != size {
            let (nearest, found) = (before + 1 + size, before + 1 + rest.len());
            return Err(WeightsFault::Size { variant: N::VARIANT, nearest, found });
        }
        Ok(Kind::Patterns(Patterns::read::<N>(*step, rest)))
    }

    fn layers<N: Node>(shape: Shape, before: usize, rest: &[u8]) -> Result<Kind, WeightsFault> {
        let inputs = first_layer::inputs::<N>(shape);
        let (of_value, beside) = LastLayers::size(shape);
        let lane = LANES * (2 * (inputs + 1) + of_value);
        let lanes = (rest.len().saturating_sub(beside) / lane).clamp(1, WIDEST / LANES);
        if rest.len() != lanes * lane + beside {
            let (nearest, found) = (before + lanes * lane + beside, before + rest.len());
            return Err(WeightsFault::Size { variant: N::VARIANT, nearest, found });
        }
        let steps = lanes * LANES / STEP;
        let mut reader = Reader(rest);
        // In the file a row is whole.
        let mut rows = vec![Vec::with_capacity(inputs); lanes];
        for _ in 0..inputs {
            rows.iter_mut().zip(reader.blocks(lanes)).for_each(|(rows, block)| rows.push(block));
        }
        let first = FirstLayer { shape, rows, bias: reader.blocks(lanes) };
        Ok(Kind::Layers(Layers { first, last: LastLayers::read(shape, steps, &mut reader) }))
    }

    /// The variant it was made for.
    pub fn variant(&self) -> Variant {
        self.variant
    }
}

/// Sums that follow the moves, and what is worked out from them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Layers {
    pub(super) first: FirstLayer,
    last: LastLayers,
}

impl Layers {
    /// The worth for the side to move.
    #[inline(always)]
    pub(super) fn output<N: Node>(&self, position: &N, accumulator: &Accumulator, wide: Wide) -> Value {
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

    fn read(variant: Variant, bytes: &[u8]) -> Result<Variant, WeightsFault> {
        Network::read(variant, bytes).map(|own| own.variant())
    }

    #[test]
    fn other_files_are_refused_with_the_reason() {
        let files: [(Variant, &[u8]); 2] = [
            (Variant::International, include_bytes!("../../weights/international.weights")),
            (Variant::Russian, include_bytes!("../../weights/russian.weights")),
        ];
        for (variant, mine) in files {
            assert_eq!(read(variant, mine), Ok(variant));
            assert_eq!(read(variant, b""), Err(WeightsFault::NotWeights));
            assert_eq!(read(variant, &mine[..20]), Err(WeightsFault::NotWeights));
            assert_eq!(read(variant, &[b"DAMIERN9", &mine[8..]].concat()), Err(WeightsFault::NotWeights));
            let (expected, found) = (Variant::Lasca, variant.name().to_owned());
            assert_eq!(read(expected, mine), Err(WeightsFault::OtherVariant { expected, found }));
            let nearest = mine.len();
            for bytes in [&mine[..nearest - 1], &[mine, b"x"].concat()] {
                let told = read(variant, bytes).expect_err("of no size");
                let WeightsFault::Size { nearest: told, found, .. } = told else {
                    panic!("{variant}: {told}")
                };
                assert_eq!(found, bytes.len());
                assert!(told <= nearest && nearest - told <= nearest / 2, "{told}");
            }
        }
    }

    #[test]
    fn patterns_are_for_flat_games_and_for_known_steps() {
        let file = |name: &str, step: u8| {
            let mut bytes = OF_PATTERNS.to_vec();
            bytes.extend_from_slice(name.as_bytes());
            bytes.resize(24, 0);
            bytes.push(step);
            bytes
        };
        assert_eq!(read(Variant::Lasca, &file("lasca", 2)), Err(WeightsFault::NotWeights));
        assert_eq!(read(Variant::Russian, &file("russian", 0)), Err(WeightsFault::NotWeights));
        assert_eq!(read(Variant::Russian, &file("russian", 3)), Err(WeightsFault::NotWeights));
        assert_eq!(read(Variant::Russian, &file("russian", 2)[..24]), Err(WeightsFault::NotWeights));
        // Whatever numbers a file holds, a position has a worth.
        for step in [1, 2] {
            let mut bytes = file("russian", step);
            let Err(WeightsFault::Size { nearest, .. }) = read(Variant::Russian, &bytes) else {
                panic!("{step}")
            };
            for filling in [0x7f, 0x80] {
                bytes.resize(25, 0);
                bytes.resize(nearest, filling);
                let network = std::sync::Arc::new(Network::read(Variant::Russian, &bytes).expect("read"));
                let position = damier_rules::Position::start(Variant::Russian);
                let line = [damier_rules::core::FlatPosition::<damier_rules::core::Russian>::from_position(
                    &position,
                )];
                crate::evaluate::Evaluator::new(Some(&network)).evaluate(&line, line[0].key());
            }
        }
    }
}
