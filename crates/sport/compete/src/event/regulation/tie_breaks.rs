//! The criteria for equal points that a regulation names, or those of its code.

use serde::Serialize;

use super::readings::standings_code;
use super::{Regulation, RegulationFault};
use damier_pairing::standings::{
    CRITERIA, Criterion, Reckoning, Rule, Score, Switches, System, Template, UnknownCriterion, spelled_out,
};

/// Where an order of criteria comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OrderFrom {
    /// The regulation lays it down (UA-III.8.4, UA-III.8.6, UA13-IV.12.6).
    Regulation,
    /// The regulation is silent: the order that the later edition of the code prints.
    Edition,
    /// Both are silent: the order that the code prints.
    Code,
    /// Neither says anything, as under the WCDF: points only, and equal points share their places.
    Nobody,
}

impl Regulation {
    /// The criteria as named, in their order, or every name that is wrong.
    pub fn criteria(&self) -> Result<Vec<Criterion>, Vec<RegulationFault>> {
        self.criteria_of(&self.tie_breaks)
    }

    /// Criteria by their names, or every name that is wrong.
    pub(super) fn criteria_of(&self, names: &[String]) -> Result<Vec<Criterion>, Vec<RegulationFault>> {
        let code = self.code().map_err(|unknown| vec![unknown.into()])?;
        let mut criteria: Vec<Criterion> = Vec::new();
        let mut faults = Vec::new();
        for name in names.iter().flat_map(|word| spelled_out(word)) {
            match Criterion::named(name, standings_code(code)) {
                Ok(criterion) if criteria.contains(&criterion) => {
                    faults.push(RegulationFault::TieBreakTwice { name: criterion.word().to_owned() });
                }
                Ok(criterion) if is_of_teams(criterion) && !self.character.pairs_teams() => {
                    faults.push(RegulationFault::TieBreakOfTeams { name: criterion.word().to_owned() });
                }
                Ok(criterion) => criteria.push(criterion),
                Err(unknown) => faults.push(unknown.into()),
            }
        }
        if faults.is_empty() { Ok(criteria) } else { Err(faults) }
    }

    /// How places are reckoned in a stage of this system, with the readings of the regulation.
    pub fn reckoning(&self, system: System) -> Result<(Reckoning, OrderFrom), Vec<RegulationFault>> {
        let switches = self.readings()?.standings;
        let named = self.criteria()?;
        Ok(self.reckoning_for(system, self.character.pairs_teams(), &named, switches))
    }

    /// The same for players or teams, with criteria already read.
    pub(in crate::event) fn reckoning_for(
        &self,
        system: System,
        teams: bool,
        named: &[Criterion],
        switches: Switches,
    ) -> (Reckoning, OrderFrom) {
        let code = self.code().ok().and_then(standings_code);
        let template = code.map(|code| {
            let template = Template { code, system, teams };
            if self.class.is_quick() { template.quick_reckoning() } else { template.reckoning() }
        });
        let (mut reckoning, from) = match template {
            Some(template) => (template, OrderFrom::Code),
            None => (points_only(system), OrderFrom::Nobody),
        };
        reckoning.switches = switches;
        let of_edition = self.edition_criteria(teams).unwrap_or_default();
        let (named, from) = match (named, of_edition.as_slice()) {
            ([], []) => return (reckoning, from),
            ([], of_edition) => (of_edition, OrderFrom::Edition),
            (named, _) => (named, OrderFrom::Regulation),
        };
        let printed = std::mem::take(&mut reckoning.order);
        // Clauses of the built-in edition say nothing about the order of another.
        let rule = |criterion: &Criterion| match from {
            OrderFrom::Edition => Rule { criterion: *criterion, clauses: &[] },
            _ => rule(*criterion, &printed, code),
        };
        reckoning.order = named.iter().map(rule).collect();
        // Whichever of the two points of teams breaks the ties, the other one is the score.
        if teams && named.contains(&Criterion::MatchPoints) {
            reckoning.score = Score::BoardPoints;
        } else if named.contains(&Criterion::BoardPoints) {
            reckoning.score = Score::Points;
        }
        (reckoning, from)
    }
}

fn is_of_teams(criterion: Criterion) -> bool {
    criterion.needs_boards() || criterion == Criterion::MatchPoints
}

/// A criterion with the clauses of the code where its order has it, else those that allow an own order.
fn rule(criterion: Criterion, printed: &[Rule], code: Option<damier_pairing::standings::Code>) -> Rule {
    let same = printed.iter().find(|rule| rule.criterion.word() == criterion.word());
    let clauses = same.map_or_else(|| code.map_or(&[][..], |code| code.own_order()), |rule| rule.clauses);
    Rule { criterion, clauses }
}

/// Points and nothing else: the WCDF prints no order of places.
fn points_only(system: System) -> Reckoning {
    Reckoning {
        system,
        score: Score::Points,
        score_clauses: &[],
        order: Vec::new(),
        withdrawal_clauses: &[],
        switches: damier_pairing::standings::Code::Ua2023.switches(),
    }
}

impl From<UnknownCriterion> for RegulationFault {
    fn from(unknown: UnknownCriterion) -> RegulationFault {
        match unknown {
            UnknownCriterion::Name { name, nearest } => RegulationFault::UnknownTieBreak {
                name,
                nearest: nearest.map(str::to_owned),
                known: CRITERIA.join(", "),
            },
            UnknownCriterion::Choice { criterion, choice, choices } => RegulationFault::TieBreakChoice {
                name: criterion.to_owned(),
                choice,
                choices: choices.join(", "),
            },
        }
    }
}
