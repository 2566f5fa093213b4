//! National ranks: the table of the federation, and who fulfilled what in an event.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_acts::federation::LoadRanks;
use damier_federation::EventId;
use damier_federation::titles::{RankCheck, RankTable};
use serde_json::json;

use super::common::{Common, OpenBooks, read};
use super::done;
use crate::output::{Output, Verdict, harmless};

/// Load the federation's table of ranks, print how one looks, or check an event by it
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation ranks > ranks.toml        how a table looks; its numbers are made up
  damier federation ranks ranks.toml          load the federation's own
  damier federation ranks --event 3           who fulfilled which rank

The codes name norms of the classification (UA13-IV.18.5.7, UA-III.7.2.b, COL-3.6b) but do not hold the tables: they
are the federation's. The rank that somebody has is the category of his record. Wins without play are left out.")]
pub(crate) struct RanksArgs {
    /// The file of the table
    #[arg(conflicts_with = "event")]
    file: Option<PathBuf>,
    /// An event of the books
    #[arg(long, value_name = "NUMBER")]
    event: Option<u32>,
}

pub(crate) fn ranks(args: &RanksArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    if let Some(event) = args.event {
        return fulfilled(EventId(event), &common.open()?, out);
    }
    let Some(file) = &args.file else {
        write!(out, "{}", RankTable::EXAMPLE)?;
        return Ok(Verdict::Fine);
    };
    let mut desk = common.open()?;
    desk.act(LoadRanks { text: read(file)? })?;
    done(desk.common, out, &json!({ "file": file.display().to_string() }), "The table is in the books")
}

fn fulfilled(event: EventId, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let state = desk.state();
    let report = &state.event(event)?.report;
    let (checks, chief) = (state.ranks_fulfilled(report)?, state.chief_category(report)?);
    let name =
        |own: &RankCheck| state.person(own.person).map(|own| harmless(&own.name())).unwrap_or_default();
    if desk.common.json {
        let all: Vec<_> = checks.iter().map(|own| json!({ "name": name(own), "check": own })).collect();
        let chief = chief.map(|(needed, has)| json!({ "needed": needed, "has": has }));
        out.json(&json!({ "name": report.name, "ranks": all, "chief_arbiter": chief }))?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{}, {} – {}", harmless(&report.name), report.starts, report.ends)?;
    let table = state.rank_table(report.starts, report.pool)?;
    writeln!(out, "Table: {}{}", harmless(&table.name), super::norms::example(table.example))?;
    if let Some((needed, has)) = chief {
        let has = has.map_or("none", |own| own.name());
        writeln!(out, "  chief arbiter: {} category needed, has {has} (UA13-IV.18.6)", needed.name())?;
    }
    for own in &checks {
        let told = match (&own.fulfilled, own.rises) {
            (Some(rank), true) => format!("fulfilled {}", harmless(rank)),
            (Some(rank), false) => format!("confirmed {}", harmless(rank)),
            (None, _) => "no norm".to_owned(),
        };
        let next =
            own.next.as_ref().map(|(rank, points)| format!("; {} from {points} points", harmless(rank)));
        writeln!(
            out,
            "  {:<28} {:<18} {:>3} points of {} games, {:.0} %: {told}{}",
            name(own),
            own.had.as_deref().map(harmless).unwrap_or_default(),
            own.points,
            own.games,
            own.percent,
            next.unwrap_or_default()
        )?;
    }
    Ok(Verdict::Fine)
}
