//! How far a contest of solving is.

use damier_clock::Moment;
use serde::Serialize;

use super::state::Solving;
use crate::journal::day;

/// How far a contest of solving is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The set of positions is being made up.
    Open,
    /// The set is approved, and the clock stands.
    Approved,
    /// Solutions are taken.
    Running,
    /// Nobody can send one any more.
    Judging,
    /// The results are out, and protests may be lodged.
    Published,
    /// The results are final.
    Final,
}

impl Phase {
    /// Its name, for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Open => "open",
            Phase::Approved => "approved",
            Phase::Running => "running",
            Phase::Judging => "judging",
            Phase::Published => "published",
            Phase::Final => "final",
        }
    }
}

impl Solving {
    /// How far it is at a moment.
    pub fn phase(&self, at: Moment) -> Phase {
        match (self.started, self.published) {
            _ if self.is_final() => Phase::Final,
            (_, Some(_)) => Phase::Published,
            (Some(_), None) if self.is_over(at) => Phase::Judging,
            (Some(_), None) => Phase::Running,
            (None, None) if self.approved => Phase::Approved,
            (None, None) => Phase::Open,
        }
    }

    /// Whether nobody can send a solution any more: the time or the last day is over, or all who meet have handed in.
    /// By correspondence others may still enter.
    fn is_over(&self, at: Moment) -> bool {
        let closing = self.regulation.as_ref().and_then(|regulation| regulation.closing);
        let mut solvers = self.solvers.iter();
        let all_in = !self.solvers.is_empty() && solvers.all(|solver| solver.handed_in.is_some());
        match closing {
            Some(closing) if day(at) > closing => true,
            _ => self.ends().is_some_and(|ends| at > ends) || (closing.is_none() && all_in),
        }
    }
}
