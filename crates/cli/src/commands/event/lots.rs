//! `damier event lots`: other draws, each with its seed on record.

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_compete::Round;
use damier_desk::acts::{DrawLots, DrawnFor};

use super::desk::OpenEvent;
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
  damier event lots ballot 3 --openings 150 --reason \"a card fell open\"
  damier event lots ballots --deck english-3
  damier event lots meetings
  damier event lots ballot 3 --drawn 11
  damier event lots rounds --drawn 3,1,2
  damier event lots meetings --drawn Koval
  damier event lots other \"who moves to room 2\" --of 12 --seed 77

The seed is printed and kept, so that the draw can be repeated in public. What was drawn by hand is kept as
--drawn says, and told as drawn by hand.")]
pub(crate) struct LotsArgs {
    #[command(subcommand)]
    what: What,
    /// The seed [default: drawn]
    #[arg(long, global = true)]
    seed: Option<u64>,
    /// What was drawn by hand in the hall, as the slips say: the number of an opening, the order of rounds, who goes on
    #[arg(long, global = true, value_name = "SLIPS", default_value = "", conflicts_with = "seed")]
    drawn: String,
    /// Why it is drawn again; lots are drawn once
    #[arg(long, global = true, value_name = "TEXT", default_value = "")]
    reason: String,
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
        /// How many openings there are [default: as many as the regulation says]
        #[arg(long)]
        openings: Option<u32>,
        /// The table of openings by its name, such as english-3
        #[arg(long, conflicts_with = "openings")]
        deck: Option<String>,
        /// The round [default: the one being played]
        #[arg(long, value_parser = options::round)]
        round: Option<Round>,
    },
    /// The openings of all tables that have none
    Ballots {
        /// The table of openings by its name [default: that of the regulation]
        #[arg(long)]
        deck: Option<String>,
        /// The round [default: the one being played]
        #[arg(long, value_parser = options::round)]
        round: Option<Round>,
    },
    /// Who goes on from each meeting of a knockout that nothing else decides
    Meetings,
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
pub(crate) fn run(args: &LotsArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let (stage, reason) = (args.stage.stage.clone(), args.reason.clone());
    let drawn = args.drawn.clone();
    let lots = DrawLots { stage, seed: args.seed, reason, drawn, ..DrawLots::default() };
    desk.perform(match &args.what {
        What::Colour => DrawLots { r#for: DrawnFor::Colour, ..lots },
        What::Rounds => DrawLots { r#for: DrawnFor::Rounds, ..lots },
        What::Ballot { table, openings, deck, round } => {
            let (table, of, round) = (Some(*table), *openings, *round);
            let deck = deck.clone().unwrap_or_default();
            DrawLots { r#for: DrawnFor::Ballot, table, of, round, deck, ..lots }
        }
        What::Ballots { deck, round } => {
            let (deck, round) = (deck.clone().unwrap_or_default(), *round);
            DrawLots { r#for: DrawnFor::Ballots, round, deck, ..lots }
        }
        What::Meetings => DrawLots { r#for: DrawnFor::Meetings, ..lots },
        What::Other { what, of } => {
            DrawLots { r#for: DrawnFor::Other, what: what.clone(), of: Some(*of), ..lots }
        }
    })
}
