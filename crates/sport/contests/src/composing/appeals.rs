//! Appeals: the author to the chief judge, then to the composition body, before the final results.
//!
//! UA13-VI.5.5.2, UA13-VI.6.6, UA13-VI.6.6/a; UA-VIII.Judge.8, UA-VIII.Judge.9; COL-5.5.5b. Who decides on which
//! of them is in `interest`.

use damier_compose::Code;
use damier_rules::rulebook::Clause;

use super::fact::Ruling;
use super::state::{Appeal, Composing, Phase};
use crate::text::require_text;
use crate::{AuthorId, By, Refused, WorkId};

pub(super) const fn clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ukraine2013 => &["UA13-VI.5.5.2", "UA13-VI.6.6", "UA13-VI.6.6/a"],
        Code::Ukraine2023 => &["UA-VIII.Judge.8", "UA-VIII.Judge.9"],
        Code::Columns => &["COL-5.5.5b"],
    }
}

impl Composing {
    pub(super) fn appeal(
        &mut self,
        seq: u32,
        author: AuthorId,
        work: WorkId,
        text: &str,
    ) -> Result<(), Refused> {
        if !matches!(self.phase, Phase::Preliminary { .. }) {
            return Err(Refused::NoPreliminary);
        }
        require_text(text)?;
        if !self.work_mut(work)?.entry.authors.contains(&author) {
            return Err(Refused::NotHisWork { author, work });
        }
        let text = text.to_owned();
        self.appeals.push(Appeal {
            seq,
            author,
            work,
            text,
            ruling: None,
            ruled_by: None,
            further: false,
            decision: None,
            to_review: false,
            reviewed: false,
        });
        Ok(())
    }

    pub(super) fn rule(&mut self, appeal: u32, ruling: &Ruling, by: &By) -> Result<(), Refused> {
        let clauses = clauses(self.rules()?.code);
        self.check_ruling(ruling)?;
        let found = self.appeal_mut(appeal)?;
        if found.ruling.is_some() && !found.to_review {
            return Err(Refused::DecidedAlready { appeal, clauses });
        }
        found.ruling = Some(ruling.clone());
        found.ruled_by = Some(by.clone());
        found.reviewed = std::mem::take(&mut found.to_review);
        let work = found.work;
        self.enforce(work, ruling)
    }

    /// To the commission only if the chief judge did not change the award.
    pub(super) fn appeal_further(&mut self, appeal: u32) -> Result<(), Refused> {
        let clauses = clauses(self.rules()?.code);
        let found = self.appeal_mut(appeal)?;
        match &found.ruling {
            None => Err(Refused::NotRuledYet { appeal }),
            Some(_) if found.further => Err(Refused::DecidedAlready { appeal, clauses }),
            Some(ruling) if ruling.upheld => Err(Refused::AwardWasChanged { appeal, clauses }),
            Some(_) => {
                found.further = true;
                Ok(())
            }
        }
    }

    /// The commission of 2013 recommends, and the chief judge decides once more (UA13-VI.6.6/a); the others decide.
    pub(super) fn commission_rules(&mut self, appeal: u32, ruling: &Ruling) -> Result<(), Refused> {
        let code = self.rules()?.code;
        let clauses = clauses(code);
        self.check_ruling(ruling)?;
        let found = self.appeal_mut(appeal)?;
        if !found.further {
            return Err(Refused::NotBeforeCommission { appeal });
        }
        if found.decision.is_some() {
            return Err(Refused::DecidedAlready { appeal, clauses });
        }
        found.decision = Some(ruling.clone());
        if code == Code::Ukraine2013 {
            found.to_review = ruling.upheld;
            return Ok(());
        }
        let work = found.work;
        self.enforce(work, ruling)
    }

    fn check_ruling(&self, ruling: &Ruling) -> Result<(), Refused> {
        require_text(&ruling.text)?;
        ruling.mark.map_or(Ok(()), |mark| self.on_scale(mark))
    }

    fn enforce(&mut self, work: WorkId, ruling: &Ruling) -> Result<(), Refused> {
        if let Some(mark) = ruling.mark.filter(|_| ruling.upheld) {
            self.work_mut(work)?.revised = Some((mark, ruling.text.clone()));
        }
        Ok(())
    }

    fn appeal_mut(&mut self, appeal: u32) -> Result<&mut Appeal, Refused> {
        self.appeals.iter_mut().find(|own| own.seq == appeal).ok_or(Refused::NoSuchAppeal { appeal })
    }
}
