//! Who shares a place.

use std::sync::Arc;

use serde::{Serialize, Serializer};

use damier_pairing::Entrant;

/// Who has the same place as somebody. All who have it stand in one list, whoever of them is looked at: before the first
/// round everybody is at nought, and a list for each would be as long as the square of the field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sharers {
    own: Entrant,
    all: Arc<[Entrant]>,
}

impl Sharers {
    pub(super) fn new(own: Entrant, all: &Arc<[Entrant]>) -> Sharers {
        Sharers { own, all: Arc::clone(all) }
    }

    /// Nobody yet.
    pub(super) fn none(own: Entrant) -> Sharers {
        Sharers { own, all: Arc::default() }
    }

    /// The others who have the place.
    pub fn iter(&self) -> impl Iterator<Item = Entrant> {
        self.all.iter().copied().filter(|other| *other != self.own)
    }

    /// How many others there are.
    pub fn len(&self) -> usize {
        self.all.len().saturating_sub(1)
    }

    /// Whether the place is his alone.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Serialize for Sharers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
