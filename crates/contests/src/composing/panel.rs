//! Under which regulation a contest is held, and who judges.

use damier_compose::Code;
use damier_rules::rulebook::Clause;

use super::regulation::Regulation;
use super::state::{Composing, Phase};
use crate::Refused;
use crate::office::{Office, Official, may_be_appointed, same_person};
use crate::text::reasoned;

/// Who may not both judge and take part.
pub(super) const fn conflict_clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ukraine2013 => &["UA13-VI.6.6/c"],
        Code::Ukraine2023 => &["UA-VIII.Judge.12"],
        // The code of columns is silent; the rule of the others is kept.
        Code::Columns => &[],
    }
}

impl Composing {
    pub(super) fn begin(&mut self, regulation: &Regulation) -> Result<(), Refused> {
        if self.regulation.is_some() {
            return Err(Refused::RegulationAlready);
        }
        regulation.check()?;
        self.regulation = Some(regulation.clone());
        Ok(())
    }

    pub(super) fn change(&mut self, regulation: &Regulation, reason: &str) -> Result<(), Refused> {
        self.rules()?;
        reasoned(reason)?;
        if self.phase != Phase::Open {
            return Err(Refused::PreliminaryOut);
        }
        regulation.check()?;
        self.regulation = Some(regulation.clone());
        Ok(())
    }

    pub(super) fn appoint(&mut self, official: &Official) -> Result<(), Refused> {
        let regulation = self.rules()?;
        let (code, sections) = (regulation.code, regulation.sections.len());
        may_be_appointed(official, &self.panel)?;
        let beyond =
            official.sections.iter().find(|section| **section == 0 || usize::from(**section) > sections);
        if let Some(section) = beyond {
            return Err(Refused::NoSuchSection { section: *section, sections });
        }
        let clauses = conflict_clauses(code);
        if official.office == Office::ChiefJudge && self.takes_part(&official.name, None) {
            return Err(Refused::ChiefTakesPart { name: official.name.clone(), clauses });
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

    pub(super) fn relieve(&mut self, name: &str, reason: &str) -> Result<(), Refused> {
        reasoned(reason)?;
        let before = self.panel.len();
        self.panel.retain(|official| !same_person(&official.name, name));
        if self.panel.len() == before {
            return Err(Refused::NoOfficial { name: name.to_owned() });
        }
        Ok(())
    }
}
