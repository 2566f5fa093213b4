//! Random whole events, from the first entry to the last result, deterministic from a seed: to practise
//! on, to show papers, and to test that every system keeps its rules.
//!
//! Rounds are paired by [`pair_next`](crate::event::pair_next) and by nothing else. Players win about as
//! often as their ratings say, and now and then something happens: they withdraw, join late, stay away,
//! come late, are punished; results are forfeited, adjourned, corrected; facts are undone.
//!
//! | file | question |
//! | --- | --- |
//! | `plan` | which event: any regulation, or one drawn by lot |
//! | `people` | who enters |
//! | `teller` | one fact after the other |
//! | `stage` | from the field to the last round |
//! | `line_ups` | who plays for a team |
//! | `round` | what happens at the tables |
//! | `troubles` | what happens between rounds |
//!
//! ```
//! use damier_compete::simulate::{Plan, simulate};
//!
//! let told = simulate(&Plan::random(7))?;
//! let again = simulate(&Plan::random(7))?;
//! assert_eq!(told.event.entries(), again.event.entries());
//! # Ok::<(), damier_compete::simulate::Failed>(())
//! ```

mod line_ups;
mod people;
mod plan;
mod round;
mod stage;
mod teller;
mod troubles;

pub use plan::{Letters, Plan, Troubles, fit_rounds};
pub use teller::Failed;

use serde::Serialize;

use crate::event::{CannotPair, Event, Fact, Role, StageId, StageOver};
use teller::Teller;

/// A simulated event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simulated {
    pub event: Event,
    /// How each stage ended.
    pub ends: Vec<StageEnd>,
}

/// How a stage ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StageEnd {
    pub stage: StageId,
    /// As planned, or why it could not go on.
    pub how: Ended,
}

/// How a stage ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    Over(StageOver),
    /// No further round could be paired.
    Stuck(CannotPair),
    /// It was broken off after very many rounds.
    BrokenOff,
}

impl Teller {
    /// The results are approved; early, where a stage could not be played to its end.
    fn end(&mut self, ends: &[StageEnd]) -> Result<(), Failed> {
        let is_over = |end: &StageEnd| matches!(end.how, Ended::Over(_));
        let fact = match ends.iter().all(is_over) {
            true => Fact::Finished,
            false => Fact::FinishedEarly { reason: "no further round can be paired".to_owned() },
        };
        self.append(Role::ChiefArbiter, fact).map(|_| ())
    }
}

/// Tells a whole event.
pub fn simulate(plan: &Plan) -> Result<Simulated, Failed> {
    plan.check()?;
    let mut teller = Teller::new(plan);
    teller.append(Role::Organiser, Fact::Regulation(Box::new(plan.regulation.clone())))?;
    teller.appoint()?;
    teller.enter_all(plan.entrants)?;
    teller.append(Role::ChiefArbiter, Fact::EntriesApproved)?;
    let mut ends = Vec::new();
    for stage in (0..plan.regulation.stages.len()).map(|at| StageId(at as u8)) {
        let how = teller.stage(stage)?;
        ends.push(StageEnd { stage, how });
    }
    let is_played = teller.event.state().stages.iter().any(|stage| !stage.rounds.is_empty());
    if let (false, Some(StageEnd { how: Ended::Stuck(cannot), .. })) = (is_played, ends.first()) {
        return Err(Failed::NoRound { cannot: cannot.clone() });
    }
    teller.finish_adjourned()?;
    teller.end(&ends)?;
    Ok(Simulated { event: teller.event, ends })
}
