//! Proof-number search over a graph: the position is looked into that looks easiest to decide.
//!
//! Problems are forcing, and few answers make a small proof number, so sacrifices and compulsory captures are
//! followed first. The numbers only guide; what is decided is decided by [`settle`] or by the ends of play.

use std::sync::Arc;

use damier_engine::{Node, Probe};
use damier_rules::{Identity, Move};

use super::aim::Aim;
use super::graph::{Graph, State};
use super::settle::{settle, settle_from};
use super::{Limit, Verdict};

/// A number for "only by going round in circles, as far as this path shows".
const CIRCLES: u32 = 1 << 24;

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
    pub(super) list: Vec<Move>,
    settled_at: usize,
    stale: bool,
}

impl<P: Node> Search<P> {
    pub(super) fn new(aim: Aim, tables: Option<Arc<dyn Probe>>, memory: usize) -> Search<P> {
        let tables = tables.filter(|tables| tables.variant() == P::VARIANT);
        let graph = Graph::new();
        Search { aim, tables, graph, memory, list: Vec::new(), settled_at: 0, stale: false }
    }

    /// Whether the attacker gets there from a position, as far as the limit lets it be known.
    pub(super) fn prove(&mut self, position: &P, limit: &Limit) -> Verdict {
        if self.graph.bytes() > self.memory / 2 {
            self.graph.forget_undecided();
            self.settled_at = 0;
        }
        let root = self.vertex(position);
        let begun = self.graph.vertices.len();
        let most = begun.saturating_add(limit.positions);
        let mut idle = 0;
        loop {
            match self.graph.vertices[root as usize].state {
                State::Won => return Verdict::Proven,
                State::Lost => return Verdict::Refuted,
                State::Leaf | State::Inner => {}
            }
            let count = self.graph.vertices.len();
            if count >= most || self.graph.bytes() > self.memory || limit.is_over() {
                // Going back over the graph is worth it only where there is something new.
                if count > begun + WORTHWHILE {
                    settle_from(&mut self.graph, root);
                    self.open_circles();
                }
                return self.known(root);
            }
            let expanded = self.descend(root);
            idle = if expanded { 0 } else { idle + 1 };
            let circling = self.graph.vertices[root as usize].proof >= CIRCLES;
            if idle > PATIENCE || circling {
                self.settle();
                idle = 0;
                if self.known(root) == Verdict::NotDecided && !self.widen(root) {
                    return Verdict::NotDecided;
                }
            } else if count > 2 * self.settled_at.max(1 << 12) {
                self.settle();
            }
        }
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
            self.settle();
        }
        let at = self.graph.find(position)?;
        let vertex = &self.graph.vertices[at as usize];
        (vertex.state == State::Won).then_some(vertex.distance)
    }

    fn settle(&mut self) {
        settle(&mut self.graph);
        self.settled_at = self.graph.vertices.len();
        self.stale = false;
        self.open_circles();
    }

    /// What looked like going round in circles on some path is looked at afresh.
    fn open_circles(&mut self) {
        for vertex in &mut self.graph.vertices {
            if vertex.state == State::Inner && vertex.proof >= CIRCLES {
                (vertex.proof, vertex.disproof) = (u32::from(vertex.count), u32::from(vertex.count));
            }
        }
    }

    /// Follows the most promising continuations to a position not yet looked into, looks into it, and reckons
    /// the numbers anew on the way back. False if the path only led round in circles.
    fn descend(&mut self, root: u32) -> bool {
        let mut path = vec![root];
        let mut expanded = false;
        while let Some(&at) = path.last() {
            self.graph.vertices[at as usize].on_path = true;
            match self.graph.vertices[at as usize].state {
                State::Leaf => {
                    self.expand(at);
                    expanded = true;
                    break;
                }
                State::Inner => {}
                State::Won | State::Lost => break,
            }
            match self.best_child(at) {
                Some(child) => path.push(child),
                None => break,
            }
        }
        for at in path.into_iter().rev() {
            self.reckon(at);
            self.graph.vertices[at as usize].on_path = false;
        }
        expanded
    }

    /// The child that looks easiest for the side to move; none if every way leads back onto the path, or the
    /// defender can go back there.
    fn best_child(&self, at: u32) -> Option<u32> {
        let attacks = self.graph.vertices[at as usize].attacks;
        let mut best = None;
        let mut least = u32::MAX;
        for child in self.graph.children(at) {
            let vertex = &self.graph.vertices[*child as usize];
            if vertex.on_path {
                if attacks {
                    continue;
                }
                return None;
            }
            let number = if attacks { vertex.proof } else { vertex.disproof };
            if number < least {
                (least, best) = (number, Some(*child));
            }
        }
        best
    }

    /// The numbers of a position from those of its continuations. A sum would count positions twice that are
    /// reached in two ways, so the greatest counts, and one for each of the others.
    fn reckon(&mut self, at: u32) {
        let vertex = self.graph.vertices[at as usize];
        if vertex.state != State::Inner {
            return;
        }
        let (mut least, mut greatest, mut others) = (u32::MAX, 0, 0u32);
        let (mut nearest, mut farthest) = (u16::MAX, 0);
        for child in self.graph.children(at) {
            let child = &self.graph.vertices[*child as usize];
            let (own, other) = match (vertex.attacks, child.on_path) {
                (true, true) => (CIRCLES, 1),
                (true, false) => (child.proof, child.disproof),
                (false, true) => (1, CIRCLES),
                (false, false) => (child.disproof, child.proof),
            };
            if child.state == State::Won {
                (nearest, farthest) = (nearest.min(child.distance), farthest.max(child.distance));
            }
            least = least.min(own);
            greatest = greatest.max(other);
            others += u32::from(other > 0);
        }
        let all =
            if greatest == u32::MAX { u32::MAX } else { greatest.saturating_add(others.saturating_sub(1)) };
        let vertex = &mut self.graph.vertices[at as usize];
        (vertex.proof, vertex.disproof) = if vertex.attacks { (least, all) } else { (all, least) };
        match (vertex.proof, vertex.disproof) {
            (0, _) => {
                vertex.state = State::Won;
                vertex.disproof = u32::MAX;
                vertex.distance = if vertex.attacks { nearest } else { farthest }.saturating_add(1);
                self.stale = true;
            }
            (_, 0) => {
                vertex.state = State::Lost;
                vertex.proof = u32::MAX;
            }
            _ => {}
        }
    }

    /// Lists the continuations of a position, and those of positions with a single one behind it.
    fn expand(&mut self, first: u32) {
        let mut chain = vec![first];
        while let Some(&at) = chain.last() {
            let position = self.graph.positions[at as usize];
            let mut moves = std::mem::take(&mut self.list);
            moves.clear();
            position.moves(Identity::Outcome, &mut moves);
            let children: Vec<u32> = moves.iter().map(|mv| self.vertex(&position.play(mv))).collect();
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
            self.reckon(at);
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
                self.reckon(*at);
            }
        }
        !leaves.is_empty()
    }
}
