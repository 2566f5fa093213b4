//! What judges see of a work: its code number, its position, its task and the author's solution, but not
//! the author (UA13-VI.5.2, UA-VIII.Comp.2, COL-5.5.2b).

use std::borrow::Cow;

use damier_rules::Variant;

use super::author::AuthorEntry;
use super::state::{Composing, Work};
use crate::{Identity, WorkId};

/// Shorter words of a name are left where they stand: they could be anything.
const SHORTEST: usize = 3;

/// What stands where an author has written his name.
const BLANK: &str = "***";

/// A work without its author.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Anonymous<'a> {
    /// Its number on the list of works, which judges are not told.
    pub work: WorkId,
    /// The section, counted from 1.
    pub section: u16,
    /// The number by which it is known within the section.
    pub code: u16,
    pub variant: Variant,
    pub position: &'a str,
    pub task: &'a str,
    /// The author's solution, his name blanked out where he must not be known.
    pub solution: Cow<'a, str>,
    /// Variations that prove it, likewise.
    pub proof: Option<Cow<'a, str>>,
    /// The authors, where judges may know them.
    pub authors: Option<&'a [crate::AuthorId]>,
}

impl Composing {
    /// The works of a section in the order of their code numbers; none before the contest is closed.
    pub fn anonymous(&self, section: u16) -> Vec<Anonymous<'_>> {
        let shown = self.authors_shown();
        let mut copies: Vec<Anonymous<'_>> = self
            .live()
            .filter(|(_, work)| work.entry.section == section)
            .filter_map(|(id, work)| {
                let entry = &work.entry;
                Some(Anonymous {
                    work: id,
                    section,
                    code: work.code?,
                    variant: entry.variant,
                    position: &entry.position,
                    task: &entry.task,
                    solution: self.without_names(work, &entry.solution),
                    proof: entry.proof.as_deref().map(|proof| self.without_names(work, proof)),
                    authors: shown.then_some(entry.authors.as_slice()),
                })
            })
            .collect();
        copies.sort_by_key(|copy| copy.code);
        copies
    }

    /// A text of a work as judges may read it: where authors must not be known, the words of their names are blanked
    /// out.
    pub fn without_names<'a>(&self, work: &Work, text: &'a str) -> Cow<'a, str> {
        if self.authors_shown() {
            return Cow::Borrowed(text);
        }
        let authors = work.entry.authors.iter().filter_map(|author| self.author(*author));
        let names: Vec<String> = authors.flat_map(own_words).map(str::to_lowercase).collect();
        if !text.split(is_between).any(|word| names.contains(&word.to_lowercase())) {
            return Cow::Borrowed(text);
        }
        let blanked = text.split_inclusive(is_between).map(|part| {
            let word = part.trim_end_matches(is_between);
            let own = names.contains(&word.to_lowercase());
            if own { format!("{BLANK}{}", &part[word.len()..]) } else { part.to_owned() }
        });
        Cow::Owned(blanked.collect())
    }
}

/// The words of an author's name and of the account by which he signs in.
fn own_words(author: &AuthorEntry) -> impl Iterator<Item = &str> {
    let named = match &author.account {
        Some(Identity::Name(name)) => Some(name.as_str()),
        _ => author.login.as_deref(),
    };
    let account = named.unwrap_or_default().split(is_between);
    let account =
        account.filter(|word| word.chars().count() >= SHORTEST && word.contains(char::is_alphabetic));
    words(&author.name).chain(account)
}

fn is_between(letter: char) -> bool {
    !letter.is_alphanumeric()
}

/// The words of a text that can be parts of a name.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(is_between);
    words.filter(|word| word.chars().count() >= SHORTEST && word.chars().all(char::is_alphabetic))
}
