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

/// Where an offer must come before the clock is pressed; the WCDF asks only for a move first
/// (WCDF-4.7).
pub(crate) const BEFORE_THE_CLOCK: &[Clause] =
    &["UA13-IV.11.3", "UA-III.7.3", "FMJD-III.5.3", "FMJD-IIIbis.5.3", "COL-1.13.3a"];
