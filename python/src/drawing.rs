//! Pictures for notebooks.

use damier_diagram::{Coordinates, Diagram, Route};
use damier_rules::{Move, Position};
use pyo3::PyResult;

use crate::plain::wrong;

/// How a board is drawn.
#[derive(Default)]
pub(crate) struct Look<'a> {
    pub(crate) theme: Option<&'a str>,
    pub(crate) flip: bool,
    /// With the names that the game has for its squares unless told otherwise.
    pub(crate) coordinates: Option<bool>,
    pub(crate) caption: Option<String>,
    pub(crate) last: Option<Move>,
}

/// The board as it is drawn.
pub(crate) fn drawn(position: &Position, look: &Look<'_>) -> PyResult<Diagram> {
    let mut diagram = Diagram::of(position);
    if let Some(theme) = look.theme {
        diagram.theme = theme.parse().map_err(wrong)?;
    }
    if look.coordinates.unwrap_or(true) {
        diagram.coordinates = Coordinates::of(position.variant());
    }
    diagram.flip = look.flip;
    diagram.caption = look.caption.clone();
    diagram.last_move = look.last.as_ref().map(Route::from);
    Ok(diagram)
}
