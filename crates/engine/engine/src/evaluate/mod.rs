//! What a quiet position is worth.

mod appraisal;
mod first_layer;
mod hand;
pub(crate) mod inputs;
mod last_layers;
mod network;
mod patterns;
mod reader;
mod shape;
mod wide;

pub use appraisal::Appraisal;
pub use network::{Network, WeightsFault};

#[cfg(feature = "weights")]
use std::io::Read;
use std::sync::{Arc, OnceLock};

use damier_rules::Variant;
use pulp::NullaryFnOnce;

use crate::node::Node;
use crate::score::{MATERIAL, Value};
use first_layer::Accumulator;
use network::Kind;
pub(crate) use network::bucket;
pub(crate) use wide::Wide;

/// The evaluation in use.
#[derive(Debug, Clone, Default)]
pub enum Evaluation {
    /// The network that comes with the engine, learnt from its games against itself.
    #[default]
    Learnt,
    /// A network read from a file of weights, in place of the one built in.
    Network(Arc<Network>),
    /// Men, kings and advancement, counted by hand.
    Hand,
}

impl Evaluation {
    /// The network to evaluate with, if there is one.
    pub(crate) fn network(&self, variant: Variant) -> Option<Arc<Network>> {
        match self {
            Evaluation::Learnt => learnt(variant),
            Evaluation::Network(network) => Some(Arc::clone(network)),
            Evaluation::Hand => None,
        }
    }
}

/// The network that comes with the engine.
fn learnt(variant: Variant) -> Option<Arc<Network>> {
    static READ: [OnceLock<Option<Arc<Network>>>; Variant::ALL.len()] =
        [const { OnceLock::new() }; Variant::ALL.len()];
    let read = || Network::read(variant, &weights(variant)).ok().map(Arc::new);
    READ[variant as usize].get_or_init(read).clone()
}

/// The weights that come with the engine, packed (gzip) as a browser can be given them; none in a program that brings
/// its own.
#[cfg(not(feature = "weights"))]
pub fn packed_weights(_: Variant) -> &'static [u8] {
    &[]
}

/// The weights that come with the engine, packed (gzip) as a browser can be given them. Inlined, they would stand in the
/// program wherever they are asked for.
#[cfg(feature = "weights")]
#[inline(never)]
pub fn packed_weights(variant: Variant) -> &'static [u8] {
    macro_rules! packed {
        ($name:literal) => {
            include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".weights.gz"))
        };
    }
    match variant {
        Variant::International => packed!("international"),
        Variant::Russian => packed!("russian"),
        Variant::Brazilian => packed!("brazilian"),
        Variant::English => packed!("english"),
        Variant::Columns => packed!("columns"),
        Variant::Lasca => packed!("lasca"),
        _ => nearest(variant).map_or(&[], packed_weights),
    }
}

#[cfg(not(feature = "weights"))]
fn weights(_: Variant) -> Vec<u8> {
    Vec::new()
}

/// The same, as their files have them.
#[cfg(feature = "weights")]
fn weights(variant: Variant) -> Vec<u8> {
    let mut plain = Vec::new();
    let read = flate2::read::GzDecoder::new(packed_weights(variant)).read_to_end(&mut plain);
    if read.is_err() {
        plain.clear();
    }
    plain
}

/// The game whose weights a game uses that has none of its own: one that differs from it only in which of several
/// captures must be chosen, in what becomes of a man that passes the last row, or in that the first king wins. The others
/// count by hand.
pub const fn nearest(variant: Variant) -> Option<Variant> {
    match variant {
        Variant::Italian => Some(Variant::English),
        Variant::Pool => Some(Variant::Russian),
        Variant::Breakthrough => Some(Variant::International),
        _ => None,
    }
}

/// An evaluation that follows a line of play.
pub(crate) struct Evaluator {
    network: Option<Arc<Network>>,
    wide: Wide,
    /// One accumulator for each half-move from the root, as far as lines have gone, and whether it is up to
    /// date.
    accumulators: Vec<(Accumulator, bool)>,
    /// What the network said of positions: all but the last bits of the key, with the value in their place.
    said: Box<[u64]>,
}

/// How many positions are remembered with what the network said of them.
const REMEMBERED: usize = 1 << 15;

impl Evaluator {
    pub(crate) fn new(network: Option<&Arc<Network>>) -> Evaluator {
        let said = vec![0; REMEMBERED].into_boxed_slice();
        Evaluator { network: network.cloned(), wide: Wide::new(), accumulators: Vec::new(), said }
    }

    /// The position of this key will be asked about soon.
    #[inline(always)]
    pub(crate) fn come_near(&self, key: u64) {
        self.wide.come_near(&self.said[key as usize % REMEMBERED]);
    }

    /// Another position stands at this half-move now.
    #[inline]
    pub(crate) fn moved(&mut self, ply: usize) {
        if let Some(place) = self.accumulators.get_mut(ply) {
            place.1 = false;
        }
    }

    /// The worth of the last position of a line, whose key is given, for the side to move.
    #[inline]
    pub(crate) fn evaluate<N: Node>(&mut self, line: &[N], key: u64) -> Value {
        let place = key as usize % REMEMBERED;
        let said = self.said[place];
        if (said ^ key) >> 16 == 0 {
            return Value::from(said as u16 as i16);
        }
        let value = match &self.network {
            None => hand::evaluate(&line[line.len() - 1]),
            Some(network) => {
                if let Kind::Layers(layers) = &network.kind
                    && self.accumulators.len() < line.len()
                {
                    self.accumulators.resize_with(line.len(), || (layers.first.empty(), false));
                }
                // With the widest instructions that the processor has.
                let (accumulators, wide) = (&mut self.accumulators, self.wide);
                wide.run(AtEnd { network, line, accumulators, wide })
            }
        };
        let value = value.clamp(-MATERIAL, MATERIAL);
        self.said[place] = key >> 16 << 16 | u64::from(value as i16 as u16);
        value
    }
}

/// The work on the last position of a line.
struct AtEnd<'a, N> {
    network: &'a Network,
    line: &'a [N],
    accumulators: &'a mut [(Accumulator, bool)],
    wide: Wide,
}

impl<N: Node> NullaryFnOnce for AtEnd<'_, N> {
    type Output = Value;

    #[inline(always)]
    fn call(self) -> Value {
        let AtEnd { network, line, accumulators, wide } = self;
        let ply = line.len() - 1;
        let layers = match &network.kind {
            Kind::Patterns(patterns) => {
                let position = &line[ply];
                return patterns.worth(position, bucket::<N>(position.pieces()), wide) as Value;
            }
            Kind::Layers(layers) => layers,
        };
        let known = (0..=ply).rev().find(|at| accumulators[*at].1).unwrap_or_else(|| {
            layers.first.refresh(&line[0], &mut accumulators[0].0);
            accumulators[0].1 = true;
            0
        });
        // Step by step, since the positions between here and there lead to others too. Those in which a capture
        // was forced lead to few, and are passed over.
        let mut from = known;
        for at in known + 1..=ply {
            if at < ply && line[at].pieces() != line[at + 1].pieces() {
                continue;
            }
            let (front, back) = accumulators.split_at_mut(at);
            layers.first.update(&front[from].0, &line[from], &line[at], &mut back[0].0);
            back[0].1 = true;
            from = at;
        }
        layers.output(&line[ply], &accumulators[ply].0, wide)
    }
}

#[cfg(test)]
mod tests {
    use damier_rules::{Identity, Play, Position};

    use super::*;
    use damier_rules::for_variant;

    #[test]
    fn every_variant_has_its_weights() {
        for variant in Variant::OFFICIAL {
            assert_eq!(Network::read(variant, &weights(variant)).map(|own| own.variant()), Ok(variant));
            assert!(weights(variant).len() < 4 << 20, "{variant}");
        }
    }

    /// Those of the nearest game where there are none, and by hand where no game is near.
    #[test]
    fn games_without_weights_use_those_of_a_near_one() {
        for variant in Variant::ALL.into_iter().filter(|variant| !variant.is_official()) {
            assert_eq!(
                learnt(variant).map(|own| own.variant()),
                nearest(variant).map(|_| variant),
                "{variant}"
            );
        }
    }

    #[test]
    fn what_follows_the_moves_is_what_is_worked_out_anew() {
        for variant in Variant::ALL {
            let Some(network) = learnt(variant) else { continue };
            for_variant!(variant, N => {
                let mut line = vec![N::from_position(&Position::start(variant))];
                let mut evaluator = Evaluator::new(Some(&network));
                for ply in 0..150 {
                    let mut moves = Vec::new();
                    line[ply].moves(Identity::Outcome, &mut moves);
                    let Some(mv) = moves.get(ply * 7 % moves.len().max(1)) else { break };
                    let next = line[ply].play(mv);
                    line.push(next);
                    // Now and then a few half-moves pass without an evaluation.
                    if ply % 5 < 3 {
                        let mut anew = Evaluator::new(Some(&network));
                        let key = line[ply + 1].key();
                        let value = evaluator.evaluate(&line, key);
                        assert_eq!(value, anew.evaluate(&line, key), "{variant} {ply}");
                        assert_eq!(value, evaluator.evaluate(&line, key), "{variant} {ply}");
                    }
                }
            });
        }
    }
}
