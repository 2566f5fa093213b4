//! A position seen for the first time: decided at once, or guessed how hard it is.

use damier_engine::Node;
use damier_rules::{Color, Identity};

use super::aim::Aim;
use super::graph::{State, Vertex};
use super::search::Search;

/// What a move that leaves the defender free adds to the work of a proof.
const QUIET: u32 = 12;

impl<P: Node> Search<P> {
    /// The vertex of a position, made if it is new; ends of play and table positions are decided at once.
    pub(super) fn vertex(&mut self, position: &P) -> u32 {
        if let Some(at) = self.graph.find(position) {
            return at;
        }
        let attacks = position.to_move() == self.aim.attacker();
        let sets = position.sets();
        let mut list = std::mem::take(&mut self.list);
        let kept = list.len();
        let moves = position.count_moves(Identity::Outcome, &mut list);
        list.truncate(kept);
        self.list = list;
        let decided = if moves == 0 {
            Some((self.aim.is_reached(position), 0))
        } else if self.aim.is_beyond_reach(sets, P::VARIANT) {
            Some((false, 0))
        } else {
            self.tables.as_deref().and_then(|tables| self.aim.probe(tables, position))
        };
        let (state, proof, disproof) = match decided {
            Some((true, _)) => (State::Won, 0, u32::MAX),
            Some((false, _)) => (State::Lost, u32::MAX, 0),
            None => {
                let moves = moves as u32;
                let (short, lead) = self.balance(position);
                match (attacks, position.must_capture()) {
                    (true, true) => (State::Leaf, 1, moves),
                    (true, false) => (State::Leaf, 1 + short, moves + lead),
                    (false, true) => (State::Leaf, moves, 1),
                    (false, false) => (State::Leaf, QUIET + moves + short, 1 + lead),
                }
            }
        };
        let distance = decided.map_or(0, |(_, distance)| distance);
        let vertex = Vertex { first: 0, count: 0, state, attacks, distance, proof, disproof, on_path: false };
        self.graph.add(position, vertex)
    }

    /// How far the attacker is behind in pieces, and how far ahead, kings counted three times: who is behind
    /// seldom wins, and who is ahead is seldom kept from it.
    fn balance(&self, position: &P) -> (u32, u32) {
        if self.aim == Aim::GiveAway {
            return (0, 0);
        }
        let sets = position.sets();
        let worth = |own: u64| own.count_ones() + 2 * (own & sets.kings).count_ones();
        let (white, black) = (worth(sets.white), worth(sets.black));
        let (own, other) = match self.aim.attacker() {
            Color::White => (white, black),
            Color::Black => (black, white),
        };
        (other.saturating_sub(own), own.saturating_sub(other))
    }
}
