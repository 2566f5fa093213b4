//! `damier event lots`: other draws, each with its seed on record.

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_compete::Round;
use damier_compete::event::{Fact, GameKey, LotsFor};
use damier_desk::Answer;
use damier_language::Args as Words;

use super::desk::Desk;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Draw lots: a colour, the order of rounds, an opening, anything
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event lots colour
  damier event lots rounds
  damier event lots ballot 3 --openings 150
  damier event lots other \"who moves to room 2\" --of 12 --seed 77

The seed is printed and kept, so that the draw can be repeated in public.")]
pub(crate) struct LotsArgs {
    #[command(subcommand)]
    what: What,
    /// The seed [default: drawn]
    #[arg(long, global = true)]
    seed: Option<u64>,
    #[command(flatten)]
    stage: StageArgs,
}

#[derive(Debug, Subcommand)]
enum What {
    /// The colour of number 1 in round 1: 1 is White, 2 is Black
    Colour,
    /// In which order the rounds of the table are played
    Rounds,
    /// The opening of a table
    Ballot {
        /// The table
        table: u16,
        /// How many openings there are
        #[arg(long)]
        openings: u32,
        /// The round [default: the one being played]
        #[arg(long, value_parser = options::round)]
        round: Option<Round>,
    },
    /// One of so many
    Other {
        /// What is drawn
        what: String,
        /// One of so many
        #[arg(long)]
        of: u32,
    },
}

/// Runs the command.
pub(crate) fn run(args: &LotsArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let purpose = match &args.what {
        What::Colour => LotsFor::Colour { stage },
        What::Rounds => LotsFor::OrderOfRounds { stage },
        What::Ballot { table, openings, round } => {
            let key = GameKey::table(stage, desk.round(stage, *round)?, *table);
            LotsFor::Ballot { key, openings: *openings }
        }
        What::Other { what, of } => LotsFor::Other { what: what.clone(), of: *of },
    };
    desk.say(Fact::Lots { purpose, seed: options::seed(args.seed) })?;
    let mut answer = Answer::new();
    answer.block(desk.told());
    if let Some(lots) = desk.state().lots.last() {
        let drawn: Vec<String> = lots.drawn.iter().map(u32::to_string).collect();
        answer
            .line(desk.text("event-drawn", &Words::new().with("drawn", drawn.join(" "))))
            .field("drawn", &lots.drawn);
    }
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}
