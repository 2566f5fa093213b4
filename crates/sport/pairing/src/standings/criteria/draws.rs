//! Draws with a durable advantage: the saldo of plus and minus draws, and the number of plus draws, as the world
//! championship of 2013 and others have counted them by their regulations.

use super::super::ledger::{Entry, Ledger};
use super::super::{Criterion, Rational, Source, Term, Working};
use crate::Entrant;

/// Plus draws less minus draws.
pub(super) fn saldo(ledger: &Ledger<'_>, entrant: Entrant) -> Working {
    counted(ledger, entrant, Criterion::DrawSaldo, |ahead| if ahead { 1 } else { -1 })
}

/// Plus draws alone.
pub(super) fn plus(ledger: &Ledger<'_>, entrant: Entrant) -> Working {
    counted(ledger, entrant, Criterion::PlusDraws, i64::from)
}

fn counted(ledger: &Ledger<'_>, entrant: Entrant, criterion: Criterion, worth: fn(bool) -> i64) -> Working {
    let term = |entry: &Entry| {
        let ahead = entry.lead?;
        Some(Term {
            round: entry.round,
            opponent: entry.opponent,
            outcome: Some(entry.outcome),
            times: Rational::whole(worth(ahead)),
            number: Rational::whole(1),
            source: Source::Result(entry.how),
            struck: None,
        })
    };
    Working::sum(criterion, ledger.account(entrant).entries.iter().filter_map(term).collect())
}
