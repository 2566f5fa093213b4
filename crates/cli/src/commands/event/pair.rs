//! `damier event pair`: the next round, by the system of the regulation or by hand.

use std::thread;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use damier_compete::event::{
    CannotPair, Fact, FreeKind, FreeSeat, NextRound, PairedBy, StageId, StageState, State, pair_next,
    propose_ballot, propose_numbers,
};
use damier_compete::swiss::Watch;
use damier_compete::{Entrant, Round};
use damier_desk::{Answer, Complaint, prepare};
use damier_language::Args as Words;

use super::desk::Desk;
use super::options::{self, ReasonArgs};
use super::stage::{self, StageArgs};
use super::{decided, phase, round_view, words};
use crate::output::Verdict;
use crate::progress::Progress;

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

/// Runs the command.
pub(crate) fn run(args: &PairArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let stage = match args.stage.stage {
        Some(_) => desk.stage(&args.stage)?,
        None => stage::to_pair(desk.state()),
    };
    phase::close_complete(desk, stage)?;
    let seed = options::seed(args.seed);
    let mut answer = Answer::new();
    let by_person = !args.by_hand.is_empty() || !args.r#override.is_empty();
    let fact = if by_person {
        number_first(desk, stage, seed)?;
        by_person_fact(args, desk, stage)?
    } else {
        let next = if args.fix.is_empty() && args.relax.is_empty() {
            by_system(desk, stage, seed)?
        } else {
            number_first(desk, stage, seed)?;
            let told = decided::Told { fix: &args.fix, relax: &args.relax, reason: args.reason.text() };
            told.pair(desk, stage, seed)?
        };
        answer.field("story", &next.story);
        next.fact
    };
    let Fact::Paired { round, .. } = fact else { return Ok(Verdict::Fine) };
    desk.say(fact)?;
    while let Some(ballot) = propose_ballot(desk.state(), stage, seed) {
        desk.say(ballot)?;
    }
    if args.start {
        phase::begin(desk, stage, round, args.ahead)?;
    } else if !args.draft {
        desk.say(Fact::Published { stage, round })?;
    }
    answer.block(desk.told());
    round_view::add(desk, desk.state(), stage, round, &mut answer);
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

/// The next round by its system. What has to be drawn or named first (who plays, groups, numbers, the lots of
/// level meetings) is drawn and said.
fn by_system(desk: &mut Desk<'_>, stage: StageId, seed: u64) -> Result<NextRound> {
    // Each thing is needed once; a stage that still asks cannot be helped.
    for _ in 0..prepare::PREPARATIONS {
        let why = match search(desk.state(), stage, seed) {
            Ok(next) => return Ok(next),
            Err(why) => why,
        };
        for fact in prepare::prepare(desk.state(), stage, seed, why).map_err(|why| cannot(desk, &why))? {
            desk.say(fact)?;
        }
    }
    search(desk.state(), stage, seed).map_err(|why| cannot(desk, &why).into())
}

/// Gives numbers before round 1 is paired by a person: later rounds need them.
fn number_first(desk: &mut Desk<'_>, stage: StageId, seed: u64) -> Result<()> {
    let needs = |stage: &StageState| stage.numbers.is_empty() && stage.rounds.is_empty();
    if desk.state().stages.get(stage.index()).is_some_and(needs) {
        // Where there is no field yet, the pairing itself is refused for its own reason.
        if let Ok(fact) = propose_numbers(desk.state(), stage, seed) {
            desk.say(fact)?;
        }
    }
    Ok(())
}

/// Searches, and shows that it does when it takes a while.
fn search(state: &State, stage: StageId, seed: u64) -> Result<NextRound, CannotPair> {
    let watch = Watch::new();
    let field = state.stages.get(stage.index()).map_or(0, |stage| state.field(stage).len() as u64);
    let progress = Progress::new(Some(field), "{spinner} {pos}/{len}  Ctrl-C");
    thread::scope(|scope| {
        let work = scope.spawn(|| pair_next(state, stage, seed, &watch));
        let mut shown = 0;
        while !work.is_finished() {
            thread::sleep(Duration::from_millis(2));
            let placed = u64::from(watch.placed());
            progress.advance(placed.saturating_sub(shown));
            shown = placed.max(shown);
        }
        progress.finish();
        work.join().unwrap_or(Err(CannotPair::Stopped))
    })
}

/// Why there is no round, what to do, and what could be relaxed.
pub(super) fn cannot(desk: &Desk<'_>, cannot: &CannotPair) -> Complaint {
    let mut complaint = Complaint::new(words::tell(desk.words, desk.state(), "cannot-pair", cannot));
    complaint.next = words::way_out(desk.words, cannot);
    if let CannotPair::NoPairing(none) = cannot {
        complaint.faults = none.relaxations.iter().map(|way| decided::way_out(desk, way)).collect();
    }
    complaint
}

fn by_person_fact(args: &PairArgs, desk: &Desk<'_>, stage: StageId) -> Result<Fact> {
    let reason = args.reason.text();
    if reason.trim().is_empty() {
        return Err(desk.refused(&damier_compete::event::Refused::NoReason).into());
    }
    let (typed, by) = match args.by_hand.is_empty() {
        false => (&args.by_hand, PairedBy::Hand { reason }),
        true => (&args.r#override, PairedBy::Override { reason }),
    };
    let found = desk.state().stages.get(stage.index());
    let kind = match found.is_some_and(|stage| stage.plan.system.is_swiss()) {
        true => FreeKind::Bye,
        false => FreeKind::NoGame,
    };
    let pairs: Result<Vec<(Entrant, Entrant)>> = typed.iter().map(|text| pair(desk, stage, text)).collect();
    let free: Result<Vec<FreeSeat>> =
        args.free.iter().map(|who| Ok(FreeSeat { entrant: desk.entrant(stage, who)?, kind })).collect();
    let round = Round::at(found.map_or(0, |stage| stage.rounds.len()));
    Ok(Fact::Paired { stage, round, pairs: pairs?, free: free?, by })
}

/// `1:2`, `Koval:Bondar`; numbers also as `1-2`.
pub(super) fn pair(desk: &Desk<'_>, stage: StageId, text: &str) -> Result<(Entrant, Entrant)> {
    let is_number = |text: &str| damier_desk::people::as_number(text).is_some();
    let by_dash = || text.split_once('-').filter(|(white, black)| is_number(white) && is_number(black));
    let Some((white, black)) = text.split_once(':').or_else(by_dash) else {
        return Err(desk.complaint("event-not-a-pair", &Words::new().with("text", text)).into());
    };
    Ok((desk.entrant(stage, white)?, desk.entrant(stage, black)?))
}
