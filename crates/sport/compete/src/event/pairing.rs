//! Which pairings are accepted: everybody once, nobody forgotten, and no rule of the code broken unless the
//! chief arbiter overrides it with a reason (FMJD-V.11.4).

use super::broken::BrokenRule;
use super::encounter::{Encounter, Shape};
use super::fact::Fact;
use super::ids::StageId;
use super::next::course_of;
use super::refused::Refused;
use super::rounds::{FreeSeat, PairedBy, Phase, RoundState};
use super::stage::System;
use super::stage_field::FieldFrom;
use super::state::{StageState, State};
use damier_pairing::{Entrant, Round};

/// No event has more games: that would be ten thousand players in fifty rounds.
const MOST_GAMES: usize = 250_000;

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
        if let PairedBy::Hand { reason } | PairedBy::Override { reason } = proposal.by
            && reason.trim().is_empty()
        {
            return Err(Refused::NoReason);
        }
        let broken = self.broken_rules(stage, code, proposal);
        let overriding = matches!(proposal.by, PairedBy::Override { .. });
        if let (false, Some(refused)) = (overriding, broken.iter().find_map(BrokenRule::refused)) {
            return Err(refused);
        }
        let shape = self.shape(stage);
        self.check_size(shape, proposal.pairs.len())?;
        let mut encounters: Vec<Encounter> =
            proposal.pairs.iter().map(|(left, right)| Encounter::new(*left, *right, shape)).collect();
        if shape.teams {
            encounters.iter_mut().try_for_each(|encounter| self.seat(proposal, encounter))?;
        }
        self.warnings.extend(broken.iter().map(BrokenRule::warning));
        let (by, free) = (proposal.by.clone(), proposal.free.to_vec());
        let stage = self.stage_mut(proposal.stage)?;
        stage.rounds.push(RoundState { phase: Phase::Paired, by, encounters, free });
        Ok(())
    }

    /// Every pair takes room for its games; a few words could ask for more than any event has.
    fn check_size(&self, shape: Shape, pairs: usize) -> Result<(), Refused> {
        let rounds = self.stages.iter().flat_map(|stage| &stage.rounds);
        let paired: usize = rounds.flat_map(|round| &round.encounters).map(|own| own.games.len()).sum();
        let new = pairs.saturating_mul(usize::from(shape.boards) * usize::from(shape.games));
        let is_too_much = paired.saturating_add(new) > MOST_GAMES;
        if is_too_much { Err(Refused::TooManyGames { most: MOST_GAMES }) } else { Ok(()) }
    }

    /// The right round at the right time.
    fn check_turn(&self, stage: &StageState, proposal: &Proposal<'_>) -> Result<(), Refused> {
        let next = Round::at(stage.rounds.len());
        if proposal.round != next {
            return Err(Refused::WrongRound { asked: proposal.round, next });
        }
        stage.check_planned(next).map_err(|_| Refused::NoMoreRounds { rounds: stage.plan.rounds })?;
        let is_everybody = proposal.stage == StageId::FIRST && stage.plan.from == FieldFrom::Everybody;
        if !is_everybody && stage.field.is_none() {
            return Err(Refused::NoField { stage: proposal.stage });
        }
        // A Swiss is paired from results; adjourned games count 1-1 (FMJD-V.8.8).
        match stage.rounds.last() {
            Some(last) if !stage.plan.system.is_by_table() => {
                let tables = self.undecided(stage, last);
                let round = Round::at(stage.rounds.len() - 1);
                let stage = proposal.stage;
                if tables.is_empty() { Ok(()) } else { Err(Refused::ResultsMissing { stage, round, tables }) }
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
        let is_there = |entrant: &Entrant| {
            !stage.left.contains_key(entrant) && !stage.absences.contains(&(proposal.round, *entrant))
        };
        let due = self.due_to_play(stage, proposal.stage, field).into_iter();
        let forgotten: Vec<Entrant> =
            due.filter(is_there).filter(|entrant| !seated[entrant.index()]).collect();
        if forgotten.is_empty() { Ok(()) } else { Err(Refused::Forgotten { entrants: forgotten }) }
    }

    /// Who of a field must have a seat in the next round.
    fn due_to_play(&self, stage: &StageState, id: StageId, field: Vec<Entrant>) -> Vec<Entrant> {
        match stage.plan.system {
            System::Swiss(_) | System::RoundRobin { .. } => field,
            System::Knockout(_) => match course_of(self, id) {
                Some(course) => course.still_to_meet().collect(),
                None if stage.rounds.is_empty() => field,
                None => Vec::new(),
            },
            System::LostPoints(limit) => match self.table(id) {
                Some(table) => {
                    let left = limit.left(&table.sheet).into_iter();
                    left.filter_map(|line| table.entrants.get(line.index()).copied()).collect()
                }
                None => field,
            },
            System::Scheveningen | System::Match(_) | System::Barrage => Vec::new(),
        }
    }

    /// Every rule of the code that a pairing would break, for those who pair by hand or by decision; empty
    /// for any other fact.
    pub fn rules_broken_by(&self, fact: &Fact) -> Vec<BrokenRule> {
        let Fact::Paired { stage, round, pairs, free, by } = fact else { return Vec::new() };
        let proposal = Proposal { stage: *stage, round: *round, pairs, free, by };
        match (self.stages.get(stage.index()), self.code()) {
            (Some(found), Some(code)) => self.broken_rules(found, code, &proposal),
            _ => Vec::new(),
        }
    }
}
