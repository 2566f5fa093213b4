//! Teams, authors and works: who may enter, how many works, until when.

use damier_compose::{Code, Composition, Goal, notation};
use damier_forerunners::{Likeness, Query, Register, small_changes};
use damier_pdn::read_fen;
use damier_rules::rulebook::Clause;
use damier_rules::{Color, Position, Setup};
use jiff::civil::Date;

use super::author::AuthorEntry;
use super::fact::WorkEntry;
use super::panel::conflict_clauses;
use super::state::{Composing, Phase, Team, Warning, Work};
use crate::identity::same_person;
use crate::office::Office;
use crate::text::named;
use crate::{Identity, Refused, WorkId};

struct Clauses {
    closing: &'static [Clause],
    staff: &'static [Clause],
    number: &'static [Clause],
    solution: &'static [Clause],
    variation: &'static [Clause],
}

const fn clauses(code: Code) -> Clauses {
    match code {
        Code::Ukraine2013 => Clauses {
            closing: &["UA13-VI.5.5.1"],
            staff: &["UA13-VI.5.6.5/a"],
            number: &["UA13-VI.5.2.4", "UA13-VI.5.3.5"],
            solution: &["UA13-VI.5.6.4"],
            variation: &["UA13-VI.4.3/h"],
        },
        Code::Ukraine2023 => Clauses {
            closing: &["UA-VIII.Judge.9"],
            staff: &[],
            number: &["UA-VIII.Comp.3"],
            solution: &["UA-VIII.Judge.10"],
            variation: &["UA-VIII.Pub.6"],
        },
        Code::Columns => Clauses {
            closing: &["COL-5.5.5a"],
            staff: &["COL-5.5.5f"],
            number: &["COL-5.5.2e", "COL-5.5.3c"],
            solution: &["COL-5.7.2d"],
            variation: &["COL-5.4.3h"],
        },
    }
}

impl Composing {
    pub(super) fn before_closing(&self, on: Date) -> Result<(), Refused> {
        let regulation = self.rules()?;
        if on > regulation.closing {
            let clauses = clauses(regulation.code).closing;
            return Err(Refused::AfterClosing { closing: regulation.closing, on, clauses });
        }
        if self.phase == Phase::Open { Ok(()) } else { Err(Refused::ClosedAlready) }
    }

    pub(super) fn enter_team(
        &mut self,
        name: &str,
        captain: &str,
        account: Option<&Identity>,
    ) -> Result<(), Refused> {
        if !self.rules()?.kind.has_teams() {
            return Err(Refused::NoTeams);
        }
        named(name)?;
        named(captain)?;
        if self.teams.iter().any(|team| same_person(&team.name, name)) {
            return Err(Refused::EnteredAlready { name: name.to_owned() });
        }
        self.teams.push(Team {
            name: name.to_owned(),
            captain: captain.to_owned(),
            account: account.cloned(),
        });
        Ok(())
    }

    pub(super) fn enter_author(&mut self, author: &AuthorEntry, on: Date) -> Result<(), Refused> {
        self.before_closing(on)?;
        let regulation = self.rules()?;
        named(&author.name)?;
        let name = author.name.trim().to_owned();
        if self.authors.iter().any(|own| own.who().is(&author.who())) {
            return Err(Refused::EnteredAlready { name });
        }
        if regulation.staff.iter().any(|own| same_person(own, &name)) {
            return Err(Refused::StaffEnters { name, clauses: clauses(regulation.code).staff });
        }
        let conflict = conflict_clauses(regulation.code);
        let office = self.panel.iter().find(|official| official.who().is(&author.who()));
        match office.map(|official| official.office) {
            Some(Office::ChiefJudge) => return Err(Refused::ChiefTakesPart { name, clauses: conflict }),
            Some(Office::Secretary | Office::Deputy | Office::Coordinator)
                if !regulation.officials_may_enter =>
            {
                return Err(Refused::OfficialEnters { name, clauses: conflict });
            }
            _ => {}
        }
        match author.team {
            Some(team) if self.team(team).is_none() => {
                return Err(Refused::NoSuchTeam { team, teams: self.teams.len() });
            }
            None if regulation.kind.has_teams() => return Err(Refused::NeedsTeam { name }),
            _ => {}
        }
        if author.born.is_none() || author.address.is_none() {
            self.warnings.push(Warning::EntryIncomplete { name });
        }
        self.authors.push(author.clone());
        Ok(())
    }

    pub(super) fn send(&mut self, entry: &WorkEntry, on: Date) -> Result<(), Refused> {
        self.before_closing(on)?;
        let work = WorkId(self.works.len() as u32 + 1);
        self.check_work(entry, work)?;
        self.works.push(Work {
            entry: entry.clone(),
            withdrawn: false,
            code: None,
            breach: None,
            breach_by: None,
            marks: Default::default(),
            revised: None,
            defects: Vec::new(),
        });
        Ok(())
    }

    pub(super) fn replace(&mut self, work: WorkId, by: &WorkEntry, on: Date) -> Result<(), Refused> {
        self.before_closing(on)?;
        self.work_mut(work)?;
        self.warnings.retain(|warning| !warning.concerns(work));
        self.check_work(by, work)?;
        self.work_mut(work)?.entry = by.clone();
        Ok(())
    }

    pub(super) fn withdraw(&mut self, work: WorkId, on: Date) -> Result<(), Refused> {
        self.before_closing(on)?;
        self.work_mut(work)?.withdrawn = true;
        self.warnings.retain(|warning| !warning.concerns(work));
        Ok(())
    }

    /// Whether a work may take part under this number; what is doubtful becomes a warning.
    fn check_work(&mut self, entry: &WorkEntry, work: WorkId) -> Result<(), Refused> {
        let regulation = self.rules()?;
        let (code, sections) = (regulation.code, regulation.sections.len());
        let clauses = clauses(code);
        let missing = Refused::NoSuchSection { section: entry.section, sections };
        let section = self.section(entry.section).ok_or(missing)?;
        if entry.authors.is_empty() {
            return Err(Refused::NoAuthor);
        }
        if entry.variant != section.variant {
            let (variant, section) = (entry.variant.name(), section.variant.name());
            return Err(Refused::WrongVariant { variant, section });
        }
        let most = section.per_author;
        for author in &entry.authors {
            let missing = Refused::NoSuchAuthor { author: *author, authors: self.authors.len() };
            let sender = self.author(*author).ok_or(missing)?;
            let name = &sender.name;
            let own = |(id, other): &(WorkId, &Work)| {
                *id != work && other.entry.section == entry.section && other.entry.authors.contains(author)
            };
            let sent = self.live().filter(own).count() as u16 + 1;
            if sent > most {
                return Err(Refused::TooManyWorks {
                    name: name.clone(),
                    sent,
                    most,
                    clauses: clauses.number,
                });
            }
            if self.panel_of(entry.section).any(|judge| judge.who().is(&sender.who())) {
                let clauses = conflict_clauses(code);
                return Err(Refused::JudgeTakesPart { name: name.clone(), section: entry.section, clauses });
            }
        }
        let setup = read_setup(entry)?;
        let goal: Goal = entry.task.parse().map_err(|_| Refused::BadTask { text: entry.task.clone() })?;
        let genre = section.genre;
        if entry.solution.trim().is_empty() {
            return Err(Refused::NoSolution { clauses: clauses.solution });
        }
        entry.origin.check(self.rules()?)?;
        let alike = self.alike(entry, work, &setup, clauses.variation)?;
        self.warnings.extend(alike);
        let pieces = Composition::new(setup.clone(), goal);
        let (white, black) = (pieces.force(Color::White), pieces.force(Color::Black));
        if !genre.takes(code, entry.variant, goal, white, black) {
            let (white, black) = (white.units(), black.units());
            self.warnings.push(Warning::NotOfSection { work, genre, white, black });
        }
        let start = Position::new(&setup).ok();
        if start.is_none_or(|start| notation::read_solution(&start, &entry.solution).is_err()) {
            self.warnings.push(Warning::SolutionUnread { work });
        }
        Ok(())
    }

    /// Works already sent that are like this one. The same position of the same author is refused: of
    /// variations only one is admitted.
    fn alike(
        &self,
        entry: &WorkEntry,
        work: WorkId,
        setup: &Setup,
        clauses: &'static [Clause],
    ) -> Result<Option<Warning>, Refused> {
        let others: Vec<(WorkId, &Work)> =
            self.live().filter(|(id, other)| *id != work && other.entry.section == entry.section).collect();
        let mut register = Register::new();
        for (_, other) in &others {
            // What was taken in can be read; the numbers of the register follow those of the list.
            let kept = read_setup(&other.entry)?;
            let (author, source) = (String::new(), String::new());
            let known =
                damier_forerunners::Work { setup: kept, finals: Vec::new(), author, source, priority: None };
            register.push(&known).map_err(|why| bad_position(&other.entry, why.to_string()))?;
        }
        let changes = Some(small_changes(setup.placed.len()));
        let query = Query { setup: setup.clone(), finals: Vec::new(), changes, limit: others.len() };
        let mut warning = None;
        for found in register.search(&query) {
            let at = (found.record.number as usize).saturating_sub(1);
            let Some((id, other)) = others.get(at) else { continue };
            let own = other.entry.authors.iter().any(|author| entry.authors.contains(author));
            let same = matches!(found.likeness, Likeness::Position { total: 0, .. });
            match (own, same) {
                (true, true) => return Err(Refused::SamePosition { other: *id, clauses }),
                (true, false) => warning = Some(Warning::Variation { work, of: *id }),
                (false, _) => warning = warning.or(Some(Warning::Alike { work, of: *id })),
            }
        }
        Ok(warning)
    }
}

/// The position of a work. One that the rules of the game do not know is for the judges to reject.
pub(crate) fn read_setup(entry: &WorkEntry) -> Result<Setup, Refused> {
    let fen = read_fen(entry.variant, &entry.position);
    fen.map(|fen| fen.setup).map_err(|why| bad_position(entry, why.to_string()))
}

fn bad_position(entry: &WorkEntry, why: String) -> Refused {
    Refused::BadPosition { text: entry.position.clone(), variant: entry.variant.name(), why }
}
