//! `damier problem`: compositions.

pub(crate) mod register;
pub(crate) mod search;

use anyhow::Result;
use clap::Subcommand;

use crate::output::{Output, Verdict};

/// Look for forerunners of a composition
#[derive(Debug, Subcommand)]
#[command(after_help = "Example:\n  damier problem search new.pdn --register shashki-1987.pdn")]
pub(crate) enum ProblemCommand {
    Search(search::SearchArgs),
    Register(register::RegisterArgs),
}

/// Runs the command.
pub(crate) fn run(command: &ProblemCommand, out: &mut Output) -> Result<Verdict> {
    match command {
        ProblemCommand::Search(args) => search::run(args, out),
        ProblemCommand::Register(args) => register::run(args, out),
    }
}
