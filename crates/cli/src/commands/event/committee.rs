//! `damier event committee`: the appeals committee.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Committee, Fact, Juror};
use damier_desk::Answer;

use super::desk::Desk;
use crate::output::Verdict;

/// Appoint the appeals committee
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event committee \"Hrytsenko I./Kyiv\" \"Bila O./Lviv\" \"Saenko P./Odesa\" \\
      --reserve \"Koval I./Dnipro\" --reserve \"Lys M./Sumy\"

The chair comes first. After a slash stands the federation or branch.")]
pub(crate) struct CommitteeArgs {
    /// The members, the chair first: NAME or NAME/BRANCH
    #[arg(required = true, value_name = "MEMBER")]
    members: Vec<String>,
    /// Somebody who steps in
    #[arg(long = "reserve", value_name = "MEMBER")]
    reserves: Vec<String>,
    /// Appointed by the executive committee of the FMJD
    #[arg(long = "executive", value_name = "NAME")]
    by_executive: Vec<String>,
}

/// Runs the command.
pub(crate) fn run(args: &CommitteeArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let juror = |text: &String| {
        let (name, branch) = match text.split_once('/') {
            Some((name, branch)) => (name.trim(), Some(branch.trim().to_owned())),
            None => (text.trim(), None),
        };
        let by_executive = args.by_executive.iter().any(|own| own.trim() == name);
        Juror { name: name.to_owned(), branch, by_executive }
    };
    let members = args.members.iter().map(juror).collect();
    let reserves = args.reserves.iter().map(juror).collect();
    desk.say(Fact::Committee(Committee { members, reserves }))?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
