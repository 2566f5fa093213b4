//! Verification: every entry against the entries one move ahead.
//!
//! If all entries agree with those one move ahead, all are right: distances fall by one with every move of the
//! winner and no faster whatever the loser does, so wins and losses are proven by induction; and from a draw
//! nobody can move to a win, while a move to another draw is always there.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use damier_rules::{Identity, Move, Position, Variant};

use crate::choice::Subsets;
use crate::ending::Ending;
use crate::fault::TablesFault;
use crate::file::{Slice, folder_of};
use crate::finished::Finished;
use crate::material::Material;
use crate::outcome::{Best, TableValue};
use crate::parallel::in_parallel;
use damier_rules::for_variant;

const CHUNK: u64 = 1 << 12;

/// Which entries to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coverage {
    /// Every entry of every slice.
    Full,
    /// So many of each slice, spread evenly over it.
    Sample(u64),
}

/// An entry that does not agree with those one move ahead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// The position whose entry is wrong.
    pub position: Position,
    /// What the table says.
    pub stored: Option<TableValue>,
    /// What the moves say.
    pub found: TableValue,
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
    let folder = folder_of(folder, variant);
    for_variant!(variant, P => verify_all::<P>(&folder, coverage, threads, planned, advance))
}

fn verify_all<P: Ending>(
    folder: &Path,
    coverage: Coverage,
    threads: usize,
    planned: &mut dyn FnMut(u64),
    advance: &(dyn Fn(u64) + Sync),
) -> Result<Verified, TablesFault> {
    let mut verified = Verified::default();
    let mut sound = Vec::new();
    for material in Material::up_to(P::MOST_PIECES) {
        let checked = Slice::open(folder, P::VARIANT, material)
            .and_then(|slice| slice.map(|slice| slice.check_sum()).transpose());
        match checked {
            Ok(Some(())) => sound.push(material),
            Ok(None) => {}
            Err(fault) => verified.faults.push(fault),
        }
    }
    verified.slices = sound.len();
    planned(sound.iter().map(|material| coverage.of(P::positions(*material)).0).sum());
    let most = sound.iter().map(|material| material.pieces()).max().unwrap_or(2);
    let subsets = P::subsets(most);
    let mut finished = Finished::<P>::new();
    for material in sound {
        let mut needed = P::leads_to(material);
        needed.extend([material, material.swapped()]);
        match finished.keep(folder, &needed, threads) {
            Ok(()) => {
                verify_slice(material, &finished, &subsets, coverage, threads, advance, &mut verified);
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

fn verify_slice<P: Ending>(
    material: Material,
    finished: &Finished<P>,
    subsets: &Subsets,
    coverage: Coverage,
    threads: usize,
    advance: &(dyn Fn(u64) + Sync),
    verified: &mut Verified,
) {
    let index = P::index(material);
    let (count, step) = coverage.of(P::positions(material));
    let (positions, wrong) = (AtomicU64::new(0), AtomicU64::new(0));
    let examples = Mutex::new(Vec::new());
    in_parallel(threads, count, CHUNK, |range| {
        let mut list = Vec::new();
        let done = range.end - range.start;
        for number in range {
            let Some(ending) = P::unrank(&index, subsets, number * step) else { continue };
            positions.fetch_add(1, Ordering::Relaxed);
            let stored = finished.outcome(&ending);
            let found = one_move_ahead(&ending, finished, &mut list);
            if stored != Some(found)
                && wrong.fetch_add(1, Ordering::Relaxed) < EXAMPLES as u64
                && let Ok(position) = Position::new(&ending.setup())
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

fn one_move_ahead<P: Ending>(ending: &P, finished: &Finished<P>, list: &mut Vec<Move>) -> TableValue {
    let mut best = Best::default();
    ending.each_successor(Identity::Outcome, list, &mut |next, _| {
        if let Some(outcome) = finished.outcome(next) {
            best.add(outcome);
        }
    });
    best.outcome()
}
