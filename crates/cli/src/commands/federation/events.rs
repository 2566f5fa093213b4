//! Events: reported from event files, tried out, counted or not.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use damier_acts::federation::{self as acts, people_of, put};
use damier_compete::event::{PlayerEntry, StageId};
use damier_federation::report::{EventReport, EventStanding, Identity, NotReportable, Reported, of_event};
use damier_federation::{EventId, LeftOut, Pool};
use damier_store::EventFile;
use jiff::civil::Date;
use serde_json::json;

use super::common::{OpenBooks, RefusedAct};
use super::correspondence;
use super::done;
use crate::args::one_of;
use crate::output::{Output, Verdict, harmless};

/// The event that is meant.
#[derive(Debug, Args)]
pub(crate) struct Which {
    /// The file of the event
    event: PathBuf,
    #[command(flatten)]
    circumstances: Circumstances,
}

/// What the file of an event does not say by itself.
#[derive(Debug, Args)]
pub(crate) struct Circumstances {
    /// The stage, from 1; each is rated as an event of its own
    #[arg(long, default_value_t = 1)]
    pub(super) stage: u8,
    /// What it is for titles
    #[arg(long, default_value = "other", value_parser = one_of(EventStanding::ALL.map(|own| (own.name(), own))))]
    pub(super) standing: EventStanding,
    /// The pool, where it is not that of the rulebook
    #[arg(long)]
    pub(super) pool: Option<Pool>,
    /// The name of the event, where its file bears none
    #[arg(long)]
    pub(super) name: Option<String>,
    /// The code of the organising federation
    #[arg(long)]
    pub(super) host: Option<String>,
    /// The first day, where the regulation does not name it
    #[arg(long)]
    pub(super) starts: Option<Date>,
    /// The last day, where the regulation does not name it
    #[arg(long)]
    pub(super) ends: Option<Date>,
}

impl Which {
    pub(super) fn read(&self, even_unfinished: bool) -> Result<Reported> {
        self.circumstances.read(&self.event, even_unfinished)
    }
}

fn not_reportable(file: &Path, why: &NotReportable) -> anyhow::Error {
    let hint = match why.is_unfinished() {
        true => "\nAn event that is not finished is taken only with --unfinished-because REASON",
        false => "",
    };
    anyhow::anyhow!("{}: {why}{hint}", file.display())
}

impl Circumstances {
    /// What is known of an event so far, with people of the books in the place of names.
    pub(crate) fn resolved(&self, event: &Path, desk: &OpenBooks<'_>) -> Result<EventReport> {
        let mut reported = self.read(event, true)?;
        let people = people_of(desk.state(), named(&reported.entries), |_, _| None).map_err(RefusedAct)?;
        put(&mut reported.report, &people, desk.state());
        Ok(reported.report)
    }

    fn read(&self, file: &Path, even_unfinished: bool) -> Result<Reported> {
        if let Some(letters) = correspondence::report(file)? {
            return self.of_letters(file, letters, even_unfinished);
        }
        let loaded = EventFile::open(file)?.load()?;
        let mut event = loaded.state().clone();
        if let Some(regulation) = &mut event.regulation {
            regulation.starts = self.starts.or(regulation.starts);
            regulation.ends = self.ends.or(regulation.ends);
        }
        let stage = StageId(self.stage.checked_sub(1).ok_or_else(|| anyhow::anyhow!("stages count from 1"))?);
        let mut reported = of_event(&event, stage, self.standing, even_unfinished)
            .map_err(|error| not_reportable(file, &error))?;
        reported.report.identity = Identity::of_event(loaded.entries(), self.stage);
        reported.report.pool = self.pool.unwrap_or(reported.report.pool);
        if let Some(name) = &self.name {
            reported.report.name.clone_from(name);
        }
        if self.host.is_some() {
            reported.report.host = self.host.clone();
        }
        Ok(reported)
    }
}

/// The players of an event by licence and name.
pub(super) fn named(entries: &[PlayerEntry]) -> impl Iterator<Item = (Option<&str>, &str)> {
    entries.iter().map(|entry| (entry.id.as_deref(), entry.name.as_str()))
}

/// List the events in the books
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation events --pool 64")]
pub(crate) struct EventsArgs {
    /// Only those of a pool
    #[arg(long)]
    pool: Option<Pool>,
}

pub(crate) fn list(args: &EventsArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let mut left_out = Vec::new();
    for pool in Pool::ALL {
        left_out.extend(desk.state().ratings(pool, desk.common.today())?.left_out);
    }
    let why = |id: EventId| left_out.iter().find(|own| own.0 == id).map(|own| words(&own.1));
    let events =
        desk.state().events().filter(|(_, own)| args.pool.is_none_or(|pool| own.report.pool == pool));
    if desk.common.json {
        let all: Vec<_> = events
            .map(|(id, own)| {
                let report = &own.report;
                json!({ "event": id.0, "name": report.name, "pool": report.pool, "starts": report.starts,
                    "ends": report.ends, "players": report.players.len(), "games": report.games.len(),
                    "standing": report.standing, "left_out": why(id) })
            })
            .collect();
        out.json(&json!({ "events": all }))?;
        return Ok(Verdict::Fine);
    }
    for (id, own) in events {
        let report = &own.report;
        let note = why(id).map(|why| format!("  does not count: {why}")).unwrap_or_default();
        writeln!(
            out,
            "{:>4}  {} – {}  {:<14} {:>3} players {:>4} games  {}{note}",
            id.0,
            report.starts,
            report.ends,
            report.pool,
            report.players.len(),
            report.games.len(),
            harmless(&report.name)
        )?;
    }
    Ok(Verdict::Fine)
}

/// Why an event of the books does not count.
pub(super) fn why_left_out(desk: &OpenBooks<'_>, pool: Pool, event: EventId) -> Result<Option<String>> {
    let left_out = desk.state().ratings(pool, desk.common.today())?.left_out;
    Ok(left_out.iter().find(|own| own.0 == event).map(|own| words(&own.1)))
}

fn words(why: &LeftOut) -> String {
    match why {
        LeftOut::Late { days, allowed } => {
            format!("the report came after {days} days, not {allowed} (FMJD-IX.4.5, FMJD-IX.4.7)")
        }
        LeftOut::Ruled { reason } => reason.clone(),
    }
}

/// Say that an event counts, or does not
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation count 3 --no --because \"played at a rapid rate\"")]
pub(crate) struct CountArgs {
    /// The number of the event
    event: u32,
    /// It does not count
    #[arg(long)]
    no: bool,
    /// Why
    #[arg(long)]
    because: String,
}

pub(crate) fn count(args: &CountArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let event = EventId(args.event);
    desk.act(acts::Count { event: args.event, counts: !args.no, reason: args.because.clone() })?;
    let line = format!("{event} {}", if args.no { "does not count" } else { "counts" });
    done(desk.common, out, &json!({ "event": args.event, "counts": !args.no }), &line)
}
