//! What ratings begin with: an older list, and the regulations.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_federation::rating::RatingRules;
use damier_federation::{BroughtRating, Fact, Pool};
use jiff::civil::Date;
use serde_json::json;

use super::common::{Common, Desk, read, who};
use super::done;
use crate::output::{Output, Verdict};

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

pub(crate) fn regulations(args: &RegulationsArgs, common: &Common, out: &mut Output) -> Result<Verdict> {
    let Some(file) = &args.file else {
        write!(out, "{}", RatingRules::FMJD)?;
        return Ok(Verdict::Fine);
    };
    let mut desk = common.open()?;
    let numbers = read(file)?;
    let table = |path: &Option<PathBuf>| path.as_deref().map(read).transpose();
    let pools = if args.pool.is_empty() { Pool::ALL.to_vec() } else { args.pool.clone() };
    let (table_1, table_2) = (table(&args.table_1)?, table(&args.table_2)?);
    desk.say(vec![Fact::Regulations { pools, numbers, table_1, table_2 }])?;
    done(common, out, &json!({ "file": file.display().to_string() }), "The edition is in the books")
}
