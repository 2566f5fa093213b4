//! `damier check`: whether files are as they were written.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use damier_store::{Checked, Place, StoreError, check_database, check_file};
use serde_json::json;

use crate::output::{Output, Verdict};

/// Look whether event files, contests, books and copies of a site are as they were written
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier check cup.damier
  damier check monday.damier-site --json
  damier check postgres://damier@db/damier

Every page, every fact with its sum and everything attached is compared with what was written. Facts from before there
were sums are counted apart. The exit code is 1 if a file is damaged or is none of ours. A database of PostgreSQL is
looked at where it is, while it serves or not; a folder that is being served through a copy: damier backup. A server
looks at its own facts after every start and once a day, and tells its administrators.")]
pub(crate) struct CheckArgs {
    /// The files, or addresses of databases
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
        let (file, found) = look(path)?;
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

/// Looks at a file or a database; what it is called, without a password.
fn look(path: &Path) -> Result<(String, Result<Checked, StoreError>)> {
    let address = path.to_str().filter(|text| text.starts_with("postgres"));
    match address.and_then(|text| text.parse::<Place>().ok()) {
        Some(place @ Place::Postgres(_)) => {
            let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
            Ok((place.to_string(), runtime.block_on(check_database(&place))))
        }
        _ => Ok((path.display().to_string(), check_file(path))),
    }
}
