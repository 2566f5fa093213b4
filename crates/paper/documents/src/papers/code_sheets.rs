//! What the code of an event says to players, spectators, organisers and those who play with impaired players.

use damier_rules::Rulebook;

use super::clerk::Clerk;
use crate::clauses::{self, Sheet};
use crate::paper::{Heading, Paper};

/// The sheets of the code under which the event is played, one below the other.
pub(super) fn make(clerk: &Clerk<'_>, title: &str, sheets: &[Sheet]) -> Paper {
    let book = Rulebook::named(&clerk.regulation.rulebook).ok();
    let mut paper = clerk.paper(clerk.text(title));
    for sheet in sheets {
        if sheets.len() > 1 {
            paper = paper.with(Heading::section(sheet.title(clerk.words)));
        }
        paper = paper.with_all(clauses::paper(*sheet, book.as_ref(), clerk.words).blocks);
    }
    paper
}
