//! `damier problem render`: a diagram with the caption of the code, and the solution.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_compose::Composition;
use damier_compose::notation::write_solution;
use damier_documents::compositions::caption;
use damier_documents::paper::{Block, Figure, Grid, Heading, Paper, Text};
use damier_documents::{Coordinates, Diagram, Picture, Theme};
use damier_language::Words;

use super::describe::SpokenArgs;
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
  damier problem render problems.pdn -o problems.pdf --lang fr

Text and PDF take any number of compositions, SVG and PNG one.")]
pub(crate) struct RenderArgs {
    #[command(flatten)]
    works: WorkArgs,
    #[command(flatten)]
    spoken: SpokenArgs,
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
    let format = format(args)?;
    let (works, verdict) = match format {
        Format::Text | Format::Pdf => args.works.usable()?,
        Format::Svg | Format::Png => (vec![args.works.one()?], Verdict::Fine),
    };
    let bytes = match (format, works.first()) {
        (Format::Svg, Some(work)) => drawn(args.spoken.words(), work).svg().into_bytes(),
        (Format::Png, Some(work)) => drawn(args.spoken.words(), work).png(args.width)?,
        (Format::Pdf, _) => damier_typeset::pdf(&paper(args, &works), None)?,
        _ => text(args, &works).into_bytes(),
    };
    match args.output.as_deref().filter(|path| *path != Path::new("-")) {
        Some(path) => {
            std::fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))?;
        }
        None => out.write_all(&bytes)?,
    }
    Ok(verdict)
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
fn drawn(words: &Words, work: &Composition) -> Diagram {
    let parts = [Some(work.heading()), caption(work, words)];
    let caption: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
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

/// Number and author; where there are several works and one has neither, its place and source.
fn heading(work: &Composition, at: usize, all: usize) -> String {
    let heading = work.heading();
    if all == 1 || !heading.is_empty() {
        return heading;
    }
    let source = work.source.as_deref().unwrap_or_default();
    format!("{at}. {source}").trim_end().to_owned()
}

fn text(args: &RenderArgs, works: &[Composition]) -> String {
    let words = args.spoken.words();
    let mut text = String::new();
    for (at, work) in (1..).zip(works) {
        let heading = heading(work, at, works.len());
        let caption = caption(work, words).unwrap_or_default();
        let parts = [heading, board(work).text(), caption, solution(args, work)];
        for part in parts.iter().filter(|part| !part.is_empty()) {
            text.push_str(part.trim_end());
            text.push('\n');
        }
        text.push('\n');
    }
    text
}

/// Three to a row, the solutions below on the same page, as books have them (UA13-VI.7.4.9).
fn paper(args: &RenderArgs, works: &[Composition]) -> Paper {
    let headed: Vec<(String, &Composition)> =
        (1..).zip(works).map(|(at, work)| (heading(work, at, works.len()), work)).collect();
    let words = args.spoken.words();
    let title = words.text("proof-compositions");
    let mut paper = Paper::new(title, words.language().code()).without_masthead();
    for row in headed.chunks(3) {
        let cells = row.iter().map(|(heading, work)| {
            let diagram = Diagram { caption: caption(work, words), ..board(work) };
            vec![Block::paragraph(Text::strong(heading.clone())), Figure::new(diagram).into()]
        });
        let mut blocks: Vec<Block> = vec![Grid::cards(3, cells).into()];
        let mut letters = 0;
        for (heading, work) in row {
            let moves = solution(args, work);
            letters += moves.len();
            if !moves.is_empty() {
                blocks.push(Heading::part(heading.clone()).into());
                blocks.extend(moves.lines().map(Block::moves));
            }
        }
        // What is longer than a page has to run over.
        paper = match letters > LONG {
            true => paper.with_all(blocks),
            false => paper.with(Block::together(blocks)),
        };
    }
    paper
}

/// Solutions of a row with more letters than this may run over the end of a page.
const LONG: usize = 1800;
