//! What is otherwise once a fact of the past is: places and points now, and rounds paired since that the rules
//! would have paired otherwise had they known (FMJD-V.11.4 leaves it to the chief arbiter whether they stand).

use std::collections::BTreeMap;

use serde::Serialize;

use super::super::again::pair_again;
use super::super::fact::{Entry, Fact};
use super::super::ids::StageId;
use super::super::standings::StandingLine;
use super::super::state::State;
use super::super::verify::{Differs, compare};
use super::super::{Event, struck};
use damier_pairing::standings::Place;
use damier_pairing::swiss::Watch;
use damier_pairing::{Entrant, Points, Round};

/// What a change of the past changes.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct WhatChanges {
    /// Whose points or places are otherwise, in the order of the new places.
    pub places: Vec<PlaceChange>,
    /// Rounds paired since that would have been paired otherwise.
    pub rounds: Vec<RoundChange>,
}

/// Somebody whose points or place is otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlaceChange {
    /// In which stage.
    pub stage: StageId,
    pub entrant: Entrant,
    /// The points and the place as they were; nothing for who had no place.
    pub was: Option<(Points, Place)>,
    /// As they are.
    pub is: Option<(Points, Place)>,
}

/// A round that would have been paired otherwise.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RoundChange {
    pub stage: StageId,
    pub round: Round,
    /// Whether it has started: then it is played as it stands unless it is paired again.
    pub started: bool,
    /// What would have been otherwise.
    pub differs: Vec<Differs>,
}

impl WhatChanges {
    /// Whether nothing is otherwise.
    pub fn is_nothing(&self) -> bool {
        self.places.is_empty() && self.rounds.is_empty()
    }
}

/// Compares an event with the same event after a change. Searches can be stopped by the watch; a round whose
/// search was stopped is left out.
pub fn what_changes(before: &Event, after: &Event, watch: &Watch) -> WhatChanges {
    WhatChanges { places: places(before.state(), after.state()), rounds: rounds(before, after, watch) }
}

fn places(before: &State, after: &State) -> Vec<PlaceChange> {
    let lines = |state: &State, stage: StageId| -> Vec<StandingLine> {
        state.standings(stage).map(|standings| standings.lines).unwrap_or_default()
    };
    let of = |line: &StandingLine| (line.score, line.place);
    let mut changes = Vec::new();
    for stage in (0..after.stages.len().max(before.stages.len())).map(|at| StageId(at as u8)) {
        let was: BTreeMap<Entrant, (Points, Place)> =
            lines(before, stage).iter().map(|line| (line.entrant, of(line))).collect();
        let is = lines(after, stage);
        let change = |line: &StandingLine| PlaceChange {
            stage,
            entrant: line.entrant,
            was: was.get(&line.entrant).copied(),
            is: Some(of(line)),
        };
        changes.extend(is.iter().map(change).filter(|change| change.was != change.is));
        let gone = was.iter().filter(|(entrant, _)| !is.iter().any(|line| line.entrant == **entrant));
        changes.extend(gone.map(|(entrant, was)| PlaceChange {
            stage,
            entrant: *entrant,
            was: Some(*was),
            is: None,
        }));
    }
    changes
}

/// The rounds that stand in both and would be otherwise after the change only.
fn rounds(before: &Event, after: &Event, watch: &Watch) -> Vec<RoundChange> {
    let known: BTreeMap<u32, Vec<Differs>> = otherwise(before, watch).into_iter().collect();
    let told = otherwise(after, watch).into_iter().filter(|(seq, differs)| {
        let was_so = known.get(seq).is_some_and(|known| known == differs);
        !differs.is_empty() && !was_so
    });
    told.filter_map(|(seq, differs)| {
        let entry = after.entries().get((seq as usize).checked_sub(1)?)?;
        let Fact::Paired { stage, round, .. } = entry.fact else { return None };
        let found = after.state().stages.get(stage.index())?.round(round)?;
        Some(RoundChange { stage, round, started: found.has_started(), differs })
    })
    .collect()
}

/// Every round that counts, paired again with all that is known now about the rounds before it.
fn otherwise(event: &Event, watch: &Watch) -> Vec<(u32, Vec<Differs>)> {
    let mut found = Vec::new();
    let mut state = State::default();
    for entry in as_if_known(event) {
        if let Fact::Paired { .. } = entry.fact
            && let Some(Ok(next)) = pair_again(&state, &entry.fact, watch)
        {
            let mut differs = compare(&entry.fact, &next.fact);
            // Where pairs differ, the order of the tables says nothing more.
            if !differs.iter().all(|own| matches!(own, Differs::Table { .. })) {
                differs.retain(|own| !matches!(own, Differs::Table { .. }));
            }
            found.push((entry.seq, differs));
        }
        // A fact that could only be said because of what is known no longer ends the story.
        if state.fold(entry).is_err() {
            break;
        }
    }
    found
}

/// The facts that count, corrections of results moved to the time of the results.
fn as_if_known(event: &Event) -> Vec<&Entry> {
    let struck = struck(event.entries());
    let counting = event.entries().iter().zip(struck).filter(|(_, struck)| !struck).map(|(entry, _)| entry);
    let mut all: Vec<&Entry> = Vec::new();
    for entry in counting {
        match entry.fact {
            Fact::Undone { .. } => {}
            Fact::ResultCorrected { key, .. } => {
                let pairs_next = |own: &&Entry| match own.fact {
                    Fact::Paired { stage, round, .. } => stage == key.stage && round > key.round,
                    _ => false,
                };
                match all.iter().position(pairs_next) {
                    // Before the round is closed and the next one prepared, and after earlier corrections.
                    Some(at) => all.insert(at, entry),
                    None => all.push(entry),
                }
            }
            _ => all.push(entry),
        }
    }
    all
}
