//! `damier event import`: lists of entries, with every fault by row; whole events of other programs.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_desk::acts::{Bytes, Import, ImportTable};

use super::common::Common;
use super::desk::OpenEvent;
use super::take_over::{self, Wishes};
use crate::input;
use crate::output::{Output, Verdict};

/// Take entries from a list (CSV, XLSX, ODS), or a whole event (TRF, JSON)
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event import players.csv --dry-run
  damier event import players.xlsx
  damier event import players.csv --good-rows
  damier event import report.trf --rulebook fmjd-100
  damier event import cross-table.csv --results

Columns come in any order under English, Ukrainian or Russian headers; `damier event export csv` shows
them. Either the whole list is taken or nothing, and every fault is named with its row. The exit code of
a dry run is 1 if there are faults. A TRF file (TRF16 or TRF-2026) or an event exported
as JSON becomes a new event in a new file.

--results enters players, rounds and results from a table as federations publish it: a cross-table, or one by
rounds with cells such as 12w2, in CSV, a spreadsheet or HTML saved from a page. The event must be new, of the
same system; what its standings have otherwise than the table is told (`damier event compare`).")]
pub(crate) struct ImportArgs {
    /// The list
    #[arg(value_name = "FILE")]
    list: PathBuf,
    /// Players, rounds and results from a published table
    #[arg(long, conflicts_with_all = ["good_rows", "rulebook", "half_byes"])]
    results: bool,
    /// Only look for faults
    #[arg(long)]
    dry_run: bool,
    /// Take the rows without a fault
    #[arg(long)]
    good_rows: bool,
    /// The rulebook of an event from TRF, where the file names none
    #[arg(long)]
    rulebook: Option<String>,
    /// Take half-point byes of TRF as absences
    #[arg(long)]
    half_byes: bool,
}

/// Runs the command.
pub(crate) fn run(args: &ImportArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    let bytes = input::bytes(&args.list)?;
    if args.results {
        let table = ImportTable { table: Bytes(bytes), dry_run: args.dry_run, ..ImportTable::default() };
        return published(table, &mut OpenEvent::open(common, out)?);
    }
    if take_over::is_event(&args.list, &bytes) {
        let (rulebook, half_byes, dry_run) = (args.rulebook.as_deref(), args.half_byes, args.dry_run);
        return take_over::run(&args.list, &bytes, Wishes { rulebook, half_byes, dry_run }, common, out);
    }
    let (name, good_rows, dry_run) = (Some(args.list.display().to_string()), args.good_rows, args.dry_run);
    let import = Import { list: Bytes(bytes), name, good_rows, dry_run, read: None };
    entries(import, &mut OpenEvent::open(common, out)?)
}

/// Enters an event again; its facts are too many to be told one by one.
fn published(table: ImportTable, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let answer = desk.act(table)?;
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

/// Takes a list of entries.
fn entries(import: Import, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let dry_run = import.dry_run;
    let answer = desk.act(import)?;
    let faulty =
        answer.fields.get("faults").and_then(|faults| faults.as_array()).is_some_and(|own| !own.is_empty());
    desk.conclude(answer)?;
    Ok(if dry_run && faulty { Verdict::Wrong } else { Verdict::Fine })
}
