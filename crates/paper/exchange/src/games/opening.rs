//! The opening that was drawn for a game: it must have been played (UA13-IV.9.5.2, UA-III.5.5.2).

use damier_compete::event::{GameKey, LotsFor, State};
use damier_rules::Variant;
use damier_rules::ballot::{BallotTable, Opening};

/// The opening that was drawn for a game, if the table it was drawn from is one we have.
pub(super) fn drawn(state: &State, key: GameKey, variant: Variant) -> Option<Opening> {
    let lots = state.lots.iter().rev().filter_map(|lots| match &lots.purpose {
        LotsFor::Ballot { key: own, openings } if (own.stage, own.round) == (key.stage, key.round) => {
            Some((own.table, *openings, *lots.drawn.first()?))
        }
        _ => None,
    });
    // A draw for the whole round is told by its first table.
    let lots: Vec<(u16, u32, u32)> = lots.collect();
    let found = lots
        .iter()
        .find(|(table, ..)| *table == key.table)
        .or_else(|| lots.iter().find(|(table, ..)| *table == 1));
    let (_, openings, number) = *found?;
    let tables = BallotTable::names().filter_map(|name| BallotTable::named(name, variant).ok());
    let mut fitting = tables.filter(|table| table.drawn().count() as u32 == openings);
    let table = fitting.next().filter(|_| fitting.next().is_none())?;
    table.drawn().nth(usize::try_from(number).ok()?.checked_sub(1)?).cloned()
}
