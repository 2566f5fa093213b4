//! The set of positions: picked from a collection, or put together one by one.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Subcommand;
use damier_contests::solving::{Fact, Key, KeyKind, entry_of, pick};
use damier_contests::{Genre, Mark, PositionId};

use super::super::compositions::compositions;
use super::Table;
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
    /// Put one composition of a file into the set, with points of your own
    #[command(after_help = "\
Examples:
  damier solving put problems.pdn --number 3 --points 5
  damier solving put studies.pdn --number 1 --genre study --least 2 --extra \"false way I=0.5\"")]
    Put {
        /// Compositions in PDN with their solutions
        file: PathBuf,
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
    },
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

/// Runs a command.
pub(super) fn run<'a>(command: &Command, mut desk: Table<'a>) -> Result<Table<'a>> {
    match command {
        Command::Pick { file, count, seed } => {
            let picked = pick(&compositions(file, None)?, *count, *seed);
            if picked.len() < *count {
                bail!(
                    "{} has {} compositions with solutions; {count} are wanted",
                    input::name(file),
                    picked.len()
                );
            }
            for position in picked {
                desk.say(Fact::PositionSet(Box::new(position)))?;
            }
            desk.field("seed", seed);
        }
        Command::Put { file, number, points, genre, least, extra, defective } => {
            let works = compositions(file, None)?;
            let work = number.checked_sub(1).and_then(|at| works.get(at));
            let work = work
                .with_context(|| format!("there is no composition {number}; the file has {}", works.len()))?;
            let mut position =
                entry_of(work).context("the composition has no solution that can be played")?;
            position.genre = genre.unwrap_or(position.genre);
            position.least = least.or(position.least);
            position.defective = *defective;
            if let Some(points) = points {
                let variations = position.keys.iter_mut().filter(|key| key.kind == KeyKind::Variation);
                variations.for_each(|key| key.points = *points);
            }
            for text in extra {
                let (text, points) =
                    text.rsplit_once('=').with_context(|| format!("\"{text}\" is not TEXT=POINTS"))?;
                let points = points.parse::<Mark>()?;
                position.keys.push(Key { kind: KeyKind::Completeness, text: text.to_owned(), points });
            }
            desk.say(Fact::PositionSet(Box::new(position)))?;
        }
        Command::Drop { position } => {
            desk.say(Fact::PositionDropped { position: PositionId(*position) })?;
        }
        Command::ApproveSet => {
            desk.say(Fact::SetApproved)?;
        }
    }
    Ok(desk)
}
