//! `damier event tie-breaks`: which order decides on equal points, and another one in its place.

use anyhow::Result;
use clap::Args;
use damier_compete::standings::ORDERS;
use damier_desk::acts::SetTieBreaks;
use damier_desk::{ActReport, order};

use super::desk::OpenEvent;
use super::options::ReasonArgs;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Show the criteria for equal points, or change them
#[derive(Debug, Args)]
#[command(
    name = "tie-breaks",
    after_help = "\
Examples:
  damier event tie-breaks
  damier event tie-breaks --list
  damier event tie-breaks --set fmjd-cup --reason \"as announced for the cup\"
  damier event tie-breaks --set encounter,truncated:all,wins --reason \"by the regulation as printed\"
  damier event tie-breaks --set code --reason \"the order of the code\"

After the start of round 1 only the chief arbiter may change them, and the tables print the reason.

With --json the object has \"tie_breaks\": the criteria by name, and \"from\": regulation, code or nobody."
)]
pub(crate) struct TieBreaksArgs {
    /// Another order: the name of one, criteria in their order, or code for that of the code
    #[arg(long, value_name = "ORDER", value_delimiter = ',', requires = "reason")]
    set: Vec<String>,
    /// List the orders that have a name
    #[arg(long, conflicts_with = "set")]
    list: bool,
    #[command(flatten)]
    reason: ReasonArgs,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &TieBreaksArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let mut answer = ActReport::new();
    if args.list {
        for (name, criteria) in ORDERS {
            answer.line(format!("{name:<16} {}", criteria.join(", ")));
        }
        answer.field("orders", ORDERS);
        desk.conclude(answer)?;
        return Ok(Verdict::Fine);
    }
    let stage = desk.stage(&args.stage)?;
    if !args.set.is_empty() {
        let (stage, order) = (args.stage.stage.clone(), args.set.clone());
        desk.act(SetTieBreaks { stage, order, reason: args.reason.text() })?;
    }
    for line in order::lines(&desk.hall(), stage) {
        answer.line(line);
    }
    if let Ok(standings) = desk.state().standings(stage) {
        let names: Vec<&str> = standings.criteria.iter().map(|column| column.name.as_str()).collect();
        answer.field("tie_breaks", names).field("from", standings.order_from);
    }
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}
