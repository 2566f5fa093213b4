//! What the marks amount to: places of works and of authors, points for titles.

use damier_facts::Rational;
use serde::Serialize;

use super::regulation::{Combine, Joint};
use super::state::{Composing, Phase, Work};
use crate::places::ranked;
use crate::titles::points_of_place;
use crate::{AuthorId, Mark, WorkId};

/// A work in the award of its section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct WorkPlace {
    /// The place; equal marks share it.
    pub place: u32,
    pub work: WorkId,
    pub mark: Rational,
    /// Whether it scores zero for a formal breach.
    pub breach: bool,
}

/// An author in a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AuthorPlace {
    /// The place; equal sums share it.
    pub place: u32,
    pub author: AuthorId,
    /// The sum of his marks that count.
    pub sum: Rational,
    /// The works that count, the best first.
    pub works: Vec<WorkId>,
    /// Points for titles of the FMJD, where the contest gives them: for places in sections, so that no work counts
    /// twice.
    pub title_points: u16,
}

/// Somebody who won points for titles of the FMJD in a section (FMJD-X.10.3).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laureate {
    pub author: AuthorId,
    /// The contest, with the section where there are several.
    pub contest: String,
    pub place: u32,
    pub points: u16,
}

impl Composing {
    /// Marks that are still missing: the work and the judge.
    pub fn missing_marks(&self) -> Vec<(WorkId, String)> {
        let mut missing = Vec::new();
        for (id, work) in self.live().filter(|(_, work)| work.breach.is_none() && work.revised.is_none()) {
            for judge in self.judges_of(work.entry.section) {
                if !work.marks.contains_key(judge) {
                    missing.push((id, judge.to_owned()));
                }
            }
        }
        missing
    }

    /// The mark of a work; nothing before somebody has marked it. What the chief judge or the commission
    /// decided goes first, then a formal breach, then what the judges gave.
    pub fn mark_of(&self, work: &Work) -> Option<Rational> {
        if let Some((mark, _)) = &work.revised {
            return Some(mark.exact());
        }
        if work.breach.is_some() {
            return Some(Rational::ZERO);
        }
        let combine = self.regulation.as_ref().map(|regulation| regulation.combine).unwrap_or_default();
        let mut marks: Vec<Mark> = work.marks.values().map(|(mark, _)| *mark).collect();
        marks.sort_unstable();
        if combine == Combine::WithoutExtremes && marks.len() >= 3 {
            marks = marks[1..marks.len() - 1].to_vec();
        }
        let share = Rational::new(1, marks.len() as i64)?;
        Some(marks.iter().map(|mark| mark.exact()).sum::<Rational>() * share)
    }

    /// The award of a section, counted from 1.
    pub fn works_of(&self, section: u16) -> Vec<WorkPlace> {
        let marked = self.live().filter(|(_, work)| work.entry.section == section);
        let marked: Vec<(WorkId, Rational, bool)> = marked
            .filter_map(|(id, work)| {
                Some((id, self.mark_of(work)?, work.breach.is_some() && work.revised.is_none()))
            })
            .collect();
        let placed = ranked(marked, |(_, mark, _)| vec![*mark]);
        placed
            .into_iter()
            .map(|(place, (work, mark, breach))| WorkPlace { place, work, mark, breach })
            .collect()
    }

    /// The table of authors in a section, or over all sections.
    pub fn authors_of(&self, section: Option<u16>) -> Vec<AuthorPlace> {
        let regulation = self.regulation.as_ref();
        let titles =
            regulation.is_some_and(|own| own.titles && (section.is_some() || own.sections.len() == 1));
        let sums: Vec<(AuthorId, Rational, Vec<WorkId>)> = (1..=self.authors.len() as u32)
            .map(AuthorId)
            .filter_map(|author| {
                let works = self.counted(author, section);
                let sum = works.iter().map(|(_, mark)| *mark).sum();
                (!works.is_empty()).then(|| (author, sum, works.iter().map(|(work, _)| *work).collect()))
            })
            .collect();
        let placed = ranked(sums, |(_, sum, _)| vec![*sum]);
        placed
            .into_iter()
            .map(|(place, (author, sum, works))| {
                // Who has nothing but works that score zero is no laureate.
                let wins = titles && sum > Rational::ZERO;
                let title_points = if wins { points_of_place(place) } else { 0 };
                AuthorPlace { place, author, sum, works, title_points }
            })
            .collect()
    }

    /// Those who won points for titles, once the results are final.
    pub fn laureates(&self) -> Vec<Laureate> {
        let (Phase::Final { .. }, Some(regulation)) = (self.phase, &self.regulation) else {
            return Vec::new();
        };
        let several = regulation.sections.len() > 1;
        let mut all = Vec::new();
        for (number, section) in (1_u16..).zip(&regulation.sections) {
            let places = self.authors_of(Some(number)).into_iter().filter(|line| line.title_points > 0);
            all.extend(places.map(|line| Laureate {
                author: line.author,
                contest: match several {
                    true => format!("{}, {}", regulation.name, section.name),
                    false => regulation.name.clone(),
                },
                place: line.place,
                points: line.title_points,
            }));
        }
        all
    }

    /// The works of an author that count, with what they bring him, the best first.
    fn counted(&self, author: AuthorId, section: Option<u16>) -> Vec<(WorkId, Rational)> {
        let sections = self.regulation.as_ref().map_or(0, |regulation| regulation.sections.len() as u16);
        let counting = self.regulation.as_ref().and_then(|regulation| regulation.counting);
        let mut all = Vec::new();
        for own in (1..=sections).filter(|own| section.is_none_or(|asked| asked == *own)) {
            let mut works = self.brought(author, own);
            works.truncate(counting.map_or(usize::MAX, usize::from));
            all.extend(works);
        }
        all
    }

    /// What the works of an author in a section bring him, the best first.
    pub(super) fn brought(&self, author: AuthorId, section: u16) -> Vec<(WorkId, Rational)> {
        let own = |(_, work): &(WorkId, &Work)| {
            work.entry.section == section && work.entry.authors.contains(&author)
        };
        let mut works: Vec<(WorkId, Rational)> = self
            .live()
            .filter(own)
            .filter_map(|(id, work)| Some((id, self.mark_of(work)? * self.share(work))))
            .collect();
        works.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
        works
    }

    /// Which part of the mark of a work each of its authors gets.
    fn share(&self, work: &Work) -> Rational {
        let joint = self.regulation.as_ref().map(|regulation| regulation.joint).unwrap_or_default();
        let authors = match joint {
            Joint::Whole => 1,
            Joint::Shared => work.entry.authors.len() as i64,
        };
        Rational::new(1, authors).unwrap_or(Rational::ZERO)
    }
}
