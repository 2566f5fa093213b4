//! `damier backup` and `damier restore`: copies of what a site keeps.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use damier_store::{Database, Place};

use super::DataArgs;
use crate::output::{Output, Verdict};

/// Copy what a site keeps into a file, also while it serves
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier backup monday.damier-site
  damier backup --folder /srv/damier /media/usb/site.copy
  damier backup --text site.jsonl

The copy is complete when it has its name. With --text it is made of lines of JSON, which can be brought back into
SQLite and into PostgreSQL; copies of PostgreSQL are always of this kind.")]
pub(crate) struct BackupArgs {
    /// The file to make
    to: PathBuf,
    /// Make lines of JSON
    #[arg(long)]
    text: bool,
    #[command(flatten)]
    data: DataArgs,
}

/// Bring a copy back into a new folder or database
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier restore monday.damier-site --folder /srv/damier-again
  damier restore site.jsonl --database postgres://damier@localhost/damier

What is there already is never overwritten.")]
pub(crate) struct RestoreArgs {
    /// The copy
    from: PathBuf,
    #[command(flatten)]
    data: DataArgs,
}

/// Makes a copy.
pub(crate) fn backup(args: &BackupArgs, out: &mut Output) -> Result<Verdict> {
    let place = args.data.place()?;
    if let Place::Sqlite(file) = &place
        && !file.exists()
    {
        bail!("there is no site in {}; name its folder with --folder", file.display());
    }
    runtime()?.block_on(async {
        let database = Database::open_at(&place).await?;
        let copied = if args.text { database.dump(&args.to).await } else { database.backup(&args.to).await };
        database.close().await;
        copied
    })?;
    writeln!(out, "{} holds a copy of {place}", args.to.display())?;
    Ok(Verdict::Fine)
}

/// Brings a copy back.
pub(crate) fn restore(args: &RestoreArgs, out: &mut Output) -> Result<Verdict> {
    let place = args.data.place()?;
    runtime()?.block_on(async {
        Database::restore(&args.from, &place).await?.close().await;
        Ok::<(), anyhow::Error>(())
    })?;
    writeln!(out, "{place} holds what {} held", args.from.display())?;
    Ok(Verdict::Fine)
}

fn runtime() -> Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build().context("starting")
}
