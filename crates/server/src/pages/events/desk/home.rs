//! What has to be done now, and what deserves a second look.

use askama::Template;
use axum::response::Response;
use damier_compete::event::Duty;
use damier_desk::words;

use super::{Desk, answer};
use crate::pages::Page;

#[derive(Template)]
#[template(path = "event/home.html")]
struct Sheet {
    page: Page,
    desk: Desk,
    tasks: Vec<Task>,
    notices: Vec<String>,
    waiting: usize,
}

struct Task {
    text: String,
    clauses: String,
    /// The page where it is done.
    at: &'static str,
    /// The clause of a duty that is ticked off by hand.
    tick: Option<&'static str>,
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

pub(super) fn sheet(page: Page, desk: Desk) -> Response {
    let state = desk.state();
    let task = |task: &damier_compete::event::Task| Task {
        text: words::task(desk.words, state, task),
        clauses: task.clauses.join(", "),
        at: place(&task.duty),
        tick: if matches!(task.duty, Duty::Checklist(_)) { task.clauses.first().copied() } else { None },
    };
    let sheet = Sheet {
        page,
        tasks: state.due().iter().map(task).collect(),
        notices: state.notices().iter().map(|own| words::warning(desk.words, state, own)).collect(),
        waiting: desk.held.book.applications.iter().filter(|asked| asked.answer.is_none()).count(),
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}
