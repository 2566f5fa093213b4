//! The positions a proof has looked at, each once, and which lead to which.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use damier_engine::Node;

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// Not yet looked into.
    Leaf,
    /// Its continuations are listed.
    Inner,
    /// The attacker gets there.
    Won,
    /// The attacker does not.
    Lost,
}

/// A position of the graph.
#[derive(Debug, Clone, Copy)]
pub(super) struct Vertex {
    /// Where its edges begin.
    pub(super) first: u32,
    /// How many there are.
    pub(super) count: u16,
    pub(super) state: State,
    /// Whether the attacker is to move.
    pub(super) attacks: bool,
    /// Half-moves to the end where the attacker gets there, as far as known.
    pub(super) distance: u16,
    /// How hard it looks to prove that the attacker gets there.
    pub(super) proof: u32,
    /// How hard it looks to prove that he does not.
    pub(super) disproof: u32,
    /// Whether it lies on the path that is being looked at.
    pub(super) on_path: bool,
}

/// Keys are hashes already.
#[derive(Default)]
pub(super) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _bytes: &[u8]) {}

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// All positions that were looked at.
pub(super) struct Graph<P> {
    pub(super) positions: Vec<P>,
    pub(super) vertices: Vec<Vertex>,
    pub(super) edges: Vec<u32>,
    index: HashMap<u64, u32, BuildHasherDefault<AsItIs>>,
}

impl<P: Node> Graph<P> {
    pub(super) fn new() -> Graph<P> {
        Graph { positions: Vec::new(), vertices: Vec::new(), edges: Vec::new(), index: HashMap::default() }
    }

    /// The vertex of a position. Two positions with one key are told apart, so that no proof rests on chance.
    pub(super) fn find(&self, position: &P) -> Option<u32> {
        let mut key = position.key();
        loop {
            let at = *self.index.get(&key)?;
            if self.positions[at as usize] == *position {
                return Some(at);
            }
            key = key.wrapping_add(1);
        }
    }

    pub(super) fn add(&mut self, position: &P, vertex: Vertex) -> u32 {
        let mut key = position.key();
        while self.index.contains_key(&key) {
            key = key.wrapping_add(1);
        }
        let at = self.vertices.len() as u32;
        self.index.insert(key, at);
        self.positions.push(*position);
        self.vertices.push(vertex);
        at
    }

    pub(super) fn children(&self, at: u32) -> &[u32] {
        let vertex = &self.vertices[at as usize];
        let first = vertex.first as usize;
        &self.edges[first..first + usize::from(vertex.count)]
    }

    /// About how many bytes are in use.
    pub(super) fn bytes(&self) -> usize {
        self.vertices.len() * (size_of::<P>() + size_of::<Vertex>() + 28) + self.edges.len() * 8
    }

    /// Keeps what is decided and forgets the rest.
    pub(super) fn forget_undecided(&mut self) {
        let old = std::mem::replace(self, Graph::new());
        for (position, vertex) in old.positions.iter().zip(&old.vertices) {
            if matches!(vertex.state, State::Won | State::Lost) {
                self.add(position, Vertex { first: 0, count: 0, on_path: false, ..*vertex });
            }
        }
    }
}
