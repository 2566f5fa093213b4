//! `damier pdn check`: plays every game of the files and names what is wrong.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use damier_pdn::{Checker, GameCheck, PdnReader, ReplayOptions, Severity};
use serde_json::json;

use super::problem::{GameLabel, Problem};
use crate::input::{self, GameArgs, Input};
use crate::output::{self, Output, Verdict};
use crate::progress::Progress;

/// Play every game of the files and name what is wrong
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier pdn check games.pdn
  damier pdn check --warnings *.pdn
  cat games.pdn | damier pdn check --json -

The exit code is 1 if a move cannot be played or a text cannot be understood, 2 if a file cannot be
read. Warnings (departures from the standard whose meaning is clear) do not change it.

With --json each problem is one line, and each file ends with a line of counts:
  {\"file\", \"game\", \"line\", \"column\", \"kind\": \"illegal\" | \"error\" | \"warning\", \"message\"}
      an illegal move also has \"move\", \"number\", \"ply\", \"side\", \"variation\", \"clauses\"
  {\"file\", \"games\", \"legal\", \"illegal\", \"unchecked\", \"errors\", \"warnings\"}")]
pub(crate) struct CheckArgs {
    /// The files; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    games: GameArgs,
    /// Leave variations unplayed
    #[arg(long)]
    main_line: bool,
    /// List warnings too
    #[arg(short, long)]
    warnings: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &CheckArgs, out: &mut Output) -> Result<Verdict> {
    let mut verdict = Verdict::Fine;
    for path in &args.files {
        match check_file(args, path, out) {
            Ok(counts) if counts.is_clean() => {}
            Ok(_) if verdict == Verdict::Fine => verdict = Verdict::Wrong,
            Ok(_) => {}
            Err(error) if output::is_closed_pipe(&error) => return Err(error),
            Err(error) => {
                out.finish()?;
                output::complain(&error);
                verdict = Verdict::Unusable;
            }
        }
    }
    Ok(verdict)
}

fn check_file(args: &CheckArgs, path: &Path, out: &mut Output) -> Result<Counts> {
    let input = Input::open(path)?;
    let progress = input.progress();
    let mut reader = PdnReader::new(args.games.decoded(input));
    let mut checker =
        Checker::new(ReplayOptions { variations: !args.main_line, ..args.games.options(path)? });
    let mut counts = Counts::default();
    let mut report = Report { args, file: input::name(path), progress, out };
    while let Some(game) = checker.check_next(&mut reader).with_context(input::unreadable(path))? {
        counts.add(game);
        report.game(game)?;
    }
    report.summary(&counts)?;
    Ok(counts)
}

/// What was found in a file.
#[derive(Default)]
struct Counts {
    games: u64,
    legal: u64,
    /// A move of theirs cannot be played.
    illegal: u64,
    /// Nothing is wrong as far as they could be played, but they could not be played to the end.
    unchecked: u64,
    errors: u64,
    warnings: u64,
}

impl Counts {
    fn add(&mut self, game: &GameCheck) {
        for fault in &game.faults {
            match fault.severity() {
                Severity::Error => self.errors += 1,
                Severity::Warning => self.warnings += 1,
            }
        }
        if game.is_remnant {
            return;
        }
        self.games += 1;
        if game.is_legal() {
            self.legal += 1;
        } else if game.illegal.is_empty() {
            self.unchecked += 1;
        } else {
            self.illegal += 1;
        }
    }

    fn is_clean(&self) -> bool {
        self.illegal == 0 && self.errors == 0
    }
}

struct Report<'a> {
    args: &'a CheckArgs,
    file: String,
    progress: Progress,
    out: &'a mut Output,
}

impl Report<'_> {
    fn game(&mut self, check: &GameCheck) -> Result<()> {
        let problems = Problem::of(&check.illegal, &check.faults, self.args.warnings);
        if problems.is_empty() {
            return Ok(());
        }
        let game = GameLabel {
            number: check.number,
            variant: check.variant,
            white: &check.white,
            black: &check.black,
        };
        let Report { args, file, progress, out } = self;
        let shown = progress.is_shown();
        progress.aside(|| -> Result<()> {
            for problem in problems {
                if args.json {
                    out.json(&problem.json(file, &game))?;
                } else {
                    writeln!(out, "{}", problem.line(file, &game))?;
                }
            }
            // A person who sees the bar should see the problems in time, too.
            if shown {
                out.flush()?;
            }
            Ok(())
        })
    }

    fn summary(&mut self, counts: &Counts) -> Result<()> {
        let Counts { games, legal, illegal, unchecked, errors, warnings } = counts;
        if self.args.json {
            self.out.json(&json!({
                "file": self.file,
                "games": games,
                "legal": legal,
                "illegal": illegal,
                "unchecked": unchecked,
                "errors": errors,
                "warnings": warnings,
            }))?;
            return Ok(());
        }
        let mut parts = vec![number(*games, "game"), format!("{legal} legal")];
        let further = [
            (illegal, format!("{illegal} illegal")),
            (unchecked, format!("{unchecked} not played to the end")),
            (errors, number(*errors, "error")),
            (warnings, number(*warnings, "warning")),
        ];
        parts.extend(further.into_iter().filter(|(count, _)| **count > 0).map(|(_, text)| text));
        let line = format!("{}: {}", self.file, parts.join(", "));
        let line = if counts.is_clean() { line } else { self.out.red(&line) };
        writeln!(self.out, "{line}")?;
        Ok(())
    }
}

/// `1 game`, `2 games`.
fn number(count: u64, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
