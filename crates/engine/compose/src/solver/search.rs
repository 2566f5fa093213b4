//! Proof-number search over a graph: the position is looked into that looks easiest to decide.
//!
//! Problems are forcing, and few answers make a small proof number, so sacrifices and compulsory captures are
//! followed first; quiet positions come in the order in which the engine's evaluation likes them. The numbers
//! only guide; what is decided is decided by [`settle`] or by the ends of play.

use std::sync::Arc;
use std::time::{Duration, Instant};

use damier_engine::{Appraisal, Node, Probe};
use damier_rules::{Identity, Move};

use super::aim::{Aim, UNTOLD};
use super::graph::{Graph, State};
use super::settle::{Watch, settle, settle_from};
use super::within::Vain;
use super::{Limit, Verdict};

/// A number for "only by going round in circles, as far as this path shows".
pub(super) const CIRCLES: u32 = 1 << 24;

/// How many positions with a single continuation are followed in one go.
const FORCED: usize = 24;

/// New positions after which a search that is cut off still settles what it knows.
const WORTHWHILE: usize = 2_000;

/// Positions up to which everything is settled to know the shortest way.
const SMALL: usize = 300_000;

/// Descents without anything new before the circles are settled.
const PATIENCE: u32 = 32;

/// The prover of one aim in one variant.
pub(super) struct Search<P> {
    pub(super) aim: Aim,
    pub(super) tables: Option<Arc<dyn Probe>>,
    pub(super) graph: Graph<P>,
    memory: usize,
    pub(super) appraisal: Appraisal<P>,
    pub(super) list: Vec<Move>,
    pub(super) vain: Vain,
    settled_at: usize,
    /// Seconds that settling one position has taken.
    pace: f64,
    pub(super) stale: bool,
}

/// Seconds that settling one position is thought to take before it has been measured.
const PACE: f64 = 4e-7;

impl<P: Node> Search<P> {
    pub(super) fn new(aim: Aim, tables: Option<Arc<dyn Probe>>, memory: usize) -> Search<P> {
        let tables = tables.filter(|tables| tables.variant() == P::VARIANT);
        let graph = Graph::new();
        let appraisal = Appraisal::new();
        Search {
            aim,
            tables,
            graph,
            memory,
            appraisal,
            list: Vec::new(),
            vain: Vain::default(),
            settled_at: 0,
            pace: PACE,
            stale: false,
        }
    }

    /// Whether the attacker gets there from a position, as far as the limit lets it be known.
    pub(super) fn prove(&mut self, position: &P, limit: &Limit) -> Verdict {
        if self.graph.bytes() > self.memory / 2 && !limit.is_over(Duration::ZERO) {
            self.forget();
        }
        let mut root = self.vertex(position, position);
        let mut begun = self.graph.vertices.len();
        let mut left = limit.positions;
        let mut kept = 0;
        let mut path = Vec::new();
        let mut idle = 0;
        loop {
            let count = self.graph.vertices.len();
            let full = self.graph.bytes() > self.memory;
            let over = count - begun >= left || limit.is_over(self.settling(count - begun));
            if full || over || self.known(root) != Verdict::NotDecided {
                self.go_back(&mut path);
                // Going back over the graph is worth it only where there is something new.
                if self.known(root) == Verdict::NotDecided && count > begun + WORTHWHILE {
                    self.settle(Some(root), limit.last());
                }
                if over || self.known(root) != Verdict::NotDecided {
                    return self.known(root);
                }
                // What was decided makes the way back shorter; where nothing was, going on is no use.
                left -= count - begun;
                self.forget();
                root = self.vertex(position, position);
                begun = self.graph.vertices.len();
                if begun <= kept || self.graph.bytes() > self.memory / 2 {
                    return Verdict::NotDecided;
                }
                kept = begun;
            }
            if path.is_empty() {
                path.push(root);
            }
            let expanded = self.descend(&mut path);
            idle = if expanded { 0 } else { idle + 1 };
            let circling = self.graph.vertices[root as usize].proof >= CIRCLES;
            if idle > PATIENCE || circling {
                self.go_back(&mut path);
                self.settle(None, limit.last());
                idle = 0;
                if self.known(root) == Verdict::NotDecided && !self.widen(root) {
                    return Verdict::NotDecided;
                }
            } else if count > 2 * self.settled_at.max(1 << 12) {
                self.go_back(&mut path);
                self.settle(None, limit.last());
            }
        }
    }

    /// Keeps what is decided and forgets the rest.
    fn forget(&mut self) {
        self.graph.forget_undecided();
        self.settled_at = 0;
    }

    pub(super) fn known(&self, at: u32) -> Verdict {
        match self.graph.vertices[at as usize].state {
            State::Won => Verdict::Proven,
            State::Lost => Verdict::Refuted,
            State::Leaf | State::Inner => Verdict::NotDecided,
        }
    }

    /// Half-moves to the end by the shortest way known, as far as it is worth while to look for it.
    pub(super) fn distance(&mut self, position: &P) -> Option<u16> {
        if self.stale && self.graph.vertices.len() < SMALL {
            self.settle(None, None);
        }
        let at = self.graph.find(position)?;
        let vertex = &self.graph.vertices[at as usize];
        (vertex.state == State::Won && vertex.distance < UNTOLD).then_some(vertex.distance)
    }

    /// Decides what follows from the positions known, all of them or those that can be reached from one.
    fn settle(&mut self, root: Option<u32>, until: Option<Instant>) {
        let begun = Instant::now();
        let mut watch = Watch::new(until);
        let settled = match root {
            Some(root) => settle_from(&mut self.graph, root, &mut watch),
            None => settle(&mut self.graph, &mut watch),
        };
        if let Some(settled) = settled.filter(|settled| *settled > WORTHWHILE) {
            self.pace = begun.elapsed().as_secs_f64() / settled as f64;
        }
        if root.is_none() {
            self.settled_at = self.graph.vertices.len();
            self.stale &= settled.is_none();
        }
        self.open_circles();
    }

    /// How long it takes to settle a search that has looked at so many positions.
    fn settling(&self, positions: usize) -> Duration {
        let worthwhile = if positions > WORTHWHILE { positions } else { 0 };
        Duration::from_secs_f64(self.pace * worthwhile as f64)
    }

    /// What looked like going round in circles on some path is looked at afresh.
    fn open_circles(&mut self) {
        for vertex in &mut self.graph.vertices {
            if vertex.state == State::Inner && vertex.proof >= CIRCLES {
                (vertex.proof, vertex.disproof) = (u32::from(vertex.count), u32::from(vertex.count));
            }
        }
    }

    /// Lists the continuations of a position, and those of positions with a single one behind it.
    pub(super) fn expand(&mut self, first: u32) {
        let mut chain = vec![first];
        while let Some(&at) = chain.last() {
            let position = self.graph.positions[at as usize];
            let mut moves = std::mem::take(&mut self.list);
            moves.clear();
            position.moves(Identity::Outcome, &mut moves);
            let children: Vec<u32> =
                moves.iter().map(|mv| self.vertex(&position, &position.play(mv))).collect();
            self.list = moves;
            let vertex = &mut self.graph.vertices[at as usize];
            (vertex.first, vertex.count) = (self.graph.edges.len() as u32, children.len() as u16);
            vertex.state = State::Inner;
            self.graph.edges.extend(&children);
            let single = match children.as_slice() {
                [child] if chain.len() < FORCED => Some(*child),
                _ => None,
            };
            match single.filter(|child| self.graph.vertices[*child as usize].state == State::Leaf) {
                Some(child) => chain.push(child),
                None => break,
            }
        }
        // The first is reckoned by whoever came down the path.
        for at in chain.into_iter().skip(1).rev() {
            self.count_proof(at);
        }
    }

    /// Looks into positions that are not on the usual paths, so that every search goes on. False if there is
    /// nothing left to look into.
    fn widen(&mut self, root: u32) -> bool {
        let mut seen = vec![false; self.graph.vertices.len()];
        let mut queue = std::collections::VecDeque::from([root]);
        let mut leaves = Vec::new();
        while let Some(at) = queue.pop_front() {
            if std::mem::replace(&mut seen[at as usize], true) {
                continue;
            }
            match self.graph.vertices[at as usize].state {
                State::Leaf => leaves.push(at),
                State::Inner => queue.extend(self.graph.children(at)),
                State::Won | State::Lost => {}
            }
            if leaves.len() >= 64 {
                break;
            }
        }
        for at in &leaves {
            if self.graph.vertices[*at as usize].state == State::Leaf {
                self.expand(*at);
                self.count_proof(*at);
            }
        }
        !leaves.is_empty()
    }
}
