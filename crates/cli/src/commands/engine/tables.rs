//! Endgame tables for other programs: the folder as an option and as a parameter of the Hub protocol.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use damier_engine::Probe;
use damier_protocol::hub::{OpenTables, TablesFolder};
use damier_rules::Variant;
use damier_tables::Wanted;

use crate::commands::tables::usual_folder;

/// The parameter `tables-dir`, which begins with what was typed.
pub(super) fn parameter(wanted: &Wanted) -> TablesFolder {
    let usual = usual_folder().ok();
    let folder = match wanted {
        Wanted::None => None,
        Wanted::Usual => usual.clone(),
        Wanted::In(folder) => Some(folder.clone()),
    };
    let folder = folder.map_or_else(String::new, |folder| folder.to_string_lossy().into_owned());
    TablesFolder::new(folder, Arc::new(Folders { usual }))
}

/// Opens tables in any folder. In the usual one there need not be any.
#[derive(Debug)]
struct Folders {
    usual: Option<PathBuf>,
}

impl Folders {
    fn wanted(&self, folder: &str) -> Wanted {
        if folder.is_empty() {
            Wanted::None
        } else if self.usual.as_deref() == Some(Path::new(folder)) {
            Wanted::Usual
        } else {
            Wanted::In(folder.into())
        }
    }
}

impl OpenTables for Folders {
    fn check(&self, folder: &str) -> Result<(), String> {
        self.wanted(folder).check().map_err(|fault| fault.to_string())
    }

    fn open(&self, folder: &str, variant: Variant) -> Result<Option<Arc<dyn Probe>>, String> {
        // A folder is named for all variants, and those of column games serve composed positions only.
        let tables = match self.wanted(folder) {
            Wanted::In(folder) if variant.has_towers() => Wanted::Usual.open(Some(&folder), variant),
            wanted => wanted.open(self.usual.as_deref(), variant),
        };
        Ok(tables.map_err(|fault| fault.to_string())?.map(|tables| tables as Arc<dyn Probe>))
    }
}
