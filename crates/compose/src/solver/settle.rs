//! Decides what follows from the positions looked at so far, circles included.
//!
//! Two sets are reckoned by going back from their seeds. The attacker has *won* where he can force a won end.
//! He has *hope* where he could force a won end or a position not yet looked into, if all of those were won.
//! Whoever stands outside the hopeful set is kept out of the end for ever, by moves that never leave the
//! known positions: that is how draws by going round in circles are proved.

use damier_engine::Node;

use super::graph::{Graph, State};

/// The positions that lead to each position.
struct Back {
    first: Vec<u32>,
    from: Vec<u32>,
}

impl Back {
    fn of<P: Node>(graph: &Graph<P>) -> Back {
        let mut first = vec![0u32; graph.vertices.len() + 1];
        let inner = || (0..graph.vertices.len() as u32).filter(|at| graph.vertices[*at as usize].count > 0);
        for at in inner() {
            for child in graph.children(at) {
                first[*child as usize + 1] += 1;
            }
        }
        for i in 1..first.len() {
            first[i] += first[i - 1];
        }
        let mut next = first.clone();
        let mut from = vec![0u32; first.last().copied().unwrap_or(0) as usize];
        for at in inner() {
            for child in graph.children(at) {
                let place = &mut next[*child as usize];
                from[*place as usize] = at;
                *place += 1;
            }
        }
        Back { first, from }
    }

    fn to(&self, at: u32) -> &[u32] {
        &self.from[self.first[at as usize] as usize..self.first[at as usize + 1] as usize]
    }
}

/// Decides every position that can be decided.
pub(super) fn settle<P: Node>(graph: &mut Graph<P>) {
    let back = Back::of(graph);
    spread_wins(graph, &back);
    let hope = hopeful(graph, &back);
    for (vertex, hope) in graph.vertices.iter_mut().zip(hope) {
        if vertex.state == State::Inner && !hope {
            (vertex.state, vertex.proof, vertex.disproof) = (State::Lost, u32::MAX, 0);
        }
    }
}

/// Wins go back: the attacker needs one, the defender must have nothing else. Going in order of distance
/// gives every won position its shortest known win.
fn spread_wins<P: Node>(graph: &mut Graph<P>, back: &Back) {
    let mut open: Vec<u16> = graph.vertices.iter().map(|vertex| vertex.count).collect();
    let mut done = vec![false; graph.vertices.len()];
    let mut rings: Vec<Vec<u32>> = Vec::new();
    let put = |rings: &mut Vec<Vec<u32>>, distance: u16, at: u32| {
        let distance = usize::from(distance.min(4000));
        if rings.len() <= distance {
            rings.resize_with(distance + 1, Vec::new);
        }
        rings[distance].push(at);
    };
    for at in 0..graph.vertices.len() as u32 {
        let vertex = &graph.vertices[at as usize];
        // Won ends, tables, and won positions whose continuations were forgotten.
        if vertex.state == State::Won && vertex.count == 0 {
            put(&mut rings, vertex.distance, at);
        }
    }
    let mut distance = 0;
    while distance < rings.len() {
        for at in std::mem::take(&mut rings[distance]) {
            if std::mem::replace(&mut done[at as usize], true) {
                continue;
            }
            let vertex = &mut graph.vertices[at as usize];
            (vertex.state, vertex.proof, vertex.disproof) = (State::Won, 0, u32::MAX);
            vertex.distance = distance as u16;
            for parent in back.to(at) {
                let attacks = graph.vertices[*parent as usize].attacks;
                let left = &mut open[*parent as usize];
                *left = left.saturating_sub(1);
                if !done[*parent as usize] && (attacks || *left == 0) {
                    put(&mut rings, distance as u16 + 1, *parent);
                }
            }
        }
        distance += 1;
    }
}

/// Where the attacker may still get to a won end or into the unknown.
fn hopeful<P: Node>(graph: &Graph<P>, back: &Back) -> Vec<bool> {
    let mut open: Vec<u16> = graph.vertices.iter().map(|vertex| vertex.count).collect();
    let mut hope: Vec<bool> =
        graph.vertices.iter().map(|vertex| matches!(vertex.state, State::Leaf | State::Won)).collect();
    let mut queue: Vec<u32> = (0..hope.len() as u32).filter(|at| hope[*at as usize]).collect();
    while let Some(at) = queue.pop() {
        for parent in back.to(at) {
            let vertex = &graph.vertices[*parent as usize];
            let left = &mut open[*parent as usize];
            *left = left.saturating_sub(1);
            let reaches = vertex.state == State::Inner && (vertex.attacks || *left == 0);
            if reaches && !hope[*parent as usize] {
                hope[*parent as usize] = true;
                queue.push(*parent);
            }
        }
    }
    hope
}
