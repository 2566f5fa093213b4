//! Prize money by places: each place its prize, or shared equally by those who have the same points, as the
//! regulation of the event says (FMJD-IV.2.6 wants the list of prizes made known; the codes leave the rest).

use serde::Serialize;

use super::StandingLine;
use damier_pairing::Entrant;

/// How prizes are given to those with equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sharing {
    /// By places; who shares a place shares its prizes.
    ByPlace,
    /// Equal points share alike, whatever the criteria say.
    ByPoints,
}

/// What somebody receives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Prize {
    /// Who.
    pub entrant: Entrant,
    /// In hundredths of the money; what cannot be divided stays with the organiser.
    pub hundredths: u64,
}

/// Gives the prizes to the lines in their order.
pub fn prizes(lines: &[StandingLine], amounts: &[u64], sharing: Sharing) -> Vec<Prize> {
    let same = |a: &StandingLine, b: &StandingLine| match sharing {
        Sharing::ByPlace => a.place == b.place,
        Sharing::ByPoints => a.score == b.score,
    };
    let mut given = Vec::new();
    let mut first = 0;
    for block in lines.chunk_by(same) {
        let of_block = amounts.iter().skip(first).take(block.len());
        let pot = of_block.fold(0_u64, |pot, own| pot.saturating_add(own.saturating_mul(100)));
        let each = pot / block.len().max(1) as u64;
        if each > 0 {
            given.extend(block.iter().map(|line| Prize { entrant: line.entrant, hundredths: each }));
        }
        first += block.len();
    }
    given
}
