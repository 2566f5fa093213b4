//! Who finds the moves.

use std::time::Duration;

use damier_engine::{Engine, Limits, StopFlag, TimeLeft};
use damier_rules::{Move, Position};

/// A player asked for a move.
#[derive(Debug, Clone, Copy)]
pub struct Turn<'a> {
    /// Where the game began.
    pub start: &'a Position,
    /// The moves so far.
    pub moves: &'a [Move],
    /// Time left for all further moves.
    pub left: Duration,
    /// How many of those there can be, if the game is limited.
    pub moves_to_go: Option<u32>,
}

/// Finds the moves of our side while a game goes on.
pub trait Mover {
    /// Another game begins.
    fn new_game(&mut self);

    /// A move; `None` if there is none.
    fn choose(&mut self, turn: &Turn<'_>) -> Option<Move>;
}

/// Our engine as a player.
pub struct EngineMover {
    engine: Engine,
    limits: Limits,
}

impl EngineMover {
    /// The engine thinks by the clock of the game, or within limits that name a depth, nodes or a time.
    pub fn new(engine: Engine, limits: Limits) -> EngineMover {
        EngineMover { engine, limits }
    }
}

impl Mover for EngineMover {
    fn new_game(&mut self) {
        self.engine.clear();
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Option<Move> {
        let mut limits = self.limits.clone();
        if limits.depth.is_none() && limits.nodes.is_none() && limits.time.is_none() {
            let clock = TimeLeft { left: turn.left, moves_to_go: turn.moves_to_go, ..TimeLeft::default() };
            limits.time = Some(clock.thinking());
        }
        let found = self.engine.search(turn.start, turn.moves, &limits, &StopFlag::new(), &mut |_| {});
        found.first()?.line.first().copied()
    }
}
