//! Lists of facts in which a later fact may undo an earlier one.
//!
//! Nothing is crossed out of such a list: whoever was mistaken says so with another fact, and what is known
//! is made from the facts that still count. Events, contests and the books of a federation all work so.

/// What can be said on such a list.
pub trait Undo {
    /// The number of the fact that this one undoes, counted from 1.
    fn undoes(&self) -> Option<u32>;
}

/// A fact in its place on a list.
pub trait Undoes {
    /// The number of the fact that this one undoes, counted from 1.
    fn undoes(&self) -> Option<u32>;
}

/// Something that has a number on a list.
pub trait InPlace {
    /// The number, from 1 without gaps.
    fn seq(&self) -> u32;
}

/// Which facts count no longer. Later undoings are looked at first, so that one that is undone itself does
/// nothing: undoing an undoing brings back what it took away.
pub fn struck<E: Undoes>(entries: &[E]) -> Vec<bool> {
    let mut struck = vec![false; entries.len()];
    for (at, entry) in entries.iter().enumerate().rev() {
        if let (Some(seq), false) = (entry.undoes(), struck[at])
            && let Some(undone) = (seq as usize).checked_sub(1).filter(|undone| *undone < at)
        {
            struck[undone] = true;
        }
    }
    struck
}

/// Whether the fact of this number is on the list and still counts.
pub fn counts<E: Undoes>(entries: &[E], seq: u32) -> bool {
    let at = (seq as usize).checked_sub(1);
    at.and_then(|at| struck(entries).get(at).copied()) == Some(false)
}

/// Adds an undoing and makes anew what is known. Where a later fact cannot stand without what is undone, the
/// list stays as it was, and that fact is named with the reason.
pub fn undo<E, S, R>(
    entries: &mut Vec<E>,
    undoing: E,
    fold: impl FnOnce(&[E]) -> Result<S, (u32, R)>,
) -> Result<S, (u32, R)> {
    entries.push(undoing);
    let folded = fold(entries);
    if folded.is_err() {
        entries.pop();
    }
    folded
}

/// Whether a list is numbered from 1 without gaps; else the first number that is wrong, with the one that should stand
/// there.
pub fn in_order<E: InPlace>(entries: &[E]) -> Result<(), (u32, u32)> {
    let wrong = entries.iter().map(InPlace::seq).zip(1..).find(|(seq, next)| seq != next);
    wrong.map_or(Ok(()), Err)
}

/// The state that a list of facts makes, or the first one that cannot be with the reason. `take` is asked with every
/// entry and whether it counts no longer.
pub fn fold<E: Undoes + InPlace, S: Default, R>(
    entries: &[E],
    mut take: impl FnMut(&mut S, &E, bool) -> Result<(), R>,
) -> Result<S, (u32, R)> {
    let mut state = S::default();
    for (entry, struck) in entries.iter().zip(struck(entries)) {
        take(&mut state, entry, struck).map_err(|refused| (entry.seq(), refused))?;
    }
    Ok(state)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Said(Option<u32>);

    impl Undoes for Said {
        fn undoes(&self) -> Option<u32> {
            self.0
        }
    }

    fn said(undoes: &[u32]) -> Vec<Said> {
        undoes.iter().map(|seq| Said((*seq > 0).then_some(*seq))).collect()
    }

    #[test]
    fn undoing_an_undoing_brings_back() {
        assert_eq!(struck(&said(&[0, 0, 2])), [false, true, false]);
        assert_eq!(struck(&said(&[0, 0, 2, 3])), [false, false, true, false]);
        assert_eq!(struck(&said(&[0, 0, 2, 3, 4])), [false, true, false, true, false]);
    }

    impl InPlace for (u32, Said) {
        fn seq(&self) -> u32 {
            self.0
        }
    }

    impl Undoes for (u32, Said) {
        fn undoes(&self) -> Option<u32> {
            self.1.0
        }
    }

    #[test]
    fn a_list_is_folded_without_what_is_undone() {
        let list: Vec<(u32, Said)> = (1..).zip(said(&[0, 0, 2])).collect();
        assert_eq!(in_order(&list), Ok(()));
        assert_eq!(in_order(&list[1..]), Err((2, 1)));
        let sum = fold(&list, |sum: &mut u32, entry, struck| {
            *sum += if struck { 0 } else { entry.0 };
            Ok::<(), ()>(())
        });
        assert_eq!(sum, Ok(4));
        let refused = fold(&list, |(): &mut (), entry, _| if entry.0 == 2 { Err("why") } else { Ok(()) });
        assert_eq!(refused, Err((2, "why")));
    }

    #[test]
    fn what_comes_later_or_is_not_there_cannot_be_undone() {
        assert_eq!(struck(&said(&[2, 0, 9])), [false; 3]);
        let list = said(&[0, 1]);
        assert_eq!([0, 1, 2, 3].map(|seq| counts(&list, seq)), [false, false, true, false]);
    }

    #[test]
    fn a_list_that_cannot_be_folded_stays_as_it_was() {
        let mut list = said(&[0]);
        assert_eq!(undo(&mut list, Said(Some(1)), |_| Err::<(), _>((2, "why"))), Err((2, "why")));
        assert_eq!(list.len(), 1);
        assert_eq!(undo(&mut list, Said(Some(1)), |all| Ok::<_, (u32, ())>(all.len())), Ok(2));
    }
}
