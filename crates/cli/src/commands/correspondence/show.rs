//! `damier correspondence show`, `due` and `terms`: how games stand and what has to be done.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_correspondence::{Code, Due, PostalGame, Side, Stamp};
use damier_documents::correspondence_papers as letters;
use damier_language::{Language, Words};
use jiff::civil::Date;
use serde_json::{Value, json};
use std::io::Write;

use super::file::Games;
use crate::output::{Output, Verdict, harmless};

/// Show games: moves, days, the time chart of a claim
#[derive(Debug, Args)]
#[command(after_help = "\
Example:
  damier correspondence show cup.post
  damier correspondence show cup.post --game 2 --on 2026-03-01
  damier correspondence show cup.post --game 2 --log")]
pub(crate) struct ShowArgs {
    /// The file
    file: PathBuf,
    /// One game, with its chart
    #[arg(long)]
    game: Option<usize>,
    /// On which day [default: today]
    #[arg(long)]
    on: Option<Date>,
    /// The entries with their numbers
    #[arg(long)]
    log: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// List the terms that run: who has to do what, until when
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier correspondence due cup.post --on 2026-03-01")]
pub(crate) struct DueArgs {
    /// The file
    file: PathBuf,
    /// On which day [default: today]
    #[arg(long)]
    on: Option<Date>,
    /// Only what is late
    #[arg(long)]
    late: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// List the terms of a code with their clauses
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier correspondence terms columns")]
pub(crate) struct TermsArgs {
    /// ua2013 or columns
    code: String,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

fn day(on: Option<Date>) -> Stamp {
    Stamp::day(on.unwrap_or_else(|| jiff::Zoned::now().date()))
}

pub(super) fn show(args: &ShowArgs, out: &mut Output) -> Result<Verdict> {
    let games = Games::open(&args.file)?;
    let now = day(args.on);
    for (number, game) in games.numbered().filter(|(number, _)| args.game.is_none_or(|only| only == *number))
    {
        if args.json {
            out.json(&as_json(number, game, now))?;
            continue;
        }
        let [white, black] = Side::ALL.map(|side| harmless(&game.party(side).name));
        let state = game.marks("annulled").unwrap_or_else(|| standing(game, now));
        writeln!(out, "{number}. {white} – {black}: days {}, {state}", game.fraction())?;
        if args.game.is_some() {
            chart(game, out)?;
        }
        if args.log {
            for (index, entry) in (1..).zip(game.entries()) {
                writeln!(out, "  {index:>3} {} {}", entry.on.date, serde_json::to_string(&entry.fact)?)?;
            }
        }
    }
    if args.game.is_some() {
        games.pick(args.game)?;
    }
    Ok(Verdict::Fine)
}

/// How an unfinished game stands.
fn standing(game: &PostalGame, now: Stamp) -> String {
    if let Some(own) = game.adjudication() {
        let waits = match (&own.decided, own.protest) {
            (Some(_), Some(_)) => "a protest waits for its decision",
            (Some(_), None) => "adjudicated, a protest is possible",
            _ => "waits for adjudication",
        };
        return waits.to_owned();
    }
    let gone = Side::ALL.into_iter().find(|side| game.has_left(*side));
    if let Some(side) = gone {
        return format!("{} has left", harmless(&game.party(side).name));
    }
    let turn = game.turn();
    if let Some(claim) = game.claim() {
        let against = harmless(&game.party(!claim.by).name);
        let days =
            claim.account.overstep().map_or("none by the dates".to_owned(), |days| format!("by {days} days"));
        return format!("{turn} to move, overstep of {against} claimed on {} ({days})", claim.on);
    }
    if let Some(over) = game.over_before_answering(turn).filter(|_| game.control().is_claimed()) {
        return format!("{turn} to move, overstepped by {over} days");
    }
    let (left, last) = (game.left(turn, now).div_euclid(86_400), game.last_day(now));
    if left < 0 {
        format!("{turn} to move, the time was over on {last}")
    } else {
        format!("{turn} to move, {left} days left, until {last}")
    }
}

/// The chart of COL-4.3.6, one side below the other.
fn chart(game: &PostalGame, out: &mut Output) -> Result<()> {
    if game.terms().reversed {
        writeln!(out, "  reversed game: who has no move left wins (COL-4.1.4)")?;
    }
    if game.moves().is_empty() {
        writeln!(out, "  no moves yet")?;
    } else {
        writeln!(out, "  {}", game.moves().join(" "))?;
    }
    for side in Side::ALL {
        let account = game.account(side);
        let moves = if account.moves == 1 { "move" } else { "moves" };
        let title =
            format!("{side}: {} of {} days for {} {moves}", account.used, account.limit, account.moves);
        writeln!(out, "  {}", out.bold(&title))?;
        let mut count = 1;
        for row in game.chart(side) {
            if row.count != count {
                count = row.count;
                let from = row.count_from.map_or(String::new(), |from| format!(" from {from}"));
                writeln!(out, "    new count {count}{from}")?;
            }
            let date = |date: Option<Date>| date.map_or("-".to_owned(), |date| date.to_string());
            let (received, sent) = (date(row.received), date(row.sent));
            let moves = letters::row_text(&row, Words::of(Language::EN));
            let over = row
                .overstep
                .map_or(String::new(), |days| format!("  overstepped by {days} (limit {})", row.limit));
            writeln!(out, "    {received:>10} {sent:>10} {:>4} {:>5}  {moves}{over}", row.days, row.total)?;
        }
        if game.days_waiting(side) > 0 {
            writeln!(out, "    {} penalty days come with the next letter", game.days_waiting(side))?;
        }
        for own in game.established().iter().filter(|own| own.of == side) {
            let then = match (own.count_from, own.first) {
                (Some(from), Some(days)) => format!("new count from {from}, {days} days for its first stage"),
                (Some(from), None) => format!("new count from {from}"),
                _ => "the game is lost".to_owned(),
            };
            let (used, limit, moves) = (own.account.used, own.account.limit, own.account.moves);
            writeln!(
                out,
                "    overstep {} established on {}: {used} of {limit} days for {moves} {}; {then}",
                own.number,
                own.on,
                if moves == 1 { "move" } else { "moves" }
            )?;
        }
    }
    for own in game.sanctions() {
        let until = own.until.map_or(String::new(), |until| format!(" until {until}"));
        writeln!(
            out,
            "  {}: {}{until} by the {} ({}): {}",
            harmless(&game.party(own.of).name),
            own.measure.name(),
            Words::of(Language::EN).text(&format!("letters-sanction-by-{}", own.by.name())),
            harmless(&own.clauses.join(", ")),
            harmless(&own.grounds)
        )?;
    }
    Ok(())
}

fn as_json(number: usize, game: &PostalGame, now: Stamp) -> Value {
    let side = |side: Side| {
        json!({
            "name": game.party(side).name,
            "account": game.account(side),
            "overstep": game.account(side).overstep(),
            "oversteps": game.oversteps(side),
            "established": game.established().iter().filter(|own| own.of == side).collect::<Vec<_>>(),
            "sanctions": game.sanctions().iter().filter(|own| own.of == side).collect::<Vec<_>>(),
            "days_waiting": game.days_waiting(side),
            "chart": game.chart(side),
        })
    };
    json!({
        "game": number,
        "rulebook": game.terms().rulebook,
        "code": game.code().name,
        "white": side(Side::White),
        "black": side(Side::Black),
        "moves": game.moves(),
        "turn": game.turn(),
        "days_left": game.left(game.turn(), now).div_euclid(86_400),
        "last_day": game.last_day(now),
        "result": game.marks("annulled"),
        "dues": game.dues(now),
    })
}

pub(super) fn due(args: &DueArgs, out: &mut Output) -> Result<Verdict> {
    let games = Games::open(&args.file)?;
    let now = day(args.on);
    let mut all: Vec<(usize, &PostalGame, Due)> = games
        .numbered()
        .flat_map(|(number, game)| game.dues(now).into_iter().map(move |due| (number, game, due)))
        .filter(|(.., due)| due.late || !args.late)
        .collect();
    all.sort_by_key(|(number, _, due)| (due.until, *number));
    for (number, game, due) in all {
        let who = due.who.map_or("arbiter".to_owned(), |side| harmless(&game.party(side).name));
        if args.json {
            out.json(&json!({ "game": number, "who": who, "due": due }))?;
        } else {
            let what = Words::of(Language::EN).describe("post-due", &due.what);
            let late = if due.late { out.red(" late") } else { String::new() };
            writeln!(out, "{} game {number}, {who}: {what} ({}){late}", due.until, due.clause)?;
        }
    }
    Ok(Verdict::Fine)
}

pub(super) fn terms(args: &TermsArgs, out: &mut Output) -> Result<Verdict> {
    let code = Code::named(&args.code)
        .with_context(|| format!("\"{}\" is no code; there are ua2013 and columns", args.code))?;
    if args.json {
        out.json(&json!({ "code": code.name, "control": code.control, "terms": code.terms() }))?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{:<22} {:>6}  {}", "control", code.control.to_string(), code.control_clause)?;
    for term in code.terms() {
        writeln!(out, "{:<22} {:>6}  {}", term.name, term.number, term.clause)?;
    }
    Ok(Verdict::Fine)
}
