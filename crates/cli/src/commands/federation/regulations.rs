//! What ratings begin with: an older list, and the regulations.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_acts::federation as acts;
use damier_federation::rating::RatingRules;
use damier_federation::{Fact, Pool};
use jiff::civil::Date;
use serde_json::json;

use super::common::{Common, OpenBooks, read};
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

pub(crate) fn bring(args: &BringArgs, desk: &mut OpenBooks<'_>, out: &mut Output) -> Result<Verdict> {
    let act = acts::Bring { list: read(&args.file)?, pool: Some(args.pool), from: Some(args.from) };
    let facts = desk.act(act).with_context(|| args.file.display().to_string())?;
    let count = facts.iter().map(|fact| match fact {
        Fact::Brought { ratings, .. } => ratings.len(),
        _ => 0,
    });
    let count: usize = count.sum();
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
    let (pools, table_1, table_2) = (args.pool.clone(), table(&args.table_1)?, table(&args.table_2)?);
    desk.act(acts::LoadRegulations { text: numbers, pools, table_1, table_2 })?;
    done(common, out, &json!({ "file": file.display().to_string() }), "The edition is in the books")
}
