//! `damier event team`: a team enters.

use anyhow::Result;
use clap::Args;
use damier_desk::acts::Team;

use super::desk::OpenEvent;
use crate::output::Verdict;

/// Enter a team
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event team Kyiv --captain \"Bondar Olha\" --federation UKR
  damier event enter \"Tkach Petro\" \"Shevchuk Ira\" --team Kyiv --board 1")]
pub(crate) struct TeamArgs {
    /// The name of the team
    name: String,
    /// The captain or representative
    #[arg(long, value_name = "NAME")]
    captain: Option<String>,
    /// Federation, club or region
    #[arg(long, value_name = "NAME")]
    federation: Option<String>,
    /// Rating used for seeding
    #[arg(long)]
    rating: Option<u32>,
}

/// Runs the command.
pub(crate) fn run(args: &TeamArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (name, captain) = (args.name.clone(), args.captain.clone());
    desk.perform(Team { name, captain, federation: args.federation.clone(), rating: args.rating })
}
