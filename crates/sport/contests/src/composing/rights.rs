//! Who may say what at a contest of composing, in the order in which somebody with several offices speaks.

use crate::Office::{
    self, ChiefJudge, Commission, Coordinator, Deputy, Entrant, Judge, Organiser, Secretary, SeniorJudge,
};

pub const REGULATION: &[Office] = &[Organiser];
pub const PANEL: &[Office] = &[Organiser, Commission];
/// Entries of teams, authors and works come in there (UA13-VI.6.4.1, UA-VIII.Judge.4, UA-VIII.Judge.5, COL-5.7.2c).
pub const ENTRIES: &[Office] = &[Secretary, Coordinator, Entrant, Organiser];
/// The closing, with code numbers by lot.
pub const CLOSING: &[Office] = &[Secretary, Coordinator, Organiser];
pub const BREACHES: &[Office] = &[SeniorJudge, Judge, ChiefJudge, Deputy];
/// Marks; a deputy where he is the senior judge of the section (UA13-VI.6.2, COL-5.7.2a).
pub const MARKS: &[Office] = &[SeniorJudge, Judge, ChiefJudge, Deputy, Secretary];
/// Revisions of marks (UA13-VI.6.6, UA-VIII.Judge.8).
pub const REVISIONS: &[Office] = &[ChiefJudge];
/// Rulings on appeals; a deputy rules where the chief judge has marked the work himself.
pub const RULINGS: &[Office] = &[ChiefJudge, Deputy];
/// The preliminary results.
pub const PRELIMINARY: &[Office] = &[Organiser, ChiefJudge, Secretary];
/// Remarks on them.
pub const REMARKS: &[Office] = &[Secretary, Coordinator, ChiefJudge, Organiser, Entrant];
/// Appeals, to the chief judge and to the commission.
pub const APPEALS: &[Office] = &[Entrant, Secretary, Coordinator];
/// What the commission decides.
pub const COMMISSION: &[Office] = &[Commission];
/// The final results.
pub const FINAL: &[Office] = &[Organiser, ChiefJudge];
/// Defects found after them.
pub const DEFECTS: &[Office] = &[ChiefJudge, Commission, Secretary];
