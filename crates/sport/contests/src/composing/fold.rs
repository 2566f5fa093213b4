//! Which fact changes what; the files beside this one say how.

use super::fact::Fact;
use super::state::{Composing, Phase};
use crate::journal::{By, Course, Entry, day};
use crate::office::is_new;
use crate::{Official, Refused};

impl Course for Composing {
    type Fact = Fact;

    fn fold(&mut self, entry: &Entry<Fact>) -> Result<(), Refused> {
        let on = day(entry.at);
        if let (Phase::Final { since }, false) = (self.phase, may_follow_final(&entry.fact)) {
            return Err(Refused::ResultsFinal { since });
        }
        match &entry.fact {
            Fact::Regulation(regulation) => self.begin(regulation),
            Fact::RegulationChanged { regulation, reason } => self.change(regulation, reason),
            Fact::Appointed(official) => self.appoint(official),
            Fact::Relieved { name, reason } => self.relieve(name, reason),
            Fact::TeamEntered { name, captain, account } => self.enter_team(name, captain, account.as_ref()),
            Fact::AuthorEntered(author) => self.enter_author(author, on),
            Fact::Sent(work) => self.send(work, on),
            Fact::Replaced { work, by } => self.replace(*work, by, on),
            Fact::Withdrawn { work } => self.withdraw(*work, on),
            Fact::Closed { seed } => self.close(*seed, on),
            Fact::Breached { work, reason } => self.breach(*work, reason, &entry.by),
            Fact::Marked { work, judge, mark, characterisation } => {
                self.mark(*work, judge, *mark, characterisation)
            }
            Fact::Revised { work, mark, reason } => self.revise(*work, *mark, reason),
            Fact::PreliminaryPublished => self.publish_preliminary(on),
            Fact::Remarked { from, work, text } => self.remark(from, *work, text),
            Fact::Appealed { author, work, text } => self.appeal(entry.seq, *author, *work, text),
            Fact::AppealRuled { appeal, ruling } => self.rule(*appeal, ruling, &entry.by),
            Fact::AppealedFurther { appeal } => self.appeal_further(*appeal),
            Fact::CommissionRuled { appeal, ruling } => self.commission_rules(*appeal, ruling),
            Fact::AwardCancelled { reason } => self.cancel_award(reason),
            Fact::FinalPublished => self.publish_final(on),
            Fact::DefectFound { work, text } => self.find_defect(*work, text),
            // The list itself sees to it.
            Fact::Undone { .. } => Ok(()),
        }
    }

    fn officials(&self) -> &[Official] {
        &self.panel
    }

    fn disinterested(&self, by: &By, fact: &Fact) -> Result<(), Refused> {
        match fact {
            Fact::AppealRuled { appeal, .. } | Fact::CommissionRuled { appeal, .. } => {
                self.may_decide(by, *appeal)
            }
            Fact::Breached { work, .. } => self.may_find_breach(by, *work),
            Fact::AwardCancelled { .. } => self.may_cancel(by),
            _ => Ok(()),
        }
    }

    fn admits(&self, entry: &Entry<Fact>) -> Result<(), Refused> {
        let on = day(entry.at);
        match &entry.fact {
            Fact::Regulation(regulation) => regulation.still_open(on),
            Fact::RegulationChanged { regulation, .. } => {
                regulation.still_open(on)?;
                self.keeps_sections(regulation)
            }
            Fact::Appointed(official) => {
                is_new(official, &self.panel)?;
                self.stands_apart(official)?;
                self.may_judge_anew(official)
            }
            Fact::TeamEntered { .. } => self.before_closing(on),
            Fact::Sent(work) | Fact::Replaced { by: work, .. } => self.not_of_the_chief(work),
            _ => Ok(()),
        }
    }
}

const fn may_follow_final(fact: &Fact) -> bool {
    matches!(fact, Fact::DefectFound { .. } | Fact::AwardCancelled { .. })
}
