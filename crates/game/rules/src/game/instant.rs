//! Draws at once: what remains on the board is drawn and the clock leaves no time to prove it.
//!
//! | draw | where | clause |
//! | --- | --- | --- |
//! | a balance of the five-move rules, control to the end without increment | Ukraine 2013, 64 squares | UA13-II.5.3.5 |
//! | the same and three units off the road, no increment | Ukraine 2013, 100 squares | UA13-III.5.8.1 |
//! | drawn endings, no increment | Ukraine 2023, 64 squares | UA-VI.Draw.1.9 |
//! | one king against three kings or fewer | FMJD, rapid and blitz | FMJD-VI.5 (D-24b) |
//!
//! These need no counting, so they end the game in every draw mode. They wait while a capture must
//! be made. The Ukrainian ones are lifted when the arbiter has been shown an obvious win (D-24a).

use super::balance::Standing;
use super::{Balance, Outcome, Reason, Refusal, State};
use crate::Rulebook;
use crate::rulebook::QuickKingRule;

impl State {
    /// The draw at once that the position on the board makes, if any.
    pub(super) fn instant_draw(&self) -> Option<Reason> {
        if self.position.must_capture() {
            return None;
        }
        self.quick_kings().or_else(|| self.without_increment())
    }

    fn quick_kings(&self) -> Option<Reason> {
        let applies = self.rulebook().switches.quick_king_rule == QuickKingRule::KingsOnly
            && self.conditions().class.is_rapid_or_blitz()
            && Balance::of(&self.position).is_kings_against_lone_king();
        applies.then_some(Reason::QuickKings)
    }

    fn without_increment(&self) -> Option<Reason> {
        let Rulebook { instant, counters, switches, .. } = self.rulebook();
        let rule = instant.as_ref()?;
        let conditions = self.conditions();
        if conditions.increment || (rule.to_the_end && !conditions.to_the_end) {
            return None;
        }
        let standing = Standing::of(&self.position);
        if self.win_shown == Some(standing.balance) {
            return None;
        }
        let class = counters.iter().find(|counter| {
            rule.classes.contains(&counter.code) && standing.holds(&counter.condition, switches)
        })?;
        Some(Reason::Instant(class.code))
    }

    /// Lifts a draw at once: the arbiter was shown an obvious win.
    pub(super) fn show_win(&mut self) -> Result<(), Refusal> {
        let lifted = |result: &super::GameResult| {
            result.outcome == Outcome::Draw && matches!(result.reason, Reason::Instant(_))
        };
        if !self.result.as_ref().is_some_and(lifted) {
            return Err(Refusal::NothingToShow);
        }
        self.win_shown = Some(Balance::of(&self.position));
        self.result = None;
        Ok(())
    }
}
