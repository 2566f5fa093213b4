//! On which terms a board of an event is played on the site: those of the regulation.

use damier_compete::event::{GameKey, LotsFor, Regulation, State};
use damier_live::{Ballot, EventBoard, MicroGame, Refused, Terms};
use damier_rules::Rulebook;
use damier_rules::ballot::BallotTable;

use super::board::board_text;
use crate::desk::Held;

/// The terms of a board; none before there is a regulation.
pub(super) fn terms(held: &Held, key: GameKey) -> Option<Terms> {
    let state = held.event.state();
    let regulation = state.regulation.as_ref()?;
    let plan = &state.stages.get(key.stage.index())?.plan;
    let switches = switches(regulation);
    let mut terms = Terms::new(&regulation.rulebook, regulation.class, &regulation.control);
    terms.event = Some(EventBoard { event: held.id.clone(), board: board_text(key), switches });
    terms.micro_match = plan.micro_match.then_some(MicroGame::First);
    terms.delay = held.book.venues.delay();
    terms.ballot = plan.ballot.and_then(|openings| ballot(state, regulation, key, openings));
    Some(terms)
}

/// The readings that the regulation chooses; a shorter lateness is one of them (UA13-IV.9.4.2, UA-III.5.4.2).
fn switches(regulation: &Regulation) -> Vec<(String, String)> {
    let late = regulation.late_limit.map(|minutes| ("late_forfeit".to_owned(), minutes.to_string()));
    regulation.switches.iter().cloned().chain(late).collect()
}

/// The opening that was drawn in public for a table, or for the whole round by its first one (UA13-IV.9.5.2,
/// UA-III.5.5.2). The table of openings is the one of the game that has so many.
fn ballot(state: &State, regulation: &Regulation, key: GameKey, openings: u32) -> Option<Ballot> {
    let variant = Rulebook::named(&regulation.rulebook).ok()?.variant;
    let drawn = |table: u16| {
        state.lots.iter().rev().find_map(|lots| match &lots.purpose {
            LotsFor::Ballot { key: own, .. }
                if (own.stage, own.round, own.table) == (key.stage, key.round, table) =>
            {
                lots.drawn.first().copied()
            }
            _ => None,
        })
    };
    let drawn = drawn(key.table).or_else(|| drawn(1))?;
    let tables =
        BallotTable::names().filter_map(|name| Some((name, BallotTable::named(name, variant).ok()?)));
    let sized = |(_, table): &(&str, BallotTable)| table.drawn().count() == openings as usize;
    let (name, table) = tables.into_iter().find(sized)?;
    let opening = table.drawn().nth(usize::try_from(drawn).ok()?.checked_sub(1)?)?;
    Some(Ballot { table: name.to_owned(), number: Some(opening.number.clone()) })
}

/// Whether games can be played on the site by the regulation of an event.
pub(crate) fn playable(state: &State) -> Result<(), Refused> {
    let Some(regulation) = state.regulation.as_ref() else { return Err(Refused::NotBegun) };
    Terms::new(&regulation.rulebook, regulation.class, &regulation.control).check().map(|_| ())
}
