//! `damier diagram`: draws a position, legal or not.

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_documents::{Coordinates, Diagram, Picture, Route, TextStyle, Theme};
use damier_pdn::{Corner, Numbering, PositionStyle, write_position_text};
use damier_rules::{Square, Variant};

use crate::args::one_of;
use crate::output::{Output, Verdict};
use crate::position::PositionArgs;

/// Draw a position as SVG, PNG or text
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier diagram russian
  damier diagram russian --format notation --position \"W:Wa1:Bh8\"
  damier diagram international --position \"W:W28,K32:B14,23\" --last-move 33-28 -o board.svg
  damier diagram columns --position \"W:Wc1=1+0000,d6=00:Ba1=01\" --theme print -o towers.png

Any set-up is drawn, also one that cannot arise in play.")]
pub(crate) struct DiagramArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// The format [default: by the ending of FILE; without FILE text]
    #[arg(short, long, value_parser = one_of([("svg", Format::Svg), ("png", Format::Png), ("text", Format::Text), ("notation", Format::Notation)]))]
    format: Option<Format>,
    /// The colours [default: wood; checkers for english]
    #[arg(short, long, value_parser = one_of(Theme::ALL.map(|theme| (theme.name(), theme))))]
    theme: Option<Theme>,
    /// Black at the bottom
    #[arg(long)]
    flip: bool,
    /// Name the squares, as the variant does or as told
    #[arg(
        short, long, value_name = "HOW", num_args = 0..=1, require_equals = true,
        default_missing_value = "usual", value_parser = one_of(NAMES)
    )]
    coordinates: Option<Names>,
    /// Mark the last move: its squares with -, x or : between them
    #[arg(short, long, value_name = "MOVE")]
    last_move: Option<String>,
    /// Draw an arrow, such as 32-28; may be given several times
    #[arg(short, long, value_name = "MOVE")]
    arrow: Vec<String>,
    /// A line below the board
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
    /// Text in plain letters: w and b are men, W and B kings
    #[arg(long)]
    ascii: bool,
    /// The width of a PNG in pixels
    #[arg(short, long, value_name = "PIXELS", default_value_t = 800)]
    width: u32,
    /// Where to write; `-` is standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

const NAMES: [(&str, Names); 4] = [
    ("usual", Names::Usual),
    ("numbers", Names::Told(Coordinates::Numbers)),
    ("letters", Names::Told(Coordinates::Letters)),
    ("none", Names::Told(Coordinates::None)),
];

/// How the squares are to be named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Names {
    /// As the codes of the variant do.
    Usual,
    Told(Coordinates),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Text,
    /// The position in the notation of the codes, each side with its count.
    Notation,
}

/// Runs the command.
pub(crate) fn run(args: &DiagramArgs, out: &mut Output) -> Result<Verdict> {
    let format = format(args)?;
    let diagram = diagram(args)?;
    let style = if args.ascii { TextStyle::Ascii } else { TextStyle::Unicode };
    let bytes = match format {
        Format::Svg => diagram.svg().into_bytes(),
        Format::Png => diagram.png(args.width)?,
        Format::Text => diagram.text_in(style).into_bytes(),
        Format::Notation => {
            let text = write_position_text(&args.position.setup()?, PositionStyle::Counted);
            format!("{text}\n").into_bytes()
        }
    };
    match args.output.as_deref().filter(|path| *path != Path::new("-")) {
        Some(path) => {
            std::fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))?;
        }
        None => out.write_all(&bytes)?,
    }
    Ok(Verdict::Fine)
}

/// As told, else by the ending of the file, else text.
fn format(args: &DiagramArgs) -> Result<Format> {
    let ending = args.output.as_deref().and_then(Path::extension).map(OsStr::to_ascii_lowercase);
    let format = match (args.format, ending.as_ref().and_then(|ending| ending.to_str())) {
        (Some(format), _) => format,
        (None, Some("svg")) => Format::Svg,
        (None, Some("png")) => Format::Png,
        (None, Some("txt")) => Format::Text,
        (None, _) if args.output.is_none() => Format::Text,
        (None, _) => {
            bail!("the ending of the file does not tell the format; say --format svg, png, text or notation")
        }
    };
    if format == Format::Png && args.output.is_none() {
        bail!("a PNG picture is no text; say where to write it with --output FILE, or --output - for a pipe");
    }
    Ok(format)
}

fn diagram(args: &DiagramArgs) -> Result<Diagram> {
    let plain = Diagram::new(args.position.setup()?);
    let variant = args.position.variant;
    let coordinates = match args.coordinates {
        None => Coordinates::None,
        Some(Names::Usual) => Coordinates::of(variant),
        Some(Names::Told(coordinates)) => coordinates,
    };
    Ok(Diagram {
        theme: args.theme.unwrap_or(plain.theme),
        flip: args.flip,
        coordinates,
        last_move: args.last_move.as_deref().map(|text| route(variant, text)).transpose()?,
        arrows: args.arrow.iter().map(|text| arrow(variant, text)).collect::<Result<_>>()?,
        caption: args.caption.clone(),
        ..plain
    })
}

fn arrow(variant: Variant, text: &str) -> Result<(Square, Square)> {
    match route(variant, text)?.squares.as_slice() {
        [from, to] => Ok((*from, *to)),
        squares => bail!("an arrow goes between two squares; \"{text}\" names {}", squares.len()),
    }
}

/// The squares of a move, and those jumped over where the text leaves no doubt.
fn route(variant: Variant, text: &str) -> Result<Route> {
    let squares: Vec<Square> = text
        .split(|c: char| !c.is_ascii_alphanumeric() || matches!(c, 'x' | 'X'))
        .map(|name| {
            square(variant, name)
                .with_context(|| format!("\"{name}\" in \"{text}\" names no square of the board"))
        })
        .collect::<Result<_>>()?;
    if squares.len() < 2 {
        bail!("a move goes between two squares or more, such as 32-28 or c3:e5; \"{text}\" names one");
    }
    let is_capture = text.contains(['x', 'X', ':', '×']);
    let jumped = squares.windows(2).filter_map(|leg| between(variant, leg)).filter(|_| is_capture).collect();
    Ok(Route { squares, jumped })
}

/// A square by its algebraic name or its number.
fn square(variant: Variant, name: &str) -> Option<Square> {
    let board = variant.board();
    let numbers = Numbering::Numbers(Corner::used_in(variant));
    Numbering::Algebraic.square(board, name).or_else(|| numbers.square(board, name))
}

/// The square in the middle of a jump over one.
fn between(variant: Variant, leg: &[Square]) -> Option<Square> {
    let board = variant.board();
    let [(x1, y1), (x2, y2)] = [leg.first()?, leg.last()?].map(|square| board.place(*square));
    let one_over = x1.abs_diff(x2) == 2 && y1.abs_diff(y2) == 2;
    one_over.then(|| board.at(((x1 + x2) / 2) as i8, ((y1 + y2) / 2) as i8)).flatten()
}
