//! An event taken into the books once: found again when it is reported again, with what differs.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use damier_federation::people::Person;
use damier_federation::report::{Difference, EventReport, Sameness, differences};
use damier_federation::{EventId, Fact, PersonId, State};
use jiff::civil::Date;
use serde_json::json;

use super::common::Desk;
use super::events::{Which, named, new_person, people_of, put};
use super::{done, ratings};
use crate::output::{Output, Verdict, harmless};

/// Take an event into the books
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation report cup.damier --standing approved --host UKR
  damier federation report cup.damier --enter-new
  damier federation report cup.post --enter-new         games by correspondence, into their pool
  damier federation report cup.damier --replace         a second report, after its differences were shown

Players are found by licence, then by name. An event counts once: it is known again by its first fact, which every
copy of its file has, and a second report replaces the first. A report that comes later than four weeks after the
end does not count (FMJD-IX.4.5, FMJD-IX.4.7), unless --late-because says why it is taken.")]
pub(crate) struct ReportArgs {
    #[command(flatten)]
    which: Which,
    /// Enter players whom nobody knows
    #[arg(long)]
    enter_new: bool,
    /// When the report came
    #[arg(long, value_name = "DATE")]
    received: Option<Date>,
    /// Why a late report is taken
    #[arg(long, value_name = "REASON")]
    late_because: Option<String>,
    /// Why an event is taken that is not finished
    #[arg(long, value_name = "REASON")]
    unfinished_because: Option<String>,
    /// Replace the report of the same event, without being asked
    #[arg(long, conflicts_with = "another_because")]
    replace: bool,
    /// Why it is another event all the same, such as one that began as a copy of the file
    #[arg(long, value_name = "REASON")]
    another_because: Option<String>,
}

pub(crate) fn report(args: &ReportArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let unfinished = args.unfinished_because.as_deref().map(str::trim);
    if unfinished == Some("") {
        bail!("--unfinished-because wants a reason");
    }
    let mut reported = args.which.read(unfinished.is_some())?;
    let finished = args.which.read(false).is_ok();
    let mut facts = Vec::new();
    let next = desk.state().next_person().0;
    let people = people_of(desk.state(), named(&reported.entries), |at, new| {
        if !args.enter_new {
            return None;
        }
        facts.push(Fact::Person(Box::new(new_person(&reported.entries[at]))));
        Some(PersonId(next + new))
    })?;
    let new = facts.len();
    put(&mut reported.report, &people, desk.state());
    let report = &mut reported.report;
    report.received = args.received;
    report.late_because = args.late_because.clone();
    report.unfinished_because = unfinished.filter(|_| !finished).map(str::to_owned);
    let (name, games) = (report.name.clone(), report.games.len());
    let id = match known(args, desk, &facts, report)? {
        Known::New => {
            facts.push(Fact::Event(Box::new(report.clone())));
            None
        }
        Known::Same(id) => {
            let object = json!({ "event": id.0, "unchanged": true, "differences": [] });
            let line =
                format!("{id}: {} is in the books as it is reported; nothing was changed", harmless(&name));
            return done(desk.common, out, &object, &line);
        }
        Known::Replaces(id) => {
            let reason = String::new();
            facts.push(Fact::Replaced { event: id, report: Box::new(report.clone()), reason });
            Some(id)
        }
    };
    let remarks = remarks(desk.state(), report);
    desk.say(facts)?;
    let replaced = id.is_some();
    let id = id.or_else(|| desk.state().events().next_back().map(|(id, _)| id)).unwrap_or(EventId(0));
    let object = json!({ "event": id.0, "players": people.len(), "new_players": new, "games": games,
        "replaced": replaced, "remarks": remarks });
    let verb = if replaced { "replaced: " } else { "" };
    let mut line =
        format!("{id}: {verb}{}, {} players ({new} new), {games} games", harmless(&name), people.len());
    for remark in &remarks {
        line += &format!("\n{remark}");
    }
    line += &format!("\ndamier federation explain {}", id.0);
    done(desk.common, out, &object, &line)
}

/// Whether the books have the event.
enum Known {
    New,
    Same(EventId),
    Replaces(EventId),
}

/// Looks for the event in the books; where it is there, what differs is shown and somebody says what is to be done.
fn known(args: &ReportArgs, desk: &Desk<'_>, new: &[Fact], report: &mut EventReport) -> Result<Known> {
    let Some((id, sameness)) = desk.state().same_event(report) else { return Ok(Known::New) };
    if let Some(reason) = &args.another_because {
        if reason.trim().is_empty() {
            bail!("--another-because wants a reason");
        }
        let next = desk.state().events().count() as u32 + 1;
        report.identity = report.identity.as_ref().map(|own| own.another(next));
        return Ok(Known::New);
    }
    let before = &desk.state().event(id)?.report;
    let mut after = report.clone();
    // A report that names no day of receipt keeps the one that the books have.
    after.received = after.received.or(before.received);
    after.late_because = after.late_because.or_else(|| before.late_because.clone());
    let differ = differences(before, &after);
    if differ.is_empty() && before.identity.is_some() {
        return Ok(Known::Same(id));
    }
    *report = after;
    let lines = differ.iter().map(|own| format!("  {}", told(desk.state(), new, own)));
    let why = match sameness {
        Sameness::Identity => "its file is the same or a copy",
        Sameness::Games => "the same people played the same games on the same days",
        Sameness::Name => "it has the same name and began on the same day",
    };
    let shown = lines.collect::<Vec<_>>().join("\n");
    let shown = if shown.is_empty() { "  nothing that differs".to_owned() } else { shown };
    let told = format!("{} is {id} of the books: {why}. What would change:\n{shown}", harmless(&report.name));
    if args.replace || crate::input::confirmed(&format!("{told}\nReplace the report?"), desk.common.json)? {
        return Ok(Known::Replaces(id));
    }
    bail!(
        "{told}\nNothing was taken. Say --replace to put this report in its place, or --another-because REASON if it \
         is another event"
    )
}

/// A difference in words.
pub(super) fn told(state: &State, new: &[Fact], difference: &Difference) -> String {
    let fresh = |id: PersonId| {
        let at = id.0.checked_sub(state.next_person().0)? as usize;
        match new.get(at)? {
            Fact::Person(person) => Some(person.name()),
            _ => None,
        }
    };
    let name = |id: &PersonId| {
        let known = state.person(*id).map(Person::name).ok();
        harmless(&known.or_else(|| fresh(*id)).unwrap_or_else(|| id.to_string()))
    };
    match difference {
        Difference::Field { field, before, after } => {
            format!("{field}: {} → {}", or_nothing(before), or_nothing(after))
        }
        Difference::PlayerNew { person } => format!("new player: {}", name(person)),
        Difference::PlayerGone { person } => format!("no longer a player: {}", name(person)),
        Difference::Game { round, first, second, before, after } => {
            let score = |own: &Option<damier_compete::event::Score>| {
                own.map_or_else(|| "–".to_owned(), |own| own.to_string())
            };
            format!("round {round}, {} – {}: {} → {}", name(first), name(second), score(before), score(after))
        }
    }
}

fn or_nothing(text: &str) -> String {
    if text.is_empty() { "nothing".to_owned() } else { harmless(text) }
}

/// What the secretary should know: who is barred from play, who has no licence that holds.
fn remarks(state: &State, report: &EventReport) -> Vec<String> {
    let mut found = Vec::new();
    let licences = !state.register().licences.is_empty();
    for player in &report.players {
        let Ok(person) = state.person(player.person) else { continue };
        let name = harmless(&person.name());
        if let Some((number, own)) = state.barred_on(player.person, report.starts) {
            let until = own.until.map_or("for good".to_owned(), |until| format!("until {until}"));
            found.push(format!("{name} was barred from play {until} (sanction {number})"));
        }
        if licences && state.licence_on(player.person, report.starts).is_none() {
            let last = state.licences_of(player.person).last().and_then(|own| own.until);
            let last = last.map_or(String::new(), |until| format!(": the last one ended on {until}"));
            found.push(format!("{name} had no licence on {}{last}", report.starts));
        }
    }
    found
}

/// Show what an event would do to the ratings, finished or not
#[derive(Debug, Args)]
#[command(after_help = "\
Example: damier federation what-if cup.damier

Players whom nobody knows are reckoned as newcomers; nothing is written into the books.")]
pub(crate) struct WhatIfArgs {
    #[command(flatten)]
    which: Which,
}

pub(crate) fn what_if(args: &WhatIfArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let mut reported = args.which.read(true)?;
    let mut new = Vec::new();
    let next = desk.state().next_person().0;
    let people = people_of(desk.state(), named(&reported.entries), |at, number| {
        new.push(Fact::Person(Box::new(new_person(&reported.entries[at]))));
        Some(PersonId(next + number))
    })?;
    // They are known for as long as this command runs; nothing is written.
    desk.suppose(new)?;
    put(&mut reported.report, &people, desk.state());
    let changes = desk.state().what_if(&reported.report)?;
    if next < desk.state().next_person().0 && !desk.common.json {
        let count = desk.state().next_person().0 - next;
        writeln!(out, "{count} of the players are not in the books and are reckoned as newcomers")?;
    }
    ratings::show_changes(desk, out, &reported.report, &changes)
}
