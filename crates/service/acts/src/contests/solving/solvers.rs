//! Those who take part: their entries, answers and protests.

use damier_contests::solving::{Fact, Solving};
use damier_contests::{Identity, PositionId, Refused, SolverId};
use serde::{Deserialize, Serialize};

use super::super::{Draft, Refusal, long, number, solver_of, some};
use super::Decided;
use super::answer::written;

/// A solver takes part.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Enter {
    /// His name on papers; the name of the account where nothing is said.
    pub name: String,
    /// City, region or country.
    pub place: String,
    pub team: String,
}

impl Enter {
    pub(super) fn decide(&self, draft: &Draft<'_, Solving>) -> Decided {
        let account = draft.account();
        let name = some(&self.name).or_else(|| account.map(|own| own.name.clone())).unwrap_or_default();
        let account = account.map(|own| Identity::Account(own.number));
        Ok(vec![Fact::SolverEntered { name, team: some(&self.team), account, place: some(&self.place) }])
    }
}

/// A solver answers a position.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Answer {
    /// The number of the solver, where a file is kept.
    pub solver: Option<u32>,
    /// The number of the position.
    pub position: u32,
    /// What he writes: moves, a line of them for each variation, or the notation of the codes.
    pub text: String,
}

impl Answer {
    pub(super) fn decide(&self, draft: &Draft<'_, Solving>) -> Decided {
        let (solver, position) = (draft.solver(self.solver)?, PositionId(self.position));
        let text = written(draft.state(), position, &long(&self.text))?;
        Ok(vec![Fact::Answered { solver, position, text }])
    }
}

/// A solver hands in before the time is over.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct HandIn {
    /// The number of the solver, where a file is kept.
    pub solver: Option<u32>,
}

impl HandIn {
    pub(super) fn decide(self, draft: &Draft<'_, Solving>) -> Decided {
        Ok(vec![Fact::HandedIn { solver: draft.solver(self.solver)? }])
    }
}

/// A solver protests against his points.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Protest {
    /// The number of the solver, where a file is kept.
    pub solver: Option<u32>,
    /// The number of the position.
    pub position: u32,
    /// What he says.
    pub text: String,
}

impl Protest {
    pub(super) fn decide(&self, draft: &Draft<'_, Solving>) -> Decided {
        let (solver, position) = (draft.solver(self.solver)?, PositionId(self.position));
        Ok(vec![Fact::Protested { solver, position, text: long(&self.text) }])
    }
}

impl Draft<'_, Solving> {
    /// Whoever solves: an account itself; in a file whoever is numbered.
    fn solver(&self, named: Option<u32>) -> Result<SolverId, Refusal> {
        let named = self.only_in_files(named)?;
        let Some(account) = self.account() else { return number(named).map(SolverId) };
        Ok(solver_of(self.state(), account.number).ok_or(Refused::NoAuthor)?)
    }
}
