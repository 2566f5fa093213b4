//! What of the solutions counts, and protests against that.

use damier_clock::{Moment, Span};
use damier_compose::Code;
use damier_rules::rulebook::Clause;
use jiff::civil::Date;

use super::phase::Phase;
use super::state::{Answer, Protest, Solver, Solving};
use crate::journal::day;
use crate::text::require_text;
use crate::{By, PositionId, Refused, SolverId};

/// Protests are taken under the regulation's procedure (UA-VIII.SolveJudge.5); the older codes do not speak of them.
const fn protest_clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ukraine2023 => &["UA-VIII.SolveJudge.5"],
        Code::Ukraine2013 | Code::Columns => &[],
    }
}

impl Solving {
    pub(super) fn judge(
        &mut self,
        solver: SolverId,
        position: PositionId,
        ticks: &[usize],
        remark: &str,
        (judge, at): (&By, Moment),
    ) -> Result<(), Refused> {
        if self.published.is_some() {
            return Err(Refused::PreliminaryOut);
        }
        let own = self.solver_mut(solver)?.handed_in;
        if self.started.is_none() {
            return Err(Refused::NotStarted);
        }
        if own.is_none() && self.ends().is_some_and(|ends| at <= ends) {
            return Err(Refused::SessionRuns);
        }
        self.tick(solver, position, ticks, remark, at)?.judge = Some(judge.clone());
        Ok(())
    }

    fn tick(
        &mut self,
        solver: SolverId,
        position: PositionId,
        ticks: &[usize],
        remark: &str,
        at: Moment,
    ) -> Result<&mut Answer, Refused> {
        let keys = self.has_position(position)?.keys.len();
        if let Some(key) = ticks.iter().find(|key| **key == 0 || **key > keys) {
            return Err(Refused::NoSuchKey { position, key: *key, keys });
        }
        let mut ticks = ticks.to_vec();
        ticks.sort_unstable();
        ticks.dedup();
        let blank = Answer { text: String::new(), at, ticks: None, remark: String::new(), judge: None };
        let answer = self.solver_mut(solver)?.answers.entry(position).or_insert(blank);
        answer.ticks = Some(ticks);
        remark.clone_into(&mut answer.remark);
        Ok(answer)
    }

    /// Whether everybody has had his time: results come out when the session is over, or the last day for solutions.
    pub(super) fn solved(&self, at: Moment) -> Result<(), Refused> {
        match self.rules()?.closing {
            _ if self.phase(at) != Phase::Running => Ok(()),
            Some(closing) => Err(Refused::SolutionsTaken { closing, on: day(at) }),
            None => Err(Refused::SessionRuns),
        }
    }

    /// Whether everybody has had the time for protests that the regulation leaves him.
    pub(super) fn heard(&self, at: Moment) -> Result<(), Refused> {
        let (Some(published), Some(minutes)) = (self.published, self.rules()?.protest_minutes) else {
            return Ok(());
        };
        let (term, passed) = (Span::minutes(u64::from(minutes)), at.since(published));
        if passed >= term {
            return Ok(());
        }
        let left = (term.as_millis() - passed.as_millis()).div_ceil(60_000);
        Err(Refused::ProtestsTaken { minutes, left, clauses: protest_clauses(self.rules()?.code) })
    }

    pub(super) fn publish(&mut self, at: Moment) -> Result<(), Refused> {
        if self.published.is_some() {
            return Err(Refused::PreliminaryOut);
        }
        if self.started.is_none() {
            return Err(Refused::NotStarted);
        }
        let unjudged = |solver: &Solver| solver.answers.values().filter(|own| own.ticks.is_none()).count();
        let count = self.solvers.iter().map(unjudged).sum();
        if count > 0 {
            return Err(Refused::NotJudged { count });
        }
        self.published = Some(at);
        Ok(())
    }

    pub(super) fn protest(
        &mut self,
        seq: u32,
        solver: SolverId,
        position: PositionId,
        text: &str,
        at: Moment,
    ) -> Result<(), Refused> {
        let published = self.published.ok_or(Refused::NoPreliminary)?;
        self.has_position(position)?;
        self.solver_mut(solver)?;
        require_text(text)?;
        let (minutes, passed) = (self.rules()?.protest_minutes, at.since(published));
        if let Some(minutes) = minutes.filter(|minutes| passed > Span::minutes(u64::from(*minutes))) {
            let passed = passed.as_millis().div_ceil(60_000);
            let clauses = protest_clauses(self.rules()?.code);
            return Err(Refused::ProtestLate { minutes, passed, clauses });
        }
        self.protests.push(Protest { seq, solver, position, text: text.to_owned(), ruling: None });
        Ok(())
    }

    pub(super) fn rule(
        &mut self,
        protest: u32,
        upheld: bool,
        ruling: &str,
        ticks: Option<&[usize]>,
    ) -> Result<(), Refused> {
        require_text(ruling)?;
        let found = self.protests.iter_mut().find(|own| own.seq == protest);
        let found = found.ok_or(Refused::NoSuchProtest { protest })?;
        if found.ruling.is_some() {
            return Err(Refused::DecidedAlready { appeal: protest, clauses: &[] });
        }
        found.ruling = Some((upheld, ruling.to_owned()));
        let (solver, position) = (found.solver, found.position);
        match ticks.filter(|_| upheld) {
            Some(ticks) => {
                let at = self.published.unwrap_or_default();
                self.tick(solver, position, ticks, ruling, at).map(|_| ())
            }
            None => Ok(()),
        }
    }

    pub(super) fn approve(&mut self, on: Date) -> Result<(), Refused> {
        if self.published.is_none() {
            return Err(Refused::NoPreliminary);
        }
        let count = self.protests.iter().filter(|protest| protest.ruling.is_none()).count();
        if count > 0 {
            return Err(Refused::ProtestsOpen { count });
        }
        self.approved_since = Some(on);
        Ok(())
    }
}
