//! `damier rulebooks`: what the codes say about play, each point with its clause.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValuesParser;
use damier_rules::Rulebook;
use serde_json::{Value, json};

use crate::output::{Output, Verdict};

/// Show the rulebooks, or one with its rules, switches and clauses
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier rulebooks
  damier rulebooks fmjd-100
  damier rulebooks --json

With --json each rulebook is one line:
  {\"name\", \"variant\", \"code\", \"edition\", \"year\",
   \"rows\": [{\"chapter\", \"topic\", \"value\", \"clauses\": [clause, …]}, …]}
\"rows\" only where a rulebook is named.")]
pub(crate) struct RulebooksArgs {
    /// The rulebook [default: all of them, in a table]
    #[arg(value_parser = PossibleValuesParser::new(Rulebook::NAMES), ignore_case = true, hide_possible_values = true)]
    name: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &RulebooksArgs, out: &mut Output) -> Result<Verdict> {
    match (&args.name, args.json) {
        (None, false) => table(out)?,
        (None, true) => {
            for book in Rulebook::all() {
                out.json(&summary(&book))?;
            }
        }
        (Some(name), false) => print(&Rulebook::named(name)?, out)?,
        (Some(name), true) => {
            let book = Rulebook::named(name)?;
            let mut value = summary(&book);
            value["rows"] = book
                .rows()
                .map(|row| json!({ "chapter": row.chapter, "topic": row.topic, "value": row.value, "clauses": row.clauses }))
                .collect();
            out.json(&value)?;
        }
    }
    Ok(Verdict::Fine)
}

fn summary(book: &Rulebook) -> Value {
    json!({
        "name": book.name,
        "variant": book.variant.name(),
        "code": book.title,
        "edition": book.edition.text,
        "year": book.edition.year,
    })
}

fn table(out: &mut Output) -> Result<()> {
    writeln!(out, "{}", out.bold(&format!("{:17} {:14} {}", "rulebook", "variant", "code")))?;
    for book in Rulebook::all() {
        writeln!(out, "{:17} {:14} {}", book.name, book.variant.name(), book.title)?;
    }
    writeln!(out, "\ndamier rulebooks NAME shows one with its clauses")?;
    Ok(())
}

fn print(book: &Rulebook, out: &mut Output) -> Result<()> {
    writeln!(out, "{}", out.bold(book.name))?;
    let mut chapter = "";
    let rows: Vec<_> = book.rows().collect();
    let width = rows.iter().map(|row| row.topic.chars().count()).max().unwrap_or(0);
    for row in rows {
        if row.chapter != chapter {
            chapter = row.chapter;
            writeln!(out, "\n{}", out.bold(chapter))?;
        }
        let clauses =
            if row.clauses.is_empty() { String::new() } else { format!("  [{}]", row.clauses.join(", ")) };
        writeln!(out, "  {:width$}  {}{}", row.topic, row.value, out.dim(&clauses))?;
    }
    Ok(())
}
