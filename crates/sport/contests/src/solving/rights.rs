//! Who may say what at a contest of solving, in the order in which somebody with several offices speaks.

use crate::Office::{self, ChiefJudge, Deputy, Entrant, Judge, Organiser, Secretary, SeniorJudge};

pub const REGULATION: &[Office] = &[Organiser];
pub const PANEL: &[Office] = &[Organiser];
/// The set: the chief judge selects works and sets all points (UA-VIII.SolveJudge.2).
pub const SET: &[Office] = &[ChiefJudge];
/// Entries of solvers.
pub const ENTRIES: &[Office] = &[Secretary, Organiser, Entrant];
/// The start of the clock.
pub const START: &[Office] = &[ChiefJudge, Deputy];
pub const ANSWERS: &[Office] = &[Entrant, Judge, SeniorJudge, Secretary];
/// What of them counts.
pub const JUDGES: &[Office] = &[Judge, SeniorJudge, ChiefJudge, Deputy];
pub const PUBLICATION: &[Office] = &[Secretary, ChiefJudge];
/// Protests against them.
pub const PROTESTS: &[Office] = &[Entrant, Secretary];
/// Rulings on protests; a deputy rules where the chief judge has judged the answer himself.
pub const RULINGS: &[Office] = &[ChiefJudge, Deputy];
pub const APPROVAL: &[Office] = &[ChiefJudge];
