//! Points of all members in all games (UA13-IV.14.7.2.2, UA-III.9.7.2.b, FMJD-III.5.11.2.2.1).

use super::super::ledger::Ledger;
use super::super::{Criterion, Rational, Source, Term, Working};
use crate::{Entrant, Points};

pub(super) fn measure(ledger: &Ledger<'_>, team: Entrant) -> Working {
    let terms = ledger.account(team).entries.iter().map(|entry| Term {
        round: entry.round,
        opponent: entry.opponent,
        outcome: Some(entry.outcome),
        times: Rational::whole(1),
        number: entry.boards.iter().copied().sum::<Points>().into(),
        source: Source::Result(entry.how),
        struck: None,
    });
    Working::sum(Criterion::BoardPoints, terms.collect())
}
