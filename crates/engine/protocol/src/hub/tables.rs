//! The parameter `tables-dir`: the folder of endgame tables. Opening files is left to the caller, who hands in
//! somebody that does it.

use std::fmt::Debug;
use std::sync::Arc;

use damier_engine::Probe;
use damier_rules::Variant;

/// Opens endgame tables for a dialogue. What is wrong is told in words.
pub trait OpenTables: Debug + Send + Sync {
    /// Whether this can be a folder of tables, of whatever variant.
    fn check(&self, folder: &str) -> Result<(), String>;

    /// The tables of a variant in a folder; none if the folder is the empty text, or if there need not be any.
    fn open(&self, folder: &str, variant: Variant) -> Result<Option<Arc<dyn Probe>>, String>;
}

/// The folder of endgame tables as a parameter.
#[derive(Debug, Clone)]
pub struct TablesFolder {
    /// The folder where tables lie, as the parameter tells it.
    pub folder: String,
    /// Who opens tables.
    pub opener: Arc<dyn OpenTables>,
    /// The variant whose tables of that folder were opened, or tried.
    opened: Option<Variant>,
}

impl TablesFolder {
    /// A parameter with its value at the beginning.
    pub fn new(folder: String, opener: Arc<dyn OpenTables>) -> TablesFolder {
        TablesFolder { folder, opener, opened: None }
    }

    /// Changes the folder.
    pub(super) fn set(&mut self, folder: &str) -> Result<(), String> {
        self.opener.check(folder)?;
        (self.folder, self.opened) = (folder.to_owned(), None);
        Ok(())
    }

    /// The tables for a variant, unless they have been asked for since the folder or the variant changed.
    pub(super) fn open(&mut self, variant: Variant) -> Option<Result<Option<Arc<dyn Probe>>, String>> {
        if self.opened == Some(variant) {
            return None;
        }
        self.opened = Some(variant);
        Some(self.opener.open(&self.folder, variant))
    }
}
