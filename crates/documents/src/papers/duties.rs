//! The duties of the chief arbiter as a list to tick off, from presenting himself to learning what became
//! of his proposals: FMJD-IV.2.1 to FMJD-IV.2.29 (D-62b).
//!
//! What other facts show is ticked by itself: a list of entries that was approved, a round that was
//! published. What happens again and again has an empty box.

use damier_compete::event::{CHECKLIST, DutyWhen, Over, Phase, Role};

use super::clerk::Clerk;
use super::listing::Listing;
use super::options::PaperError;
use crate::paper::{Column, Paper, Ruling, Width};

/// The last of them.
const LAST: u8 = 29;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let all: Vec<u8> = (1..=LAST).collect();
    let mark = |number: &u8| if is_done(clerk, *number) { "☑" } else { "☐" };
    let list = Listing::new("duties")
        .column(Column::centred(""), mark)
        .column(Column::text(clerk.text("paper-col-clause")), |number: &u8| clause(*number))
        .column(Column::text(clerk.text("paper-col-when-due")), |number| when(clerk, *number))
        .column(Column::text(clerk.text("paper-col-duty")).wide(), |number| {
            clerk.text(&format!("paper-duty-{number}"))
        })
        .column(Column::text(clerk.text("paper-col-note")).width(Width::Fixed(30)), |_| "")
        .of(&all)
        .ruling(Ruling::Boxes);
    Ok(clerk
        .paper(clerk.text("paper-duties"))
        .with(list)
        .with(clerk.signature(Role::ChiefArbiter).dated(clerk.text("paper-date"))))
}

fn clause(number: u8) -> String {
    format!("FMJD-IV.2.{number}")
}

fn when(clerk: &Clerk<'_>, number: u8) -> String {
    let listed = CHECKLIST.iter().find(|(own, ..)| *own == clause(number)).map(|(_, when, _)| *when);
    // Those that facts show: the list of players comes before round 1, all others belong to the rounds.
    let when = listed.unwrap_or(if number == 3 { DutyWhen::Before } else { DutyWhen::During });
    clerk.text(match when {
        DutyWhen::Before => "paper-due-before",
        DutyWhen::During => "paper-due-during",
        DutyWhen::After => "paper-due-after",
    })
}

/// Ticked off by hand, or shown by other facts once the event is over.
fn is_done(clerk: &Clerk<'_>, number: u8) -> bool {
    let state = clerk.state;
    if state.duties_done.iter().any(|own| **own == clause(number)) {
        return true;
    }
    let rounds = || state.stages.iter().flat_map(|stage| &stage.rounds);
    let is_over = state.over == Some(Over::Finished);
    match number {
        3 => state.entries_approved,
        11 => is_over && rounds().all(|round| round.phase >= Phase::Started),
        23 | 24 => is_over && rounds().all(|round| round.phase >= Phase::Published),
        _ => false,
    }
}
