//! Teams and regions: how works are shared among authors, and what they sum up to.

use std::ops::RangeInclusive;

use damier_compose::Code;
use damier_facts::Rational;
use serde::Serialize;

use super::regulation::Kind;
use super::state::Composing;
use crate::places::ranked;
use crate::{AuthorId, TeamId, WorkId};

/// A team in the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TeamPlace {
    /// The place; equal sums share it.
    pub place: u32,
    pub team: TeamId,
    /// Its sum: of marks, or of points in a match by pairs.
    pub sum: Rational,
    /// The works that count.
    pub works: Vec<WorkId>,
    /// What is wrong with its line-up.
    pub fault: Option<TeamFault>,
}

/// What is wrong with the authors or works of a team. Works above the share do not count; missing ones
/// bring nothing (COL-5.5.4d).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TeamFault {
    /// Too few or too many authors.
    Authors {
        /// How many there are.
        authors: usize,
        /// At least so many.
        least: usize,
        /// At most so many.
        most: usize,
    },
    /// The works are not shared as they must be.
    Shares {
        /// How many works each author sent, the most first.
        sent: Vec<u16>,
        /// How many each should have.
        wanted: Vec<u16>,
    },
}

/// No author of a region brings more works than this (UA-VIII.Comp.5.2, UA13-VI.5.4.3).
pub(super) const MOST_OF_ONE: u16 = 5;

/// The least number of authors of a team.
const LEAST_AUTHORS: usize = 3;

/// The greatest number of authors: six in a team championship; five by UA-VIII.Comp.5.2 where regions are
/// ranked from individual results (D-78a).
const fn most_authors(code: Code, kind: Kind) -> usize {
    match (code, kind) {
        (Code::Ukraine2023, Kind::ChampionshipWithRegions) => 5,
        _ => 6,
    }
}

/// The least and the greatest number of authors of a team.
pub(super) const fn team_size(code: Code, kind: Kind) -> RangeInclusive<usize> {
    LEAST_AUTHORS..=most_authors(code, kind)
}

/// How works are shared in proportion: as evenly as can be, the larger shares first (UA13-VI.5.4.2,
/// UA-VIII.Comp.5.1).
///
/// ```
/// use damier_contests::composing::shares;
///
/// // TV-13
/// assert_eq!(shares(15, 5), [3, 3, 3, 3, 3]);
/// assert_eq!(shares(15, 4), [4, 4, 4, 3]);
/// assert_eq!(shares(15, 3), [5, 5, 5]);
/// assert_eq!(shares(15, 6), [3, 3, 3, 2, 2, 2]);
/// ```
pub fn shares(works: u16, authors: usize) -> Vec<u16> {
    let count = authors.max(1) as u16;
    let (each, more) = (works / count, works % count);
    (0..authors as u16).map(|at| each + u16::from(at < more)).collect()
}

impl Composing {
    /// The table of teams or regions.
    pub fn team_table(&self) -> Vec<TeamPlace> {
        let Some(regulation) = &self.regulation else { return Vec::new() };
        let teams = (1..=self.teams.len() as u32).map(TeamId);
        let reckoned: Vec<(TeamId, Counted)> = match regulation.kind {
            Kind::Contest | Kind::Championship => Vec::new(),
            Kind::ChampionshipWithRegions => teams.map(|team| (team, self.region(team))).collect(),
            Kind::TeamChampionship => teams.map(|team| (team, self.proportional(team))).collect(),
            Kind::TeamMatch => teams.map(|team| (team, self.whole(team))).collect(),
            Kind::MatchByPairs => self.by_pairs(),
        };
        let placed = ranked(reckoned, |(_, counted)| vec![counted.sum]);
        placed
            .into_iter()
            .map(|(place, (team, Counted { sum, works, fault }))| TeamPlace {
                place,
                team,
                sum,
                works,
                fault,
            })
            .collect()
    }

    /// The authors of a team, each with what all works bring, the best first.
    fn members(&self, team: TeamId) -> Vec<Vec<(WorkId, Rational)>> {
        let sections = self.regulation.as_ref().map_or(0, |regulation| regulation.sections.len() as u16);
        let own = (1..).map(AuthorId).zip(&self.authors).filter(|(_, author)| author.team == Some(team));
        own.map(|(author, _)| {
            let mut works: Vec<_> =
                (1..=sections).flat_map(|section| self.brought(author, section)).collect();
            works.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(&b.0)));
            works
        })
        .filter(|works| !works.is_empty())
        .collect()
    }

    /// All works count.
    fn whole(&self, team: TeamId) -> Counted {
        Counted::of(self.members(team).into_iter().flatten(), None)
    }

    /// UA13-VI.5.4.2, UA-VIII.Comp.5.1: three to six authors, works shared in proportion.
    fn proportional(&self, team: TeamId) -> Counted {
        let Some(regulation) = &self.regulation else { return Counted::default() };
        let mut members = self.members(team);
        members.sort_by_key(|works| std::cmp::Reverse(works.len()));
        let (authors, size) = (members.len(), team_size(regulation.code, regulation.kind));
        if !size.contains(&authors) {
            let fault = TeamFault::Authors { authors, least: *size.start(), most: *size.end() };
            return Counted::of([], Some(fault));
        }
        let wanted = shares(regulation.team_works, authors);
        let sent: Vec<u16> = members.iter().map(|works| works.len() as u16).collect();
        let fault = (sent != wanted).then(|| TeamFault::Shares { sent, wanted: wanted.clone() });
        Counted::of(best_shared(&members, &wanted), fault)
    }

    /// UA13-VI.5.4.3, UA-VIII.Comp.5.2: the best works of the authors of a region; one author brings five,
    /// two bring five each.
    fn region(&self, team: TeamId) -> Counted {
        let Some(regulation) = &self.regulation else { return Counted::default() };
        let members = self.members(team);
        let authors = members.len().min(most_authors(regulation.code, regulation.kind));
        let wanted = match authors {
            0 => return Counted::default(),
            1 | 2 => vec![MOST_OF_ONE; authors],
            _ => {
                shares(regulation.team_works, authors).iter().map(|share| (*share).min(MOST_OF_ONE)).collect()
            }
        };
        Counted::of(best_shared(&members, &wanted), None)
    }

    /// COL-5.5.4b: in each section works of two teams meet in the order in which they were sent; the better
    /// one has a point, equal ones half a point each, a missing one none (COL-5.5.4d).
    fn by_pairs(&self) -> Vec<(TeamId, Counted)> {
        let sections = self.regulation.as_ref().map_or(0, |regulation| regulation.sections.len() as u16);
        let mut table = [TeamId(1), TeamId(2)].map(|team| (team, Counted::default()));
        for section in 1..=sections {
            let [first, second] = [TeamId(1), TeamId(2)].map(|team| self.sent_by(team, section));
            for at in 0..first.len().max(second.len()) {
                let met = [first.get(at), second.get(at)];
                let marks = met.map(|work| work.map_or(Rational::ZERO, |(_, mark)| *mark));
                let points = match marks[0].cmp(&marks[1]) {
                    std::cmp::Ordering::Greater => [Rational::whole(1), Rational::ZERO],
                    std::cmp::Ordering::Less => [Rational::ZERO, Rational::whole(1)],
                    // Two that bring nothing win nothing.
                    std::cmp::Ordering::Equal if marks[0] == Rational::ZERO => [Rational::ZERO; 2],
                    std::cmp::Ordering::Equal => [Rational::HALF; 2],
                };
                for (side, points) in points.into_iter().enumerate() {
                    table[side].1.sum = table[side].1.sum + points;
                    table[side].1.works.extend(met[side].map(|(work, _)| *work));
                }
            }
        }
        table.into_iter().take(self.teams.len()).collect()
    }

    /// The works of a team in a section in the order in which they were sent.
    fn sent_by(&self, team: TeamId, section: u16) -> Vec<(WorkId, Rational)> {
        let of_team = |author: &AuthorId| self.author(*author).is_some_and(|own| own.team == Some(team));
        let own = self.live().filter(|(_, work)| {
            work.entry.section == section && work.entry.authors.first().is_some_and(of_team)
        });
        own.filter_map(|(id, work)| Some((id, self.mark_of(work)?))).collect()
    }
}

#[derive(Debug, Clone)]
struct Counted {
    sum: Rational,
    works: Vec<WorkId>,
    fault: Option<TeamFault>,
}

impl Default for Counted {
    fn default() -> Counted {
        Counted { sum: Rational::ZERO, works: Vec::new(), fault: None }
    }
}

impl Counted {
    fn of(works: impl IntoIterator<Item = (WorkId, Rational)>, fault: Option<TeamFault>) -> Counted {
        let mut counted = Counted { fault, ..Counted::default() };
        for (work, mark) in works {
            counted.sum = counted.sum + mark;
            counted.works.push(work);
        }
        counted
    }
}

/// The works that bring most when shares are given to authors in the best way: `wanted` holds at most two
/// sizes, the larger first.
fn best_shared(members: &[Vec<(WorkId, Rational)>], wanted: &[u16]) -> Vec<(WorkId, Rational)> {
    let Some((large, small)) = wanted.first().zip(wanted.last()) else { return Vec::new() };
    let larger = wanted.iter().filter(|share| *share == large).count();
    let sum = |works: &[(WorkId, Rational)], share: u16| -> Rational {
        works.iter().take(usize::from(share)).map(|(_, mark)| *mark).sum()
    };
    // best[a][b]: the most that the authors so far bring, `a` of them with the larger share and `b` with the
    // smaller one, with who has which.
    let smaller = wanted.len() - larger;
    type Best = Option<(Rational, Vec<(usize, u16)>)>;
    let mut best: Vec<Vec<Best>> = vec![vec![None; smaller + 1]; larger + 1];
    best[0][0] = Some((Rational::ZERO, Vec::new()));
    for (at, works) in members.iter().enumerate() {
        for a in (0..=larger).rev() {
            for b in (0..=smaller).rev() {
                let from_large = a.checked_sub(1).and_then(|a| best[a][b].clone()).map(|own| (own, *large));
                let from_small = b.checked_sub(1).and_then(|b| best[a][b].clone()).map(|own| (own, *small));
                for ((brought, who), share) in [from_large, from_small].into_iter().flatten() {
                    let brought = brought + sum(works, share);
                    if best[a][b].as_ref().is_none_or(|(known, _)| brought > *known) {
                        let who = who.into_iter().chain([(at, share)]).collect();
                        best[a][b] = Some((brought, who));
                    }
                }
            }
        }
    }
    let chosen = best.pop().and_then(|mut row| row.pop()).flatten().map(|(_, who)| who).unwrap_or_default();
    chosen.into_iter().flat_map(|(at, share)| members[at].iter().take(usize::from(share)).copied()).collect()
}
