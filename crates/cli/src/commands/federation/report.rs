//! An event taken into the books once: found again when it is reported again, with what differs.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use damier_acts::federation::{self as acts, Refusal, difference, new_person, people_of, put};
use damier_federation::report::{Difference, EventReport, Officiated};
use damier_federation::{EventId, Fact, PersonId, State};
use damier_language::{Language, Words};
use jiff::civil::Date;
use serde_json::json;

use super::common::{OpenBooks, RefusedAct};
use super::events::{Which, named, why_left_out};
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
  damier federation report cup.damier --print           as JSON for the API of a site

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
    /// Print what a site takes as this report, by its form or its API; nothing is written into the books
    #[arg(long)]
    print: bool,
}

pub(crate) fn report(args: &ReportArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let unfinished = args.unfinished_because.as_deref().map(str::trim);
    if unfinished == Some("") {
        bail!("--unfinished-because wants a reason");
    }
    let mut reported = args.which.read(unfinished.is_some())?;
    let finished = args.which.read(false).is_ok();
    reported.report.unfinished_because = unfinished.filter(|_| !finished).map(str::to_owned);
    let (name, games) = (reported.report.name.clone(), reported.report.games.len());
    let players = reported.entries.len();
    let mut act = acts::Report {
        reported: Some(reported),
        enter_new: args.enter_new,
        received: args.received,
        late_because: args.late_because.clone(),
        replace: args.replace,
        another_because: args.another_because.clone(),
    };
    if args.print {
        out.json(&serde_json::to_value(acts::Act::from(act))?)?;
        return Ok(Verdict::Fine);
    }
    let first_new = desk.state().next_person();
    let facts = match desk.decide(&act.clone().into()) {
        Err(RefusedAct(known @ Refusal::Known { .. })) => {
            let told = known.translate(Words::of(Language::EN));
            let question = format!("{told}\nReplace the report?");
            if !crate::input::confirmed(&question, desk.common.json)? {
                return Err(RefusedAct(known).into());
            }
            act.replace = true;
            desk.act(act)?
        }
        Err(why) => return Err(why.into()),
        Ok(_) => desk.act(act)?,
    };
    let new = facts.iter().filter(|fact| matches!(fact, Fact::Person(_))).count();
    let (report, replaced) = match facts.last() {
        Some(Fact::Replaced { event, report, .. }) => (report, Some(*event)),
        Some(Fact::Event(report)) => (report, None),
        _ => return unchanged(&name, desk, out),
    };
    let last = || desk.state().events().next_back().map(|(id, _)| id);
    let id = replaced.or_else(last).unwrap_or(EventId(0));
    let left_out = why_left_out(desk, report.pool, id)?;
    let mut remarks = remarks(desk.state(), report);
    remarks.extend(left_out.iter().map(|why| format!("it does not count: {why}")));
    remarks.extend(doubles(desk.state(), first_new));
    let object = json!({ "event": id.0, "players": players, "new_players": new, "games": games,
        "replaced": replaced.is_some(), "remarks": remarks });
    let verb = if replaced.is_some() { "replaced: " } else { "" };
    let mut line = format!("{id}: {verb}{}, {players} players ({new} new), {games} games", harmless(&name));
    for remark in &remarks {
        line += &format!("\n{remark}");
    }
    if left_out.is_none() {
        line += &format!("\ndamier federation explain {}", id.0);
    }
    done(desk.common, out, &object, &line)
}

/// People who were entered with the event and may have been in the books before, by another spelling.
fn doubles(state: &State, first_new: PersonId) -> Vec<String> {
    let name = |id| state.person(id).map_or_else(|_| String::new(), |own| harmless(&own.name()));
    let found = state.duplicates().into_iter().filter(|own| own.one < first_new && own.other >= first_new);
    let line =
        |one, other| format!("{other} {} may be {one} {}: damier federation merge", name(other), name(one));
    found.map(|own| line(own.one, own.other)).collect()
}

/// The event is in the books as it is reported.
fn unchanged(name: &str, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let id = desk.state().events().find(|(_, own)| own.report.name == name).map_or(EventId(0), |own| own.0);
    let object = json!({ "event": id.0, "unchanged": true, "differences": [] });
    let line = format!("{id}: {} is in the books as it is reported; nothing was changed", harmless(name));
    done(desk.common, out, &object, &line)
}

/// A difference in words.
pub(super) fn difference_text(state: &State, new: &[Fact], own: &Difference) -> String {
    harmless(&difference(state, new, own).translate(Words::of(Language::EN)))
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
            let licences = state.licences_of(player.person);
            let ended =
                licences.iter().filter_map(|own| own.until).filter(|until| *until < report.starts).max();
            let begins = licences.iter().map(|own| own.from).filter(|from| *from > report.starts).min();
            let last = match (ended, begins) {
                (Some(until), _) => format!(": the last one ended on {until}"),
                (None, Some(from)) => format!(": the first one begins on {from}"),
                (None, None) => String::new(),
            };
            found.push(format!("{name} had no licence on {}{last}", report.starts));
        }
    }
    for (id, category, until) in state.expired_arbiters(report.starts) {
        let held_office = |own: &&Officiated| own.person.and_then(|own| state.resolve(own).ok()) == Some(id);
        if let Some(own) = report.officials.iter().find(held_office) {
            let (name, category) = (harmless(&own.name), category.name());
            found.push(format!("{name}, arbiter: the {category} category EXPIRED on {until}"));
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

pub(crate) fn what_if(args: &WhatIfArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let mut reported = args.which.read(true)?;
    let mut new = Vec::new();
    let next = desk.state().next_person().0;
    let people = people_of(desk.state(), named(&reported.entries), |at, number| {
        new.push(Fact::Person(Box::new(new_person(&reported.entries[at]))));
        Some(PersonId(next + number))
    });
    let people = people.map_err(RefusedAct)?;
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
