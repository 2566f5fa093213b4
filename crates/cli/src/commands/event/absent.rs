//! `damier event absent`: somebody will not be there in some rounds.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_compete::event::Fact;
use damier_desk::Answer;

use super::desk::Desk;
use super::options::{self, Rounds};
use super::stage::StageArgs;
use crate::output::Verdict;

/// Announce that somebody will not be there
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event absent Koval
  damier event absent Koval --round 3,5-6")]
pub(crate) struct AbsentArgs {
    /// Who, by number or name
    #[arg(required = true, value_name = "PLAYER", add = super::complete::entrants())]
    who: Vec<String>,
    /// The rounds [default: the next one to be paired]
    #[arg(long = "round", value_name = "ROUNDS", value_parser = options::rounds)]
    rounds: Option<Rounds>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &AbsentArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let paired = desk.state().stages.get(stage.index()).map_or(0, |stage| stage.rounds.len());
    let rounds = args.rounds.as_ref().map_or_else(|| vec![Round::at(paired)], |rounds| rounds.0.clone());
    for who in &args.who {
        let entrant = desk.entrant(stage, who)?;
        desk.say(Fact::AbsenceAnnounced { stage, entrant, rounds: rounds.clone() })?;
    }
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
