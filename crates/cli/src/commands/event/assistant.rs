//! `damier event assistant`: who helps a player who cannot do everything himself.

use anyhow::Result;
use clap::Args;
use damier_compete::event::Help;
use damier_desk::acts::{Assist, DismissAssistant};

use super::desk::OpenEvent;
use super::options::ReasonArgs;
use crate::args::one_of;
use crate::output::Verdict;

/// Admit the assistant of an impaired player
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event enter \"Koval Ivan\" --impairment blind
  damier event assistant Koval \"Bondar Olha\"
  damier event assistant Koval \"Bondar Olha\" --helps record --helps clock
  damier event assistant Koval --dismiss --reason \"left for home\"

Without --helps the assistant does everything that the code allows for this player. Whoever may speak for him
protests in his name: --as assistant --by \"Bondar Olha\".")]
pub(crate) struct AssistantArgs {
    /// The player, by number or name
    #[arg(value_name = "PLAYER", add = super::complete::players())]
    who: String,
    /// The assistant
    #[arg(value_name = "NAME", required_unless_present = "dismiss")]
    name: Option<String>,
    /// What the assistant does
    #[arg(long, value_name = "DUTY", value_parser = one_of(Help::ALL.map(|help| (help.name(), help.name()))))]
    helps: Vec<&'static str>,
    /// The assistant helps no longer
    #[arg(long, conflicts_with = "name")]
    dismiss: bool,
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs the command.
pub(crate) fn run(args: &AssistantArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let who = args.who.clone();
    match &args.name {
        Some(name) => {
            let helps = args.helps.iter().map(|help| (*help).to_owned()).collect();
            desk.perform(Assist { who, name: name.clone(), helps })
        }
        None => desk.perform(DismissAssistant { who, reason: args.reason.text() }),
    }
}
