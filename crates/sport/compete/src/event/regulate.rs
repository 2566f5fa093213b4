//! What regulations do to an event: the first, a changed one, the technical one.

use super::fold::require_reason;
use super::journal::OrderChange;
use super::permission::{Action, Role};
use super::refused::Refused;
use super::regulation::{Regulation, TechnicalRegulation, technical_items};
use super::state::{StageState, State};
use super::warning::Warning;
use damier_pairing::Entrant;

impl State {
    /// Begins the event with its regulation.
    pub(super) fn regulate(&mut self, regulation: &Regulation) -> Result<(), Refused> {
        if self.regulation.is_some() {
            return Err(Refused::RegulationAlready);
        }
        let warnings = checked(regulation)?;
        self.stages = regulation.stages.iter().cloned().map(StageState::new).collect();
        self.code = regulation.code().ok();
        self.regulation = Some(regulation.clone());
        self.warnings.extend(warnings);
        Ok(())
    }

    /// Puts another regulation in its place, as far as nothing of it has begun.
    pub(super) fn change_regulation(
        &mut self,
        regulation: &Regulation,
        reason: &str,
        seq: u32,
        role: Role,
    ) -> Result<(), Refused> {
        require_reason(reason)?;
        let old = self.regulation.as_ref().ok_or(Refused::NoRegulation)?;
        let mut warnings = checked(regulation)?;
        self.check_frozen(old, regulation)?;
        if let Some(change) = self.order_change(old, regulation, reason, seq, role)? {
            let clauses = self.standings_code().map_or(&[][..], |code| code.own_order());
            warnings.push(Warning::AfterRoundOne { what: "the order of criteria on equal points", clauses });
            self.order_changes.push(change);
        }
        let mut stages = std::mem::take(&mut self.stages);
        stages.truncate(regulation.stages.len());
        for (at, plan) in regulation.stages.iter().enumerate() {
            match stages.get_mut(at) {
                Some(stage) => stage.plan = plan.clone(),
                None => stages.push(StageState::new(plan.clone())),
            }
        }
        self.stages = stages;
        self.code = regulation.code().ok();
        self.regulation = Some(regulation.clone());
        self.warnings.extend(warnings);
        Ok(())
    }

    /// The order of criteria changed after the start of round 1. It should have been fixed before (D-56b); where
    /// it was wrong, the chief arbiter sets it right and gives the reason, which every table prints
    /// (FMJD-IV.2.2, FMJD-II.3, UA-III.8.6, UA13-IV.12.6).
    fn order_change(
        &self,
        old: &Regulation,
        regulation: &Regulation,
        reason: &str,
        seq: u32,
        role: Role,
    ) -> Result<Option<OrderChange>, Refused> {
        if !self.has_begun() || old.tie_breaks == regulation.tie_breaks {
            return Ok(None);
        }
        if role != Role::ChiefArbiter {
            return Err(Refused::NotAllowed { role, action: Action::ChangeRegulation });
        }
        let (was, is) = (old.tie_breaks.clone(), regulation.tie_breaks.clone());
        Ok(Some(OrderChange { seq, was, is, reason: reason.trim().to_owned() }))
    }

    /// Stages that have begun and the rulebook are fixed with the start of round 1.
    fn check_frozen(&self, old: &Regulation, regulation: &Regulation) -> Result<(), Refused> {
        let entered = !self.players.is_empty() || !self.teams.is_empty();
        if entered && old.character.pairs_teams() != regulation.character.pairs_teams() {
            return Err(Refused::Frozen { what: "whether teams or players are paired" });
        }
        if self.has_begun() {
            if old.rulebook != regulation.rulebook {
                return Err(Refused::Frozen { what: "the rulebook" });
            }
            let boards = |of: &Regulation| of.teams.filter(|_| self.pairs_teams()).map(|teams| teams.boards);
            if boards(old) != boards(regulation) {
                return Err(Refused::Frozen { what: "the number of boards" });
            }
        }
        for (at, stage) in self.stages.iter().enumerate().filter(|(_, stage)| !stage.rounds.is_empty()) {
            let frozen = Refused::Frozen { what: "the system of a stage that has begun" };
            let Some(plan) = regulation.stages.get(at) else { return Err(frozen) };
            if plan.system != stage.plan.system || plan.micro_match != stage.plan.micro_match {
                return Err(frozen);
            }
            let (paired, planned) = (stage.rounds.len(), plan.rounds);
            if usize::from(planned) < paired {
                return Err(Refused::MoreRoundsPaired { paired, planned });
            }
        }
        Ok(())
    }

    /// Takes the technical regulation; whoever signed an earlier one signs again.
    pub(super) fn take_technical(&mut self, technical: &TechnicalRegulation) -> Result<(), Refused> {
        let code = self.code().ok_or(Refused::NoRegulation)?;
        let regulation = self.regulation.as_ref().ok_or(Refused::NoRegulation)?;
        let items = technical.missing(regulation, code);
        if !items.is_empty() {
            return Err(Refused::TechnicalIncomplete { items });
        }
        if self.has_begun()
            && let Some(item) = technical_items(code).first()
        {
            let clauses = std::slice::from_ref(&item.clause);
            self.warnings.push(Warning::AfterRoundOne { what: "the technical regulation", clauses });
        }
        self.technical = Some(technical.clone());
        self.signed.clear();
        Ok(())
    }

    /// Notes who signed the technical regulation.
    pub(super) fn sign_technical(&mut self, who: &[Entrant]) -> Result<(), Refused> {
        if self.technical.is_none() {
            return Err(Refused::NoTechnical);
        }
        who.iter().try_for_each(|entrant| self.check_entrant(*entrant))?;
        self.signed.extend(who);
        Ok(())
    }
}

/// A regulation that can be used, with what is to be said about it.
fn checked(regulation: &Regulation) -> Result<Vec<Warning>, Refused> {
    let report = regulation.check();
    if !report.faults.is_empty() {
        return Err(Refused::RegulationFaulty { faults: report.faults });
    }
    if !report.missing.is_empty() {
        return Err(Refused::RegulationIncomplete { sections: report.missing });
    }
    Ok(report.warnings)
}
