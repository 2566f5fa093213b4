//! `damier offers`: the open offers of a site's lobby, counted or taken away.

use std::io::Write as _;

use anyhow::{Context as _, Result, bail};
use clap::{Args, Subcommand};
use damier_application::lobby::clear_offers;
use damier_store::{Database, Place};
use serde_json::json;

use super::DataArgs;
use crate::output::{Output, Verdict};

/// Count the open offers of games in the lobby of a site, or take all of them away
#[derive(Debug, Subcommand)]
pub(crate) enum OffersCommand {
    Count(OffersArgs),
    Clear(OffersArgs),
}

/// Which site
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier offers count --folder /srv/damier
  damier offers clear --database postgres://damier@db/damier --json

It works while the site serves or not. Games that were accepted go on; those who still wait offer again. That offers
were taken away stands in the record of the administrators. On the site: Administration, and DELETE /api/v1/challenges.")]
pub(crate) struct OffersArgs {
    #[command(flatten)]
    data: DataArgs,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(command: &OffersCommand, out: &mut Output) -> Result<Verdict> {
    let (args, clears) = match command {
        OffersCommand::Count(args) => (args, false),
        OffersCommand::Clear(args) => (args, true),
    };
    let place = args.data.place()?;
    if let Place::Sqlite(file) = &place
        && !file.exists()
    {
        bail!("there is no site in {}; name its folder with --folder", file.display());
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting")?;
    let offers = runtime.block_on(async {
        let database = Database::open_at(&place).await?;
        let found = match clears {
            true => clear_offers(&database).await,
            false => database.open_offers().await.map(|open| open.len()),
        };
        database.close().await;
        anyhow::Ok(found?)
    })?;
    match (args.json, clears) {
        (true, _) => out.json(&json!({ "offers": offers, "cleared": clears }))?,
        (false, true) => writeln!(out, "{offers} open offers were taken away")?,
        (false, false) => writeln!(out, "{offers} offers are open")?,
    }
    Ok(Verdict::Fine)
}
