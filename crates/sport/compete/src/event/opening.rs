//! The opening that was drawn in public for a table (UA13-IV.9.5.2, UA-III.5.5.2).

use damier_rules::Rulebook;
use damier_rules::ballot::{BallotTable, Opening};

use super::{GameKey, LotsFor, State};

/// The opening that was drawn for a table, or for the whole round by its first one, with the name of the table of
/// openings; none if it was drawn from a table that is not one of ours. That is the only one of the variant that has
/// so many openings.
pub fn opening_drawn(state: &State, key: GameKey) -> Option<(&'static str, Opening)> {
    let variant = Rulebook::named(&state.regulation.as_ref()?.rulebook).ok()?.variant;
    let drawn = |table: u16| {
        state.lots.iter().rev().find_map(|lots| match &lots.purpose {
            LotsFor::Ballot { key: own, openings }
                if (own.stage, own.round, own.table) == (key.stage, key.round, table) =>
            {
                Some((*openings, *lots.drawn.first()?))
            }
            _ => None,
        })
    };
    let (openings, number) = drawn(key.table).or_else(|| drawn(1))?;
    let tables =
        BallotTable::names().filter_map(|name| Some((name, BallotTable::named(name, variant).ok()?)));
    let mut fitting = tables.filter(|(_, table)| table.drawn().count() as u64 == u64::from(openings));
    let (name, table) = fitting.next().filter(|_| fitting.next().is_none())?;
    let opening = table.drawn().nth(usize::try_from(number).ok()?.checked_sub(1)?)?;
    Some((name, opening.clone()))
}
