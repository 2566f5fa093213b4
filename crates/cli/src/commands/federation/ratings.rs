//! Ratings: lists, courses, every change explained, drift.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_federation::people::{Person, sort_name};
use damier_federation::rating::{
    Change, ExpectedBy, How, Listed, RatingList, RatingRules, Why, listed, published, rules_of, study,
};
use damier_federation::report::EventReport;
use damier_federation::{BroughtRating, EventId, Fact, PersonId, Pool, PoolBook};
use jiff::civil::Date;
use serde_json::json;

use super::common::{Common, Desk, read, who};
use super::done;
use crate::output::{Output, Verdict, harmless};

/// Bring ratings along from an older list
#[derive(Debug, Args)]
#[command(after_help = "\
Example: damier federation bring list.csv --pool 100 --from 2026-01-01

Columns: person (number, name or licence), rating, games; if there are any: top (the highest rating ever, for K),
played (the last day of play).")]
pub(crate) struct BringArgs {
    /// The file
    file: PathBuf,
    /// The pool
    #[arg(long, default_value = "100")]
    pool: Pool,
    /// The first day of that list
    #[arg(long)]
    from: Date,
}

pub(crate) fn bring(args: &BringArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let text = read(&args.file)?;
    let state = desk.state();
    let rules = state.editions(args.pool)?.on(args.from).numbers.clone();
    let names = state.names();
    let mut lines = text.lines();
    let head = lines.next().unwrap_or_default();
    let sign = [';', '\t', ','].into_iter().find(|sign| head.contains(*sign)).unwrap_or(',');
    let columns: Vec<String> = head.split(sign).map(|own| own.trim().to_lowercase()).collect();
    let at = |name: &str| columns.iter().position(|own| own == name);
    let (Some(person), Some(rating)) = (at("person"), at("rating")) else {
        bail!("{}: row 1 must name the columns person and rating", args.file.display());
    };
    let mut ratings = Vec::new();
    for (line, row) in lines.zip(2..).filter(|(line, _)| !line.trim().is_empty()) {
        let cells: Vec<&str> = line.split(sign).map(str::trim).collect();
        let cell = |at: Option<usize>| at.and_then(|at| cells.get(at)).copied().filter(|own| !own.is_empty());
        let wrong = |what: &str| format!("{}: row {row}: {what}", args.file.display());
        let name = cell(Some(person)).with_context(|| wrong("the person is missing"))?;
        let found = who(&names, state, name).with_context(|| wrong("person"))?;
        let number = |at: Option<usize>| cell(at).map(str::parse::<f64>).transpose();
        let figure = number(Some(rating)).with_context(|| wrong("the rating is no number"))?;
        let top = number(at("top")).with_context(|| wrong("top is no number"))?;
        let games = number(at("games")).with_context(|| wrong("games is no number"))?;
        let played = cell(at("played")).map(str::parse::<Date>).transpose();
        let rating = figure.with_context(|| wrong("the rating is missing"))?;
        ratings.push(BroughtRating {
            person: found,
            rating,
            games: games.unwrap_or(f64::from(rules.newcomer_games)).max(0.0) as u32,
            was_strong: top.unwrap_or(rating).max(rating) >= rules.k.strong_from,
            last_played: played.with_context(|| wrong("played is no date such as 2026-05-01"))?,
        });
    }
    let count = ratings.len();
    desk.say(vec![Fact::Brought { pool: args.pool, from: args.from, ratings }])?;
    done(desk.common, out, &json!({ "ratings": count }), &format!("{count} ratings from {}", args.from))
}

/// Load a new edition of the rating regulations, or print the one built in
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation regulations > edition.toml      the edition built in, to begin with
  damier federation regulations edition.toml --pool 100 --pool 64

An edition applies to periods that close on its `valid_from` or later; what was rated before stays as it was.")]
pub(crate) struct RegulationsArgs {
    /// The file
    file: Option<PathBuf>,
    /// For these pools [default: all]
    #[arg(long)]
    pool: Vec<Pool>,
    /// Another Table I: lines of percentage, tab, difference
    #[arg(long)]
    table_1: Option<PathBuf>,
    /// Another Table II: lines of difference, tab, percentage
    #[arg(long)]
    table_2: Option<PathBuf>,
}

pub(crate) fn regulations(args: &RegulationsArgs, desk: &mut Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let Some(file) = &args.file else {
        write!(out, "{}", RatingRules::FMJD)?;
        return Ok(Verdict::Fine);
    };
    let numbers = read(file)?;
    let table = |path: &Option<PathBuf>| path.as_deref().map(read).transpose();
    let pools = if args.pool.is_empty() { Pool::ALL.to_vec() } else { args.pool.clone() };
    let (table_1, table_2) = (table(&args.table_1)?, table(&args.table_2)?);
    desk.say(vec![Fact::Regulations { pools, numbers, table_1, table_2 }])?;
    done(desk.common, out, &json!({ "file": file.display().to_string() }), "The edition is in the books")
}

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

pub(crate) fn list(args: &ListArgs, desk: &Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let book = desk.state().ratings(args.pool, desk.common.today())?;
    let day = args.on.unwrap_or(desk.common.today());
    let list = list_on(&book, args.pool, day)?;
    let rules = &rules_of(&book.editions, list).numbers.lists;
    let lines = listed(rules, list);
    let mut shown: Vec<&Listed> = match args.all {
        true => lines.iter().collect(),
        false => published(rules, &lines).collect(),
    };
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

fn list_on(book: &PoolBook, pool: Pool, day: Date) -> Result<&RatingList> {
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

pub(crate) fn player(args: &PlayerArgs, desk: &Desk<'_>, out: &mut Output) -> Result<Verdict> {
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
            let his = book.history.events.get(&event.0).and_then(|all| all.iter().find(|own| own.0 == id.0));
            changes.extend(his.map(|(_, change)| (event, &own.report, *change)));
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

pub(crate) fn explain(args: &ExplainArgs, desk: &Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let event = desk.state().event(EventId(args.event))?;
    let far = Date::constant(2200, 1, 1);
    let book =
        desk.state().ratings(event.report.pool, desk.common.today().max(event.report.ends).min(far))?;
    let changes: Vec<(PersonId, Change)> = match book.history.events.get(&args.event) {
        Some(changes) => changes.iter().map(|(person, change)| (PersonId(*person), *change)).collect(),
        // The period has not closed yet.
        None if !book.left_out.iter().any(|own| own.0.0 == args.event) => {
            desk.state().what_if(&event.report)?
        }
        None => bail!("event {} does not count; see damier federation events", args.event),
    };
    show_changes(desk, out, &event.report, &changes)
}

pub(crate) fn show_changes(
    desk: &Desk<'_>,
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

/// Study whether the scale drifts (FMJD-IX.7.5)
#[derive(Debug, Args)]
#[command(after_help = "Example: damier federation drift --pool 100")]
pub(crate) struct DriftArgs {
    /// The pool
    #[arg(long, default_value = "100")]
    pool: Pool,
    /// The list in force on this day [default: today]
    #[arg(long)]
    on: Option<Date>,
}

pub(crate) fn drift(args: &DriftArgs, desk: &Desk<'_>, out: &mut Output) -> Result<Verdict> {
    let book = desk.state().ratings(args.pool, desk.common.today())?;
    let list = list_on(&book, args.pool, args.on.unwrap_or(desk.common.today()))?;
    let before = book.history.lists.iter().rev().find(|own| own.starts < list.starts);
    let born = |id: u32| desk.state().person(PersonId(id)).ok()?.private.born.map(Date::year);
    let rules = rules_of(&book.editions, list);
    let found = study(rules, list, before, born);
    if desk.common.json {
        out.json(&json!({ "pool": args.pool, "starts": list.starts, "drift": found }))?;
        return Ok(Verdict::Fine);
    }
    let number = |own: Option<f64>| own.map_or("–".to_owned(), |own| format!("{own:.1}"));
    let change = |own: Option<f64>| own.map_or("–".to_owned(), |own| format!("{own:+.1}"));
    let [from, to] = rules.numbers.drift.ages;
    writeln!(
        out,
        "List of {}, pool {}: {} players, mean {}",
        list.starts,
        args.pool,
        found.players,
        number(found.mean)
    )?;
    writeln!(
        out,
        "  list A, aged {from}–{to}: {} players, mean {}, change {}",
        found.group,
        number(found.group_mean),
        change(found.group_change)
    )?;
    writeln!(
        out,
        "  best {}: mean {}, change {}",
        rules.numbers.drift.top,
        number(found.top_mean),
        change(found.top_change)
    )?;
    for (band, count) in &found.distribution {
        writeln!(out, "  {band}–{}  {count}", band + rules.numbers.drift.band - 1)?;
    }
    Ok(Verdict::Fine)
}

/// Look up the two tables: what a difference lets expect, what a percentage is worth
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier federation expect --difference 100
  damier federation expect --percent 61.5")]
pub(crate) struct ExpectArgs {
    /// A rating difference
    #[arg(long, allow_negative_numbers = true)]
    difference: Option<f64>,
    /// A percentage of points
    #[arg(long)]
    percent: Option<f64>,
}

pub(crate) fn expect(args: &ExpectArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    let rules = RatingRules::fmjd()?;
    let interpolated = rules.numbers.expected_by == ExpectedBy::Interpolate;
    match (args.difference, args.percent) {
        (Some(difference), None) => {
            let (one, two) = (rules.interpolated(difference), rules.expectations.expected(difference));
            let object = json!({ "difference": difference, "interpolated": one, "table_2": two,
                "used": if interpolated { "interpolated" } else { "table_2" } });
            let line =
                format!("{one:.3} % by interpolation (FMJD-IX.2.4.1), {two} % by Table II (FMJD-IX.2.4.2)");
            done(common, out, &object, &line)
        }
        (None, Some(percent)) if (0.0..=100.0).contains(&percent) => {
            let found = rules.differences.difference(percent);
            let line = found.map_or_else(
                || "no difference: the table ends at 1 % and 99 %".to_owned(),
                |found| format!("{found:+.2} (FMJD-IX.2.3.1)"),
            );
            done(common, out, &json!({ "percent": percent, "difference": found }), &line)
        }
        (None, Some(percent)) => bail!("{percent} is no percentage from 0 to 100"),
        _ => bail!("say --difference or --percent"),
    }
}
