//! `damier tables`: endgame tables.

mod build;
mod folder;
mod list;
mod probe;
mod verify;

pub(crate) use folder::{at_hand, open, usual_folder};

use anyhow::Result;
use clap::Subcommand;

use crate::output::{Output, Verdict};

/// Build, probe and verify tables of endings with few pieces
#[derive(Debug, Subcommand)]
#[command(after_help = "\
Examples:
  damier tables build russian --pieces 4
  damier tables probe russian \"W:WKa3,Kc1,Ke1:BKd4\"

Tables lie in one folder: --folder, or $DAMIER_TABLES, or the usual place for data of programs.
In columns and lasca no piece leaves the board: captives count, and tables serve composed positions.")]
pub(crate) enum TablesCommand {
    Build(build::BuildArgs),
    Probe(probe::ProbeArgs),
    Verify(verify::VerifyArgs),
    List(list::ListArgs),
}

/// Runs the command.
pub(crate) fn run(command: &TablesCommand, out: &mut Output) -> Result<Verdict> {
    match command {
        TablesCommand::Build(args) => build::run(args, out),
        TablesCommand::Probe(args) => probe::run(args, out),
        TablesCommand::Verify(args) => verify::run(args, out),
        TablesCommand::List(args) => list::run(args, out),
    }
}

/// How many threads are meant by a number: 0 means as many as the machine has.
fn threads(typed: u16) -> usize {
    match usize::from(typed) {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        n => n,
    }
}
