//! Knockout by lost points: out after losing a set number of points (UA13-IV.3.4.2, UA-II.3.6.2.a,
//! COL-3.8a). A loss costs two points, a draw one; nobody is out by being free.
//!
//! The codes do not say how those left are paired: by lot, avoiding meetings that have been as far as
//! that is possible.

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use crate::{Entrant, Lots, Points, Sheet};

/// The number of lost points that puts a participant out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LostPoints(pub Points);

/// A round among those left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LostPointsRound {
    /// The pairs; the first-named has White, by lot.
    pub pairs: Vec<(Entrant, Entrant)>,
    /// Who is free in an odd field.
    pub free: Option<Entrant>,
    /// Pairs that had to meet again.
    pub again: Vec<(Entrant, Entrant)>,
}

impl LostPoints {
    /// The clauses of the system.
    pub const CLAUSES: &'static [Clause] = &["UA13-IV.3.4.2", "UA-II.3.6.2.a", "COL-3.8a"];

    /// Points lost so far.
    pub fn lost(sheet: &Sheet, entrant: Entrant) -> Points {
        let played = sheet.line(entrant).cells.iter().filter(|cell| is_decided(cell));
        Points(played.map(|cell| 2 - cell.points().0.min(2)).sum())
    }

    /// Those still in, in the order of entry.
    pub fn left(self, sheet: &Sheet) -> Vec<Entrant> {
        let in_play = |entrant: &Entrant| {
            sheet.line(*entrant).withdrawn_after.is_none() && LostPoints::lost(sheet, *entrant) < self.0
        };
        sheet.entrants().filter(in_play).collect()
    }

    /// The next round, or `None` when fewer than two are left. In an odd field somebody is free who has
    /// been free least often.
    pub fn round(self, sheet: &Sheet, lots: &mut Lots) -> Option<LostPointsRound> {
        let mut left = self.left(sheet);
        if left.len() < 2 {
            return None;
        }
        lots.shuffle(&mut left);
        let free = (left.len() % 2 == 1).then(|| take_free(&mut left, sheet)).flatten();
        let mut round = LostPointsRound { pairs: Vec::new(), free, again: Vec::new() };
        while let Some(first) = left.pop() {
            match left.iter().rposition(|other| !have_met(sheet, first, *other)) {
                Some(index) => round.pairs.push((first, left.remove(index))),
                None => {
                    let Some(second) = left.pop() else { break };
                    if !exchange(&mut round.pairs, sheet, first, second) {
                        round.again.push((first, second));
                        round.pairs.push((first, second));
                    }
                }
            }
        }
        Some(round)
    }
}

fn is_decided(cell: &crate::Cell) -> bool {
    use crate::{Cell, Mark};
    matches!(cell, Cell::Paired { mark: Mark::Played(_) | Mark::Forfeit(_), .. })
}

/// Pairs two who have met with the members of a pair already made, if none of the four then meets again.
fn exchange(pairs: &mut Vec<(Entrant, Entrant)>, sheet: &Sheet, a: Entrant, b: Entrant) -> bool {
    let fits = |(c, d): &(Entrant, Entrant)| !have_met(sheet, a, *c) && !have_met(sheet, b, *d);
    let Some(index) = pairs.iter().position(fits) else { return false };
    let (c, d) = pairs[index];
    pairs[index] = (a, c);
    pairs.push((b, d));
    true
}

fn take_free(left: &mut Vec<Entrant>, sheet: &Sheet) -> Option<Entrant> {
    let times = |entrant: &Entrant| {
        sheet.line(*entrant).cells.iter().filter(|cell| matches!(cell, crate::Cell::Bye)).count()
    };
    let (index, _) = left.iter().enumerate().min_by_key(|(_, entrant)| times(entrant))?;
    Some(left.remove(index))
}

fn have_met(sheet: &Sheet, a: Entrant, b: Entrant) -> bool {
    sheet.line(a).cells.iter().any(|cell| cell.opponent() == Some(b))
}
