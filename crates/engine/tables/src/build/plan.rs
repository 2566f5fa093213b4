//! Which slices are to be built, in which order, and how much memory that takes.

use std::collections::HashSet;
use std::path::Path;

use super::{BuildEvent, BuildOptions};
use crate::ending::Ending;
use crate::fault::TablesFault;
use crate::file::Slice;
use crate::material::Material;

/// Bytes for each position of the slices that are being built: a state, and the packed file.
const BYTES_BUILDING: u64 = 3;
/// Bytes for each position of a finished slice, at most.
const BYTES_FINISHED: u64 = 2;
const MEGABYTE: u64 = 1 << 20;
/// Positions that a byte of a packed file holds: between 2.6 (English, five pieces) and 7.2 (international, four)
/// were met.
const PACKED_IN_A_BYTE: u64 = 3;

/// A slice and its twin.
pub(super) struct Group {
    pub(super) material: Material,
    /// Finished slices that both lead to.
    pub(super) needed: Vec<Material>,
    positions: u64,
}

/// What is to be done.
pub(super) struct Plan {
    pub(super) groups: Vec<Group>,
    /// Slices whose files are sound.
    pub(super) present: usize,
    /// Bytes that the work takes at most.
    pub(super) memory: u64,
}

impl Plan {
    /// Looks which files are sound; the others are to be built.
    pub(super) fn new<P: Ending>(
        folder: &Path,
        options: &BuildOptions,
        watch: &(dyn Fn(BuildEvent<'_>) + Sync),
    ) -> Result<Plan, TablesFault> {
        let all = Material::up_to(options.pieces);
        let mut present = HashSet::new();
        for material in &all {
            match Slice::open(folder, P::VARIANT, *material) {
                Ok(Some(slice)) => match slice.check_sum() {
                    Ok(()) => {
                        present.insert(*material);
                    }
                    Err(fault) => watch(BuildEvent::Replaced(&fault)),
                },
                Ok(None) => {}
                Err(fault @ TablesFault::System { .. }) => return Err(fault),
                Err(fault) => watch(BuildEvent::Replaced(&fault)),
            }
        }
        let is_missing = |material: &Material| {
            *material <= material.swapped()
                && !(present.contains(material) && present.contains(&material.swapped()))
        };
        let groups: Vec<Group> =
            all.iter().filter(|material| is_missing(material)).map(|m| Group::new::<P>(*m)).collect();
        let largest = groups.iter().max_by_key(|group| group.memory::<P>());
        if let Some(group) = largest {
            group.check_memory::<P>(options.memory)?;
        }
        let memory = largest.map_or(0, Group::memory::<P>);
        Ok(Plan { groups, present: present.len(), memory })
    }

    /// How many slices are to be built.
    pub(super) fn missing(&self) -> usize {
        self.groups.iter().map(|group| twins(group.material).len()).sum()
    }

    /// How many positions they have.
    pub(super) fn positions(&self) -> u64 {
        self.groups.iter().map(|group| group.positions).sum()
    }

    /// Bytes that they take on the disk, roughly.
    pub(super) fn disk(&self) -> u64 {
        self.positions() / PACKED_IN_A_BYTE
    }
}

impl Group {
    fn new<P: Ending>(material: Material) -> Group {
        let mut needed: Vec<Material> = twins(material).into_iter().flat_map(P::leads_to).collect();
        needed.sort_unstable();
        needed.dedup();
        let positions = twins(material).into_iter().map(P::positions).sum();
        Group { material, needed, positions }
    }

    /// Bytes that building takes at most.
    fn memory<P: Ending>(&self) -> u64 {
        let finished: u64 = self.needed.iter().map(|needed| P::positions(*needed)).sum();
        self.positions * BYTES_BUILDING + finished * BYTES_FINISHED
    }

    fn check_memory<P: Ending>(&self, allowed: u64) -> Result<(), TablesFault> {
        let needed = self.memory::<P>();
        if needed <= allowed {
            return Ok(());
        }
        let (needed, allowed) = (needed.div_ceil(MEGABYTE), allowed / MEGABYTE);
        Err(TablesFault::Memory { material: self.material, needed, allowed })
    }
}

/// A slice and the one with the other side to move; one if they are the same.
fn twins(material: Material) -> Vec<Material> {
    let mut twins = vec![material, material.swapped()];
    twins.dedup();
    twins
}
