//! Our engine at the board, at full strength or at one of its levels.

use std::sync::Arc;
use std::thread::JoinHandle;

use damier_engine::{Engine, Level, Limits, Options, StopFlag};
use damier_protocol::dxp::EndReason;
use damier_protocol::hub::score_in_men;
use damier_rules::{Color, Lots, Move, Position, Rulebook, Variant};

use super::{Failure, Player, Reply};
use crate::pace::Side;

/// Our engine as a player.
pub struct OwnPlayer {
    engine: Thinker,
    level: Level,
    /// The lots by which a level chooses among its moves.
    lots: Lots,
    ponders: bool,
    /// The reply that it expects to its last move.
    expected: Option<Move>,
}

/// The engine, here or at work on the opponent's time.
enum Thinker {
    Here(Box<Engine>),
    Away {
        stop: Arc<StopFlag>,
        work: JoinHandle<Box<Engine>>,
    },
    /// It broke down at work.
    Gone,
}

impl OwnPlayer {
    /// An engine for the usual rulebook of a variant.
    pub fn new(variant: Variant, options: &Options, level: Level) -> OwnPlayer {
        let engine = Thinker::Here(Box::new(Engine::new(&Rulebook::usual(variant), options)));
        let lots = Lots::new(u64::from(level.number()));
        OwnPlayer { engine, level, lots, ponders: false, expected: None }
    }

    /// The same player, who thinks on the opponent's time as well: what he finds stays in his hash table.
    #[must_use]
    pub fn pondering(mut self, ponders: bool) -> OwnPlayer {
        self.ponders = ponders;
        self
    }

    /// The engine, called back if it is at work.
    fn engine(&mut self) -> Result<&mut Engine, Failure> {
        self.engine = match std::mem::replace(&mut self.engine, Thinker::Gone) {
            Thinker::Away { stop, work } => {
                stop.stop();
                work.join().map_or(Thinker::Gone, Thinker::Here)
            }
            here => here,
        };
        match &mut self.engine {
            Thinker::Here(engine) => Ok(engine),
            _ => Err(Failure::NoMove),
        }
    }
}

impl Player for OwnPlayer {
    // The opening goes into the lots, so that tables that play at the same time do not draw the same ones.
    fn new_game(&mut self, _: &Position, moves: &[Move], color: Color, _: &Side) -> Result<(), Failure> {
        self.engine()?.clear();
        self.expected = None;
        let opening = moves.iter().fold(color as u64, |seed, mv| {
            seed.wrapping_mul(4_099) + u64::from(mv.from().number()) * 64 + u64::from(mv.to().number())
        });
        self.lots = Lots::new(self.lots.number() ^ opening);
        Ok(())
    }

    fn think(&mut self, start: &Position, moves: &[Move], side: &Side) -> Result<Reply, Failure> {
        let limits = Limits { lines: self.level.limits().lines, ..side.limits() };
        let found = self.engine()?.search(start, moves, &limits, &StopFlag::new(), &mut |_| {});
        let chosen = self.level.choose(&found, self.lots.number()).ok_or(Failure::NoMove)?;
        let mv = *chosen.line.first().ok_or(Failure::NoMove)?;
        self.expected = chosen.line.get(1).copied();
        Ok(Reply { mv, score: Some(score_in_men(chosen.score)) })
    }

    fn ponder(&mut self, start: &Position, moves: &[Move], _: &Side) -> Result<(), Failure> {
        let Some(reply) = self.expected.take().filter(|_| self.ponders) else { return Ok(()) };
        let limits = Limits { lines: self.level.limits().lines, ..Limits::default() };
        let ahead: Vec<Move> = moves.iter().copied().chain([reply]).collect();
        self.engine()?;
        if let Thinker::Here(mut engine) = std::mem::replace(&mut self.engine, Thinker::Gone) {
            let (stop, start) = (Arc::new(StopFlag::new()), *start);
            let heard = Arc::clone(&stop);
            let work = std::thread::spawn(move || {
                engine.search(&start, &ahead, &limits, &heard, &mut |_| {});
                engine
            });
            self.engine = Thinker::Away { stop, work };
        }
        Ok(())
    }

    fn game_over(&mut self, _: &[Move], _: Option<Color>) -> Result<Option<EndReason>, Failure> {
        self.engine().map(|_| None)
    }
}

impl Drop for OwnPlayer {
    fn drop(&mut self) {
        // One that broke down has ended as well.
        let _ = self.engine();
    }
}
