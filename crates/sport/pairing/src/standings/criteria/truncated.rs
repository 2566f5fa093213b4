//! Truncated Solkoff T(k): the points of all opponents without the k worst
//! (UA13-IV.12.3.2.2, UA-III.8.3.2.b, FMJD-III.5.11.1.2.2). A ladder: T(1), and if that is equal T(2)
//! and so on, as far as its depth allows (D-55). Beyond a list of opponents it is 0 (S19).

use super::super::worth::Worth;
use super::super::{Criterion, Depth, Rational, Term, Working};
use crate::Entrant;

pub(super) fn measure(worth: &Worth<'_>, depth: Depth, group: &[Entrant]) -> Vec<Working> {
    ladder(worth, depth, group, Criterion::Truncated(depth), |_, _| Rational::ZERO)
}

/// Workings of a ladder over the opponents from the worst to the best; `less` says what is taken off
/// besides the k worst.
pub(super) fn ladder(
    worth: &Worth<'_>,
    depth: Depth,
    group: &[Entrant],
    criterion: Criterion,
    less: impl Fn(&[Term], usize) -> Rational,
) -> Vec<Working> {
    let lists: Vec<Vec<Term>> = group
        .iter()
        .map(|entrant| {
            let mut terms = worth.terms(*entrant, |_| Rational::whole(1));
            terms.sort_by_key(|term| term.number);
            terms
        })
        .collect();
    let steps = depth.steps(lists.iter().map(Vec::len).max().unwrap_or(0));
    let workings = lists.into_iter().map(|terms| {
        let mut rest: Rational = terms.iter().map(|term| term.number).sum();
        // Steps beyond the list are all 0 and need not be written down.
        let values = terms.iter().take(steps).enumerate().map(|(index, worst)| {
            rest = rest - worst.number;
            rest - less(&terms, index + 1)
        });
        let mut values: Vec<Rational> = values.collect();
        if values.is_empty() {
            values.push(Rational::ZERO);
        }
        Working { criterion, values, terms }
    });
    workings.collect()
}
