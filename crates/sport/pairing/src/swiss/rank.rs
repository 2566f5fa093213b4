//! The list a round is paired on: points, then the provisional coefficients, then the number.
//!
//! | system | inside a score group | clause |
//! | --- | --- | --- |
//! | F1 to F4 | provisional Solkoff, Sonneborn-Berger, number | FMJD-V.6.1.5, FMJD-V.6.2.1, FMJD-V.6.2.4 (D-48b) |
//! | U1, U2, round 2 | number, the larger higher | UA-III.10.9.6 |
//! | U1, U2, from round 3 | full Solkoff, median, number (odd rounds: the smaller higher) | UA-III.10.9.7 |
//! | U0, C | lot | UA-III.10.7, COL-3.9.3 |
//!
//! Round 1 goes by number everywhere but in U0.

use std::cmp::Reverse;

use super::request::Request;
use super::switches::{ColumnsInside, ThirdKey, WithdrawnOpponent};
use super::system::System;
use crate::{Absence, Cell, Entrant, Lots, Mark, SideResult};

/// What stands in the list beside the points: greater is higher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Coefficients {
    first: u128,
    second: u128,
    /// The number, or the lot.
    last: Reverse<u64>,
}

/// The coefficients of these entrants, in the same order.
pub(super) fn coefficients(request: &Request<'_>, present: &[Entrant], lots: &mut Lots) -> Vec<Coefficients> {
    let first_round = request.round.index() == 0;
    let by_lot = match request.system {
        System::BasicDraw => true,
        System::Columns => !first_round && request.switches.columns_inside == ColumnsInside::Lots,
        _ => false,
    };
    let mut lot: Vec<u64> = (0..present.len() as u64).collect();
    if by_lot {
        lots.shuffle(&mut lot);
    }
    let counts = counts(request, present);
    // Even rounds take the numbers from the larger down (UA-III.10.9.6, COL-3.9.11).
    let turned = request.round.number().is_multiple_of(2) && !request.system.is_fmjd();
    present
        .iter()
        .zip(lot)
        .zip(counts)
        .map(|((entrant, lot), (first, second))| {
            let number = u64::from(request.sheet.line(*entrant).number);
            let number = if turned { u64::MAX - number } else { number };
            Coefficients { first, second, last: Reverse(if by_lot { lot } else { number }) }
        })
        .collect()
}

fn counts(request: &Request<'_>, present: &[Entrant]) -> Vec<(u128, u128)> {
    let rounds = request.round.index();
    match request.system {
        System::BasicDraw | System::Columns => vec![(0, 0); present.len()],
        system if system.is_fmjd() => present.iter().map(|entrant| provisional(request, *entrant)).collect(),
        // Before round 2 only the number counts.
        _ if rounds < 2 => vec![(0, 0); present.len()],
        _ => {
            let values = Values::new(request);
            present.iter().map(|entrant| values.of(request, *entrant)).collect()
        }
    }
}

/// Points of an entrant before the round.
pub(super) fn points(request: &Request<'_>, entrant: Entrant) -> u32 {
    request.sheet.points_after(entrant, request.round.index()).0
}

/// Provisional Solkoff, and Sonneborn-Berger doubled (FMJD-V.6.1.5, D-49a). Unplayed games add
/// nothing (D-50a); adjourned ones count as draws (FMJD-V.8.8).
fn provisional(request: &Request<'_>, entrant: Entrant) -> (u128, u128) {
    let mut sums = (0, 0);
    for cell in request.cells(entrant) {
        let Cell::Paired { opponent, mark, .. } = *cell else { continue };
        let factor = match mark {
            Mark::Played(SideResult::Win) => 2,
            Mark::Played(SideResult::Draw) | Mark::Adjourned => 1,
            Mark::Played(SideResult::Loss) => 0,
            Mark::Open | Mark::Forfeit(_) | Mark::Annulled => continue,
        };
        let left = request.has_withdrawn(opponent);
        if left && request.switches.prov_withdrawn == WithdrawnOpponent::Nothing {
            continue;
        }
        let theirs = u128::from(points(request, opponent));
        sums.0 += theirs;
        sums.1 += factor * theirs;
    }
    sums
}

/// What each entrant is worth as an opponent in UA-III.10.9.7, as multiples of one common fraction.
struct Values {
    worth: Vec<u128>,
    /// The odd plus: the lowest points of those still in play (UA-III.8.5.a on the current standing).
    plus: u128,
}

/// Averages of more different sizes than this common denominator holds are rounded down to it.
const LARGEST_DENOMINATOR: u128 = 1 << 80;

impl Values {
    fn new(request: &Request<'_>) -> Values {
        let entrants: Vec<Entrant> = request.sheet.entrants().collect();
        let points: Vec<u32> = entrants.iter().map(|entrant| points(request, *entrant)).collect();
        let average = |entrant: Entrant| -> (u128, u128) {
            let own = u128::from(points[entrant.index()]);
            if request.has_withdrawn(entrant) { mates(request, entrant, &points) } else { (own, 1) }
        };
        let averages: Vec<(u128, u128)> = entrants.iter().map(|entrant| average(*entrant)).collect();
        let denominator = averages.iter().fold(1, |all: u128, (_, one)| {
            let both = all / gcd(all, *one) * one;
            if both > LARGEST_DENOMINATOR { all } else { both }
        });
        let playing = entrants.iter().filter(|entrant| !request.has_withdrawn(**entrant));
        let lowest = playing.map(|entrant| points[entrant.index()]).min().unwrap_or(0);
        Values {
            worth: averages.iter().map(|(sum, count)| sum * denominator / count).collect(),
            plus: u128::from(lowest) * denominator,
        }
    }

    /// The full sum and the one without the best and the worst.
    fn of(&self, request: &Request<'_>, entrant: Entrant) -> (u128, u128) {
        let worth = |cell: &Cell| match *cell {
            Cell::Bye | Cell::PlusAfterWithdrawal => Some(self.plus),
            Cell::Paired { mark: Mark::Annulled, .. } | Cell::Absent(_) => None,
            Cell::Paired { mark: Mark::Forfeit(_), .. } if !request.switches.ua_forfeit_opponent => None,
            Cell::Paired { opponent, .. } => Some(self.worth[opponent.index()]),
        };
        let mut worths: Vec<u128> = request.cells(entrant).iter().filter_map(worth).collect();
        worths.sort_unstable();
        let inner = match request.switches.pair_key3 {
            ThirdKey::Median => worths.get(1..worths.len().saturating_sub(1)),
            ThirdKey::Truncated => worths.get(1..),
        };
        (worths.iter().sum(), inner.unwrap_or(&[]).iter().sum())
    }
}

/// Present points of those who had a withdrawn player's points when he stopped and went on, as a sum
/// and a count; his own if there is nobody (UA-III.8.5.b on the current standing).
fn mates(request: &Request<'_>, left: Entrant, points: &[u32]) -> (u128, u128) {
    let last = request.sheet.line(left).withdrawn_after.unwrap_or(0);
    let rounds = usize::from(last).min(request.round.index());
    let then = |entrant: Entrant| request.sheet.points_after(entrant, rounds).0;
    let own = then(left);
    // Who came later was in no score group when he stopped.
    let was_there = |entrant: &Entrant| {
        let cell = usize::from(last).checked_sub(1).and_then(|round| request.cells(*entrant).get(round));
        !matches!(cell, Some(Cell::Absent(Absence::NotYetEntered)))
    };
    let went_on =
        |entrant: &Entrant| request.sheet.line(*entrant).withdrawn_after.is_none_or(|other| other > last);
    let others = request.sheet.entrants().filter(went_on).filter(was_there);
    let group = others.filter(|entrant| then(*entrant) == own);
    let (sum, count) = group.fold((0, 0), |(sum, count), entrant| (sum + points[entrant.index()], count + 1));
    if count == 0 { (u128::from(points[left.index()]), 1) } else { (u128::from(sum), count) }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}
