//! What can be looked at and printed.

use std::path::PathBuf;

use anyhow::Result;
use clap::Subcommand;
use damier_documents::contests::{self, SolvingPaper};
use serde_json::{Value, json};

use super::OpenSolving;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Show how far the contest is
    #[command(after_help = "Example:\n  damier solving show --json")]
    Show,
    /// Show the table
    #[command(after_help = "Example:\n  damier solving table --json")]
    Table,
    /// Make a paper
    #[command(after_help = "\
Examples:
  damier solving paper announcement
  damier solving paper sheets -o sheets.pdf
  damier solving paper key -o key.pdf
  damier solving paper results -o table.html
  damier solving paper award -o diplomas.pdf")]
    Paper {
        /// announcement, sheets, key, results or award
        paper: SolvingPaper,
        /// The file; its ending tells the form: pdf, html, csv, xlsx, txt [default: text on the screen]
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// List all facts
    #[command(after_help = "Example:\n  damier solving log")]
    Log,
}

/// Runs a command.
pub(super) fn run<'a>(command: &Command, mut desk: OpenSolving<'a>) -> Result<OpenSolving<'a>> {
    match command {
        Command::Show => show(&mut desk)?,
        Command::Table => {
            let table = desk.state().table();
            desk.field("table", table);
            let teams = desk.state().team_table();
            desk.field("teams", teams);
            let paper = contests::solving(SolvingPaper::Results, desk.state(), desk.words);
            desk.deliver(paper, None)?;
        }
        Command::Paper { paper, output } => {
            contests::solving_ready(*paper, desk.state()).map_err(|why| desk.complaint(&why))?;
            let made = contests::solving(*paper, desk.state(), desk.words);
            desk.deliver(made, output.as_ref())?;
        }
        Command::Log => desk.log()?,
    }
    Ok(desk)
}

fn show(desk: &mut OpenSolving<'_>) -> Result<()> {
    let state = desk.state().clone();
    let name = state.regulation.as_ref().map(|regulation| regulation.name.clone()).unwrap_or_default();
    let phase = state.phase(desk.at());
    desk.line(&format!("{name}: {}", desk.words.describe("solvings-phase", &phase)))?;
    for (id, position) in state.set() {
        let genre = desk.words.describe("genre", &position.genre);
        let points = position.public_points();
        desk.line(&format!("{id:>4}  {genre}  {points}  {}", position.position))?;
    }
    let solvers: Vec<Value> = (1..)
        .zip(&state.solvers)
        .map(|(number, solver)| {
            let number: u32 = number;
            json!({ "solver": number, "name": solver.name, "team": solver.team, "answers": solver.answers.len(), "handed_in": solver.handed_in.is_some() })
        })
        .collect();
    for (number, solver) in (1..).zip(&state.solvers) {
        let number: u32 = number;
        desk.line(&format!("{number:>4}  {}  {}", solver.name, solver.answers.len()))?;
    }
    for protest in &state.protests {
        let (label, ruling) = (desk.words.text("contest-protests"), protest.ruling.as_ref());
        let solver = state.solver(protest.solver).map(|own| own.name.as_str()).unwrap_or_default();
        let told = ruling.map(|(_, text)| format!(" ({text})")).unwrap_or_default();
        desk.line(&format!(
            "{label} {}: {solver}, {}: {}{told}",
            protest.seq, protest.position, protest.text
        ))?;
    }
    desk.field("name", name);
    desk.field("phase", phase);
    desk.field("regulation", &state.regulation);
    desk.field(
        "positions",
        state.set().map(|(id, position)| json!({ "position": id, "entry": position })).collect::<Vec<_>>(),
    );
    desk.field("approved", state.approved);
    desk.field("started", state.started.is_some());
    desk.field("published", state.published.is_some());
    desk.field("final", state.is_final());
    desk.field("solvers", solvers);
    desk.field("protests", &state.protests);
    Ok(())
}
