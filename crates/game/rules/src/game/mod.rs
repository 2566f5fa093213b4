//! A game: a list of facts, folded into a state under a rulebook.
//!
//! Facts are only ever added; an undo is a fact too. Everything the state decides names its clause.
//!
//! ```
//! use damier_rules::game::{Conditions, Fact, Game, Refusal};
//! use damier_rules::{Color, Rulebook};
//!
//! let book = Rulebook::named("fmjd-100")?;
//! let mut game = Game::new(book, Conditions::classic())?;
//! let mv = game.state().position().legal_moves()[0];
//! game.apply(Fact::Move(mv))?;
//! let refusal = game.apply(Fact::Offer { by: Color::White, pressed: false }).unwrap_err();
//! assert_eq!(refusal, Refusal::OfferTooEarly { made: 1, needed: 40, clause: "FMJD-III.5.3" });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod balance;
mod claim;
mod clock;
mod conditions;
mod counter;
mod fact;
mod instant;
mod irregularity;
mod ledger;
mod offer;
mod outcome;
mod refusal;
pub mod script;
mod state;

use std::sync::Arc;

pub use balance::{Balance, Force};
pub use conditions::{Conditions, Place, TimeClass};
pub use counter::CounterNow;
pub use fact::{Absent, Check, Claim, Decider, Fact, Fallen, FlagFall, Record, Report};
pub use irregularity::{DECIDED_BY, Pending};
pub use ledger::{LedgerEntry, LedgerKind, Prompt};
pub use outcome::{GameResult, Marks, Outcome, Reason};
pub use refusal::Refusal;
pub use state::{Done, Ply, State};

use crate::rulebook::{DrawMode, Sanction};
use crate::{Color, Move, Position, Rulebook};
use state::Setting;

/// A game as the list of its facts, with the state they amount to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    setting: Arc<Setting>,
    facts: Vec<Fact>,
    state: State,
}

impl Game {
    /// A game from the start of the rulebook's variant.
    pub fn new(rulebook: Rulebook, conditions: Conditions) -> Result<Game, Refusal> {
        let start = Position::start(rulebook.variant);
        Game::from_position(rulebook, conditions, start)
    }

    /// A game from a set-up position.
    pub fn from_position(
        rulebook: Rulebook,
        conditions: Conditions,
        start: Position,
    ) -> Result<Game, Refusal> {
        if start.variant() != rulebook.variant {
            let (expected, found) = (rulebook.variant, start.variant());
            return Err(Refusal::WrongVariant { rulebook: rulebook.name, expected, found });
        }
        let start = start.with_tower_jumps(rulebook.tower_jumps());
        let setting = Arc::new(Setting { rulebook, conditions, start });
        let state = State::begin(Arc::clone(&setting));
        Ok(Game { setting, facts: Vec::new(), state })
    }

    /// The state after all facts.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The facts, oldest first.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// The rulebook the game is played by.
    pub fn rulebook(&self) -> &Rulebook {
        &self.setting.rulebook
    }

    /// Adds a fact, or says why it cannot be one; then nothing has changed.
    pub fn apply(&mut self, fact: Fact) -> Result<(), Refusal> {
        match &fact {
            Fact::Undo { back_to } => {
                let (back_to, facts) = (*back_to, self.facts.len());
                if back_to > facts {
                    return Err(Refusal::NoSuchFact { back_to, facts });
                }
                self.state = self.state_after(back_to);
            }
            fact => self.state.fold(fact)?,
        }
        self.facts.push(fact);
        Ok(())
    }

    /// The state after the first `facts` facts; after all of them if there are fewer.
    pub fn state_after(&self, facts: usize) -> State {
        let mut state = State::begin(Arc::clone(&self.setting));
        for fact in self.in_force(facts) {
            // Each of them was accepted in this very state before.
            if state.fold(fact).is_err() {
                break;
            }
        }
        state
    }

    /// Those of the first `facts` facts that no later one of them has undone, oldest first.
    fn in_force(&self, facts: usize) -> Vec<&Fact> {
        let mut kept = Vec::new();
        let mut next = facts.min(self.facts.len());
        while next > 0 {
            match &self.facts[next - 1] {
                Fact::Undo { back_to } => next = *back_to,
                fact => {
                    kept.push(fact);
                    next -= 1;
                }
            }
        }
        kept.reverse();
        kept
    }

    /// The result as the code of the rulebook prints it, once there is one.
    pub fn marks(&self) -> Option<Marks> {
        self.state.result().map(|result| result.marks(self.rulebook()))
    }
}

impl State {
    /// Folds one fact into the state. What is refused is refused before anything changes.
    fn fold(&mut self, fact: &Fact) -> Result<(), Refusal> {
        match fact {
            Fact::Move(mv) => self.make_move(mv),
            Fact::Offer { by, pressed } => self.make_offer(*by, *pressed),
            Fact::Accept { by } => self.accept_offer(*by),
            Fact::Decline { by } => self.decline_offer(*by),
            Fact::Claim { by, claim } => self.claim(*by, claim),
            Fact::Establish(code) => self.establish(*code),
            Fact::NobodyCanWin => self.nobody_can_win(),
            Fact::WinShown { .. } => self.show_win(),
            Fact::Flag(flag) => self.flag(*flag),
            Fact::Resign { by } => self.lose(*by, Reason::Resignation),
            Fact::StopClock { by } => self.stop_clock(*by),
            Fact::Absent(absent) => self.absent(*absent),
            Fact::RefusesRules { by } => self.refuses_rules(*by),
            Fact::Sanction { on, step } => self.sanction(*on, *step),
            Fact::Irregularity(report) => self.report(report),
            Fact::Correct { by, restored } => self.correct(*by, restored.as_ref()),
            Fact::LetStand { by } => self.let_stand(*by),
            Fact::Rewind { ply } => self.rewind(*ply),
            Fact::Award { outcome, .. } => self.award(*outcome),
            // The game folds again without the facts undone; a state alone has nothing to go back to.
            Fact::Undo { .. } => Ok(()),
        }
    }

    /// Refuses when the game is over.
    fn in_play(&self) -> Result<(), Refusal> {
        match &self.result {
            Some(result) => Err(Refusal::GameOver(Box::new(result.clone()))),
            None => Ok(()),
        }
    }

    fn make_move(&mut self, mv: &Move) -> Result<(), Refusal> {
        self.in_play()?;
        let by = self.position.to_move();
        let after = self.after(mv)?;
        self.accept_by_moving(by);
        self.refuse_offer_to(by);
        self.push(by, Done::Legal(*mv), after);
        self.settle();
        Ok(())
    }

    /// The position after a move, or the clause that forbids it.
    fn after(&self, mv: &Move) -> Result<Position, Refusal> {
        self.position.play(mv).map_err(|why| {
            let clause = why.clause(self.rulebook());
            Refusal::IllegalMove { ply: self.ply(), why, clause }
        })
    }

    fn lose(&mut self, loser: Color, reason: Reason) -> Result<(), Refusal> {
        self.in_play()?;
        self.end(Outcome::Win(!loser), reason);
        Ok(())
    }

    fn sanction(&mut self, on: Color, step: Sanction) -> Result<(), Refusal> {
        let clauses = self.rulebook().own(step.clauses());
        if clauses.is_empty() {
            return Err(Refusal::NotOnTheLadder { step, rulebook: self.rulebook().name });
        }
        let outcome = match step {
            Sanction::LossOfGame | Sanction::Exclusion => Some(Outcome::Win(!on)),
            Sanction::Annulment => Some(Outcome::Annulled),
            Sanction::Remark | Sanction::Warning | Sanction::Reprimand => None,
        };
        if outcome.is_some() {
            self.in_play()?;
        }
        self.ledger.push(LedgerEntry { ply: self.ply(), on, kind: LedgerKind::Sanction(step), clauses });
        if let Some(outcome) = outcome {
            self.end(outcome, Reason::Sanction(step));
        }
        Ok(())
    }

    fn award(&mut self, outcome: Outcome) -> Result<(), Refusal> {
        self.in_play()?;
        self.end(outcome, Reason::Arbiter);
        Ok(())
    }

    /// What the arbiter should be told now.
    pub fn prompts(&self) -> Vec<Prompt> {
        if self.result.is_some() {
            return Vec::new();
        }
        let told = self.draw_mode() != DrawMode::Claim && !self.waits_for_decision();
        let mut prompts: Vec<Prompt> =
            self.reached().into_iter().filter(|_| told).map(Prompt::Draw).collect();
        prompts.extend(self.penalty_prompts());
        if self.flags_undecided {
            prompts.push(Prompt::BothFlags);
        }
        if self.flags_go_on_at == Some(self.ply()) {
            prompts.push(Prompt::FlagsGoOn { clauses: self.rulebook().flag_clauses.to_vec() });
        }
        prompts
    }
}
