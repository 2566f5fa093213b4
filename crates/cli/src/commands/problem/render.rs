//! `damier problem render`: a diagram with the caption of the code, and the solution.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_compose::Composition;
use damier_compose::notation::write_solution;
use damier_documents::paper::{Block, Figure, Grid, Heading, Paper, Text};
use damier_documents::{Coordinates, Diagram, Theme};

use super::works::WorkArgs;
use crate::args::one_of;
use crate::output::{Output, Verdict};

/// Draw compositions as the codes print them: number and author above, the task below
///
/// A win is not printed; the solution follows in short notation where the author gives one.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier problem render problems.pdn
  damier problem render --position W:Wc3,e3:Bh8 --task draw -o problem.svg
  damier problem render problems.pdn -o problems.pdf

Text and PDF take any number of compositions, SVG and PNG one.")]
pub(crate) struct RenderArgs {
    #[command(flatten)]
    works: WorkArgs,
    /// The format [default: by the ending of FILE; without FILE text]
    #[arg(short, long, value_parser = one_of(FORMATS))]
    format: Option<Format>,
    /// Leave the solution out
    #[arg(long)]
    no_solution: bool,
    /// The width of a PNG in pixels
    #[arg(short, long, value_name = "PIXELS", default_value_t = 800)]
    width: u32,
    /// Where to write
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

const FORMATS: [(&str, Format); 4] =
    [("text", Format::Text), ("svg", Format::Svg), ("png", Format::Png), ("pdf", Format::Pdf)];

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Text,
    Svg,
    Png,
    Pdf,
}

/// Runs the command.
pub(crate) fn run(args: &RenderArgs, out: &mut Output) -> Result<Verdict> {
    let bytes = match format(args)? {
        Format::Text => text(args)?.into_bytes(),
        Format::Svg => drawn(&args.works.one()?).svg().into_bytes(),
        Format::Png => drawn(&args.works.one()?).png(args.width)?,
        Format::Pdf => damier_typeset::pdf(&paper(args)?, None)?,
    };
    match args.output.as_deref().filter(|path| *path != Path::new("-")) {
        Some(path) => {
            std::fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))?;
        }
        None => out.write_all(&bytes)?,
    }
    Ok(Verdict::Fine)
}

fn format(args: &RenderArgs) -> Result<Format> {
    let ending = args.output.as_deref().and_then(Path::extension).and_then(|ending| ending.to_str());
    let by_name = |ending: &str| FORMATS.into_iter().find(|(name, _)| name.eq_ignore_ascii_case(ending));
    let format = match (args.format, ending) {
        (Some(format), _) => format,
        (None, Some("txt")) => Format::Text,
        (None, Some(ending)) => match by_name(ending) {
            Some((_, format)) => format,
            None => bail!("\"{ending}\" is no format; there are text, svg, png and pdf"),
        },
        (None, None) => Format::Text,
    };
    if args.output.is_none() && matches!(format, Format::Png | Format::Pdf) {
        bail!("this format is no text; say where to write it with --output FILE, or --output - for a pipe");
    }
    Ok(format)
}

/// The board alone, with heading and task in the line below it.
fn drawn(work: &Composition) -> Diagram {
    let caption = [Some(work.heading()), work.task.goal.caption()];
    let caption: Vec<String> = caption.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    Diagram { caption: (!caption.is_empty()).then(|| caption.join(" · ")), ..board(work) }
}

fn board(work: &Composition) -> Diagram {
    Diagram {
        theme: Theme::Print,
        coordinates: Coordinates::of(work.variant()),
        turn: work.is_turned,
        ..Diagram::new(work.given())
    }
}

fn solution(args: &RenderArgs, work: &Composition) -> String {
    match work.given_solution() {
        Some((start, solution)) if !args.no_solution && !solution.is_empty() => {
            write_solution(&start, &solution, work.code)
        }
        _ => String::new(),
    }
}

fn works(args: &RenderArgs) -> Result<Vec<Composition>> {
    args.works.entries()?.into_iter().map(|entry| entry.work.context(entry.place)).collect()
}

fn text(args: &RenderArgs) -> Result<String> {
    let mut text = String::new();
    for work in works(args)? {
        let board = board(&work).text();
        let parts =
            [work.heading(), board, work.task.goal.caption().unwrap_or_default(), solution(args, &work)];
        for part in parts.iter().filter(|part| !part.is_empty()) {
            text.push_str(part.trim_end());
            text.push('\n');
        }
        text.push('\n');
    }
    Ok(text)
}

/// Three to a row, the solutions below, as books have them.
fn paper(args: &RenderArgs) -> Result<Paper> {
    let works = works(args)?;
    let mut paper = Paper::new("Compositions", "uk").without_masthead();
    for row in works.chunks(3) {
        let cells = row.iter().map(|work| {
            let diagram = Diagram { caption: work.task.goal.caption(), ..board(work) };
            vec![Block::paragraph(Text::strong(work.heading())), Figure::new(diagram).into()]
        });
        paper = paper.with(Grid::cards(3, cells));
        for work in row {
            let moves = solution(args, work);
            if !moves.is_empty() {
                paper = paper.with(Heading::part(work.heading()));
                paper = paper.with_all(moves.lines().map(Block::moves));
            }
        }
    }
    Ok(paper)
}
