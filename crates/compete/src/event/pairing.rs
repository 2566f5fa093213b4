//! Which pairings are accepted: everybody once, nobody forgotten, and no rule of the code broken unless the
//! chief arbiter overrides it with a reason (FMJD-V.11.4).

use std::collections::BTreeMap;

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;

use super::by_code::ByCode;
use super::encounter::Encounter;
use super::ids::StageId;
use super::refused::Refused;
use super::rounds::{FreeKind, FreeSeat, PairedBy, Phase, RoundState};
use super::stage::System;
use super::state::{StageState, State};
use super::warning::Warning;
use crate::swiss::{Prohibition, Strength};
use crate::{Entrant, Round};

const NO_REMATCH: ByCode = ByCode {
    ua13: &["UA13-IV.15.1"],
    ua23: &["UA-III.10.1"],
    fmjd: &["FMJD-V.2.3"],
    wcdf: &[],
    col: &["COL-3.9.4"],
};
const ONE_BYE: ByCode = ByCode {
    ua13: &["UA13-IV.15.6"],
    ua23: &["UA-III.10.6"],
    fmjd: &["FMJD-V.5.2"],
    wcdf: &[],
    col: &["COL-3.9.8"],
};
const LEAVERS: ByCode =
    ByCode { ua13: &["UA13-IV.10.2"], ua23: &["UA-III.6.2"], fmjd: &["FMJD-V.8.6"], ..ByCode::SILENT };

/// A pairing to be checked.
pub(super) struct Proposal<'a> {
    pub(super) stage: StageId,
    pub(super) round: Round,
    pub(super) pairs: &'a [(Entrant, Entrant)],
    pub(super) free: &'a [FreeSeat],
    pub(super) by: &'a PairedBy,
}

impl State {
    pub(super) fn pair(&mut self, proposal: &Proposal<'_>) -> Result<(), Refused> {
        let stage = self.stage(proposal.stage)?;
        let code = self.code().ok_or(Refused::NoRegulation)?;
        self.check_turn(stage, proposal)?;
        self.check_seats(stage, proposal)?;
        let broken = self.broken_rules(stage, code, proposal);
        let overriding = matches!(proposal.by, PairedBy::Override { .. });
        if let (false, Some(first)) = (overriding, broken.first()) {
            return Err(first.refused());
        }
        let shape = self.shape(stage);
        let mut encounters: Vec<Encounter> =
            proposal.pairs.iter().map(|(left, right)| Encounter::new(*left, *right, shape)).collect();
        if shape.teams {
            encounters.iter_mut().try_for_each(|encounter| self.seat(proposal, encounter))?;
        }
        self.warnings.extend(broken.iter().filter_map(Broken::warning));
        let (by, free) = (proposal.by.clone(), proposal.free.to_vec());
        let stage = self.stage_mut(proposal.stage)?;
        stage.rounds.push(RoundState { phase: Phase::Paired, by, encounters, free });
        Ok(())
    }

    /// The right round at the right time.
    fn check_turn(&self, stage: &StageState, proposal: &Proposal<'_>) -> Result<(), Refused> {
        let next = Round::at(stage.rounds.len());
        if proposal.round != next {
            return Err(Refused::WrongRound { asked: proposal.round, next });
        }
        stage.check_planned(next)?;
        if proposal.stage != StageId::FIRST && stage.field.is_none() {
            return Err(Refused::NoField { stage: proposal.stage });
        }
        // A Swiss is paired from results; adjourned games count 1-1 (FMJD-V.8.8).
        match stage.rounds.last() {
            Some(last) if !stage.plan.system.is_by_table() => {
                let tables = self.undecided(stage, last);
                let round = Round::at(stage.rounds.len() - 1);
                if tables.is_empty() { Ok(()) } else { Err(Refused::ResultsMissing { round, tables }) }
            }
            _ => Ok(()),
        }
    }

    /// Everybody once, nobody forgotten.
    fn check_seats(&self, stage: &StageState, proposal: &Proposal<'_>) -> Result<(), Refused> {
        let field = self.field(stage);
        let mut belongs = vec![false; self.entrants()];
        field.iter().for_each(|entrant| belongs[entrant.index()] = true);
        let mut seated = vec![false; self.entrants()];
        let paired = proposal.pairs.iter().flat_map(|(left, right)| [*left, *right]);
        for entrant in paired.chain(proposal.free.iter().map(|seat| seat.entrant)) {
            self.check_entrant(entrant)?;
            if !belongs[entrant.index()] {
                return Err(Refused::NotInStage { entrant, stage: proposal.stage });
            }
            if std::mem::replace(&mut seated[entrant.index()], true) {
                return Err(Refused::SeatedTwice { entrant });
            }
        }
        if !matches!(stage.plan.system, System::Swiss(_) | System::RoundRobin { .. }) {
            return Ok(());
        }
        let is_there = |entrant: &Entrant| {
            !stage.left.contains_key(entrant) && !stage.absences.contains(&(proposal.round, *entrant))
        };
        let forgotten: Vec<Entrant> =
            field.into_iter().filter(is_there).filter(|entrant| !seated[entrant.index()]).collect();
        if forgotten.is_empty() { Ok(()) } else { Err(Refused::Forgotten { entrants: forgotten }) }
    }

    /// Every rule of the code that the pairing breaks.
    fn broken_rules(&self, stage: &StageState, code: Code, proposal: &Proposal<'_>) -> Vec<Broken> {
        let mut broken = Vec::new();
        let all_met = meetings(stage);
        for (a, b) in proposal.pairs.iter().copied() {
            let met = all_met.get(&sorted(a, b)).map_or(&[] as &[Round], Vec::as_slice);
            match stage.plan.system {
                System::Swiss(_) => {
                    if let Some(round) = met.first() {
                        broken.push(Broken::Rematch { a, b, round: *round, clauses: NO_REMATCH.of(code) });
                    }
                    for entrant in [a, b].into_iter().filter(|own| stage.left.contains_key(own)) {
                        broken.push(Broken::Left { entrant, clauses: LEAVERS.of(code) });
                    }
                }
                System::RoundRobin { cycles } if met.len() >= usize::from(cycles) => {
                    broken.push(Broken::MetOften { a, b, times: met.len(), cycles });
                }
                _ => {}
            }
            for entrant in [a, b].into_iter().filter(|own| stage.absences.contains(&(proposal.round, *own))) {
                if stage.plan.system.is_swiss() {
                    broken.push(Broken::Absent { entrant, round: proposal.round });
                }
            }
            let forbids = |pair: &Prohibition| {
                pair.strength == Strength::Absolute
                    && ((pair.a, pair.b) == (a, b) || (pair.a, pair.b) == (b, a))
                    && pair.holds_in(proposal.round)
            };
            if let Some((_, reason)) = self.prohibited.iter().find(|(pair, _)| forbids(pair)) {
                broken.push(Broken::Prohibited { a, b, reason: reason.clone() });
            }
        }
        let had_bye = |entrant: Entrant| {
            let free = stage.rounds.iter().flat_map(|round| &round.free);
            free.clone().any(|seat| seat.entrant == entrant && seat.kind != FreeKind::NoGame)
        };
        for seat in proposal.free.iter().filter(|seat| seat.kind != FreeKind::NoGame && had_bye(seat.entrant))
        {
            broken.push(Broken::SecondBye { entrant: seat.entrant, clauses: ONE_BYE.of(code) });
        }
        broken
    }
}

/// Who met whom in which rounds, the smaller entrant first.
fn meetings(stage: &StageState) -> BTreeMap<(Entrant, Entrant), Vec<Round>> {
    let mut met: BTreeMap<(Entrant, Entrant), Vec<Round>> = BTreeMap::new();
    for (at, round) in stage.rounds.iter().enumerate() {
        for own in &round.encounters {
            met.entry(sorted(own.first, own.second)).or_default().push(Round::at(at));
        }
    }
    met
}

fn sorted(a: Entrant, b: Entrant) -> (Entrant, Entrant) {
    (a.min(b), a.max(b))
}

/// A rule that a pairing breaks.
enum Broken {
    Rematch { a: Entrant, b: Entrant, round: Round, clauses: &'static [Clause] },
    MetOften { a: Entrant, b: Entrant, times: usize, cycles: u8 },
    Left { entrant: Entrant, clauses: &'static [Clause] },
    Absent { entrant: Entrant, round: Round },
    Prohibited { a: Entrant, b: Entrant, reason: String },
    SecondBye { entrant: Entrant, clauses: &'static [Clause] },
}

impl Broken {
    fn refused(&self) -> Refused {
        match self {
            Broken::Rematch { a, b, round, clauses } => {
                Refused::Rematch { a: *a, b: *b, round: *round, clauses }
            }
            Broken::MetOften { a, b, times, cycles } => {
                Refused::MetOften { a: *a, b: *b, times: *times, cycles: *cycles }
            }
            Broken::Left { entrant, clauses } => Refused::HasLeft { entrant: *entrant, clauses },
            Broken::Absent { entrant, round } => Refused::IsAbsent { entrant: *entrant, round: *round },
            Broken::Prohibited { a, b, reason } => {
                Refused::Prohibited { a: *a, b: *b, reason: reason.clone() }
            }
            Broken::SecondBye { entrant, clauses } => Refused::SecondBye { entrant: *entrant, clauses },
        }
    }

    fn warning(&self) -> Option<Warning> {
        let (a, b, why, clauses): (_, _, _, &'static [Clause]) = match self {
            Broken::Rematch { a, b, clauses, .. } => (*a, *b, "have met", *clauses),
            Broken::MetOften { a, b, .. } => (*a, *b, "have met as often as planned", &[]),
            Broken::Prohibited { a, b, .. } => (*a, *b, "should not", &[]),
            Broken::Left { .. } | Broken::Absent { .. } | Broken::SecondBye { .. } => return None,
        };
        Some(Warning::Overridden { a, b, why, clauses })
    }
}
