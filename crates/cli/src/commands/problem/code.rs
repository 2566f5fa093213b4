//! `damier problem code`: a code of composing as data, and the file of one.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use clap::Args;
use damier_compose::Code;
use damier_compose::formal::OwnCode;

use crate::input;
use crate::output::{Output, Verdict};

/// Print a code of composing as a file, to begin one of your own with
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier problem code ua2013 > club.toml           change what your code says otherwise
  damier problem check works.pdn --code club.toml

A code of your own is like one built in. Groups, leads and inaccuracies that it names stand in the place of those there; a
list that is left out stays as it is there. What it does not ask for it names with its clause:
  [[without]]
  requirement = \"balance\"
  clause = \"Club rules, 4\"
Such requirements are: first move, legality, balance, construction, final, variations, inaccuracies, naturalness.")]
pub(crate) struct CodeArgs {
    /// ua2013, ua2023 or columns
    #[arg(value_name = "CODE", default_value = "ua2023")]
    code: Code,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &CodeArgs, out: &mut Output) -> Result<Verdict> {
    let own = OwnCode::of(args.code);
    if args.json {
        out.json(&serde_json::to_value(&own)?)?;
    } else {
        write!(out, "{}", toml::to_string(&own).context("the code cannot be written")?)?;
    }
    Ok(Verdict::Fine)
}

/// The code that somebody names: one built in, or one of his own in a file with the one that it is like.
pub(super) fn read(text: &str) -> Result<(Code, Option<&'static OwnCode>)> {
    let file = Path::new(text);
    if file.extension().is_none_or(|ending| ending != "toml") {
        return Ok((text.parse()?, None));
    }
    let written = input::text(file)?;
    let own: OwnCode = toml::from_str(&written).with_context(|| format!("{text} is no code of composing"))?;
    let like = own.like()?;
    Ok((like, Some(own.keep().with_context(|| text.to_owned())?)))
}
