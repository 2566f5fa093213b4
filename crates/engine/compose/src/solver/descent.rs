//! The way down to the position that looks easiest to decide, and back with what it changed.

use damier_engine::Node;

use super::graph::State;
use super::search::{CIRCLES, Search};

impl<P: Node> Search<P> {
    /// Follows the most promising continuations from the end of a path to a position not yet looked into, looks
    /// into it, and reckons the numbers anew on the way back, as far as they change: from there the next
    /// descent begins. False if the path only led round in circles.
    pub(super) fn descend(&mut self, path: &mut Vec<u32>) -> bool {
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
        while let Some(at) = path.pop() {
            let before = self.numbers(at);
            self.count_proof(at);
            if expanded && before == self.numbers(at) {
                path.push(at);
                break;
            }
            self.graph.vertices[at as usize].on_path = false;
        }
        expanded
    }

    fn numbers(&self, at: u32) -> (u32, u32) {
        let vertex = &self.graph.vertices[at as usize];
        (vertex.proof, vertex.disproof)
    }

    /// Goes back a path to its beginning, reckoning the numbers anew.
    pub(super) fn go_back(&mut self, path: &mut Vec<u32>) {
        while let Some(at) = path.pop() {
            self.count_proof(at);
            self.graph.vertices[at as usize].on_path = false;
        }
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
    pub(super) fn count_proof(&mut self, at: u32) {
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
}
