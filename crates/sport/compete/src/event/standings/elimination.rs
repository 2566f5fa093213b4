//! Places where points are not what counts: by the bracket of a knockout (UA13-IV.3.4.2, UA-II.3.6.2.a,
//! COL-3.8a), by the winner of a match (UA13-IV.14.9, UA-III.9.9) or of deciding games (FMJD-VII.2.3.2).

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use damier_rules::rulebook::Clause;

use super::line::StandingLine;
use super::sharers::Sharers;
use super::why::{Neighbour, PartedBy};
use super::{StageStandings, StandingsNote};
use crate::event::next::{places_of, stage_over};
use crate::event::stage::System;
use crate::event::state::State;
use damier_pairing::Entrant;
use damier_pairing::standings::{Place, Rational};

impl State {
    /// The same lines in the order in which they went further.
    pub(super) fn by_elimination(&self, mut table: StageStandings, system: System) -> StageStandings {
        let places = places_of(self, table.stage);
        let is_over = stage_over(self, table.stage).is_some();
        let (by, note) = match system {
            System::Knockout(_) | System::LostPoints(_) => (PartedBy::Bracket, StandingsNote::ByBracket),
            _ => (PartedBy::Match, StandingsNote::ByMatch),
        };
        if !is_over {
            table.notes.push(StandingsNote::Undecided);
        }
        table.notes.push(note);
        let clauses = self.code().map_or(&[][..], |code| system.clauses(code));
        let by_bracket = matches!(system, System::Knockout(_));
        if by_bracket {
            // No criterion has decided anything.
            table.criteria.clear();
            table.notes.retain(|note| *note != StandingsNote::NoOrder);
        }
        let mut lines: BTreeMap<Entrant, StandingLine> =
            table.lines.into_iter().map(|line| (line.entrant, line)).collect();
        let mut ordered: Vec<StandingLine> = Vec::with_capacity(lines.len());
        for (place, entrant) in &places {
            if let Some(mut line) = lines.remove(entrant) {
                line.place = *place;
                if by_bracket {
                    line.coefficients.clear();
                }
                // Neither a bracket nor a match asks who has more points.
                if by_bracket || is_over && matches!(system, System::Match(_)) {
                    (line.above, line.below) = (None, None);
                }
                ordered.push(line);
            }
        }
        // Before numbers are drawn there is no bracket: everybody is where he was.
        ordered.extend(lines.into_values());
        part(&mut ordered, by, clauses);
        table.lines = ordered;
        table
    }
}

/// Says what parts lines that did not stand together before, and who shares a place.
fn part(lines: &mut [StandingLine], by: PartedBy, clauses: &'static [Clause]) {
    let seen: Vec<(Place, Entrant, Rational)> =
        lines.iter().map(|line| (line.place, line.entrant, line.points.into())).collect();
    let mut shared: HashMap<Place, Vec<Entrant>> = HashMap::new();
    for (place, entrant, _) in &seen {
        shared.entry(*place).or_default().push(*entrant);
    }
    let shared: HashMap<Place, Arc<[Entrant]>> =
        shared.into_iter().map(|(place, all)| (place, all.into())).collect();
    for (at, line) in lines.iter_mut().enumerate() {
        let own = line.place;
        let all = shared.get(&own);
        line.shares_with = all.map_or(Sharers::none(line.entrant), |all| Sharers::new(line.entrant, all));
        let upper = seen[..at].iter().rev().find(|(place, ..)| *place != own);
        let lower = seen[at..].iter().find(|(place, ..)| *place != own);
        let beside = |known: Option<Neighbour>, other: Option<&(Place, Entrant, Rational)>| {
            let (place, entrant, points) = other?;
            let stays =
                known.filter(|known| shared.get(place).is_some_and(|all| all.contains(&known.entrant)));
            let parted =
                Neighbour { entrant: *entrant, by, own: line.points.into(), other: *points, clauses };
            Some(stays.unwrap_or(parted))
        };
        (line.above, line.below) = (beside(line.above, upper), beside(line.below, lower));
    }
}
