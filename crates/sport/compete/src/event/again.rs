//! Past rounds paired again, from the facts that stood when they were paired and with the recorded seed.

use super::fact::{Entry, Fact};
use super::next::{CannotPair, NextRound, pair_like};
use super::state::State;
use super::{Event, fold, struck};
use damier_pairing::swiss::Watch;

impl Event {
    /// Shows every pairing that still counts, with the state as it was just before.
    pub(super) fn each_pairing(&self, mut see: impl FnMut(&State, &Entry)) {
        let struck = struck(&self.entries);
        let mut state = State::default();
        for (at, (entry, struck)) in self.entries.iter().zip(struck).enumerate() {
            if matches!(entry.fact, Fact::Paired { .. }) && !struck {
                see(&state, entry);
            }
            match entry.fact {
                // Every prefix was folded when it was the whole list, so it folds again.
                Fact::Undone { .. } => state = fold(&self.entries[..=at]).unwrap_or_default(),
                _ => {
                    let taken = state.fold(entry);
                    debug_assert!(taken.is_ok(), "fact {} was accepted once", entry.seq);
                }
            }
        }
    }
}

/// Pairs a round again in the way the fact says. `None` for rounds made by people, and for other facts.
pub(super) fn pair_again(
    before: &State,
    fact: &Fact,
    watch: &Watch,
) -> Option<Result<NextRound, CannotPair>> {
    let Fact::Paired { stage, by, .. } = fact else { return None };
    if by.by_people().is_some() {
        return None;
    }
    Some(pair_like(before, *stage, by, watch))
}
