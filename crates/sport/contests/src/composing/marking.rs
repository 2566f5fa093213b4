//! From the closing date to the marks: code numbers, breaches, marks, revisions.

use std::collections::BTreeMap;

use damier_compose::Code;
use damier_rules::Lots;
use damier_rules::rulebook::Clause;
use jiff::civil::Date;

use super::state::{Composing, Phase, Warning};
use crate::identity::same_person;
use crate::mark::MarkScale;
use crate::text::reasoned;
use crate::{By, Mark, Refused, WorkId};

/// The clauses of the formal requirements (UA-VIII.Def.1b, UA13-VI.1.1/b, COL-5.1.2d).
const fn breach_clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ukraine2013 => &["UA13-VI.1.1/b"],
        Code::Ukraine2023 => &["UA-VIII.Def.1b"],
        Code::Columns => &["COL-5.1.2d", "COL-5.5.4d"],
    }
}

impl Composing {
    /// Works get their numbers by lot, section by section, so that the order of sending tells nothing.
    pub(super) fn close(&mut self, seed: u64, on: Date) -> Result<(), Refused> {
        let closing = self.rules()?.closing;
        if on <= closing {
            return Err(Refused::BeforeClosing { closing, on });
        }
        if self.phase != Phase::Open {
            return Err(Refused::ClosedAlready);
        }
        if self.works.iter().all(|work| work.withdrawn) {
            self.warnings.push(Warning::NoWorks);
        }
        let mut lots = Lots::new(seed);
        let mut sections: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
        for (at, work) in self.works.iter().enumerate().filter(|(_, work)| !work.withdrawn) {
            sections.entry(work.entry.section).or_default().push(at);
        }
        for works in sections.values_mut() {
            lots.shuffle(works);
            for (code, at) in (1..).zip(works) {
                self.works[*at].code = Some(code);
            }
        }
        self.phase = Phase::Judging;
        Ok(())
    }

    pub(super) fn judging(&self) -> Result<(), Refused> {
        match self.phase {
            Phase::Open => Err(Refused::StillOpen),
            Phase::Judging => Ok(()),
            Phase::Preliminary { .. } | Phase::Final { .. } => Err(Refused::PreliminaryOut),
        }
    }

    pub(super) fn breach(&mut self, work: WorkId, reason: &str, by: &By) -> Result<(), Refused> {
        self.judging()?;
        reasoned(reason)?;
        let work = self.work_mut(work)?;
        work.breach = Some(reason.to_owned());
        work.breach_by = Some(by.clone());
        Ok(())
    }

    pub(super) fn mark(&mut self, work: WorkId, judge: &str, mark: Mark, said: &str) -> Result<(), Refused> {
        self.judging()?;
        self.on_scale(mark)?;
        let clauses = breach_clauses(self.rules()?.code);
        let section = self.work_mut(work)?.entry.section;
        let name = self.judges_of(section).into_iter().find(|name| same_person(name, judge));
        let Some(name) = name.map(str::to_owned) else {
            return Err(Refused::NotHisSection { name: judge.to_owned(), section });
        };
        let work = self.work_mut(work)?;
        if work.breach.is_some() && mark != Mark::ZERO {
            return Err(Refused::BreachScoresZero { clauses });
        }
        work.marks.insert(name, (mark, said.to_owned()));
        Ok(())
    }

    pub(super) fn on_scale(&self, mark: Mark) -> Result<(), Refused> {
        match self.rules()?.scale().has(mark) {
            true => Ok(()),
            false => Err(self.off_scale(mark.to_string())?),
        }
    }

    /// A mark as it is typed.
    pub fn read_mark(&self, text: &str) -> Result<Mark, Refused> {
        match text.trim().parse() {
            Ok(mark) => self.on_scale(mark).map(|()| mark),
            Err(_) => Err(self.off_scale(text.trim().chars().take(20).collect())?),
        }
    }

    fn off_scale(&self, mark: String) -> Result<Refused, Refused> {
        let regulation = self.rules()?;
        let (scale, clauses) = (regulation.scale(), MarkScale::clauses(regulation.code));
        Ok(Refused::OffScale { mark, most: scale.most(), step: scale.step(), clauses })
    }

    /// The chief judge may change an award that he finds unfounded until the results are final.
    pub(super) fn revise(&mut self, work: WorkId, mark: Mark, reason: &str) -> Result<(), Refused> {
        if self.phase == Phase::Open {
            return Err(Refused::StillOpen);
        }
        reasoned(reason)?;
        self.on_scale(mark)?;
        self.work_mut(work)?.revised = Some((mark, reason.to_owned()));
        Ok(())
    }
}
