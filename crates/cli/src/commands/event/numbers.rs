//! `damier event numbers`: the numbers of the table, by rating, by lot or as drawn in the hall.

use anyhow::Result;
use clap::Args;
use damier_compete::Entrant;
use damier_compete::event::{StageId, State};
use damier_compete::swiss::Unrated;
use damier_desk::ActReport;
use damier_desk::acts::{Numbers, NumbersBy};
use damier_language::Args as Words;
use serde_json::{Value, json};

use super::desk::OpenEvent;
use super::stage::StageArgs;
use crate::args::one_of;
use crate::output::Verdict;

/// Give the numbers of the table
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event numbers --by-rating
  damier event numbers --by-lot --seed 20260501
  damier event numbers --given Koval Bondar Tkach Shevchuk

The seed of the lots is printed and kept, so that the draw can be repeated in public. `damier event pair`
gives numbers by itself where there are none: by rating where players have ratings, else by lot.")]
pub(crate) struct NumbersArgs {
    /// By rating; equal ratings and none by lot
    #[arg(long, group = "how")]
    by_rating: bool,
    /// By lot
    #[arg(long, group = "how")]
    by_lot: bool,
    /// As given, number 1 first
    #[arg(long, group = "how", num_args = 1.., value_name = "PLAYER", add = super::complete::entrants())]
    given: Vec<String>,
    /// Where players without a rating stand: last, below-mean, last-fifth
    #[arg(long, value_name = "WHERE", value_parser = one_of(UNRATED))]
    unrated: Option<Unrated>,
    /// The seed of the lots [default: drawn]
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    stage: StageArgs,
}

const UNRATED: [(&str, Unrated); 3] =
    [("last", Unrated::Last), ("below-mean", Unrated::BelowMean), ("last-fifth", Unrated::LastFifth)];

/// Runs the command.
pub(crate) fn run(args: &NumbersArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let by = match (args.given.is_empty(), args.by_rating, args.by_lot) {
        (false, ..) => Some(NumbersBy::Given),
        (_, true, _) => Some(NumbersBy::Rating),
        (.., true) => Some(NumbersBy::Lots),
        _ => None,
    };
    let (given, seed) = (args.given.clone(), args.seed);
    desk.act(Numbers { stage: args.stage.stage.clone(), by, given, seed, unrated: args.unrated })?;
    let mut answer = ActReport::new();
    answer.block(desk.appended_text());
    let list = in_order(desk.state(), stage);
    for (number, entrant) in &list {
        answer.line(
            desk.text(
                "event-numbered",
                &Words::new().with("number", *number).with("name", desk.name(*entrant)),
            ),
        );
    }
    let rows: Vec<Value> = list
        .iter()
        .map(|(number, entrant)| json!({ "number": number, "name": desk.name(*entrant) }))
        .collect();
    answer.field("numbers", rows);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

/// The numbers of a stage with those who have them.
fn in_order(state: &State, stage: StageId) -> Vec<(u32, Entrant)> {
    let Some(found) = state.stages.get(stage.index()) else { return Vec::new() };
    let mut list: Vec<(u32, Entrant)> = found.numbers.iter().map(|(who, number)| (*number, *who)).collect();
    list.sort();
    list
}
