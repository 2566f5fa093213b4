//! Finished slices, unpacked in memory: what a slice that is built or verified leads to.

use std::path::Path;

use crate::ending::Ending;
use crate::fault::TablesFault;
use crate::file::{Entries, Slice};
use crate::material::Material;
use crate::outcome::TableValue;

/// Slices by their material.
#[derive(Debug)]
pub(crate) struct Finished<P: Ending>(Vec<Option<Known<P>>>);

#[derive(Debug)]
struct Known<P: Ending> {
    material: Material,
    index: P::Index,
    entries: Entries,
}

impl<P: Ending> Finished<P> {
    pub(crate) fn new() -> Finished<P> {
        let mut slices = Vec::new();
        slices.resize_with(Material::SLOTS, || None);
        Finished(slices)
    }

    /// Keeps exactly these slices, loading those that are not there yet.
    pub(crate) fn keep(
        &mut self,
        folder: &Path,
        needed: &[Material],
        threads: usize,
    ) -> Result<(), TablesFault> {
        for place in &mut self.0 {
            if place.as_ref().is_some_and(|known| !needed.contains(&known.material)) {
                *place = None;
            }
        }
        for &material in needed {
            let place = &mut self.0[material.slot()];
            if place.is_none() {
                let slice = Slice::open(folder, P::VARIANT, material)?;
                let slice = slice.ok_or(TablesFault::Missing { material })?;
                *place = Some(Known { material, index: P::index(material), entries: slice.load(threads)? });
            }
        }
        Ok(())
    }

    /// The outcome of a position whose slice is here. A side without pieces has lost.
    #[inline(always)]
    pub(crate) fn outcome(&self, position: &P) -> Option<TableValue> {
        let material = position.material();
        if material.own_men + material.own_kings == 0 {
            return Some(TableValue::decided_in(0));
        }
        let known = self.0.get(material.slot())?.as_ref()?;
        known.entries.get(position.rank(&known.index))
    }
}
