//! Lists of facts in which a later fact may undo an earlier one.
//!
//! Nothing is crossed out of such a list: whoever was mistaken says so with another fact, and what is known
//! is made from the facts that still count. Events, contests and the books of a federation all work so.

/// A fact in its place on a list.
pub trait Undoes {
    /// The number of the fact that this one undoes, counted from 1.
    fn undoes(&self) -> Option<u32>;
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
