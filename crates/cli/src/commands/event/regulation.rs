//! `damier event regulation`: show it, or change it with a reason.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Fact, Refused, Regulation};
use damier_desk::{Answer, Complaint};
use damier_language::{Args as Words, Words as Language};

use super::desk::Desk;
use super::options::ReasonArgs;
use crate::input;
use crate::output::Verdict;

/// Show the regulation as TOML, or change it
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event regulation > cup.toml
  damier event regulation --change cup.toml --reason \"nine rounds instead of seven\"

What round 1 has fixed (the rulebook, the criteria for equal points, the system of a stage that has begun)
cannot change any more.")]
pub(crate) struct RegulationArgs {
    /// The changed regulation
    #[arg(long, value_name = "FILE")]
    change: Option<PathBuf>,
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs the command.
pub(crate) fn run(args: &RegulationArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let mut answer = Answer::new();
    match &args.change {
        Some(path) => {
            let regulation = Box::new(read(path, desk.words)?);
            desk.say(Fact::RegulationChanged { regulation, reason: args.reason.text() })?;
        }
        None => {
            let found =
                desk.state().regulation.as_ref().ok_or_else(|| desk.refused(&Refused::NoRegulation))?;
            answer.block(found.to_toml()).field("regulation", found);
        }
    }
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

/// A regulation from a file, or everything that is wrong with it.
pub(super) fn read(path: &Path, words: &Language) -> Result<Regulation> {
    let text = input::text(path)?;
    Regulation::from_toml(&text).map_err(|faults| {
        let what = words.say("event-regulation-file", &Words::new().with("file", path.display().to_string()));
        let told = faults.0.iter().map(|fault| words.tell("regulation-file-fault", fault));
        Complaint::new(what).faults(told.collect()).into()
    })
}
