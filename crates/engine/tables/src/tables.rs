//! Tables as a search or a person asks them.

use std::cmp::Ordering;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use damier_engine::{Probe, Score};
use damier_rules::core::{English, FlatPosition, Sets, Stack, TOWER_BITS};
use damier_rules::{Color, Identity, Play, Position, TowerJumps, Variant};

use crate::ending::{Ending, most_pieces};
use crate::fault::TablesFault;
use crate::file::{Counts, Slice, folder_of, outcome_at};
use crate::material::Material;
use crate::outcome::{GameResult, TableValue};
use crate::published::{Compared, LEAST_TO_COMPARE, Published};
use damier_rules::for_variant;

/// Unpacked blocks that are kept at most; with blocks of 16 KiB this is 64 MiB.
const PLACES: usize = 1 << 12;

/// A block that was unpacked, with the slot of its slice and its number.
type Block = (usize, usize, Box<[u8]>);

/// The tables of one variant, open for any number of threads.
///
/// Files are mapped into memory; blocks are unpacked when they are asked for, and some of them are kept.
#[derive(Debug)]
pub struct Tables {
    variant: Variant,
    slices: Vec<Option<Slice>>,
    most_pieces: u32,
    /// Databases that others have published, or why they are left alone.
    published: Result<Option<Published>, TablesFault>,
    /// Each block has one place where it can be kept.
    unpacked: Vec<Mutex<Option<Block>>>,
}

/// One slice that is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SliceInfo {
    /// The material of both sides that the slice holds.
    pub material: Material,
    /// How it turned out.
    pub counts: Counts,
    /// Bytes of its file.
    pub bytes: u64,
}

impl Tables {
    /// Opens all tables of a variant that are in a folder; none is no error. Checksums are not compared, which
    /// [`verify`](crate::verify) does.
    pub fn open(folder: &Path, variant: Variant) -> Result<Tables, TablesFault> {
        let folder = folder_of(folder, variant);
        let mut slices: Vec<Option<Slice>> = Vec::new();
        slices.resize_with(Material::SLOTS, || None);
        let all = Material::up_to(most_pieces(variant));
        for material in &all {
            slices[material.slot()] = Slice::open(&folder, variant, *material)?;
        }
        let missing = all.iter().find(|material| slices[material.slot()].is_none());
        let most_pieces = missing.map_or(most_pieces(variant), |material| material.pieces() - 1);
        let unpacked = (0..PLACES).map(|_| Mutex::new(None)).collect();
        let mut tables = Tables { variant, slices, most_pieces, published: Ok(None), unpacked };
        if variant == Variant::English {
            tables.published = tables.believed(&folder);
        }
        Ok(tables)
    }

    /// The published databases beside these tables, if they agree with them.
    fn believed(&self, folder: &Path) -> Result<Option<Published>, TablesFault> {
        let Some(published) = Published::open(folder)? else { return Ok(None) };
        if self.most_pieces < LEAST_TO_COMPARE {
            return Err(TablesFault::NothingToCompare { folder: folder.to_owned() });
        }
        match published.agrees_with(self) {
            true => Ok(Some(published)),
            false => Err(TablesFault::damaged(
                folder,
                "its published databases disagree with the tables built here",
            )),
        }
    }

    /// Databases of English draughts that others have published and that lie beside these tables; why they are not
    /// asked, if they are not.
    pub fn published(&self) -> Result<Option<&Published>, &TablesFault> {
        self.published.as_ref().map(Option::as_ref)
    }

    /// Compares so many positions of each slice with published databases.
    pub fn compare(&self, of_each: u64) -> Option<Compared> {
        let published = self.published().ok()??;
        Some(published.compare(self, of_each))
    }

    /// The variant for which these tables were built.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// All endings with at most so many pieces, captives included, are here; 1 if there are none.
    pub fn most_pieces(&self) -> u32 {
        self.most_pieces
    }

    /// Whether all endings with the pieces of a position, and so all that can come of it, are here.
    pub fn cover(&self, position: &Position) -> bool {
        let towers = position.board().squares().filter_map(|square| position.at(square));
        position.variant() == self.variant
            && towers.map(|tower| tower.height() as u32).sum::<u32>() <= self.most_pieces
    }

    /// The slices that are here, in the order in which they were built.
    pub fn slices(&self) -> Vec<SliceInfo> {
        let here = |material: Material| {
            let slice = self.slices[material.slot()].as_ref()?;
            Some(SliceInfo { material, counts: slice.counts(), bytes: slice.file_length() })
        };
        Material::up_to(most_pieces(self.variant)).into_iter().filter_map(here).collect()
    }

    /// The outcome of a position, if its table is here and sound. In column games it is known under the usual
    /// reading of repeated jumps only (D-04).
    pub fn probe(&self, position: &Position) -> Option<TableValue> {
        if position.variant() != self.variant || position.tower_jumps() != TowerJumps::default() {
            return None;
        }
        for_variant!(self.variant, P => self.probe_ending(&P::from_setup(&position.setup())))
    }

    /// How a position ends, by these tables or by published databases, which do not tell how soon.
    pub fn result(&self, position: &Position) -> Option<GameResult> {
        if let Some(value) = self.probe(position) {
            return Some(value.result);
        }
        let published = self.published().ok()??;
        if position.variant() != Variant::English {
            return None;
        }
        let position = FlatPosition::<English>::from_setup(&position.setup());
        published.result(position.sets(), position.to_move())
    }

    /// What these tables say of a position of English draughts.
    pub(crate) fn built(&self, sets: Sets, to_move: Color) -> Option<TableValue> {
        self.probe_ending(&FlatPosition::<English>::from_sets(sets, to_move))
    }

    #[inline]
    fn probe_ending<P: Ending>(&self, position: &P) -> Option<TableValue> {
        let material = position.material();
        if material.pieces() > P::MOST_PIECES {
            return None;
        }
        if !material.has_both_sides() {
            return Some(one_side_alone(position));
        }
        let slot = material.slot();
        let slice = self.slices[slot].as_ref()?;
        let (block, place) = slice.place(position.rank(&P::index(material)));
        self.entry(slot, slice, block, place)
    }

    fn entry(&self, slot: usize, slice: &Slice, block: usize, place: usize) -> Option<TableValue> {
        let kept = &self.unpacked[place_of(slot, block)];
        let of = |bytes: &[u8]| outcome_at(bytes, slice.width(), place);
        {
            // A thread that panicked while it held the lock left a whole block or none.
            let kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some((kept_slot, kept_block, bytes)) = &*kept
                && (*kept_slot, *kept_block) == (slot, block)
            {
                return of(bytes);
            }
        }
        let bytes = slice.block(block).ok()?.into_boxed_slice();
        let outcome = of(&bytes);
        *kept.lock().unwrap_or_else(PoisonError::into_inner) = Some((slot, block, bytes));
        outcome
    }
}

/// The outcome when one side has no pieces: whoever cannot move has lost.
fn one_side_alone(position: &impl Play) -> TableValue {
    let moves = position.count_moves(Identity::Outcome, &mut Vec::new());
    TableValue::decided_in(u16::from(moves > 0))
}

/// What the search asks.
impl Probe for Tables {
    fn variant(&self) -> Variant {
        self.variant
    }

    fn most_pieces(&self) -> u32 {
        self.most_pieces
    }

    fn probe(&self, sets: Sets, to_move: Color) -> Option<Score> {
        let outcome = for_variant!(self.variant, P => {
            P::of_sets(sets, to_move).and_then(|position| self.probe_ending(&position))
        });
        outcome.map(score)
    }

    fn probe_towers(&self, sets: Sets, stacks: &[Stack; TOWER_BITS], to_move: Color) -> Option<Score> {
        let outcome = for_variant!(self.variant, P => {
            P::of_stacks(sets, stacks, to_move).and_then(|position| self.probe_ending(&position))
        });
        outcome.map(score)
    }

    fn most_pieces_decided(&self) -> u32 {
        self.published().ok().flatten().map_or(0, Published::most_pieces).max(self.most_pieces)
    }

    fn result(&self, sets: Sets, to_move: Color) -> Option<Ordering> {
        let published = self.published().ok()??;
        Some(match published.result(sets, to_move)? {
            GameResult::Win => Ordering::Greater,
            GameResult::Draw => Ordering::Equal,
            GameResult::Loss => Ordering::Less,
        })
    }
}

fn score(outcome: TableValue) -> Score {
    match outcome.result {
        GameResult::Win => Score::win_in(outcome.distance.into()),
        GameResult::Draw => Score::DRAW,
        GameResult::Loss => Score::loss_in(outcome.distance.into()),
    }
}

/// Where a block is kept.
fn place_of(slot: usize, block: usize) -> usize {
    let mixed = (slot as u64 ^ (block as u64) << 16).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 40) as usize % PLACES
}
