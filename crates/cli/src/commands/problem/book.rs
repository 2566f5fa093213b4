//! `damier problem book`: a collection as a typeset book.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use damier_documents::compositions::{Book, book};

use super::describe::SpokenArgs;
use super::works::WorkArgs;
use crate::output::{Output, Verdict};

/// Make a book of compositions: diagrams with solutions, indexes of authors, motifs and material
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier problem book problems.pdn --pdf book.pdf --lang uk --title \"Сто мініатюр\"
  damier problem book problems.pdn --lang fr

Of each work: number, author, residence, diagram, task, solution, source. Motifs are those that the main
line of the author shows, and those that Theme tags name. Without --pdf the book is printed as text; --pdf
alone writes it beside the first file.")]
pub(crate) struct BookArgs {
    #[command(flatten)]
    works: WorkArgs,
    #[command(flatten)]
    spoken: SpokenArgs,
    /// The title [default: "Compositions" in the language of the book]
    #[arg(long)]
    title: Option<String>,
    /// Leave the solutions out
    #[arg(long)]
    no_solutions: bool,
    /// Write a PDF
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pdf: Option<Option<PathBuf>>,
}

/// Runs the command.
pub(crate) fn run(args: &BookArgs, out: &mut Output) -> Result<Verdict> {
    let words = args.spoken.words();
    let (works, verdict) = args.works.usable()?;
    let title = args.title.clone().unwrap_or_else(|| words.text("proof-compositions"));
    let paper = book(&works, &Book { title, solutions: !args.no_solutions }, words);
    let Some(to) = &args.pdf else {
        let width = terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0));
        out.write_all(paper.text(width).as_bytes())?;
        return Ok(verdict);
    };
    let path = to.clone().unwrap_or_else(|| args.works.first_file().with_extension("pdf"));
    let bytes = damier_typeset::pdf(&paper, None)?;
    match path == Path::new("-") {
        true => out.write_all(&bytes)?,
        false => {
            std::fs::write(&path, bytes).with_context(|| format!("{} cannot be written", path.display()))?;
            writeln!(out, "{}", path.display())?;
        }
    }
    Ok(verdict)
}
