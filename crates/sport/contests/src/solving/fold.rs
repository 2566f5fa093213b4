//! Which fact changes what; the files beside this one say how.

use super::fact::Fact;
use super::regulation::Regulation;
use super::state::{Solver, Solving};
use crate::journal::{By, Course, Entry, day};
use crate::office::{is_new, may_be_appointed, relieve};
use crate::{Official, Refused};

impl Course for Solving {
    type Fact = Fact;

    fn fold(&mut self, entry: &Entry<Fact>) -> Result<(), Refused> {
        if let (Some(since), false) = (self.approved_since, matches!(entry.fact, Fact::Undone { .. })) {
            return Err(Refused::ResultsFinal { since });
        }
        match &entry.fact {
            Fact::Regulation(regulation) => self.begin(regulation),
            Fact::Appointed(official) => self.appoint(official),
            Fact::Relieved { name, reason } => relieve(&mut self.panel, &mut self.former, name, reason),
            Fact::PositionSet(position) => self.put(position),
            Fact::PositionDropped { position } => self.drop_position(*position),
            Fact::SetApproved => self.approve_set(),
            Fact::SolverEntered { name, team, account, place } => self.enter(Solver {
                name: name.clone(),
                account: account.clone(),
                place: place.clone(),
                team: team.clone(),
                answers: Default::default(),
                handed_in: None,
            }),
            Fact::Started => self.start(entry.at),
            Fact::Answered { solver, position, text } => self.answer(*solver, *position, text, entry.at),
            Fact::HandedIn { solver } => self.hand_in(*solver, entry.at),
            Fact::Judged { solver, position, ticks, remark } => {
                self.judge(*solver, *position, ticks, remark, (&entry.by, entry.at))
            }
            Fact::ResultsPublished => self.publish(entry.at),
            Fact::Protested { solver, position, text } => {
                self.protest(entry.seq, *solver, *position, text, entry.at)
            }
            Fact::ProtestRuled { protest, upheld, ruling, ticks } => {
                self.rule(*protest, *upheld, ruling, ticks.as_deref())
            }
            Fact::Approved => self.approve(day(entry.at)),
            Fact::Undone { .. } => Ok(()),
        }
    }

    fn officials(&self) -> &[Official] {
        &self.panel
    }

    fn disinterested(&self, by: &By, fact: &Fact) -> Result<(), Refused> {
        match fact {
            Fact::ProtestRuled { protest, .. } => self.may_rule(by, *protest),
            _ => Ok(()),
        }
    }

    fn admits(&self, entry: &Entry<Fact>) -> Result<(), Refused> {
        match &entry.fact {
            Fact::Regulation(regulation) => regulation.still_open(day(entry.at)),
            Fact::Appointed(official) => is_new(official, &self.panel),
            Fact::PositionSet(position) => {
                self.covers(position)?;
                self.is_new_in_set(position)
            }
            Fact::SetApproved if self.approved => Err(Refused::ApprovedAlready),
            Fact::SolverEntered { .. } if self.published.is_some() => Err(Refused::PreliminaryOut),
            Fact::SolverEntered { name, account, .. } => self.knows_nothing(name, account.as_ref()),
            Fact::ResultsPublished => self.solved(entry.at),
            Fact::Approved => self.heard(entry.at),
            _ => Ok(()),
        }
    }
}

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
        may_be_appointed(official, &self.panel)?;
        if self.solvers.iter().any(|solver| solver.who().is(&official.who())) {
            return Err(Refused::OfficialEnters { name: official.name.clone(), clauses: &[] });
        }
        self.panel.push(official.clone());
        Ok(())
    }
}
