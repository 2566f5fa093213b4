//! Agreed draws: when, and how they are offered.

use super::Clause;

/// The rules on agreed draws that are not switches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Agreement {
    /// In unrecorded rapid and blitz games each side may have so many pieces at most
    /// (switch `agree_gate_quick`).
    pub pieces_quick: Option<u8>,
    /// Clauses on the earliest agreement.
    pub clauses: &'static [Clause],
    /// Clauses on offer, answer and renewal.
    pub offer: &'static [Clause],
}
