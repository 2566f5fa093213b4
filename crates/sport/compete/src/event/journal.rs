//! What is kept beside the results: corrections, decisions on unforeseen cases, notes.

use serde::Serialize;

use super::ids::GameKey;
use super::score::Score;

/// A corrected result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Correction {
    /// Its place on the list of facts.
    pub seq: u32,
    pub key: GameKey,
    /// As it was.
    pub was: Score,
    /// As it is.
    pub is: Score,
    pub reason: String,
}

/// The order of criteria for equal points, changed after the start.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OrderChange {
    /// Its place on the list of facts.
    pub seq: u32,
    /// The criteria as they were named; none: those of the code.
    pub was: Vec<String>,
    /// As they are.
    pub is: Vec<String>,
    pub reason: String,
}

/// A case that the rules do not foresee (UA13-I.0, UA-I.3, FMJD-IV.2.20, COL-3.2.3b).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Decision {
    /// Its place on the list of facts.
    pub seq: u32,
    pub question: String,
    pub decision: String,
    /// Clauses on similar cases and other grounds.
    pub grounds: String,
}
