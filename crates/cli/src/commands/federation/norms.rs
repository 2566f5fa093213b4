//! Norms: the table, what an event asks, who made one.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Args;
use damier_acts::federation as acts;
use damier_federation::EventId;
use damier_federation::report::EventReport;
use damier_federation::titles::{Criterion, NormCheck, NormTable, Outlook, Title, TitleRules};
use serde_json::json;

use super::common::{Common, OpenBooks, read};
use super::done;
use super::events::Circumstances;
use crate::output::{Output, Verdict, harmless};

/// Load a table of norms, or print how one looks
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation norm-table > norms.toml     how a table looks; its numbers are made up
  damier federation norm-table norms.toml

The table of the FMJD itself (FMJD-X.table) is lost in the edition that Damier follows: load your federation's. A
table of national ranks has the same form, with the names of the ranks as titles.")]
pub(crate) struct NormTableArgs {
    /// The file
    file: Option<PathBuf>,
}

pub(crate) fn norm_table(args: &NormTableArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    let Some(file) = &args.file else {
        write!(out, "{}", NormTable::EXAMPLE)?;
        return Ok(Verdict::Fine);
    };
    let mut desk = common.open()?;
    desk.act(acts::LoadNorms { text: read(file)? })?;
    done(desk.common, out, &json!({ "file": file.display().to_string() }), "The table is in the books")
}

/// Load another edition of the conditions of titles, or print the one built in
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation title-rules > titles.toml      annex X of the FMJD, to begin with
  damier federation title-rules titles.toml

An edition applies from its `valid_from` on; norms of earlier events keep the conditions of their day.")]
pub(crate) struct TitleRulesArgs {
    /// The file
    file: Option<PathBuf>,
}

pub(crate) fn title_rules(args: &TitleRulesArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    let Some(file) = &args.file else {
        write!(out, "{}", TitleRules::FMJD)?;
        return Ok(Verdict::Fine);
    };
    let mut desk = common.open()?;
    desk.act(acts::LoadTitleRules { text: read(file)? })?;
    done(desk.common, out, &json!({ "file": file.display().to_string() }), "The edition is in the books")
}

/// Announce the norms of an event, or forecast them while it is played
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation norms cup.damier --standing title --host UKR      announced at the start, forecast later
  damier federation norms --event 3 --register                        write down those that were made")]
pub(crate) struct NormsArgs {
    /// The file of the event
    #[arg(value_name = "EVENT", required_unless_present = "event", conflicts_with = "event")]
    file: Option<PathBuf>,
    #[command(flatten)]
    circumstances: Circumstances,
    /// An event of the books instead of a file
    #[arg(long, value_name = "NUMBER")]
    event: Option<u32>,
    /// Write down the norms that were made
    #[arg(long, requires = "event")]
    register: bool,
}

pub(crate) fn norms(args: &NormsArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    if args.register {
        let count = desk.act(acts::Norms { event: args.event.unwrap_or_default() })?.len();
        return done(desk.common, out, &json!({ "norms": count }), &format!("{count} norms written down"));
    }
    let report: EventReport = match (&args.file, args.event) {
        (Some(file), None) => args.circumstances.resolved(file, desk)?,
        (None, Some(event)) => desk.state().event(EventId(event))?.report.clone(),
        _ => bail!("name the file of an event, or --event"),
    };
    let book = desk.state().ratings(report.pool, desk.common.today().max(report.starts))?;
    let rules = desk.state().title_rules(report.starts)?;
    let numbers = &book.editions.on(report.starts).numbers;
    let table = desk.state().norm_table(report.starts);
    let event = desk.state().norm_event(&report, &book.history, numbers, &rules, table);
    let conditions = desk.state().event_conditions(&report)?;
    let checks: Vec<NormCheck> = (0..event.members.len()).flat_map(|own| event.check(own)).collect();
    if desk.common.json {
        let all: Vec<_> = checks.iter().map(|own| json!({ "check": own, "name": name(desk, own) })).collect();
        let used = table.map(|own| json!({ "name": own.name, "example": own.example }));
        out.json(&json!({ "name": report.name, "table": used, "conditions": conditions, "norms": all }))?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{}, {} – {}", harmless(&report.name), report.starts, report.ends)?;
    if let Some(table) = table {
        writeln!(out, "Table: {}{}", harmless(&table.name), example(table.example))?;
    }
    if let Some(first) = checks.first().filter(|_| event.round_robin) {
        let mean = first.counts.mean.map_or("–".to_owned(), |mean| format!("{mean:.2}"));
        let category = first.category.as_ref().map_or_else(ToString::to_string, Clone::clone);
        writeln!(out, "Rm {mean}, category: {category}")?;
    }
    for own in conditions
        .iter()
        .chain(checks.first().filter(|_| event.round_robin).into_iter().flat_map(|own| &own.criteria))
    {
        writeln!(out, "  {}", condition(own))?;
    }
    if let Some(missing) = checks.iter().find_map(|own| own.needed.as_ref().err()).filter(|_| table.is_none())
    {
        writeln!(out, "{missing}\n  damier federation norm-table FILE")?;
        return Ok(Verdict::Fine);
    }
    as_table(&checks, desk, out)?;
    Ok(Verdict::Fine)
}

/// What a table says whose numbers are made up.
pub(super) const fn example(is_example: bool) -> &'static str {
    if is_example { " (EXAMPLE: its numbers are made up and make no norms)" } else { "" }
}

/// Everybody in one line, with a column for each title as wide as it needs. What holds for everybody is told once above.
fn as_table(checks: &[NormCheck], desk: &OpenBooks<'_>, out: &mut Output) -> Result<()> {
    let mut people: Vec<&NormCheck> = Vec::new();
    for own in checks {
        if people.iter().all(|other| other.person != own.person) {
            people.push(own);
        }
    }
    let mut head = vec!["".to_owned(), "points".to_owned()];
    let mut rows: Vec<Vec<String>> =
        people.iter().map(|own| vec![name(desk, own), format!("{}/{}", own.points, 2 * own.games)]).collect();
    for title in Title::BY_NORMS.into_iter().rev() {
        let of = |person| checks.iter().find(|other| other.person == person && other.title == title);
        let cells: Vec<String> =
            people.iter().map(|own| of(own.person).map_or("–".to_owned(), outlook)).collect();
        if let Some(first) =
            cells.first().filter(|first| cells.len() > 1 && cells.iter().all(|own| own == *first))
        {
            writeln!(out, "{}: {first}", title.letters())?;
            continue;
        }
        head.push(title.letters().to_owned());
        rows.iter_mut().zip(cells).for_each(|(row, cell)| row.push(cell));
    }
    let width = |at: usize| {
        let cells = rows.iter().chain([&head]).filter_map(|row| row.get(at));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..head.len()).map(width).collect();
    for row in [&head].into_iter().chain(&rows) {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        writeln!(out, "  {}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}

fn name(desk: &OpenBooks<'_>, check: &NormCheck) -> String {
    desk.state().person(check.person).map(|own| harmless(&own.name())).unwrap_or_default()
}

/// A condition in one line.
fn condition(own: &Criterion) -> String {
    let what = serde_json::to_value(own.what).ok().and_then(|own| own.as_str().map(str::to_owned));
    let what = what.unwrap_or_default().replace('_', " ");
    let sign = if own.at_least { "at least" } else { "at most" };
    let verdict = if own.is_met() { "met" } else { "NOT MET" };
    format!("{what}: {} ({sign} {}), {verdict} ({})", own.found, own.needed, own.clause)
}

/// How a norm stands, in one line.
fn outlook(own: &NormCheck) -> String {
    let so_far = format!("{} of {} games", own.points, own.games);
    match (own.outlook, &own.needed) {
        (Outlook::Made, Ok(needed)) => format!("made: {so_far}, {needed} were needed"),
        (Outlook::Needs { points, games }, Ok(needed)) => {
            format!("{needed} needed, {so_far}: needs {points} of the last {games} games")
        }
        (Outlook::Missed, Ok(needed)) => format!("{needed} needed, {so_far}: out of reach"),
        (Outlook::NotPossible, _) if !own.opponents => "too few titled opponents (FMJD-X.2.1.1)".to_owned(),
        (Outlook::NotPossible, _) => "the field does not reach the minimum".to_owned(),
        (_, Err(why)) => why.to_string(),
        (_, Ok(_)) => String::new(),
    }
}
