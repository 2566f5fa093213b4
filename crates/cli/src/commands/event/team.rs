//! `damier event team`: a team enters.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Character, Fact, TeamEntry};
use damier_desk::{Answer, Complaint};
use damier_language::Args as Words;

use super::desk::Desk;
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
pub(crate) fn run(args: &TeamArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let TeamArgs { name, captain, federation, rating } = args;
    let character = desk.state().regulation.as_ref().map(|regulation| regulation.character);
    if character == Some(Character::Individual) {
        let what = desk.text("event-no-teams-here", &Words::new().with("name", name.trim()));
        return Err(Complaint::new(what).next("damier event enter NAME").into());
    }
    desk.say(Fact::TeamEntered(TeamEntry {
        name: name.trim().to_owned(),
        captain: captain.clone(),
        federation: federation.clone(),
        rating: *rating,
    }))?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
