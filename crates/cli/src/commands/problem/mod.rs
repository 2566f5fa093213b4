//! `damier problem`: compositions checked, solved, classified, drawn and compared.

mod book;
mod check;
mod classify;
mod code;
pub(crate) mod describe;
mod journal;
mod json;
pub(crate) mod means;
mod paper;
pub(crate) mod register;
mod render;
pub(crate) mod search;
mod solve;
mod standing;
mod works;

use anyhow::Result;
use clap::Subcommand;

use crate::output::{Output, Verdict};

/// Check, solve, classify and draw compositions, and look for their forerunners
#[derive(Debug, Subcommand)]
#[command(after_help = "\
Examples:
  damier problem check problems.pdn
  damier problem search new.pdn --register shashki-1987.pdn")]
pub(crate) enum ProblemCommand {
    Check(check::CheckArgs),
    Solve(solve::SolveArgs),
    Classify(classify::ClassifyArgs),
    Code(code::CodeArgs),
    Render(render::RenderArgs),
    Book(book::BookArgs),
    Search(search::SearchArgs),
    Register(register::RegisterArgs),
}

/// Runs the command.
pub(crate) fn run(command: &ProblemCommand, out: &mut Output) -> Result<Verdict> {
    match command {
        ProblemCommand::Check(args) => check::run(args, out),
        ProblemCommand::Solve(args) => solve::run(args, out),
        ProblemCommand::Classify(args) => classify::run(args, out),
        ProblemCommand::Code(args) => code::run(args, out),
        ProblemCommand::Render(args) => render::run(args, out),
        ProblemCommand::Book(args) => book::run(args, out),
        ProblemCommand::Search(args) => search::run(args, out),
        ProblemCommand::Register(args) => register::run(args, out),
    }
}
