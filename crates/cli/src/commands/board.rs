//! `damier board`: a game at a board, ruled line by line without an event.

use std::io::{BufRead, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use damier_board::{Board, LONGEST_LINE, MOST_LINES, Terms};
use damier_clock::Span;
use damier_desk::acts::{board_help, board_lines, not_written};
use damier_language::{Args, Language};
use damier_rules::Color;
use serde_json::json;

use crate::args::one_of;
use crate::commands::event::words_of;
use crate::output::{Output, Verdict};

/// Rule a game at a board: moves, clock, claims and irregularities, one thing a line
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  damier board fmjd-100 --control 1h20m+1m game.log
  damier board wcdf-checkers --position W:W21,32:B5,14 -
  damier board --lines

A line is one thing that happened; a time may stand before it:
  @0:00 clock start
  @2:10 played 32-28
  @3:00 irregular black two-moves W:W31,33-50,28:B1-18,20,24
  @3:00 correct white
What the code refuses is told with its clause, and nothing of it happens; the exit code is 1.

With --json one object is printed for each line: {\"line\", \"refused\": null or why, \"clause\", \"board\"}.")]
pub(crate) struct BoardArgs {
    /// The rulebook
    #[arg(required_unless_present = "lines")]
    rulebook: Option<String>,
    /// The file with the lines; - is the standard input
    #[arg(required_unless_present = "lines")]
    file: Option<PathBuf>,
    /// The time control, by its name or written out
    #[arg(long)]
    control: Option<String>,
    /// The class of the game
    #[arg(long, default_value = "classic")]
    class: String,
    /// The game begins from here
    #[arg(long)]
    position: Option<String>,
    /// A board of a display with clocks: the colour of whoever gives it, whose time is never altered
    #[arg(long, value_name = "COLOUR", requires = "control", value_parser = one_of([("white", Color::White), ("black", Color::Black)]))]
    giver: Option<Color>,
    /// Print every line that can be written
    #[arg(long)]
    lines: bool,
    /// The language [default: that of the system]
    #[arg(long, value_parser = one_of(Language::all().map(|language| (language.code(), language))))]
    lang: Option<Language>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &BoardArgs, out: &mut Output) -> Result<Verdict> {
    let (Some(rulebook), Some(file)) = (&args.rulebook, &args.file) else {
        write!(out, "{}", board_help(words_of(args.lang)))?;
        return Ok(Verdict::Fine);
    };
    let mut terms = Terms::new(rulebook)?;
    if let Some(control) = &args.control {
        terms = terms.with_control(control, &args.class)?;
    }
    if let Some(giver) = args.giver {
        terms = terms.against_giver(giver);
    }
    if let Some(position) = &args.position {
        terms = terms.from_position(position)?;
    }
    let mut board = Board::open(terms)?;
    let words = words_of(args.lang).with_red(board.terms().rulebook.variant.has_red());
    let (mut after, mut refused) = (Span::ZERO, false);
    for line in read(file)? {
        let (at, text) = timed(&line)?;
        after = at.unwrap_or(after);
        let written = board.write(after, text);
        refused |= written.is_err();
        if args.json {
            let (why, clause) = match &written {
                Ok(()) => (None, None),
                Err(why) => (Some(words.describe("not-written", why)), why.clause()),
            };
            out.json(&json!({"line": line, "refused": why, "clause": clause, "board": board.view(after)}))?;
        } else if let Err(why) = written {
            let told = Args::new().with("why", not_written(words, &why));
            writeln!(out, "{line}\n  {}", words.translate("board-refused", &told))?;
        } else {
            writeln!(out, "{line}")?;
        }
    }
    if !args.json {
        writeln!(out)?;
        for line in board_lines(words, &board.view(after)) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(if refused { Verdict::Wrong } else { Verdict::Fine })
}

/// The lines of a file without empty ones and remarks, none too long and not too many.
fn read(file: &PathBuf) -> Result<Vec<String>> {
    let reader: Box<dyn BufRead> = if file.as_os_str() == "-" {
        Box::new(std::io::stdin().lock())
    } else {
        let opened = std::fs::File::open(file).with_context(|| file.display().to_string())?;
        Box::new(std::io::BufReader::new(opened))
    };
    let most = (LONGEST_LINE * MOST_LINES) as u64;
    let mut lines = Vec::new();
    for line in std::io::Read::take(reader, most).lines() {
        let line = line.with_context(|| file.display().to_string())?;
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            lines.push(line.to_owned());
        }
        if lines.len() > MOST_LINES {
            bail!("{}: a board has at most {MOST_LINES} lines", file.display());
        }
    }
    Ok(lines)
}

/// `@2:10 played 32-28` is a line with its time.
fn timed(line: &str) -> Result<(Option<Span>, &str)> {
    let Some(rest) = line.strip_prefix('@') else { return Ok((None, line)) };
    let (time, text) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let span = time.parse();
    let span = span.map_err(|_| anyhow::anyhow!("\"{time}\" is no time such as 2:10"))?;
    Ok((Some(span), text.trim()))
}
