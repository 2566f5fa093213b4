//! Solvers and the time in which they solve.

use damier_clock::Moment;
use damier_compose::Code;
use damier_rules::rulebook::Clause;

use super::state::{Answer, Solver, Solving};
use crate::identity::same_person;
use crate::journal::day;
use crate::text::{named, require_text};
use crate::{PositionId, Refused, SolverId};

/// Staff of the paper that holds the contest (UA13-VI.5.6.5/a, COL-5.5.5f); the code of 2023 does not speak of it.
const fn staff_clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ukraine2013 => &["UA13-VI.5.6.5/a"],
        Code::Ukraine2023 => &[],
        Code::Columns => &["COL-5.5.5f"],
    }
}

impl Solving {
    pub(super) fn enter(&mut self, solver: Solver) -> Result<(), Refused> {
        let regulation = self.rules()?;
        named(&solver.name)?;
        let name = solver.name.trim().to_owned();
        if self.solvers.iter().any(|own| own.who().is(&solver.who())) {
            return Err(Refused::EnteredAlready { name });
        }
        if regulation.staff.iter().any(|own| same_person(own, &name)) {
            return Err(Refused::StaffEnters { name, clauses: staff_clauses(regulation.code) });
        }
        if self.panel.iter().any(|official| official.who().is(&solver.who())) {
            return Err(Refused::OfficialEnters { name, clauses: &[] });
        }
        self.solvers.push(Solver { name, ..solver });
        Ok(())
    }

    /// The points for completeness are approved before the start (UA-VIII.Solve.4).
    pub(super) fn start(&mut self, at: Moment) -> Result<(), Refused> {
        self.before_start()?;
        if !self.approved {
            return Err(Refused::NotApproved { clauses: &["UA-VIII.Solve.4"] });
        }
        self.started = Some(at);
        Ok(())
    }

    fn running(&self, solver: SolverId, at: Moment) -> Result<(), Refused> {
        let regulation = self.rules()?;
        if self.started.is_none() {
            return Err(Refused::NotStarted);
        }
        if self.published.is_some() {
            return Err(Refused::PreliminaryOut);
        }
        let missing = Refused::NoSuchSolver { solver, solvers: self.solvers.len() };
        if self.solver(solver).ok_or(missing)?.handed_in.is_some() {
            return Err(Refused::HandedIn { solver });
        }
        if let (Some(ends), Some(minutes)) = (self.ends(), regulation.minutes)
            && at > ends
        {
            let seconds = at.since(ends).as_millis().div_ceil(1000);
            return Err(Refused::TimeOver { minutes, late: seconds / 60, seconds: seconds % 60 });
        }
        let on = day(at);
        match regulation.closing {
            Some(closing) if on > closing => Err(Refused::SolutionsClosed { closing, on }),
            _ => Ok(()),
        }
    }

    pub(super) fn answer(
        &mut self,
        solver: SolverId,
        position: PositionId,
        text: &str,
        at: Moment,
    ) -> Result<(), Refused> {
        self.running(solver, at)?;
        self.has_position(position)?;
        require_text(text)?;
        let answer = Answer { text: text.to_owned(), at, ticks: None, remark: String::new(), judge: None };
        self.solver_mut(solver)?.answers.insert(position, answer);
        Ok(())
    }

    pub(super) fn hand_in(&mut self, solver: SolverId, at: Moment) -> Result<(), Refused> {
        self.running(solver, at)?;
        self.solver_mut(solver)?.handed_in = Some(at);
        Ok(())
    }

    pub(super) fn solver_mut(&mut self, solver: SolverId) -> Result<&mut Solver, Refused> {
        let solvers = self.solvers.len();
        let found = solver.index().and_then(|at| self.solvers.get_mut(at));
        found.ok_or(Refused::NoSuchSolver { solver, solvers })
    }
}
