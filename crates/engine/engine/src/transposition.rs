//! The table of positions already searched, shared by all threads without locks.
//!
//! An entry is two words, the second of which is the key mixed with the first: a torn entry, written by two
//! threads at once, does not match its key and is not found.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

use crate::evaluate::Wide;
use crate::score::{PROVEN, Value};

/// What a stored score says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Known {
    /// The best move, by its short name; 0 if there is none.
    pub(crate) best: u16,
    pub(crate) score: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

struct Slot {
    key: AtomicU64,
    data: AtomicU64,
}

/// Slots that share a position's place.
const BUCKET: usize = 4;

/// The slots of one place, together in one line of the processor's cache.
#[repr(align(64))]
struct Bucket([Slot; BUCKET]);

pub(crate) struct Transposition {
    buckets: Box<[Bucket]>,
    generation: AtomicU8,
}

impl Transposition {
    /// A table of at most so many bytes, at least one bucket.
    pub(crate) fn new(bytes: usize) -> Transposition {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        let empty = |_| Slot { key: AtomicU64::new(0), data: AtomicU64::new(0) };
        let buckets = (0..buckets).map(|_| Bucket(std::array::from_fn(empty)));
        Transposition { buckets: buckets.collect(), generation: AtomicU8::new(0) }
    }

    pub(crate) fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.key.store(0, Relaxed);
            slot.data.store(0, Relaxed);
        }
        self.generation.store(0, Relaxed);
    }

    /// Makes what is stored so far older than what follows.
    pub(crate) fn next_generation(&self) {
        self.generation.store(self.generation.load(Relaxed).wrapping_add(1) & 63, Relaxed);
    }

    #[inline(always)]
    fn bucket(&self, key: u64) -> &[Slot; BUCKET] {
        let at = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[at as usize].0
    }

    /// Brings the place of a position near, for it will be asked for soon.
    #[inline(always)]
    pub(crate) fn come_near(&self, key: u64, wide: Wide) {
        wide.come_near(self.bucket(key));
    }

    /// What is known of the position, its distance to a win counted from `ply`.
    #[inline]
    pub(crate) fn find(&self, key: u64, ply: usize) -> Option<Known> {
        self.bucket(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            (data != 0 && slot.key.load(Relaxed) ^ data == key).then(|| unpack(data, ply))
        })
    }

    /// Keeps what was found, in place of an entry of the same position or of the least worth.
    pub(crate) fn keep(&self, key: u64, ply: usize, mut known: Known) {
        let generation = self.generation.load(Relaxed);
        let mut place = &self.bucket(key)[0];
        let mut least = i32::MAX;
        for slot in self.bucket(key) {
            let data = slot.data.load(Relaxed);
            if data == 0 || slot.key.load(Relaxed) ^ data == key {
                if data != 0 && known.best == 0 {
                    known.best = data as u16;
                }
                place = slot;
                break;
            }
            let age = generation.wrapping_sub(age_of(data)) & 63;
            let worth = depth_of(data) - 8 * i32::from(age);
            if worth < least {
                (least, place) = (worth, slot);
            }
        }
        let data = pack(known, ply, generation);
        place.key.store(key ^ data, Relaxed);
        place.data.store(data, Relaxed);
    }

    /// How many thousandths of the table the present search has filled.
    pub(crate) fn filled(&self) -> u32 {
        let generation = self.generation.load(Relaxed);
        let sample = &self.buckets[..self.buckets.len().min(1000 / BUCKET)];
        let used = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .map(|slot| slot.data.load(Relaxed))
            .filter(|data| *data != 0);
        let count = used.filter(|data| age_of(*data) == generation).count();
        (count * 1000 / (BUCKET * sample.len())) as u32
    }
}

// Bits 0 to 15 the move, 16 to 31 the score, 32 to 39 the depth, 40 and 41 the bound, 42 to 47 the generation,
// 48 always set, so that an entry is never zero.
fn pack(known: Known, ply: usize, generation: u8) -> u64 {
    let score = (away_from(known.score, ply as Value) as i16) as u16;
    let bound = match known.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    u64::from(known.best)
        | u64::from(score) << 16
        | u64::from(known.depth.clamp(0, 255) as u8) << 32
        | bound << 40
        | u64::from(generation) << 42
        | 1 << 48
}

fn unpack(data: u64, ply: usize) -> Known {
    let bound = match data >> 40 & 3 {
        0 => Bound::Exact,
        1 => Bound::AtLeast,
        _ => Bound::AtMost,
    };
    let score = Value::from((data >> 16) as u16 as i16);
    Known { best: data as u16, score: away_from(score, -(ply as Value)), depth: depth_of(data), bound }
}

const fn depth_of(data: u64) -> i32 {
    (data >> 32 & 255) as i32
}

const fn age_of(data: u64) -> u8 {
    (data >> 42 & 63) as u8
}

/// A decided score seen so many half-moves later.
const fn away_from(score: Value, plies: Value) -> Value {
    if score >= PROVEN {
        score + plies
    } else if score <= -PROVEN {
        score - plies
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    #[test]
    fn finds_what_was_kept() {
        let table = Transposition::new(1 << 16);
        let known = Known { best: 77, score: -250, depth: 12, bound: Bound::AtLeast };
        table.keep(0x1234_5678_9abc_def0, 5, known);
        assert_eq!(table.find(0x1234_5678_9abc_def0, 9), Some(known));
        assert_eq!(table.find(0x1234_5678_9abc_def1, 9), None);
    }

    #[test]
    fn distances_to_a_win_are_counted_from_where_one_looks() {
        let table = Transposition::new(1 << 16);
        table.keep(9, 4, Known { best: 1, score: WIN - 10, depth: 3, bound: Bound::Exact });
        assert_eq!(table.find(9, 0).map(|known| known.score), Some(WIN - 6));
        table.keep(10, 4, Known { best: 1, score: -(WIN - 10), depth: 3, bound: Bound::Exact });
        assert_eq!(table.find(10, 2).map(|known| known.score), Some(-(WIN - 8)));
    }

    #[test]
    fn old_and_shallow_entries_go_first() {
        let table = Transposition::new(0);
        for key in 1..=4 {
            table.keep(key, 0, Known { best: 1, score: 0, depth: key as i32, bound: Bound::Exact });
        }
        table.keep(5, 0, Known { best: 1, score: 0, depth: 1, bound: Bound::Exact });
        assert!(table.find(1, 0).is_none() && table.find(2, 0).is_some());
        table.next_generation();
        table.keep(6, 0, Known { best: 1, score: 0, depth: 1, bound: Bound::Exact });
        table.keep(7, 0, Known { best: 1, score: 0, depth: 1, bound: Bound::Exact });
        assert!(table.find(4, 0).is_some() && table.find(6, 0).is_some());
    }
}
