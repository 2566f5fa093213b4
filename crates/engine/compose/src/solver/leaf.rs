//! A position seen for the first time: decided at once, or guessed how hard it is.
//!
//! How hard a win looks follows from the engine's evaluation, or from the pieces alone where there are few of
//! them. It only says what is looked into first.

use damier_engine::Node;
use damier_rules::core::Sets;
use damier_rules::{Color, Identity};

use super::aim::Aim;
use super::graph::{State, Vertex};
use super::search::Search;

/// What the evaluation adds to the work of a proof that it thinks hopeless.
const HOPELESS: f32 = 40.0;

/// Hundredths of a man that make a win e times as likely.
const LIKELIER: f32 = 300.0;

/// Up to so many pieces nothing is evaluated: such endings are gone through to their last position sooner.
const FEW: u32 = 4;

/// What a move that leaves the defender free adds to the work of a proof, where nothing is evaluated.
const QUIET: u32 = 12;

impl<P: Node> Search<P> {
    /// The vertex of a position that was reached from another, made if it is new; ends of play and table
    /// positions are decided at once.
    pub(super) fn vertex(&mut self, before: &P, position: &P) -> u32 {
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
                // Captures are followed at once, whatever they cost.
                let (for_proof, against) =
                    if position.must_capture() { (0, 0) } else { self.guess(before, position) };
                if attacks {
                    (State::Leaf, 1 + for_proof, moves + against)
                } else {
                    (State::Leaf, moves + for_proof, 1 + against)
                }
            }
        };
        let distance = decided.map_or(0, |(_, distance)| distance);
        let vertex = Vertex { first: 0, count: 0, state, attacks, distance, proof, disproof, on_path: false };
        self.graph.add(position, vertex)
    }

    /// What a quiet position adds to the work of a proof and of its refutation.
    fn guess(&mut self, before: &P, position: &P) -> (u32, u32) {
        let sets = position.sets();
        let few = (sets.white | sets.black).count_ones() <= FEW;
        match self.aim {
            Aim::Win(attacker) if !few => {
                let worth = self.appraisal.of(before, position) as f32;
                let ahead = if position.to_move() == attacker { worth } else { -worth };
                let likely = 1.0 / (1.0 + (-ahead / LIKELIER).exp());
                (share(1.0 - likely), share(likely))
            }
            // The evaluation weighs wins, of which a lock is a special one.
            Aim::Win(_) | Aim::Lock { .. } | Aim::LockAtLeast { .. } => {
                let (short, lead) = balance(sets, self.aim.attacker());
                (short + self.freedom(position), lead)
            }
            Aim::GiveAway => (self.freedom(position), 0),
        }
    }

    /// What it costs that the defender may move as he likes.
    fn freedom(&self, position: &P) -> u32 {
        if position.to_move() == self.aim.attacker() { 0 } else { QUIET }
    }
}

fn share(part: f32) -> u32 {
    (HOPELESS * part).round() as u32
}

/// How far the attacker is behind in pieces, and how far ahead, kings counted three times: who is behind seldom
/// wins, and who is ahead is seldom kept from it.
fn balance(sets: Sets, attacker: Color) -> (u32, u32) {
    let worth = |own: u64| own.count_ones() + 2 * (own & sets.kings).count_ones();
    let (white, black) = (worth(sets.white), worth(sets.black));
    let (own, other) = match attacker {
        Color::White => (white, black),
        Color::Black => (black, white),
    };
    (other.saturating_sub(own), own.saturating_sub(other))
}
