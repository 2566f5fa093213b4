//! `damier event next`: who plays in a stage, taken from the stages before it or named.

use anyhow::Result;
use clap::Args;
use damier_compete::Entrant;
use damier_compete::event::{Fact, StageId, propose_fields};
use damier_desk::{Answer, Complaint};
use damier_language::Args as Words;

use super::desk::Desk;
use super::stage::{self, StageArgs};
use super::{options, phase, words};
use crate::output::Verdict;

/// Say who plays in the next stage
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event next                                        by the places of the stages before
  damier event next --stage \"final A\" Koval Bondar Tkach Shevchuk
  damier event next --stage 1 --groups \"Koval,Bondar\" \"Tkach,Shevchuk\"

`damier event pair` does this by itself where the regulation says who plays. Two groups are those of a
Scheveningen stage.")]
pub(crate) struct NextArgs {
    /// Those who play [default: as the regulation says]
    #[arg(value_name = "PLAYER", add = super::complete::entrants())]
    who: Vec<String>,
    /// The two groups of a Scheveningen, each in the order of its numbers
    #[arg(long, num_args = 2, value_names = ["FIRST", "SECOND"], conflicts_with = "who")]
    groups: Vec<String>,
    /// The seed of the lots [default: drawn]
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    stage: StageArgs,
}

/// Runs the command.
pub(crate) fn run(args: &NextArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    for at in 0..desk.state().stages.len() {
        phase::close_complete(desk, StageId(at as u8))?;
    }
    let stage = match args.stage.stage {
        Some(_) => desk.stage(&args.stage)?,
        None => stage::without_field(desk.state()),
    };
    let named = |desk: &Desk<'_>, names: &mut dyn Iterator<Item = &str>| -> Result<Vec<Entrant>> {
        names.map(|name| desk.entrant(stage, name)).collect()
    };
    let facts = match &args.groups[..] {
        [first, second] => {
            let first = named(desk, &mut first.split(','))?;
            let second = named(desk, &mut second.split(','))?;
            vec![Fact::Grouped { stage, first, second }]
        }
        _ if !args.who.is_empty() => {
            let entrants = named(desk, &mut args.who.iter().map(String::as_str))?;
            if entrants.len() < 2 {
                let stage = words::stage_name(desk.state(), stage);
                let told = Words::new().with("stage", stage).with("given", entrants.len());
                return Err(Complaint::new(desk.text("event-field-too-small", &told)).into());
            }
            vec![Fact::Field { stage, entrants }]
        }
        _ => {
            let proposed = propose_fields(desk.state(), stage, options::seed(args.seed));
            proposed.map_err(|why| desk.hall().cannot_pair(stage, &why))?
        }
    };
    facts.into_iter().try_for_each(|fact| desk.say(fact).map(drop))?;
    desk.conclude(Answer::new())?;
    Ok(Verdict::Fine)
}
