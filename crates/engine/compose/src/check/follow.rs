//! Proofs led by the engine: where a search by itself does not come through, the side that has to find
//! something plays what the engine prefers, and every answer of the other side is proved in turn.
//!
//! The engine only chooses. What is proved or refuted is so by the solver.

use std::time::Duration;

use damier_rules::{Color, Position};

use super::judge::Judge;
use crate::solver::Verdict;

/// Positions that the solver looks at before the engine is asked.
const GLANCE: usize = 20_000;

/// The share of the time that the engine has for one position.
const LOOKS: u32 = 60;

/// How many half-moves are chosen by the engine.
const PLIES: usize = 24;

/// Up to so many pieces the solver comes through better by itself.
const FEW: usize = 10;

/// Whether the engine is asked for the way.
pub(super) fn is_led(position: &Position) -> bool {
    position.setup().placed.len() > FEW
}

impl Judge {
    /// Tries to decide a position in the sense that is expected, within so much time.
    pub(super) fn follow(&mut self, position: &Position, wanted: Verdict, time: Duration) -> Verdict {
        let until = self.left().saturating_sub(time);
        let chooses = if wanted == Verdict::Proven { Color::White } else { Color::Black };
        self.lead(position, wanted, chooses, time / LOOKS, until, PLIES)
    }

    fn lead(
        &mut self,
        position: &Position,
        wanted: Verdict,
        chooses: Color,
        look: Duration,
        until: Duration,
        plies: usize,
    ) -> Verdict {
        let verdict = self.holds(position, GLANCE, 2 * look);
        if verdict != Verdict::NotDecided || plies == 0 || self.left() <= until {
            return verdict;
        }
        if position.to_move() == chooses {
            let Some(mv) = self.look(position, look).and_then(|sight| sight.line.first().copied()) else {
                return Verdict::NotDecided;
            };
            self.lead(&position.play_unchecked(&mv), wanted, chooses, look, until, plies - 1);
        } else {
            for mv in position.legal_moves() {
                let after = position.play_unchecked(&mv);
                if self.lead(&after, wanted, chooses, look, until, plies - 1) != wanted {
                    break;
                }
            }
        }
        self.holds(position, GLANCE, look)
    }
}
