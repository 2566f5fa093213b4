//! The opening that was drawn in public for a table (UA13-IV.9.5.2, UA-III.5.5.2), and the tables of openings that can be
//! drawn from.

use damier_rules::ballot::{BallotTable, Opening};
use damier_rules::{Rulebook, Variant};

use super::ids::StageId;
use super::stage::System;
use super::{GameKey, LotsFor, State};
use damier_pairing::Round;

/// The opening that was drawn for a table, or for the whole round by its first one, with the name of the table of
/// openings; none if it was drawn from a table that is not one of ours. That is the only one of the variant that has
/// so many openings. Both games of a heat are played from one opening.
pub fn opening_drawn(state: &State, key: GameKey) -> Option<(&'static str, Opening)> {
    let variant = Rulebook::named(&state.regulation.as_ref()?.rulebook).ok()?.variant;
    let round = first_of_heat(state, key.stage, key.round);
    let drawn = |table: u16| {
        state.lots.iter().rev().find_map(|lots| match &lots.purpose {
            LotsFor::Ballot { key: own, openings }
                if (own.stage, own.round, own.table) == (key.stage, round, table) =>
            {
                Some((*openings, *lots.drawn.first()?))
            }
            _ => None,
        })
    };
    let (openings, number) = drawn(key.table).or_else(|| drawn(1))?;
    let (name, table) = deck_of(openings, variant)?;
    let opening = table.drawn().nth(usize::try_from(number).ok()?.checked_sub(1)?)?;
    Some((name, opening.clone()))
}

/// The number that the table of so many openings prints beside the one at a place, from 1.
pub fn opening_numbered(state: &State, openings: u32, place: u32) -> Option<String> {
    let variant = Rulebook::named(&state.regulation.as_ref()?.rulebook).ok()?.variant;
    let (_, table) = deck_of(openings, variant)?;
    let opening = table.drawn().nth(usize::try_from(place).ok()?.checked_sub(1)?)?;
    Some(opening.number.clone())
}

/// The round in which the opening of a game is drawn: two games of a match with reversed colours are a heat and share
/// one (WCDF-1.12, UA-III.5.5.2).
pub(super) fn first_of_heat(state: &State, stage: StageId, round: Round) -> Round {
    let plan = state.stages.get(stage.index()).map(|own| &own.plan);
    let in_heats = plan.is_some_and(|plan| matches!(plan.system, System::Match(_)) && !plan.micro_match);
    match in_heats && round.number().is_multiple_of(2) {
        true => Round::at(round.index() - 1),
        false => round,
    }
}

/// The table of a variant that has so many openings.
fn deck_of(openings: u32, variant: Variant) -> Option<(&'static str, BallotTable)> {
    let tables =
        BallotTable::names().filter_map(|name| Some((name, BallotTable::named(name, variant).ok()?)));
    let mut fitting = tables.filter(|(_, table)| table.drawn().count() as u64 == u64::from(openings));
    fitting.next().filter(|_| fitting.next().is_none())
}

/// How many openings the table of a name has, whatever variant it is made for.
pub fn deck_size(name: &str) -> Option<u32> {
    let found = BallotTable::names().find(|own| *own == name.trim())?;
    let table = Variant::ALL.into_iter().find_map(|variant| BallotTable::named(found, variant).ok())?;
    u32::try_from(table.drawn().count()).ok()
}

/// The name of the table that has so many openings.
pub fn deck_named(openings: u32) -> Option<&'static str> {
    let mut fitting = BallotTable::names().filter(|name| deck_size(name) == Some(openings));
    fitting.next().filter(|_| fitting.next().is_none())
}

/// The table that a code recommends for two games with reversed colours (UA-App2, UA-App4, UA-App5, WCDF-N.ii).
pub(super) const fn usual_deck(variant: Variant) -> Option<&'static str> {
    match variant {
        Variant::Russian => Some("russian"),
        Variant::Brazilian => Some("brazilian"),
        Variant::English => Some("english-3"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_of_openings_is_known_by_its_size() {
        for name in BallotTable::names() {
            let size = deck_size(name).expect("a table");
            assert_eq!(deck_named(size), Some(name));
        }
        assert_eq!((deck_size("english-9"), deck_named(3)), (None, None));
    }
}
