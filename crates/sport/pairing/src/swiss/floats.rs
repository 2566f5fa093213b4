//! Descents and ascents of earlier rounds that are not cancelled (UA-III.10.4, UA-III.10.5,
//! UA13-IV.15.4, UA13-IV.15.5, COL-3.9.6).
//!
//! A float is booked when a pair of unequal points is made. It is forced, and not counted, when the
//! player had met all of his own group and all of the adjacent one on the other side. A descent and
//! an ascent cancel each other, the oldest first.

use super::field::meetings;
use super::request::Request;
use super::switches::ForcedBeyond;
use crate::{Cell, Entrant, Mark, Round};

/// Which way somebody floated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Way {
    /// Met one with fewer points.
    Descent,
    /// Met one with more points.
    Ascent,
}

/// Floats that still count, by entrant, the oldest first. All of one entrant go the same way.
#[derive(Debug)]
pub(super) struct Ledger {
    open: Vec<Vec<(Way, Round)>>,
}

impl Ledger {
    pub(super) fn new(request: &Request<'_>) -> Ledger {
        let count = request.sheet.lines.len();
        let mut ledger = Ledger { open: vec![Vec::new(); count] };
        if request.system.is_fmjd() {
            return ledger;
        }
        let mut points = vec![0; count];
        for index in 0..request.round.index() {
            ledger.book(request, index, &points);
            for entrant in request.sheet.entrants() {
                points[entrant.index()] += request.sheet.gained(entrant, index).0;
            }
        }
        ledger
    }

    /// The round of the oldest float of this kind that is not cancelled.
    pub(super) fn oldest(&self, entrant: Entrant, way: Way) -> Option<Round> {
        self.open[entrant.index()].first().filter(|(kind, _)| *kind == way).map(|(_, round)| *round)
    }

    fn book(&mut self, request: &Request<'_>, index: usize, points: &[u32]) {
        let crowd = Crowd::new(request, index, points);
        for entrant in request.sheet.entrants() {
            let Some(Cell::Paired { opponent, mark, .. }) = request.cells(entrant).get(index) else {
                continue;
            };
            if matches!(mark, Mark::Forfeit(_)) && !request.switches.float_of_forfeit {
                continue;
            }
            let way = match points[entrant.index()].cmp(&points[opponent.index()]) {
                std::cmp::Ordering::Greater => Way::Descent,
                std::cmp::Ordering::Less => Way::Ascent,
                std::cmp::Ordering::Equal => continue,
            };
            if !crowd.is_forced(request, entrant, way) {
                self.enter(entrant, way, Round::at(index));
            }
        }
    }

    fn enter(&mut self, entrant: Entrant, way: Way, round: Round) {
        let open = &mut self.open[entrant.index()];
        match open.first() {
            Some((kind, _)) if *kind != way => {
                open.remove(0);
            }
            _ => open.push((way, round)),
        }
    }
}

/// Everybody who was paired in an earlier round, with the points they had.
struct Crowd<'a> {
    index: usize,
    points: &'a [u32],
    was_paired: Vec<bool>,
    /// Points and number of members of each group, the best first.
    groups: Vec<(u32, usize)>,
}

impl<'a> Crowd<'a> {
    fn new(request: &Request<'_>, index: usize, points: &'a [u32]) -> Crowd<'a> {
        let is_paired =
            |entrant: Entrant| matches!(request.cells(entrant).get(index), Some(Cell::Paired { .. }));
        let was_paired: Vec<bool> = request.sheet.entrants().map(is_paired).collect();
        let mut sorted: Vec<u32> = points
            .iter()
            .zip(&was_paired)
            .filter(|(_, paired)| **paired)
            .map(|(points, _)| *points)
            .collect();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        let groups = sorted.chunk_by(|a, b| a == b).map(|group| (group[0], group.len())).collect();
        Crowd { index, points, was_paired, groups }
    }

    /// UA-III.10.5: nobody left in his own group, and nobody on the other side either.
    fn is_forced(&self, request: &Request<'_>, entrant: Entrant, way: Way) -> bool {
        let own = self.points[entrant.index()];
        let met: Vec<u32> = meetings(request, entrant)
            .filter(|(opponent, round)| round.index() < self.index && self.was_paired[opponent.index()])
            .map(|(opponent, _)| self.points[opponent.index()])
            .collect();
        let met_all =
            |points: u32, size: usize| met.iter().filter(|theirs| **theirs == points).count() >= size;
        let Some(at) = self.groups.iter().position(|(points, _)| *points == own) else { return false };
        if !met_all(own, self.groups[at].1 - 1) {
            return false;
        }
        // Away from the float: up for a descent, down for an ascent; the nearest group first.
        let beyond: Vec<(u32, usize)> = match way {
            Way::Descent => self.groups[..at].iter().rev().copied().collect(),
            Way::Ascent => self.groups[at + 1..].to_vec(),
        };
        let reach = match request.switches.forced_beyond {
            ForcedBeyond::Adjacent => 1,
            ForcedBeyond::Any => beyond.len(),
        };
        beyond.iter().take(reach).all(|(points, size)| met_all(*points, *size))
    }
}
