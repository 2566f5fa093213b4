//! Places by a sum: the larger one first, equal sums share a place.

use std::cmp::Reverse;

use damier_facts::Rational;

/// Sorts by what is given, the largest first, and tells the place of each: `1, 2, 2, 4`.
pub(crate) fn ranked<T>(mut list: Vec<T>, key: impl Fn(&T) -> Vec<Rational>) -> Vec<(u32, T)> {
    list.sort_by_key(|item| Reverse(key(item)));
    let keys: Vec<Vec<Rational>> = list.iter().map(&key).collect();
    let mut place = 0;
    let mut placed = Vec::with_capacity(list.len());
    for (at, item) in list.into_iter().enumerate() {
        if at == 0 || keys[at] != keys[at - 1] {
            place = at as u32 + 1;
        }
        placed.push((place, item));
    }
    placed
}
