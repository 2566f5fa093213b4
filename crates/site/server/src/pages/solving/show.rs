//! The page of a contest of solving, for whoever reads it.

use std::sync::Arc;

use askama::Template;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::IntoResponse as _;
use damier_clock::Moment;
use damier_contests::solving::Solving;
use damier_contests::{Journal, Refused};
use damier_documents::contests::{solving_terms, told_items};
use damier_language::{Args, Words};
use damier_rules::Variant;
use serde_json::json;

use crate::contests::acting::refusal_text;
use crate::contests::card::Card;
use crate::contests::solving::{Judged, Position, Rights, Seen, Stage, seen};
use crate::pages::again::Again;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::contest_act::{Paged, appointable, found, number_of, panel_told};
use crate::pages::contest_papers::of_solving;
use crate::pages::problems::task_told;
use crate::pages::{Page, date, diagram, send};
use crate::reader::Reader;
use crate::site::{Site, now};

#[derive(Template)]
#[template(path = "solving/show.html")]
struct Sheet {
    page: Page,
    id: String,
    seen: Seen,
    phase: String,
    again: Again,
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

    fn points(&self, position: &Position) -> String {
        let points = Args::new().with("points", position.points.as_str());
        self.page.reader.words.translate("solving-points", &points)
    }

    fn kind(&self, key: &crate::contests::solving::Key) -> String {
        self.page.reader.words.describe("key-kind", &key.kind)
    }

    /// Why the reader does not decide something.
    fn barred(&self, why: &Refused) -> String {
        refusal_text(&why.clone().into(), self.page.reader.words)
    }

    /// Why nothing is proposed for an answer: the program cannot read it.
    fn unread(&self, own: &Judged) -> Option<String> {
        let words = self.page.reader.words;
        let why = words.describe("solving-unread", own.unread.as_ref()?);
        Some(words.translate("solving-unread-mark", &Args::new().with("why", why)))
    }

    /// The answer that a form judges.
    fn about(&self, own: &Judged) -> String {
        format!("{}.{}", own.solver, own.position)
    }
}

/// Shows a contest.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    Solving::contest_page(&site, id, reader, Again::default()).await
}

/// Where the contest stands, for pages that wait for it: they look again when it changes.
pub(super) async fn news(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let journal = found::<Solving>(&site, &id, &reader).await?;
    let at = now();
    let stage = Stage::of(journal.state(), at);
    let left = journal.state().ends().filter(|_| stage.running).map(|ends| ends.since(at).as_millis());
    Ok(Json(json!({ "phase": stage.text(reader.words), "left": left })).into_response())
}

impl Paged for Solving {
    async fn contest_page(site: &Site, id: String, reader: Reader, again: Again) -> PageResult {
        let journal = found::<Solving>(site, &id, &reader).await?;
        let at = now();
        let seen = seen(&journal, reader.person.account(), at).or_missing(&reader)?;
        let card = Card::of(&site.database, reader.person.account()).await.or_trouble(&reader)?;
        let mut sheet = sheet(id, reader, &journal, seen, (card, again), at);
        let keep = sheet.page.reader.keep.take();
        Ok(send(sheet.again.status(), keep, &sheet))
    }
}

fn sheet(
    id: String,
    reader: Reader,
    journal: &Journal<Solving>,
    seen: Seen,
    (card, again): (Card, Again),
    at: Moment,
) -> Sheet {
    let (words, contest) = (reader.words, journal.state());
    let rights = Rights::of(journal, number_of(&reader));
    let stage = Stage::of(contest, at);
    Sheet {
        phase: stage.text(words),
        again,
        account: reader.person.account().is_some(),
        left_told: left_told(seen.left, words),
        terms: terms(contest, words),
        panel: panel_told(&contest.panel, words),
        offices: appointable::<Solving>(words),
        card,
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
    words.translate("paper-minutes", &Args::new().with("count", minutes))
}

fn terms(contest: &Solving, words: &Words) -> Vec<(String, String)> {
    let Some(regulation) = &contest.regulation else { return Vec::new() };
    let started = contest.started.map(|at| (words.text("solvings-started"), date(at)));
    let told = told_items(&regulation.texts, words);
    solving_terms(regulation, words).into_iter().chain(started).chain(told).collect()
}
