//! Verification: every entry against the entries one move ahead.
//!
//! If all entries agree with those one move ahead, all are right: distances fall by one with every move of the
//! winner and no faster whatever the loser does, so wins and losses are proven by induction; and from a draw
//! nobody can move to a win, while a move to another draw is always there.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use damier_rules::{Identity, Move, Play, Position, Variant};

use crate::fault::TablesFault;
use crate::file::{Slice, folder_of};
use crate::finished::Finished;
use crate::for_flat;
use crate::grid::{Flat, Pieces};
use crate::index::{Index, Subsets};
use crate::material::{MOST_PIECES, Material};
use crate::outcome::{Best, Outcome};
use crate::parallel::in_parallel;

const CHUNK: u64 = 1 << 12;

/// Which entries to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coverage {
    /// Every entry.
    Full,
    /// So many of each slice, spread evenly over it.
    Sample(u64),
}

/// An entry that does not agree with those one move ahead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// The position.
    pub position: Position,
    /// What the table says.
    pub stored: Option<Outcome>,
    /// What the moves say.
    pub found: Outcome,
}

/// What a verification found.
#[derive(Debug, Default)]
pub struct Verified {
    /// Slices whose checksums agree.
    pub slices: usize,
    /// Positions looked at.
    pub positions: u64,
    /// How many of them are wrong.
    pub wrong: u64,
    /// A few of the wrong ones.
    pub examples: Vec<Disagreement>,
    /// Files that cannot be used, and slices that could not be looked at for want of others.
    pub faults: Vec<TablesFault>,
}

/// As many wrong entries are told.
const EXAMPLES: usize = 10;

/// Verifies the tables of a variant. `advance` is told of positions as they are done; `planned` of their number
/// before.
pub fn verify(
    folder: &Path,
    variant: Variant,
    coverage: Coverage,
    threads: usize,
    planned: &mut dyn FnMut(u64),
    advance: &(dyn Fn(u64) + Sync),
) -> Result<Verified, TablesFault> {
    if variant.has_towers() {
        return Err(TablesFault::Towers { variant });
    }
    let folder = folder_of(folder, variant);
    for_flat!(variant, V => verify_all::<V>(&folder, coverage, threads, planned, advance))
}

fn verify_all<V: Flat>(
    folder: &Path,
    coverage: Coverage,
    threads: usize,
    planned: &mut dyn FnMut(u64),
    advance: &(dyn Fn(u64) + Sync),
) -> Result<Verified, TablesFault> {
    let mut verified = Verified::default();
    let mut sound = Vec::new();
    for material in Material::up_to(MOST_PIECES) {
        let checked = Slice::open(folder, V::VARIANT, material)
            .and_then(|slice| slice.map(|slice| slice.check_sum()).transpose());
        match checked {
            Ok(Some(())) => sound.push(material),
            Ok(None) => {}
            Err(fault) => verified.faults.push(fault),
        }
    }
    verified.slices = sound.len();
    planned(sound.iter().map(|material| coverage.of(Index::new(V::GRID, *material).len).0).sum());
    let most = sound.iter().map(|material| material.pieces()).max().unwrap_or(2);
    let subsets = Subsets::new(V::GRID, most - 1);
    let mut finished = Finished::default();
    for material in sound {
        let mut needed = material.after_capture_or_crowning();
        needed.extend([material, material.swapped()]);
        match finished.keep(folder, V::VARIANT, &needed, threads) {
            Ok(()) => {
                verify_slice::<V>(material, &finished, &subsets, coverage, threads, advance, &mut verified);
            }
            Err(fault) => verified.faults.push(fault),
        }
    }
    Ok(verified)
}

impl Coverage {
    /// How many of so many entries are looked at, and how far they lie apart.
    fn of(self, entries: u64) -> (u64, u64) {
        match self {
            Coverage::Full => (entries, 1),
            Coverage::Sample(count) => {
                let step = entries.div_ceil(count.max(1));
                (entries.div_ceil(step.max(1)), step.max(1))
            }
        }
    }
}

fn verify_slice<V: Flat>(
    material: Material,
    finished: &Finished,
    subsets: &Subsets,
    coverage: Coverage,
    threads: usize,
    advance: &(dyn Fn(u64) + Sync),
    verified: &mut Verified,
) {
    let index = Index::new(V::GRID, material);
    let (count, step) = coverage.of(index.len);
    let (positions, wrong) = (AtomicU64::new(0), AtomicU64::new(0));
    let examples = Mutex::new(Vec::new());
    in_parallel(threads, count, CHUNK, |range| {
        let mut list = Vec::new();
        let done = range.end - range.start;
        for number in range {
            let Some(pieces) = index.unrank::<V>(subsets, number * step) else { continue };
            positions.fetch_add(1, Ordering::Relaxed);
            let stored = finished.outcome(&pieces.position::<V>());
            let found = one_move_ahead::<V>(pieces, finished, &mut list);
            if stored != Some(found)
                && wrong.fetch_add(1, Ordering::Relaxed) < EXAMPLES as u64
                && let Ok(position) = Position::new(&pieces.position::<V>().setup())
                && let Ok(mut examples) = examples.lock()
            {
                examples.push(Disagreement { position, stored, found });
            }
        }
        advance(done);
    });
    verified.positions += positions.into_inner();
    verified.wrong += wrong.into_inner();
    let room = EXAMPLES.saturating_sub(verified.examples.len());
    let examples = examples.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    verified.examples.extend(examples.into_iter().take(room));
}

fn one_move_ahead<V: Flat>(pieces: Pieces, finished: &Finished, list: &mut Vec<Move>) -> Outcome {
    let mut best = Best::default();
    pieces.position::<V>().each_successor(Identity::Outcome, list, &mut |next, _| {
        if let Some(outcome) = finished.outcome(next) {
            best.add(outcome);
        }
    });
    best.outcome()
}
