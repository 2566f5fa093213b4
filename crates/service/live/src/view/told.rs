//! The refusals told lately, in words.
//!
//! A view says of everything that a player may not do now why not, which in thousands of games are the same few
//! sentences at every move. Making a sentence costs more than everything else in a view; finding it again costs nothing.

use std::sync::{Mutex, MutexGuard, PoisonError};

use damier_language::{Language, Words};
use damier_pdn::Numbering;
use damier_rules::Variant;

use crate::Refused;

/// So many are kept. Those with numbers that change at every move push the others out now and then.
const KEPT: usize = 128;

static TOLD: Mutex<Lately> = Mutex::new(Lately { told: Vec::new(), next: 0 });

/// The refusal in words, as [`Refused::text`] tells it.
pub(super) fn text(refused: &Refused, words: &Words, variant: Variant, squares: Numbering) -> String {
    let how = (words.language(), variant, squares);
    if let Some(told) = lately().find(how, refused) {
        return told.to_owned();
    }
    // Told while nobody waits for it.
    let text = refused.text(words, variant, squares);
    lately().keep(how, refused, &text);
    text
}

fn lately() -> MutexGuard<'static, Lately> {
    TOLD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The language, the game, and how its squares are called.
type How = (Language, Variant, Numbering);

struct Lately {
    told: Vec<(How, Refused, String)>,
    /// Where the next one goes, in place of the oldest.
    next: usize,
}

impl Lately {
    fn find(&self, how: How, refused: &Refused) -> Option<&str> {
        let found = self.told.iter().find(|(of, known, _)| *of == how && known == refused);
        found.map(|(_, _, text)| text.as_str())
    }

    fn keep(&mut self, how: How, refused: &Refused, text: &str) {
        let entry = (how, refused.clone(), text.to_owned());
        match self.told.get_mut(self.next) {
            Some(oldest) => *oldest = entry,
            None => self.told.push(entry),
        }
        self.next = (self.next + 1) % KEPT;
    }
}
