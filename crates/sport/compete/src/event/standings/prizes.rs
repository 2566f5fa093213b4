//! Prize money by places: each place its prize, or shared equally by those who have the same points, or half and half,
//! as the regulation of the event says (FMJD-IV.2.6 wants the list of prizes made known; the codes leave the rest).

use serde::{Deserialize, Serialize};

use super::StandingLine;
use damier_pairing::Entrant;
use damier_pairing::standings::Place;

/// How prizes are given to those with equal points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sharing {
    /// By places; who shares a place shares its prizes.
    #[default]
    ByPlace,
    /// Equal points share alike, whatever the criteria say.
    ByPoints,
    /// Half by place, half shared by equal points (the way of Hort).
    HalfAndHalf,
}

/// What somebody receives.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Prize {
    pub entrant: Entrant,
    /// In hundredths of the money; what cannot be divided stays with the organiser.
    pub hundredths: u64,
}

/// Somebody with a place.
pub(super) trait Ranked {
    fn place(&self) -> Place;
    /// Whether another has as many points.
    fn has_score_of(&self, other: &Self) -> bool;
}

impl Ranked for StandingLine {
    fn place(&self) -> Place {
        self.place
    }

    fn has_score_of(&self, other: &StandingLine) -> bool {
        self.score == other.score
    }
}

/// What each of these receives, in hundredths, in their order.
pub(super) fn share<L: Ranked>(lines: &[L], amounts: &[u64], sharing: Sharing) -> Vec<u64> {
    let by_place = |a: &L, b: &L| a.place() == b.place();
    let by_points = |a: &L, b: &L| a.has_score_of(b);
    match sharing {
        Sharing::ByPlace => pots(lines, amounts, 100, by_place),
        Sharing::ByPoints => pots(lines, amounts, 100, by_points),
        Sharing::HalfAndHalf => {
            let shared = pots(lines, amounts, 50, by_points);
            pots(lines, amounts, 50, by_place)
                .into_iter()
                .zip(shared)
                .map(|(own, other)| own + other)
                .collect()
        }
    }
}

/// Those who are the same share what falls to them, of each unit so many hundredths.
fn pots<L>(lines: &[L], amounts: &[u64], hundredths: u64, same: impl Fn(&L, &L) -> bool) -> Vec<u64> {
    let mut given = Vec::with_capacity(lines.len());
    for block in lines.chunk_by(same) {
        let of_block = amounts.iter().skip(given.len()).take(block.len());
        let pot = of_block.fold(0_u64, |pot, own| pot.saturating_add(own.saturating_mul(hundredths)));
        given.extend(std::iter::repeat_n(pot / block.len().max(1) as u64, block.len()));
    }
    given
}

/// Gives the prizes to the lines in their order.
pub fn prizes(lines: &[StandingLine], amounts: &[u64], sharing: Sharing) -> Vec<Prize> {
    let shares = lines.iter().zip(share(lines, amounts, sharing)).filter(|(_, share)| *share > 0);
    shares.map(|(line, hundredths)| Prize { entrant: line.entrant, hundredths }).collect()
}
