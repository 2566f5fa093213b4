//! `damier engine`: the engine for other programs.

mod dxp;
mod hub;
mod listener;
mod tables;

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_tables::Wanted;

use crate::output::{Output, Verdict};

/// Let other programs use the engine
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier engine hub
  damier engine dxp --listen 27531
  damier engine dxp --connect localhost:27531 --games 2 --minutes 5")]
pub(crate) struct EngineArgs {
    #[command(subcommand)]
    command: EngineCommand,
}

#[derive(Debug, Subcommand)]
enum EngineCommand {
    Hub(hub::HubArgs),
    Dxp(dxp::DxpArgs),
}

/// Runs the command.
pub(crate) fn run(args: &EngineArgs, out: &mut Output) -> Result<Verdict> {
    match &args.command {
        EngineCommand::Hub(args) => hub::run(args),
        EngineCommand::Dxp(args) => dxp::run(args, out),
    }
}

/// How the engine is set up.
#[derive(Debug, Args)]
struct SetupArgs {
    /// Hash table in MiB
    #[arg(long, value_name = "MIB", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65_536))]
    hash: u32,
    /// Threads
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Endgame tables: a folder, `usual` for the usual one, `none` for none
    #[arg(long, value_name = "WHICH", default_value_t)]
    tables: Wanted,
}

impl SetupArgs {
    fn options(&self) -> damier_engine::Options {
        let hash = (self.hash as usize) << 20;
        damier_engine::Options { hash, threads: usize::from(self.threads), ..Default::default() }
    }
}
