//! `damier pdn convert`: writes games anew, in the standard's form or for programs.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_pdn::{Games, Normalised, PdnReader, ReadGame, ReplayOptions, normalise, write_game};

use super::game_json::game_json;
use super::problem::{GameLabel, Problem};
use crate::args::one_of;
use crate::input::{self, GameArgs, Input};
use crate::new_file::NewFile;
use crate::notation::NotationChoice;
use crate::output::{Output, Verdict};

/// Write games anew: in the standard's form, in another notation, split, or as JSON lines
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier pdn convert wild.pdn -o clean.pdn
  damier pdn convert games.pdn --to jsonl --notation short | head -1
  damier pdn convert games.pdn --split games --games-per-file 100

Moves that cannot be played stay as they are; they are named on standard error and the exit code is 1.

With --to jsonl each game is one line:
  {\"game\", \"variant\", \"tags\": {name: value, …}, \"start\", \"line\", \"end\", \"result\", \"legal\",
   \"problems\": as damier pdn check --json}
\"line\" is [{\"number\", \"move\", \"strength\", \"nags\": […], \"comments\": […], \"variations\": [line, …]}, …];
\"start\" and \"end\" are positions in FEN; a set-up has \"setup\" instead of \"move\".")]
pub(crate) struct ConvertArgs {
    /// The file; `-` is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Where to write; `-` is standard output [default: -]
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// The form
    #[arg(long, default_value = "pdn", value_parser = one_of([("pdn", Form::Pdn), ("jsonl", Form::Jsonl)]))]
    to: Form,
    /// How moves are written: a style, or the rulebook whose notation is used
    #[arg(short, long, default_value = "pdn", value_parser = NotationChoice::parser(), value_name = "STYLE")]
    notation: NotationChoice,
    /// Write numbered files into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "output")]
    split: Option<PathBuf>,
    /// How many games go into each of them
    #[arg(long, value_name = "N", default_value_t = 1, requires = "split", value_parser = clap::value_parser!(u64).range(1..))]
    games_per_file: u64,
    #[command(flatten)]
    games: GameArgs,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Pdn,
    Jsonl,
}

impl Form {
    const fn ending(self) -> &'static str {
        match self {
            Form::Pdn => "pdn",
            Form::Jsonl => "jsonl",
        }
    }
}

/// Runs the command.
pub(crate) fn run(args: &ConvertArgs, out: &mut Output) -> Result<Verdict> {
    if args.to == Form::Pdn && !args.notation.suits_pdn() {
        bail!(
            "a PDN file has its moves in full, with squares named as the game type says; \
             choose pdn, long or a rulebook, or --to jsonl"
        );
    }
    let input = Input::open(&args.file)?;
    let progress = input.progress();
    let mut sink = Sink::open(args, out)?;
    let mut verdict = Verdict::Fine;
    let mut number = 0;
    let options = args.games.options(&args.file)?;
    for read in Games::new(PdnReader::new(args.games.decoded(input))) {
        let read = read.with_context(input::unreadable(&args.file))?;
        if read.is_remnant() {
            continue;
        }
        number += 1;
        let converted = Converted::new(args, &options, number, &read)?;
        sink.write(converted.text.as_bytes())?;
        if !converted.problems.is_empty() {
            verdict = Verdict::Wrong;
            progress.aside(|| {
                for problem in &converted.problems {
                    // A warning that nobody can read is lost.
                    let _ = writeln!(io::stderr(), "{problem}");
                }
            });
        }
    }
    sink.close()?;
    Ok(verdict)
}

/// A game in its new form, and what was wrong with the old one.
struct Converted {
    text: String,
    problems: Vec<String>,
}

impl Converted {
    fn new(args: &ConvertArgs, options: &ReplayOptions, number: usize, read: &ReadGame) -> Result<Converted> {
        let normalised = args.normalise(read, options).with_context(|| format!("game {number}"))?;
        let replayed = &normalised.replayed;
        let tag = |name| read.game.tags.get(name).unwrap_or_default();
        let game = GameLabel { number, variant: replayed.variant, white: tag("White"), black: tag("Black") };
        let file = input::name(&args.file);
        let faults: Vec<_> = read.faults.iter().chain(&replayed.faults).cloned().collect();
        let problems = Problem::of(&replayed.illegal, &faults, false);
        let text = match args.to {
            Form::Pdn => write_game(&normalised.game),
            Form::Jsonl => format!("{}\n", game_json(&file, &game, &normalised, &problems)),
        };
        Ok(Converted { text, problems: problems.iter().map(|problem| problem.line(&file, &game)).collect() })
    }
}

impl ConvertArgs {
    /// The notation depends on the variant, which the replay finds out.
    fn normalise(&self, read: &ReadGame, options: &ReplayOptions) -> Result<Normalised> {
        let first = normalise(read, options, None);
        let Some(variant) = first.replayed.variant else { return Ok(first) };
        let notation = self.notation.of(variant)?;
        if notation == damier_pdn::Notation::pdn(variant) {
            return Ok(first);
        }
        Ok(normalise(read, options, Some(&notation)))
    }
}

/// Where the games go.
enum Sink<'a> {
    Stdout(&'a mut Output),
    File(NewFile),
    Folder { folder: PathBuf, ending: &'static str, games_per_file: u64, written: u64, open: Option<NewFile> },
}

impl<'a> Sink<'a> {
    fn open(args: &ConvertArgs, out: &'a mut Output) -> Result<Sink<'a>> {
        if let Some(folder) = &args.split {
            std::fs::create_dir_all(folder)
                .with_context(|| format!("the folder {} cannot be made", folder.display()))?;
            let (ending, games_per_file) = (args.to.ending(), args.games_per_file);
            return Ok(Sink::Folder {
                folder: folder.clone(),
                ending,
                games_per_file,
                written: 0,
                open: None,
            });
        }
        match args.output.as_deref() {
            Some(path) if path != Path::new("-") => Ok(Sink::File(NewFile::create(path)?)),
            _ => Ok(Sink::Stdout(out)),
        }
    }

    fn write(&mut self, bytes: &[u8]) -> Result<()> {
        match self {
            Sink::Stdout(out) => out.write_all(bytes)?,
            Sink::File(file) => file.write(bytes)?,
            Sink::Folder { folder, ending, games_per_file, written, open } => {
                if written.is_multiple_of(*games_per_file) {
                    let number = *written / *games_per_file + 1;
                    let next = NewFile::create(&folder.join(format!("{number:06}.{ending}")))?;
                    if let Some(full) = open.replace(next) {
                        full.close()?;
                    }
                }
                *written += 1;
                if let Some(file) = open {
                    file.write(bytes)?;
                }
            }
        }
        Ok(())
    }

    fn close(self) -> Result<()> {
        match self {
            Sink::Stdout(_) | Sink::Folder { open: None, .. } => Ok(()),
            Sink::File(file) | Sink::Folder { open: Some(file), .. } => file.close(),
        }
    }
}
