//! What judges see of a work: its code number, its position, its task and the author's solution, but not
//! the author (UA13-VI.5.2, UA-VIII.Comp.2, COL-5.5.2b).

use damier_rules::Variant;

use super::state::Composing;
use crate::WorkId;

/// A work without its author.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Anonymous<'a> {
    /// Its number on the list of works, which judges are not told.
    pub work: WorkId,
    /// The section, counted from 1.
    pub section: u16,
    /// The number by which it is known within the section.
    pub code: u16,
    /// The variant.
    pub variant: Variant,
    /// The position.
    pub position: &'a str,
    /// The task.
    pub task: &'a str,
    /// The author's solution.
    pub solution: &'a str,
    /// Variations that prove it.
    pub proof: Option<&'a str>,
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
                    solution: &entry.solution,
                    proof: entry.proof.as_deref(),
                    authors: shown.then_some(entry.authors.as_slice()),
                })
            })
            .collect();
        copies.sort_by_key(|copy| copy.code);
        copies
    }
}
