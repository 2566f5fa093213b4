//! How facts change what is known: the regulation, the panel, the course of the contest.

use std::collections::BTreeMap;

use damier_compete::Lots;
use damier_compose::Code;
use damier_rules::rulebook::Clause;

use super::fact::Fact;
use super::regulation::{Regulation, final_earliest};
use super::state::{Composing, Phase, Remark, Warning};
use crate::journal::{Course, Entry, day};
use crate::mark::MarkScale;
use crate::office::{Office, Official, same_person};
use crate::{Mark, Refused, WorkId};

impl Course for Composing {
    type Fact = Fact;

    fn take(&mut self, entry: &Entry<Fact>) -> Result<(), Refused> {
        let on = day(entry.at);
        if let (Phase::Final { since }, false) = (self.phase, may_follow_final(&entry.fact)) {
            return Err(Refused::ResultsFinal { since });
        }
        match &entry.fact {
            Fact::Regulation(regulation) => self.begin(regulation),
            Fact::RegulationChanged { regulation, reason } => self.change(regulation, reason),
            Fact::Appointed(official) => self.appoint(official),
            Fact::Relieved { name, reason } => self.relieve(name, reason),
            Fact::TeamEntered { name, captain } => self.enter_team(name, captain),
            Fact::AuthorEntered(author) => self.enter_author(author, on),
            Fact::Sent(work) => self.send(work, on),
            Fact::Replaced { work, by } => self.replace(*work, by, on),
            Fact::Withdrawn { work } => self.withdraw(*work, on),
            Fact::Closed { seed } => self.close(*seed, on),
            Fact::Breached { work, reason } => self.breach(*work, reason),
            Fact::Marked { work, judge, mark, characterisation } => {
                self.mark(*work, judge, *mark, characterisation)
            }
            Fact::Revised { work, mark, reason } => self.revise(*work, *mark, reason),
            Fact::PreliminaryPublished => self.publish_preliminary(on),
            Fact::Remarked { from, work, text } => self.remark(from, *work, text),
            Fact::Appealed { author, work, text } => self.appeal(entry.seq, *author, *work, text),
            Fact::AppealRuled { appeal, ruling } => self.rule(*appeal, ruling),
            Fact::AppealedFurther { appeal } => self.appeal_further(*appeal),
            Fact::CommissionRuled { appeal, ruling } => self.commission_rules(*appeal, ruling),
            Fact::AwardCancelled { reason } => self.cancel_award(reason),
            Fact::FinalPublished => self.publish_final(on),
            Fact::DefectFound { work, text } => self.find_defect(*work, text),
            // The list itself sees to it.
            Fact::Undone { .. } => Ok(()),
        }
    }
}

const fn may_follow_final(fact: &Fact) -> bool {
    matches!(fact, Fact::DefectFound { .. } | Fact::AwardCancelled { .. })
}

/// The clauses of the formal requirements (UA-VIII.Def.1b, UA13-VI.1.1/b, COL-5.1.2d).
pub(super) const fn breach_clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ukraine2013 => &["UA13-VI.1.1/b"],
        Code::Ukraine2023 => &["UA-VIII.Def.1b"],
        Code::Columns => &["COL-5.1.2d", "COL-5.5.4d"],
    }
}

/// Who may not both judge and take part.
pub(super) const fn conflict_clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ukraine2013 => &["UA13-VI.6.6/c"],
        Code::Ukraine2023 => &["UA-VIII.Judge.12"],
        // The code of columns is silent; the rule of the others is kept.
        Code::Columns => &[],
    }
}

pub(super) fn said(text: &str) -> Result<(), Refused> {
    if text.trim().is_empty() { Err(Refused::NoText) } else { Ok(()) }
}

impl Composing {
    fn begin(&mut self, regulation: &Regulation) -> Result<(), Refused> {
        if self.regulation.is_some() {
            return Err(Refused::RegulationAlready);
        }
        regulation.check()?;
        self.regulation = Some(regulation.clone());
        Ok(())
    }

    fn change(&mut self, regulation: &Regulation, reason: &str) -> Result<(), Refused> {
        self.rules()?;
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        if self.phase != Phase::Open {
            return Err(Refused::PreliminaryOut);
        }
        regulation.check()?;
        self.regulation = Some(regulation.clone());
        Ok(())
    }

    fn appoint(&mut self, official: &Official) -> Result<(), Refused> {
        let regulation = self.rules()?;
        let (code, sections) = (regulation.code, regulation.sections.len());
        if official.name.trim().is_empty() {
            return Err(Refused::NoName);
        }
        let beyond =
            official.sections.iter().find(|section| **section == 0 || usize::from(**section) > sections);
        if let Some(section) = beyond {
            return Err(Refused::NoSuchSection { section: *section, sections });
        }
        let clauses = conflict_clauses(code);
        if official.office == Office::ChiefJudge {
            if let Some(chief) = self.panel.iter().find(|own| own.office == Office::ChiefJudge) {
                return Err(Refused::ChiefAlready { name: chief.name.clone() });
            }
            if self.takes_part(&official.name, None) {
                return Err(Refused::ChiefTakesPart { name: official.name.clone(), clauses });
            }
        }
        for section in (0..sections).filter(|section| official.judges(*section)) {
            let section = section as u16 + 1;
            if self.takes_part(&official.name, Some(section)) {
                return Err(Refused::JudgeTakesPart { name: official.name.clone(), section, clauses });
            }
        }
        self.panel.push(official.clone());
        Ok(())
    }

    fn relieve(&mut self, name: &str, reason: &str) -> Result<(), Refused> {
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        let before = self.panel.len();
        self.panel.retain(|official| !same_person(&official.name, name));
        if self.panel.len() == before {
            return Err(Refused::NoOfficial { name: name.to_owned() });
        }
        Ok(())
    }

    /// Works get their numbers by lot, section by section, so that the order of sending tells nothing.
    fn close(&mut self, seed: u64, on: jiff::civil::Date) -> Result<(), Refused> {
        let closing = self.rules()?.closing;
        if on <= closing {
            return Err(Refused::BeforeClosing { closing, on });
        }
        if self.phase != Phase::Open {
            return Err(Refused::PreliminaryOut);
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

    fn judging(&self) -> Result<(), Refused> {
        match self.phase {
            Phase::Open => Err(Refused::StillOpen),
            Phase::Judging => Ok(()),
            Phase::Preliminary { .. } | Phase::Final { .. } => Err(Refused::PreliminaryOut),
        }
    }

    fn breach(&mut self, work: WorkId, reason: &str) -> Result<(), Refused> {
        self.judging()?;
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        self.work_mut(work)?.breach = Some(reason.to_owned());
        Ok(())
    }

    fn mark(&mut self, work: WorkId, judge: &str, mark: Mark, said: &str) -> Result<(), Refused> {
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
        let regulation = self.rules()?;
        let scale = regulation.scale();
        if scale.has(mark) {
            return Ok(());
        }
        let clauses = MarkScale::clauses(regulation.code);
        Err(Refused::OffScale { mark, most: scale.most(), step: scale.step(), clauses })
    }

    /// The chief judge may change an award that he finds unfounded until the results are final.
    fn revise(&mut self, work: WorkId, mark: Mark, reason: &str) -> Result<(), Refused> {
        if self.phase == Phase::Open {
            return Err(Refused::StillOpen);
        }
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        self.on_scale(mark)?;
        self.work_mut(work)?.revised = Some((mark, reason.to_owned()));
        Ok(())
    }

    fn publish_preliminary(&mut self, on: jiff::civil::Date) -> Result<(), Refused> {
        self.judging()?;
        let count = self.missing_marks().len();
        if count > 0 {
            return Err(Refused::MarksMissing { count });
        }
        let without = self.live().find(|(_, work)| self.judges_of(work.entry.section).is_empty());
        if let Some((_, work)) = without {
            return Err(Refused::NoJudge { section: work.entry.section });
        }
        let term = self.rules()?.preliminary;
        if on > term {
            self.warnings.push(Warning::AfterTerm { term, on });
        }
        self.phase = Phase::Preliminary { since: on };
        Ok(())
    }

    fn remark(&mut self, from: &str, work: WorkId, text: &str) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Preliminary { .. }) {
            return Err(Refused::NoPreliminary);
        }
        said(text)?;
        self.work_mut(work)?;
        self.remarks.push(Remark { from: from.to_owned(), work, text: text.to_owned() });
        Ok(())
    }

    fn publish_final(&mut self, on: jiff::civil::Date) -> Result<(), Refused> {
        let Phase::Preliminary { since } = self.phase else { return Err(Refused::NoPreliminary) };
        let count = self.appeals.iter().filter(|appeal| appeal.is_open()).count();
        if count > 0 {
            return Err(Refused::AppealsOpen { count });
        }
        let regulation = self.rules()?;
        let (earliest, months, clauses) = final_earliest(regulation.code, since);
        if on < earliest {
            return Err(Refused::FinalTooEarly { earliest, months, on, clauses });
        }
        let term = regulation.effect;
        if on > term {
            self.warnings.push(Warning::AfterTerm { term, on });
        }
        self.phase = Phase::Final { since: on };
        Ok(())
    }

    /// The works go to another panel, which marks them anew (UA13-VI.6.6/b, UA-VIII.Judge.8).
    fn cancel_award(&mut self, reason: &str) -> Result<(), Refused> {
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        if !matches!(self.phase, Phase::Preliminary { .. } | Phase::Final { .. }) {
            return Err(Refused::NoPreliminary);
        }
        for work in &mut self.works {
            work.marks.clear();
            work.revised = None;
            work.breach = None;
        }
        self.panel.retain(|official| {
            !matches!(official.office, Office::Judge | Office::SeniorJudge | Office::ChiefJudge)
        });
        self.phase = Phase::Judging;
        Ok(())
    }

    fn find_defect(&mut self, work: WorkId, text: &str) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Final { .. }) {
            return Err(Refused::NotFinal);
        }
        said(text)?;
        self.work_mut(work)?.defects.push(text.to_owned());
        Ok(())
    }
}
