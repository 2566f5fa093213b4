//! Numbers that let players of one federation meet in the first half of a round robin (FMJD-II.3.b).
//!
//! The table stays as printed; only the numbers are chosen. Lots give the first numbers, then pairs of
//! participants change numbers as long as no more compatriots meet late. It is a wish: what this search
//! does not arrange is reported, without a proof that it cannot be.

use serde::Serialize;

use super::meeting_round;
use crate::{Entrant, Lots, Round};

/// A choice of numbers and what it leaves undone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NumberChoice {
    /// Who has which number: number 1 first.
    pub order: Vec<Entrant>,
    /// Compatriots who meet only in the second half.
    pub late: Vec<LateMeeting>,
}

/// Two compatriots who meet in the second half.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct LateMeeting {
    /// One of them.
    pub a: Entrant,
    /// The second of the two.
    pub b: Entrant,
    /// The round in which they meet.
    pub round: Round,
}

/// How often the search begins anew.
const TRIALS: u32 = 10;

/// How many exchanges of numbers are tried for each participant, and how many comparisons in all.
const EXCHANGES: u64 = 100;
const COMPARISONS: u64 = 2_000_000;

/// Chooses numbers for entrants whose federations are given in the order of entry. Deterministic for the
/// same lots.
pub fn choose_numbers(federations: &[Option<String>], lots: &mut Lots) -> NumberChoice {
    let mut best: Option<NumberChoice> = None;
    for _ in 0..TRIALS {
        let mut order: Vec<Entrant> = (0..federations.len() as u32).map(Entrant).collect();
        lots.shuffle(&mut order);
        improve(&mut order, federations, lots);
        let late = late_meetings(&order, federations);
        if best.as_ref().is_none_or(|best| late.len() < best.late.len()) {
            best = Some(NumberChoice { order, late });
        }
        if best.as_ref().is_some_and(|best| best.late.is_empty()) {
            break;
        }
    }
    best.unwrap_or(NumberChoice { order: Vec::new(), late: Vec::new() })
}

/// Exchanges numbers drawn by lot as long as that does no harm: a step sideways may open the way.
fn improve(order: &mut [Entrant], federations: &[Option<String>], lots: &mut Lots) {
    let count = order.len() as u64;
    for _ in 0..(EXCHANGES * count).min(COMPARISONS / count.max(1)) {
        let (a, b) = (lots.below(count) as usize, lots.below(count) as usize);
        let before = late_of(order, federations, a) + late_of(order, federations, b);
        order.swap(a, b);
        if late_of(order, federations, a) + late_of(order, federations, b) > before {
            order.swap(a, b);
        }
    }
}

/// How many compatriots the holder of a number, from 0, meets late.
fn late_of(order: &[Entrant], federations: &[Option<String>], number: usize) -> usize {
    (0..order.len()).filter(|other| late_round(order, federations, number, *other).is_some()).count()
}

/// The round in which two compatriots meet, if it is in the second half.
fn late_round(order: &[Entrant], federations: &[Option<String>], a: usize, b: usize) -> Option<u16> {
    let federation = |number: usize| federations.get(order[number].index()).and_then(Option::as_ref);
    if federation(a).is_none() || federation(a) != federation(b) {
        return None;
    }
    let players = order.len() as u32;
    let rounds = players + players % 2 - 1;
    meeting_round(players, a as u32 + 1, b as u32 + 1).filter(|round| 2 * u32::from(*round) > rounds)
}

fn late_meetings(order: &[Entrant], federations: &[Option<String>]) -> Vec<LateMeeting> {
    let pairs = (0..order.len()).flat_map(|a| (a + 1..order.len()).map(move |b| (a, b)));
    let late = |(a, b): (usize, usize)| {
        let round = Round::new(late_round(order, federations, a, b)?)?;
        Some(LateMeeting { a: order[a], b: order[b], round })
    };
    pairs.filter_map(late).collect()
}
