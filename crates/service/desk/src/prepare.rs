//! What has to be drawn, named or closed before a round can be paired; what was said last, and what was known when
//! a round was over.

use damier_compete::Round;
use damier_compete::event::{Event, Fact, Phase, StageId, State};
pub use damier_compete::event::{PREPARATIONS, prepare};

/// The rounds of a stage that have all their results and are not closed yet.
pub fn complete_rounds(state: &State, stage: StageId) -> Vec<Round> {
    let Some(found) = state.stages.get(stage.index()) else { return Vec::new() };
    let missing = state.missing_results(stage);
    let is_complete = |round: &Round| {
        let started = found.round(*round).is_some_and(|own| own.phase == Phase::Started);
        started && missing.iter().all(|(own, _)| own != round)
    };
    (0..found.rounds.len()).map(Round::at).filter(is_complete).collect()
}

/// The facts that were said together last and still count, the last one first. Whoever only took something back has
/// said nothing by that, so that repeated undoing goes further back; where a round was taken back and paired again,
/// both are taken back together. The regulation stays, without which there is no event.
pub fn said_last(event: &Event) -> Vec<u32> {
    let counting = || event.entries().iter().rev().filter(|entry| event.counts(entry.seq));
    let says = |fact: &Fact| !matches!(fact, Fact::Undone { .. } | Fact::Regulation(_));
    let Some(last) = counting().find(|entry| says(&entry.fact)).map(|entry| entry.at) else {
        return Vec::new();
    };
    let together = counting().filter(|entry| entry.at == last && !matches!(entry.fact, Fact::Regulation(_)));
    together.map(|entry| entry.seq).collect()
}

/// The last fact before the round after this one was paired, or before now.
pub fn last_fact(event: &Event, stage: StageId, round: Round) -> u32 {
    let pairs_next = |fact: &Fact| match fact {
        Fact::Paired { stage: own, round: next, .. } => *own == stage && *next == round.next(),
        _ => false,
    };
    let found = event.entries().iter().find(|entry| pairs_next(&entry.fact) && event.counts(entry.seq));
    found.map_or(event.next_seq(), |entry| entry.seq) - 1
}

/// The event as it was known when a round was over: results corrected later are as they were.
pub fn as_it_was(event: &Event, stage: StageId, round: Round) -> Event {
    let last = last_fact(event, stage, round);
    let known = event.entries().iter().take(last as usize).cloned();
    // Every prefix was told when it was the whole list, so it can be told again.
    Event::replay(known).unwrap_or_default()
}
