//! What the marks amount to, for those who may know.

use damier_contests::composing::{AuthorPlace, Composing, Phase, Regulation, TeamFault};
use damier_contests::decimals;
use serde::Serialize;

use super::seen::{is_out, names};

/// The award of a section.
#[derive(Debug, Serialize)]
pub struct Award {
    pub section: u16,
    pub name: String,
    pub works: Vec<Line>,
    pub authors: Vec<Author>,
}

/// A work in it.
#[derive(Debug, Serialize)]
pub struct Line {
    pub place: u32,
    pub code: String,
    pub authors: Vec<String>,
    pub mark: String,
    pub breach: bool,
}

/// An author in a table.
#[derive(Debug, Serialize)]
pub struct Author {
    pub place: u32,
    pub name: String,
    pub sum: String,
    pub title_points: u16,
}

/// A team in the table.
#[derive(Debug, Serialize)]
pub struct TeamPlace {
    pub place: u32,
    pub name: String,
    pub sum: String,
    #[serde(skip)]
    pub fault: Option<TeamFault>,
}

/// Places, once they are published; the organiser and the chief judge see the marks before.
pub(super) fn results(contest: &Composing, regulation: &Regulation, organiser: bool) -> Vec<Award> {
    let out = is_out(contest);
    if !(out || organiser && contest.phase == Phase::Judging) {
        return Vec::new();
    }
    let line = |own: damier_contests::composing::WorkPlace| {
        let work = contest.work(own.work)?;
        Some(Line {
            place: own.place,
            code: work.code_text()?,
            authors: if out { names(contest, &work.entry.authors) } else { Vec::new() },
            mark: decimals(own.mark),
            breach: own.breach,
        })
    };
    let section = |(section, name): (u16, &str)| Award {
        section,
        name: name.to_owned(),
        works: contest.works_of(section).into_iter().filter_map(line).collect(),
        authors: if out { authors(contest, Some(section)) } else { Vec::new() },
    };
    (1..).zip(regulation.sections.iter().map(|own| own.name.as_str())).map(section).collect()
}

/// The table of authors in a section, or over all.
pub(super) fn authors(contest: &Composing, section: Option<u16>) -> Vec<Author> {
    let line = |own: AuthorPlace| Author {
        place: own.place,
        name: names(contest, &[own.author]).concat(),
        sum: decimals(own.sum),
        title_points: own.title_points,
    };
    contest.authors_of(section).into_iter().map(line).collect()
}

/// The table of teams.
pub(super) fn standing(contest: &Composing) -> Vec<TeamPlace> {
    let line = |own: damier_contests::composing::TeamPlace| TeamPlace {
        place: own.place,
        name: contest.team(own.team).map(|team| team.name.clone()).unwrap_or_default(),
        sum: decimals(own.sum),
        fault: own.fault,
    };
    contest.team_table().into_iter().map(line).collect()
}
