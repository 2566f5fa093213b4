//! Exact proofs: whether a side reaches its aim against every defence.
//!
//! ```
//! use damier_compose::solver::{Aim, Limit, Solver, Verdict};
//! use damier_pdn::{read_fen, read_move};
//! use damier_rules::{Color, Position, Variant};
//!
//! // UA13-VI.7.4.5: the only winning move is b8-f4.
//! let setup = read_fen(Variant::Russian, "W:WKb8,h6:Bc3,h8").expect("a position").setup;
//! let start = Position::new(&setup).expect("a legal position");
//! let mut solver = Solver::new(Variant::Russian, Aim::Win(Color::White), 64 << 20, None);
//! assert_eq!(solver.prove(&start, &Limit::positions(1_000_000)), Verdict::Proven);
//! let other = start.play(&read_move(&start, "b8-e5").expect("a move")).expect("legal");
//! assert_eq!(solver.prove(&other, &Limit::positions(1_000_000)), Verdict::Refuted);
//! ```
//!
//! A verdict rests on the play itself: ends of the game, endgame tables, and circles that the defender can
//! keep up for ever. Draws by count are left out of account, as in the tables. What cannot be decided within
//! the limit is said to be so.

mod aim;
mod descent;
mod graph;
mod leaf;
mod search;
mod settle;
mod within;

use std::sync::Arc;
use std::time::{Duration, Instant};

use damier_engine::{Node, Probe, StopFlag};
use damier_rules::{Position, Variant, for_variant};

pub use aim::Aim;
use search::Search;

/// What a proof came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The attacker gets there against every defence.
    Proven,
    /// The defender keeps him out.
    Refuted,
    /// The limit was reached first.
    NotDecided,
}

/// When a proof gives up.
#[derive(Debug, Clone, Default)]
pub struct Limit {
    /// New positions to look at.
    pub positions: usize,
    /// Not later than this.
    pub deadline: Option<Instant>,
    /// What was looked at may be settled until then, if that is later.
    pub settled_by: Option<Instant>,
    /// Somebody may stop it.
    pub stop: Option<Arc<StopFlag>>,
}

impl Limit {
    /// So many positions, however long they take.
    pub const fn positions(positions: usize) -> Limit {
        Limit { positions, deadline: None, settled_by: None, stop: None }
    }

    pub fn time(time: Duration) -> Limit {
        Limit {
            positions: usize::MAX,
            deadline: Instant::now().checked_add(time),
            settled_by: None,
            stop: None,
        }
    }

    /// Whether nothing more may be looked at, if settling what is known takes so long.
    fn is_over(&self, settling: Duration) -> bool {
        let now = Instant::now();
        self.deadline.is_some_and(|deadline| now >= deadline)
            || self.last().is_some_and(|last| now + settling >= last)
            || self.stop.as_ref().is_some_and(|stop| stop.is_stopped())
    }

    /// When everything ends.
    fn last(&self) -> Option<Instant> {
        self.deadline.max(self.settled_by)
    }
}

/// Proves positions of one variant for one aim, and remembers what it has found.
pub struct Solver {
    inner: Box<dyn Prove + Send>,
}

impl Solver {
    /// A solver that uses about so many bytes at most, and endgame tables if there are any.
    pub fn new(variant: Variant, aim: Aim, memory: usize, tables: Option<Arc<dyn Probe>>) -> Solver {
        fn search<P: Node>(aim: Aim, tables: Option<Arc<dyn Probe>>, memory: usize) -> Box<dyn Prove + Send> {
            Box::new(Search::<P>::new(aim, tables, memory))
        }
        let inner = for_variant!(variant, P => search::<P>(aim, tables, memory));
        Solver { inner }
    }

    /// Whether the attacker gets there from a position of the solver's variant.
    pub fn prove(&mut self, position: &Position, limit: &Limit) -> Verdict {
        self.inner.prove(position, limit)
    }

    /// What is known without looking any further.
    pub fn known(&self, position: &Position) -> Verdict {
        self.inner.known(position)
    }

    /// Half-moves to the end by the shortest way known, where the attacker gets there.
    pub fn distance(&mut self, position: &Position) -> Option<u16> {
        self.inner.distance(position)
    }

    /// Whether the attacker gets there within so many half-moves, every move of both sides tried. Nothing if the
    /// time was over first.
    pub fn within(&mut self, position: &Position, plies: u32, limit: &Limit) -> Option<bool> {
        self.inner.within(position, plies, limit)
    }

    /// How many positions are remembered.
    pub fn positions(&self) -> usize {
        self.inner.positions()
    }
}

trait Prove {
    fn prove(&mut self, position: &Position, limit: &Limit) -> Verdict;
    fn known(&self, position: &Position) -> Verdict;
    fn distance(&mut self, position: &Position) -> Option<u16>;
    fn within(&mut self, position: &Position, plies: u32, limit: &Limit) -> Option<bool>;
    fn positions(&self) -> usize;
}

impl<P: Node> Prove for Search<P> {
    fn prove(&mut self, position: &Position, limit: &Limit) -> Verdict {
        Search::prove(self, &P::from_position(position), limit)
    }

    fn known(&self, position: &Position) -> Verdict {
        let at = self.graph.find(&P::from_position(position));
        at.map_or(Verdict::NotDecided, |at| Search::known(self, at))
    }

    fn distance(&mut self, position: &Position) -> Option<u16> {
        Search::distance(self, &P::from_position(position))
    }

    fn within(&mut self, position: &Position, plies: u32, limit: &Limit) -> Option<bool> {
        Search::within(self, &P::from_position(position), plies, limit)
    }

    fn positions(&self) -> usize {
        self.graph.vertices.len()
    }
}
