//! What has to be done now, and what deserves a second look.

use askama::Template;
use axum::response::Response;
use damier_clock::rules::Code;
use damier_compete::event::{CHECKLIST, Duty, DutyWhen, Entry, Fact, Role};
use damier_desk::{moment, words};

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
    /// The duties of the code before, during and after the event; empty where the code has no such list.
    timeline: Vec<(&'static str, Vec<Ticked>)>,
}

/// A duty of the checklist.
struct Ticked {
    text: String,
    clause: &'static str,
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
fn timeline(desk: &Desk) -> Vec<(&'static str, Vec<Ticked>)> {
    let (state, zone) = (desk.state(), desk.held.book.zone());
    let is_listed = matches!(state.code(), Some(Code::Fmjd100 | Code::Fmjd64));
    let ticked = |clause: &str| {
        let is_it = |entry: &&Entry| matches!(entry.fact, Fact::DutyDone(own) if own == clause);
        let entry = desk.held.event.entries().iter().rev().find(is_it);
        entry.filter(|_| state.duties_done.contains(clause)).map(|entry| {
            let when = desk.words.date_time(moment::civil(entry.at, &zone));
            format!("{when}, {}", words::by(desk.words, &entry.by))
        })
    };
    let spans = [
        (DutyWhen::Before, "desk-duties-before"),
        (DutyWhen::During, "desk-duties-during"),
        (DutyWhen::After, "desk-duties-after"),
    ];
    let duties = |when: DutyWhen| {
        CHECKLIST.iter().filter(move |(_, own, _)| *own == when).map(|(clause, _, text)| {
            let (duty, who, clauses) = (Duty::Checklist(text), Role::ChiefArbiter, vec![*clause]);
            let text = words::task(desk.words, state, &damier_compete::event::Task { duty, who, clauses });
            Ticked { text, clause, done: ticked(clause) }
        })
    };
    let spans = spans.into_iter().filter(|_| is_listed);
    spans.map(|(when, title)| (title, duties(when).collect())).collect()
}

pub(super) fn sheet(page: Page, desk: Desk) -> Response {
    let state = desk.state();
    let task = |task: &damier_compete::event::Task| Task {
        text: words::task(desk.words, state, task),
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
        notices: state.notices().iter().map(|own| words::warning(desk.words, state, own)).collect(),
        waiting: desk.held.book.applications.iter().filter(|asked| asked.answer.is_none()).count(),
        desk,
    };
    answer(sheet.desk.outcome.status, &sheet)
}
