//! The duties of the officials as a list to tick off, from presenting oneself to learning what became of proposals:
//! the list of the code under which the event is played, for the FMJD all of FMJD-IV.2.1 to FMJD-IV.2.29 (D-62b).
//!
//! What other facts show is ticked by itself: a list of entries that was approved, a round that was
//! published. What happens again and again has an empty box.

use damier_compete::event::{CHECKLIST, Duty, DutyWhen, Listed, Role, checklist, clause_of};

use super::clerk::Clerk;
use super::listing::Listing;
use super::options::PaperError;
use crate::paper::{Column, Paper, Ruling, Width};

/// The last of the FMJD.
const LAST: u8 = 29;

/// One line of the paper.
struct Line {
    clause: String,
    when: DutyWhen,
    is_done: bool,
    text: String,
}

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let all = lines(clerk);
    let list = Listing::new("duties")
        .column(Column::centred(""), |line: &Line| if line.is_done { "☑" } else { "☐" })
        .column(Column::text(clerk.text("paper-col-clause")), |line| line.clause.clone())
        .column(Column::text(clerk.text("paper-col-when-due")), |line| when(clerk, line.when))
        .column(Column::text(clerk.text("paper-col-duty")).wide(), |line| line.text.clone())
        .column(Column::text(clerk.text("paper-col-note")).width(Width::Fixed(30)), |_| "")
        .of(&all)
        .ruling(Ruling::Boxes);
    Ok(clerk
        .paper(clerk.text("paper-duties"))
        .with(list)
        .with(clerk.signature(Role::ChiefArbiter).dated(clerk.text("paper-date"))))
}

fn lines(clerk: &Clerk<'_>) -> Vec<Line> {
    match clerk.state.code() {
        Some(code) if !clerk.is_fmjd() => {
            let line = |(mark, listed): (&'static str, &Listed)| Line {
                clause: clause_of(mark).to_owned(),
                when: listed.when,
                is_done: clerk.state.is_duty_done(listed),
                text: clerk.words.describe("duty", &Duty::Checklist(listed.text)),
            };
            checklist(code).map(line).collect()
        }
        _ => (1..=LAST).map(|number| of_fmjd(clerk, number)).collect(),
    }
}

/// A duty by its number in FMJD-IV.2. Those that the list has not belong to the rounds and come again and again.
fn of_fmjd(clerk: &Clerk<'_>, number: u8) -> Line {
    let clause = format!("FMJD-IV.2.{number}");
    let listed = CHECKLIST.iter().find(|listed| listed.marks.contains(&clause.as_str()));
    Line {
        when: listed.map_or(DutyWhen::During, |listed| listed.when),
        is_done: listed.is_some_and(|listed| clerk.state.is_duty_done(listed)),
        text: clerk.text(&format!("paper-duty-{number}")),
        clause,
    }
}

fn when(clerk: &Clerk<'_>, when: DutyWhen) -> String {
    clerk.text(match when {
        DutyWhen::Before => "paper-due-before",
        DutyWhen::During => "paper-due-during",
        DutyWhen::After => "paper-due-after",
    })
}
