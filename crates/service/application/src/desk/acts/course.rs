//! By which clocks the hall lives.

use jiff::tz::TimeZone;

use super::{Report, not_a};
use crate::desk::draft::{ActError, Draft};
use crate::desk::fields::Fields;
use crate::desk::note::Note;

/// Says by which clocks the hall lives.
pub(super) fn zone(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let name = fields.text("zone");
    if TimeZone::get(name).is_err() {
        return Err(not_a(draft, "desk-not-a-zone", name));
    }
    draft.note(Note::Zone(name.to_owned()));
    Ok(None)
}
