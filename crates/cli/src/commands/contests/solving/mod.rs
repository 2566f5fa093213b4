//! `damier solving`: a contest of solving, from the set of positions to the table.

mod course;
mod set;
mod view;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_contests::solving::{Fact, Solving};

use super::desk::{self, OpenContest};
use super::options::Common;
use crate::output::{Output, Verdict};

/// Run a contest of solving: positions, sheets, a timed session, points, protests
#[derive(Debug, Args)]
#[command(after_help = "\
A contest from beginning to end:
  damier solving template > cup.toml             fill it in
  damier solving new cup.toml -f cup.contest
  damier solving pick collection.pdn --count 6 --seed 7
  damier solving approve-set
  damier solving enter \"Koval Ivan\"
  damier solving paper sheets -o sheets.pdf
  damier solving start
  damier solving answer 1 2 \"d4 (a5), e5 +\"
  damier solving judge 1 2                       what the program finds, or --ticks 1,3
  damier solving publish
  damier solving approve")]
pub(crate) struct SolvingArgs {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Print a regulation to be filled in
    #[command(after_help = "Example:\n  damier solving template --code ua2013 > cup.toml")]
    Template {
        /// The code: ua2013, ua2023 or columns
        #[arg(long, default_value = "ua2023")]
        code: damier_compose::Code,
    },
    /// Begin a contest under a regulation in TOML
    #[command(after_help = "Example:\n  damier solving new cup.toml -f cup.contest")]
    New {
        /// The regulation
        #[arg(value_name = "REGULATION")]
        regulation: PathBuf,
    },
    #[command(flatten)]
    Set(set::Command),
    #[command(flatten)]
    Course(course::Command),
    #[command(flatten)]
    View(view::Command),
}

/// Runs the command.
pub(crate) fn run(args: &SolvingArgs, out: &mut Output) -> Result<Verdict> {
    desk::refusal_as_json(&args.common, dispatch(args, out))
}

fn dispatch(args: &SolvingArgs, out: &mut Output) -> Result<Verdict> {
    match &args.command {
        Command::Template { code } => {
            write!(out, "{}", damier_contests::solving::template(*code))?;
            Ok(Verdict::Fine)
        }
        Command::New { regulation } => {
            let regulation = Fact::Regulation(Box::new(desk::regulation(regulation, args.common.words())?));
            finish(OpenContest::begin(&args.common, out, regulation)?)
        }
        Command::Set(command) => finish(set::run(command, OpenContest::open(&args.common, out)?)?),
        Command::Course(command) => finish(course::run(command, OpenContest::open(&args.common, out)?)?),
        Command::View(command) => finish(view::run(command, OpenContest::open(&args.common, out)?)?),
    }
}

/// The desk of such a contest.
type OpenSolving<'a> = OpenContest<'a, Solving>;

fn finish(desk: OpenSolving<'_>) -> Result<Verdict> {
    desk.conclude(&[])
}
