//! `damier event compare`: the event against a table that somebody has published, cell by cell.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_desk::acts::{Bytes, CompareTable};

use super::desk::OpenEvent;
use super::stage::StageArgs;
use crate::input;
use crate::output::Verdict;

/// Compare points, places and coefficients with a published table
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event compare cross-table.csv
  damier event compare standings.html --stage 2

The table is read as by `damier event import --results`. Every cell that differs is told with its row; a place
within a printed range agrees. The exit code is 1 if anything differs.

With --json the object has \"differences\" and \"not_compared\": columns of which nobody knows what they are.")]
pub(crate) struct CompareArgs {
    /// The table: CSV, a spreadsheet or HTML
    #[arg(value_name = "FILE")]
    table: PathBuf,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &CompareArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let table = Bytes(input::bytes(&args.table)?);
    let answer = desk.act(CompareTable { stage: args.stage.stage.clone(), table, read: None })?;
    let same = answer.fields.get("differences").and_then(|own| own.as_array()).is_none_or(Vec::is_empty);
    desk.conclude(answer)?;
    Ok(if same { Verdict::Fine } else { Verdict::Wrong })
}
