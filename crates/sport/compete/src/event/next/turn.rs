//! A stage whose next round is to be paired: everything that has to be there first.

use std::collections::BTreeMap;

use damier_clock::rules::Code;

use super::super::encounter::Encounter;
use super::super::fact::Fact;
use super::super::ids::StageId;
use super::super::rounds::{FreeSeat, PairedBy, Phase};
use super::super::score::Score;
use super::super::stage::System;
use super::super::stage_field::FieldFrom;
use super::super::state::{StageState, State};
use super::cannot::{CannotPair, StageOver};
use super::story::{FreeReason, PairReason, RoundStory};
use super::{NextRound, stage_over};
use damier_pairing::swiss::Watch;
use damier_pairing::{Entrant, Round};

/// A stage about to be paired.
pub(super) struct Turn<'a> {
    pub(super) state: &'a State,
    pub(super) id: StageId,
    pub(super) stage: &'a StageState,
    pub(super) code: Code,
    pub(super) field: Vec<Entrant>,
    /// The round to be paired.
    pub(super) round: Round,
    pub(super) seed: u64,
}

impl<'a> Turn<'a> {
    /// Checks what every system needs: a regulation, a field, the results so far.
    pub(super) fn new(state: &'a State, id: StageId, seed: u64) -> Result<Turn<'a>, CannotPair> {
        let turn = Turn::bare(state, id, seed)?;
        turn.check_results()?;
        turn.check_rounds()?;
        Ok(turn)
    }

    /// The same in the middle of a round.
    pub(super) fn bare(state: &'a State, id: StageId, seed: u64) -> Result<Turn<'a>, CannotPair> {
        let code = state.code().ok_or(CannotPair::NoRegulation)?;
        let stages = state.stages.len();
        let stage = state.stages.get(id.index()).ok_or(CannotPair::NoSuchStage { stage: id, stages })?;
        let field = state.field(stage);
        let turn = Turn { state, id, stage, code, field, round: Round::at(stage.rounds.len()), seed };
        turn.check_field()?;
        Ok(turn)
    }

    fn check_field(&self) -> Result<(), CannotPair> {
        let stage = self.id;
        let is_everybody = stage == StageId::FIRST && self.stage.plan.from == FieldFrom::Everybody;
        if !is_everybody && self.stage.field.is_none() {
            let FieldFrom::Places(places) = &self.stage.plan.from else {
                return Err(CannotPair::NoField { stage });
            };
            let open = places.iter().find(|places| stage_over(self.state, places.stage).is_none());
            return Err(match open {
                Some(places) => CannotPair::Waits { stage, until: places.stage },
                None => CannotPair::NoField { stage },
            });
        }
        let field = self.field.len();
        if field < 2 { Err(CannotPair::TooFew { stage, field }) } else { Ok(()) }
    }

    /// A Swiss is paired with adjourned games, which count 1-1 (FMJD-V.8.8); where a winner is needed they
    /// have to be finished. When no round is left everything has to be there.
    fn check_results(&self) -> Result<(), CannotPair> {
        let system = self.stage.plan.system;
        let ends = system.goes_on_until_won();
        let is_last = !ends && self.round.number() > self.state.rounds_planned(self.stage);
        let from = if is_last { 0 } else { self.stage.rounds.len().saturating_sub(1) };
        let stage = self.id;
        for (at, round) in self.stage.rounds.iter().enumerate().skip(from) {
            let tables = self.state.undecided(self.stage, round);
            if !tables.is_empty() && (is_last || !system.is_by_table()) {
                if matches!(round.phase, Phase::Paired | Phase::Published) {
                    return Err(CannotPair::NotStarted { stage, round: Round::at(at) });
                }
                return Err(CannotPair::ResultsMissing { stage, round: Round::at(at), tables });
            }
            let tables = round.adjourned();
            if !tables.is_empty() && (is_last || ends) {
                return Err(CannotPair::Adjourned { stage, round: Round::at(at), tables });
            }
        }
        Ok(())
    }

    fn check_rounds(&self) -> Result<(), CannotPair> {
        let rounds = self.stage.plan.rounds;
        if self.round.number() > rounds && !self.stage.plan.system.goes_on_until_won() {
            return Err(self.over(StageOver::AllRounds { rounds }));
        }
        Ok(())
    }

    /// The next round of any system but Swiss.
    pub(super) fn planned(&self) -> Result<NextRound, CannotPair> {
        match self.stage.plan.system {
            System::RoundRobin { cycles } => self.round_robin(cycles),
            System::Knockout(places) => self.knockout(places),
            System::LostPoints(limit) => self.lost_points(limit),
            System::Scheveningen => self.scheveningen(),
            System::Match(aim) => self.match_game(aim),
            System::Barrage => self.barrage(),
            System::Swiss(_) => self.swiss(&Watch::new()),
        }
    }

    pub(super) fn over(&self, over: StageOver) -> CannotPair {
        CannotPair::StageOver { stage: self.id, over }
    }

    /// Who has which number, number 1 first; everybody needs one.
    pub(super) fn numbered(&self) -> Result<Vec<Entrant>, CannotPair> {
        let numbers = &self.stage.numbers;
        let of: Option<BTreeMap<u32, Entrant>> =
            self.field.iter().map(|entrant| Some((*numbers.get(entrant)?, *entrant))).collect();
        let of = of.ok_or(CannotPair::NoNumbers { stage: self.id })?;
        Ok(of.into_values().collect())
    }

    /// How an encounter of a past round, from 0, ended once leavers have lost what they did not finish.
    pub(super) fn score(&self, at: usize, encounter: &Encounter) -> Option<Score> {
        self.stage.settled_score(at, encounter)
    }

    /// Whether somebody has left the stage.
    pub(super) fn has_left(&self, entrant: Entrant) -> bool {
        self.stage.left.contains_key(&entrant)
    }

    /// The round as a fact with its story.
    pub(super) fn answer(&self, by: PairedBy, pairs: Vec<PairReason>, free: Vec<FreeReason>) -> NextRound {
        let fact = Fact::Paired {
            stage: self.id,
            round: self.round,
            pairs: pairs.iter().map(|pair| (pair.white, pair.black)).collect(),
            free: free.iter().map(|free| FreeSeat { entrant: free.entrant, kind: free.kind }).collect(),
            by,
        };
        let story = RoundStory {
            stage: self.id,
            round: self.round,
            pairs,
            free,
            groups: Vec::new(),
            extra: Vec::new(),
        };
        NextRound { fact, story }
    }
}
