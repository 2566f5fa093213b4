//! Our engine at the board.

use damier_engine::{Engine, Options, Stop};
use damier_protocol::hub::score_in_men;
use damier_rules::{Color, Move, Position, Rulebook, Variant};

use super::{Answer, Failure, Player};
use crate::pace::Side;

/// Our engine as a player.
pub struct OwnPlayer(Engine);

impl OwnPlayer {
    /// An engine for the usual rulebook of a variant.
    pub fn new(variant: Variant, options: &Options) -> OwnPlayer {
        OwnPlayer(Engine::new(&Rulebook::usual(variant), options))
    }
}

impl Player for OwnPlayer {
    fn new_game(&mut self, _: &Position, _: &[Move], _: Color, _: &Side) -> Result<(), Failure> {
        self.0.clear();
        Ok(())
    }

    fn think(&mut self, start: &Position, moves: &[Move], side: &Side) -> Result<Answer, Failure> {
        let found = self.0.search(start, moves, &side.limits(), &Stop::new(), &mut |_| {});
        let best = found.first().ok_or(Failure::NoMove)?;
        let mv = *best.line.first().ok_or(Failure::NoMove)?;
        Ok(Answer { mv, score: Some(score_in_men(best.score)) })
    }
}
