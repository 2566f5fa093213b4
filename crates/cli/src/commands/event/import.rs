//! `damier event import`: lists of entries, with every fault by row; whole events of other programs.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_compete::event::Role;
use damier_desk::Answer;
use damier_desk::Complaint;
use damier_exchange::entries::{EntryList, Take};
use damier_exchange::text::Encoding;
use damier_language::Args as Words;

use super::common::Common;
use super::desk::Desk;
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

Columns come in any order under English, Ukrainian or Russian headers; `damier event export csv` shows
them. Either the whole list is taken or nothing, and every fault is named with its row. The exit code of
a dry run is 1 if there are faults. A TRF file (TRF16 or TRF-2026) or an event exported
as JSON becomes a new event in a new file.")]
pub(crate) struct ImportArgs {
    /// The list
    #[arg(value_name = "FILE")]
    list: PathBuf,
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
    if take_over::is_event(&args.list, &bytes) {
        let (rulebook, half_byes, dry_run) = (args.rulebook.as_deref(), args.half_byes, args.dry_run);
        return take_over::run(&args.list, &bytes, Wishes { rulebook, half_byes, dry_run }, common, out);
    }
    entries(args, &bytes, &mut Desk::open(common, out)?)
}

/// Takes a list of entries.
fn entries(args: &ImportArgs, bytes: &[u8], desk: &mut Desk<'_>) -> Result<Verdict> {
    let shown = args.list.display().to_string();
    let list = EntryList::read(bytes)
        .map_err(|fault| Complaint::new(desk.words.label(&shown, &desk.words.tell("file-fault", &fault))))?;
    let checked = list.check(desk.event(), desk.common.role.unwrap_or(Role::ChiefArbiter));
    let faults: Vec<String> =
        checked.faults.iter().map(|fault| desk.words.tell("entry-fault", fault)).collect();
    let take = if args.good_rows { Take::GoodRows } else { Take::All };
    let facts = checked.facts(take).unwrap_or_default();
    let mut answer = Answer::new();
    let encoding = checked.encoding.map(Encoding::name);
    if let Some(name) = encoding.filter(|_| checked.encoding != Some(Encoding::Utf8)) {
        answer.line(desk.text("event-list-encoding", &Words::new().with("encoding", name)));
    }
    for header in &checked.unknown_headers {
        answer.line(desk.text("event-unknown-header", &Words::new().with("header", header.as_str())));
    }
    answer.field("encoding", encoding);
    answer.field("unknown_headers", &checked.unknown_headers).field("faults", &faults);
    let refuses = !faults.is_empty() && !args.good_rows;
    if refuses && !args.dry_run {
        let complaint = desk.complaint("event-list-faulty", &Words::new().with("count", faults.len()));
        return Err(complaint.faults(faults).next(desk.words.text("event-list-next")).into());
    }
    for fault in &faults {
        answer.line(fault);
    }
    let count = facts.len();
    let id = if args.dry_run { "event-list-would" } else { "event-list-taken" };
    if !args.dry_run {
        facts.into_iter().try_for_each(|fact| desk.say(fact).map(drop))?;
    }
    answer.line(desk.text(id, &Words::new().with("count", count).with("faults", faults.len())));
    answer.field("entered", count).field("dry_run", args.dry_run);
    desk.conclude(answer)?;
    Ok(if args.dry_run && !faults.is_empty() { Verdict::Wrong } else { Verdict::Fine })
}
