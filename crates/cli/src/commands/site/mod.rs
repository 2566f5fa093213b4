//! The site: `damier serve`, `damier administrator`, `damier worker`, a club to look at, and copies of what a site keeps.

pub(crate) mod account;
pub(crate) mod administrator;
pub(crate) mod backup;
pub(crate) mod demo;
mod encrypted;
pub(crate) mod health;
pub(crate) mod log;
pub(crate) mod mail;
mod memory;
pub(crate) mod offers;
pub(crate) mod serve;
pub(crate) mod worker;

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use damier_documents::paper::Paper;
use damier_store::Place;
use jiff::civil::DateTime;

use crate::data_folder;

/// Where a site keeps everything.
#[derive(Debug, Args)]
pub(crate) struct DataArgs {
    /// The folder that holds everything
    /// [default: damier/site where programs keep their data]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Another database than the one in the folder: postgres://…
    #[arg(long, value_name = "URL")]
    database: Option<String>,
}

impl DataArgs {
    /// The folder that is meant.
    fn folder(&self) -> Result<PathBuf> {
        match self.folder.clone().or_else(|| data_folder::usual("site")) {
            Some(folder) => Ok(folder),
            None => bail!("no folder for the site is known here; name one with --folder"),
        }
    }

    /// The database that is meant.
    fn place(&self) -> Result<Place> {
        match &self.database {
            Some(address) => Ok(address.parse()?),
            None => Ok(Place::folder(self.folder()?)),
        }
    }
}

/// Sets a paper as PDF for the site.
fn typeset(paper: &Paper, made: Option<DateTime>) -> std::result::Result<Vec<u8>, String> {
    damier_typeset::pdf(paper, made).map_err(|why| why.to_string())
}
