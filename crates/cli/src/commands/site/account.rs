//! `damier account`: what a site knows of somebody, handed out or forgotten by whoever runs it.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use clap::{Args, Subcommand};
use damier_application::people::leaving::{export_named, forget_named, unname_games};
use damier_store::{Database, FolderLock, Place};
use serde_json::json;

use super::DataArgs;
use crate::output::{Output, Verdict};

/// Hand out what a site knows of somebody, or forget it
#[derive(Debug, Subcommand)]
pub(crate) enum AccountCommand {
    Export(ExportArgs),
    Forget(ForgetArgs),
    ForgetName(ForgetNameArgs),
}

/// Write everything that the site knows of the owner of an account, without secrets, as JSON
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier account export Olena --folder /srv/damier
  damier account export Olena --to olena.json

Beside what he said himself it holds, under `mentions`, what contests, events, games by correspondence, displays and
the books of the federation tell of him.")]
pub(crate) struct ExportArgs {
    /// The name of the account
    name: String,
    /// The file to make instead of printing
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,
    #[command(flatten)]
    data: DataArgs,
}

/// Forget the owner of an account for good; what the codes need of him stays without him
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier account forget Olena --yes --folder /srv/damier
  damier account forget Olena --yes --json

End the server first. Results, pairings, marks and rulings stay under the name of a former member; address, dates,
letters, settings and the name itself are gone, from the file too. Nobody else gets the name for a year. Copies that
were made before still hold everything.")]
pub(crate) struct ForgetArgs {
    /// The name of the account
    name: String,
    /// It cannot be undone: say so
    #[arg(long)]
    yes: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: DataArgs,
}

/// Take a name out of all games that came from files; moves and results stay
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier account forget-name \"Koval Ivan\" --yes --folder /srv/damier
  damier account forget-name \"Koval Ivan\" --yes --json

For whoever asks not to be named there, with an account or without. End the server first. The same file sent again
does not bring the name back.")]
pub(crate) struct ForgetNameArgs {
    /// The name, as the games have it; capitals do not matter
    name: String,
    /// It cannot be undone: say so
    #[arg(long)]
    yes: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: DataArgs,
}

/// Runs the command.
pub(crate) fn run(command: &AccountCommand, out: &mut Output) -> Result<Verdict> {
    match command {
        AccountCommand::Export(args) => export(args, out),
        AccountCommand::Forget(args) => forget(args, out),
        AccountCommand::ForgetName(args) => forget_name(args, out),
    }
}

fn export(args: &ExportArgs, out: &mut Output) -> Result<Verdict> {
    let data = at(&args.data, async |database| Ok(export_named(database, &args.name).await?))?;
    let text = serde_json::to_string_pretty(&data)?;
    match &args.to {
        None => writeln!(out, "{text}")?,
        Some(file) => {
            let mut made = damier_store::create_private(file).with_context(|| file.display().to_string())?;
            writeln!(made, "{text}").with_context(|| file.display().to_string())?;
            writeln!(out, "{} holds what is known of {}", file.display(), args.name)?;
        }
    }
    Ok(Verdict::Fine)
}

fn forget(args: &ForgetArgs, out: &mut Output) -> Result<Verdict> {
    if !args.yes {
        bail!("{} would be forgotten for good; say so with --yes", args.name);
    }
    let _lock = alone(&args.data)?;
    let former = at(&args.data, async |database| Ok(forget_named(database, &args.name).await?))?;
    if args.json {
        out.json(&json!({ "forgotten": true, "former": former }))?;
    } else {
        writeln!(out, "forgotten; what has to stay stands under \"{former}\"")?;
    }
    Ok(Verdict::Fine)
}

fn forget_name(args: &ForgetNameArgs, out: &mut Output) -> Result<Verdict> {
    if !args.yes {
        bail!("{} would be taken out of games for good; say so with --yes", args.name);
    }
    let _lock = alone(&args.data)?;
    let games = at(&args.data, async |database| Ok(unname_games(database, &args.name).await?))?;
    if args.json {
        out.json(&json!({ "games": games }))?;
    } else {
        writeln!(out, "taken out of {games} games")?;
    }
    Ok(Verdict::Fine)
}

/// The right to a folder, if there is one: a server that runs would hold in memory what is forgotten. A database
/// elsewhere looks after itself.
fn alone(data: &DataArgs) -> Result<Option<FolderLock>> {
    match data.place()? {
        Place::Sqlite(file) if file.exists() => file.parent().map(lock).transpose(),
        Place::Sqlite(_) | Place::Postgres(_) => Ok(None),
    }
}

/// The right to a folder that nobody serves.
fn lock(folder: &Path) -> Result<FolderLock> {
    FolderLock::take(folder, "damier account").with_context(|| folder.display().to_string())
}

/// Does something with the database of a site.
fn at<T>(data: &DataArgs, work: impl AsyncFnOnce(&Database) -> Result<T>) -> Result<T> {
    let place = data.place()?;
    if let Place::Sqlite(file) = &place
        && !file.exists()
    {
        bail!("there is no site in {}; name its folder with --folder", file.display());
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting")?;
    runtime.block_on(async {
        let database = Database::open_at(&place).await?;
        let done = work(&database).await;
        database.close().await;
        done
    })
}
