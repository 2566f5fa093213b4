//! Solvers, the session, judging, protests.

use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use damier_contests::solving::{Fact, points, proposed_ticks};
use damier_contests::{Office, Official, PositionId, SolverId};
use damier_language::Args as Words;

use super::super::options;
use super::Table;

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
pub(super) fn run<'a>(command: &Command, mut desk: Table<'a>) -> Result<Table<'a>> {
    let fact = match command {
        Command::Appoint { name, office } => Fact::Appointed(Official {
            name: name.clone(),
            office: *office,
            sections: Vec::new(),
            account: None,
        }),
        Command::Relieve { name, reason } => Fact::Relieved { name: name.clone(), reason: reason.clone() },
        Command::Enter { name, team, place } => Fact::SolverEntered {
            name: name.clone(),
            team: team.clone(),
            account: None,
            place: place.clone(),
        },
        Command::Start => Fact::Started,
        Command::Answer { solver, position, text } => {
            Fact::Answered { solver: SolverId(*solver), position: PositionId(*position), text: text.clone() }
        }
        Command::HandIn { solver } => Fact::HandedIn { solver: SolverId(*solver) },
        Command::Judge(args) => judged(&desk, args)?,
        Command::Publish => Fact::ResultsPublished,
        Command::Protest(Protest::File { solver, position, text }) => {
            Fact::Protested { solver: SolverId(*solver), position: PositionId(*position), text: text.clone() }
        }
        Command::Protest(Protest::Rule { protest, upheld, rejected, ticks }) => Fact::ProtestRuled {
            protest: *protest,
            upheld: upheld.is_some(),
            ruling: upheld.clone().or_else(|| rejected.clone()).unwrap_or_default(),
            ticks: ticks.clone(),
        },
        Command::Approve => Fact::Approved,
        Command::Undo { fact, reason } => Fact::Undone { seq: *fact, reason: reason.clone() },
    };
    desk.say(fact)?;
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
fn tell_points(desk: &mut Table<'_>, args: &JudgeArgs) -> Result<()> {
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

/// What a judge says, or what the program finds.
fn judged(desk: &Table<'_>, args: &JudgeArgs) -> Result<Fact> {
    let (solver, position) = (SolverId(args.solver), PositionId(args.position));
    let found = || {
        let entry = desk.state().position(position)?;
        let answer = desk.state().solver(solver)?.answers.get(&position)?;
        Some(proposed_ticks(entry, &answer.text))
    };
    let ticks = match (args.ticks.is_empty(), args.nothing) {
        (false, _) => args.ticks.clone(),
        (true, true) => Vec::new(),
        (true, false) => match found() {
            Some(Ok(ticks)) => ticks,
            Some(Err(why)) => {
                let why = desk.words.tell("solving-unread", &why);
                bail!("{}", desk.words.say("solving-unread-say", &Words::new().with("why", why)))
            }
            None => bail!("{}", desk.words.text("solving-no-answer")),
        },
    };
    Ok(Fact::Judged { solver, position, ticks, remark: args.remark.clone() })
}
