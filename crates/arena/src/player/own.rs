//! Our engine at the board, at full strength or at one of its levels.

use damier_engine::{Engine, Level, Limits, Options, Stop};
use damier_protocol::hub::score_in_men;
use damier_rules::{Color, Move, Position, Rulebook, Variant};

use super::{Answer, Failure, Player};
use crate::pace::Side;
use crate::random::Random;

/// Our engine as a player.
pub struct OwnPlayer {
    engine: Engine,
    level: Level,
    /// The lots by which a level chooses among its moves.
    lots: Random,
}

impl OwnPlayer {
    /// An engine for the usual rulebook of a variant.
    pub fn new(variant: Variant, options: &Options, level: Level) -> OwnPlayer {
        let engine = Engine::new(&Rulebook::usual(variant), options);
        OwnPlayer { engine, level, lots: Random::new(u64::from(level.number())) }
    }
}

impl Player for OwnPlayer {
    // The opening goes into the lots, so that tables that play at the same time do not draw the same ones.
    fn new_game(&mut self, _: &Position, moves: &[Move], color: Color, _: &Side) -> Result<(), Failure> {
        self.engine.clear();
        let opening = moves.iter().fold(color as u64, |seed, mv| {
            seed.wrapping_mul(4_099) + u64::from(mv.from().number()) * 64 + u64::from(mv.to().number())
        });
        self.lots = Random::new(self.lots.next() ^ opening);
        Ok(())
    }

    fn think(&mut self, start: &Position, moves: &[Move], side: &Side) -> Result<Answer, Failure> {
        let limits = Limits { lines: self.level.limits().lines, ..side.limits() };
        let found = self.engine.search(start, moves, &limits, &Stop::new(), &mut |_| {});
        let chosen = self.level.choose(&found, self.lots.next()).ok_or(Failure::NoMove)?;
        let mv = *chosen.line.first().ok_or(Failure::NoMove)?;
        Ok(Answer { mv, score: Some(score_in_men(chosen.score)) })
    }
}
