//! Solvers, the session, judging, protests.

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_acts::contests::solving::{self as acts, Act};
use damier_contests::solving::points;
use damier_contests::{Office, PositionId, SolverId};

use super::super::options;
use super::OpenSolving;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Give somebody an office
    #[command(after_help = "Example:\n  damier solving appoint \"Bila O.\" chief-judge")]
    Appoint {
        /// Who
        name: String,
        /// Which office
        #[arg(value_parser = options::appointable(Office::of_solving()))]
        office: Office,
    },
    /// Take an office away
    #[command(after_help = "Example:\n  damier solving relieve \"Bila O.\" --reason illness")]
    Relieve {
        /// Who
        name: String,
        /// Why
        #[arg(long)]
        reason: String,
    },
    /// Enter a solver
    #[command(after_help = "Example:\n  damier solving enter \"Koval Ivan\" --team Lviv")]
    Enter {
        /// Who
        name: String,
        /// The team
        #[arg(long)]
        team: Option<String>,
        /// City, region or country, as results name it
        #[arg(long)]
        place: Option<String>,
    },
    /// Start the clock
    #[command(after_help = "Example:\n  damier solving start --at \"2026-05-01 10:00\"")]
    Start,
    /// Take the solution of a position
    #[command(after_help = "Example:\n  damier solving answer 1 2 \"d4 (a5), e5 +\"")]
    Answer {
        /// The number of the solver
        solver: u32,
        /// The number of the position
        position: u32,
        /// The solution
        text: String,
    },
    /// A solver hands in before the time is over
    #[command(after_help = "Example:\n  damier solving hand-in 1")]
    HandIn {
        /// The number of the solver
        solver: u32,
    },
    /// Judge the solution of a position
    #[command(after_help = "\
Examples:
  damier solving judge 1 2               what the program finds in the solution
  damier solving judge 1 2 --ticks 1,3   what a judge finds: numbers of the key
  damier solving judge 1 2 --nothing")]
    Judge(JudgeArgs),
    /// Publish the results
    #[command(after_help = "Example:\n  damier solving publish")]
    Publish,
    /// Protest against points, or rule on a protest
    #[command(subcommand)]
    #[command(after_help = "Example:\n  damier solving protest file 1 2 \"both variations are there\"")]
    Protest(Protest),
    /// Approve the results
    #[command(after_help = "Example:\n  damier solving approve")]
    Approve,
    /// Take a fact back
    #[command(after_help = "Example:\n  damier solving undo 12 --reason \"a mistake of mine\"")]
    Undo {
        /// Its number in the log
        fact: u32,
        /// Why
        #[arg(long)]
        reason: String,
    },
}

#[derive(Debug, Args)]
pub(super) struct JudgeArgs {
    /// The number of the solver
    solver: u32,
    /// The number of the position
    position: u32,
    /// What counts: numbers of the key
    #[arg(long, value_delimiter = ',', value_name = "N")]
    ticks: Vec<usize>,
    /// Nothing counts
    #[arg(long, conflicts_with = "ticks")]
    nothing: bool,
    /// A remark
    #[arg(long, default_value = "")]
    remark: String,
}

#[derive(Debug, Subcommand)]
pub(super) enum Protest {
    /// A solver protests
    #[command(after_help = "Example:\n  damier solving protest file 1 2 \"both variations are there\"")]
    File {
        /// The number of the solver
        solver: u32,
        /// The number of the position
        position: u32,
        /// What is said
        text: String,
    },
    /// The chief judge rules
    #[command(after_help = "Example:\n  damier solving protest rule 21 --upheld \"so it is\" --ticks 1,2")]
    Rule {
        /// The number of the protest in the log
        protest: u32,
        /// Upheld, and what is decided
        #[arg(long, conflicts_with = "rejected", required_unless_present = "rejected")]
        upheld: Option<String>,
        /// Rejected, and why
        #[arg(long)]
        rejected: Option<String>,
        /// What counts from now on
        #[arg(long, value_delimiter = ',', value_name = "N")]
        ticks: Option<Vec<usize>>,
    },
}

/// Runs a command.
pub(super) fn run<'a>(command: &Command, mut desk: OpenSolving<'a>) -> Result<OpenSolving<'a>> {
    let act: Act = match command {
        Command::Appoint { name, office } => {
            let office = office.name().to_owned();
            acts::Appoint { account: String::new(), name: name.clone(), office }.into()
        }
        Command::Relieve { name, reason } => {
            acts::Relieve { name: name.clone(), text: reason.clone() }.into()
        }
        Command::Enter { name, team, place } => {
            let (team, place) = (team.clone().unwrap_or_default(), place.clone().unwrap_or_default());
            acts::Enter { name: name.clone(), place, team }.into()
        }
        Command::Start => acts::Start {}.into(),
        Command::Answer { solver, position, text } => {
            acts::Answer { solver: Some(*solver), position: *position, text: text.clone() }.into()
        }
        Command::HandIn { solver } => acts::HandIn { solver: Some(*solver) }.into(),
        Command::Judge(args) => judged(args).into(),
        Command::Publish => acts::Publish {}.into(),
        Command::Protest(Protest::File { solver, position, text }) => {
            acts::Protest { solver: Some(*solver), position: *position, text: text.clone() }.into()
        }
        Command::Protest(Protest::Rule { protest, upheld, rejected, ticks }) => {
            let text = upheld.clone().or_else(|| rejected.clone()).unwrap_or_default();
            acts::Rule { protest: *protest, upheld: upheld.is_some(), text, tick: ticks.clone() }.into()
        }
        Command::Approve => acts::Approve {}.into(),
        Command::Undo { fact, reason } => acts::Undo { number: *fact, text: reason.clone() }.into(),
    };
    desk.act(act)?;
    match command {
        Command::Enter { name, .. } => {
            let number = desk.state().solvers.len();
            desk.numbered("solving-solver", "solver", number, name)?;
        }
        Command::Judge(args) => tell_points(&mut desk, args)?,
        _ => {}
    }
    Ok(desk)
}

/// What counts of a solution, and the points that it brings.
fn tell_points(desk: &mut OpenSolving<'_>, args: &JudgeArgs) -> Result<()> {
    let (solver, position) = (SolverId(args.solver), PositionId(args.position));
    let judged = desk.state().solver(solver).and_then(|own| own.answers.get(&position)?.ticks.clone());
    let Some((entry, ticks)) = desk.state().position(position).zip(judged) else { return Ok(()) };
    let got = points(entry, &ticks);
    let counts: Vec<String> = ticks.iter().map(ToString::to_string).collect();
    desk.field("points", got);
    desk.field("ticks", &ticks);
    let line = format!("{}: {got} ({})", desk.words.text("solving-worth"), counts.join(", "));
    desk.line(&line)
}

/// What a judge says; the program judges where he says nothing.
fn judged(args: &JudgeArgs) -> acts::Judge {
    let tick = (args.nothing || !args.ticks.is_empty()).then(|| args.ticks.clone());
    acts::Judge { solver: args.solver, position: args.position, tick, remark: args.remark.clone() }
}
