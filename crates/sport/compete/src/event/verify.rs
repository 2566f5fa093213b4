//! Past rounds compared with what the rules make of the same facts, difference by difference.
//!
//! Each round that counts is paired again from the facts that stood at that time and with the recorded
//! seed. Rounds made by people are listed with who made them, why, and the rules they break, and compared
//! with what the system would have made of them; that is told and no fault.

use std::collections::BTreeMap;

use damier_clock::Moment;
use damier_facts::stored::text;
use serde::Serialize;

use super::Event;
use super::again::pair_again;
use super::broken::BrokenRule;
use super::fact::{By, Entry, Fact};
use super::ids::StageId;
use super::next::{CannotPair, NextRound, pair_next};
use super::rounds::{FreeKind, FreeSeat, PairedBy};
use super::stage::System;
use super::state::State;
use damier_pairing::swiss::{self, Watch};
use damier_pairing::{Entrant, Lots, Round};

/// Something in a past round that is not as the rules have it, or that people decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The fact that paired the round.
    pub seq: u32,
    pub stage: StageId,
    pub round: Round,
    /// What it is.
    pub what: Differs,
    /// Whether people paired the round: then it is told, and no fault.
    pub by_people: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Differs {
    #[error(
        "table {table} has {white} against {black}; {white} would meet {}, {black} {}",
        name(white_would),
        name(black_would)
    )]
    Pair {
        table: u16,
        white: Entrant,
        black: Entrant,
        white_would: Option<Entrant>,
        black_would: Option<Entrant>,
    },
    #[error("{white} would play {black}, and neither is paired")]
    Missing { white: Entrant, black: Entrant },
    #[error("on table {table} {white} has White, and it would be {black}")]
    Colours { table: u16, white: Entrant, black: Entrant },
    #[error("{white} and {black} sit at table {table}, and it would be table {would}")]
    Table { white: Entrant, black: Entrant, table: u16, would: u16 },
    #[error("{entrant} {}, and {}", free(*stands), free(*would))]
    Free { entrant: Entrant, stands: Option<FreeKind>, would: Option<FreeKind> },
    #[error("row {stands} of the table was played, and it would be row {would}")]
    Row { stands: u16, would: u16 },
    #[error("paired by {stands}, and the regulation says {would}")]
    Engine { stands: String, would: String },
    #[error("it breaks a rule: {0}")]
    Breaks(BrokenRule),
    #[error("paired by hand by {}: {reason}", by.name)]
    ByHand {
        by: By,
        #[serde(with = "text")]
        at: Moment,
        reason: String,
        broken: Vec<BrokenRule>,
    },
    #[error("paired by decision of {}: {reason}", by.name)]
    ByDecision {
        by: By,
        #[serde(with = "text")]
        at: Moment,
        reason: String,
        broken: Vec<BrokenRule>,
    },
    #[error("it could not be paired: {0}")]
    NotPaired(CannotPair),
}

fn name(entrant: &Option<Entrant>) -> String {
    entrant.map_or("nobody".to_owned(), |entrant| entrant.to_string())
}

const fn free(kind: Option<FreeKind>) -> &'static str {
    match kind {
        Some(FreeKind::Bye) => "is free with a plus",
        Some(FreeKind::PlusAfterWithdrawal) => "is free with a plus after a withdrawal",
        Some(FreeKind::NoGame) => "is free without a game",
        None => "is not free",
    }
}

/// Pairs every past round again and lists each difference, in the order of the facts. A search that is
/// stopped is listed as one that was.
pub fn verify(event: &Event, watch: &Watch) -> Vec<Difference> {
    let mut differences = Vec::new();
    event.each_pairing(|before, entry| {
        let Fact::Paired { stage, round, ref by, .. } = entry.fact else { return };
        let (seq, by_people) = (entry.seq, by.by_people().is_some());
        let found = check(before, entry, watch).into_iter();
        differences.extend(found.map(|what| Difference { seq, stage, round, what, by_people }));
    });
    differences
}

/// The differences of one round.
fn check(before: &State, entry: &Entry, watch: &Watch) -> Vec<Differs> {
    let Fact::Paired { stage, by, .. } = &entry.fact else { return Vec::new() };
    let broken = before.rules_broken_by(&entry.fact);
    let (who, at) = (entry.by.clone(), entry.at);
    match (by, pair_again(before, &entry.fact, watch)) {
        (PairedBy::Hand { reason }, _) => {
            let told = Differs::ByHand { by: who, at, reason: reason.clone(), broken };
            [vec![told], instead(before, &entry.fact, watch)].concat()
        }
        (PairedBy::Override { reason }, _) => {
            let told = Differs::ByDecision { by: who, at, reason: reason.clone(), broken };
            [vec![told], instead(before, &entry.fact, watch)].concat()
        }
        (_, None) => Vec::new(),
        (_, Some(again)) => {
            let mut differences: Vec<Differs> = broken.into_iter().map(Differs::Breaks).collect();
            differences.extend(another_engine(before, *stage, by));
            differences.extend(another_row(before, *stage, by, watch));
            differences.extend(differences_to(&entry.fact, again));
            differences
        }
    }
}

/// What the system would have made of a round that people paired. No seed is on record, so the lot about
/// the colours falls as it comes nearest; where all pairs are drawn there is nothing to compare.
fn instead(before: &State, fact: &Fact, watch: &Watch) -> Vec<Differs> {
    let Fact::Paired { stage, .. } = fact else { return Vec::new() };
    if is_drawn(before, *stage) {
        return Vec::new();
    }
    let coins = [true, false].map(|side| (0..64).find(|seed| Lots::new(*seed).coin() == side).unwrap_or(0));
    let mut nearest: Option<Vec<Differs>> = None;
    for seed in coins {
        let found = differences_to(fact, pair_next(before, *stage, seed, watch));
        if nearest.as_ref().is_none_or(|known| found.len() < known.len()) {
            nearest = Some(found);
        }
    }
    let mut nearest = nearest.unwrap_or_default();
    // Where pairs differ, the order of the tables says nothing more.
    if !nearest.iter().all(|own| matches!(own, Differs::Table { .. })) {
        nearest.retain(|own| !matches!(own, Differs::Table { .. }));
    }
    nearest
}

/// Whether the pairs of the next round of a stage come from lots.
fn is_drawn(before: &State, stage: StageId) -> bool {
    let Some(found) = before.stages.get(stage.index()) else { return false };
    match found.plan.system {
        System::Swiss(swiss::System::Columns) => !found.rounds.is_empty(),
        System::Swiss(system) => system.draws_each_round(),
        System::LostPoints(_) => true,
        _ => false,
    }
}

fn differences_to(stands: &Fact, would: Result<NextRound, CannotPair>) -> Vec<Differs> {
    match would {
        Ok(next) => compare(stands, &next.fact),
        Err(cannot) => vec![Differs::NotPaired(cannot)],
    }
}

fn another_engine(before: &State, stage: StageId, by: &PairedBy) -> Option<Differs> {
    let (PairedBy::Engine { engine, .. }, Some(found)) = (by, before.stages.get(stage.index())) else {
        return None;
    };
    let System::Swiss(system) = found.plan.system else { return None };
    let would = system.code();
    (engine != would).then(|| Differs::Engine { stands: engine.clone(), would: would.to_owned() })
}

/// Whether another row of the table was due.
fn another_row(before: &State, stage: StageId, by: &PairedBy, watch: &Watch) -> Option<Differs> {
    let stands = by.row()?;
    let next = pair_next(before, stage, by.seed().unwrap_or(0), watch).ok()?;
    let Fact::Paired { by: due, .. } = next.fact else { return None };
    let would = due.row().filter(|row| *row != stands)?;
    Some(Differs::Row { stands, would })
}

/// Each difference between a round as it stands and as it would be.
pub(super) fn compare(stands: &Fact, would: &Fact) -> Vec<Differs> {
    let (
        Fact::Paired { pairs: stand, free: free_stands, .. },
        Fact::Paired { pairs: made, free: free_would, .. },
    ) = (stands, would)
    else {
        return Vec::new();
    };
    let mut differences = Vec::new();
    let made_at: BTreeMap<Entrant, (u16, Entrant, Entrant)> = (1..)
        .zip(made)
        .flat_map(|(table, (white, black))| {
            [(*white, (table, *white, *black)), (*black, (table, *white, *black))]
        })
        .collect();
    let seated: BTreeMap<Entrant, ()> = stand.iter().flat_map(|(a, b)| [(*a, ()), (*b, ())]).collect();
    let opponent = |entrant: Entrant| {
        made_at.get(&entrant).map(|(_, white, black)| if *white == entrant { *black } else { *white })
    };
    for (table, (white, black)) in (1..).zip(stand.iter().copied()) {
        match made_at.get(&white) {
            Some((would, own, other)) if (*own, *other) == (white, black) => {
                if *would != table {
                    differences.push(Differs::Table { white, black, table, would: *would });
                }
            }
            Some((_, own, other)) if (*own, *other) == (black, white) => {
                differences.push(Differs::Colours { table, white, black });
            }
            _ => differences.push(Differs::Pair {
                table,
                white,
                black,
                white_would: opponent(white),
                black_would: opponent(black),
            }),
        }
    }
    let is_nowhere = |entrant: &Entrant| !seated.contains_key(entrant);
    for (white, black) in made.iter().copied().filter(|(a, b)| is_nowhere(a) && is_nowhere(b)) {
        differences.push(Differs::Missing { white, black });
    }
    let kind =
        |free: &[FreeSeat], who: Entrant| free.iter().find(|seat| seat.entrant == who).map(|seat| seat.kind);
    let mut everybody: Vec<Entrant> = free_stands.iter().chain(free_would).map(|seat| seat.entrant).collect();
    everybody.sort();
    everybody.dedup();
    for entrant in everybody {
        let (stands, would) = (kind(free_stands, entrant), kind(free_would, entrant));
        if stands != would {
            differences.push(Differs::Free { entrant, stands, would });
        }
    }
    differences
}
