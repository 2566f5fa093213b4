//! The report for the press: UA13-IV.18.12.4, UA-IV.12, WCDF-6.3. What journalists ask first stands first.

use damier_compete::Mark;
use damier_compete::event::{Role, StageStandings};
use damier_compete::schedule::Side;
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::options::PaperError;
use super::standings;
use crate::paper::{Block, Fields, Heading, List, Paper};

/// So many leaders are named in the first sentence.
const LEADERS: usize = 3;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let reckoned = standings::compute(clerk, staged)?;
    if staged.stage.rounds.is_empty() {
        return Err(PaperError::NothingPaired);
    }
    Ok(clerk
        .paper(clerk.text("paper-press"))
        .with(Block::paragraph(lead(clerk, &reckoned)))
        .with(about(clerk, &reckoned))
        .with(Heading::part(clerk.text("paper-standings")))
        .with(standings::table(clerk, &reckoned))
        .with(Heading::part(clerk.text("paper-press-figures")))
        .with(List::dashed(figures(clerk, staged)))
        .with(clerk.signature(Role::InformationArbiter).dated(clerk.text("paper-date"))))
}

/// Who won, or who leads after which round.
fn lead(clerk: &Clerk<'_>, standings: &StageStandings) -> String {
    let named = standings.lines.iter().take(LEADERS).map(|own| {
        let home = clerk.federation(own.entrant).map(|own| format!(" ({own})")).unwrap_or_default();
        format!("{}. {}{home}, {}", own.place, own.name, clerk.so_many_points(own.points))
    });
    let args = Args::new()
        .with("event", clerk.regulation.name.clone())
        .with("round", standings.after)
        .with("leaders", named.collect::<Vec<_>>().join("; "));
    clerk.translate(
        if standings::is_final(standings) { "paper-press-won" } else { "paper-press-leads" },
        &args,
    )
}

fn about(clerk: &Clerk<'_>, standings: &StageStandings) -> Fields {
    let participants = standings.lines.len() + standings.unclassified.len();
    let chief = clerk.holder(Role::ChiefArbiter).map(|own| own.name.clone()).unwrap_or_default();
    Fields::new()
        .field(clerk.text("paper-cert-place-dates"), clerk.venue_and_dates())
        .field(clerk.text("paper-rulebook"), clerk.rulebook())
        .field(clerk.text("paper-control"), clerk.rate())
        .field(clerk.text("paper-count-participants"), participants.to_string())
        .field(clerk.role(Role::ChiefArbiter), chief)
}

/// Games by what became of them.
fn figures(clerk: &Clerk<'_>, staged: Staged<'_>) -> Vec<String> {
    let (mut won, mut drawn, mut unplayed) = (0u32, 0u32, 0u32);
    for encounter in staged.stage.rounds.iter().flat_map(|round| &round.encounters) {
        let Some(score) = encounter.score() else { continue };
        match score.mark(Side::First) {
            Mark::Played(outcome) if outcome.points().0 == 1 => drawn += 1,
            Mark::Played(_) => won += 1,
            _ => unplayed += 1,
        }
    }
    let told = |id: &str, number: u32| clerk.translate(id, &Args::new().with("number", number));
    vec![
        told("paper-press-rounds", staged.stage.rounds.len() as u32),
        told("paper-press-won-games", won),
        told("paper-press-drawn-games", drawn),
        told("paper-press-unplayed", unplayed),
    ]
}
