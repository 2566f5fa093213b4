//! A work as its author sent it, to be corrected.

use damier_contests::WorkId;
use damier_contests::composing::{Composing, Origin};
use damier_store::AccountId;

use super::super::author_of;
use super::super::draft::Typed;

/// A work of an account in the fields by which it was sent, to be corrected; none if it is not his.
pub fn sent(contest: &Composing, account: AccountId, work: u32) -> Option<Typed> {
    let author = author_of(contest, account)?;
    let entry = &contest.work(WorkId(work)).filter(|own| !own.withdrawn)?.entry;
    if !entry.authors.contains(&author) {
        return None;
    }
    let others = entry.authors.iter().filter(|own| **own != author).filter_map(|own| contest.author(*own));
    let others: Vec<&str> = others.map(|own| own.name.as_str()).collect();
    let typed = Typed::default()
        .with("act", "send")
        .with("work", work)
        .with("section", entry.section)
        .with("position", &entry.position)
        .with("task", &entry.task)
        .with("solution", &entry.solution)
        .with_some("proof", entry.proof.as_ref())
        .with("with", others.join("; "));
    Some(match &entry.origin {
        Origin::Original => typed.with("origin", "original"),
        Origin::Reworking { source, essential, disclosed, consent } => typed
            .with("origin", "reworking")
            .with("source", source)
            .with("disclosed", disclosed)
            .ticked("essential", *essential)
            .ticked("consent", *consent),
        Origin::Correction { before, awarded } => {
            typed.with("origin", "correction").with("times", before).ticked("awarded", *awarded)
        }
        Origin::Rejected { since } => typed.with("origin", "rejected").with("times", since),
        Origin::Marked { awarded } => typed.with("origin", "marked").ticked("awarded", *awarded),
        Origin::Championship { .. } => typed.with("origin", "championship"),
    })
}
