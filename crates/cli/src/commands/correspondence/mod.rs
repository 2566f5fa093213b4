//! `damier correspondence`: games by letter, kept in a file by an arbiter or a player.

mod asked;
mod days;
mod disputes;
mod enter;
mod file;
mod new;
mod papers;
mod request;
mod show;

pub(crate) use file::Games;

use anyhow::Result;
use clap::Subcommand;

use crate::output::{Output, Verdict};

/// Keep games by correspondence: letters and their dates, days, claims, breaks, terms
#[derive(Debug, Subcommand)]
#[command(after_help = "\
Examples:
  damier correspondence new cup.post --rulebook ua2013-russian --start 2026-01-10 Koval Bondar Melnyk
  damier correspondence letter cup.post --game 1 white 2026-01-10 2026-01-12 c3-d4
  damier correspondence show cup.post
  damier correspondence due cup.post --on 2026-02-20
  damier correspondence paper cup.post schedule -o schedule.pdf

The file has one fact a line and can be copied at any time. Days are counted by the Ukrainian code of 2013
(ua2013) or that of column draughts (columns); `damier correspondence terms ua2013` lists its terms.")]
pub(crate) enum CorrespondenceCommand {
    New(new::NewArgs),
    #[command(flatten)]
    Said(request::Request),
    #[command(flatten)]
    Dispute(disputes::Dispute),
    Paper(papers::PaperArgs),
    Show(show::ShowArgs),
    Due(show::DueArgs),
    Terms(show::TermsArgs),
    Days(days::DaysArgs),
}

/// Runs the command.
pub(crate) fn run(command: &CorrespondenceCommand, out: &mut Output) -> Result<Verdict> {
    match command {
        CorrespondenceCommand::New(args) => new::run(args, out),
        CorrespondenceCommand::Said(said) => enter::run(said, out),
        CorrespondenceCommand::Dispute(said) => enter::dispute(said, out),
        CorrespondenceCommand::Paper(args) => papers::run(args, out),
        CorrespondenceCommand::Show(args) => show::show(args, out),
        CorrespondenceCommand::Due(args) => show::due(args, out),
        CorrespondenceCommand::Terms(args) => show::terms(args, out),
        CorrespondenceCommand::Days(args) => days::run(args, out),
    }
}
