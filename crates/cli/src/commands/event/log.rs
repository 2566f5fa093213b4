//! `damier event log`: everything that was said, by whom and when.

use anyhow::Result;
use clap::Args;
use damier_compete::event::{Entry, Event};
use damier_desk::{ActReport, facts};
use damier_language::Args as Words;
use serde_json::{Value, json};

use super::desk::OpenEvent;
use super::moment;
use crate::output::Verdict;

/// Show everything that was said, by whom and when
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event log
  damier event log --last 10
  damier event log --json

What counts no longer is marked with ×. With --json the object has
  \"log\": [{\"seq\", \"at\", \"by\": {\"role\", \"name\"}, \"fact\", \"counts\"}, …]")]
pub(crate) struct LogArgs {
    /// Only so many at the end
    #[arg(long, value_name = "N")]
    last: Option<usize>,
}

/// Runs the command.
pub(crate) fn run(args: &LogArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let entries = desk.event().entries();
    let from = args.last.map_or(0, |last| entries.len().saturating_sub(last));
    let mut answer = ActReport::new();
    let mut rows = Vec::new();
    let counts = counting(desk.event());
    for entry in &entries[from..] {
        let counts = counts[entry.seq as usize - 1];
        answer.line(line(desk, entry, counts));
        let mut row = serde_json::to_value(entry)?;
        row["counts"] = json!(counts);
        rows.push(row);
    }
    answer.field("log", Value::Array(rows));
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

fn counting(event: &Event) -> Vec<bool> {
    event.entries().iter().map(|entry| event.counts(entry.seq)).collect()
}

/// One line: number, time, what, by whom.
fn line(desk: &OpenEvent<'_>, entry: &Entry, counts: bool) -> String {
    let at = moment::civil(entry.at);
    let args = Words::new()
        .with("mark", if counts { " " } else { "×" })
        .with("seq", format!("{:>4}", entry.seq))
        .with("date", desk.words.short_date(at.date()))
        .with("time", desk.words.time(at.time()))
        .with("what", facts::with_aside(desk.words, desk.state(), entry, &moment::zone()))
        .with("role", desk.words.describe("role", &entry.by.role))
        .with("name", entry.by.name.as_str());
    // Nobody is named where the office alone was.
    let id = if entry.by.person().is_none() { "event-log-line-office" } else { "event-log-line" };
    desk.text(id, &args)
}
