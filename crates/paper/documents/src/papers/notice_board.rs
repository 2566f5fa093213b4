//! What hangs on the wall: the results of a round, the standings after it and the pairs of the next one.
//!
//! FMJD-IV.2.4 (a notice board), FMJD-IV.2.22 (results are posted), FMJD-IV.2.24 (so are the pairings),
//! FMJD-V.11.3 (with a short account of special decisions).

use damier_compete::event::{Decision, PairedBy};
use damier_language::Args;

use super::clerk::{Clerk, Rounded, Staged};
use super::options::PaperError;
use super::{pairings, standings};
use crate::paper::{Block, Heading, List, Paper};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let rounded = clerk.rounded(staged)?;
    let round = |number: u16| Args::new().with("round", number);
    let number = rounded.number.number();
    let mut paper = clerk.paper(clerk.text("paper-notice-board"));
    if let Some(line) = clerk.stage_line(staged) {
        paper = paper.line(line);
    }
    paper = paper
        .with(Heading::section(clerk.translate("paper-results-of", &round(number))))
        .with_all(pairings::sheet(clerk, staged, rounded)?);
    if rounded.round.missing().is_empty() {
        paper = paper
            .with(Heading::section(clerk.translate("paper-standings-after", &round(number))))
            .with_all(standings::short(clerk, staged, rounded.number)?);
    }
    let next = rounded.number.next();
    if let Some(found) = staged.stage.round(next) {
        let rounded = Rounded { number: next, round: found };
        paper = paper
            .with(Heading::section(clerk.translate("paper-pairings-of", &round(next.number()))))
            .with_all(pairings::sheet(clerk, staged, rounded)?);
    }
    let decisions = decisions(clerk, staged);
    if !decisions.is_empty() {
        paper = paper
            .with(Heading::section(clerk.text("paper-special-decisions")))
            .with(Block::from(List::dashed(decisions)));
    }
    Ok(paper)
}

/// Rounds paired otherwise than by the rules, and cases the rules do not foresee.
fn decisions(clerk: &Clerk<'_>, staged: Staged<'_>) -> Vec<String> {
    let rounds = (1_u16..).zip(&staged.stage.rounds);
    let overridden = rounds.filter_map(|(number, round)| match &round.by {
        PairedBy::Override { reason } => {
            let args = Args::new().with("round", number).with("reason", reason.clone());
            Some(clerk.translate("paper-overridden-round", &args))
        }
        _ => None,
    });
    let prohibited = clerk.state.prohibited.iter().map(|(pair, reason)| {
        let args = Args::new()
            .with("first", clerk.name(pair.a).to_owned())
            .with("second", clerk.name(pair.b).to_owned())
            .with("reason", reason.clone());
        clerk.translate("paper-prohibited-pair", &args)
    });
    let decided = |own: &Decision| format!("{} — {}", own.question, own.decision);
    overridden.chain(prohibited).chain(clerk.state.decisions.iter().map(decided)).collect()
}
