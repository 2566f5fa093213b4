//! What is known about a contest of composing.

use std::collections::BTreeMap;

use jiff::civil::Date;
use serde::Serialize;

use super::author::AuthorEntry;
use super::fact::{Ruling, WorkEntry};
use super::regulation::{Regulation, Section};
use crate::identity::Who;
use crate::office::{Office, Official};
use crate::{AuthorId, By, Genre, Identity, Mark, Refused, TeamId, WorkId};

/// A contest of composing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Composing {
    pub regulation: Option<Regulation>,
    /// The judges and the others with an office.
    pub panel: Vec<Official>,
    /// Those who had an office and have it no longer.
    pub former: Vec<Official>,
    /// Those who gave an award that was cancelled.
    pub cancelled: Vec<Official>,
    pub teams: Vec<Team>,
    pub authors: Vec<AuthorEntry>,
    /// The works, also those that were withdrawn.
    pub works: Vec<Work>,
    /// How far it is.
    pub phase: Phase,
    /// Remarks on the preliminary results.
    pub remarks: Vec<Remark>,
    pub appeals: Vec<Appeal>,
    /// What somebody should look at twice.
    pub warnings: Vec<Warning>,
}

/// How far a contest is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Works are being sent in.
    #[default]
    Open,
    /// The works have their code numbers and are being marked.
    Judging,
    /// The preliminary results are out.
    Preliminary { since: Date },
    /// The results are final.
    Final { since: Date },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Team {
    pub name: String,
    pub captain: String,
    /// The account by which the captain signs in.
    pub account: Option<Identity>,
}

/// A work and all that became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Work {
    /// As it was sent, or last replaced.
    pub entry: WorkEntry,
    /// Whether it was taken back.
    pub withdrawn: bool,
    /// The number under which judges know it, within its section.
    pub code: Option<u16>,
    /// What breaks a formal requirement.
    pub breach: Option<String>,
    /// Who said so, as he spoke.
    pub breach_by: Option<By>,
    /// The marks by the names of the judges, with what they say.
    pub marks: BTreeMap<String, (Mark, String)>,
    /// The mark as the chief judge or the commission set it, with the reason.
    pub revised: Option<(Mark, String)>,
    /// Defects found after the final results.
    pub defects: Vec<String>,
}

/// A remark on the preliminary results.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Remark {
    pub from: String,
    /// On which work.
    pub work: WorkId,
    /// What is said.
    pub text: String,
}

/// An appeal and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Appeal {
    /// Its number: that of its fact.
    pub seq: u32,
    pub author: AuthorId,
    /// About which work.
    pub work: WorkId,
    /// What is said.
    pub text: String,
    /// How the chief judge ruled.
    pub ruling: Option<Ruling>,
    /// Who ruled, as he spoke.
    pub ruled_by: Option<By>,
    /// Whether it went on to the commission.
    pub further: bool,
    /// How the commission decided.
    pub decision: Option<Ruling>,
    /// Whether the commission has recommended that the chief judge look again, and he has not yet
    /// (UA13-VI.6.6/a).
    pub to_review: bool,
    /// Whether he has.
    pub reviewed: bool,
}

impl Appeal {
    /// What was said last: by the commission where it decides, by the chief judge where it recommends.
    pub fn last_word(&self) -> Option<&Ruling> {
        let decision = self.decision.as_ref().filter(|_| !self.reviewed);
        decision.or(self.ruling.as_ref())
    }

    /// Whether somebody still has to decide.
    pub fn is_open(&self) -> bool {
        self.ruling.is_none() || (self.further && self.decision.is_none()) || self.to_review
    }
}

/// Something to be looked at twice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// Two works of an author are variations of each other; one is admitted (UA13-VI.4.3/h, UA-VIII.Pub.6,
    /// COL-5.4.3h).
    Variation {
        /// The later work.
        work: WorkId,
        /// The earlier one.
        of: WorkId,
    },
    /// Two works of different authors are alike.
    Alike {
        /// The later work.
        work: WorkId,
        /// The earlier one.
        of: WorkId,
    },
    /// An entry lacks what it must state (UA13-VI.5.6.5, UA-VIII.Judge.10).
    EntryIncomplete { name: String },
    /// Something happened after its term.
    AfterTerm {
        term: Date,
        /// When it happened.
        on: Date,
    },
    /// A team championship of the country on another board than that of its year: 64 squares in odd years, 100 in
    /// even ones (UA13-VI.5.4.2, UA-VIII.Comp.5.1).
    OtherYear {
        year: i16,
        /// The squares of the board whose turn it is.
        squares: u8,
    },
    /// The contest was closed, and nobody had sent a work.
    NoWorks,
    /// The material or the task of a work is not of the genre of its section (UA13-VI.1.3, UA-VIII.Def.4,
    /// COL-5.1.3d).
    NotOfSection {
        work: WorkId,
        /// What the section takes.
        genre: Genre,
        white: usize,
        black: usize,
    },
    /// The solution of a work cannot be read by the program.
    SolutionUnread { work: WorkId },
}

impl Warning {
    /// Whether it is about a work.
    pub(crate) fn concerns(&self, work: WorkId) -> bool {
        self.works().is_some_and(|works| works.contains(&work))
    }

    /// The works about which it is, the same twice where it is one.
    pub fn works(&self) -> Option<[WorkId; 2]> {
        match self {
            Warning::Variation { work, of } | Warning::Alike { work, of } => Some([*work, *of]),
            Warning::SolutionUnread { work } | Warning::NotOfSection { work, .. } => Some([*work, *work]),
            Warning::EntryIncomplete { .. }
            | Warning::AfterTerm { .. }
            | Warning::OtherYear { .. }
            | Warning::NoWorks => None,
        }
    }
}

impl Composing {
    /// The regulation, or that there is none.
    pub(crate) fn rules(&self) -> Result<&Regulation, Refused> {
        self.regulation.as_ref().ok_or(Refused::NoRegulation)
    }

    /// A section, counted from 1.
    pub fn section(&self, number: u16) -> Option<&Section> {
        let at = usize::from(number).checked_sub(1)?;
        self.regulation.as_ref()?.sections.get(at)
    }

    pub fn work(&self, work: WorkId) -> Option<&Work> {
        self.works.get(work.index()?)
    }

    pub(crate) fn work_mut(&mut self, work: WorkId) -> Result<&mut Work, Refused> {
        let works = self.works.len();
        let found = work.index().and_then(|at| self.works.get_mut(at));
        found.filter(|found| !found.withdrawn).ok_or(Refused::NoSuchWork { work, works })
    }

    pub fn author(&self, author: AuthorId) -> Option<&AuthorEntry> {
        self.authors.get(author.index()?)
    }

    pub fn team(&self, team: TeamId) -> Option<&Team> {
        self.teams.get(team.index()?)
    }

    /// The works that take part, with their numbers.
    pub fn live(&self) -> impl Iterator<Item = (WorkId, &Work)> {
        let numbered = (1..).map(WorkId).zip(&self.works);
        numbered.filter(|(_, work)| !work.withdrawn)
    }

    /// Those who mark the works of a section, counted from 1: its judges, and the chief judge where the
    /// regulation says so.
    pub fn judges_of(&self, section: u16) -> Vec<&str> {
        self.panel_of(section).map(|official| official.name.as_str()).collect()
    }

    /// The same, with their offices and accounts.
    pub fn panel_of(&self, section: u16) -> impl Iterator<Item = &Official> {
        let chief = self.regulation.as_ref().is_some_and(|regulation| regulation.chief_marks);
        let marks = move |official: &&Official| {
            self.judges(official, section) || (chief && official.office == Office::ChiefJudge)
        };
        self.panel.iter().filter(marks)
    }

    /// Whether somebody takes part in a section as an author, or in any where none is named.
    pub(crate) fn takes_part(&self, is: impl Fn(Who<'_>) -> bool, section: Option<u16>) -> bool {
        let is_he = |author: &AuthorId| self.author(*author).is_some_and(|own| is(own.who()));
        self.live().any(|(_, work)| {
            section.is_none_or(|section| work.entry.section == section)
                && work.entry.authors.iter().any(is_he)
        })
    }

    /// The work that judges know by a code such as `2-07`: section and number.
    pub fn by_code(&self, section: u16, code: u16) -> Option<WorkId> {
        let found = self.live().find(|(_, work)| work.entry.section == section && work.code == Some(code));
        found.map(|(id, _)| id)
    }

    /// Whether judges may see the authors: in open contests, and once the preliminary results are out.
    pub fn authors_shown(&self) -> bool {
        let open = self.regulation.as_ref().is_some_and(|regulation| !regulation.closed);
        open || matches!(self.phase, Phase::Preliminary { .. } | Phase::Final { .. })
    }
}

impl Work {
    /// `2-07`: the section and the number that judges see; nothing before the contest is closed.
    pub fn code_text(&self) -> Option<String> {
        self.code.map(|code| format!("{}-{code:02}", self.entry.section))
    }
}
