//! Finished slices, unpacked in memory: what a slice that is built or verified leads to.

use std::path::Path;

use damier_rules::Variant;
use damier_rules::core::FlatPosition;

use crate::fault::TablesFault;
use crate::file::{Entries, Slice};
use crate::grid::{Flat, Pieces};
use crate::index::Index;
use crate::material::Material;
use crate::outcome::Outcome;

/// Slices by their material.
#[derive(Debug, Default)]
pub(crate) struct Finished(Vec<Option<(Index, Entries)>>);

impl Finished {
    /// Keeps exactly these slices, loading those that are not there yet.
    pub(crate) fn keep(
        &mut self,
        folder: &Path,
        variant: Variant,
        needed: &[Material],
        threads: usize,
    ) -> Result<(), TablesFault> {
        self.0.resize_with(Material::SLOTS, || None);
        for place in &mut self.0 {
            if place.as_ref().is_some_and(|(index, _)| !needed.contains(&index.material)) {
                *place = None;
            }
        }
        for material in needed {
            let place = &mut self.0[material.slot()];
            if place.is_none() {
                let slice = Slice::open(folder, variant, *material)?;
                let slice = slice.ok_or(TablesFault::Missing { material: *material })?;
                *place = Some((slice.index, slice.load(threads)?));
            }
        }
        Ok(())
    }

    /// The outcome of a position whose slice is here. A side without pieces has lost.
    #[inline(always)]
    pub(crate) fn outcome<V: Flat>(&self, position: &FlatPosition<V>) -> Option<Outcome> {
        let pieces = Pieces::of(position);
        if pieces.own == 0 {
            return Some(Outcome::decided_in(0));
        }
        let (index, entries) = self.0.get(Material::of(pieces).slot())?.as_ref()?;
        entries.get(index.rank::<V>(pieces))
    }
}
