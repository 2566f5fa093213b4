//! On which terms a board of an event is played on the site: those of the regulation.

use damier_compete::event::{GameKey, Regulation, State, opening_drawn};
use damier_live::{Ballot, EventBoard, MicroGame, Refused, Terms};

use super::board::board_text;
use crate::desk::Held;

/// The terms of a board; none before there is a regulation.
pub(super) fn terms(held: &Held, key: GameKey) -> Option<Terms> {
    let state = held.event.state();
    let regulation = state.regulation.as_ref()?;
    let plan = &state.stages.get(key.stage.index())?.plan;
    let switches = switches(regulation);
    let mut terms = Terms::new(&regulation.rulebook, regulation.class, &regulation.control);
    terms.event = Some(EventBoard {
        event: held.id.clone(),
        board: board_text(key),
        switches,
        draws: draws(regulation),
    });
    terms.micro_match = plan.micro_match.then_some(MicroGame::First);
    terms.delay = held.book.venues.delay();
    let opening = plan.ballot.and_then(|_| opening_drawn(state, key));
    terms.ballot = opening.map(|(table, own)| Ballot { table: table.to_owned(), number: Some(own.number) });
    Some(terms)
}

/// The readings that the regulation chooses; a shorter lateness is one of them (UA13-IV.9.4.2, UA-III.5.4.2).
fn switches(regulation: &Regulation) -> Vec<(String, String)> {
    let late = regulation.lateness().map(|minutes| ("late_forfeit".to_owned(), minutes.to_string()));
    regulation.chosen_readings().cloned().chain(late).collect()
}

/// The counted draws that a later edition changes, by the names of the codes.
fn draws(regulation: &Regulation) -> Vec<(String, u16)> {
    let counted = regulation.edition.iter().flat_map(|own| own.counted());
    counted.map(|(code, limit)| (code.name().to_owned(), limit)).collect()
}

/// Whether games can be played on the site by the regulation of an event.
pub fn playable(state: &State) -> Result<(), Refused> {
    let Some(regulation) = state.regulation.as_ref() else { return Err(Refused::NotBegun) };
    Terms::new(&regulation.rulebook, regulation.class, &regulation.control).check().map(|_| ())
}
