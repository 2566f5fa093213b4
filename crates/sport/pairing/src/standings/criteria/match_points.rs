//! Match points of a team, where places go by board points first (S16).

use super::super::ledger::Ledger;
use super::super::{Criterion, Rational, Source, Term, Working};
use crate::Entrant;

pub(super) fn measure(ledger: &Ledger<'_>, team: Entrant) -> Working {
    let terms = ledger.account(team).entries.iter().map(|entry| Term {
        round: entry.round,
        opponent: entry.opponent,
        outcome: Some(entry.outcome),
        times: Rational::whole(1),
        number: entry.points.into(),
        source: Source::Result(entry.how),
        struck: None,
    });
    Working::sum(Criterion::MatchPoints, terms.collect())
}
