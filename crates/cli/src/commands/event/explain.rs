//! `damier event explain`: why a pair, a place or a bye is what it is.

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_compete::Round;
use damier_desk::explain;

use super::desk::OpenEvent;
use super::options;
use super::stage::StageArgs;
use crate::output::Verdict;

/// Explain a pair, a place or a bye
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event explain pair 3.2                 round 3, table 2
  damier event explain pair Koval --round 3
  damier event explain bye Bondar
  damier event explain place Koval
  damier event explain place Koval --round 3

Each answer names its clauses. With --json the object has \"explained\" or \"place\" with all the numbers.")]
pub(crate) struct ExplainArgs {
    #[command(subcommand)]
    what: What,
    #[command(flatten)]
    stage: StageArgs,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Why two were paired, with every candidate that was rejected
    Pair {
        /// ROUND.TABLE, or one of the two by name or number
        #[arg(value_name = "PAIR", add = super::complete::entrants())]
        who: String,
        /// The round [default: the last one paired]
        #[arg(long, value_parser = options::round)]
        round: Option<Round>,
    },
    /// Why somebody is free
    Bye {
        /// Who, by number or name
        #[arg(value_name = "PLAYER", add = super::complete::entrants())]
        who: String,
        /// The round [default: that of his bye, or the last one paired]
        #[arg(long, value_parser = options::round)]
        round: Option<Round>,
    },
    /// Why somebody has his place, with every coefficient
    Place {
        /// Who, by number or name
        #[arg(value_name = "PLAYER", add = super::complete::entrants())]
        who: String,
        /// After this round [default: the last]
        #[arg(long, value_parser = options::round)]
        round: Option<Round>,
    },
}

/// Runs the command.
pub(crate) fn run(args: &ExplainArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let answer = match &args.what {
        What::Pair { who, round } => explain::pair(&desk.hall(), stage, *round, who)?,
        What::Bye { who, round } => explain::bye(&desk.hall(), stage, *round, who)?,
        What::Place { who, round } => explain::place(&desk.hall(), stage, *round, desk.entrant(stage, who)?)?,
    };
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}
