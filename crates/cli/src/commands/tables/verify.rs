//! `damier tables verify`: checksums, and entries against those one move ahead.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use damier_pdn::write_fen;
use damier_rules::Variant;
use damier_tables::{Compared, Coverage, Disagreement, Tables, Verified, verify};
use serde_json::{Value, json};

use super::folder::FolderArgs;
use super::threads;
use crate::args;
use crate::output::{Output, Verdict};
use crate::progress::Progress;

/// Check tables: every checksum, and entries against those one move ahead
///
/// If every entry agrees with those one move ahead, all are right.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tables verify russian --sample 10000
  damier tables verify english --full --json

Exit code 1 means that something is wrong. With --json one line is printed:
  {\"variant\", \"slices\", \"positions\", \"wrong\", \"seconds\", \"faults\": [text, …],
   \"examples\": [{\"position\", \"stored\", \"found\"}, …],
   \"published\": {\"positions\", \"wrong\"}|null, \"refused\": text|null}     databases of others")]
pub(crate) struct VerifyArgs {
    /// The variant
    #[arg(value_parser = args::variant(), ignore_case = true)]
    variant: Variant,
    /// Look at so many entries of each slice
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    sample: u64,
    /// Look at every entry
    #[arg(long, conflicts_with = "sample")]
    full: bool,
    #[command(flatten)]
    folder: FolderArgs,
    /// How many threads work; 0 means as many as the machine has
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=1024))]
    threads: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &VerifyArgs, out: &mut Output) -> Result<Verdict> {
    let folder = args.folder.folder()?;
    let coverage = if args.full { Coverage::Full } else { Coverage::Sample(args.sample) };
    let bar = Progress::new(Some(0), "{wide_bar} {percent}%, {eta} left");
    let begun = Instant::now();
    let found = verify(
        &folder,
        args.variant,
        coverage,
        threads(args.threads),
        &mut |units| bar.set_length(units),
        &|units| bar.advance(units),
    );
    bar.finish();
    let found = found?;
    let tables = Tables::open(&folder, args.variant).ok();
    let of_each = if args.full { u64::MAX } else { args.sample };
    let compared = tables.as_ref().and_then(|tables| tables.compare(of_each));
    let refused = tables.as_ref().and_then(|tables| tables.published().err()).map(ToString::to_string);
    let seconds = begun.elapsed().as_secs_f64();
    if args.json {
        out.json(&json!({
            "variant": args.variant.name(),
            "slices": found.slices,
            "positions": found.positions,
            "wrong": found.wrong,
            "seconds": seconds,
            "faults": faults(&found),
            "examples": found.examples.iter().map(example).collect::<Vec<_>>(),
            "published": compared.as_ref().map(|own| json!({ "positions": own.positions, "wrong": own.wrong })),
            "refused": refused,
        }))?;
    } else {
        print(&found, seconds, out)?;
        if let Some(Compared { positions, wrong }) = compared {
            writeln!(
                out,
                "Published databases: {positions} positions compared with these tables, {wrong} otherwise."
            )?;
        }
        if let Some(refused) = &refused {
            writeln!(out, "{}", out.red(refused))?;
        }
    }
    let agrees = refused.is_none() && compared.is_none_or(|compared| compared.wrong == 0);
    let fine = found.wrong == 0 && found.faults.is_empty() && found.slices > 0 && agrees;
    Ok(if fine { Verdict::Fine } else { Verdict::Wrong })
}

/// What is wrong with files, each once: a slice that is damaged is met again by every slice that leads to it.
fn faults(found: &Verified) -> Vec<String> {
    let mut told = Vec::new();
    for fault in found.faults.iter().map(ToString::to_string) {
        if !told.contains(&fault) {
            told.push(fault);
        }
    }
    told
}

fn example(example: &Disagreement) -> Value {
    json!({
        "position": write_fen(&example.position.setup()),
        "stored": example.stored.map(|outcome| outcome.to_string()),
        "found": example.found.to_string(),
    })
}

fn print(found: &Verified, seconds: f64, out: &mut Output) -> Result<()> {
    for fault in faults(found) {
        writeln!(out, "{}", out.red(&fault))?;
    }
    for Disagreement { position, stored, found } in &found.examples {
        let stored = stored.map_or_else(|| "nothing".to_owned(), |outcome| outcome.to_string());
        let position = write_fen(&position.setup());
        writeln!(out, "{}", out.red(&format!("{position}: the table says {stored}, its moves say {found}")))?;
    }
    if found.slices == 0 && found.faults.is_empty() {
        writeln!(out, "There are no tables to verify.")?;
        return Ok(());
    }
    let Verified { slices, positions, wrong, .. } = found;
    writeln!(out, "{slices} slices, {positions} positions looked at in {seconds:.1} s, {wrong} wrong.")?;
    Ok(())
}
