//! Where tables lie.

use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Result, bail};
use clap::Args;
use damier_engine::Probe;
use damier_rules::Variant;
use damier_tables::{Tables, Wanted};

use crate::data_folder;

/// The folder of all tables.
#[derive(Debug, Args)]
pub(crate) struct FolderArgs {
    /// The folder of all tables
    /// [default: $DAMIER_TABLES, or damier/tables where programs keep their data]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

impl FolderArgs {
    /// The folder that is meant.
    pub(crate) fn folder(&self) -> Result<PathBuf> {
        let usual = || data_folder::usual("tables");
        match self.folder.clone().or_else(|| data_folder::variable("DAMIER_TABLES")).or_else(usual) {
            Some(folder) => Ok(folder),
            None => bail!("no folder for tables is known here; name one with --folder"),
        }
    }
}

/// The folder of tables if nobody names another.
pub(crate) fn usual_folder() -> Result<PathBuf> {
    FolderArgs { folder: None }.folder()
}

/// Opens the tables that are wanted for a variant.
pub(crate) fn open(wanted: &Wanted, variant: Variant) -> Result<Option<Arc<Tables>>> {
    Ok(wanted.open(usual_folder().ok().as_deref(), variant)?)
}

/// The tables of a variant in the usual folder, for whoever searches; none if there are none or they cannot be
/// read, which `damier tables list` tells.
pub(crate) fn at_hand(variant: Variant) -> Option<Arc<dyn Probe>> {
    open(&Wanted::Usual, variant).ok().flatten().map(|tables| tables as Arc<dyn Probe>)
}
