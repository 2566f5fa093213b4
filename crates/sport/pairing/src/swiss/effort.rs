//! How long a round may be searched. What is counted is how often the cost of a pair is asked for, not time, so that the
//! same seed gives the same round on every machine.

use std::cell::Cell;

/// So many costs are asked for before choices are taken from the pairing that is known: some seconds of one core, and
/// more than any round of an event as they are held.
const MOST: u64 = 400_000_000;

/// What has been searched in a round.
#[derive(Debug)]
pub(super) struct Effort {
    left: Cell<u64>,
    refused: Cell<bool>,
}

impl Effort {
    pub(super) const fn new() -> Effort {
        Effort { left: Cell::new(MOST), refused: Cell::new(false) }
    }

    /// So many costs were asked for.
    pub(super) fn spend(&self, asked: u64) {
        self.left.set(self.left.get().saturating_sub(asked));
    }

    /// Whether a further choice may be searched for. If not, that is remembered for the story of the group.
    pub(super) fn allows(&self) -> bool {
        let allowed = self.left.get() > 0;
        if !allowed {
            self.refused.set(true);
        }
        allowed
    }

    /// Whether a choice was not searched for since this was asked last.
    pub(super) fn was_refused(&self) -> bool {
        self.refused.replace(false)
    }
}
