//! What must not be left out when something is said.

use crate::Refused;

/// Somebody must be named.
pub(crate) fn named(name: &str) -> Result<(), Refused> {
    given(name, Refused::NoName)
}

/// Something must be said.
pub(crate) fn require_text(text: &str) -> Result<(), Refused> {
    given(text, Refused::NoText)
}

/// A reason must be given.
pub(crate) fn reasoned(reason: &str) -> Result<(), Refused> {
    given(reason, Refused::NoReason)
}

/// A name with a place beside it, where one is told.
pub(crate) fn name_with_place(name: &str, place: Option<&str>) -> String {
    place.map_or_else(|| name.to_owned(), |place| format!("{name} ({place})"))
}

fn given(text: &str, otherwise: Refused) -> Result<(), Refused> {
    if text.trim().is_empty() { Err(otherwise) } else { Ok(()) }
}
