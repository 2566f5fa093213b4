//! Events: reported from event files, tried out, counted or not.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use clap::Args;
use damier_compete::event::{PlayerEntry, StageId};
use damier_federation::people::{Found, Person, Private};
use damier_federation::report::{EventReport, EventStanding, Identity, NotReportable, Reported, of_event};
use damier_federation::{EventId, Fact, LeftOut, PersonId, Pool, State};
use damier_store::EventFile;
use jiff::civil::Date;
use serde_json::json;

use super::common::Desk;
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
    pub(crate) fn resolved(&self, event: &Path, desk: &Desk<'_>) -> Result<EventReport> {
        let mut reported = self.read(event, true)?;
        let people = people_of(desk.state(), named(&reported.entries), |_, _| None)?;
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

/// Who the people are who entered with a licence and a name; `enter` gives a number to the one at a place of the list
/// who is new.
pub(super) fn people_of<'a>(
    state: &State,
    entries: impl Iterator<Item = (Option<&'a str>, &'a str)>,
    mut enter: impl FnMut(usize, u32) -> Option<PersonId>,
) -> Result<Vec<PersonId>> {
    let names = state.names();
    let (mut people, mut unknown, mut new) = (Vec::new(), Vec::new(), 0);
    for (at, (id, name)) in entries.enumerate() {
        match names.entered(id, name) {
            Found::One(id) => people.push(id),
            Found::Nobody => match enter(at, new) {
                Some(id) => {
                    new += 1;
                    people.push(id);
                }
                None => unknown.push(format!("{} is not in the books", harmless(name))),
            },
            Found::Several(several) => {
                let all: Vec<String> = several.iter().map(ToString::to_string).collect();
                unknown.push(format!("{} may be {}", harmless(name), all.join(" or ")));
            }
        }
    }
    if !unknown.is_empty() {
        bail!(
            "{}\nEnter them first (damier federation person, or --enter-new), or give them their licence numbers in \
             the event",
            unknown.join("\n")
        );
    }
    Ok(people)
}

/// Somebody as an event knows him.
pub(super) fn new_person(entry: &PlayerEntry) -> Person {
    let private = Private { born: entry.born, born_year_only: entry.born_year_only, ..Private::default() };
    Person {
        sex: entry.sex,
        federation: entry.federation.clone(),
        club: entry.club.clone(),
        private,
        ..called(&entry.name, entry.id.clone())
    }
}

/// Somebody of whom a name and perhaps a licence is known.
pub(super) fn called(name: &str, licence: Option<String>) -> Person {
    let (family, given) = name.trim().split_once([' ', ',']).unwrap_or((name.trim(), ""));
    Person {
        family: family.trim().to_owned(),
        given: given.trim_matches([' ', ',']).to_owned(),
        licence,
        ..Person::default()
    }
}

/// Puts people in the place of the names of a report.
pub(super) fn put(report: &mut EventReport, people: &[PersonId], state: &State) {
    for (player, person) in report.players.iter_mut().zip(people) {
        player.person = *person;
        let known = state.person(*person).ok();
        player.federation = player.federation.take().or_else(|| known.and_then(|own| own.federation.clone()));
    }
    let names = state.names();
    for official in &mut report.officials {
        if let Found::One(id) = names.find(&official.name) {
            official.person = Some(id);
        }
    }
}

/// List the events in the books
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation events --pool 64")]
pub(crate) struct EventsArgs {
    /// Only those of a pool
    #[arg(long)]
    pool: Option<Pool>,
}

pub(crate) fn list(args: &EventsArgs, desk: &Desk<'_>, out: &mut Output) -> Result<Verdict> {
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

pub(crate) fn count(args: &CountArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let event = EventId(args.event);
    desk.say(vec![Fact::Counted { event, counts: !args.no, reason: args.because.clone() }])?;
    let line = format!("{event} {}", if args.no { "does not count" } else { "counts" });
    done(desk.common, out, &json!({ "event": args.event, "counts": !args.no }), &line)
}
