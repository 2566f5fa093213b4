//! What is published, and what is said about it afterwards.

use jiff::civil::Date;

use super::state::{Composing, Phase, Remark, Warning, Work};
use super::terms::final_earliest;
use crate::office::Official;
use crate::text::{reasoned, require_text};
use crate::{Refused, WorkId};

/// So many missing marks are told by work and judge.
const NAMED: usize = 5;

impl Composing {
    pub(super) fn publish_preliminary(&mut self, on: Date) -> Result<(), Refused> {
        self.judging()?;
        let missing = self.missing_marks();
        if !missing.is_empty() {
            let code = |work: WorkId| self.work(work).and_then(Work::code_text).unwrap_or_default();
            let first = missing.iter().take(NAMED).map(|(work, judge)| format!("{} ({judge})", code(*work)));
            let first = first.collect::<Vec<_>>().join(", ");
            return Err(Refused::MarksMissing { count: missing.len(), first });
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

    pub(super) fn remark(&mut self, from: &str, work: WorkId, text: &str) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Preliminary { .. }) {
            return Err(Refused::NoPreliminary);
        }
        require_text(text)?;
        self.work_mut(work)?;
        self.remarks.push(Remark { from: from.to_owned(), work, text: text.to_owned() });
        Ok(())
    }

    pub(super) fn publish_final(&mut self, on: Date) -> Result<(), Refused> {
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
    pub(super) fn cancel_award(&mut self, reason: &str) -> Result<(), Refused> {
        reasoned(reason)?;
        if !matches!(self.phase, Phase::Preliminary { .. } | Phase::Final { .. }) {
            return Err(Refused::NoPreliminary);
        }
        for work in &mut self.works {
            work.marks.clear();
            work.revised = None;
            work.breach = None;
            work.breach_by = None;
        }
        let panel = std::mem::take(&mut self.panel).into_iter();
        let (gave, others): (Vec<Official>, Vec<Official>) = panel.partition(|own| self.gave_award(own));
        self.panel = others;
        self.cancelled.extend(gave);
        self.phase = Phase::Judging;
        Ok(())
    }

    pub(super) fn find_defect(&mut self, work: WorkId, text: &str) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Final { .. }) {
            return Err(Refused::NotFinal);
        }
        require_text(text)?;
        self.work_mut(work)?.defects.push(text.to_owned());
        Ok(())
    }
}
