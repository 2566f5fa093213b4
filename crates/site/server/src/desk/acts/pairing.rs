//! Pairing a round: by its system, or by a person with a reason; every rule that would be broken is named first.

use std::sync::Arc;
use std::time::Duration;

use damier_compete::event::{
    Action, CannotPair, Decided, Fact, FreeKind, FreeSeat, NextRound, PairedBy, Refused, StageId,
    pair_decided, pair_next, propose_ballot, propose_numbers,
};
use damier_compete::swiss::Watch;
use damier_compete::{Entrant, Round};
use damier_desk::{Complaint, prepare, stage, words};
use damier_language::Args;

use super::{Report, entrant, not_a, seed};
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;

/// A search that takes longer is stopped, and nothing is written.
const LONGEST: Duration = Duration::from_secs(15);

/// The stage whose next round is paired.
fn stage_to_pair(draft: &Draft, fields: &Fields) -> StageId {
    fields.stage().unwrap_or_else(|| stage::to_pair(draft.state()))
}

/// Pairs the next round by its system. A complete round before it is closed, and what has to be drawn first is.
pub(super) fn pair(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_to_pair(draft, fields);
    close_complete(draft, stage)?;
    let seed = seed(fields);
    let next = by_system(draft, stage, seed)?;
    finish(draft, stage, seed, next.fact)
}

/// Closes every round of a stage that has all its results.
pub(super) fn close_complete(draft: &mut Draft, stage: StageId) -> Result<(), Stop> {
    for round in prepare::complete_rounds(draft.state(), stage) {
        draft.say(Fact::Closed { stage, round })?;
    }
    Ok(())
}

/// The next round of a stage as its system makes it, after what has to be drawn first.
pub(super) fn by_system(draft: &mut Draft, stage: StageId, seed: u64) -> Result<NextRound, Stop> {
    let mut tried = 0;
    loop {
        let why = match searching(|watch| pair_next(draft.state(), stage, seed, watch)) {
            Ok(next) => return Ok(next),
            Err(why) => why,
        };
        tried += 1;
        let told = |why: CannotPair| words::cannot_pair(draft.words, draft.state(), &why);
        if tried > prepare::PREPARATIONS {
            return Err(told(why).into());
        }
        let facts = prepare::prepare(draft.state(), stage, seed, why).map_err(told)?;
        facts.into_iter().try_for_each(|fact| draft.say(fact).map(drop))?;
    }
}

/// Searches, but not for ever.
pub(super) fn searching<T>(search: impl FnOnce(&Watch) -> T) -> T {
    let watch = Arc::new(Watch::new());
    let (done, ended) = std::sync::mpsc::channel::<()>();
    let guarded = Arc::clone(&watch);
    let guard = std::thread::spawn(move || {
        if ended.recv_timeout(LONGEST) == Err(std::sync::mpsc::RecvTimeoutError::Timeout) {
            guarded.stop();
        }
    });
    let found = search(&watch);
    drop(done);
    // It has nothing left to wait for; whether it ended well does not matter.
    let _ = guard.join();
    found
}

/// Says the pairing and what belongs to it.
pub(super) fn finish(draft: &mut Draft, stage: StageId, seed: u64, fact: Fact) -> Result<Report, Stop> {
    draft.say(fact)?;
    while let Some(ballot) = propose_ballot(draft.state(), stage, seed) {
        draft.say(ballot)?;
    }
    Ok(None)
}

/// Pairs by hand by the same rules, by decision whatever the rules say, or fixes some pairs of a Swiss and lets
/// the program pair the others. A pair a line: `1 : 4`, or names; `free` names those without an opponent.
///
/// Where rules would be broken, they are told first; the decision has to be confirmed.
pub(super) fn by_hand(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_to_pair(draft, fields);
    let by_decision = fields.text("how") == "override";
    if by_decision {
        draft.check(Action::OverridePairing)?;
    }
    close_complete(draft, stage)?;
    let (seed, reason) = (seed(fields), fields.text("reason").to_owned());
    if reason.is_empty() {
        return Err(draft.refused(&Refused::NoReason));
    }
    number_first(draft, stage, seed)?;
    let pairs: Result<Vec<(Entrant, Entrant)>, Stop> =
        fields.lines("pairs").into_iter().map(|line| pair_of(draft, stage, line)).collect();
    let pairs = pairs?;
    if fields.text("how") == "fix" {
        draft.check(Action::OverridePairing)?;
        let decided = Decided { fixed: &pairs, relaxed: &[], reason: &reason };
        let next = searching(|watch| pair_decided(draft.state(), stage, &decided, seed, watch));
        let next = next.map_err(|why| words::cannot_pair(draft.words, draft.state(), &why))?;
        return finish(draft, stage, seed, next.fact);
    }
    let found = draft.state().stages.get(stage.index());
    let kind =
        if found.is_some_and(|own| own.plan.system.is_swiss()) { FreeKind::Bye } else { FreeKind::NoGame };
    let round = Round::at(found.map_or(0, |own| own.rounds.len()));
    let free: Result<Vec<FreeSeat>, Stop> = fields
        .lines("free")
        .into_iter()
        .map(|text| Ok(FreeSeat { entrant: entrant(draft, stage, text)?, kind }))
        .collect();
    let by = if by_decision { PairedBy::Override { reason } } else { PairedBy::Hand { reason } };
    let fact = Fact::Paired { stage, round, pairs, free: free?, by };
    let broken = draft.state().rules_broken_by(&fact);
    if by_decision && !broken.is_empty() && !fields.has("confirmed") {
        let told = broken.iter().map(|rule| {
            let text = words::tell(draft.words, draft.state(), "broken-rule", rule);
            draft.words.with_clauses(&text, rule.clauses())
        });
        let what = draft.words.say("desk-rules-broken", &Args::new().with("count", broken.len()));
        return Err(Complaint::new(what)
            .faults(told.collect())
            .next(draft.words.text("desk-confirm"))
            .into());
    }
    finish(draft, stage, seed, fact)
}

/// Gives numbers before round 1 is paired by a person: later rounds need them.
fn number_first(draft: &mut Draft, stage: StageId, seed: u64) -> Result<(), Stop> {
    let found = draft.state().stages.get(stage.index());
    if found.is_some_and(|own| own.numbers.is_empty() && own.rounds.is_empty())
        && let Ok(fact) = propose_numbers(draft.state(), stage, seed)
    {
        draft.say(fact)?;
    }
    Ok(())
}

/// `1 : 2`, `Koval : Bondar`; numbers also as `1-2`.
fn pair_of(draft: &Draft, stage: StageId, line: &str) -> Result<(Entrant, Entrant), Stop> {
    let is_number = |text: &str| damier_desk::people::as_number(text).is_some();
    let by_dash = || line.split_once('-').filter(|(white, black)| is_number(white) && is_number(black));
    match line.split_once(':').or_else(by_dash) {
        Some((white, black)) => {
            Ok((entrant(draft, stage, white.trim())?, entrant(draft, stage, black.trim())?))
        }
        None => Err(not_a(draft, "event-not-a-pair", line)),
    }
}
