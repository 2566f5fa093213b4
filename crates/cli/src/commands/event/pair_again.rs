//! `damier event pair --again`: a round taken back and paired anew, as one act that is shown before it is done.

use anyhow::Result;
use damier_compete::event::Fact;
use damier_desk::ActReport;
use damier_desk::acts::PairAgain;
use damier_language::Args as Words;

use super::desk::OpenEvent;
use super::{confirm, round_view};
use crate::output::Verdict;

/// Does it on a copy, shows what came of it, and keeps it if that is agreed to.
pub(super) fn run(act: PairAgain, yes: bool, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let before = desk.event().clone();
    let answer = desk.act(PairAgain { confirmed: true, ..act })?;
    let mut answer = ActReport { title: None, ..answer };
    answer.line(desk.text("past-new-pairing", &Words::new()));
    let paired = desk.event().entries()[before.entries().len()..].iter().find_map(|entry| match entry.fact {
        Fact::Paired { stage, round, .. } => Some((stage, round)),
        _ => None,
    });
    if let Some((stage, round)) = paired {
        round_view::add(desk, desk.state(), stage, round, &mut answer);
    }
    confirm::conclude(desk, &before, yes, answer)
}
