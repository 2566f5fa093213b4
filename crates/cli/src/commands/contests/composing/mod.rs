//! `damier composing`: a contest of composing, from its regulation to the award.

mod check;
mod course;
mod entries;
mod judging;
mod view;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_contests::composing::{Composing, Fact};

use super::desk::{self, OpenContest};
use super::options::Common;
use crate::output::{Output, Verdict};

/// Run a contest of composing: regulation, entries, marks, results, appeals, papers
#[derive(Debug, Args)]
#[command(after_help = "\
A contest from beginning to end:
  damier composing template > cup.toml           fill it in
  damier composing new cup.toml -f cup.contest
  damier composing appoint \"Bila O.\" judge --section 1
  damier composing author \"Koval Ivan\" --born 1970 --address Lviv
  damier composing send 1 --author 1 --pdn works.pdn
  damier composing check                         every work against the code and its section
  damier composing close                         after the closing date: code numbers by lot
  damier composing paper anonymous-set -o works.pdf
  damier composing mark 1-02 78 --judge \"Bila O.\"
  damier composing publish preliminary
  damier composing publish final
  damier composing paper award -o diplomas.pdf")]
pub(crate) struct ComposingArgs {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print a regulation to be filled in
    #[command(after_help = "Example:\n  damier composing template --code ua2013 > cup.toml")]
    Template {
        /// The code: ua2013, ua2023 or columns
        #[arg(long, default_value = "ua2023")]
        code: damier_compose::Code,
    },
    /// Begin a contest under a regulation in TOML
    #[command(after_help = "Example:\n  damier composing new cup.toml -f cup.contest")]
    New {
        /// The regulation
        #[arg(value_name = "REGULATION")]
        regulation: PathBuf,
    },
    #[command(flatten)]
    Course(course::Command),
    #[command(flatten)]
    Entries(entries::Command),
    #[command(flatten)]
    Judging(judging::Command),
    #[command(flatten)]
    View(view::Command),
}

/// Runs the command.
pub(crate) fn run(args: &ComposingArgs, out: &mut Output) -> Result<Verdict> {
    desk::refusal_as_json(&args.common, dispatch(args, out))
}

fn dispatch(args: &ComposingArgs, out: &mut Output) -> Result<Verdict> {
    match &args.command {
        Command::Template { code } => {
            let published = args.common.today()?;
            write!(out, "{}", damier_contests::composing::template_from(*code, published))?;
            Ok(Verdict::Fine)
        }
        Command::New { regulation } => {
            let regulation = Fact::Regulation(Box::new(desk::regulation(regulation, args.common.words())?));
            finish(OpenContest::begin(&args.common, out, regulation)?)
        }
        Command::Course(command) => {
            news(OpenContest::open(&args.common, out)?, |desk| course::run(command, desk))
        }
        Command::Entries(command) => {
            news(OpenContest::open(&args.common, out)?, |desk| entries::run(command, desk))
        }
        Command::Judging(command) => {
            news(OpenContest::open(&args.common, out)?, |desk| judging::run(command, desk))
        }
        // Notes name authors, so that they stand on no paper that judges get.
        Command::View(command @ view::Command::Show) => {
            finish(view::run(command, OpenContest::open(&args.common, out)?)?)
        }
        Command::View(command) => {
            news(OpenContest::open(&args.common, out)?, |desk| view::run(command, desk))
        }
    }
}

/// Does something, and tells what has become doubtful by it; what was so before is told by those who look.
fn news<'a>(
    desk: OpenComposing<'a>,
    run: impl FnOnce(OpenComposing<'a>) -> Result<OpenComposing<'a>>,
) -> Result<Verdict> {
    let before = desk.state().warnings.clone();
    let desk = run(desk)?;
    let warnings = desk.state().warnings.iter().filter(|warning| !before.contains(warning));
    let notes: Vec<String> =
        warnings.map(|warning| desk.words.describe("contest-warning", warning)).collect();
    desk.conclude(&notes)
}

/// The desk of such a contest.
type OpenComposing<'a> = OpenContest<'a, Composing>;

fn finish(desk: OpenComposing<'_>) -> Result<Verdict> {
    let warnings = desk.state().warnings.iter();
    let notes: Vec<String> =
        warnings.map(|warning| desk.words.describe("contest-warning", warning)).collect();
    desk.conclude(&notes)
}
