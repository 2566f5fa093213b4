//! The register.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use damier_language::{Args, Words};
use damier_pdn::read_fen;
use damier_rules::Variant;
use damier_store::{Fault, Problem, ProblemQuery};
use serde::Deserialize;

use super::{genre_told, genres, soundness_told, task_told, variants};
use crate::address::coded;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::pages::{Page, drawn, send, spoken};
use crate::problems::{Asked as AskedLine, Kept};
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
    pub(super) variant: String,
    #[serde(default)]
    pub(super) genre: String,
    #[serde(default)]
    pub(super) author: String,
    #[serde(default)]
    pub(super) soundness: String,
    /// A position: works that are like it, and nothing else, are shown.
    #[serde(default)]
    fen: String,
    #[serde(default)]
    page: u32,
}

#[derive(Template)]
#[template(path = "problems/list.html")]
struct Sheet {
    page: Page,
    asked: Asked,
    variants: Vec<(&'static str, String)>,
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
    /// Whether something in particular is looked for.
    fn is_search(&self) -> bool {
        let Asked { variant, genre, author, soundness, fen, .. } = &self.asked;
        [variant, genre, author, soundness, fen].iter().any(|text| !text.is_empty())
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

/// So many moves to find are easy, so many more are not hard yet.
const EASY: usize = 2;
const MEDIUM: usize = 4;

/// How many moves a solver has to find in the longest line, and the message that names how hard it is.
fn asked_of(problem: &Problem, words: &Words) -> Option<(String, &'static str)> {
    let kept: Kept = serde_json::from_str(&problem.text.proof).ok()?;
    let own = |line: &AskedLine| line.moves.len().saturating_sub(line.from).div_ceil(2);
    let moves = kept.exercise?.lines.iter().map(own).max()?;
    let level = if moves <= EASY {
        "problem-level-easy"
    } else if moves <= MEDIUM {
        "problem-level-medium"
    } else {
        "problem-level-hard"
    };
    Some((words.translate("problem-to-find", &Args::new().with("number", moves)), level))
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
        // A list leaves out what was found about a work.
        let asked = match site.database.problem(&own.id).await.or_trouble(&reader)? {
            Some(problem) => asked_of(&problem, words),
            None => None,
        };
        whole.push((own, why, asked));
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
            verdict: soundness_told(&text.soundness, words),
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
    let query = ProblemQuery {
        variant: asked.variant.clone(),
        genre: asked.genre.clone(),
        author: asked.author.clone(),
        soundness: asked.soundness.clone(),
        after: asked.page * ON_A_PAGE,
        limit: ON_A_PAGE + 1,
    };
    let found = site.database.problems(&query).await?;
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
