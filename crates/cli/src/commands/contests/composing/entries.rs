//! Teams, authors and works.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::builder::TypedValueParser;
use clap::{Args, Subcommand};
use damier_compose::Composition;
use damier_compose::notation::{read_position, write_solution};
use damier_contests::composing::{AuthorEntry, Fact, Level, Origin, WorkEntry};
use damier_contests::{AuthorId, TeamId, WorkId};
use damier_pdn::write_fen;
use jiff::civil::Date;

use super::super::compositions::compositions;
use super::Table;
use crate::args::one_of;
use crate::input;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Enter a team or a region
    #[command(after_help = "Example:\n  damier composing team Lviv --captain \"Koval I.\"")]
    Team {
        /// Its name
        name: String,
        /// Its captain
        #[arg(long)]
        captain: String,
    },
    /// Enter an author
    #[command(after_help = "Example:\n  damier composing author \"Koval Ivan\" --born 1970 --address Lviv")]
    Author(AuthorArgs),
    /// Take works in: from a PDN file, or one position
    #[command(after_help = "\
Examples:
  damier composing send 1 --author 1 --pdn works.pdn
  damier composing send 1 --author 1 --position \"W:Wc3,e3:Bd6\" --task win --solution \"d4 +\"
  damier composing send 1 --author 2 --pdn new.pdn --reworking \"Smith 2014\" --disclosed 2014-05-01 --essential")]
    Send(Box<SendArgs>),
    /// Correct or replace a work before the closing date
    #[command(after_help = "Example:\n  damier composing replace 3 --author 1 --section 1 --pdn better.pdn")]
    Replace {
        /// The number of the work
        work: u32,
        /// The section
        #[arg(long)]
        section: u16,
        #[command(flatten)]
        by: Box<WorkArgs>,
    },
    /// Take a work back before the closing date
    #[command(after_help = "Example:\n  damier composing withdraw 3")]
    Withdraw {
        /// The number of the work
        work: u32,
    },
}

#[derive(Debug, Args)]
pub(super) struct AuthorArgs {
    /// Surname, first name, patronymic
    name: String,
    /// City, region or country, as results name it
    #[arg(long)]
    place: Option<String>,
    /// Year of birth
    #[arg(long)]
    born: Option<i16>,
    /// Category or title in composition
    #[arg(long)]
    category: Option<String>,
    /// Category or title in play
    #[arg(long)]
    play_category: Option<String>,
    /// Sports society
    #[arg(long)]
    society: Option<String>,
    /// Place of work and position
    #[arg(long)]
    work: Option<String>,
    /// Home address
    #[arg(long)]
    address: Option<String>,
    /// The coach
    #[arg(long)]
    coach: Option<String>,
    /// The number on the list of the federation, by which its books know the author
    #[arg(long)]
    id: Option<String>,
    /// The number of the team
    #[arg(long)]
    team: Option<u32>,
}

#[derive(Debug, Args)]
pub(super) struct SendArgs {
    /// The section, counted from 1
    section: u16,
    #[command(flatten)]
    work: WorkArgs,
}

#[derive(Debug, Args)]
pub(super) struct WorkArgs {
    /// The number of the author; several for a joint work
    #[arg(long = "author", value_name = "N", required = true)]
    authors: Vec<u32>,
    /// Compositions in PDN, with their solutions
    #[arg(long, value_name = "FILE", required_unless_present = "position")]
    pdn: Option<PathBuf>,
    /// A position in FEN, or as magazines print it
    #[arg(
        long,
        value_name = "FEN",
        conflicts_with = "pdn",
        requires = "solution",
        allow_hyphen_values = true
    )]
    position: Option<String>,
    /// The task
    #[arg(long, default_value = "win")]
    task: String,
    /// The solution in the notation of the codes
    #[arg(long)]
    solution: Option<String>,
    /// Variations that prove uniqueness and solvability, where that may be disputed
    #[arg(long)]
    proof: Option<String>,
    /// A reworking of this work of another author
    #[arg(long, value_name = "SOURCE", requires = "disclosed")]
    reworking: Option<String>,
    /// When that work was disclosed
    #[arg(long, value_name = "DATE")]
    disclosed: Option<Date>,
    /// The improvement is essential
    #[arg(long)]
    essential: bool,
    /// The old author agrees
    #[arg(long)]
    consent: bool,
    /// It was rejected before and has entered so many competitions since
    #[arg(long, value_name = "N", conflicts_with = "reworking")]
    rejected: Option<u8>,
    /// A correction of an own work, corrected and entered so many times before
    #[arg(long, value_name = "N", conflicts_with_all = ["reworking", "rejected"])]
    corrected: Option<u8>,
    /// It was marked at a competition that is over
    #[arg(long, conflicts_with_all = ["reworking", "rejected", "corrected"])]
    marked: bool,
    /// The work that was marked or corrected had an award
    #[arg(long)]
    awarded: bool,
    /// It takes part in another championship: international, national, regional or local
    #[arg(long, value_name = "LEVEL", value_parser = level(), conflicts_with_all = ["reworking", "rejected", "corrected", "marked"])]
    championship: Option<Level>,
}

/// Reads how far a championship reaches.
fn level() -> impl TypedValueParser<Value = Level> {
    let name = |level: Level| match level {
        Level::International => "international",
        Level::National => "national",
        Level::Regional => "regional",
        Level::Local => "local",
    };
    one_of(Level::ALL.map(|level| (name(level), level)))
}

/// Runs a command.
pub(super) fn run<'a>(command: &Command, mut desk: Table<'a>) -> Result<Table<'a>> {
    match command {
        Command::Team { name, captain } => {
            desk.say(Fact::TeamEntered { name: name.clone(), captain: captain.clone(), account: None })?;
            let number = desk.state().teams.len();
            desk.numbered("contest-team", "team", number, name)?;
        }
        Command::Author(args) => {
            desk.say(Fact::AuthorEntered(author(args)))?;
            let number = desk.state().authors.len();
            desk.numbered("contest-author", "author", number, &args.name)?;
        }
        Command::Send(args) => {
            let mut numbers = Vec::new();
            for work in works(&desk, args.section, &args.work)? {
                let position = work.position.clone();
                desk.say(Fact::Sent(Box::new(work)))?;
                let number = desk.state().works.len();
                desk.numbered("contest-work", "work", number, &position)?;
                numbers.push(number);
            }
            desk.field("works", &numbers);
        }
        Command::Replace { work, section, by } => {
            let mut found = works(&desk, *section, by)?;
            let (Some(by), true) = (found.pop(), found.is_empty()) else {
                bail!("one work takes the place of another; the file has {}", found.len() + 1)
            };
            desk.say(Fact::Replaced { work: WorkId(*work), by: Box::new(by) })?;
        }
        Command::Withdraw { work } => {
            desk.say(Fact::Withdrawn { work: WorkId(*work) })?;
        }
    }
    Ok(desk)
}

fn author(args: &AuthorArgs) -> AuthorEntry {
    AuthorEntry {
        name: args.name.clone(),
        account: None,
        login: None,
        place: args.place.clone(),
        born: args.born,
        category: args.category.clone(),
        play_category: args.play_category.clone(),
        society: args.society.clone(),
        work: args.work.clone(),
        address: args.address.clone(),
        coach: args.coach.clone(),
        id: args.id.clone(),
        team: args.team.map(TeamId),
    }
}

fn origin(args: &WorkArgs) -> Origin {
    let (essential, consent) = (args.essential, args.consent);
    match (&args.reworking, args.disclosed, args.rejected, args.corrected) {
        (Some(source), Some(disclosed), ..) => {
            Origin::Reworking { source: source.clone(), essential, disclosed, consent }
        }
        (_, _, Some(since), _) => Origin::Rejected { since },
        (_, _, _, Some(before)) => Origin::Correction { before, awarded: args.awarded },
        _ => match args.championship {
            Some(level) => Origin::Championship { level },
            None if args.marked || args.awarded => Origin::Marked { awarded: args.awarded },
            None => Origin::Original,
        },
    }
}

/// The works that were meant, by the variant of their section.
fn works(desk: &Table<'_>, section: u16, args: &WorkArgs) -> Result<Vec<WorkEntry>> {
    let known = desk.state().section(section);
    let variant = known.map(|known| known.variant);
    let entry = |position: String, task: String, solution: String| WorkEntry {
        section,
        authors: args.authors.iter().copied().map(AuthorId).collect(),
        variant: variant.unwrap_or(damier_rules::Variant::Russian),
        position,
        task,
        solution,
        proof: args.proof.clone(),
        origin: origin(args),
    };
    if let (Some(position), Some(solution)) = (&args.position, &args.solution) {
        // However it was typed; what cannot be read is refused.
        let read = variant.and_then(|variant| read_position(variant, position).ok());
        let position = read.map_or_else(|| position.clone(), |setup| write_fen(&setup));
        return Ok(vec![entry(position, args.task.clone(), solution.clone())]);
    }
    let Some(path) = &args.pdn else { bail!("say which work: --pdn FILE, or --position and --solution") };
    let works = compositions(path, variant)?;
    if works.is_empty() {
        bail!("{} has no compositions", input::name(path));
    }
    let sent = |work: &Composition| {
        let solution = work.position().map(|start| write_solution(&start, &work.solution, work.code));
        entry(write_fen(&work.setup), work.task.goal.to_string(), solution.unwrap_or_default())
    };
    Ok(works.iter().map(sent).collect())
}
