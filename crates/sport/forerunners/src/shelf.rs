//! Patterns packed for scanning: those of the same material stand together, so that most of a register is
//! never looked at, and the rest is a run through memory with an exclusive or and a count.

use std::collections::BTreeMap;

use crate::Changes;
use crate::motion::Moved;
use crate::pattern::{KINDS, Material, Pattern};

/// How many patterns are compared with all motions before the next ones are fetched into the cache.
const RUN: usize = 512;

/// Patterns, each with the number of the work that it belongs to.
#[derive(Debug, Clone, Default)]
pub(crate) struct Shelf {
    boxes: BTreeMap<Material, Kept>,
    len: usize,
}

#[derive(Debug, Clone, Default)]
struct Kept {
    patterns: Vec<[u64; KINDS]>,
    works: Vec<u32>,
}

/// A pattern that is close enough.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Close<'a> {
    pub work: u32,
    pub moved: &'a Moved,
    pub changes: Changes,
}

impl Shelf {
    pub(crate) fn push(&mut self, pattern: &Pattern, work: u32) {
        let kept = self.boxes.entry(pattern.material()).or_default();
        kept.patterns.push(pattern.kinds);
        kept.works.push(work);
        self.len += 1;
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// All patterns with their works.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Pattern, u32)> {
        self.boxes.values().flat_map(|kept| {
            let patterns = kept.patterns.iter().map(|kinds| Pattern { kinds: *kinds });
            patterns.zip(kept.works.iter().copied())
        })
    }

    /// Hands over every pattern that is at most `limit` changes away from one of the moved ones.
    pub(crate) fn scan<'a>(&self, moved: &'a [Moved], limit: u32, mut found: impl FnMut(Close<'a>)) {
        for (material, kept) in &self.boxes {
            let in_reach: Vec<&Moved> = moved
                .iter()
                .filter(|moved| moved.pattern.material().distance(*material) + moved.lost <= limit)
                .collect();
            if in_reach.is_empty() {
                continue;
            }
            for (patterns, works) in kept.patterns.chunks(RUN).zip(kept.works.chunks(RUN)) {
                for moved in &in_reach {
                    compare(patterns, works, moved, limit, &mut found);
                }
            }
        }
    }
}

/// Compares one moved pattern with a run of others.
fn compare<'a>(
    patterns: &[[u64; KINDS]],
    works: &[u32],
    moved: &'a Moved,
    limit: u32,
    found: &mut impl FnMut(Close<'a>),
) {
    // A piece that has moved differs on two squares.
    let most = 2 * limit;
    let [white_men, black_men, ..] = moved.pattern.kinds;
    for (kinds, work) in patterns.iter().zip(works) {
        if (kinds[0] ^ white_men).count_ones() > most || (kinds[1] ^ black_men).count_ones() > most {
            continue;
        }
        let changes = Changes::between(&moved.pattern, &Pattern { kinds: *kinds }, moved.lost);
        if changes.total() <= limit {
            found(Close { work: *work, moved, changes });
        }
    }
}
