//! Under which regulation a contest is held, and who judges.

use damier_compose::Code;
use damier_rules::Variant;
use damier_rules::rulebook::Clause;

use super::regulation::{Kind, Level, Regulation};
use super::state::{Composing, Phase, Warning};
use crate::Refused;
use crate::office::{Office, Official, may_be_appointed, relieve, same_person};
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

/// Team championships of the country take turns: 64 squares in odd years, 100 in even ones (UA13-VI.5.4.2,
/// UA-VIII.Comp.5.1). The year is that of the closing date.
fn other_year(regulation: &Regulation) -> Option<Warning> {
    let takes_turns = regulation.kind == Kind::TeamChampionship
        && regulation.level == Level::National
        && regulation.code != Code::Columns;
    let year = regulation.closing.year();
    let hundred = year % 2 == 0;
    let is_other = |variant: Variant| (variant == Variant::International) != hundred;
    let other = takes_turns && regulation.sections.iter().any(|section| is_other(section.variant));
    other.then_some(Warning::OtherYear { year, squares: if hundred { 100 } else { 64 } })
}

impl Composing {
    pub(super) fn begin(&mut self, regulation: &Regulation) -> Result<(), Refused> {
        if self.regulation.is_some() {
            return Err(Refused::RegulationAlready);
        }
        regulation.check()?;
        self.warnings.extend(other_year(regulation));
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
        self.warnings.retain(|warning| !matches!(warning, Warning::OtherYear { .. }));
        self.warnings.extend(other_year(regulation));
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
        if official.office == Office::ChiefJudge && self.takes_part(|who| official.who().is(who), None) {
            return Err(Refused::ChiefTakesPart { name: official.name.clone(), clauses });
        }
        for section in (0..sections).filter(|section| official.judges(*section)) {
            let section = section as u16 + 1;
            if self.takes_part(|who| official.who().is(who), Some(section)) {
                return Err(Refused::JudgeTakesPart { name: official.name.clone(), section, clauses });
            }
        }
        self.panel.push(official.clone());
        Ok(())
    }

    /// Whoever is relieved while works are marked leaves no marks behind: all works of a section are marked by the
    /// same judges.
    pub(super) fn relieve(&mut self, name: &str, reason: &str) -> Result<(), Refused> {
        relieve(&mut self.panel, &mut self.former, name, reason)?;
        if self.phase == Phase::Judging {
            for work in &mut self.works {
                work.marks.retain(|judge, _| !same_person(judge, name));
            }
        }
        Ok(())
    }
}
