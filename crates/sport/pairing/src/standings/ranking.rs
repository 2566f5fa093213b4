//! Puts everybody in order: by score, then criterion by criterion over every group still tied.
//!
//! A group that has become smaller goes on with the next criterion (S1). When the list is at its end,
//! those still equal share their places (D-56b).

use std::cell::OnceCell;
use std::cmp::Ordering;

use super::criteria::{Scene, measure};
use super::ledger::Ledger;
use super::worth::Worth;
use super::{AfterSplit, Criterion, Parting, Place, PlacesAbove, Rational, Row, Separation, Working};
use crate::Entrant;

/// A run of the order that is still tied, and the criterion it comes to next.
#[derive(Clone, Copy)]
struct Group {
    start: usize,
    length: usize,
    next: usize,
}

struct Ranking<'a> {
    scene: Scene<'a>,
    groups: Vec<Group>,
    /// By entrant: how each criterion came out, as far as it was asked.
    workings: Vec<Vec<(usize, Working)>>,
    /// By index of the order: what parts this block from the one above.
    separations: Vec<Option<Separation>>,
}

/// The rows of the table, the best first.
pub(super) fn rank(ledger: &Ledger<'_>) -> Vec<Row> {
    let mut ranking = Ranking::by_score(ledger);
    while let Some(level) = ranking.next_level() {
        ranking.ask(level);
    }
    ranking.rows()
}

/// The working of one criterion for everybody, each score group being asked as a tied group.
pub(super) fn measure_all(ledger: &Ledger<'_>, criterion: Criterion, order: &[Entrant]) -> Vec<Working> {
    let mut ranking = Ranking::by_score(ledger);
    ranking.ask(0);
    let nothing = Working { criterion, values: Vec::new(), terms: Vec::new() };
    let first = |entrant: &Entrant| match ranking.workings[entrant.index()].first() {
        Some((_, working)) => working.clone(),
        None => {
            let alone = measure(&ranking.scene, criterion, &[*entrant]);
            alone.and_then(|workings| workings.into_iter().next()).unwrap_or_else(|| nothing.clone())
        }
    };
    order.iter().map(first).collect()
}

impl<'a> Ranking<'a> {
    fn by_score(ledger: &'a Ledger<'a>) -> Ranking<'a> {
        let mut order = ledger.placed();
        let scores: Vec<Rational> = ledger.entrants().map(|entrant| ledger.score(entrant).into()).collect();
        order.sort_by_key(|entrant| std::cmp::Reverse(scores[entrant.index()]));
        let count = order.len();
        let mut ranking = Ranking {
            scene: Scene {
                ledger,
                worth: Worth::new(ledger),
                order,
                block_of: vec![0; ledger.accounts.len()],
                length: vec![0; count],
                places: OnceCell::new(),
            },
            groups: Vec::new(),
            workings: vec![Vec::new(); ledger.accounts.len()],
            separations: vec![None; count],
        };
        let score = |entrant: &Entrant| scores[entrant.index()];
        let mut start: usize = 0;
        for run in ranking.scene.order.clone().chunk_by(|a, b| score(a) == score(b)) {
            if let Some(above) = start.checked_sub(1).and_then(|above| ranking.scene.order.get(above)) {
                ranking.separations[start] = Some(Separation {
                    by: Parting::Score,
                    clauses: ledger.reckoning.score_clauses,
                    step: 0,
                    above: score(above),
                    below: score(&run[0]),
                });
            }
            ranking.groups.push(Group { start, length: run.len(), next: 0 });
            start += run.len();
        }
        for group in ranking.groups.clone() {
            ranking.mark(group);
        }
        ranking
    }

    /// Lets the scene know a block.
    fn mark(&mut self, group: Group) {
        self.scene.length[group.start] = group.length;
        for index in group.start..group.start + group.length {
            self.scene.block_of[self.scene.order[index].index()] = group.start;
        }
    }

    /// The earliest criterion that a tied group has not been asked.
    fn next_level(&self) -> Option<usize> {
        let open = self.groups.iter().filter(|group| group.length > 1).map(|group| group.next);
        open.min().filter(|level| *level < self.scene.ledger.reckoning.order.len())
    }

    /// Asks one criterion of every tied group that has come to it.
    fn ask(&mut self, level: usize) {
        let reckoning = self.scene.ledger.reckoning;
        let criterion = reckoning.order[level].criterion;
        // S2: the other reading lets the blocks above be split before the lower ones look at them.
        let at_once =
            criterion == Criterion::ResultsByPlace && reckoning.switches.places_above == PlacesAbove::Split;
        let mut parts_of_all = Vec::with_capacity(self.groups.len());
        for group in std::mem::take(&mut self.groups) {
            if group.length == 1 || group.next != level {
                parts_of_all.push(group);
                continue;
            }
            let parts = self.split(group, level, criterion);
            if at_once {
                for part in &parts {
                    self.mark(*part);
                }
            }
            parts_of_all.extend(parts);
        }
        self.groups = parts_of_all;
        for group in self.groups.clone() {
            self.mark(group);
        }
    }

    /// Splits a group by the values of a criterion.
    fn split(&mut self, group: Group, level: usize, criterion: Criterion) -> Vec<Group> {
        let range = group.start..group.start + group.length;
        let members = self.scene.order[range.clone()].to_vec();
        let Some(workings) = measure(&self.scene, criterion, &members) else {
            return vec![Group { next: level + 1, ..group }];
        };
        let mut sorted: Vec<(Entrant, Working)> = members.into_iter().zip(workings).collect();
        sorted.sort_by(|(_, a), (_, b)| compare(criterion, a, b).0);
        let mut parts: Vec<Group> = Vec::new();
        for (offset, (entrant, working)) in sorted.iter().enumerate() {
            let index = group.start + offset;
            self.scene.order[index] = *entrant;
            let parting = offset.checked_sub(1).map(|above| compare(criterion, &sorted[above].1, working));
            match (parting, parts.last_mut()) {
                (Some((Ordering::Equal, _)), Some(part)) => part.length += 1,
                (Some((_, step)), Some(_)) => {
                    self.separations[index] = Some(Separation {
                        by: Parting::Criterion(level),
                        clauses: self.scene.ledger.reckoning.order[level].clauses,
                        step,
                        above: sorted[offset - 1].1.step(step),
                        below: working.step(step),
                    });
                    parts.push(Group { start: index, length: 1, next: level + 1 });
                }
                _ => parts.push(Group { start: index, length: 1, next: level + 1 }),
            }
        }
        for (entrant, working) in sorted {
            self.workings[entrant.index()].push((level, working));
        }
        let again = self.scene.ledger.reckoning.switches.after_split == AfterSplit::StartAgain;
        if again && parts.len() > 1 {
            for part in &mut parts {
                part.next = 0;
            }
        }
        parts
    }

    fn rows(mut self) -> Vec<Row> {
        let mut rows = Vec::with_capacity(self.scene.order.len());
        for group in &self.groups {
            let place = Place { first: group.start as u32 + 1, last: (group.start + group.length) as u32 };
            for index in group.start..group.start + group.length {
                let entrant = self.scene.order[index];
                rows.push(Row {
                    entrant,
                    place,
                    score: self.scene.ledger.score(entrant),
                    points: self.scene.ledger.account(entrant).points,
                    entries: self.scene.ledger.account(entrant).entries.clone(),
                    workings: std::mem::take(&mut self.workings[entrant.index()]),
                    separation: self.separations[index].take(),
                });
            }
        }
        rows
    }
}

/// The better one first, and at which step of a ladder they part.
fn compare(criterion: Criterion, a: &Working, b: &Working) -> (Ordering, usize) {
    for step in 0..a.values.len().max(b.values.len()) {
        let order = b.step(step).cmp(&a.step(step));
        if order != Ordering::Equal {
            return (if criterion.smaller_is_better() { order.reverse() } else { order }, step);
        }
    }
    (Ordering::Equal, 0)
}
