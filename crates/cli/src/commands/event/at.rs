//! `damier event at`: the event as it was when a round was over.

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_compete::Round;
use damier_desk::prepare;
use damier_language::Args as Words;

use super::desk::OpenEvent;
use super::stage::StageArgs;
use super::{explain, options, show, table};
use crate::output::Verdict;

/// Show the event as it was when a round was over
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event at 3
  damier event at 3 table
  damier event at 3 show player Koval
  damier event at 3 explain place Koval

Results that were corrected later are shown as they were then.")]
pub(crate) struct AtArgs {
    /// The round
    #[arg(value_parser = options::round)]
    round: Round,
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    stage: StageArgs,
}

#[derive(Debug, Subcommand)]
enum What {
    Show(show::ShowArgs),
    Table(table::TableArgs),
    Explain(explain::ExplainArgs),
}

/// Runs the command.
pub(crate) fn run(args: &AtArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    if desk.state().stages.get(stage.index()).is_none_or(|stage| stage.round(args.round).is_none()) {
        return Err(desk.no_round(stage, args.round).into());
    }
    if desk.event().state_at_round(stage, args.round).is_none() {
        let complaint = desk.complaint("event-not-closed", &Words::new().with("round", args.round.number()));
        return Err(complaint.next("damier event close").into());
    }
    desk.go_back_to(prepare::last_fact(desk.event(), stage, args.round));
    match &args.what {
        None => show::run(&show::ShowArgs::of_round(args.round, args.stage.clone()), desk),
        Some(What::Show(args)) => show::run(args, desk),
        Some(What::Table(args)) => table::run(args, desk),
        Some(What::Explain(args)) => explain::run(args, desk),
    }
}
