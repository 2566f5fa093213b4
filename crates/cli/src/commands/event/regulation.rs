//! `damier event regulation`: show it, or change it with a reason.

use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Refused, Regulation};
use damier_desk::ActReport;
use damier_desk::acts::{ChangeRegulation, read_regulation};
use damier_language::Words as Language;

use super::desk::OpenEvent;
use super::options::ReasonArgs;
use super::stage::StageArgs;
use crate::input;
use crate::output::Verdict;

/// Show the regulation as TOML, or change it
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event regulation > cup.toml
  damier event regulation --change cup.toml --reason \"the hall is free for a week\"
  damier event regulation --rounds 9 --reason \"nine rounds instead of seven\"

What round 1 has fixed (the rulebook, the system of a stage that has begun) cannot change any more; the
criteria for equal points only the chief arbiter changes then, see `damier event tie-breaks`.")]
pub(crate) struct RegulationArgs {
    /// The changed regulation
    #[arg(long, value_name = "FILE")]
    change: Option<PathBuf>,
    /// So many rounds instead of those laid down
    #[arg(long, value_name = "N", conflicts_with = "change")]
    rounds: Option<u16>,
    #[command(flatten)]
    stage: StageArgs,
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs the command.
pub(crate) fn run(args: &RegulationArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    if let Some(path) = &args.change {
        let (regulation, name) = (input::text(path)?, Some(path.display().to_string()));
        return desk.perform(ChangeRegulation { regulation, name, reason: args.reason.text() });
    }
    if let Some(rounds) = args.rounds {
        let stage = desk.stage(&args.stage)?;
        let regulation = desk.state().regulation.clone();
        let mut regulation = regulation.ok_or_else(|| desk.refused(&Refused::NoRegulation))?;
        if let Some(plan) = regulation.stages.get_mut(stage.index()) {
            plan.rounds = rounds;
        }
        let (regulation, name) = (regulation.to_toml(), None);
        return desk.perform(ChangeRegulation { regulation, name, reason: args.reason.text() });
    }
    let mut answer = ActReport::new();
    let found = desk.state().regulation.as_ref().ok_or_else(|| desk.refused(&Refused::NoRegulation))?;
    answer.block(found.to_toml()).field("regulation", found);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

/// A regulation from a file, or everything that is wrong with it.
pub(super) fn read(path: &Path, words: &Language) -> Result<Regulation> {
    Ok(read_regulation(words, &path.display().to_string(), &input::text(path)?)?)
}
