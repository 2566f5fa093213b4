//! Applications for titles in the books: how they come in and go on.
//!
//! FMJD-X.15.1 to FMJD-X.15.4, FMJD-X.1.1, FMJD-IV.4.proc.

use jiff::civil::Date;

use super::{State, check};
use crate::refused::Refused;
use crate::titles::{Application, Award, Details, Filed, Step, Taken};

/// The longest text of a form, in letters.
const LONGEST: usize = 4000;

/// So many lines a dossier or a list of competitions has at most.
const LINES: usize = 30;

impl State {
    /// The applications with their numbers.
    pub fn applications(&self) -> impl DoubleEndedIterator<Item = (u32, &Filed)> {
        let numbered = self.titles.applications.iter().enumerate();
        numbered.filter_map(|(at, own)| Some((at as u32 + 1, own.as_ref()?)))
    }

    /// An application by its number.
    pub fn application(&self, number: u32) -> Result<&Filed, Refused> {
        let found = (number as usize).checked_sub(1).and_then(|at| self.titles.applications.get(at));
        let missing = Refused::NoApplication { number, count: self.titles.applications.len() };
        found.and_then(Option::as_ref).ok_or(missing)
    }

    pub(super) fn applied(&mut self, application: &Application) -> Result<(), Refused> {
        let person = self.resolve(application.person)?;
        check::name(&application.proposer)?;
        check::day("an application", application.sent)?;
        for day in
            [application.received, application.assembly, application.details.born].into_iter().flatten()
        {
            check::day("an application", day)?;
        }
        sound(application)?;
        super::titles::has_titles(application.pool)?;
        if application.title.is_by_norms() != application.pool.is_some() {
            return Err(Refused::WhichPool { title: application.title });
        }
        let same = |own: &Application| {
            self.resolve(own.person) == Ok(person)
                && (own.title, own.pool, own.women)
                    == (application.title, application.pool, application.women)
        };
        let open = self.applications().find(|(_, own)| own.is_open() && same(&own.application));
        if let Some((number, _)) = open {
            return Err(Refused::AppliedAlready { number });
        }
        let first = Taken { step: Step::Proposed, date: application.sent, note: String::new() };
        self.titles.applications.push(Some(Filed { application: application.clone(), steps: vec![first] }));
        Ok(())
    }

    pub(super) fn stepped(&mut self, number: u32, step: Step, date: Date, note: &str) -> Result<(), Refused> {
        check::day("a step", date)?;
        text(note)?;
        let filed = self.application(number)?;
        let last = filed.step();
        if !step.may_follow(last) {
            return Err(Refused::StepOutOfOrder { step, last });
        }
        let Application { person, title, pool, women, .. } = filed.application;
        if step == Step::Granted {
            let ground = format!("application {number}");
            self.awarded(&Award { person, title, pool, women, date, ground, confirmed: None })?;
        }
        if step == Step::Ratified {
            let is_it = |own: &&mut Award| {
                (own.person, own.title, own.pool, own.women) == (person, title, pool, women)
            };
            if let Some(award) = self.titles.awards.iter_mut().find(is_it) {
                award.confirmed = Some(date);
            }
        }
        let taken = Taken { step, date, note: note.trim().to_owned() };
        let at = number as usize - 1;
        if let Some(filed) = self.titles.applications.get_mut(at).and_then(Option::as_mut) {
            filed.steps.push(taken);
        }
        Ok(())
    }
}

/// Whether what was typed can stand on a form.
fn sound(application: &Application) -> Result<(), Refused> {
    let Details {
        profession,
        address,
        born: _,
        birthplace,
        club,
        dossier,
        evidence,
        chief,
        assistant,
        knows_the_rules: _,
        is_objective: _,
    } = &application.details;
    for own in [&application.signatory, profession, address, birthplace, club, evidence] {
        text(own)?;
    }
    for lines in [chief, assistant, &application.languages] {
        few(lines.len())?;
        lines.iter().try_for_each(|own| check::name(own))?;
    }
    few(dossier.len())?;
    for own in dossier {
        check::name(&own.competition)?;
        text(&own.category)?;
        text(&own.norm)?;
    }
    Ok(())
}

fn text(text: &str) -> Result<(), Refused> {
    let letters = text.chars().count();
    let sound = letters <= LONGEST && !text.chars().any(|own| own.is_control() && own != '\n');
    if sound { Ok(()) } else { Err(Refused::BadText { letters, longest: LONGEST }) }
}

fn few(lines: usize) -> Result<(), Refused> {
    if lines <= LINES { Ok(()) } else { Err(Refused::TooManyLines { lines, most: LINES }) }
}
