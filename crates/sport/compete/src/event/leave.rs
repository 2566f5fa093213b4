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
//! one for teams: the half rule of 2013 is taken (D-58). Games begun count as played, forfeits do not,
//! unless the regulation chooses another reading.

use std::collections::{BTreeMap, BTreeSet};

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::ids::StageId;
use super::refused::Refused;
use super::stage::System;
use super::state::{StageState, State};
use super::warning::Warning;
use damier_pairing::schedule::Side;
use damier_pairing::standings::{HalfCounts, HalfOf, Switches, WithdrawHalf};
use damier_pairing::{Entrant, Mark, SideResult};

/// How somebody left a stage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Leaving {
    /// The last round that had started by then.
    pub after: u16,
    /// By his own will or not.
    pub how: Departure,
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
    pub effect: LeavingEffect,
    /// Where it is said.
    pub clauses: &'static [Clause],
    /// Whether the code speaks of such a case at all (D-58).
    pub in_code: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LeavingEffect {
    /// Results stay, unfinished games are lost.
    Kept,
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
                let absences = missed.map(|at| (damier_pairing::Round::at(at), entrant));
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
                if score.mark(side) == Mark::Forfeit(SideResult::Loss) {
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
        let in_code = !self.pairs_teams() && !matches!(code, Code::Columns | Code::Wcdf);
        let switches = self.regulation.as_ref()?.readings().ok()?.standings;
        let half = Half { stage: found, field: self.field(found).len(), switches };
        let (played, planned) = match found.plan.system {
            System::RoundRobin { .. } | System::Scheveningen => {
                half.of(entrant, &half.others_annulled(entrant))
            }
            System::Swiss(_)
            | System::Knockout(_)
            | System::LostPoints(_)
            | System::Match(_)
            | System::Barrage => {
                let played = half.played(entrant, leaving.after, &BTreeSet::new());
                let (clauses, planned) = (swiss_clauses(code), usize::from(found.plan.rounds));
                let effect = LeavingEffect::Kept;
                return Some(LeavingRuling { played, planned, effect, clauses, in_code });
            }
        };
        let kept = half.keeps(played, planned);
        let effect = if kept { LeavingEffect::Kept } else { LeavingEffect::Annulled };
        Some(LeavingRuling { played, planned, effect, clauses: half_clauses(code, kept), in_code })
    }
}

/// The half rule in a stage, with the readings of the regulation.
struct Half<'a> {
    stage: &'a StageState,
    field: usize,
    switches: Switches,
}

impl Half<'_> {
    /// Games played and games planned, those with the annulled left out.
    fn of(&self, entrant: Entrant, annulled: &BTreeSet<Entrant>) -> (usize, usize) {
        let after = self.stage.left.get(&entrant).map_or(u16::MAX, |leaving| leaving.after);
        let planned = match self.stage.plan.system {
            System::RoundRobin { cycles } => {
                self.field.saturating_sub(1 + annulled.len()) * usize::from(cycles)
            }
            _ => usize::from(self.stage.plan.rounds),
        };
        (self.played(entrant, after, annulled), planned)
    }

    /// Who else has left so early that nothing counts, where half is that of the games left (S17). One
    /// annulment can make another's half smaller; so until nothing changes.
    fn others_annulled(&self, entrant: Entrant) -> BTreeSet<Entrant> {
        let mut annulled = BTreeSet::new();
        if self.switches.half_of == HalfOf::Original {
            return annulled;
        }
        loop {
            let too_early = |own: &&Entrant| {
                let (played, planned) = self.of(**own, &annulled);
                !annulled.contains(*own) && !self.keeps(played, planned)
            };
            let new: Vec<Entrant> = self.stage.left.keys().filter(too_early).copied().collect();
            if new.is_empty() {
                annulled.remove(&entrant);
                return annulled;
            }
            annulled.extend(new);
        }
    }

    fn keeps(&self, played: usize, planned: usize) -> bool {
        match self.switches.withdraw_half {
            WithdrawHalf::AtLeast => 2 * played >= planned,
            WithdrawHalf::MoreThan => 2 * played > planned,
        }
    }

    /// Games played or begun: a game open in a started round is, a forfeit only by the other reading (S10).
    fn played(&self, entrant: Entrant, after: u16, annulled: &BTreeSet<Entrant>) -> usize {
        let marks = self.stage.rounds.iter().enumerate().filter_map(|(at, round)| {
            let (_, encounter) = round.encounter_of(entrant)?;
            let side = encounter.side_of(entrant)?;
            let counts = !annulled.contains(&encounter.entrant(!side));
            counts.then(|| (at, encounter.score().map_or(Mark::Open, |score| score.mark(side))))
        });
        let is_played = |(at, mark): &(usize, Mark)| match mark {
            Mark::Played(_) | Mark::Adjourned | Mark::Annulled => true,
            Mark::Forfeit(_) => self.switches.half_counts == HalfCounts::WithForfeits,
            Mark::Open => *at < usize::from(after),
        };
        marks.filter(is_played).count()
    }
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

/// Whether results stay after so many of the planned games under a code, and by which clause (D-57a).
pub fn half_rule(code: Code, played: usize, planned: usize) -> (bool, &'static [Clause]) {
    let kept = if code.is_fmjd() { 2 * played > planned } else { 2 * played >= planned };
    (kept, half_clauses(code, kept))
}

const fn half_clauses(code: Code, kept: bool) -> &'static [Clause] {
    match (code, kept) {
        (Code::Fmjd100, true) => &["FMJD-III.5.9.A.b"],
        (Code::Fmjd100, false) => &["FMJD-III.5.9.A.a"],
        (Code::Fmjd64, true) => &["FMJD-IIIbis.5.9.A.b"],
        (Code::Fmjd64, false) => &["FMJD-IIIbis.5.9.A.a"],
        (Code::Ua2023, true) => &["UA-III.6.1.1"],
        (Code::Ua2023, false) => &["UA-III.6.1.2"],
        (Code::Ua2013 | Code::Columns | Code::Wcdf, true) => &["UA13-IV.10.1.1"],
        (Code::Ua2013 | Code::Columns | Code::Wcdf, false) => &["UA13-IV.10.1.2"],
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
