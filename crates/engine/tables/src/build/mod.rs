//! Building tables: one slice after the other, each from those finished before.
//!
//! A slice is complete when its file has its name. A build that was interrupted goes on with the first slice
//! that has no sound file; there is nothing else to remember.

mod plan;
mod solve;
mod state;

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use damier_rules::Variant;

use self::plan::Plan;
use self::solve::Pair;
use crate::choice::Subsets;
use crate::ending::{Ending, most_pieces};
use crate::fault::TablesFault;
use crate::file::{Counts, folder_of, write};
use crate::finished::Finished;
use crate::material::Material;
use damier_rules::for_variant;

/// How to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildOptions {
    /// All endings with at most so many pieces.
    pub pieces: u32,
    /// How many threads work.
    pub threads: usize,
    /// How many bytes of memory the work may take.
    pub memory: u64,
}

/// What happens during a build. Progress is counted in positions; every position counts twice, when it is first
/// looked at and when its outcome is stored.
#[derive(Debug, Clone, Copy)]
pub enum BuildEvent<'a> {
    /// The work that lies ahead.
    Planned {
        /// Slices that are there already.
        present: usize,
        /// Slices to build.
        missing: usize,
        /// Units of progress.
        units: u64,
        /// Bytes of memory that the largest of them takes.
        memory: u64,
        /// Bytes on the disk that they take, as far as can be told beforehand.
        disk: u64,
    },
    /// A file is there but cannot be used, and its slice is built anew.
    Replaced(&'a TablesFault),
    /// A slice, and its twin with the other side to move, is begun.
    Begun(Material),
    /// So many more units are done.
    Advanced(u64),
    /// A slice is on the disk.
    Stored(Material, Counts),
}

/// Builds all tables of a variant up to a number of pieces that are not there yet.
pub fn build(
    folder: &Path,
    variant: Variant,
    options: &BuildOptions,
    watch: &(dyn Fn(BuildEvent<'_>) + Sync),
) -> Result<(), TablesFault> {
    check_pieces(variant, options)?;
    for_variant!(variant, P => Builder { folder: folder_of(folder, variant), options, watch }.build::<P>())
}

/// Tells what a build would take, by [`BuildEvent::Planned`], and builds nothing.
pub fn plan(
    folder: &Path,
    variant: Variant,
    options: &BuildOptions,
    watch: &(dyn Fn(BuildEvent<'_>) + Sync),
) -> Result<(), TablesFault> {
    check_pieces(variant, options)?;
    let builder = Builder { folder: folder_of(folder, variant), options, watch };
    for_variant!(variant, P => builder.plan::<P>()).map(drop)
}

fn check_pieces(variant: Variant, options: &BuildOptions) -> Result<(), TablesFault> {
    let most = most_pieces(variant);
    if (2..=most).contains(&options.pieces) {
        Ok(())
    } else {
        Err(TablesFault::Pieces { variant, most, pieces: options.pieces })
    }
}

struct Builder<'a> {
    /// The folder of the variant.
    folder: PathBuf,
    options: &'a BuildOptions,
    watch: &'a (dyn Fn(BuildEvent<'_>) + Sync),
}

impl Builder<'_> {
    fn build<P: Ending>(&self) -> Result<(), TablesFault> {
        fs::create_dir_all(&self.folder).map_err(TablesFault::system(&self.folder, "made"))?;
        let _lock = self.lock()?;
        self.sweep()?;
        let plan = self.plan::<P>()?;
        let subsets = P::subsets(self.options.pieces);
        let mut finished = Finished::<P>::new();
        for group in &plan.groups {
            finished.keep(&self.folder, &group.needed, self.options.threads)?;
            self.group::<P>(group.material, &finished, &subsets)?;
        }
        Ok(())
    }

    /// Looks at what is there, and tells what is to be done.
    fn plan<P: Ending>(&self) -> Result<Plan, TablesFault> {
        let plan = Plan::new::<P>(&self.folder, self.options, self.watch)?;
        (self.watch)(BuildEvent::Planned {
            present: plan.present,
            missing: plan.missing(),
            units: 2 * plan.positions(),
            memory: plan.memory,
            disk: plan.disk(),
        });
        Ok(plan)
    }

    fn group<P: Ending>(
        &self,
        material: Material,
        finished: &Finished<P>,
        subsets: &Subsets,
    ) -> Result<(), TablesFault> {
        (self.watch)(BuildEvent::Begun(material));
        let pair = Pair::new(material, finished, subsets, self.options.threads);
        let done = std::sync::atomic::AtomicU64::new(0);
        pair.solve(&|units| {
            done.fetch_add(units, std::sync::atomic::Ordering::Relaxed);
            (self.watch)(BuildEvent::Advanced(units));
        });
        let mut positions = 0;
        for (material, len, outcome) in pair.slices() {
            positions += len;
            let counts = write(&self.folder, P::VARIANT, material, len, self.options.threads, &outcome)?;
            (self.watch)(BuildEvent::Stored(material, counts));
        }
        (self.watch)(BuildEvent::Advanced((2 * positions).saturating_sub(done.into_inner())));
        Ok(())
    }

    /// Keeps others from building in the same folder. The lock ends with the file.
    fn lock(&self) -> Result<File, TablesFault> {
        let path = self.folder.join("lock");
        let file = File::create(&path).map_err(TablesFault::system(&path, "written"))?;
        match file.try_lock() {
            Ok(()) => Ok(file),
            Err(TryLockError::WouldBlock) => Err(TablesFault::Busy { folder: self.folder.clone() }),
            Err(TryLockError::Error(error)) => Err(TablesFault::system(&path, "locked")(error)),
        }
    }

    /// Takes away what an interrupted build left half written.
    fn sweep(&self) -> Result<(), TablesFault> {
        let failed = |error| TablesFault::system(&self.folder, "read")(error);
        for entry in fs::read_dir(&self.folder).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            if path.extension().is_some_and(|ending| ending == "part") {
                fs::remove_file(&path).map_err(TablesFault::system(&path, "removed"))?;
            }
        }
        Ok(())
    }
}
