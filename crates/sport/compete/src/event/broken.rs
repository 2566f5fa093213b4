//! Rules of the code that a pairing breaks: refused, unless the chief arbiter overrides them with a reason
//! (FMJD-V.11.4); then they are told as warnings.

use std::collections::BTreeMap;

use damier_clock::rules::Code;
use damier_rules::Color;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::by_code::ByCode;
use super::pairing::Proposal;
use super::refused::Refused;
use super::rounds::{FreeKind, PairedBy};
use super::stage::System;
use super::state::{StageState, State};
use super::warning::Warning;
use damier_pairing::swiss::{Prohibition, Strength};
use damier_pairing::{Entrant, Round};

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
const THIRD_COLOUR: ByCode = ByCode {
    ua13: &["UA13-IV.15.3"],
    ua23: &["UA-III.10.3"],
    fmjd: &["FMJD-V.7.1.6"],
    wcdf: &[],
    col: &["COL-3.9.5"],
};

/// A rule that a pairing breaks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum BrokenRule {
    #[error("{a} and {b} met in round {round}")]
    Rematch { a: Entrant, b: Entrant, round: Round, clauses: &'static [Clause] },
    #[error("{a} and {b} have met {times} times in {cycles} cycles")]
    MetOften { a: Entrant, b: Entrant, times: usize, cycles: u8 },
    #[error("{entrant} has left")]
    Left { entrant: Entrant, clauses: &'static [Clause] },
    #[error("{entrant} has announced not to be there in round {round}")]
    Absent { entrant: Entrant, round: Round },
    #[error("{a} and {b} should not be paired: {reason}")]
    Prohibited { a: Entrant, b: Entrant, reason: String },
    #[error("{a} and {b} should be paired only if nothing else is possible: {reason}")]
    Unwelcome { a: Entrant, b: Entrant, reason: String },
    #[error("{entrant} has been free before, in round {round}")]
    SecondBye { entrant: Entrant, round: Round, clauses: &'static [Clause] },
    #[error("{entrant} would have one colour a third time running")]
    ThirdColour { entrant: Entrant, color: Color, clauses: &'static [Clause] },
}

impl BrokenRule {
    /// Where it is said.
    pub const fn clauses(&self) -> &'static [Clause] {
        match self {
            BrokenRule::Rematch { clauses, .. }
            | BrokenRule::Left { clauses, .. }
            | BrokenRule::SecondBye { clauses, .. }
            | BrokenRule::ThirdColour { clauses, .. } => clauses,
            BrokenRule::MetOften { .. }
            | BrokenRule::Absent { .. }
            | BrokenRule::Prohibited { .. }
            | BrokenRule::Unwelcome { .. } => &[],
        }
    }

    /// Whether it is about somebody.
    pub fn is_about(&self, who: Entrant) -> bool {
        match self {
            BrokenRule::Rematch { a, b, .. }
            | BrokenRule::MetOften { a, b, .. }
            | BrokenRule::Prohibited { a, b, .. }
            | BrokenRule::Unwelcome { a, b, .. } => *a == who || *b == who,
            BrokenRule::Left { entrant, .. }
            | BrokenRule::Absent { entrant, .. }
            | BrokenRule::SecondBye { entrant, .. }
            | BrokenRule::ThirdColour { entrant, .. } => *entrant == who,
        }
    }

    /// The refusal, if nobody may do it without a decision of the chief arbiter.
    pub(super) fn refused(&self) -> Option<Refused> {
        Some(match self {
            BrokenRule::Rematch { a, b, round, clauses } => {
                Refused::Rematch { a: *a, b: *b, round: *round, clauses }
            }
            BrokenRule::MetOften { a, b, times, cycles } => {
                Refused::MetOften { a: *a, b: *b, times: *times, cycles: *cycles }
            }
            BrokenRule::Left { entrant, clauses } => Refused::HasLeft { entrant: *entrant, clauses },
            BrokenRule::Absent { entrant, round } => Refused::IsAbsent { entrant: *entrant, round: *round },
            BrokenRule::Prohibited { a, b, reason } => {
                Refused::Prohibited { a: *a, b: *b, reason: reason.clone() }
            }
            BrokenRule::SecondBye { entrant, clauses, .. } => {
                Refused::SecondBye { entrant: *entrant, clauses }
            }
            BrokenRule::Unwelcome { .. } | BrokenRule::ThirdColour { .. } => return None,
        })
    }

    /// What is said about it once it has been decided.
    pub(super) const fn warning(&self) -> Warning {
        let clauses = self.clauses();
        match self {
            BrokenRule::Rematch { a, b, .. } => {
                Warning::Overridden { a: *a, b: *b, why: "have met", clauses }
            }
            BrokenRule::MetOften { a, b, .. } => {
                Warning::Overridden { a: *a, b: *b, why: "have met as often as planned", clauses }
            }
            BrokenRule::Prohibited { a, b, .. } => {
                Warning::Overridden { a: *a, b: *b, why: "should not", clauses }
            }
            BrokenRule::Unwelcome { a, b, .. } => {
                Warning::Overridden { a: *a, b: *b, why: "should not if it can be avoided", clauses }
            }
            BrokenRule::Left { entrant, .. } => {
                Warning::OverriddenSeat { entrant: *entrant, why: "has left", clauses }
            }
            BrokenRule::Absent { entrant, .. } => {
                Warning::OverriddenSeat { entrant: *entrant, why: "has announced not to be there", clauses }
            }
            BrokenRule::SecondBye { entrant, .. } => {
                Warning::OverriddenSeat { entrant: *entrant, why: "has been free before", clauses }
            }
            BrokenRule::ThirdColour { entrant, .. } => Warning::OverriddenSeat {
                entrant: *entrant,
                why: "has had this colour twice running",
                clauses,
            },
        }
    }
}

impl State {
    /// Every rule of the code that a pairing breaks. What an engine or a table made is not asked about
    /// colours and wishes: they weigh them themselves.
    pub(super) fn broken_rules(
        &self,
        stage: &StageState,
        code: Code,
        proposal: &Proposal<'_>,
    ) -> Vec<BrokenRule> {
        let by_people = matches!(proposal.by, PairedBy::Hand { .. } | PairedBy::Override { .. });
        let mut broken = Vec::new();
        self.broken_by_pairs(stage, code, proposal, &mut broken);
        if by_people {
            self.broken_wishes(proposal, &mut broken);
        }
        if stage.plan.system.is_swiss() {
            broken_by_free(stage, code, proposal, &mut broken);
            if by_people {
                self.broken_colours(stage, code, proposal, &mut broken);
            }
        }
        broken
    }

    fn broken_by_pairs(
        &self,
        stage: &StageState,
        code: Code,
        proposal: &Proposal<'_>,
        broken: &mut Vec<BrokenRule>,
    ) {
        let all_met = meetings(stage);
        let round = proposal.round;
        for (a, b) in proposal.pairs.iter().copied() {
            let met = all_met.get(&sorted(a, b)).map_or(&[] as &[Round], Vec::as_slice);
            match stage.plan.system {
                System::Swiss(_) => {
                    if let Some(round) = met.first() {
                        let (round, clauses) = (*round, NO_REMATCH.of(code));
                        broken.push(BrokenRule::Rematch { a, b, round, clauses });
                    }
                    for entrant in [a, b].into_iter().filter(|own| stage.left.contains_key(own)) {
                        broken.push(BrokenRule::Left { entrant, clauses: LEAVERS.of(code) });
                    }
                    let absent = |own: &Entrant| stage.absences.contains(&(round, *own));
                    for entrant in [a, b].into_iter().filter(absent) {
                        broken.push(BrokenRule::Absent { entrant, round });
                    }
                }
                System::RoundRobin { cycles } if met.len() >= usize::from(cycles) => {
                    broken.push(BrokenRule::MetOften { a, b, times: met.len(), cycles });
                }
                _ => {}
            }
            if let Some(reason) = self.prohibition(a, b, round, Strength::Absolute) {
                broken.push(BrokenRule::Prohibited { a, b, reason });
            }
        }
    }

    fn broken_wishes(&self, proposal: &Proposal<'_>, broken: &mut Vec<BrokenRule>) {
        for (a, b) in proposal.pairs.iter().copied() {
            if let Some(reason) = self.prohibition(a, b, proposal.round, Strength::AsFarAsPossible) {
                broken.push(BrokenRule::Unwelcome { a, b, reason });
            }
        }
    }

    fn prohibition(&self, a: Entrant, b: Entrant, round: Round, strength: Strength) -> Option<String> {
        let forbids = |pair: &Prohibition| {
            pair.strength == strength
                && ((pair.a, pair.b) == (a, b) || (pair.a, pair.b) == (b, a))
                && pair.holds_in(round)
        };
        self.prohibited.iter().find(|(pair, _)| forbids(pair)).map(|(_, reason)| reason.clone())
    }

    fn broken_colours(
        &self,
        stage: &StageState,
        code: Code,
        proposal: &Proposal<'_>,
        broken: &mut Vec<BrokenRule>,
    ) {
        let Some(table) = self.table(proposal.stage) else { return };
        let clauses = THIRD_COLOUR.of(code);
        let has_bar = !matches!(stage.plan.system, System::Swiss(damier_pairing::swiss::System::ByLots));
        let pairs = proposal.pairs.iter().filter(|_| has_bar);
        for (entrant, color) in
            pairs.flat_map(|(white, black)| [(*white, Color::White), (*black, Color::Black)])
        {
            let Some(line) = table.line_of(entrant) else { continue };
            let cells = table.sheet.line(line).cells.iter().rev();
            let last: Vec<Color> = cells.filter_map(|cell| cell.played_color()).take(2).collect();
            if last == [color, color] {
                broken.push(BrokenRule::ThirdColour { entrant, color, clauses });
            }
        }
    }
}

fn broken_by_free(stage: &StageState, code: Code, proposal: &Proposal<'_>, broken: &mut Vec<BrokenRule>) {
    let had_bye = |entrant: Entrant| {
        let is_his =
            |seat: &super::rounds::FreeSeat| seat.entrant == entrant && seat.kind != FreeKind::NoGame;
        stage.rounds.iter().position(|round| round.free.iter().any(is_his)).map(Round::at)
    };
    for seat in proposal.free.iter().filter(|seat| seat.kind != FreeKind::NoGame) {
        if let Some(round) = had_bye(seat.entrant) {
            let (entrant, clauses) = (seat.entrant, ONE_BYE.of(code));
            broken.push(BrokenRule::SecondBye { entrant, round, clauses });
        }
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
