//! The engine as a player of some level.

use std::sync::Arc;
use std::time::Duration;

use damier_engine::{Engine, Level, Limits, Report, Score, StopFlag, Thinking, expected_points};
use damier_rules::{Move, Position, Rulebook};

use crate::searching::SearchArgs;

/// At full strength a move gets so long where neither a clock nor a limit says otherwise.
const USUAL: Duration = Duration::from_secs(3);

/// A hint looks at so many positions where no limit says otherwise.
const HINT_NODES: u64 = 400_000;

/// Fewer pieces than this and a score of nothing are enough to offer a draw.
const FEW_PIECES: usize = 9;

/// The engine in a game.
pub(crate) struct Opponent<'a> {
    engine: Engine,
    search: &'a SearchArgs,
    pub(crate) level: Level,
    seed: u64,
    stop: Arc<StopFlag>,
}

/// What it wants to do.
pub(crate) struct Request {
    pub(crate) mv: Move,
    /// What it thinks of its position.
    score: Score,
    depth: u32,
    /// Whether endgame tables were asked.
    tabled: bool,
}

impl Request {
    /// Whether a draw is welcome.
    pub(crate) fn takes_a_draw(&self) -> bool {
        expected_points(self.score) <= 0.5
    }

    /// Whether it sees nothing but a draw and not much is left on the board.
    pub(crate) fn offers_a_draw(&self, position: &Position) -> bool {
        let pieces = position.board().squares().filter(|square| position.at(*square).is_some()).count();
        self.score == Score::DRAW && (self.depth >= 8 || self.tabled) && pieces < FEW_PIECES
    }
}

impl<'a> Opponent<'a> {
    /// An opponent who stops thinking when he is told to.
    pub(crate) fn new(
        book: &Rulebook,
        search: &'a SearchArgs,
        level: Level,
        seed: u64,
        stop: Arc<StopFlag>,
    ) -> Opponent<'a> {
        Opponent { engine: search.engine(book), search, level, seed, stop }
    }

    /// Whether everything is to stop.
    pub(crate) fn stop(&self) -> &StopFlag {
        &self.stop
    }

    /// Its move after some others; nothing if there is none.
    pub(crate) fn wish(
        &mut self,
        start: &Position,
        moves: &[Move],
        clock: Option<Thinking>,
    ) -> Option<Request> {
        let limits = self.limits(clock);
        let found = self.engine.search(start, moves, &limits, &self.stop, &mut |_| {});
        let chosen = self.level.choose(&found, lot(self.seed, moves.len()))?;
        let (score, depth, tabled) = (chosen.score, chosen.depth, chosen.table_hits > 0);
        Some(Request { mv: *chosen.line.first()?, score, depth, tabled })
    }

    /// The level's limits, narrowed by what was typed and by the clock.
    fn limits(&self, clock: Option<Thinking>) -> Limits {
        let own = self.level.limits();
        let typed = Limits { lines: own.lines, ..self.search.limits(USUAL) };
        let endless = own.nodes.is_none() && !self.search.is_limited() && clock.is_none();
        let time = if endless || self.search.time.is_some() { typed.time } else { clock };
        let less = |a: Option<u64>, b: Option<u64>| [a, b].into_iter().flatten().min();
        let depth = less(own.depth.map(u64::from), typed.depth.map(u64::from));
        Limits {
            depth: depth.and_then(|depth| u32::try_from(depth).ok()),
            nodes: less(own.nodes, typed.nodes),
            time,
            ..own
        }
    }

    /// What it would play at its best.
    pub(crate) fn hint(&mut self, start: &Position, moves: &[Move]) -> Option<Report> {
        let nodes = if self.search.is_limited() { self.search.nodes } else { Some(HINT_NODES) };
        let limits = Limits { nodes, lines: 1, ..self.search.limits(USUAL) };
        self.engine.search(start, moves, &limits, &self.stop, &mut |_| {}).into_iter().next()
    }
}

/// The lot for a half-move, so that a game with the same seed is the same game.
fn lot(seed: u64, ply: usize) -> u64 {
    let mut lot = seed.wrapping_add((ply as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    lot = (lot ^ lot >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    lot = (lot ^ lot >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    lot ^ lot >> 31
}
