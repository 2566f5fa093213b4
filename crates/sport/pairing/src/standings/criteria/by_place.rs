//! Results against the others in the order of their places (UA13-IV.12.3.1.4, UA-III.8.3.1.e,
//! UA-III.8.3.2.e).
//!
//! The others stand in the blocks that are still tied after the earlier criteria; a block counts as a
//! sum and the tied group itself is left out (S2). An opponent not met gives 0 (S3).

use std::collections::BTreeMap;

use super::super::{Criterion, NotMet, Rational, Source, Term, Working};
use super::Scene;
use crate::{Entrant, Points};

pub(super) fn measure(scene: &Scene<'_>, group: &[Entrant]) -> Vec<Working> {
    let own = group.first().map(|entrant| scene.block_of[entrant.index()]);
    let skip = |opponent: Entrant| {
        scene.ledger.reckoning.switches.not_met == NotMet::LeftOut
            && !group.iter().all(|entrant| {
                let entries = &scene.ledger.account(*entrant).entries;
                entries.iter().any(|entry| entry.opponent == Some(opponent))
            })
    };
    let against: Vec<BTreeMap<usize, Points>> = group
        .iter()
        .map(|entrant| {
            let mut points: BTreeMap<usize, Points> = BTreeMap::new();
            for entry in &scene.ledger.account(*entrant).entries {
                let Some(opponent) = entry.opponent else { continue };
                let block = scene.block_of[opponent.index()];
                if Some(block) != own && !skip(opponent) {
                    *points.entry(block).or_default() += entry.points;
                }
            }
            points
        })
        .collect();
    // Blocks that nobody of the group has met are equal for all and are not written down.
    let mut blocks: Vec<usize> = against.iter().flat_map(|points| points.keys().copied()).collect();
    blocks.sort_unstable();
    blocks.dedup();
    let working = |points: &BTreeMap<usize, Points>| {
        let terms: Vec<Term> = blocks
            .iter()
            .map(|block| Term {
                round: None,
                opponent: (scene.length[*block] == 1).then(|| scene.order[*block]),
                outcome: None,
                times: Rational::whole(1),
                number: points.get(block).copied().unwrap_or_default().into(),
                source: Source::Against {
                    first: *block as u32 + 1,
                    last: (*block + scene.length[*block]) as u32,
                },
                struck: None,
            })
            .collect();
        Working {
            criterion: Criterion::ResultsByPlace,
            values: terms.iter().map(|term| term.number).collect(),
            terms,
        }
    };
    against.iter().map(working).collect()
}
