//! Who decides on which appeal: nobody about himself (see [`Interest`] for the clauses).

use damier_compose::Code;
use damier_rules::rulebook::Clause;

use super::appeals;
use super::panel::conflict_clauses;
use super::state::{Appeal, Composing, Work};
use crate::interest::{Interest, Speaker};
use crate::{AuthorId, By, Office, Official, Refused, WorkId};

impl Composing {
    /// Whether somebody may rule on an appeal as chief judge or deputy, or decide on it in the commission.
    pub fn may_decide(&self, by: &By, appeal: u32) -> Result<(), Refused> {
        let found = self.appeals.iter().find(|own| own.seq == appeal);
        let Some((appeal, work)) = found.and_then(|own| Some((own, self.work(own.work)?))) else {
            return Ok(());
        };
        let speaker = self.speaker(by);
        match self.interest(&speaker, by.office, appeal, work) {
            None => Ok(()),
            Some(interest) => self.refuse(speaker.name(), interest),
        }
    }

    fn interest(
        &self,
        speaker: &Speaker<'_>,
        office: Office,
        appeal: &Appeal,
        work: &Work,
    ) -> Option<Interest> {
        let is_he = |author: &AuthorId| self.author(*author).is_some_and(|own| speaker.is(&own.who()));
        let ruled = || appeal.ruled_by.as_ref().is_some_and(|by| speaker.spoke(by));
        let found_breach = || work.breach_by.as_ref().is_some_and(|by| speaker.spoke(by));
        if work.entry.authors.iter().any(is_he) {
            Some(Interest::OwnWork)
        } else if self.takes_part(|who| speaker.is(&who), Some(work.entry.section)) {
            Some(Interest::OwnSection)
        } else if work.marks.keys().any(|judge| speaker.judges_as(judge)) || found_breach() {
            Some(Interest::OwnMark)
        } else {
            // The chief judge of 2013 rules once more when the commission recommends it (UA13-VI.6.6/a).
            (office == Office::Commission && ruled()).then_some(Interest::OwnRuling)
        }
    }

    /// Whether somebody may say that a work breaks a formal requirement: nobody of a section in which he takes part.
    pub(super) fn may_find_breach(&self, by: &By, work: WorkId) -> Result<(), Refused> {
        let (speaker, section) = (self.speaker(by), self.work(work).map(|work| work.entry.section));
        match section.is_some() && self.takes_part(|who| speaker.is(&who), section) {
            true => self.refuse(speaker.name(), Interest::OwnSection),
            false => Ok(()),
        }
    }

    /// Whether somebody may cancel the award for the commission: nobody who takes part.
    pub fn may_cancel(&self, by: &By) -> Result<(), Refused> {
        let speaker = self.speaker(by);
        match self.takes_part(|who| speaker.is(&who), None) {
            true => self.refuse(speaker.name(), Interest::TakesPart),
            false => Ok(()),
        }
    }

    /// After an award was cancelled the works go to another judge or panel.
    pub(super) fn may_judge_anew(&self, official: &Official) -> Result<(), Refused> {
        match self.gave_award(official) && self.cancelled.iter().any(|own| own.who().is(&official.who())) {
            true => self.refuse(official.name.clone(), Interest::CancelledAward),
            false => Ok(()),
        }
    }

    /// Whether somebody marks works, or decides on marks as chief judge.
    pub(super) fn gave_award(&self, official: &Official) -> bool {
        let sections = self.regulation.as_ref().map_or(0, |own| own.sections.len() as u16);
        official.office == Office::ChiefJudge || (1..=sections).any(|section| self.judges(official, section))
    }

    fn speaker<'a>(&'a self, by: &'a By) -> Speaker<'a> {
        Speaker::new(by, self.cancelled.iter().chain(&self.former).chain(&self.panel))
    }

    fn refuse(&self, name: String, interest: Interest) -> Result<(), Refused> {
        let code = self.rules()?.code;
        let clauses: &'static [Clause] = match interest {
            Interest::OwnWork | Interest::OwnSection | Interest::TakesPart => conflict_clauses(code),
            Interest::OwnMark | Interest::OwnRuling => appeals::clauses(code),
            Interest::CancelledAward => match code {
                Code::Ukraine2013 => &["UA13-VI.6.6/b"],
                Code::Ukraine2023 => &["UA-VIII.Judge.8"],
                Code::Columns => &[],
            },
        };
        Err(Refused::Interested { name, interest, clauses })
    }
}
