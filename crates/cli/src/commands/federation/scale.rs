//! The scale: whether it drifts, and what its two tables say.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use damier_federation::rating::{ExpectedBy, RatingRules, rules_of, study};
use damier_federation::{PersonId, Pool};
use jiff::civil::Date;
use serde_json::json;

use super::common::{Common, OpenBooks};
use super::done;
use super::ratings::list_on;
use crate::output::{Output, Verdict};

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

pub(crate) fn drift(args: &DriftArgs, desk: &OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
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
