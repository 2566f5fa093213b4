//! The next round of a stage, whatever its system: the fact that pairs it and why each pair is what it is;
//! or what is missing, and what to do about it.
//!
//! | file | question |
//! | --- | --- |
//! | `turn` | can this stage be paired at all, who plays, what has been played |
//! | `swiss`, `round_robin`, `knockout`, `lost_points`, `scheveningen`, `matches`, `barrage` | who meets whom |
//! | `decided` | what the arbiter decides first |
//! | `bracket` | which meetings of a knockout are decided, and how the level ones go on |
//! | `story`, `rename` | why |
//! | `cannot` | why not, or how the stage ended |
//! | `places` | in which order a stage ended |
//! | `propose` | numbers, groups, fields and lots that have to come first |
//!
//! ```
//! use damier_compete::event::{
//!     By, CannotPair, Entry, Event, Fact, PlayerEntry, Regulation, Role, StageId, StagePlan, System, pair_next,
//!     propose_numbers,
//! };
//! use damier_compete::swiss::Watch;
//!
//! let mut event = Event::new();
//! let mut say = |event: &mut Event, role, fact| {
//!     let seq = event.next_seq();
//!     event.apply(Entry { seq, at: Default::default(), by: By::new(role, "Ivan"), fact })
//! };
//! let plan = StagePlan::new("final", System::RoundRobin { cycles: 1 }, 3);
//! let regulation = Regulation::new("Cup", "wcdf-checkers", vec![plan]);
//! say(&mut event, Role::Organiser, Fact::Regulation(Box::new(regulation)))?;
//! for name in ["Anna", "Boris", "Clara", "Dmytro"] {
//!     let entry = PlayerEntry { name: name.into(), ..PlayerEntry::default() };
//!     say(&mut event, Role::Organiser, Fact::Entered(entry))?;
//! }
//! let watch = Watch::new();
//! // Numbers come first, and the answer says so.
//! let cannot = pair_next(event.state(), StageId::FIRST, 7, &watch).expect_err("no numbers yet");
//! assert_eq!(cannot, CannotPair::NoNumbers { stage: StageId::FIRST });
//! let numbers = propose_numbers(event.state(), StageId::FIRST, 7).expect("a field");
//! say(&mut event, Role::ChiefArbiter, numbers)?;
//! let next = pair_next(event.state(), StageId::FIRST, 7, &watch).expect("a round");
//! assert_eq!(next.story.pairs.len(), 2);
//! say(&mut event, Role::ChiefArbiter, next.fact)?;
//! # Ok::<(), damier_compete::event::Refused>(())
//! ```

mod barrage;
mod bracket;
mod cannot;
mod decided;
mod knockout;
mod lost_points;
mod matches;
mod places;
mod prepare;
mod propose;
mod rename;
mod round_robin;
mod scheveningen;
mod story;
mod swiss;
mod turn;

pub(super) use bracket::OpenMeeting;
pub use cannot::{CannotPair, StageOver};
pub use decided::{Decided, pair_decided};
pub use places::places_of;
pub use prepare::{PREPARATIONS, prepare};
pub(super) use propose::ends_by_lot;
pub use propose::{
    lots_wanted, propose_ballot, propose_fields, propose_groups, propose_lots, propose_numbers,
};
pub use story::{Basis, FreeReason, FreeWhy, PairReason, RoundStory};

use serde::Serialize;

use super::fact::Fact;
use super::ids::StageId;
use super::rounds::PairedBy;
use super::stage::System;
use super::state::State;
use bracket::Course;
use damier_pairing::schedule::{Knockout, MatchRules};
use damier_pairing::swiss::Watch;
use damier_pairing::{Entrant, SideResult};
use turn::Turn;

/// The next round: what to say, and why it is so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NextRound {
    /// The fact that pairs it, a [`Fact::Paired`].
    pub fact: Fact,
    /// Why each pair and each free seat is what it is.
    pub story: RoundStory,
}

/// Pairs the next round of a stage. Lots come from the seed, which the fact keeps, so that the same state
/// and seed always give the same round.
pub fn pair_next(state: &State, stage: StageId, seed: u64, watch: &Watch) -> Result<NextRound, CannotPair> {
    if state.over.is_some() {
        return Err(CannotPair::EventOver { seq: state.over_since });
    }
    let turn = Turn::new(state, stage, seed)?;
    match turn.stage.plan.system {
        System::Swiss(_) => turn.swiss(watch),
        _ => turn.planned(),
    }
}

/// Pairs the round after a state in the way it was paired: with the same seed, and by the same row of a
/// table whatever row was due.
pub(super) fn pair_like(
    state: &State,
    stage: StageId,
    by: &PairedBy,
    watch: &Watch,
) -> Result<NextRound, CannotPair> {
    let seed = by.seed().unwrap_or(0);
    let turn = Turn::new(state, stage, seed)?;
    match (turn.stage.plan.system, by.row()) {
        (System::RoundRobin { cycles }, Some(_)) => turn.same_row(cycles, by.clone()),
        _ => pair_next(state, stage, seed, watch),
    }
}

/// How a stage ended, if it has: every round played, or a winner known.
pub fn stage_over(state: &State, stage: StageId) -> Option<StageOver> {
    let ended = match Turn::new(state, stage, 0) {
        // A Swiss ends with its last round, which the turn has asked already.
        Ok(turn) if turn.stage.plan.system.is_swiss() => None,
        Ok(turn) => turn.planned().err(),
        Err(cannot) => Some(cannot),
    };
    match ended {
        Some(CannotPair::StageOver { over, .. }) => Some(over),
        _ => None,
    }
}

/// The rules of a match, the two, and its games as number 1 sees them; nothing for other systems.
pub(super) fn match_games(
    state: &State,
    stage: StageId,
    rounds: usize,
) -> Option<(MatchRules, [Entrant; 2], Vec<SideResult>)> {
    let System::Match(aim) = state.stages.get(stage.index())?.plan.system else { return None };
    let turn = Turn::bare(state, stage, 0).ok()?;
    let two = turn.two().ok()?;
    Some((turn.match_rules(aim), two, turn.games_in(two[0], 0..rounds)))
}

/// A knockout as far as it has been played; nothing for other systems and before numbers are drawn.
pub(super) fn course_of(state: &State, stage: StageId) -> Option<Course> {
    let System::Knockout(places) = state.stages.get(stage.index())?.plan.system else { return None };
    let turn = Turn::bare(state, stage, 0).ok()?;
    turn.course(&Knockout::new(&turn.numbered().ok()?, places).ok()?).ok()
}
