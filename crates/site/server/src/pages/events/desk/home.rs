//! What has to be done now, and what deserves a second look.

use askama::Template;
use axum::response::Response;
use damier_compete::event::{Action, Duty, DutyWhen, Entry, Fact, Listed, Tick, checklist, clause_of};
use damier_desk::{describe, moment};

use super::{DeskPage, answer};
use crate::pages::Page;

#[derive(Template)]
#[template(path = "event/home.html")]
struct Sheet {
    page: Page,
    desk: DeskPage,
    tasks: Vec<Task>,
    notices: Vec<String>,
    waiting: usize,
    /// The duties of the code before, during and after the event; empty as long as there is no code.
    timeline: Vec<(&'static str, Vec<Ticked>)>,
}

/// A duty of the checklist.
struct Ticked {
    text: String,
    clause: &'static str,
    /// How it is named when it is ticked off.
    mark: &'static str,
    /// Whether somebody ticks it off; others are shown by other facts.
    by_hand: bool,
    /// When and by whom it was ticked off.
    done: Option<String>,
}

struct Task {
    text: String,
    clauses: String,
    /// The page where it is done.
    at: &'static str,
}

/// Where a duty is done.
const fn place(duty: &Duty) -> &'static str {
    match duty {
        Duty::ChiefArbiter | Duty::Technical | Duty::Signatures(_) | Duty::Committee => "officials",
        Duty::ApproveEntries | Duty::FurtherPart(..) => "entries",
        Duty::RuleOnProtest(_) | Duty::DecideAppeal(_) => "disputes",
        Duty::Regulation | Duty::ApproveResults => "course",
        Duty::Report => "papers",
        Duty::Checklist(_) => "",
        _ => "round",
    }
}

/// The duties of the code in the order of time, each with who has ticked it off.
fn timeline(desk: &DeskPage) -> Vec<(&'static str, Vec<Ticked>)> {
    let (state, zone) = (desk.state(), desk.held.book.zone());
    let Some(code) = state.code() else { return Vec::new() };
    let ticked = |mark: &str| {
        let is_it = |entry: &&Entry| matches!(entry.fact, Fact::DutyDone(own) if own == mark);
        let entry = desk.held.event.entries().iter().rev().find(is_it);
        entry.filter(|_| state.duties_done.contains(mark)).map(|entry| {
            let when = desk.words.date_time(moment::civil(entry.at, &zone));
            format!("{when}, {}", describe::by(desk.words, &entry.by))
        })
    };
    let duty = |(mark, listed): (&'static str, &Listed)| {
        let (duty, clauses) = (Duty::Checklist(listed.text), vec![clause_of(mark)]);
        let task = damier_compete::event::Task { duty, who: listed.who, clauses };
        let is_done = state.is_duty_done(listed);
        Ticked {
            text: describe::task(desk.words, state, &task),
            clause: clause_of(mark),
            mark,
            by_hand: listed.tick == Tick::ByHand,
            done: is_done.then(|| ticked(mark).unwrap_or_else(|| desk.words.text("desk-duty-shown"))),
        }
    };
    let span = |when: DutyWhen| {
        let title = match when {
            DutyWhen::Before => "desk-duties-before",
            DutyWhen::During => "desk-duties-during",
            DutyWhen::After => "desk-duties-after",
        };
        (title, checklist(code).filter(|(_, listed)| listed.when == when).map(duty).collect())
    };
    DutyWhen::ALL.into_iter().map(span).collect()
}

pub(super) fn sheet(page: Page, desk: DeskPage) -> Response {
    let state = desk.state();
    let task = |task: &damier_compete::event::Task| Task {
        text: describe::task(desk.words, state, task),
        clauses: task.clauses.join(", "),
        at: place(&task.duty),
    };
    // Duties of the checklist stand on the timeline.
    let listed = |task: &&damier_compete::event::Task| matches!(task.duty, Duty::Checklist(_));
    let due = state.due();
    let sheet = Sheet {
        page,
        timeline: timeline(&desk),
        tasks: due.iter().filter(|own| !listed(own)).map(task).collect(),
        notices: state.notices().iter().map(|own| describe::warning(desk.words, state, own)).collect(),
        waiting: desk.held.book.applications.iter().filter(|asked| asked.answer.is_none()).count(),
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}
