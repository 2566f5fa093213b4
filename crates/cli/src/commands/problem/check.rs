//! `damier problem check`: is the task met, in one way only, and what does the code say?

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use damier_compose::Composition;
use damier_compose::check::{Examination, Step, examine};
use damier_compose::formal::{Report, Soundness, report};
use damier_language::Args as Words;
use damier_rules::SetupFaults;
use serde_json::Value;

use super::journal::Journal;
use super::means::MeansArgs;
use super::works::{Entry, WorkArgs};
use super::{describe as told, json, paper, standing};
use crate::output::{self, Output, Verdict};
use crate::progress::Progress;

/// Prove the task of compositions, look for side solutions and duals, and report clause by clause
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier problem check problems.pdn
  damier problem check --position W:WKb8,h6:Bc3,h8 --solution \"f4 (g7, b2) g7! x\"
  damier problem check --position W:W37,42,48:B28 --task win --json
  damier problem check problems.pdn --pdf verdicts.pdf --lang uk
  damier problem check problems.pdn --journal verdicts.jsonl

With --journal every verdict is written down as soon as it is reached. Run again with the same journal,
the command goes on where it was broken off; what was left open is looked at again if --time is longer.

The exit code is 1 if a composition is unsound or cannot be solved. What is not decided within the
time is said to be so; a longer --time or larger endgame tables (damier tables build) decide more.

Signs: + met, - broken, ? not decided, ! warning, . fact

With --json each composition is one line: {\"place\", \"heading\", \"fen\", \"variant\", \"code\", \"task\",
\"soundness\", \"defective\", \"genre\", \"seconds\", \"budget\", \"stages\": [{\"verdict\", \"standing\": {\"task\",
\"proved\", \"judged\", \"open\"}, \"solution\", \"main_line\",
\"first_moves\", \"side_solutions\", \"inaccuracies\", \"lines\", \"not_decided\": [{\"before\", \"move\", \"engine\"}], …}],
\"findings\": [{\"topic\", \"clauses\", \"state\", \"text\", \"said\"}]}")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    works: WorkArgs,
    #[command(flatten)]
    means: MeansArgs,
    #[command(flatten)]
    spoken: told::SpokenArgs,
    /// Print JSON
    #[arg(long, conflicts_with = "pdf")]
    json: bool,
    /// Write the verdicts with diagrams as PDF
    #[arg(long, value_name = "FILE")]
    pdf: Option<PathBuf>,
    /// Keep the verdicts in FILE, and leave out what has its verdict there
    #[arg(long, value_name = "FILE", conflicts_with = "pdf")]
    journal: Option<PathBuf>,
}

/// A composition with what was found.
pub(super) struct Checked {
    pub(super) place: String,
    pub(super) work: Composition,
    pub(super) examination: Result<Examination, SetupFaults>,
    pub(super) report: Report,
    pub(super) seconds: Duration,
    pub(super) budget: Duration,
}

/// Runs the command.
pub(crate) fn run(args: &CheckArgs, out: &mut Output) -> Result<Verdict> {
    let words = args.spoken.words();
    let entries = args.works.entries()?;
    let count = entries.len();
    let mut journal = args.journal.as_deref().map(Journal::open).transpose()?;
    let bar = Progress::new(Some(entries.len() as u64), "{msg} {wide_bar} {pos}/{len}, {eta} left");
    let mut verdict = Verdict::Fine;
    let mut papers = Vec::new();
    for Entry { place, work } in entries {
        let told = work.with_context(|| place.clone()).and_then(|work| {
            if let Some(kept) =
                journal.as_ref().and_then(|own| own.verdict(&work, args.means.time(work.variant())))
            {
                return bar.aside(|| recall(args, &place, &work, kept, out));
            }
            let checked = check(args, place, work, count, &bar);
            if let Some(journal) = &mut journal {
                journal.keep(&json::checked(&checked))?;
            }
            bar.aside(|| print(args, &checked, out))?;
            let faulty = is_faulty(checked.report.soundness);
            papers.extend(args.pdf.is_some().then_some(checked));
            Ok(faulty)
        });
        match told {
            Ok(true) => verdict = verdict.max(Verdict::Wrong),
            Ok(false) => {}
            // Nobody reads on: what is left is not looked at.
            Err(error) if output::is_closed_pipe(&error) => return Err(error),
            Err(error) => {
                bar.aside(|| output::complain(&error));
                verdict = Verdict::Unusable;
            }
        }
        bar.advance(1);
    }
    bar.finish();
    if let Some(path) = &args.pdf {
        let bytes = damier_typeset::pdf(&paper::verdicts(words, &papers), None)?;
        std::fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(verdict)
}

const fn is_faulty(soundness: Soundness) -> bool {
    matches!(soundness, Soundness::Unsound | Soundness::Unsolvable)
}

fn check(args: &CheckArgs, place: String, work: Composition, count: usize, bar: &Progress) -> Checked {
    let words = args.spoken.words();
    let means = args.means.of(work.variant(), count);
    let begun = Instant::now();
    bar.advance(0);
    let examination = examine(&work, &means, &mut |step| {
        bar.message(match step {
            Step::Proving => words.text("proof-proving"),
            Step::FirstMoves(done, all) => {
                words.translate("proof-first-moves", &Words::new().with("done", done).with("all", all))
            }
            Step::Walking => words.text("proof-walking"),
        });
        bar.advance(0);
    });
    let report = report(&work, examination.as_ref().map_err(|faults| faults.0.as_slice()), &means);
    let examination = examination.map(|found| found.as_given(&work));
    Checked { place, work, examination, report, seconds: begun.elapsed(), budget: means.time }
}

/// Tells a verdict of the journal again; whether it is a bad one.
fn recall(args: &CheckArgs, place: &str, work: &Composition, kept: &Value, out: &mut Output) -> Result<bool> {
    let words = args.spoken.words();
    let kind = kept["soundness"].as_str().unwrap_or_default();
    if args.json {
        out.json(kept)?;
    } else {
        let heading = told::placed(words, place, work);
        let soundness = words.text(&format!("soundness-{}", kind.replace('_', "-")));
        writeln!(out, "{}", out.bold(&output::harmless(&heading)))?;
        writeln!(out, "{}", words.label(&words.text("proof-from-journal"), &soundness))?;
        writeln!(out)?;
    }
    out.flush()?;
    Ok(["unsound", "unsolvable"].contains(&kind))
}

fn print(args: &CheckArgs, checked: &Checked, out: &mut Output) -> Result<()> {
    let words = args.spoken.words();
    if args.json {
        out.json(&json::checked(checked))?;
        return Ok(out.flush()?);
    }
    let Checked { place, work, examination, report, .. } = checked;
    writeln!(out, "{}", out.bold(&output::harmless(&told::placed(words, place, work))))?;
    writeln!(out, "{}, {}", told::setting(words, work), told::genre(words, report))?;
    let soundness = words.describe("soundness", &report.soundness);
    let title = words.label(&words.text("proof-verdict"), &soundness);
    let title = if is_faulty(report.soundness) { out.red(&title) } else { out.bold(&title) };
    writeln!(out, "{title}")?;
    if let Some(broken) = told::broken(words, report) {
        writeln!(out, "{}", out.red(&broken))?;
    }
    if report.soundness == Soundness::NotDecided && args.means.could_have_more(work.variant()) {
        writeln!(out, "{}", words.text("proof-more-tables"))?;
    }
    for stage in examination.iter().flat_map(|found| &found.stages) {
        for (label, text) in standing::lines(words, stage) {
            writeln!(out, "{}", words.label(&label, &text))?;
        }
    }
    if let Ok(found) = examination {
        for stage in &found.stages {
            let solution = told::solution(words, stage, work.code);
            if !solution.is_empty() {
                writeln!(out, "\n{solution}")?;
            }
            writeln!(out)?;
            for first in &stage.first_moves {
                let what = told::first_move(words, stage, first);
                writeln!(out, "  {:<8} {what}", told::one(&stage.start, &first.mv))?;
            }
        }
    }
    writeln!(out)?;
    for finding in &report.findings {
        let clauses = out.dim(&finding.clauses.join(", "));
        let (topic, text) = told::finding(words, finding);
        let line = words.label(&topic, &output::harmless(&text));
        writeln!(out, "{} {line} {clauses}", told::sign(finding.state))?;
    }
    writeln!(out)?;
    Ok(out.flush()?)
}
