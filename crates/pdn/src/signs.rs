//! Commentary signs.

/// The move and the signs behind it.
pub(crate) fn split_signs(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_at(text.trim_end_matches(['!', '?']).len())
}
