//! How facts change what is known.

use damier_clock::{Moment, Span};
use damier_compose::{Code, Goal};
use damier_pdn::read_fen;

use super::fact::{Fact, KeyKind, PositionEntry};
use super::regulation::{Form, Regulation};
use super::state::{Answer, Protest, Set, Solver, Solving};
use crate::composing::Level;
use crate::journal::{Course, Entry, day};
use crate::office::{Office, Official, same_person};
use crate::{Genre, PositionId, Refused, SolverId};

impl Course for Solving {
    type Fact = Fact;

    fn take(&mut self, entry: &Entry<Fact>) -> Result<(), Refused> {
        if self.is_final && !matches!(entry.fact, Fact::Undone { .. }) {
            return Err(Refused::ResultsFinal { since: day(entry.at) });
        }
        match &entry.fact {
            Fact::Regulation(regulation) => self.begin(regulation),
            Fact::Appointed(official) => self.appoint(official),
            Fact::PositionSet(position) => self.put(position),
            Fact::PositionDropped { position } => self.drop_position(*position),
            Fact::SetApproved => self.approve_set(),
            Fact::SolverEntered { name, team } => self.enter(name, team.clone()),
            Fact::Started => self.start(entry.at),
            Fact::Answered { solver, position, text } => self.answer(*solver, *position, text, entry.at),
            Fact::HandedIn { solver } => self.hand_in(*solver, entry.at),
            Fact::Judged { solver, position, ticks, remark } => {
                self.judge(*solver, *position, ticks, remark, entry.at)
            }
            Fact::ResultsPublished => self.publish(entry.at),
            Fact::Protested { solver, position, text } => {
                self.protest(entry.seq, *solver, *position, text, entry.at)
            }
            Fact::ProtestRuled { protest, upheld, ruling, ticks } => {
                self.rule(*protest, *upheld, ruling, ticks.as_deref())
            }
            Fact::Approved => self.approve(),
            Fact::Undone { .. } => Ok(()),
        }
    }
}

/// The basic genres that a national championship must have (UA-VIII.Solve.2).
const ALL_GENRES: [&[Genre]; 4] = [
    &[Genre::Miniature, Genre::Problem, Genre::KingProblem],
    &[Genre::Study],
    &[Genre::LockTask],
    &[Genre::PositionalEnding],
];

impl Solving {
    fn begin(&mut self, regulation: &Regulation) -> Result<(), Refused> {
        if self.regulation.is_some() {
            return Err(Refused::RegulationAlready);
        }
        regulation.check()?;
        self.regulation = Some(regulation.clone());
        Ok(())
    }

    fn appoint(&mut self, official: &Official) -> Result<(), Refused> {
        self.rules()?;
        if official.name.trim().is_empty() {
            return Err(Refused::NoName);
        }
        let chief = self.panel.iter().find(|own| own.office == Office::ChiefJudge);
        if let Some(chief) = chief.filter(|_| official.office == Office::ChiefJudge) {
            return Err(Refused::ChiefAlready { name: chief.name.clone() });
        }
        if self.solvers.iter().any(|solver| same_person(&solver.name, &official.name)) {
            return Err(Refused::OfficialEnters { name: official.name.clone(), clauses: &[] });
        }
        self.panel.push(official.clone());
        Ok(())
    }

    fn before_start(&self) -> Result<(), Refused> {
        if self.started.is_some() { Err(Refused::StartedAlready) } else { Ok(()) }
    }

    fn put(&mut self, position: &PositionEntry) -> Result<(), Refused> {
        let regulation = self.rules()?;
        self.before_start()?;
        if self.approved {
            return Err(Refused::ApprovedAlready);
        }
        if let Err(why) = read_fen(position.variant, &position.position) {
            return Err(Refused::BadPosition { why: why.to_string() });
        }
        position.task.parse::<Goal>().map_err(|_| Refused::BadTask { text: position.task.clone() })?;
        if position.sum(|key| key.kind == KeyKind::Variation) == crate::Mark::ZERO {
            return Err(Refused::NoPoints);
        }
        if position.defective && regulation.form == Form::InPerson && regulation.code == Code::Ukraine2023 {
            return Err(Refused::Defective { clauses: &["UA-VIII.Solve.6"] });
        }
        if regulation.championship && regulation.code == Code::Ukraine2023 && !position.genre.is_basic() {
            return Err(Refused::SpecialGenre {
                section: position.genre.name().to_owned(),
                clauses: &["UA-VIII.Solve.1.2"],
            });
        }
        self.positions.push(Set { entry: position.clone(), dropped: false });
        Ok(())
    }

    fn drop_position(&mut self, position: PositionId) -> Result<(), Refused> {
        self.before_start()?;
        if self.approved {
            return Err(Refused::ApprovedAlready);
        }
        self.has_position(position)?;
        if let Some(set) = position.index().and_then(|at| self.positions.get_mut(at)) {
            set.dropped = true;
        }
        Ok(())
    }

    fn has_position(&self, position: PositionId) -> Result<&PositionEntry, Refused> {
        let missing = Refused::NoSuchPosition { position, positions: self.positions.len() };
        self.position(position).ok_or(missing)
    }

    fn approve_set(&mut self) -> Result<(), Refused> {
        let regulation = self.rules()?;
        self.before_start()?;
        if self.set().next().is_none() {
            return Err(Refused::NoPositions);
        }
        let national = regulation.level == Level::National && regulation.championship;
        if national && regulation.code == Code::Ukraine2023 {
            let lacks = |group: &&&[Genre]| !self.set().any(|(_, own)| group.contains(&own.genre));
            let missing = ALL_GENRES.iter().filter(lacks).count();
            if missing > 0 {
                return Err(Refused::GenresMissing { missing, clauses: &["UA-VIII.Solve.2"] });
            }
        }
        self.approved = true;
        Ok(())
    }

    fn enter(&mut self, name: &str, team: Option<String>) -> Result<(), Refused> {
        let regulation = self.rules()?;
        if name.trim().is_empty() {
            return Err(Refused::NoName);
        }
        let name = name.trim().to_owned();
        if self.solvers.iter().any(|solver| same_person(&solver.name, &name)) {
            return Err(Refused::EnteredAlready { name });
        }
        if regulation.staff.iter().any(|own| same_person(own, &name)) {
            return Err(Refused::StaffEnters { name, clauses: &["UA13-VI.5.6.5/a", "COL-5.5.5f"] });
        }
        if self.panel.iter().any(|official| same_person(&official.name, &name)) {
            return Err(Refused::OfficialEnters { name, clauses: &[] });
        }
        self.solvers.push(Solver { name, team, answers: Default::default(), handed_in: None });
        Ok(())
    }

    /// The points for completeness are approved before the start (UA-VIII.Solve.4).
    fn start(&mut self, at: Moment) -> Result<(), Refused> {
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
            return Err(Refused::TimeOver { minutes, late: at.since(ends).as_millis() / 60_000 });
        }
        let on = day(at);
        match regulation.closing {
            Some(closing) if on > closing => Err(Refused::SolutionsClosed { closing, on }),
            _ => Ok(()),
        }
    }

    fn answer(
        &mut self,
        solver: SolverId,
        position: PositionId,
        text: &str,
        at: Moment,
    ) -> Result<(), Refused> {
        self.running(solver, at)?;
        self.has_position(position)?;
        if text.trim().is_empty() {
            return Err(Refused::NoText);
        }
        let answer = Answer { text: text.to_owned(), at, ticks: None, remark: String::new() };
        self.solver_mut(solver)?.answers.insert(position, answer);
        Ok(())
    }

    fn hand_in(&mut self, solver: SolverId, at: Moment) -> Result<(), Refused> {
        self.running(solver, at)?;
        self.solver_mut(solver)?.handed_in = Some(at);
        Ok(())
    }

    fn solver_mut(&mut self, solver: SolverId) -> Result<&mut Solver, Refused> {
        let solvers = self.solvers.len();
        let found = solver.index().and_then(|at| self.solvers.get_mut(at));
        found.ok_or(Refused::NoSuchSolver { solver, solvers })
    }

    fn judge(
        &mut self,
        solver: SolverId,
        position: PositionId,
        ticks: &[usize],
        remark: &str,
        at: Moment,
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
        self.tick(solver, position, ticks, remark, at)
    }

    fn tick(
        &mut self,
        solver: SolverId,
        position: PositionId,
        ticks: &[usize],
        remark: &str,
        at: Moment,
    ) -> Result<(), Refused> {
        let keys = self.has_position(position)?.keys.len();
        if let Some(key) = ticks.iter().find(|key| **key == 0 || **key > keys) {
            return Err(Refused::NoSuchKey { position, key: *key, keys });
        }
        let mut ticks = ticks.to_vec();
        ticks.sort_unstable();
        ticks.dedup();
        let blank = Answer { text: String::new(), at, ticks: None, remark: String::new() };
        let answer = self.solver_mut(solver)?.answers.entry(position).or_insert(blank);
        answer.ticks = Some(ticks);
        remark.clone_into(&mut answer.remark);
        Ok(())
    }

    fn publish(&mut self, at: Moment) -> Result<(), Refused> {
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

    fn protest(
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
        if text.trim().is_empty() {
            return Err(Refused::NoText);
        }
        let (minutes, passed) = (self.rules()?.protest_minutes, at.since(published));
        if let Some(minutes) = minutes.filter(|minutes| passed > Span::minutes(u64::from(*minutes))) {
            let passed = passed.as_millis() / 60_000;
            return Err(Refused::ProtestLate { minutes, passed, clauses: &["UA-VIII.SolveJudge.5"] });
        }
        self.protests.push(Protest { seq, solver, position, text: text.to_owned(), ruling: None });
        Ok(())
    }

    fn rule(
        &mut self,
        protest: u32,
        upheld: bool,
        ruling: &str,
        ticks: Option<&[usize]>,
    ) -> Result<(), Refused> {
        if ruling.trim().is_empty() {
            return Err(Refused::NoText);
        }
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
                self.tick(solver, position, ticks, ruling, at)
            }
            None => Ok(()),
        }
    }

    fn approve(&mut self) -> Result<(), Refused> {
        if self.published.is_none() {
            return Err(Refused::NoPreliminary);
        }
        let count = self.protests.iter().filter(|protest| protest.ruling.is_none()).count();
        if count > 0 {
            return Err(Refused::ProtestsOpen { count });
        }
        self.is_final = true;
        Ok(())
    }
}
