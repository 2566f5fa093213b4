//! Bulletins: notes of an event that everybody reads.

use damier_clock::Moment;
use damier_compete::event::{Action, By};

use super::draft::{ActError, Draft};
use super::fields::Fields;
use super::note::Note;

/// The longest title and the longest text, in letters.
const TITLE: usize = 120;
const TEXT: usize = 20_000;

/// No event has more.
const MOST: usize = 500;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bulletin {
    /// Its number, from 1, which no other ever has.
    pub number: u32,
    pub at: Moment,
    pub by: By,
    /// What it is about.
    pub title: String,
    /// What it says; an empty line parts paragraphs.
    pub text: String,
}

/// Writes a bulletin, or takes one back: whoever may publish may.
pub fn bulletin(draft: &mut Draft, fields: &Fields) -> Result<(), ActError> {
    let by = draft.check(Action::Publish)?;
    if let Some(number) = fields.number("withdraw") {
        draft.note(Note::BulletinWithdrawn { number, by });
        return Ok(());
    }
    let (title, text) = (fields.text("title").to_owned(), fields.text("text").to_owned());
    if title.is_empty() || text.is_empty() {
        return Err(draft.stop("public-bulletin-empty"));
    }
    if title.chars().count() > TITLE || text.chars().count() > TEXT {
        return Err(draft.stop("public-bulletin-long"));
    }
    if draft.book.bulletins.len() >= MOST {
        return Err(draft.stop("public-bulletin-many"));
    }
    draft.note(Note::Bulletin { title, text, by });
    Ok(())
}
