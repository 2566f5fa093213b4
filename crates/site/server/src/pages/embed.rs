//! Boards that stand in pages of other sites: a game, a composition, a chapter of a study. They ask for nothing and may be framed.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_live::Viewer;
use damier_rules::Rulebook;
use serde::Deserialize;

use super::problems::task_told;
use super::{Page, drawn, send, spoken};
use crate::guard::MayBeFramed;
use crate::handler::get;
use crate::live;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;
use crate::study::together::seen;

/// So many moves are told below a chapter.
const LAST: usize = 6;

/// The addresses of boards that may be framed.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/embed/game/{id}", get(game))
        .route("/embed/problem/{id}", get(problem))
        .route("/embed/study/{id}", get(study))
}

#[derive(Template)]
#[template(path = "embed.html")]
struct Sheet {
    page: Page,
    title: String,
    line: String,
    /// Where the whole of it is.
    to: String,
    /// The game that is followed, while it is played.
    game: Option<String>,
    sprite: String,
    board: String,
    usual: &'static str,
}

/// Sends a board that other sites may frame. It leaves nothing in the browser.
fn framed(mut sheet: Sheet) -> Response {
    sheet.page.reader.keep = None;
    let mut response = send(StatusCode::OK, None, &sheet);
    response.extensions_mut().insert(MayBeFramed);
    response
}

/// A game as spectators see it.
pub(crate) async fn game(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let table = site.play.hub.table(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let game = table.game().await.clone();
    let shown = table.view_for(Viewer::Spectator, reader.words).await;
    let players = game.players();
    let words = reader.words;
    let terms =
        format!("{}, {}", spoken::book(words, shown.rulebook), spoken::control(words, &game.terms().control));
    let line = match &shown.result {
        Some(result) => format!("{} · {terms}", result.score),
        None => terms,
    };
    Ok(framed(Sheet {
        title: format!("{} – {}", live::name(&players.white), live::name(&players.black)),
        line,
        to: format!("/game/{id}"),
        game: shown.result.is_none().then_some(id),
        sprite: drawn::sprite(),
        board: drawn::of_game(&shown, false),
        usual: drawn::usual_board(shown.variant),
        page: Page::new(reader, "site-game", ""),
    }))
}

pub(crate) async fn problem(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let problem = site.database.problem(&id).await.or_trouble(&reader)?;
    let text = problem.filter(|problem| problem.withdrawn.is_none()).or_missing(&reader)?.text;
    let books = Rulebook::all();
    let book = books.iter().find(|book| book.variant.name() == text.variant).or_missing(&reader)?;
    let words = reader.words;
    Ok(framed(Sheet {
        title: text.authors,
        line: format!("{}, {}", spoken::game(words, &text.variant), task_told(&text.task, words)),
        to: format!("/problem/{id}"),
        game: None,
        sprite: drawn::sprite(),
        board: drawn::of_position(book.name, Some(&text.position), false),
        usual: drawn::usual_board(&text.variant),
        page: Page::new(reader, "problem-register", ""),
    }))
}

/// Which chapter of a study, from 1, and after how many half-moves of its main line.
#[derive(Deserialize)]
struct Place {
    chapter: Option<usize>,
    ply: Option<usize>,
}

/// A chapter of a study that is not private, whoever looks.
async fn study(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(place): Query<Place>,
    reader: Reader,
) -> PageResult {
    let found = seen(&site, &id, None).await.or_trouble(&reader)?.or_missing(&reader)?;
    let number = place.chapter.unwrap_or(1);
    let chapter = number.checked_sub(1).and_then(|index| found.chapters.get(index)).or_missing(&reader)?;
    let mut trial = chapter.tree.trial().ok().or_missing(&reader)?;
    let mut moves = Vec::new();
    for step in chapter.tree.line.iter().take(place.ply.unwrap_or(usize::MAX)) {
        let played = trial.play(&step.mv).ok().or_missing(&reader)?;
        moves.push(played.text);
    }
    let (book, shown) = (trial.book().name, trial.translated());
    let last = moves.iter().rev().take(LAST).rev().cloned().collect::<Vec<_>>().join(" ");
    let line = [chapter.title.clone(), spoken::book(reader.words, book), last];
    let line: Vec<String> = line.into_iter().filter(|part| !part.is_empty()).collect();
    Ok(framed(Sheet {
        title: found.study.listed.title,
        line: line.join(" · "),
        to: format!("/study/{id}"),
        game: None,
        sprite: drawn::sprite(),
        board: drawn::of_position(book, Some(&shown.fen), false),
        usual: drawn::usual_board(shown.variant),
        page: Page::new(reader, "study-studies", ""),
    }))
}
