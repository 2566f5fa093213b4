//! The checker: pairs a past round again and lists each difference.

use super::pair_round;
use super::request::{Free, Pair, Refused, Request, Watch};
use crate::{Cell, Entrant, Lots, Round, Sheet};
use damier_rules::Color;
use serde::Serialize;

/// A round as it stands on the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct PastRound {
    /// The pairs of the round, in the order of their boards.
    pub pairs: Vec<Pair>,
    /// Everybody with a bye or a plus.
    pub free: Vec<Free>,
    /// Who was not there, the withdrawn left out.
    pub absent: Vec<Entrant>,
}

impl PastRound {
    /// Reads a round off the sheet.
    pub fn on_sheet(sheet: &Sheet, round: Round) -> PastRound {
        let mut past = PastRound::default();
        for entrant in sheet.entrants() {
            let line = sheet.line(entrant);
            match line.cells.get(round.index()) {
                Some(Cell::Paired { opponent, color: Color::White, .. }) => {
                    past.pairs.push(Pair { white: entrant, black: *opponent });
                }
                Some(Cell::Paired { .. }) => {}
                Some(Cell::Bye) => past.free.push(Free { entrant, after_withdrawal: false }),
                Some(Cell::PlusAfterWithdrawal) => past.free.push(Free { entrant, after_withdrawal: true }),
                Some(Cell::Absent(_)) | None => {
                    if line.withdrawn_after.is_none_or(|last| last >= round.number()) {
                        past.absent.push(entrant);
                    }
                }
            }
        }
        past
    }
}

/// Something that is not as the engine would have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Difference {
    /// The engine makes this pair, the sheet does not.
    Missing(Pair),
    /// The sheet has this pair, the engine does not make it.
    Unexpected(Pair),
    /// The same pair with the colours the other way; this is the engine's.
    Colours(Pair),
    /// The engine sets this one free, the sheet does not.
    NotFree(Free),
    /// The sheet has this one free, the engine does not.
    Freed(Free),
}

/// Pairs a past round again and lists each difference from the sheet. [`Request::absent`] may be
/// empty: who was absent is read off the sheet. Lots must be those of the round.
pub fn check_round(
    request: &Request<'_>,
    lots: &mut Lots,
    watch: &Watch,
) -> Result<Vec<Difference>, Refused> {
    let past = PastRound::on_sheet(request.sheet, request.round);
    let request = Request { absent: &past.absent, ..request.clone() };
    let pairing = pair_round(&request, lots, watch)?;
    let mut differences = Vec::new();
    let find = |pairs: &[Pair], pair: &Pair| pairs.iter().copied().find(|p| p.is_of(pair.white, pair.black));
    for pair in &pairing.pairs {
        match find(&past.pairs, pair) {
            None => differences.push(Difference::Missing(*pair)),
            Some(found) if found != *pair => differences.push(Difference::Colours(*pair)),
            Some(_) => {}
        }
    }
    let unexpected = past.pairs.iter().filter(|pair| find(&pairing.pairs, pair).is_none());
    differences.extend(unexpected.map(|pair| Difference::Unexpected(*pair)));
    let not_free = pairing.free.iter().filter(|free| !past.free.contains(free));
    differences.extend(not_free.map(|free| Difference::NotFree(*free)));
    let freed = past.free.iter().filter(|free| pairing.free != Some(**free));
    differences.extend(freed.map(|free| Difference::Freed(*free)));
    Ok(differences)
}
