//! Under which regulation a contest is held, and who judges.

use damier_compose::Code;
use damier_rules::Variant;
use damier_rules::rulebook::Clause;

use super::author::AuthorEntry;
use super::fact::WorkEntry;
use super::regulation::{Kind, Level, Regulation, Section};
use super::state::{Composing, Phase, Warning};
use crate::Refused;
use crate::identity::same_person;
use crate::office::{Office, Official, may_be_appointed, relieve};
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
            return Err(Refused::ClosedAlready);
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
        if official.office == Office::ChiefJudge && self.takes_part(|who| official.who().is(&who), None) {
            return Err(Refused::ChiefTakesPart { name: official.name.clone(), clauses });
        }
        for section in (1..=sections as u16).filter(|section| self.judges(official, *section)) {
            if self.takes_part(|who| official.who().is(&who), Some(section)) {
                return Err(Refused::JudgeTakesPart { name: official.name.clone(), section, clauses });
            }
        }
        self.panel.push(official.clone());
        Ok(())
    }

    /// Whether somebody has the works of a section, counted from 1, to judge: its judges, and where deputies are the
    /// senior judges of sections a deputy who was given it.
    pub(super) fn judges(&self, official: &Official, section: u16) -> bool {
        let deputies = self.regulation.as_ref().is_some_and(Regulation::deputies_judge);
        let is_senior = official.office == Office::Deputy && official.sections.contains(&section);
        official.judges(usize::from(section).wrapping_sub(1)) || (deputies && is_senior)
    }

    /// Whether the sections stay to which works were sent: under their numbers, of the same variant and genre.
    pub(super) fn keeps_sections(&self, regulation: &Regulation) -> Result<(), Refused> {
        let what = |section: &Section| (section.variant, section.genre);
        let lost = self.live().map(|(_, work)| work.entry.section).find(|number| {
            let stays = regulation.sections.get(usize::from(*number).wrapping_sub(1)).map(what);
            stays.is_none() || stays != self.section(*number).map(what)
        });
        lost.map_or(Ok(()), |section| Err(Refused::SectionHasWorks { section }))
    }

    /// Whether somebody who has entered, with or without works, may have an office: the chief judge takes no part, the
    /// secretary, deputies and the coordinator where the regulation lets them.
    pub(super) fn stands_apart(&self, official: &Official) -> Result<(), Refused> {
        let regulation = self.rules()?;
        let entered = self.authors.iter().any(|author| author.who().is(&official.who()));
        let (name, clauses) = (official.name.clone(), conflict_clauses(regulation.code));
        match official.office {
            Office::ChiefJudge if entered => Err(Refused::ChiefTakesPart { name, clauses }),
            Office::Secretary | Office::Deputy | Office::Coordinator
                if entered && !regulation.officials_may_enter =>
            {
                Err(Refused::OfficialEnters { name, clauses })
            }
            _ => Ok(()),
        }
    }

    /// Whether none of the authors of a work is the chief judge, however he came to be both.
    pub(super) fn not_of_the_chief(&self, work: &WorkEntry) -> Result<(), Refused> {
        let chief = self.panel.iter().find(|official| official.office == Office::ChiefJudge);
        let is_chief = |author: &&AuthorEntry| chief.is_some_and(|chief| author.who().is(&chief.who()));
        let both = work.authors.iter().filter_map(|author| self.author(*author)).find(is_chief);
        let clauses = conflict_clauses(self.rules()?.code);
        both.map_or(Ok(()), |own| Err(Refused::ChiefTakesPart { name: own.name.clone(), clauses }))
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
