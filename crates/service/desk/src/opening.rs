//! Which opening was drawn for a table: by the number that it has in the table of openings.

use damier_compete::Round;
use damier_compete::event::{GameKey, LotsFor, StageId, opening_drawn};
use damier_language::Args;

use crate::EventContext;

/// The number of the opening that was drawn for a table, as the table of openings has it.
pub fn number(hall: &EventContext<'_>, key: GameKey) -> Option<String> {
    if let Some((_, opening)) = opening_drawn(hall.state(), key) {
        return Some(opening.number);
    }
    // Of a table of openings that only the arbiter has, the number that was drawn is all there is.
    let drawn = hall.state().lots.iter().rev().find_map(|lots| match &lots.purpose {
        LotsFor::Ballot { key: own, .. } if *own == key => lots.drawn.first(),
        _ => None,
    });
    drawn.map(u32::to_string)
}

/// A line for every table of a round that has an opening.
pub fn lines(hall: &EventContext<'_>, stage: StageId, round: Round) -> Vec<String> {
    let found = hall.state().stages.get(stage.index()).and_then(|own| own.round(round));
    let tables = (1_u16..).take(found.map_or(0, |own| own.encounters.len()));
    let line = |table: u16| {
        let opening = number(hall, GameKey::table(stage, round, table))?;
        Some(hall.text("act-opening", &Args::new().with("table", table).with("opening", opening)))
    };
    tables.filter_map(line).collect()
}
