//! `damier check`: whether files are as they were written.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use damier_store::{Checked, check_file};
use serde_json::json;

use crate::output::{Output, Verdict};

/// Look whether event files, contests, books and copies of a site are as they were written
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier check cup.damier
  damier check monday.damier-site --json

Every page, every fact with its sum and everything attached is compared with what was written. Facts from before there
were sums are counted apart. The exit code is 1 if a file is damaged or is none of ours. A site that is being served is
looked at through a copy: damier backup.")]
pub(crate) struct CheckArgs {
    /// The files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &CheckArgs, out: &mut Output) -> Result<Verdict> {
    let mut verdict = Verdict::Fine;
    let mut all = Vec::new();
    for path in &args.files {
        let (file, found) = (path.display().to_string(), check_file(path));
        if found.is_err() {
            verdict = Verdict::Wrong;
        }
        match found {
            Ok(Checked { facts, sealed, attached }) if args.json => {
                all.push(json!({ "file": file, "fine": true, "facts": facts, "sealed": sealed, "attached": attached }));
            }
            Ok(Checked { facts, sealed, attached }) => {
                writeln!(
                    out,
                    "{file}: fine; {facts} facts, {sealed} of them with a sum, {attached} attachments"
                )?;
            }
            Err(error) if args.json => {
                all.push(json!({ "file": file, "fine": false, "fault": error.fault.to_string() }));
            }
            Err(error) => {
                writeln!(out, "{error}")?;
                if let Some(next) = error.fault.next_step() {
                    writeln!(out, "  {next}")?;
                }
            }
        }
    }
    if args.json {
        out.json(&serde_json::Value::from(all))?;
    }
    Ok(verdict)
}
