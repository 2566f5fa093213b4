//! The page of a contest of solving, for whoever reads it.

use std::sync::Arc;

use askama::Template;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use damier_clock::Moment;
use damier_contests::solving::{Answer, KeyKind, PositionEntry, Solver, Solving, points, proposed_ticks};
use damier_contests::{Journal, Office, PositionId, SolverId};
use damier_language::{Args, Words};
use serde_json::json;

use crate::contests::{load, offices, solver_of};
use crate::pages::problems::task_told;
use crate::pages::{Page, date, diagram, missing, send, trouble};
use crate::reader::Reader;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "solving/show.html")]
struct Sheet {
    page: Page,
    id: String,
    name: String,
    phase: String,
    wrong: Option<String>,
    account: bool,
    rights: Rights,
    stage: Stage,
    /// Milliseconds that are left, while the clock runs.
    left: Option<u64>,
    left_told: String,
    positions: Vec<Position>,
    solvers: Vec<String>,
    judged: Vec<Judged>,
    table: Vec<Line>,
    protests: Vec<Protest>,
    terms: Vec<(String, String)>,
    panel: Vec<(String, String)>,
    offices: Vec<(&'static str, String)>,
}

/// What the reader is here.
#[derive(Clone, Copy)]
pub(super) struct Rights {
    pub(super) organiser: bool,
    pub(super) chief: bool,
    pub(super) judge: bool,
    pub(super) secretary: bool,
    pub(super) solver: Option<SolverId>,
    pub(super) handed_in: bool,
}

/// Where the contest is.
#[derive(Clone, Copy)]
pub(super) struct Stage {
    pub(super) approved: bool,
    pub(super) started: bool,
    /// Whether answers are taken: the clock runs.
    pub(super) running: bool,
    pub(super) published: bool,
    pub(super) is_final: bool,
}

impl Rights {
    pub(super) fn of(journal: &Journal<Solving>, name: Option<&str>) -> Rights {
        let held = name.map(|name| offices(journal, name)).unwrap_or_default();
        let has = |all: &[Office]| all.iter().any(|office| held.contains(office));
        let solver = name.and_then(|name| solver_of(journal.state(), name));
        let own = solver.and_then(|solver| journal.state().solver(solver));
        Rights {
            organiser: has(&[Office::Organiser]),
            chief: has(&[Office::ChiefJudge]),
            judge: has(&[Office::Judge, Office::SeniorJudge, Office::ChiefJudge, Office::Deputy]),
            secretary: has(&[Office::Secretary, Office::ChiefJudge]),
            solver,
            handed_in: own.is_some_and(|own| own.handed_in.is_some()),
        }
    }

    /// Whether the positions may be seen: by the chief judge always, by solvers and judges once the clock has been
    /// started, by everybody once the results are out.
    pub(super) fn sees(self, stage: Stage) -> bool {
        self.chief || stage.published || stage.started && (self.judge || self.solver.is_some())
    }
}

impl Stage {
    pub(super) fn of(contest: &Solving, at: Moment) -> Stage {
        let started = contest.started.is_some();
        let published = contest.published.is_some();
        let all_in =
            !contest.solvers.is_empty() && contest.solvers.iter().all(|solver| solver.handed_in.is_some());
        let over = all_in || contest.ends().is_some_and(|ends| at > ends);
        Stage {
            approved: contest.approved,
            started,
            running: started && !published && !over,
            published,
            is_final: contest.is_final,
        }
    }

    fn told(self, words: &Words) -> String {
        words.text(match self {
            Stage { is_final: true, .. } => "solvings-phase-final",
            Stage { published: true, .. } => "solvings-phase-published",
            Stage { running: true, .. } => "solvings-phase-running",
            Stage { started: true, .. } => "solvings-phase-judging",
            Stage { approved: true, .. } => "solvings-phase-approved",
            _ => "solvings-phase-open",
        })
    }
}

struct Position {
    number: u32,
    picture: String,
    fen: String,
    task: String,
    points: String,
    answered: bool,
    author: String,
    solution: String,
    keys: Vec<(String, String, String)>,
}

/// An answer that a judge looks at.
struct Judged {
    solver: SolverId,
    name: String,
    position: PositionId,
    text: String,
    keys: Vec<(usize, String, bool)>,
    done: bool,
    remark: String,
}

struct Line {
    place: u32,
    name: String,
    points: Vec<String>,
    sum: String,
    minutes: String,
}

struct Protest {
    seq: u32,
    name: String,
    position: PositionId,
    text: String,
    ruling: Option<String>,
    keys: Vec<(usize, String, bool)>,
}

/// Shows a contest.
pub(super) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    shown(&site, id, reader, None).await
}

/// Where the contest stands, for pages that wait for it: they look again when it changes.
pub(super) async fn news(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    let journal = match load::<Solving>(&site.database, &id).await {
        Ok(Some(journal)) => journal,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let at = now();
    let stage = Stage::of(journal.state(), at);
    let left = journal.state().ends().filter(|_| stage.running).map(|ends| ends.since(at).as_millis());
    Json(json!({ "phase": stage.told(reader.words), "left": left })).into_response()
}

/// Shows a contest, and why something was not done.
pub(super) async fn shown(site: &Site, id: String, reader: Reader, wrong: Option<String>) -> Response {
    let journal = match load::<Solving>(&site.database, &id).await {
        Ok(Some(journal)) => journal,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut sheet = sheet(id, reader, &journal, now());
    sheet.wrong = wrong;
    let keep = sheet.page.reader.keep.take();
    send(status, keep, &sheet)
}

fn sheet(id: String, reader: Reader, journal: &Journal<Solving>, at: Moment) -> Sheet {
    let (words, contest) = (reader.words, journal.state());
    let name = reader.person.account().map(|account| account.name.as_str().to_owned());
    let rights = Rights::of(journal, name.as_deref());
    let stage = Stage::of(contest, at);
    let left = contest.ends().filter(|_| stage.running).map(|ends| ends.since(at).as_millis());
    let minutes = left.map(|left| left.div_ceil(60_000)).unwrap_or_default();
    let own = rights.solver.and_then(|solver| contest.solver(solver));
    let positions = contest.set().map(|(number, entry)| position(number, entry, own, rights, stage, words));
    let out = stage.published;
    Sheet {
        name: contest.regulation.as_ref().map(|own| own.name.clone()).unwrap_or_default(),
        phase: stage.told(words),
        wrong: None,
        account: name.is_some(),
        left_told: words.say("solvings-left", &Args::new().with("minutes", minutes)),
        positions: if rights.sees(stage) { positions.collect() } else { Vec::new() },
        solvers: contest.solvers.iter().map(|own| own.name.clone()).collect(),
        judged: if rights.judge && stage.started && !out { judged(contest, stage) } else { Vec::new() },
        table: if out { table(contest) } else { Vec::new() },
        protests: protests(contest, rights),
        terms: terms(contest, words),
        panel: contest
            .panel
            .iter()
            .map(|own| (own.name.clone(), words.tell("office", &own.office)))
            .collect(),
        offices: [Office::ChiefJudge, Office::Deputy, Office::Secretary, Office::SeniorJudge, Office::Judge]
            .map(|office| (office.name(), words.tell("office", &office)))
            .to_vec(),
        id,
        rights,
        stage,
        left,
        page: Page::new(reader, "contests-title", "/contests"),
    }
}

fn terms(contest: &Solving, words: &Words) -> Vec<(String, String)> {
    let Some(regulation) = &contest.regulation else { return Vec::new() };
    let mut all = Vec::new();
    if let Some(minutes) = regulation.minutes {
        all.push((words.text("solving-minutes"), minutes.to_string()));
    }
    if let Some(closing) = regulation.closing {
        all.push((words.text("contest-closing-on"), words.date(closing)));
    }
    all.extend(contest.started.map(|at| (words.text("solvings-started"), date(at))));
    let texts = regulation.texts.iter().filter(|(_, text)| !text.trim().is_empty());
    all.extend(texts.map(|(name, text)| (words.text(&format!("item-{name}")), text.clone())));
    all
}

fn position(
    number: PositionId,
    entry: &PositionEntry,
    own: Option<&Solver>,
    rights: Rights,
    stage: Stage,
    words: &Words,
) -> Position {
    // The key is sealed until the end for everybody but judges (UA-VIII.Solve.4).
    let key = rights.judge || stage.published;
    let keys = entry.keys.iter().filter(|_| key);
    Position {
        number: number.0,
        picture: diagram::address(entry.variant, &entry.position),
        fen: entry.position.clone(),
        task: task_told(&entry.task, words),
        points: entry.public_points().to_string(),
        answered: own.is_some_and(|own| own.answers.contains_key(&number)),
        author: if stage.published { entry.author.clone() } else { String::new() },
        solution: if key { entry.solution.clone() } else { String::new() },
        keys: keys
            .map(|own| (words.tell("key-kind", &own.kind), own.text.clone(), own.points.to_string()))
            .collect(),
    }
}

/// What a judge has to look at: answers of those who have handed in, and all of them when the time is over.
fn judged(contest: &Solving, stage: Stage) -> Vec<Judged> {
    let mut all = Vec::new();
    for (solver, own) in (1..).map(SolverId).zip(&contest.solvers) {
        if stage.running && own.handed_in.is_none() {
            continue;
        }
        for (position, answer) in &own.answers {
            if let Some(entry) = contest.position(*position) {
                all.push(of_answer(solver, &own.name, *position, entry, answer));
            }
        }
    }
    all
}

fn of_answer(
    solver: SolverId,
    name: &str,
    position: PositionId,
    entry: &PositionEntry,
    answer: &Answer,
) -> Judged {
    let ticks = answer.ticks.clone().or_else(|| proposed_ticks(entry, &answer.text)).unwrap_or_default();
    Judged {
        solver,
        name: name.to_owned(),
        position,
        text: answer.text.clone(),
        keys: keys(entry, &ticks),
        done: answer.ticks.is_some(),
        remark: answer.remark.clone(),
    }
}

fn keys(entry: &PositionEntry, ticks: &[usize]) -> Vec<(usize, String, bool)> {
    let sign = |kind: KeyKind| if kind == KeyKind::Variation { "" } else { "* " };
    let all = (1..).zip(&entry.keys);
    all.map(|(number, key)| {
        let text = format!("{}{} ({})", sign(key.kind), key.text, key.points);
        (number, text, ticks.contains(&number))
    })
    .collect()
}

fn table(contest: &Solving) -> Vec<Line> {
    let name = |solver| contest.solver(solver).map(|own| own.name.clone()).unwrap_or_default();
    let line = |own: damier_contests::solving::SolverPlace| Line {
        place: own.place,
        name: name(own.solver),
        points: own.points.iter().map(|mark| mark.map(|mark| mark.to_string()).unwrap_or_default()).collect(),
        sum: own.sum.to_string(),
        minutes: own.minutes.map(|minutes| minutes.to_string()).unwrap_or_default(),
    };
    contest.table().into_iter().map(line).collect()
}

/// Protests: a solver sees his own, judges all of them, everybody those that were ruled on.
fn protests(contest: &Solving, rights: Rights) -> Vec<Protest> {
    let seen = contest
        .protests
        .iter()
        .filter(|own| rights.judge || rights.solver == Some(own.solver) || own.ruling.is_some());
    let shown = seen.filter_map(|own| {
        let entry = contest.position(own.position)?;
        let solver = contest.solver(own.solver)?;
        let ticks = solver.answers.get(&own.position).and_then(|answer| answer.ticks.clone());
        Some(Protest {
            seq: own.seq,
            name: solver.name.clone(),
            position: own.position,
            text: own.text.clone(),
            ruling: own.ruling.as_ref().map(|(_, text)| text.clone()),
            keys: keys(entry, &ticks.unwrap_or_default()),
        })
    });
    shown.collect()
}

/// The points that somebody got for a position, once they are out.
pub(super) fn got(contest: &Solving, solver: SolverId, position: PositionId) -> Option<String> {
    let entry = contest.position(position)?;
    let ticks = contest.solver(solver)?.answers.get(&position)?.ticks.as_deref()?;
    contest.published.map(|_| points(entry, ticks).to_string())
}
