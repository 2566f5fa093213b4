//! `damier event committee`: the appeals committee.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::FormCommittee;

use super::desk::OpenEvent;
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
pub(crate) fn run(args: &CommitteeArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (members, reserves) = (args.members.clone(), args.reserves.clone());
    desk.perform(FormCommittee { members, reserves, executive: args.by_executive.clone() })
}
