//! `damier problem solve`: the solution, and nothing about codes.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use damier_compose::Tree;
use damier_compose::check::examine;
use damier_compose::solver::Verdict as Proof;
use serde_json::json;

use super::means::MeansArgs;
use super::works::WorkArgs;
use super::{describe, json, standing};
use crate::output::{self, Output, Verdict};
use crate::progress::Progress;

/// Find and prove the solution of compositions, whatever their authors say
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier problem solve --position W:WKb8,h6:Bc3,h8
  damier problem solve problems.pdn --time 30 --json

The exit code is 1 if a task cannot be met or is not decided.

With --json each composition is one line: {\"place\", \"fen\", \"task\", \"stages\": [{\"verdict\", \"solution\",
\"main_line\", \"first_moves\", …}]}")]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    works: WorkArgs,
    #[command(flatten)]
    means: MeansArgs,
    #[command(flatten)]
    spoken: describe::SpokenArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &SolveArgs, out: &mut Output) -> Result<Verdict> {
    let words = args.spoken.words();
    let entries = args.works.entries()?;
    let count = entries.len();
    let bar = Progress::new(Some(entries.len() as u64), "{wide_bar} {pos}/{len}, {eta} left");
    let mut verdict = Verdict::Fine;
    for entry in entries {
        let mut work = match entry.work.with_context(|| entry.place.clone()) {
            Ok(work) => work,
            Err(error) => {
                bar.aside(|| output::complain(&error));
                verdict = Verdict::Unusable;
                continue;
            }
        };
        work.solution = Tree::default();
        let means = args.means.of(work.variant(), count);
        let found = examine(&work, &means, &mut |_| bar.advance(0));
        bar.advance(1);
        let Ok(found) = found.map(|found| found.as_given(&work)) else {
            bar.aside(|| output::complain(&anyhow::anyhow!("{}: the pieces are no position", entry.place)));
            verdict = Verdict::Unusable;
            continue;
        };
        if found.verdict() != Proof::Proven && verdict == Verdict::Fine {
            verdict = Verdict::Wrong;
        }
        bar.aside(|| -> Result<()> {
            if args.json {
                let stages: Vec<_> = found.stages.iter().map(|stage| json::stage(stage, work.code)).collect();
                out.json(&json!({
                    "place": entry.place,
                    "fen": damier_pdn::write_fen(&work.given()),
                    "task": work.task.goal.to_string(),
                    "stages": stages,
                }))?;
                return Ok(());
            }
            writeln!(out, "{}", out.bold(&output::harmless(&describe::place(words, &entry.place))))?;
            for stage in &found.stages {
                let told = words.text(match stage.verdict {
                    Proof::Proven => "proof-proved",
                    Proof::Refuted => "proof-cannot-be-met",
                    Proof::NotDecided => "soundness-not-decided",
                });
                writeln!(out, "{}", words.label(&words.describe("goal", &stage.goal), &told))?;
                for (label, text) in standing::lines(words, stage) {
                    writeln!(out, "{}", words.label(&label, &text))?;
                }
                let solution = describe::solution(words, stage, work.code);
                if !solution.is_empty() {
                    writeln!(out, "{solution}")?;
                }
            }
            if found.verdict() == Proof::NotDecided && args.means.could_have_more(work.variant()) {
                writeln!(out, "{}", words.text("proof-more-tables"))?;
            }
            out.flush()?;
            Ok(())
        })?;
    }
    bar.finish();
    Ok(verdict)
}
