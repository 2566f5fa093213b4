//! `damier worker`: analyses games for a site on many machines.

use std::io::Write as _;

use anyhow::Result;
use clap::Args;
use damier_application::analysis::{Work, work};
use damier_tables::Wanted;

use super::log::LogArgs;
use super::serve::{interrupted, start};
use crate::commands::tables::usual_folder;
use crate::output::{Output, Verdict};

/// Analyse games for a site that is served with --bus
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier worker --database postgres://damier@db/damier --bus nats://broker
  damier worker --database postgres://damier@db/damier --bus nats://broker --threads 4 --tables none

Finished games that somebody wants analysed wait in a queue of the broker (JetStream: nats-server -js). Any number of
workers take them from there; a job whose worker falls silent is handed to another one, five times at most. Ctrl-C ends
it, and what is under way is left to others.")]
pub(crate) struct WorkerArgs {
    /// The database of the site: postgres://…
    #[arg(long, value_name = "URL")]
    database: String,
    /// The broker of the site: nats://…
    #[arg(long, value_name = "URL")]
    bus: String,
    /// So many games at a time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Where analyses find endgame tables: `usual`, `none` or a folder
    #[arg(long, value_name = "TABLES", default_value = "usual")]
    tables: Wanted,
    #[command(flatten)]
    log: LogArgs,
}

/// Runs the command.
pub(crate) fn run(args: &WorkerArgs, out: &mut Output) -> Result<Verdict> {
    args.tables.check()?;
    let runtime = start(args.log.log)?;
    let config = Work {
        database: args.database.clone(),
        bus: args.bus.clone(),
        tables: match &args.tables {
            Wanted::None => None,
            Wanted::Usual => usual_folder().ok(),
            Wanted::In(folder) => Some(folder.clone()),
        },
        threads: usize::from(args.threads),
    };
    let mut told = Ok(());
    let ready = || told = writeln!(out, "waiting for games  (Ctrl-C ends)").and_then(|()| out.flush());
    runtime.block_on(work(config, interrupted(), ready))?;
    told?;
    Ok(Verdict::Fine)
}
