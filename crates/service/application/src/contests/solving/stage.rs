//! How far a contest of solving is, and what somebody is there.

use damier_clock::Moment;
use damier_contests::solving::{Phase, Solving};
use damier_contests::{Journal, Office, SolverId};
use damier_language::Words;
use damier_store::AccountId;

use super::super::{offices, solver_of};

/// What the reader is here.
#[derive(Clone, Copy)]
pub struct Rights {
    pub organiser: bool,
    pub chief: bool,
    /// Whether he rules on protests: the chief judge and his deputies do.
    pub rules: bool,
    pub judge: bool,
    pub secretary: bool,
    pub solver: Option<SolverId>,
    pub handed_in: bool,
}

/// Where the contest is.
#[derive(Clone, Copy)]
pub struct Stage {
    phase: Phase,
    pub approved: bool,
    pub started: bool,
    /// Whether answers are taken: the clock runs.
    pub running: bool,
    pub published: bool,
    pub is_final: bool,
}

impl Rights {
    pub fn of(journal: &Journal<Solving>, account: Option<AccountId>) -> Rights {
        let held = account.map(|own| offices(journal, own)).unwrap_or_default();
        let has = |all: &[Office]| all.iter().any(|office| held.contains(office));
        let solver = account.and_then(|own| solver_of(journal.state(), own));
        let own = solver.and_then(|solver| journal.state().solver(solver));
        Rights {
            organiser: has(&[Office::Organiser]),
            chief: has(&[Office::ChiefJudge]),
            rules: has(&[Office::ChiefJudge, Office::Deputy]),
            judge: has(&[Office::Judge, Office::SeniorJudge, Office::ChiefJudge, Office::Deputy]),
            secretary: has(&[Office::Secretary, Office::ChiefJudge]),
            solver,
            handed_in: own.is_some_and(|own| own.handed_in.is_some()),
        }
    }

    /// Whether the positions may be seen: by the chief judge always, by solvers and judges once the clock has been
    /// started, by everybody once the results are out.
    pub fn sees(self, stage: Stage) -> bool {
        self.chief || stage.published || stage.started && (self.judge || self.solver.is_some())
    }
}

impl Stage {
    pub fn of(contest: &Solving, at: Moment) -> Stage {
        let phase = contest.phase(at);
        Stage {
            phase,
            approved: contest.approved,
            started: contest.started.is_some(),
            running: phase == Phase::Running,
            published: contest.published.is_some(),
            is_final: contest.is_final(),
        }
    }

    /// Its name, for programs.
    pub const fn name(self) -> &'static str {
        self.phase.name()
    }

    pub fn text(self, words: &Words) -> String {
        words.describe("solvings-phase", &self.phase)
    }
}
