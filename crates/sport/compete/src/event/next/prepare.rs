//! What has to be drawn or named before a round can be paired: the same for an arbiter, a program and a simulation.

use super::super::fact::Fact;
use super::super::ids::StageId;
use super::super::state::State;
use super::{CannotPair, propose_fields, propose_groups, propose_lots, propose_numbers};

/// Who plays, in which group, with which number, by which lot: each is asked for once at most.
pub const PREPARATIONS: usize = 4;

/// The facts after which a round that cannot be paired for this reason can be; the reason itself where none help.
pub fn prepare(state: &State, stage: StageId, seed: u64, why: CannotPair) -> Result<Vec<Fact>, CannotPair> {
    match why {
        CannotPair::NoField { .. } => propose_fields(state, stage, seed),
        CannotPair::NoGroups { .. } => propose_groups(state, stage, seed).map(|fact| vec![fact]),
        CannotPair::NoNumbers { .. } => propose_numbers(state, stage, seed).map(|fact| vec![fact]),
        CannotPair::LotsFirst { .. } => propose_lots(state, stage, seed),
        other => Err(other),
    }
}
