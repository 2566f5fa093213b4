//! What has to be done next: what the facts show, and the list of an arbiter's duties to tick off.

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::checklist::{Tick, belongs, checklist, clause_of};
use super::ids::StageId;
use super::next::{ends_by_lot, lots_wanted, stage_over};
use super::officials::{Official, committee_clauses};
use super::permission::Role;
use super::protest::ProtestStatus;
use super::regulation::technical_items;
use super::rounds::Phase;
use super::rounds_range::swiss_rounds;
use super::staffing::staffing;
use super::stage::System;
use super::state::{Over, StageState, State};
use super::warning::Warning;
use damier_pairing::{Entrant, Round};

/// Something to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Task {
    pub duty: Duty,
    pub who: Role,
    /// By which clauses.
    pub clauses: Vec<Clause>,
}

/// What has to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// Approve a regulation.
    Regulation,
    /// Appoint a chief arbiter.
    ChiefArbiter,
    /// Write the technical regulation.
    Technical,
    /// Have it signed by these.
    Signatures(Vec<Entrant>),
    /// Appoint the appeals committee.
    Committee,
    /// Check and approve the entries.
    ApproveEntries,
    /// Draw or give numbers.
    Numbers(StageId),
    /// Draw the lot about the meetings of a round, at these tables, that nothing else has decided.
    Lots(StageId, Round, Vec<u16>),
    /// Pair a round.
    Pair(StageId, Round),
    Publish(StageId, Round),
    Start(StageId, Round),
    /// Enter the results of these tables.
    Results(StageId, Round, Vec<u16>),
    /// Finish adjourned games at these tables.
    Adjourned(StageId, Round, Vec<u16>),
    /// Close the round.
    Close(StageId, Round),
    /// Decide whether somebody who missed so many rounds goes on.
    FurtherPart(Entrant, usize),
    /// Rule on a protest.
    RuleOnProtest(u32),
    /// Decide an appeal.
    DecideAppeal(u32),
    /// Approve the results.
    ApproveResults,
    /// Report to organiser and federation.
    Report,
    /// A duty of the checklist.
    Checklist(&'static str),
}

impl Duty {
    /// The stage it belongs to, if it belongs to one.
    pub const fn stage(&self) -> Option<StageId> {
        match self {
            Duty::Numbers(stage)
            | Duty::Lots(stage, ..)
            | Duty::Pair(stage, _)
            | Duty::Publish(stage, _)
            | Duty::Start(stage, _)
            | Duty::Results(stage, ..)
            | Duty::Adjourned(stage, ..)
            | Duty::Close(stage, _) => Some(*stage),
            _ => None,
        }
    }
}

impl State {
    /// Everything that has to be done now, the most urgent first.
    pub fn due(&self) -> Vec<Task> {
        let mut tasks = Vec::new();
        let Some(code) = self.code() else {
            tasks.push(task(Duty::Regulation, Role::Organiser, &["UA13-IV.1.1", "UA-II.1.1.1", "COL-3.2.1"]));
            return tasks;
        };
        if self.over.is_none() {
            self.due_disputes(&mut tasks);
            if !self.has_begun() {
                self.due_before(code, &mut tasks);
            }
            for (at, stage) in self.stages.iter().enumerate() {
                self.due_in_stage(StageId(at as u8), stage, &mut tasks);
            }
            self.due_at_the_end(&mut tasks);
        }
        if self.over == Some(Over::Finished) {
            let clauses = &["UA13-IV.18.8.6", "UA-IV.8.6", "FMJD-IV.2.27"];
            tasks.push(task(Duty::Report, Role::ChiefArbiter, clauses));
        }
        self.due_checklist(code, &mut tasks);
        tasks.iter_mut().for_each(|task| task.clauses.retain(|clause| belongs(code, clause)));
        tasks
    }

    fn due_disputes(&self, tasks: &mut Vec<Task>) {
        for protest in &self.protests {
            match protest.status {
                ProtestStatus::Lodged => {
                    let duty = Duty::RuleOnProtest(protest.seq);
                    tasks.push(task(duty, Role::ChiefArbiter, &["UA-III.12.1.5", "FMJD-IV.2.16"]));
                }
                ProtestStatus::Appealed => {
                    let clauses = &["UA13-IV.18.8.4.3", "UA-IV.8.4.c", "FMJD-II.2.11"];
                    tasks.push(task(Duty::DecideAppeal(protest.seq), Role::Jury, clauses));
                }
                ProtestStatus::Ruled { .. } | ProtestStatus::Final { .. } => {}
            }
        }
    }

    fn due_before(&self, code: Code, tasks: &mut Vec<Task>) {
        let has_chief = self.officials.iter().any(|own| own.role == Role::ChiefArbiter && !own.relieved);
        if !has_chief {
            let clauses = &["UA13-IV.1.3", "UA-II.1.1.3", "FMJD-IV.3.a"];
            tasks.push(task(Duty::ChiefArbiter, Role::Organiser, clauses));
        }
        if self.technical.is_none() && !technical_items(code).is_empty() {
            let clauses = &["UA13-IV.18.8.3", "UA-IV.8.3", "COL-3.2.2"];
            tasks.push(task(Duty::Technical, Role::ChiefArbiter, clauses));
        }
        let unsigned = self.unsigned();
        if !unsigned.is_empty() {
            tasks.push(task(Duty::Signatures(unsigned), Role::ChiefArbiter, &["UA13-IV.18.8.3"]));
        }
        if self.committee.is_none() && !committee_clauses(code).is_empty() {
            tasks.push(task(Duty::Committee, Role::ChiefArbiter, committee_clauses(code)));
        }
        if !self.entries_approved && self.entrants() > 0 {
            let clauses = &["UA13-IV.18.5.1", "UA-IV.5", "FMJD-IV.2.3"];
            tasks.push(task(Duty::ApproveEntries, Role::ChiefArbiter, clauses));
        }
    }

    fn due_in_stage(&self, id: StageId, stage: &StageState, tasks: &mut Vec<Task>) {
        let ready = id == StageId::FIRST || stage.field.is_some();
        if !ready || self.field(stage).is_empty() {
            return;
        }
        if stage.numbers.is_empty() && stage.rounds.is_empty() {
            let clauses = &["UA13-IV.18.5.5", "UA-IV.5", "FMJD-II.2.12"];
            tasks.push(task(Duty::Numbers(id), Role::ChiefArbiter, clauses));
        }
        self.due_absentees(id, stage, tasks);
        for (at, round) in stage.rounds.iter().enumerate() {
            let number = Round::at(at);
            let missing = self.undecided(stage, round);
            let duty = match round.phase {
                Phase::Paired => {
                    let clauses = &["FMJD-IV.2.24", "UA13-IV.18.12.1", "UA-IV.12"];
                    tasks.push(task(Duty::Publish(id, number), Role::ChiefArbiter, clauses));
                    Duty::Start(id, number)
                }
                Phase::Published => Duty::Start(id, number),
                Phase::Started if missing.is_empty() => Duty::Close(id, number),
                Phase::Started => Duty::Results(id, number, missing),
                Phase::Closed if round.adjourned().is_empty() => continue,
                Phase::Closed => Duty::Adjourned(id, number, round.adjourned()),
            };
            let clauses: &[Clause] = match duty {
                Duty::Start(..) => &["UA13-IV.9.3", "UA-III.5.3.a", "FMJD-IV.2.11"],
                Duty::Adjourned(..) => &["FMJD-IV.2.25", "FMJD-V.8.8"],
                _ => &["UA13-IV.18.13", "UA-IV.13", "FMJD-IV.2.22"],
            };
            tasks.push(task(duty, Role::ChiefArbiter, clauses));
        }
        let over = stage.rounds.last().is_none_or(|last| last.phase == Phase::Closed);
        if over && self.has_more_rounds(id, stage) {
            self.due_lots(id, stage, tasks);
            let next = Round::at(stage.rounds.len());
            let clauses = &["UA13-IV.18.5.5", "UA-II.3.6.3.a", "FMJD-IV.2.23"];
            if !ends_by_lot(self, id) {
                tasks.push(task(Duty::Pair(id, next), Role::ChiefArbiter, clauses));
            }
        }
    }

    /// Level meetings of a knockout that only a lot can decide.
    fn due_lots(&self, id: StageId, stage: &StageState, tasks: &mut Vec<Task>) {
        let wanted = lots_wanted(self, id);
        let clauses = &["UA13-IV.3.4.2", "UA-II.3.6.2.b", "COL-3.8b"];
        for round in (0..stage.rounds.len()).map(Round::at) {
            let tables: Vec<u16> =
                wanted.iter().filter(|key| key.round == round).map(|key| key.table).collect();
            if !tables.is_empty() {
                tasks.push(task(Duty::Lots(id, round, tables), Role::ChiefArbiter, clauses));
            }
        }
    }

    /// Whether there is a round to be paired: replays of level meetings come after the planned ones, and a
    /// decided match has none left.
    pub fn has_more_rounds(&self, id: StageId, stage: &StageState) -> bool {
        if stage.plan.system.goes_on_until_won() {
            let waits = stage.rounds.iter().any(|round| !round.adjourned().is_empty());
            return !waits && stage_over(self, id).is_none();
        }
        stage.rounds.len() < usize::from(self.rounds_planned(stage)) && stage_over(self, id).is_none()
    }

    /// Those who did not turn up: only the chief arbiter decides whether they go on (D-46c).
    fn due_absentees(&self, id: StageId, stage: &StageState, tasks: &mut Vec<Task>) {
        for (entrant, missed) in self.missed_rounds(id) {
            let known = self.goes_on.get(&(id, entrant)).copied().unwrap_or(0);
            if missed > known && !stage.left.contains_key(&entrant) {
                let clauses = &["UA13-IV.10.1.3", "UA-III.6.1.3"];
                tasks.push(task(Duty::FurtherPart(entrant, missed), Role::ChiefArbiter, clauses));
            }
        }
    }

    fn due_at_the_end(&self, tasks: &mut Vec<Task>) {
        let is_closed = |stage: &StageState| stage.rounds.iter().all(|round| round.phase == Phase::Closed);
        let is_done = self.check_finished().is_ok() && self.stages.iter().all(is_closed);
        if !self.stages.is_empty() && is_done {
            let clauses = &["UA13-IV.18.5.6", "UA-IV.5"];
            tasks.push(task(Duty::ApproveResults, Role::ChiefArbiter, clauses));
        }
    }

    /// Duties to be ticked off by hand; those that other facts show are tasks of their own. They are tasks where a
    /// code has the chief arbiter answer for each (FMJD-IV.2); elsewhere they stand on the list only, so that they
    /// do not hide what comes next.
    fn due_checklist(&self, code: Code, tasks: &mut Vec<Task>) {
        if !matches!(code, Code::Fmjd100 | Code::Fmjd64) {
            return;
        }
        let now = self.span();
        for (mark, listed) in checklist(code) {
            if listed.when <= now && listed.tick == Tick::ByHand && !self.is_duty_done(listed) {
                tasks.push(task(Duty::Checklist(listed.text), listed.who, &[clause_of(mark)]));
            }
        }
    }

    /// What deserves a second look: what facts have brought up, and the number of rounds for the field as
    /// it is now (D-44b, D-44c).
    pub fn notices(&self) -> Vec<Warning> {
        let mut notices = self.warnings.clone();
        let Some(code) = self.code() else { return notices };
        for stage in self.stages.iter().filter(|stage| matches!(stage.plan.system, System::Swiss(_))) {
            let (entrants, planned) = (self.field(stage).len(), stage.plan.rounds);
            if let Some(range) = swiss_rounds(code, entrants)
                && entrants > 0
                && !(range.from..=range.to).contains(&planned)
            {
                notices.push(Warning::Rounds { entrants, planned, range });
            }
        }
        notices.extend(self.few_arbiters(code));
        notices
    }

    /// Nobody looks after more than four pairs (UA13-IV.18.13, UA-IV.13).
    fn few_arbiters(&self, code: Code) -> Option<Warning> {
        let regulation = self.regulation.as_ref()?;
        let playing = self.stages.iter().filter_map(|stage| stage.rounds.last());
        let encounters =
            playing.filter(|round| round.phase != Phase::Closed).flat_map(|round| &round.encounters);
        let pairs = encounters.map(|own| usize::from(own.shape.boards)).sum();
        let impaired = self.has_impaired();
        let wanted = staffing(code, regulation.level, regulation.class, pairs, impaired)?;
        let judges = [Role::ChiefArbiter, Role::Deputy, Role::SeniorArbiter, Role::LineArbiter];
        let on_duty = |own: &&Official| judges.contains(&own.role) && !own.relieved;
        let there = self.officials.iter().filter(on_duty).count();
        let (least, clauses) = (wanted.least, wanted.clauses);
        // Among impaired players the recommendation is a least number (UA13-IV.13.17).
        if impaired && 0 < there && there < wanted.from {
            return Some(Warning::FewArbitersForAccess { pairs, there, least: wanted.from, clauses });
        }
        (0 < there && there < least).then_some(Warning::FewArbiters { pairs, there, least, clauses })
    }
}

fn task(duty: Duty, who: Role, clauses: &[Clause]) -> Task {
    Task { duty, who, clauses: clauses.to_vec() }
}
