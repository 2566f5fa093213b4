//! `damier event pair`: the next round, by the system of the regulation or by hand.

use anyhow::Result;
use clap::Args;
use damier_compete::event::Fact;
use damier_desk::Answer;
use damier_desk::acts::{Act, How, Pair, PairByHand, Then};

use super::desk::Desk;
use super::options::ReasonArgs;
use super::stage::StageArgs;
use super::{phase, round_view};
use crate::output::Verdict;

/// Pair the next round
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event pair
  damier event pair --seed 20260501 --start
  damier event pair --draft
  damier event pair --by-hand 1:2,3:4 --free 5 --reason \"the program was not at hand\"
  damier event pair --override 1:4,2:3 --reason \"families apart\"
  damier event pair --fix 1:4,2:3 --reason \"a game to be shown\"
  damier event pair --relax rematch:1:4 --reason \"no other pairing is left\"

A complete round before it is closed, and numbers are given where there are none. The pairing counts as
published, since it is printed for the wall; --draft leaves that to `damier event publish`. The seed of
the lots is kept: the same seed gives the same round. A long search shows that it is searching; Ctrl-C
stops it, and nothing is written.

With --json the object has \"round\" and \"story\": why each pair and each free seat is what it is.")]
pub(crate) struct PairArgs {
    /// The seed of the lots [default: drawn]
    #[arg(long)]
    seed: Option<u64>,
    /// By hand, by the same rules: WHITE:BLACK with commas between pairs, the tables in this order
    #[arg(long, value_name = "PAIRS", value_delimiter = ',', conflicts_with = "override")]
    by_hand: Vec<String>,
    /// By decision of the chief arbiter, whatever the rules say: pairs as for --by-hand
    #[arg(long, value_name = "PAIRS", value_delimiter = ',')]
    r#override: Vec<String>,
    /// Pairs of a Swiss that are made first, as for --by-hand; the program pairs the others
    #[arg(long, value_name = "PAIRS", value_delimiter = ',', conflicts_with_all = ["by_hand", "override"])]
    fix: Vec<String>,
    /// A rule of a Swiss that does not hold in this round: third-colour, rematch:A:B, prohibition:A:B, free:A
    #[arg(long, value_name = "RULE", value_delimiter = ',', conflicts_with_all = ["by_hand", "override"])]
    relax: Vec<String>,
    /// Who has no opponent, in a pairing by hand
    #[arg(long, value_name = "PLAYER", value_delimiter = ',', conflicts_with_all = ["fix", "relax"], add = super::complete::entrants())]
    free: Vec<String>,
    #[command(flatten)]
    reason: ReasonArgs,
    /// Do not publish it yet
    #[arg(long, conflicts_with = "start")]
    draft: bool,
    /// Give the signal to start
    #[arg(long)]
    start: bool,
    #[command(flatten)]
    ahead: phase::AheadArgs,
    #[command(flatten)]
    stage: StageArgs,
}

impl PairArgs {
    /// What follows at once.
    const fn then(&self) -> Then {
        match (self.start, self.draft) {
            (true, _) => Then::Start,
            (_, true) => Then::Draft,
            _ => Then::Publish,
        }
    }

    /// What is asked for.
    fn act(&self) -> Act {
        let (stage, reason, then) = (self.stage.stage.clone(), self.reason.text(), self.then());
        let (seed, ahead) = (self.seed, self.ahead.ahead);
        if self.by_hand.is_empty() && self.r#override.is_empty() {
            let (fix, relax) = (self.fix.clone(), self.relax.clone());
            return Pair { stage, seed, fix, relax, reason, then, ahead }.into();
        }
        let (how, pairs) = match self.by_hand.is_empty() {
            false => (How::Hand, self.by_hand.clone()),
            true => (How::Override, self.r#override.clone()),
        };
        // Whoever types --override knows that rules may be broken; which, is told.
        let (free, confirmed) = (self.free.clone(), true);
        PairByHand { stage, how, pairs, free, reason, confirmed, seed, then, ahead }.into()
    }
}

/// Runs the command.
pub(crate) fn run(args: &PairArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let said = desk.event().entries().len();
    let told = desk.act(args.act())?;
    let mut answer = Answer { fields: told.fields, ..Answer::new() };
    answer.block(desk.told());
    let paired = desk.event().entries()[said..].iter().find_map(|entry| match &entry.fact {
        Fact::Paired { stage, round, .. } => Some((*stage, *round)),
        _ => None,
    });
    if let Some((stage, round)) = paired {
        round_view::add(desk, desk.state(), stage, round, &mut answer);
    }
    answer.block(told.text);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}
