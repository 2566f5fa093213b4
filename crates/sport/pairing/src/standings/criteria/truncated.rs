//! Truncated Solkoff T(k): the points of all opponents without the k worst
//! (UA13-IV.12.3.2.2, UA-III.8.3.2.b, FMJD-III.5.11.1.2.2). A ladder: T(1), and if that is equal T(2)
//! and so on, as far as its depth allows (D-55). Beyond a list of opponents it is 0 (S19).

use super::super::worth::Worth;
use super::super::{Criterion, Depth, Rational, Struck, Term, Working};
use crate::Entrant;

pub(super) fn measure(worth: &Worth<'_>, depth: Depth, group: &[Entrant]) -> Vec<Working> {
    ladder(worth, depth, group, Criterion::Truncated(depth))
}

/// Workings of a ladder over the opponents from the worst to the best. The k worst are struck out one by
/// one; of the median the best is struck out from the beginning.
pub(super) fn ladder(
    worth: &Worth<'_>,
    depth: Depth,
    group: &[Entrant],
    criterion: Criterion,
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
    let without_best = matches!(criterion, Criterion::Median(_));
    lists.into_iter().map(|terms| working(criterion, strike(terms, steps, without_best), steps)).collect()
}

/// Marks what the steps leave out.
fn strike(mut terms: Vec<Term>, steps: usize, without_best: bool) -> Vec<Term> {
    for (term, step) in terms.iter_mut().zip(1..=steps) {
        term.struck = Some(Struck::Worst { step });
    }
    if let (true, [_, .., best]) = (without_best, &mut terms[..]) {
        best.struck = Some(Struck::Best);
    }
    terms
}

/// The sum of what is left at each step. Steps beyond the list are all 0 and need not be written down.
fn working(criterion: Criterion, terms: Vec<Term>, steps: usize) -> Working {
    let mut rest: Rational = terms.iter().filter(|term| term.counts_at(0)).map(|term| term.number).sum();
    let mut values: Vec<Rational> = Vec::new();
    for term in terms.iter().take(steps) {
        if term.struck != Some(Struck::Best) {
            rest = rest - term.number;
        }
        values.push(rest);
    }
    if values.is_empty() {
        values.push(Rational::ZERO);
    }
    Working { criterion, values, terms }
}
