//! `damier event official`: appoint and relieve.

use anyhow::Result;
use clap::Args;
use damier_compete::event::Role;
use damier_desk::acts::{Act, Appoint, Relieve};

use super::common;
use super::desk::OpenEvent;
use super::options::ReasonArgs;
use crate::output::Verdict;

/// Appoint somebody to an office
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event official chief-arbiter \"Moroz Larysa\" --category national --branch Kyiv
  damier event official secretary \"Hnatiuk Oleh\"
  damier event official arbiter \"Moroz Larysa\" --relieve --reason illness

Offices: organiser, chief-arbiter, deputy, doctor, secretary, information, senior, arbiter.")]
pub(crate) struct OfficialArgs {
    /// The office
    #[arg(value_parser = common::role(), hide_possible_values = true)]
    role: Role,
    /// The name
    name: String,
    /// Category or title as an arbiter
    #[arg(long)]
    category: Option<String>,
    /// Federation, branch or town
    #[arg(long)]
    branch: Option<String>,
    /// Relieve instead of appointing
    #[arg(long)]
    relieve: bool,
    #[command(flatten)]
    reason: ReasonArgs,
}

/// Runs the command.
pub(crate) fn run(args: &OfficialArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (name, role) = (args.name.clone(), args.role.name().to_owned());
    desk.perform(if args.relieve {
        Act::from(Relieve { name, reason: args.reason.text() })
    } else {
        let (category, branch) = (args.category.clone(), args.branch.clone());
        Act::from(Appoint { role, name, category, branch })
    })
}
