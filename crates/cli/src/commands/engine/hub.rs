//! `damier engine hub`: the Hub protocol on standard input and output.

use std::io::{BufReader, stdin, stdout};

use anyhow::Result;
use clap::Args;
use damier_protocol::hub::{Settings, serve};
use damier_rules::Variant;

use super::{SetupArgs, tables};
use crate::args;
use crate::output::Verdict;

/// Speak the Hub protocol, version 2, on standard input and output
#[derive(Debug, Args)]
#[command(after_help = "\
Example of a dialogue (lines with < are answers):
  hub
  < id name=Damier … param … wait
  set-param name=variant value=russian
  init
  < ready
  pos start moves=\"22-18\"
  level move-time=1
  go think
  < info depth=1 … done move=10-15 ponder=…
  quit

Variants are normal (international), russian, brazilian, english, columns and lasca. Squares are numbers,
from 1 at the top left with White at the bottom (Lasca: from White's left hand); column games write positions
in FEN. Parameters: variant, hash (MiB), threads, lines (best moves told), ponder, tables-dir (the folder of
endgame tables, empty for none).")]
pub(crate) struct HubArgs {
    /// The variant until set-param says otherwise
    #[arg(long, default_value = "international", value_parser = args::variant(), ignore_case = true)]
    variant: Variant,
    #[command(flatten)]
    setup: SetupArgs,
}

/// Runs the command.
pub(super) fn run(args: &HubArgs) -> Result<Verdict> {
    args.setup.tables.check()?;
    let tables = Some(tables::parameter(&args.setup.tables));
    let settings =
        Settings { variant: args.variant, options: args.setup.options(), tables, ..Settings::default() };
    serve(BufReader::new(stdin()), stdout(), settings)?;
    Ok(Verdict::Fine)
}
