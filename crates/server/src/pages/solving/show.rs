//! The page of a contest of solving, for whoever reads it.

use std::sync::Arc;

use askama::Template;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use damier_clock::Moment;
use damier_contests::Journal;
use damier_contests::solving::Solving;
use damier_language::{Args, Words};
use damier_rules::Variant;
use serde_json::json;

use crate::contests::card::Card;
use crate::contests::load;
use crate::contests::solving::{OFFICES, Position, Rights, Seen, Stage, seen};
use crate::pages::contest_papers::of_solving;
use crate::pages::problems::task_told;
use crate::pages::{Page, date, diagram, missing, send, trouble};
use crate::reader::Reader;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "solving/show.html")]
struct Sheet {
    page: Page,
    id: String,
    seen: Seen,
    phase: String,
    wrong: Option<String>,
    account: bool,
    rights: Rights,
    stage: Stage,
    left_told: String,
    terms: Vec<(String, String)>,
    panel: Vec<(String, String)>,
    offices: Vec<(&'static str, String)>,
    /// What the reader has told of himself before.
    card: Card,
    /// Papers that the reader may have, by name and title.
    papers: Vec<(&'static str, String)>,
}

impl Sheet {
    fn picture(&self, position: &Position) -> String {
        diagram::address(position.variant.parse().unwrap_or(Variant::Russian), &position.position)
    }

    fn task(&self, position: &Position) -> String {
        task_told(&position.task, self.page.reader.words)
    }

    fn kind(&self, key: &crate::contests::solving::Key) -> String {
        self.page.reader.words.tell("key-kind", &key.kind)
    }
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
    let (name, at) = (reader.person.account().map(|account| account.name.as_str().to_owned()), now());
    let Some(seen) = seen(&journal, name.as_deref(), at) else { return missing(reader).await };
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let rights = Rights::of(&journal, name.as_deref());
    let account = reader.person.account().map(|account| account.id);
    let mut sheet = sheet(id, reader, &journal, seen, rights, at);
    if let Some(account) = account {
        match Card::load(&site.database, account).await {
            Ok(card) => sheet.card = card,
            Err(fault) => return trouble(sheet.page.reader, &fault),
        }
    }
    sheet.wrong = wrong;
    let keep = sheet.page.reader.keep.take();
    send(status, keep, &sheet)
}

fn sheet(
    id: String,
    reader: Reader,
    journal: &Journal<Solving>,
    seen: Seen,
    rights: Rights,
    at: Moment,
) -> Sheet {
    let (words, contest) = (reader.words, journal.state());
    let stage = Stage::of(contest, at);
    let panel = contest.panel.iter();
    Sheet {
        phase: stage.told(words),
        wrong: None,
        account: reader.person.account().is_some(),
        left_told: left_told(seen.left, words),
        terms: terms(contest, words),
        panel: panel.map(|own| (own.name.clone(), words.tell("office", &own.office))).collect(),
        offices: OFFICES.map(|office| (office.name(), words.tell("office", &office))).to_vec(),
        card: Card::default(),
        papers: of_solving(journal, rights, stage)
            .into_iter()
            .map(|paper| (paper.name(), words.text(&format!("solvings-paper-{paper}"))))
            .collect(),
        id,
        seen,
        rights,
        stage,
        page: Page::new(reader, "contests-title", "/contests"),
    }
}

/// The minutes that are left.
pub(super) fn left_told(left: Option<u64>, words: &Words) -> String {
    let minutes = left.map(|left| left.div_ceil(60_000)).unwrap_or_default();
    words.say("solvings-left", &Args::new().with("minutes", minutes))
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
