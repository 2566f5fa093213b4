//! Lines of a file that mean nothing to us: kept in a note of the event, and written back.

use damier_compete::event::{Fact, State};

/// How the note begins.
const HEADING: &str = "Lines of an imported TRF file:";

/// The fact that keeps lines; nothing if there are none.
pub(super) fn fact(lines: &[String]) -> Option<Fact> {
    (!lines.is_empty()).then(|| Fact::Note(format!("{HEADING}\n{}", lines.join("\n"))))
}

/// The lines that notes of an event keep.
pub(super) fn lines(state: &State) -> impl Iterator<Item = &str> {
    let notes = state.notes.iter().filter_map(|(_, text)| text.strip_prefix(HEADING));
    notes.flat_map(|text| text.lines().filter(|line| !line.is_empty()))
}
