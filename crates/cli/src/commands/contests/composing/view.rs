//! What can be looked at and printed.

use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;
use damier_contests::decimals;
use damier_documents::contests::{self, ComposingPaper};
use serde_json::{Value, json};

use super::OpenComposing;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Show how far the contest is
    #[command(after_help = "Example:\n  damier composing show --json")]
    Show,
    /// List the works; authors only where they may be shown
    #[command(after_help = "Example:\n  damier composing works")]
    Works {
        /// Show the authors to the secretary
        #[arg(long)]
        authors: bool,
    },
    /// Prove every work that was sent, and compare it with the code and its section
    #[command(after_help = "\
Example:
  damier composing check --time 20 --json

Nothing is decided by it: a breach is told by a judge (damier composing breach).")]
    Check(super::check::CheckArgs),
    /// Show places of works, authors and teams
    #[command(after_help = "Example:\n  damier composing table --json")]
    Table,
    /// Make a paper
    #[command(after_help = "\
Examples:
  damier composing paper announcement
  damier composing paper anonymous-set -o works.pdf
  damier composing paper mark-sheet -o marks.xlsx
  damier composing paper results -o results.html
  damier composing paper certificates -o results.pdf
  damier composing paper section-report -o sections.pdf
  damier composing paper final-report -o report.pdf
  damier composing paper award -o diplomas.pdf")]
    Paper {
        /// announcement, anonymous-set, mark-sheet, results, certificates, section-report, final-report or award
        paper: ComposingPaper,
        /// The file; its ending tells the form: pdf, html, csv, xlsx, txt [default: text on the screen]
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// List all facts
    #[command(after_help = "Example:\n  damier composing log")]
    Log,
}

/// Runs a command.
pub(super) fn run<'a>(command: &Command, mut desk: OpenComposing<'a>) -> Result<OpenComposing<'a>> {
    match command {
        Command::Show => show(&mut desk)?,
        Command::Works { authors } => works(&mut desk, *authors)?,
        Command::Check(args) => super::check::run(args, &mut desk)?,
        Command::Table => table(&mut desk)?,
        Command::Paper { paper, output } => {
            contests::composing_ready(*paper, desk.state()).map_err(|why| desk.complaint(&why))?;
            let made = contests::composing(*paper, desk.state(), desk.words);
            desk.deliver(made, output.as_ref())?;
        }
        Command::Log => desk.log()?,
    }
    Ok(desk)
}

fn show(desk: &mut OpenComposing<'_>) -> Result<()> {
    let state = desk.state().clone();
    let phase = desk.words.describe("contest-phase", &state.phase);
    let name = state.regulation.as_ref().map(|regulation| regulation.name.clone()).unwrap_or_default();
    desk.line(&format!("{name}: {phase}"))?;
    let works = state.live().count();
    desk.line(&format!(
        "{}: {}  {}: {works}",
        desk.words.text("contest-authors"),
        state.authors.len(),
        desk.words.text("contest-works")
    ))?;
    let missing = state.missing_marks();
    desk.line(&format!("{}: {}", desk.words.text("contest-marks-missing"), missing.len()))?;
    let open: Vec<u32> =
        state.appeals.iter().filter(|appeal| appeal.is_open()).map(|appeal| appeal.seq).collect();
    desk.line(&format!("{}: {}", desk.words.text("contest-appeals"), open.len()))?;
    desk.field("name", name);
    desk.field("phase", state.phase);
    desk.field("regulation", &state.regulation);
    desk.field("panel", &state.panel);
    desk.field("teams", &state.teams);
    desk.field("works", works);
    desk.field("missing_marks", &missing);
    desk.field("appeals", &state.appeals);
    desk.field("remarks", &state.remarks);
    Ok(())
}

fn works(desk: &mut OpenComposing<'_>, authors: bool) -> Result<()> {
    let state = desk.state().clone();
    let mut listed: Vec<Value> = Vec::new();
    for (id, work) in state.live() {
        let names = work.entry.authors.iter().filter_map(|author| state.author(*author));
        let names: Vec<&str> = names.map(|author| author.name.as_str()).collect();
        let shown = authors || state.authors_shown();
        let code = work.code_text();
        let mark = state.mark_of(work).map(decimals);
        let line = format!(
            "{:>4}  {}  {}  {}  {}",
            id.0,
            code.as_deref().unwrap_or("-"),
            work.entry.position,
            mark.as_deref().unwrap_or(""),
            if shown { names.join(", ") } else { String::new() },
        );
        desk.line(line.trim_end())?;
        listed.push(json!({
            "work": id, "code": code, "section": work.entry.section, "position": work.entry.position,
            "task": work.entry.task, "solution": work.entry.solution, "mark": mark, "breach": work.breach,
            "authors": shown.then_some(names),
        }));
    }
    desk.field("works", listed);
    Ok(())
}

fn table(desk: &mut OpenComposing<'_>) -> Result<()> {
    let state = desk.state().clone();
    let sections = state.regulation.as_ref().map_or(0, |regulation| regulation.sections.len() as u16);
    let works: Vec<Value> = (1..=sections)
        .map(|section| json!({ "section": section, "works": state.works_of(section) }))
        .collect();
    desk.field("sections", works);
    if state.authors_shown() {
        desk.field("authors", state.authors_of(None));
        desk.field("teams", state.team_table());
    }
    let paper = contests::composing(ComposingPaper::Results, &state, desk.words);
    desk.deliver(paper, None)
}
