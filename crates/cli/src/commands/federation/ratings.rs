//! Ratings: lists, courses, every change explained.

use std::io::Write;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_federation::people::{Person, sort_name};
use damier_federation::rating::{Change, How, RatingList, Why};
use damier_federation::report::EventReport;
use damier_federation::{EventId, PersonId, Pool, PoolBook};
use jiff::civil::Date;
use serde_json::json;

use super::common::OpenBooks;
use crate::output::{Output, Verdict, harmless};

/// Print a rating list
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation list                          in force today, over 2200, the highest first
  damier federation list --all                    everybody who is listed, by the alphabet
  damier federation list --pool 64 --on 2025-07-01")]
pub(crate) struct ListArgs {
    /// The pool
    #[arg(long, default_value = "100")]
    pool: Pool,
    /// The list in force on this day [default: today]
    #[arg(long)]
    on: Option<Date>,
    /// Everybody who is listed, by the alphabet
    #[arg(long)]
    all: bool,
}

pub(crate) fn list(args: &ListArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let book = desk.state().ratings(args.pool, desk.common.today())?;
    let day = args.on.unwrap_or(desk.common.today());
    let list = list_on(&book, args.pool, day)?;
    let mut shown = book.lines(list, args.all);
    let name = |id: u32| desk.state().person(PersonId(id)).ok();
    if args.all {
        shown.sort_by_cached_key(|own| name(own.person).map(|own| sort_name(&own.family, &own.given)));
    }
    if desk.common.json {
        let lines: Vec<_> = shown
            .iter()
            .map(|own| json!({ "line": own, "person": name(own.person).map(Person::public) }))
            .collect();
        out.json(&json!({ "pool": args.pool, "closes": list.closes, "starts": list.starts,
            "events": list.events, "list": lines }))?;
        return Ok(Verdict::Fine);
    }
    writeln!(
        out,
        "Rating list {}, pool {}; closed on {}, {} events",
        list.starts,
        args.pool,
        list.closes,
        list.events.len()
    )?;
    for (at, own) in shown.iter().enumerate() {
        let person = name(own.person);
        let federation = person.and_then(|own| own.federation.clone()).unwrap_or_default();
        writeln!(
            out,
            "{:>4}  {:<32} {:<5} {:>6.1} {:>5}  {}",
            at + 1,
            person.map(|own| harmless(&own.name())).unwrap_or_default(),
            federation,
            own.rating,
            own.games,
            own.class.letter()
        )?;
    }
    Ok(Verdict::Fine)
}

pub(super) fn list_on(book: &PoolBook, pool: Pool, day: Date) -> Result<&RatingList> {
    book.history.in_force(day).with_context(|| format!("no list of pool {pool} was in force on {day}"))
}

/// Show the course of somebody's rating, with every event that changed it
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation player \"Koval Ivan\" --pool 100")]
pub(crate) struct PlayerArgs {
    /// Who
    who: String,
    /// The pool [default: all]
    #[arg(long)]
    pool: Option<Pool>,
}

pub(crate) fn player(args: &PlayerArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let id = desk.person(&args.who)?;
    let person = desk.state().person(id)?;
    let pools = args.pool.map_or(Pool::ALL.to_vec(), |pool| vec![pool]);
    let mut objects = Vec::new();
    if !desk.common.json {
        let home = [&person.federation, &person.club].into_iter().flatten().cloned().collect::<Vec<_>>();
        writeln!(out, "{id} {}  {}", harmless(&person.name()), harmless(&home.join(", ")))?;
    }
    for pool in pools {
        let book = desk.state().ratings(pool, desk.common.today())?;
        let course = book.history.course(id.0);
        let mut changes: Vec<(EventId, &EventReport, Change)> = Vec::new();
        for (event, own) in desk.state().events() {
            let his = book.history.change(event.0, id.0);
            changes.extend(his.map(|change| (event, &own.report, *change)));
        }
        changes.sort_by_key(|own| (own.1.ends, own.1.starts, own.0));
        if desk.common.json {
            let lists: Vec<_> = course
                .iter()
                .map(|(date, rating, games)| json!({ "from": date, "rating": rating, "games": games }))
                .collect();
            let events: Vec<_> = changes
                .iter()
                .map(|(event, report, change)| {
                    json!({ "event": event.0, "name": report.name,
                    "ends": report.ends, "change": change, "formula": change.formula() })
                })
                .collect();
            objects.push(json!({ "pool": pool, "lists": lists, "events": events }));
            continue;
        }
        if course.is_empty() && changes.is_empty() {
            continue;
        }
        writeln!(out, "\nPool {pool}")?;
        for (event, report, change) in &changes {
            writeln!(out, "  {}  {} ({event})", report.ends, harmless(&report.name))?;
            writeln!(out, "      {}", line(change))?;
        }
        for (date, rating, games) in &course {
            writeln!(out, "  list {date}  {rating:>7.1}  {games} games")?;
        }
    }
    if desk.common.json {
        out.json(&json!({ "id": id.0, "person": person.public(), "pools": objects }))?;
    }
    Ok(Verdict::Fine)
}

/// Explain what an event did to every rating
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation explain 3")]
pub(crate) struct ExplainArgs {
    /// The number of the event
    event: u32,
}

pub(crate) fn explain(args: &ExplainArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let event = desk.state().event(EventId(args.event))?;
    let far = Date::constant(2200, 1, 1);
    let book =
        desk.state().ratings(event.report.pool, desk.common.today().max(event.report.ends).min(far))?;
    let reckoned = book.of_event(desk.state(), EventId(args.event))?;
    if !reckoned.counts {
        bail!("event {} does not count; see damier federation events", args.event);
    }
    show_changes(desk, out, &event.report, &reckoned.changes)
}

pub(crate) fn show_changes(
    desk: &OpenBooks<'_>,
    out: &mut Output,
    report: &EventReport,
    changes: &[(PersonId, Change)],
) -> Result<Verdict> {
    let name = |id: PersonId| desk.state().person(id).map(|own| harmless(&own.name())).unwrap_or_default();
    if desk.common.json {
        let all: Vec<_> = changes
            .iter()
            .map(|(id, change)| {
                json!({ "id": id.0, "name": name(*id), "change": change,
                "formula": change.formula(), "clauses": change.clauses() })
            })
            .collect();
        out.json(&json!({ "name": report.name, "pool": report.pool, "changes": all }))?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{}, {} – {}", harmless(&report.name), report.starts, report.ends)?;
    for (id, change) in changes {
        writeln!(out, "  {:<32} {}", name(*id), line(change))?;
    }
    Ok(Verdict::Fine)
}

/// A change in one line.
fn line(change: &Change) -> String {
    let why = match change.how {
        How::Nothing { why: Why::NoGames } => " (no game that counts)",
        How::Nothing { why: Why::OnlyRated } => " (the only rated player)",
        How::Nothing { why: Why::NobodyRated } => " (nobody is rated)",
        How::Nothing { why: Why::TooFewRated } => " (too few are rated for a national championship to count)",
        How::Kept { .. } => " games against rated players; kept for later",
        _ => "",
    };
    let rating = |rating: Option<f64>| rating.map_or("–".to_owned(), |rating| format!("{rating:.1}"));
    let performance = change.performance.map(|own| format!("; Rp {own:.0}")).unwrap_or_default();
    format!(
        "{} → {}  {} of {}{performance}; {}{why}",
        rating(change.before),
        rating(change.after),
        change.points,
        2 * change.games,
        change.formula()
    )
}
