//! `damier display`: simultaneous displays, their record, achievements and records.

mod achievements;
mod hall;
mod papers;

use anyhow::Result;
use clap::Subcommand;

use crate::output::{Output, Verdict};

/// Keep simultaneous displays, check achievements and rank records
#[derive(Debug, Subcommand)]
#[command(after_help = "\
Examples:
  damier display check normal --opponents 100 --members 70 --points 160 --minutes 300 --witnesses 2
  damier display new sunday.simul normal --rulebook fmjd-100 --giver Sijbrands Ann Bob Carl
  damier display say sunday.simul start
  damier display say sunday.simul go 1
  damier display say sunday.simul move 1 32-28
  damier display show sunday.simul
  damier display paper sunday.simul results -o results.pdf")]
pub(crate) enum DisplayCommand {
    New(hall::NewArgs),
    Say(hall::SayArgs),
    Show(hall::ShowArgs),
    Check(achievements::CheckArgs),
    Rank(achievements::RankArgs),
    Paper(papers::PaperArgs),
    Beauty(papers::BeautyArgs),
}

/// Runs the command.
pub(crate) fn run(command: &DisplayCommand, out: &mut Output) -> Result<Verdict> {
    match command {
        DisplayCommand::New(args) => hall::new(args, out),
        DisplayCommand::Say(args) => hall::say(args, out),
        DisplayCommand::Show(args) => hall::show(args, out),
        DisplayCommand::Check(args) => achievements::check(args, out),
        DisplayCommand::Rank(args) => achievements::rank(args, out),
        DisplayCommand::Paper(args) => papers::paper(args, out),
        DisplayCommand::Beauty(args) => papers::beauty(args, out),
    }
}

/// Reads the name of a kind.
fn kind() -> impl clap::builder::TypedValueParser<Value = damier_displays::Kind> {
    crate::args::one_of(damier_displays::Kind::ALL.map(|kind| (kind.name(), kind)))
}
