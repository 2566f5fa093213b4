//! The games between the tied: only if there are two (UA13-IV.12.3.1.1, UA13-IV.12.3.2.1,
//! UA13-IV.14.7.2.1, UA-III.8.3.1.a, UA-III.8.3.2.a, UA-III.9.7.2.a), or a table of all of them
//! (FMJD-III.5.11.1.2.1). D-56a. A game decided without play counts.

use super::super::{Among, Criterion, Rational, Source, Term, Working};
use super::Scene;
use crate::Entrant;

pub(super) fn measure(scene: &Scene<'_>, among: Among, group: &[Entrant]) -> Option<Vec<Working>> {
    if among == Among::Two && group.len() != 2 {
        return None;
    }
    let block = scene.block_of[group.first()?.index()];
    Some(group.iter().map(|entrant| against(scene, among, *entrant, block)).collect())
}

/// Points against those of one's own block.
fn against(scene: &Scene<'_>, among: Among, entrant: Entrant, block: usize) -> Working {
    let entries = &scene.ledger.account(entrant).entries;
    let terms = entries.iter().filter_map(|entry| {
        let opponent = entry.opponent.filter(|opponent| scene.block_of[opponent.index()] == block)?;
        Some(Term {
            round: entry.round,
            opponent: Some(opponent),
            outcome: Some(entry.outcome),
            times: Rational::whole(1),
            number: entry.points.into(),
            source: Source::Result(entry.how),
            struck: None,
        })
    });
    Working::sum(Criterion::Encounter(among), terms.collect())
}
