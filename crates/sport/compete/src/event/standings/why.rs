//! What parts a line from its neighbours, with the numbers.

use damier_rules::rulebook::Clause;
use serde::Serialize;

use damier_pairing::Entrant;
use damier_pairing::standings::{Criterion, Parting, Rational, Reckoning, Row, Separation};

/// A neighbour in the table and what parts the two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Neighbour {
    /// Who stands above or below.
    pub entrant: Entrant,
    /// What parts the two.
    pub by: PartedBy,
    /// The value of this line.
    pub own: Rational,
    /// The value of the other.
    pub other: Rational,
    /// The clauses that say so.
    pub clauses: &'static [Clause],
}

/// What can part two lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PartedBy {
    Score,
    /// A criterion of the order.
    Criterion {
        criterion: Criterion,
        /// The step of a ladder or the board, from 1.
        step: usize,
    },
    /// The bracket of a knockout: one went further.
    Bracket,
    /// The result of a match.
    Match,
}

/// What parts a row from the one above.
pub(super) fn above(row: &Row, upper: &Row, reckoning: &Reckoning) -> Option<Neighbour> {
    row.separation.as_ref().map(|separation| Neighbour {
        entrant: upper.entrant,
        by: by(separation, reckoning),
        own: separation.below,
        other: separation.above,
        clauses: separation.clauses,
    })
}

/// What parts a row from the one below.
pub(super) fn below(lower: &Row, reckoning: &Reckoning) -> Option<Neighbour> {
    lower.separation.as_ref().map(|separation| Neighbour {
        entrant: lower.entrant,
        by: by(separation, reckoning),
        own: separation.above,
        other: separation.below,
        clauses: separation.clauses,
    })
}

fn by(separation: &Separation, reckoning: &Reckoning) -> PartedBy {
    match separation.by {
        Parting::Score => PartedBy::Score,
        Parting::Criterion(at) => reckoning.order.get(at).map_or(PartedBy::Score, |rule| {
            PartedBy::Criterion { criterion: rule.criterion, step: separation.step + 1 }
        }),
    }
}
