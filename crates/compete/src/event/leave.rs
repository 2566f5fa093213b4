//! Who leaves: withdrawals, exclusions, and what becomes of their games.
//!
//! | system | played | effect | clauses |
//! | --- | --- | --- | --- |
//! | round robin, UA | half or more | results stay, the rest is lost | UA13-IV.10.1.1, UA-III.6.1.1 |
//! | round robin, UA | less than half | nothing counts | UA13-IV.10.1.2, UA-III.6.1.2 |
//! | round robin, FMJD | more than half | results stay, the rest is `-0` and `+2` | FMJD-III.5.9.A.b |
//! | round robin, FMJD | not more than half | shown, nothing counts | FMJD-III.5.9.A.a |
//! | Swiss | | results stay, the unfinished is lost | UA13-IV.10.2, UA-III.6.2, FMJD-III.5.9.B |
//!
//! Unfinished includes games not begun (D-57b). The code of columns has no rule of its own and no code has
//! one for teams: the half rule of 2013 is taken (D-58). Games begun count as played, forfeits do not.

use std::collections::BTreeMap;

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::ids::StageId;
use super::refused::Refused;
use super::stage::System;
use super::state::{StageState, State};
use super::warning::Warning;
use crate::schedule::Side;
use crate::{Entrant, Mark, Outcome};

/// How somebody left a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Leaving {
    /// The last round that had started by then.
    pub after: u16,
    /// By his own will or not.
    pub how: Departure,
    /// Why.
    pub reason: String,
}

/// By whose will somebody leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Departure {
    /// His own, or illness.
    Withdrawn,
    /// Excluded, or not admitted any further.
    Excluded,
}

/// What becomes of the games of somebody who has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LeavingRuling {
    /// Games played or begun.
    pub played: usize,
    /// Games planned for him.
    pub planned: usize,
    /// What follows.
    pub effect: LeavingEffect,
    /// Where it is said.
    pub clauses: &'static [Clause],
    /// Whether the code speaks of such a case at all (D-58).
    pub in_code: bool,
}

/// What follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LeavingEffect {
    /// Results stay, unfinished games are lost.
    Kept,
    /// Nothing counts.
    Annulled,
}

impl State {
    pub(super) fn leave(&mut self, entrant: Entrant, how: Departure, reason: &str) -> Result<(), Refused> {
        self.check_entrant(entrant)?;
        let mut found = false;
        let unruled = self.pairs_teams() || matches!(self.code(), Some(Code::Columns | Code::Wcdf));
        for stage in &mut self.stages {
            let plays = stage.field.as_ref().is_none_or(|field| field.contains(&entrant));
            if !plays || stage.left.contains_key(&entrant) {
                continue;
            }
            found = true;
            let after = stage.rounds_started();
            stage.left.insert(entrant, Leaving { after, how, reason: reason.to_owned() });
        }
        if !found {
            return Err(Refused::HasLeft { entrant, clauses: &[] });
        }
        if unruled && !self.warnings.contains(&Warning::WithdrawalNotInCode) {
            self.warnings.push(Warning::WithdrawalNotInCode);
        }
        Ok(())
    }

    /// The chief arbiter lets somebody go on who missed rounds, or does not.
    pub(super) fn further_part(
        &mut self,
        entrant: Entrant,
        goes_on: bool,
        reason: &str,
    ) -> Result<(), Refused> {
        self.check_entrant(entrant)?;
        if !goes_on {
            return self.leave(entrant, Departure::Excluded, reason);
        }
        for id in (0..self.stages.len()).map(|at| StageId(at as u8)) {
            let missed = self.missed_rounds(id).get(&entrant).copied().unwrap_or(0);
            self.goes_on.insert((id, entrant), missed);
        }
        for stage in &mut self.stages {
            if let Some(leaving) = stage.left.remove(&entrant) {
                // Rounds paired in the meantime are missed ones.
                let missed = usize::from(leaving.after)..stage.rounds.len();
                let absences = missed.map(|at| (crate::Round::at(at), entrant));
                stage.absences.extend(absences.collect::<Vec<_>>());
            }
        }
        Ok(())
    }

    /// Who lost how many rounds of a stage without turning up.
    pub(super) fn missed_rounds(&self, id: StageId) -> BTreeMap<Entrant, usize> {
        let mut missed = BTreeMap::new();
        let Some(stage) = self.stages.get(id.index()) else { return missed };
        for encounter in stage.rounds.iter().flat_map(|round| &round.encounters) {
            let Some(score) = encounter.score() else { continue };
            for side in Side::BOTH {
                if score.mark(side) == Mark::Forfeit(Outcome::Loss) {
                    *missed.entry(encounter.entrant(side)).or_default() += 1;
                }
            }
        }
        missed
    }

    /// What becomes of the games of somebody who has left a stage.
    pub fn leaving_ruling(&self, stage: StageId, entrant: Entrant) -> Option<LeavingRuling> {
        let found = self.stages.get(stage.index())?;
        let leaving = found.left.get(&entrant)?;
        let code = self.code()?;
        let played = played(found, entrant, leaving.after);
        let in_code = !self.pairs_teams() && !matches!(code, Code::Columns | Code::Wcdf);
        let planned = match found.plan.system {
            System::RoundRobin { cycles } => self.field(found).len().saturating_sub(1) * usize::from(cycles),
            System::Scheveningen => usize::from(found.plan.rounds),
            System::Swiss(_)
            | System::Knockout(_)
            | System::LostPoints(_)
            | System::Match(_)
            | System::Barrage => {
                let clauses = swiss_clauses(code);
                let planned = usize::from(found.plan.rounds);
                return Some(LeavingRuling {
                    played,
                    planned,
                    effect: LeavingEffect::Kept,
                    clauses,
                    in_code,
                });
            }
        };
        let (kept, clauses) = half_rule(code, played, planned);
        let effect = if kept { LeavingEffect::Kept } else { LeavingEffect::Annulled };
        Some(LeavingRuling { played, planned, effect, clauses, in_code })
    }
}

/// Games played or begun: forfeits are not, a game open in a started round is.
fn played(stage: &StageState, entrant: Entrant, after: u16) -> usize {
    let marks = stage.rounds.iter().enumerate().filter_map(|(at, round)| {
        let (_, encounter) = round.encounter_of(entrant)?;
        let side = encounter.side_of(entrant)?;
        Some((at, encounter.score().map_or(Mark::Open, |score| score.mark(side))))
    });
    let is_played = |(at, mark): &(usize, Mark)| match mark {
        Mark::Played(_) | Mark::Adjourned | Mark::Annulled => true,
        Mark::Forfeit(_) => false,
        Mark::Open => *at < usize::from(after),
    };
    marks.filter(is_played).count()
}

const fn swiss_clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ua2013 => &["UA13-IV.10.2"],
        Code::Ua2023 => &["UA-III.6.2"],
        Code::Fmjd100 => &["FMJD-III.5.9.B"],
        Code::Fmjd64 => &["FMJD-IIIbis.5.9.B"],
        Code::Wcdf | Code::Columns => &[],
    }
}

/// Whether results stay after so many of the planned games, and by which clause (D-57a).
pub fn half_rule(code: Code, played: usize, planned: usize) -> (bool, &'static [Clause]) {
    match (code, 2 * played >= planned, 2 * played > planned) {
        (Code::Fmjd100, _, true) => (true, &["FMJD-III.5.9.A.b"]),
        (Code::Fmjd100, _, false) => (false, &["FMJD-III.5.9.A.a"]),
        (Code::Fmjd64, _, true) => (true, &["FMJD-IIIbis.5.9.A.b"]),
        (Code::Fmjd64, _, false) => (false, &["FMJD-IIIbis.5.9.A.a"]),
        (Code::Ua2023, true, _) => (true, &["UA-III.6.1.1"]),
        (Code::Ua2023, false, _) => (false, &["UA-III.6.1.2"]),
        (_, true, _) => (true, &["UA13-IV.10.1.1"]),
        (_, false, _) => (false, &["UA13-IV.10.1.2"]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Vector TV-9 of UA-III.6.1.1, UA-III.6.1.2; D-57a.
    #[test]
    fn half_of_the_games() {
        assert!(!half_rule(Code::Ua2023, 5, 11).0);
        assert!(half_rule(Code::Ua2023, 6, 11).0);
        assert!(half_rule(Code::Ua2023, 5, 10).0);
        // FMJD-III.5.9.A.a: exactly half is not more than half.
        assert!(!half_rule(Code::Fmjd100, 5, 10).0);
        assert!(half_rule(Code::Fmjd100, 6, 10).0);
        assert_eq!(half_rule(Code::Columns, 5, 10), (true, &["UA13-IV.10.1.1"] as &[Clause]));
    }
}
