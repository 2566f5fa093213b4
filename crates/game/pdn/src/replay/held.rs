//! Captures written jump by jump.
//!
//! Some sites write each jump of a capture as an entry of its own, `16. d4xb6 b6xd8 17. f6xd4`. An
//! entry that is refused only because the capture goes on is held until the next one has been seen.

use damier_rules::{Move, MoveRefused, Position};

use crate::{MoveReader, MoveTextError};

/// A capture of which some jumps have been read.
#[derive(Debug)]
pub(super) struct Held {
    /// The position before the first jump.
    pub(super) position: Position,
    /// The jumps so far, as one text.
    text: String,
    /// How many entries they take.
    pub(super) entries: usize,
}

/// What a held capture has become.
pub(super) enum Joined {
    /// It goes on.
    Part(Held),
    /// It is complete.
    Whole { held: Held, mv: Move },
}

impl Held {
    /// A refused text, if it is the beginning of a capture.
    pub(super) fn begin(position: Position, text: &[u8], reason: &MoveTextError) -> Option<Held> {
        let text: String = String::from_utf8_lossy(text).split_whitespace().collect();
        goes_on(reason).then_some(Held { position, text, entries: 1 })
    }

    /// Adds the next entry, if it begins where this one ended.
    pub(super) fn join(self, next: &[u8], reader: &mut MoveReader) -> Option<Joined> {
        let next: String = String::from_utf8_lossy(next).split_whitespace().collect();
        let further = next.strip_prefix(last_square(&self.text))?;
        if further.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        let held = Held { text: self.text + further, entries: self.entries + 1, ..self };
        match reader.read(&held.position, held.text.as_bytes()) {
            Ok(mv) => Some(Joined::Whole { held, mv }),
            Err(reason) if goes_on(&reason) => Some(Joined::Part(held)),
            Err(_) => None,
        }
    }
}

fn goes_on(reason: &MoveTextError) -> bool {
    let MoveTextError::NotLegal { refused, .. } = reason else { return false };
    matches!(refused, Some(MoveRefused::CaptureNotFinished { .. }))
}

/// The square at the end of a move as written: `b6` of `d4xb6` and of `d4b6`, `14` of `5-14`.
fn last_square(text: &str) -> &str {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let letter = digits.trim_end_matches(|c: char| matches!(c.to_ascii_lowercase(), 'a'..='h'));
    let begin = if letter.len() + 1 == digits.len() { letter.len() } else { digits.len() };
    &text[begin..]
}

#[cfg(test)]
mod tests {
    use super::last_square;

    #[test]
    fn the_last_square_is_found() {
        for (text, last) in [("d4xb6", "b6"), ("d4b6", "b6"), ("5-14", "14"), ("5X14", "14"), ("", "")] {
            assert_eq!(last_square(text), last, "{text}");
        }
    }
}
