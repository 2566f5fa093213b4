//! The positions a proof has looked at, each once, and which lead to which.

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

/// All positions that were looked at.
pub(super) struct Graph<P> {
    pub(super) positions: Vec<P>,
    pub(super) vertices: Vec<Vertex>,
    pub(super) edges: Vec<u32>,
    /// Where each position stands, looked for by its key from a place on; a power of two, at most three
    /// quarters of it in use.
    index: Vec<u32>,
}

/// A place of the index that is not in use.
const FREE: u32 = u32::MAX;

impl<P: Node> Graph<P> {
    pub(super) fn new() -> Graph<P> {
        Graph { positions: Vec::new(), vertices: Vec::new(), edges: Vec::new(), index: vec![FREE; 1 << 8] }
    }

    /// The vertex of a position. Positions are compared in full, so that no proof rests on chance.
    pub(super) fn find(&self, position: &P) -> Option<u32> {
        let at = self.index[self.place(position)];
        (at != FREE).then_some(at)
    }

    pub(super) fn add(&mut self, position: &P, vertex: Vertex) -> u32 {
        if self.vertices.len() >= self.index.len() / 4 * 3 {
            self.widen_index();
        }
        let at = self.vertices.len() as u32;
        let place = self.place(position);
        self.index[place] = at;
        self.positions.push(*position);
        self.vertices.push(vertex);
        at
    }

    /// The place of the index where a position stands, or else the free one where it would.
    fn place(&self, position: &P) -> usize {
        let last = self.index.len() - 1;
        let mut place = position.key() as usize & last;
        loop {
            let at = self.index[place];
            if at == FREE || self.positions[at as usize] == *position {
                return place;
            }
            place = (place + 1) & last;
        }
    }

    fn widen_index(&mut self) {
        self.index = vec![FREE; 2 * self.index.len()];
        for at in 0..self.positions.len() {
            let place = self.place(&self.positions[at]);
            self.index[place] = at as u32;
        }
    }

    pub(super) fn children(&self, at: u32) -> &[u32] {
        let vertex = &self.vertices[at as usize];
        let first = vertex.first as usize;
        &self.edges[first..first + usize::from(vertex.count)]
    }

    /// About how many bytes are in use.
    pub(super) fn bytes(&self) -> usize {
        self.vertices.len() * (size_of::<P>() + size_of::<Vertex>())
            + (self.edges.len() + self.index.len()) * size_of::<u32>()
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
