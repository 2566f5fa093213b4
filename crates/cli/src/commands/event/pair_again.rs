//! `damier event pair --again`: a round taken back and paired anew, as one act that is shown before it is done.

use anyhow::Result;
use damier_compete::Round;
use damier_compete::event::{Fact, Phase, StageId, take_back};
use damier_compete::swiss::Watch;
use damier_desk::changes::{Sheet, taken_back};
use damier_desk::{Answer, Hall};
use damier_language::Args as Words;

use super::desk::Desk;
use super::pair::PairArgs;
use super::{confirm, round_view};
use crate::output::Verdict;

/// Takes the round back with everything that rests on it, pairs it, brings it as far as it was and writes down
/// again the results of the pairs that are the same.
pub(super) fn run(args: &PairArgs, desk: &mut Desk<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let reason = args.reason.text();
    if reason.trim().is_empty() {
        return Err(desk.refused(&damier_compete::event::Refused::NoReason).into());
    }
    let before = desk.event().clone();
    let last = before.state().stages.get(stage.index()).and_then(|own| own.rounds.len().checked_sub(1));
    let Some(round) = args.round.or(last.map(Round::at)) else {
        return Err(desk.no_round(stage, Round::FIRST).into());
    };
    let taken = take_back(&before, stage, round).map_err(|refused| desk.refused(&refused))?;
    desk.undo_together(&taken.facts, &reason)?;
    let told = desk.act(args.act())?;
    let mut answer = Answer { fields: told.fields, ..Answer::new() };
    let made = desk.state().stages.get(stage.index()).and_then(|own| own.round(round));
    let pairs: Vec<_> =
        made.map_or_else(Vec::new, |own| own.encounters.iter().map(|two| (two.first, two.second)).collect());
    let kept = taken.kept(&pairs);
    bring_on(desk, stage, round, taken.phase, &kept)?;
    let hall = Hall { event: &before, ..desk.hall() };
    taken_back(&hall, &taken, &kept, &mut answer);
    Sheet::new(&hall, desk.event(), &Watch::new()).add(&desk.hall(), &mut answer);
    answer.line(desk.text("past-new-pairing", &Words::new()));
    round_view::add(desk, desk.state(), stage, round, &mut answer);
    confirm::conclude(desk, &before, args.yes, answer)
}

/// Publishes and starts a round that had been, and writes down its results again.
fn bring_on(desk: &mut Desk<'_>, stage: StageId, round: Round, phase: Phase, kept: &[Fact]) -> Result<()> {
    if phase >= Phase::Published {
        desk.say(Fact::Published { stage, round })?;
    }
    if phase >= Phase::Started {
        desk.say(Fact::Started { stage, round })?;
        for fact in kept {
            desk.say(fact.clone())?;
        }
    }
    Ok(())
}
