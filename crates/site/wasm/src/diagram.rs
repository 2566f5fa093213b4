//! Boards as pictures and as letters.

use damier_diagram::{Coordinates, Diagram, Route};
use serde_json::{Value, json};

use crate::Fault;
use crate::ask::{Look, Place};

/// The board after the moves, drawn: as SVG, in letters and in words.
pub(crate) fn drawn(place: &Place, look: &Look) -> Result<Value, Fault> {
    let trial = place.trial()?;
    let position = trial.position();
    let mut diagram = Diagram::of(position);
    if let Some(theme) = &look.theme {
        diagram.theme = theme.parse()?;
    }
    if !look.bare {
        diagram.coordinates = Coordinates::of(position.variant());
        diagram.last_move = trial.moves().last().map(Route::from);
    }
    diagram.flip = look.flip;
    diagram.caption.clone_from(&look.caption);
    Ok(json!({ "svg": diagram.svg(), "text": diagram.text(), "words": diagram.describe() }))
}
