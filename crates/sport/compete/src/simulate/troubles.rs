//! What happens between rounds: somebody leaves, joins, stays away, or should not meet somebody else.

use super::teller::{Failed, Teller};
use crate::event::{Fact, Role, StageId, StageState, System};
use damier_pairing::swiss::{Prohibition, Strength};
use damier_pairing::{Entrant, Round};

impl Teller {
    pub(super) fn between_rounds(&mut self, id: StageId) -> Result<(), Failed> {
        self.withdrawal(id)?;
        self.late_entry(id)?;
        self.absence(id)?;
        self.prohibition(id)?;
        self.return_of_somebody(id)
    }

    fn found(&self, id: StageId) -> Option<&StageState> {
        self.event.state().stages.get(id.index())
    }

    /// Somebody of the field who has not left.
    fn somebody_there(&mut self, id: StageId) -> Option<Entrant> {
        let state = self.event.state();
        let stage = state.stages.get(id.index())?;
        let there: Vec<Entrant> =
            state.field(stage).into_iter().filter(|own| !stage.left.contains_key(own)).collect();
        let drawn = self.lots.below(there.len().max(1) as u64) as usize;
        there.get(drawn).copied()
    }

    fn withdrawal(&mut self, id: StageId) -> Result<(), Failed> {
        let gone = self.found(id).map_or(0, |stage| stage.left.len());
        if !self.troubles.withdrawals || gone >= 2 || !self.happens(8) {
            return Ok(());
        }
        let Some(entrant) = self.somebody_there(id) else { return Ok(()) };
        let reason = "illness".to_owned();
        self.append(Role::ChiefArbiter, Fact::Withdrawn { entrant, reason }).map(|_| ())
    }

    /// The chief arbiter lets somebody go on who had left (UA13-IV.10.1.3, UA-III.6.1.3).
    fn return_of_somebody(&mut self, id: StageId) -> Result<(), Failed> {
        let swiss = self.found(id).is_some_and(|stage| stage.plan.system.is_swiss());
        if !self.troubles.withdrawals || !swiss || !self.happens(12) {
            return Ok(());
        }
        let Some(entrant) = self.found(id).and_then(|stage| stage.left.keys().next().copied()) else {
            return Ok(());
        };
        let reason = "is well again".to_owned();
        self.append(Role::ChiefArbiter, Fact::FurtherPart { entrant, goes_on: true, reason }).map(|_| ())
    }

    fn late_entry(&mut self, id: StageId) -> Result<(), Failed> {
        let takes = |stage: &StageState| {
            matches!(stage.plan.system, System::Swiss(_))
                && (1..3).contains(&stage.rounds.len())
                && stage.rounds.len() < usize::from(stage.plan.rounds)
        };
        let open = id == StageId::FIRST && self.found(id).is_some_and(takes);
        let may = self.event.state().regulation.as_ref().is_some_and(|regulation| regulation.late_entries);
        if !self.troubles.late_entries || !open || !may || !self.happens(6) {
            return Ok(());
        }
        self.enter_one()
    }

    fn absence(&mut self, id: StageId) -> Result<(), Failed> {
        let swiss = self.found(id).is_some_and(|stage| stage.plan.system.is_swiss());
        let Some(rounds) = self.found(id).map(|stage| (stage.rounds.len(), stage.plan.rounds)) else {
            return Ok(());
        };
        if !self.troubles.absences || !swiss || rounds.0 >= usize::from(rounds.1) || !self.happens(6) {
            return Ok(());
        }
        let Some(entrant) = self.somebody_there(id) else { return Ok(()) };
        let rounds = vec![Round::at(rounds.0)];
        self.append(Role::ChiefArbiter, Fact::AbsenceAnnounced { stage: id, entrant, rounds }).map(|_| ())
    }

    fn prohibition(&mut self, id: StageId) -> Result<(), Failed> {
        let swiss = self.found(id).is_some_and(|stage| stage.plan.system.is_swiss());
        if !self.troubles.prohibitions || !swiss || !self.happens(10) {
            return Ok(());
        }
        let (Some(a), Some(b)) = (self.somebody_there(id), self.somebody_there(id)) else { return Ok(()) };
        if a == b {
            return Ok(());
        }
        let strength = if self.lots.coin() { Strength::Absolute } else { Strength::AsFarAsPossible };
        let pair = Prohibition { a, b, strength, only: None };
        self.append(Role::ChiefArbiter, Fact::Prohibited { pair, reason: "they are related".to_owned() })
            .map(|_| ())
    }
}
