//! Teams, authors and works.

use std::path::PathBuf;

use anyhow::Result;
use clap::builder::TypedValueParser;
use clap::{Args, Subcommand};
use damier_acts::contests::composing as acts;
use damier_contests::composing::Level;
use jiff::civil::Date;

use super::OpenComposing;
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
pub(super) fn run<'a>(command: &Command, mut desk: OpenComposing<'a>) -> Result<OpenComposing<'a>> {
    match command {
        Command::Team { name, captain } => {
            let (name, captain) = (name.clone(), captain.clone());
            desk.act(acts::EnterTeam { name: name.clone(), captain, account: String::new() })?;
            let number = desk.state().teams.len();
            desk.numbered("contest-team", "team", number, &name)?;
        }
        Command::Author(args) => {
            desk.act(entered(args))?;
            let number = desk.state().authors.len();
            desk.numbered("contest-author", "author", number, &args.name)?;
        }
        Command::Send(args) => {
            let known = desk.state().works.len();
            desk.act(sent(args.section, None, &args.work)?)?;
            let works = desk.state().works.iter().skip(known).map(|work| work.entry.position.clone());
            let works: Vec<(usize, String)> = (known + 1..).zip(works).collect();
            for (number, position) in &works {
                desk.numbered("contest-work", "work", *number, position)?;
            }
            desk.field("works", works.iter().map(|(number, _)| number).collect::<Vec<_>>());
        }
        Command::Replace { work, section, by } => {
            desk.act(sent(*section, Some(*work), by)?)?;
        }
        Command::Withdraw { work } => {
            desk.act(acts::Withdraw { work: *work })?;
        }
    }
    Ok(desk)
}

fn entered(args: &AuthorArgs) -> acts::Enter {
    let text = |said: &Option<String>| said.clone().unwrap_or_default();
    acts::Enter {
        name: args.name.clone(),
        place: text(&args.place),
        born: args.born,
        category: text(&args.category),
        play_category: text(&args.play_category),
        society: text(&args.society),
        work: text(&args.work),
        address: text(&args.address),
        coach: text(&args.coach),
        id: text(&args.id),
        team: args.team,
    }
}

/// The works that are meant, and where they come from.
fn sent(section: u16, work: Option<u32>, args: &WorkArgs) -> Result<acts::Send> {
    let origin = match args {
        WorkArgs { reworking: Some(_), .. } => "reworking",
        WorkArgs { rejected: Some(_), .. } => "rejected",
        WorkArgs { corrected: Some(_), .. } => "correction",
        WorkArgs { championship: Some(_), .. } => "championship",
        WorkArgs { marked: true, .. } | WorkArgs { awarded: true, .. } => "marked",
        _ => "original",
    };
    let pdn = args.pdn.as_deref().map(input::text).transpose()?.unwrap_or_default();
    Ok(acts::Send {
        section,
        work,
        authors: args.authors.clone(),
        with: String::new(),
        position: args.position.clone().unwrap_or_default(),
        task: args.task.clone(),
        solution: args.solution.clone().unwrap_or_default(),
        pdn,
        proof: args.proof.clone().unwrap_or_default(),
        origin: origin.to_owned(),
        source: args.reworking.clone().unwrap_or_default(),
        essential: args.essential,
        disclosed: args.disclosed,
        consent: args.consent,
        times: args.rejected.or(args.corrected),
        awarded: args.awarded,
        level: args.championship,
    })
}
