//! The set of positions: picked from a collection, or put together one by one.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_acts::contests::solving as acts;
use damier_compose::Code;
use damier_contests::{Genre, Mark};
use damier_rules::Variant;

use super::OpenSolving;
use crate::args::variant;
use crate::input;

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Pick positions from a collection by lot
    #[command(after_help = "\
Example:
  damier solving pick collection.pdn --count 6 --seed 7

Every line of a solution is worth a point for each two moves; false ways count as completeness. The seed is
printed, so that the picking can be repeated in public.")]
    Pick {
        /// Compositions in PDN with their solutions
        file: PathBuf,
        /// How many
        #[arg(long, default_value_t = 6)]
        count: usize,
        /// The seed of the lots
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Put a position into the set, typed or from a file, with points of your own
    #[command(after_help = "\
Examples:
  damier solving put problems.pdn --number 3 --points 5
  damier solving put studies.pdn --number 1 --genre study --least 2 --extra \"false way I=0.5\"
  damier solving put --variant russian --position \"W:WKb8,h6:Bc3,h8\" --solution \"f4 (g7, b2) g7! +\"")]
    Put(Box<PutArgs>),
    /// Take a position out of the set
    #[command(after_help = "Example:\n  damier solving drop 3")]
    Drop {
        /// The number of the position
        position: u32,
    },
    /// Approve the set with all its points, before the start
    #[command(after_help = "Example:\n  damier solving approve-set")]
    ApproveSet,
}

#[derive(Debug, Args)]
pub(super) struct PutArgs {
    /// Compositions in PDN with their solutions
    #[arg(required_unless_present = "position")]
    file: Option<PathBuf>,
    /// A position in FEN, or as magazines print it, instead of a file
    #[arg(
        long,
        value_name = "FEN",
        conflicts_with = "file",
        requires = "solution",
        requires = "variant",
        allow_hyphen_values = true
    )]
    position: Option<String>,
    /// Its variant
    #[arg(long, value_parser = variant())]
    variant: Option<Variant>,
    /// Its task
    #[arg(long, default_value = "win")]
    task: String,
    /// Its code [default: the usual one of the variant]
    #[arg(long)]
    code: Option<Code>,
    /// Its solution in the notation of the codes
    #[arg(long)]
    solution: Option<String>,
    /// Which of the file, counted from 1
    #[arg(long, default_value_t = 1)]
    number: usize,
    /// Points for each thematic variation [default: one for each two moves]
    #[arg(long)]
    points: Option<Mark>,
    /// The genre [default: by the task and the pieces]
    #[arg(long)]
    genre: Option<Genre>,
    /// How many thematic variations must be given [default: by the genre]
    #[arg(long)]
    least: Option<u8>,
    /// Something that brings points for completeness, as TEXT=POINTS
    #[arg(long = "extra", value_name = "TEXT=POINTS")]
    extra: Vec<String>,
    /// It is known to be unsolvable or to have side solutions
    #[arg(long)]
    defective: bool,
}

/// Runs a command.
pub(super) fn run<'a>(command: &Command, mut desk: OpenSolving<'a>) -> Result<OpenSolving<'a>> {
    match command {
        Command::Pick { file, count, seed } => {
            desk.act(acts::Pick { pdn: input::text(file)?, count: Some(*count), seed: Some(*seed) })?;
            desk.field("seed", seed);
        }
        Command::Put(args) => {
            desk.act(put(args)?)?;
        }
        Command::Drop { position } => {
            desk.act(acts::Drop { position: *position })?;
        }
        Command::ApproveSet => {
            desk.act(acts::ApproveSet {})?;
        }
    }
    Ok(desk)
}

fn put(args: &PutArgs) -> Result<acts::Put> {
    Ok(acts::Put {
        variant: args.variant.map(|variant| variant.name().to_owned()).unwrap_or_default(),
        position: args.position.clone().unwrap_or_default(),
        task: args.task.clone(),
        code: args.code.map(|code| code.name().to_owned()).unwrap_or_default(),
        solution: args.solution.clone().unwrap_or_default(),
        pdn: args.file.as_deref().map(input::text).transpose()?.unwrap_or_default(),
        number: Some(args.number),
        points: args.points.map(|points| points.to_string()),
        genre: args.genre,
        least: args.least,
        extra: args.extra.clone(),
        defective: args.defective,
    })
}
