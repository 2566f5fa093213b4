//! `damier administrator`: a link by which somebody becomes an administrator of a site.

use std::io::Write as _;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use damier_application::setup::setup_link;
use damier_store::{Database, Place};
use serde_json::json;

use super::DataArgs;
use crate::output::{Output, Verdict};

/// Make a link by which somebody becomes an administrator of a site, once
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier administrator
  damier administrator --folder /srv/damier --public https://draughts.example
  damier administrator --database postgres://damier@db/damier --json

A new site prints such a link when it is started. This makes another, while the site serves or not: for somebody who
has lost it, or because no administrator can sign in any more. Whoever opens it becomes an administrator, so hand it to
nobody else. It works once, and all others made before end with it.")]
pub(crate) struct AdministratorArgs {
    #[command(flatten)]
    data: DataArgs,
    /// The address under which people reach the site
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:8080")]
    public: String,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &AdministratorArgs, out: &mut Output) -> Result<Verdict> {
    let place = args.data.place()?;
    if let Place::Sqlite(file) = &place
        && !file.exists()
    {
        bail!("there is no site in {}; name its folder with --folder", file.display());
    }
    if !args.public.starts_with("http://") && !args.public.starts_with("https://") {
        bail!("--public {}: an address begins with http:// or https://", args.public);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("starting")?;
    let setup = runtime.block_on(async {
        let database = Database::open_at(&place).await?;
        let setup = setup_link(&database, &args.public).await;
        database.close().await;
        anyhow::Ok(setup?)
    })?;
    if args.json {
        out.json(&json!({ "link": setup.link, "days": setup.days }))?;
    } else {
        writeln!(out, "{}\n(works once, for {} days)", setup.link, setup.days)?;
    }
    Ok(Verdict::Fine)
}
