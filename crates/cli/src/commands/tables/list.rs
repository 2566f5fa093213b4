//! `damier tables list`: which tables there are.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use damier_rules::Variant;
use damier_tables::{Maker, SliceInfo, Tables};
use serde_json::{Value, json};

use super::folder::FolderArgs;
use crate::args;
use crate::output::{Output, Verdict, complain};

/// List the tables that are there
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tables list
  damier tables list russian --json

A slice is named by men and kings of the side to move, then of the opponent; in column games captives count.
With --json one line is printed for each variant:
  {\"variant\", \"pieces\", \"bytes\",                 all endings up to so many pieces are there
   \"slices\": [{\"material\", \"won\", \"drawn\", \"lost\", \"longest\", \"bytes\"}, …],
   \"published\": {\"pieces\", \"files\", \"makers\"}|null, \"refused\": text|null}     databases of others, English draughts")]
pub(crate) struct ListArgs {
    /// Show every slice of this variant
    #[arg(value_parser = args::variant(), ignore_case = true)]
    variant: Option<Variant>,
    #[command(flatten)]
    folder: FolderArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &ListArgs, out: &mut Output) -> Result<Verdict> {
    let folder = args.folder.folder()?;
    let mut verdict = Verdict::Fine;
    for variant in args.variant.map_or_else(|| Variant::ALL.to_vec(), |variant| vec![variant]) {
        let tables = match Tables::open(&folder, variant) {
            Ok(tables) => tables,
            // What is wrong with the tables of one variant keeps nobody from seeing the others.
            Err(fault) => {
                out.flush()?;
                complain(&fault.into());
                verdict = Verdict::Unusable;
                continue;
            }
        };
        let slices = tables.slices();
        if args.json {
            out.json(&json(&tables, &slices))?;
        } else {
            summary(&tables, &slices, out)?;
            if args.variant.is_some() {
                print(&slices, out)?;
            }
        }
    }
    Ok(verdict)
}

fn bytes(slices: &[SliceInfo]) -> u64 {
    slices.iter().map(|slice| slice.bytes).sum()
}

fn json(tables: &Tables, slices: &[SliceInfo]) -> Value {
    let slice = |slice: &SliceInfo| {
        json!({
            "material": slice.material.to_string(), "won": slice.counts.won, "drawn": slice.counts.drawn,
            "lost": slice.counts.lost, "longest": slice.counts.longest, "bytes": slice.bytes,
        })
    };
    json!({
        "variant": tables.variant().name(),
        "pieces": if slices.is_empty() { 0 } else { tables.most_pieces() },
        "bytes": bytes(slices),
        "slices": slices.iter().map(slice).collect::<Vec<_>>(),
        "published": tables.published().ok().flatten().map(|own| json!({
            "pieces": own.most_pieces(), "files": own.files(),
            "makers": own.makers().map(Maker::name).collect::<Vec<_>>(),
        })),
        "refused": tables.published().err().map(ToString::to_string),
    })
}

fn summary(tables: &Tables, slices: &[SliceInfo], out: &mut Output) -> Result<()> {
    let name = tables.variant().name();
    if slices.is_empty() {
        writeln!(out, "{name:13} none")?;
        return published(tables, out);
    }
    let megabytes = bytes(slices) as f64 / 1e6;
    let (pieces, count) = (tables.most_pieces(), slices.len());
    writeln!(out, "{name:13} all endings up to {pieces} pieces, {count} slices, {megabytes:.1} MB")?;
    published(tables, out)
}

/// The databases of others beside them.
fn published(tables: &Tables, out: &mut Output) -> Result<()> {
    match tables.published() {
        Ok(None) => {}
        Ok(Some(own)) => {
            let makers: Vec<_> = own.makers().map(Maker::name).collect();
            let (pieces, files) = (own.most_pieces(), own.files());
            let s = if files == 1 { "" } else { "s" };
            writeln!(
                out,
                "{:13} published by {}: up to {pieces} pieces, {files} file{s}",
                "",
                makers.join(" and ")
            )?;
        }
        Err(fault) => writeln!(out, "{:13} {}", "", out.red(&fault.to_string()))?,
    }
    Ok(())
}

fn print(slices: &[SliceInfo], out: &mut Output) -> Result<()> {
    let head = format!("{:11} {:>12} {:>12} {:>12} {:>8}", "slice", "won", "drawn", "lost", "longest");
    writeln!(out, "\n{}", out.bold(&head))?;
    for SliceInfo { material, counts, .. } in slices {
        let name = material.to_string();
        let (won, drawn, lost, longest) = (counts.won, counts.drawn, counts.lost, counts.longest);
        writeln!(out, "{name:11} {won:>12} {drawn:>12} {lost:>12} {longest:>8}")?;
    }
    Ok(())
}
