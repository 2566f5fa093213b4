//! `damier display paper` and `damier display beauty`: results, the check of annex XI, slips, beauty prizes.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use damier_displays::beauty::{Category, Judge, Submission, anonymous};
use damier_documents::displays;
use serde::de::DeserializeOwned;

use super::hall::open;
use crate::args::one_of;
use crate::commands::sheet::SheetArgs;
use crate::input;
use crate::output::{Output, Verdict};

/// A paper.
#[derive(Debug, Clone, Copy)]
enum Kind {
    Results,
    Achievement,
    Slips,
}

/// Make a paper: results, achievement, slips
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier display paper sunday.simul results -o results.pdf --lang lt
  damier display paper sunday.simul achievement -o check.pdf
  damier display paper sunday.simul slips --address https://club.example/simul -o slips.pdf

A slip has the address with the number of its board as a code for phones; displays on the site print slips that open
their boards.")]
pub(crate) struct PaperArgs {
    /// The file
    file: PathBuf,
    /// Which paper: results, achievement or slips
    #[arg(value_parser = one_of([("results", Kind::Results), ("achievement", Kind::Achievement), ("slips", Kind::Slips)]))]
    kind: Kind,
    /// What stands before the number of a board in the addresses of slips [default: slips without a code]
    #[arg(long)]
    address: Option<String>,
    #[command(flatten)]
    sheet: SheetArgs,
}

/// Print what judges of a beauty prize get, or with their orders the prizes (FMJD-XI.6)
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier display beauty sent.json combination --lot 20260501 -o judges.pdf
  damier display beauty sent.json combination --lot 20260501 --judges judges.json -o prizes.pdf

sent.json is a list of {\"category\": \"game|novelty|ending|combination\", \"federation\", \"players\", \"year\", \"game\"};
judges.json a list of five {\"name\", \"federation\", \"title\": \"MI|GMI\", \"order\": [numbers, the best first]}. The lot gives
the numbers, so it is the same both times.")]
pub(crate) struct BeautyArgs {
    /// What was sent in, as JSON
    sent: PathBuf,
    /// game, novelty, ending or combination
    #[arg(value_parser = one_of([("game", Category::Game), ("novelty", Category::Novelty), ("ending", Category::Ending), ("combination", Category::Combination)]))]
    category: Category,
    /// The lot by which numbers are given
    #[arg(long)]
    lot: u64,
    /// The orders of the judges, as JSON
    #[arg(long)]
    judges: Option<PathBuf>,
    #[command(flatten)]
    sheet: SheetArgs,
}

pub(super) fn paper(args: &PaperArgs, out: &mut Output) -> Result<Verdict> {
    let display = open(&args.file)?;
    let words = args.sheet.words();
    let paper = match args.kind {
        Kind::Results => displays::results(&display, words),
        Kind::Achievement => displays::achievement(&display, words),
        Kind::Slips => {
            let link = |address: &String, number| format!("{}/{number}", address.trim_end_matches('/'));
            let boards = 1..=display.boards().len();
            let links = boards.filter_map(|number| Some(link(args.address.as_ref()?, number)));
            displays::slips(&display, &links.collect::<Vec<_>>(), words)
        }
    };
    args.sheet.deliver(&paper, out)
}

pub(super) fn beauty(args: &BeautyArgs, out: &mut Output) -> Result<Verdict> {
    let sent: Vec<Submission> = read(&args.sent)?;
    let (set, words) = (anonymous(&sent, args.category, args.lot), args.sheet.words());
    let paper = match &args.judges {
        None => displays::judges_sheet(args.category, &set, words),
        Some(path) => {
            let judges: Vec<Judge> = read(path)?;
            displays::prizes(args.category, &set, &sent, &judges, words)?
        }
    };
    args.sheet.deliver(&paper, out)
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T> {
    let text = input::text(path)?;
    serde_json::from_str(&text).with_context(|| path.display().to_string())
}
