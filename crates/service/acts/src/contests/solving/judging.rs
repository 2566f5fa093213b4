//! What of an answer counts, and rulings on protests.

use damier_contests::solving::{Fact, Solving, proposed_ticks};
use damier_contests::{PositionId, SolverId};
use serde::{Deserialize, Serialize};

use super::super::{Draft, Refusal, long};
use super::Decided;
use crate::typed;

/// A judge says what of an answer counts.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Judge {
    /// The number of the solver.
    pub solver: u32,
    /// The number of the position.
    pub position: u32,
    /// The numbers of the key that count; where nothing is said, what a program finds in the answer.
    #[serde(deserialize_with = "typed::some_numbers")]
    pub tick: Option<Vec<usize>>,
    pub remark: String,
}

impl Judge {
    pub(super) fn decide(&self, draft: &Draft<'_, Solving>) -> Decided {
        let (solver, position) = (SolverId(self.solver), PositionId(self.position));
        let ticks = match &self.tick {
            Some(ticks) => ticks.clone(),
            None => found(draft.state(), solver, position)?,
        };
        Ok(vec![Fact::Judged { solver, position, ticks, remark: long(&self.remark) }])
    }
}

/// What a program finds in an answer.
fn found(contest: &Solving, solver: SolverId, position: PositionId) -> Result<Vec<usize>, Refusal> {
    let entry = contest.position(position).ok_or(Refusal::NoAnswer)?;
    let answer = contest.solver(solver).and_then(|own| own.answers.get(&position));
    proposed_ticks(entry, &answer.ok_or(Refusal::NoAnswer)?.text).map_err(Refusal::Unread)
}

/// A protest is ruled on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rule {
    /// The number of the protest.
    pub protest: u32,
    /// Whether it is upheld.
    pub upheld: bool,
    /// What is decided.
    pub text: String,
    /// The numbers of the key that count from now on, where it is upheld; none: as before.
    #[serde(deserialize_with = "typed::some_numbers")]
    pub tick: Option<Vec<usize>>,
}

impl Rule {
    pub(super) fn decide(&self, _: &Draft<'_, Solving>) -> Decided {
        let ticks = self.tick.clone().filter(|_| self.upheld);
        let (protest, upheld) = (self.protest, self.upheld);
        Ok(vec![Fact::ProtestRuled { protest, upheld, ruling: long(&self.text), ticks }])
    }
}
