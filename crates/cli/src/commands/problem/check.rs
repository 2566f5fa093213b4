//! `damier problem check`: is the task met, in one way only, and what does the code say?

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use damier_compose::Composition;
use damier_compose::check::{Examination, Step, examine};
use damier_compose::formal::{Report, Soundness, report};
use damier_rules::SetupFault;

use super::means::MeansArgs;
use super::works::{Entry, WorkArgs};
use super::{json, paper, words};
use crate::output::{self, Output, Verdict};
use crate::progress::Progress;

/// Prove the task of compositions, look for side solutions and duals, and report clause by clause
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier problem check problems.pdn
  damier problem check --position W:WKb8,h6:Bc3,h8 --solution \"f4 (g7, b2) g7! x\"
  damier problem check --position W:W37,42,48:B28 --task win --json
  damier problem check problems.pdn --pdf verdicts.pdf

The exit code is 1 if a composition is unsound or cannot be solved. What is not decided within the
time is said to be so; a longer --time or larger endgame tables (damier tables build) decide more.

Signs: + met, - broken, ? not decided, ! warning, . fact

With --json each composition is one line: {\"place\", \"heading\", \"fen\", \"variant\", \"code\", \"task\",
\"soundness\", \"defective\", \"genre\", \"stages\": [{\"verdict\", \"solution\", \"main_line\", \"first_moves\",
\"side_solutions\", \"inaccuracies\", \"lines\", …}], \"findings\": [{\"topic\", \"clauses\", \"state\", \"text\"}]}")]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    works: WorkArgs,
    #[command(flatten)]
    means: MeansArgs,
    /// Print JSON
    #[arg(long, conflicts_with = "pdf")]
    json: bool,
    /// Write the verdicts with diagrams as PDF
    #[arg(long, value_name = "FILE")]
    pdf: Option<PathBuf>,
}

/// A composition with what was found.
pub(super) struct Checked {
    pub(super) place: String,
    pub(super) work: Composition,
    pub(super) examination: Result<Examination, Vec<SetupFault>>,
    pub(super) report: Report,
}

/// Runs the command.
pub(crate) fn run(args: &CheckArgs, out: &mut Output) -> Result<Verdict> {
    let entries = args.works.entries()?;
    let bar = Progress::new(Some(entries.len() as u64), "{msg} {wide_bar} {pos}/{len}, {eta} left");
    let mut verdict = Verdict::Fine;
    let mut papers = Vec::new();
    for entry in entries {
        match check(args, entry, &bar) {
            Ok(checked) => {
                let faulty = matches!(checked.report.soundness, Soundness::Unsound | Soundness::Unsolvable);
                if faulty && verdict == Verdict::Fine {
                    verdict = Verdict::Wrong;
                }
                bar.aside(|| print(args, &checked, out))?;
                papers.extend(args.pdf.is_some().then_some(checked));
            }
            Err(error) => {
                bar.aside(|| output::complain(&error));
                verdict = Verdict::Unusable;
            }
        }
        bar.advance(1);
    }
    bar.finish();
    if let Some(path) = &args.pdf {
        let bytes = damier_typeset::pdf(&paper::verdicts(&papers), None)?;
        std::fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(verdict)
}

fn check(args: &CheckArgs, entry: Entry, bar: &Progress) -> Result<Checked> {
    let work = entry.work.with_context(|| entry.place.clone())?;
    let means = args.means.of(work.variant());
    bar.advance(0);
    let examination = examine(&work, &means, &mut |step| {
        bar.say(match step {
            Step::Proving => "proving".to_owned(),
            Step::FirstMoves(done, all) => format!("first moves {done}/{all}"),
            Step::Walking => "variations".to_owned(),
        });
        bar.advance(0);
    });
    let report = report(&work, examination.as_ref().map_err(Vec::as_slice), &means);
    Ok(Checked { place: entry.place, work, examination, report })
}

fn print(args: &CheckArgs, checked: &Checked, out: &mut Output) -> Result<()> {
    if args.json {
        out.json(&json::checked(checked))?;
        return Ok(());
    }
    let Checked { place, work, examination, report } = checked;
    let heading = words::heading(work);
    let heading = if heading.is_empty() { place.clone() } else { format!("{place}: {heading}") };
    writeln!(out, "{}", out.bold(&output::harmless(&heading)))?;
    writeln!(out, "{}, {}", words::setting(work), words::genre(report))?;
    let title = format!("Verdict: {}", report.soundness.title());
    let faulty = matches!(report.soundness, Soundness::Unsound | Soundness::Unsolvable);
    let title = if faulty { out.red(&title) } else { out.bold(&title) };
    writeln!(out, "{title}")?;
    if let Ok(found) = examination {
        for stage in &found.stages {
            let solution = words::solution(stage, work.code);
            if !solution.is_empty() {
                writeln!(out, "\n{solution}")?;
            }
            writeln!(out)?;
            for first in &stage.first_moves {
                let told = words::first_move(&stage.start, first, stage.goal);
                writeln!(out, "  {:<8} {told}", words::one(&stage.start, &first.mv))?;
            }
        }
    }
    writeln!(out)?;
    for finding in &report.findings {
        let clauses = out.dim(&finding.clauses.join(", "));
        let text = output::harmless(&finding.text);
        writeln!(out, "{} {}: {text} {clauses}", words::sign(finding.state), finding.topic)?;
    }
    writeln!(out)?;
    Ok(())
}
