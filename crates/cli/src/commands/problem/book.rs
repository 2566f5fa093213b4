//! `damier problem book`: a collection as a typeset book.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use damier_compose::Composition;
use damier_compose::check::examine;
use damier_compose::solver::Verdict as Proof;
use damier_documents::compositions::{Book, book};

use super::describe::SpokenArgs;
use super::means::MeansArgs;
use super::works::WorkArgs;
use crate::output::{Output, Verdict};
use crate::progress::Progress;

/// Make a book of compositions: diagrams with solutions, indexes of authors, motifs and material
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier problem book problems.pdn --pdf book.pdf --lang uk --title \"Сто мініатюр\"
  damier problem book problems.pdn --lang fr
  damier problem book problems.pdn --solve --time 20 --pdf

Of each work: number, author, residence, diagram, task, solution, source. Motifs are those that the main
line shows, and those that Theme tags name. With --solve the solution is looked for where the author gives none;
the book says of which works. Without --pdf the book is printed as text; --pdf alone writes it beside the first
file.")]
pub(crate) struct BookArgs {
    #[command(flatten)]
    works: WorkArgs,
    #[command(flatten)]
    spoken: SpokenArgs,
    /// The title [default: "Compositions" in the language of the book]
    #[arg(long)]
    title: Option<String>,
    /// Leave the solutions out
    #[arg(long, conflicts_with = "solve")]
    no_solutions: bool,
    /// Look for the solutions that the authors do not give
    #[arg(long)]
    solve: bool,
    #[command(flatten)]
    means: MeansArgs,
    /// Write a PDF
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pdf: Option<Option<PathBuf>>,
}

/// Solves the works without a solution of their author; which of them, by their numbers in the book.
fn solve(args: &BookArgs, works: &mut [Composition]) -> Vec<usize> {
    let wanted = works.iter().filter(|work| work.solution.is_empty()).count();
    let bar = Progress::new(Some(wanted as u64), "{wide_bar} {pos}/{len}, {eta} left");
    let mut found = Vec::new();
    for (number, work) in (1..).zip(works).filter(|(_, work)| work.solution.is_empty()) {
        let means = args.means.of(work.variant(), wanted);
        let proved = examine(work, &means, &mut |_| bar.advance(0)).ok();
        bar.advance(1);
        let proved = proved.filter(|own| own.verdict() == Proof::Proven);
        if let Some(stage) = proved.and_then(|own| own.stages.into_iter().next()) {
            work.solution = stage.solution;
            found.push(number);
        }
    }
    bar.finish();
    found
}

/// Runs the command.
pub(crate) fn run(args: &BookArgs, out: &mut Output) -> Result<Verdict> {
    let words = args.spoken.words();
    let (mut works, verdict) = args.works.usable()?;
    let found = if args.solve { solve(args, &mut works) } else { Vec::new() };
    let open = works.iter().filter(|work| work.solution.is_empty()).count();
    if open > 0 && !args.no_solutions {
        let counted = damier_language::Args::new().with("open", open).with("all", works.len());
        eprintln!("{}", words.translate("book-open", &counted));
    }
    let title = args.title.clone().unwrap_or_else(|| words.text("proof-compositions"));
    let paper = book(&works, &Book { title, solutions: !args.no_solutions, found }, words);
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
