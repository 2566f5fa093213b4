//! The endgame tables of the site, opened when a variant is first asked for.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use damier_engine::Probe;
use damier_rules::Variant;
use damier_tables::Wanted;

/// The tables of a variant, if there are any.
type Known = Option<Arc<dyn Probe>>;

/// The endgame tables of the site.
pub struct Endings {
    folder: Option<PathBuf>,
    open: Mutex<BTreeMap<Variant, Known>>,
}

impl Endings {
    /// Those in a folder; none without one.
    pub fn new(folder: Option<PathBuf>) -> Endings {
        Endings { folder, open: Mutex::new(BTreeMap::new()) }
    }

    /// The tables of a variant, if there are any that can be read.
    pub fn of(&self, variant: Variant) -> Known {
        let folder = self.folder.as_deref()?;
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let known = open.entry(variant).or_insert_with(|| {
            let tables = Wanted::Usual.open(Some(folder), variant).ok().flatten();
            tables.map(|tables| tables as Arc<dyn Probe>)
        });
        known.clone()
    }
}
