//! The rounds of an event by days, its rate and its arbiter: conditions of title events.
//!
//! FMJD-X.4.4.1, FMJD-X.4.4.3.4, FMJD-X.4.4.3.6, D-64a.

use std::collections::BTreeMap;

use jiff::civil::Date;

use super::field::{Asked, Criterion};
use super::rules::TitleRules;
use crate::report::{EventReport, EventStanding};

/// The conditions that do not depend on the players. `international_arbiter` tells whether the chief arbiter has that
/// title.
pub fn conditions(rules: &TitleRules, report: &EventReport, international_arbiter: bool) -> Vec<Criterion> {
    let title = match report.standing {
        EventStanding::Title => true,
        EventStanding::Approved => false,
        _ => return Vec::new(),
    };
    let needs = if title { rules.title_tournament } else { rules.approved_tournament };
    let clause = |of_approved| if title { "FMJD-X.4.4.1" } else { of_approved };
    let mut found = vec![Criterion {
        what: Asked::Rounds,
        needed: usize::from(needs.rounds),
        found: usize::from(report.rounds),
        at_least: true,
        clause: clause("FMJD-X.4.4.3.4"),
    }];
    let days = rounds_by_day(&report.days);
    if !days.is_empty() {
        let most =
            |what, needed, number, clause| Criterion { what, needed, found: number, at_least: false, clause };
        let double: Vec<usize> =
            days.iter().enumerate().filter(|(_, own)| own.1 == 2).map(|(at, _)| at).collect();
        let triple = days.iter().filter(|own| own.1 > 2).count();
        let last = double.iter().filter(|at| **at + 3 >= days.len()).count();
        let beside = double.windows(2).filter(|own| follows(&days, own[0], own[1])).count();
        let misplaced = if title { last } else { last + beside };
        let clause = clause("FMJD-X.4.4.3.6");
        found.push(most(Asked::DoubleDays, needs.double_days, double.len(), clause));
        found.push(most(Asked::MisplacedDoubleDays, 0, misplaced, clause));
        found.push(most(Asked::TripleDays, 0, triple, clause));
    }
    let yes = |what, is: bool, clause| Criterion {
        what,
        needed: 1,
        found: usize::from(is),
        at_least: true,
        clause,
    };
    if title {
        found.push(yes(Asked::InternationalArbiter, international_arbiter, "FMJD-X.4.4.1"));
    } else {
        found.push(yes(Asked::OfficialRate, report.official_rate, "FMJD-X.4.4.3.6"));
    }
    found
}

/// Rounds of each day, in the order of the days.
fn rounds_by_day(days: &[Date]) -> Vec<(Date, usize)> {
    let mut counted = BTreeMap::new();
    for day in days {
        *counted.entry(*day).or_insert(0) += 1;
    }
    counted.into_iter().collect()
}

fn follows(days: &[(Date, usize)], one: usize, other: usize) -> bool {
    days[one].0.tomorrow().is_ok_and(|next| next == days[other].0)
}
