//! Solkoff plus: the sum of what all opponents have by full Solkoff. Opens of the world cup part those who are level in
//! truncated Solkoff so; the codes leave the order to the regulation (FMJD-II.3).

use super::super::worth::Worth;
use super::super::{Criterion, Rational, Source, Term, Working};
use crate::Entrant;

pub(super) fn measure(worth: &Worth<'_>, entrant: Entrant) -> Working {
    let solkoff = |entrant: Entrant| -> Rational {
        worth.terms(entrant, |_| Rational::whole(1)).iter().map(Term::amount).sum()
    };
    let terms = worth.terms(entrant, |_| Rational::whole(1)).into_iter().filter_map(|term| {
        Some(Term { number: solkoff(term.opponent?), source: Source::OpponentsSolkoff, ..term })
    });
    Working::sum(Criterion::SolkoffPlus, terms.collect())
}
