//! `damier event pair`: the next round, by the system of the regulation or by hand.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_compete::event::Fact;
use damier_desk::acts::{Act, How, Pair, PairAgain, PairByHand, Then};
use damier_desk::{ActReport, order};

use super::desk::OpenEvent;
use super::options::{self, ReasonArgs};
use super::stage::StageArgs;
use super::{pair_again, phase, round_view, unpaired};
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
  damier event pair --again --reason \"a result was misread\"
  damier event pair --again --without \"Koval Eva\" --reason \"entered twice\"

A complete round before it is closed, and numbers are given where there are none. The pairing counts as
published, since it is printed for the wall; --draft leaves that to `damier event publish`. The seed of
the lots is kept: the same seed gives the same round. A long search shows that it is searching; Ctrl-C
stops it, and nothing is written.

--again takes the last round back, however far it has come, with everything that rests on it, and pairs it
anew: one act, shown with all it changes before it is done. Results of pairs that are the same stay.

With --json the object has \"round\" and \"story\": why each pair and each free seat is what it is.")]
pub(crate) struct PairArgs {
    /// Take the last round back and pair it again
    #[arg(long, requires = "reason", conflicts_with_all = ["draft", "start"])]
    again: bool,
    /// The round that is paired again; later ones are taken back with it [default: the last]
    #[arg(long, requires = "again", value_parser = options::round)]
    round: Option<Round>,
    /// Who leaves the event before the round is paired again: entered twice, or never there
    #[arg(long, value_name = "PLAYER", value_delimiter = ',', requires = "again", add = super::complete::entrants())]
    without: Vec<String>,
    /// Do it without being asked
    #[arg(long, requires = "again")]
    yes: bool,
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

    /// The last round taken back and paired again, as is asked for.
    fn again(&self) -> PairAgain {
        let (how, pairs) = match (self.by_hand.is_empty(), self.r#override.is_empty(), self.fix.is_empty()) {
            (false, _, _) => (Some(How::Hand), &self.by_hand),
            (_, false, _) => (Some(How::Override), &self.r#override),
            (_, _, false) => (Some(How::Fix), &self.fix),
            _ => (None, &self.fix),
        };
        PairAgain {
            stage: self.stage.stage.clone(),
            round: self.round,
            how,
            pairs: pairs.clone(),
            free: self.free.clone(),
            without: self.without.clone(),
            relax: self.relax.clone(),
            reason: self.reason.text(),
            seed: self.seed,
            confirmed: false,
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

/// Runs the command. A round that could not be paired is remembered, so that results which are meant for it do not
/// go to the round before.
pub(crate) fn run(args: &PairArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let stage = match args.stage.stage {
        Some(_) => desk.stage(&args.stage)?,
        None => damier_desk::stage::to_pair(desk.state()),
    };
    let rounds = desk.state().stages.get(stage.index()).map_or(0, |stage| stage.rounds.len());
    let done = if args.again { pair_again::run(args.again(), args.yes, desk) } else { next(args, desk) };
    match &done {
        Ok(_) => unpaired::forget(desk)?,
        Err(_) => unpaired::remember(desk, stage, Round::at(rounds))?,
    }
    done
}

fn next(args: &PairArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let said = desk.event().entries().len();
    let told = desk.act(args.act())?;
    let mut answer = ActReport { fields: told.fields, ..ActReport::new() };
    answer.block(desk.appended_text());
    let paired = desk.event().entries()[said..].iter().find_map(|entry| match &entry.fact {
        Fact::Paired { stage, round, .. } => Some((*stage, *round)),
        _ => None,
    });
    if let Some((stage, round)) = paired {
        if round == Round::FIRST {
            // Which order stands is known before anybody plays (UA-III.8.6, UA13-IV.12.6).
            answer.field("tie_breaks", order::lines(&desk.hall(), stage));
        }
        round_view::add(desk, desk.state(), stage, round, &mut answer);
    }
    answer.block(told.text);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}
