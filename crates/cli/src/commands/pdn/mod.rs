//! `damier pdn`: files of games.

pub(crate) mod check;
pub(crate) mod convert;
mod game_json;
mod problem;
pub(crate) mod show;

use anyhow::Result;
use clap::Subcommand;

pub(crate) use problem::{GameLabel, Problem};

use crate::output::{Output, Verdict};

/// Check, convert and show files of games
#[derive(Debug, Subcommand)]
#[command(after_help = "Example:\n  damier pdn check games.pdn")]
pub(crate) enum PdnCommand {
    Check(check::CheckArgs),
    Convert(convert::ConvertArgs),
    Show(show::ShowArgs),
}

/// Runs the command.
pub(crate) fn run(command: &PdnCommand, out: &mut Output) -> Result<Verdict> {
    match command {
        PdnCommand::Check(args) => check::run(args, out),
        PdnCommand::Convert(args) => convert::run(args, out),
        PdnCommand::Show(args) => show::run(args, out),
    }
}
