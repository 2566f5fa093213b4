//! The register.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use damier_language::Args;
use damier_pdn::read_fen;
use damier_rules::Variant;
use damier_store::{Fault, Problem, ProblemQuery};
use serde::Deserialize;

use super::{genre_told, genres, soundness_told, task_told, variants};
use crate::address::coded;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::{Page, drawn, send, spoken};
use crate::problems::Level;
use crate::reader::Reader;
use crate::site::Site;
use crate::study::translate_fen;

/// So many stand on a page.
const ON_A_PAGE: u32 = 24;

/// No page lies further back.
const LAST_PAGE: u32 = 10_000;

/// What is looked for.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    #[serde(default)]
    variant: String,
    #[serde(default)]
    task: String,
    #[serde(default)]
    level: String,
    #[serde(default)]
    author: String,
    #[serde(default)]
    genre: String,
    #[serde(default)]
    soundness: String,
    /// A position: works that are like it, and nothing else, are shown.
    #[serde(default)]
    fen: String,
    #[serde(default)]
    page: u32,
}

impl Asked {
    /// The question to the register, from its beginning.
    pub(super) fn query(&self) -> ProblemQuery {
        ProblemQuery {
            variant: self.variant.clone(),
            genre: self.genre.clone(),
            task: self.task.clone(),
            author: self.author.clone(),
            soundness: self.soundness.clone(),
            after: 0,
            limit: 0,
        }
    }

    /// How hard the works shall be; all the same if there is no such level.
    pub(super) fn level(&self) -> Option<Level> {
        Level::named(&self.level)
    }
}

#[derive(Template)]
#[template(path = "problems/list.html")]
struct Sheet {
    page: Page,
    asked: Asked,
    variants: Vec<(&'static str, String)>,
    tasks: Vec<(&'static str, String)>,
    levels: Vec<(&'static str, String)>,
    genres: Vec<(String, String)>,
    verdicts: Vec<(&'static str, String)>,
    rows: Vec<Row>,
    sprite: String,
    wrong: Option<String>,
    earlier: Option<String>,
    later: Option<String>,
    /// The same works as a book.
    book: Option<String>,
}

impl Sheet {
    /// Whether something is looked for that is seldom looked for.
    fn is_unusual(&self) -> bool {
        let Asked { genre, soundness, fen, .. } = &self.asked;
        [genre, soundness, fen].iter().any(|text| !text.is_empty())
    }
}

struct Row {
    id: String,
    /// The board, and where it is usually shown.
    board: String,
    usual: &'static str,
    position: String,
    authors: String,
    genre: String,
    variant: String,
    task: String,
    verdict: String,
    /// How many moves there are to find, and how hard that is; of works that can be solved on the board.
    asked: Option<(String, &'static str)>,
    why: Option<String>,
}

/// A verdict without what it means, which is told on the page of the work.
fn in_a_word(verdict: String) -> String {
    match verdict.split_once(':') {
        Some((word, _)) => word.trim_end().to_owned(),
        None => verdict,
    }
}

/// What works ask for, as addresses name it, with the message that says it.
const TASKS: [(&str, &str); 4] = [
    ("win", "problem-goal-win"),
    ("draw", "problem-goal-draw"),
    ("lock", "problem-goal-lock"),
    ("giveaway", "problem-task-giveaway"),
];

/// The message that names a level.
const fn level_told(level: Level) -> &'static str {
    match level {
        Level::Easy => "problem-level-easy",
        Level::Medium => "problem-level-medium",
        Level::Hard => "problem-level-hard",
    }
}

const VERDICTS: [&str; 9] = [
    "sound",
    "sound_as_seen",
    "sound_as_far_as_searched",
    "one_key",
    "likely_sound",
    "unsound",
    "likely_unsound",
    "unsolvable",
    "not_decided",
];

/// Shows the register.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(mut asked): Query<Asked>,
) -> PageResult {
    asked.page = asked.page.min(LAST_PAGE);
    let words = reader.words;
    let fen = asked.fen.trim().to_owned();
    let found = if fen.is_empty() {
        listed(&site, &asked).await.map(Ok)
    } else {
        like(&site, &reader, &asked, &fen).await
    };
    let (mut found, wrong) = match found.or_trouble(&reader)? {
        Ok(found) => (found, None),
        Err(wrong) => (Vec::new(), Some(wrong)),
    };
    let more = fen.is_empty() && found.len() > ON_A_PAGE as usize;
    found.truncate(ON_A_PAGE as usize);
    let mut whole = Vec::new();
    for (own, why) in found {
        let moves = site.problems.levels.to_find(&site.database, &own).await.or_trouble(&reader)?;
        let told = |moves| words.translate("problem-to-find", &Args::new().with("number", moves));
        whole.push((own, why, moves.map(|moves| (told(moves), level_told(Level::of(moves))))));
    }
    let row = |(own, why, asked): (Problem, Option<String>, Option<(String, &'static str)>)| {
        let text = own.text;
        let book = spoken::USUAL.iter().find(|(variant, _)| *variant == text.variant);
        Row {
            board: book
                .map(|(_, book)| drawn::of_position(book, Some(&text.position), false))
                .unwrap_or_default(),
            usual: drawn::usual_board(&text.variant),
            asked,
            authors: if text.authors.is_empty() { words.text("problem-unknown") } else { text.authors },
            genre: genre_told(&text.genre, words),
            variant: spoken::game(words, &text.variant),
            task: task_told(&text.task, words),
            verdict: in_a_word(soundness_told(&text.soundness, words)),
            position: text.position,
            id: own.id,
            why,
        }
    };
    let rows = whole.into_iter().map(row).collect();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let mut page = Page::new(reader, "problem-register", "/problems");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        page,
        variants: variants(words),
        tasks: TASKS.map(|(name, id)| (name, words.text(id))).to_vec(),
        levels: Level::ALL.map(|level| (level.name(), words.text(level_told(level)))).to_vec(),
        genres: genres(words),
        verdicts: VERDICTS.map(|name| (name, soundness_told(name, words))).to_vec(),
        rows,
        sprite: drawn::sprite(),
        wrong,
        earlier: more.then(|| address(&asked, &format!("/problems?page={}", asked.page + 1))),
        later: asked
            .page
            .checked_sub(1)
            .filter(|_| fen.is_empty())
            .map(|page| address(&asked, &format!("/problems?page={page}"))),
        book: fen.is_empty().then(|| address(&asked, "/problems/book/book.pdf?page=0")),
        asked,
    };
    Ok(send(status, keep, &sheet))
}

/// An address of the same search.
fn address(asked: &Asked, begin: &str) -> String {
    let fields = [
        ("variant", &asked.variant),
        ("task", &asked.task),
        ("level", &asked.level),
        ("genre", &asked.genre),
        ("author", &asked.author),
        ("soundness", &asked.soundness),
    ];
    let fields = fields.iter().filter(|(_, value)| !value.is_empty());
    let mut text = begin.to_owned();
    fields.for_each(|(name, value)| text.push_str(&format!("&{name}={}", coded(value))));
    text
}

type Rows = Vec<(Problem, Option<String>)>;

async fn listed(site: &Site, asked: &Asked) -> Result<Rows, Fault> {
    let query = ProblemQuery { after: asked.page * ON_A_PAGE, limit: ON_A_PAGE + 1, ..asked.query() };
    let found = site.problems.levels.problems(&site.database, &query, asked.level()).await?;
    Ok(found.into_iter().map(|own| (own, None)).collect())
}

/// The works that are like a position, or why it is none.
async fn like(site: &Site, reader: &Reader, asked: &Asked, fen: &str) -> Result<Result<Rows, String>, Fault> {
    let words = reader.words;
    let Ok(variant) = asked.variant.parse::<Variant>() else {
        return Ok(Err(words.text("problem-which-variant")));
    };
    let setup = match read_fen(variant, fen) {
        Ok(read) => read.setup,
        Err(why) => return Ok(Err(translate_fen(&why, words))),
    };
    let mut rows = Vec::new();
    for like in site.problems.shelf.like(&site.database, setup, ON_A_PAGE as usize, words).await? {
        let found = site.database.problem(&like.id).await?;
        rows.extend(found.map(|own| (own, Some(like.why))));
    }
    Ok(Ok(rows))
}
