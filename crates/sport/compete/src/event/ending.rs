//! The end of an event: results are approved once everything has been played (UA13-IV.18.5.6, UA-IV.5), or
//! early, as they stand, with a reason (UA13-IV.18.9.1, UA-IV.9).

use super::by_code::ByCode;
use super::ids::StageId;
use super::refused::Refused;
use super::stage::System;
use super::state::{Over, StageState, State};
use damier_pairing::Round;

const APPROVAL: ByCode = ByCode { ua13: &["UA13-IV.18.5.6"], ua23: &["UA-IV.5"], ..ByCode::SILENT };

impl State {
    /// What is still to be played before the results can be approved; the first thing that is missing.
    pub fn check_finished(&self) -> Result<(), Refused> {
        for (at, stage) in self.stages.iter().enumerate() {
            self.check_results(StageId(at as u8), stage)?;
            self.check_played_out(StageId(at as u8), stage)?;
        }
        Ok(())
    }

    pub(super) fn finish(&mut self) -> Result<(), Refused> {
        self.check_finished()?;
        self.over = Some(Over::Finished);
        Ok(())
    }

    fn check_results(&self, id: StageId, stage: &StageState) -> Result<(), Refused> {
        for (at, found) in stage.rounds.iter().enumerate() {
            let round = Round::at(at);
            let tables = self.undecided(stage, found);
            if !tables.is_empty() {
                return Err(Refused::ResultsMissing { stage: id, round, tables });
            }
            let tables = found.adjourned();
            if !tables.is_empty() {
                return Err(Refused::StillAdjourned { stage: id, round, tables });
            }
        }
        Ok(())
    }

    /// Deciding games that nobody needed are no stage to be waited for.
    fn check_played_out(&self, id: StageId, stage: &StageState) -> Result<(), Refused> {
        let may_fall_away = match stage.plan.system {
            System::Barrage => true,
            System::Match(_) => self.regulation.as_ref().is_some_and(|own| own.play_off.is_some()),
            _ => false,
        };
        let not_needed = may_fall_away && id != StageId::FIRST && stage.rounds.is_empty();
        if not_needed || !self.has_more_rounds(id, stage) {
            return Ok(());
        }
        let clauses = self.code().map_or(&[][..], |code| APPROVAL.of(code));
        let played = stage.rounds.len();
        Err(if stage.plan.system.goes_on_until_won() {
            Refused::NotDecided { stage: id, played, clauses }
        } else {
            Refused::RoundsToCome { stage: id, played, planned: self.rounds_planned(stage), clauses }
        })
    }
}
