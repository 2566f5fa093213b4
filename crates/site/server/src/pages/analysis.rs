//! The analysis board: any position, or a finished game, to try moves on.

use std::sync::Arc;

use askama::Template;
use axum::extract::{DefaultBodyLimit, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Form, Json, Router};
use damier_language::Words;
use damier_live::{LiveGame, Player, Trial};
use damier_rules::{Color, Rulebook};
use damier_store::Fault;
use serde::Deserialize;
use serde_json::Value;

use super::game::for_a_script;
use super::together::Together;
use super::{Page, diagram, drawn, explorer, findings, message_page, missing, refuse, send, trouble};
use crate::analysis::Kept;
use crate::handler::{any, get, post};
use crate::reader::Reader;
use crate::site::{LARGEST_STUDY, Site};
use crate::state::Web;
use crate::study::{self, Step, Tree, Wrong};

/// The addresses of the analysis board.
pub(crate) fn routes() -> Router<Web> {
    let studies = DefaultBodyLimit::max(LARGEST_STUDY);
    Router::new()
        .route("/analysis", get(show).post(any(pasted)).layer(DefaultBodyLimit::max(LARGEST_PASTED)))
        .route("/analysis/position", get(position))
        .route("/analysis/pdn", post(pdn).layer(studies))
}

/// A line of moves in an address is at most so long.
const MOST_MOVES: usize = 1000;

/// The largest form with a game, in bytes; letters that are not Latin take six each.
const LARGEST_PASTED: usize = 384 << 10;

/// The longest text with games, in bytes.
const LONGEST_PASTED: usize = 64 << 10;

/// A text with games that somebody pastes.
#[derive(Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    pdn: String,
}

/// Which position is asked for.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    rulebook: Option<String>,
    fen: Option<String>,
    /// Moves from there, with commas between them.
    moves: Option<String>,
    /// A finished game instead.
    game: Option<String>,
    /// After so many of its half-moves.
    ply: Option<usize>,
    /// The half-move that shall be played better.
    mistake: Option<usize>,
    /// How many lines.
    pub(super) lines: Option<usize>,
}

impl Asked {
    fn tree(&self) -> Tree {
        let fen = self.fen.as_deref().map(str::trim).filter(|fen| !fen.is_empty());
        let moves = self.moves.as_deref().unwrap_or_default().split(',').filter(|mv| !mv.is_empty());
        Tree {
            rulebook: self.rulebook.clone().unwrap_or_else(|| "fmjd-100".to_owned()),
            start: fen.map(str::to_owned),
            comment: String::new(),
            line: moves.take(MOST_MOVES).map(|mv| Step { mv: mv.to_owned(), ..Step::default() }).collect(),
        }
    }

    /// The position that is asked for.
    pub(super) fn trial(&self) -> Result<Trial, Wrong> {
        let tree = self.tree();
        let refused = |ply| move |why| Wrong::Refused { ply, why };
        let mut trial = tree.trial().map_err(refused(0))?;
        for step in &tree.line {
            trial.play(&step.mv).map_err(refused(trial.moves().len() + 1))?;
        }
        Ok(trial)
    }
}

/// A study as the scripts of the board get it; an analysis that nobody has kept is one without a name.
#[derive(serde::Serialize)]
pub(crate) struct Given {
    pub(crate) id: Option<String>,
    pub(crate) version: i64,
    pub(crate) title: String,
    pub(crate) visibility: &'static str,
    /// Whether it is the reader's.
    pub(crate) own: bool,
    /// Whether he may save it.
    pub(crate) writes: bool,
    /// Whether others keep it too, so that it is saved by itself.
    pub(crate) together: bool,
    pub(crate) signed_in: bool,
    pub(crate) chapters: Vec<study::Chapter>,
}

#[derive(Template)]
#[template(path = "analysis.html")]
struct Sheet {
    page: Page,
    heading: String,
    /// Who keeps it, if it is a study.
    by: Option<String>,
    /// The game that is looked at, if it is one.
    game: Option<Played>,
    wrong: Option<String>,
    /// The text of a game that could not be read.
    pasted: String,
    books: Vec<(&'static str, String)>,
    rulebook: &'static str,
    fen: String,
    /// The board as it stands, drawn before any script comes, what it is drawn with, and where it is usually shown.
    board: String,
    sprite: String,
    usual: &'static str,
    /// What the engine has found, of a game.
    findings: Option<findings::Sheet>,
    mistake: Option<usize>,
    explored: Option<explorer::Sheet>,
    together: Option<Together>,
    /// The next moves and the addresses that play them, for those without scripts.
    next: Vec<(String, String)>,
    at: usize,
    study: String,
    words: String,
}

/// A finished game, as the head of its analysis tells of it.
pub(crate) struct Played {
    id: String,
    /// White and Black: the names, and whether they have pages of their own.
    sides: [(&'static str, String, bool); 2],
    rulebook: String,
    control: String,
    result: Option<String>,
    /// Whether the reader played Black, and sees the board so.
    flipped: bool,
}

impl Played {
    fn of(id: &str, game: &LiveGame, reader: &Reader) -> Played {
        let side = |word, color| {
            let player = &game.players()[color];
            (word, crate::live::name(player), matches!(player, Player::Account { .. }))
        };
        let result = game.state().result();
        Played {
            id: id.to_owned(),
            sides: [side("white", Color::White), side("black", Color::Black)],
            rulebook: game.terms().rulebook.clone(),
            control: game.terms().control.clone(),
            result: result.map(|result| result.marks(game.rulebook()).to_string()),
            flipped: reader.person.is(&game.players().black),
        }
    }
}

/// Shows the board.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    Query(asked): Query<Asked>,
) -> Response {
    opened(&site, reader, asked, None).await
}

/// The board with what is asked for on it; with the explorer, if something is known of the position.
pub(super) async fn opened(
    site: &Site,
    reader: Reader,
    asked: Asked,
    explored: Option<explorer::Sheet>,
) -> Response {
    let (mut tree, title, findings, game) = match &asked.game {
        None => (asked.tree(), reader.words.text(title_of(explored.is_some())), None, None),
        Some(id) => match of_game(site, id, &reader).await {
            Ok(Some(found)) => found,
            Ok(None) => {
                return message_page(reader, StatusCode::CONFLICT, "analysis-title", |words| {
                    words.text("analysis-still-on")
                });
            }
            Err(Some(fault)) => return trouble(reader, &fault),
            Err(None) => return missing(reader).await,
        },
    };
    let wrong = tree.check().err().map(|wrong| wrong.text(reader.words));
    if wrong.is_some() {
        let rulebook = Rulebook::named(&tree.rulebook).map_or("fmjd-100", |book| book.name);
        tree = Tree { rulebook: rulebook.to_owned(), ..Tree::default() };
    }
    let at = asked.ply.unwrap_or(if asked.game.is_some() { 0 } else { tree.line.len() });
    let given = Given {
        id: None,
        version: 0,
        title: title.clone(),
        visibility: "private",
        own: false,
        writes: false,
        together: false,
        signed_in: reader.person.account().is_some(),
        chapters: vec![study::Chapter { title: title.clone(), tree }],
    };
    let asked = Opened {
        heading: title,
        by: None,
        game,
        at,
        wrong,
        findings,
        mistake: asked.mistake,
        explored,
        ..Opened::default()
    };
    board(reader, &given, asked)
}

/// `POST /analysis`: games that somebody pastes, one chapter each. Nothing of them is kept.
async fn pasted(reader: Reader, Form(typed): Form<Typed>) -> Response {
    let words = reader.words;
    let title = words.text(title_of(false));
    let text: String = typed
        .pdn
        .chars()
        .scan(0, |bytes, sign| {
            *bytes += sign.len_utf8();
            (*bytes <= LONGEST_PASTED).then_some(sign)
        })
        .collect();
    let (sent, read) = (text.clone(), tokio::task::spawn_blocking(move || study::of_pdn(&text, words)).await);
    let Ok(found) = read else {
        return refuse(StatusCode::UNPROCESSABLE_ENTITY, &words.text("site-trouble"));
    };
    let pasted = if found.wrong.is_some() { sent } else { String::new() };
    let mut chapters = found.chapters;
    let heading = chapters.first().map_or_else(|| title.clone(), |own| own.title.clone());
    if chapters.is_empty() {
        let tree = Tree { rulebook: "fmjd-100".to_owned(), ..Tree::default() };
        chapters.push(study::Chapter { title, tree });
    }
    let given = Given {
        id: None,
        version: 0,
        title: heading.clone(),
        visibility: "private",
        own: false,
        writes: false,
        together: false,
        signed_in: reader.person.account().is_some(),
        chapters,
    };
    board(reader, &given, Opened { heading, wrong: found.wrong, pasted, ..Opened::default() })
}

/// How a study is opened.
#[derive(Default)]
pub(crate) struct Opened {
    pub(crate) heading: String,
    /// Who keeps it, if it is a study.
    pub(crate) by: Option<String>,
    /// The game that is looked at, if it is one.
    pub(crate) game: Option<Played>,
    /// After so many half-moves.
    pub(crate) at: usize,
    pub(crate) wrong: Option<String>,
    /// The text of a game that could not be read.
    pub(super) pasted: String,
    pub(crate) findings: Option<findings::Sheet>,
    /// The half-move that shall be played better.
    pub(crate) mistake: Option<usize>,
    /// What was played in the position, if the board is that of the explorer.
    pub(super) explored: Option<explorer::Sheet>,
    /// With whom a study is kept.
    pub(super) together: Option<Together>,
}

/// The message that names the page.
const fn title_of(explorer: bool) -> &'static str {
    if explorer { "explorer-title" } else { "study-analysis" }
}

/// What is known of a game: its moves, its title, what the engine has found, who played.
type OfGame = (Tree, String, Option<findings::Sheet>, Option<Played>);

/// The moves of a finished game, its title and what the engine has found; nothing while it is played.
async fn of_game(site: &Site, id: &str, reader: &Reader) -> Result<Option<OfGame>, Option<Fault>> {
    let table = site.play.hub.table(id).await.map_err(Some)?.ok_or(None)?;
    let game = table.game().await.clone();
    if !game.is_over() {
        return Ok(None);
    }
    let kept = Kept::load(&site.database, id).await.map_err(Some)?;
    let name = |color| crate::live::name(&game.players()[color]);
    let title = format!("{} – {}", name(Color::White), name(Color::Black));
    let tree = study::of_game(&game, kept.as_ref());
    let known = kept.map_or(findings::Known::Nothing, |kept| findings::Known::Found(Box::new(kept)));
    Ok(Some((
        tree,
        title,
        findings::Sheet::of(known, &game, reader.words),
        Some(Played::of(id, &game, reader)),
    )))
}

/// The page of a board with a study on it.
pub(crate) fn board(reader: Reader, given: &Given, opened: Opened) -> Response {
    let Opened { heading, by, game, at, wrong, pasted, findings, mistake, explored, together } = opened;
    let Some(trial) = given.chapters.first().and_then(|chapter| reached(&chapter.tree, at)) else {
        return refuse(StatusCode::UNPROCESSABLE_ENTITY, &reader.words.text("site-trouble"));
    };
    let shown = trial.translated();
    let path: Vec<&str> = given.chapters[0].tree.line.iter().take(at).map(|step| step.mv.as_str()).collect();
    let start = given.chapters[0].tree.start.clone().unwrap_or_default();
    let next = shown.legal.iter().map(|mv| {
        let mut moves = path.clone();
        moves.push(&mv.id);
        let page = if explored.is_some() { "explorer" } else { "analysis" };
        (mv.text.clone(), address(page, shown.rulebook, &start, &moves))
    });
    let next: Vec<(String, String)> = next.collect();
    let words = words_of(reader.words);
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let at_page = if explored.is_some() { "/explorer" } else { "/analysis" };
    let mut page = Page::new(reader, title_of(explored.is_some()), at_page);
    let keep = page.reader.keep.take();
    let title = |book: &Rulebook| page.book(book.name);
    let books = Rulebook::all().iter().map(|book| (book.name, title(book))).collect();
    let flipped = game.as_ref().is_some_and(|own| own.flipped);
    let sheet = Sheet {
        books,
        heading,
        by,
        game,
        wrong,
        pasted,
        rulebook: shown.rulebook,
        board: drawn::of_position(shown.rulebook, Some(&shown.fen), flipped),
        sprite: drawn::sprite(),
        usual: drawn::usual_board(trial.book().variant.name()),
        fen: shown.fen,
        findings,
        mistake,
        explored,
        together,
        next,
        at,
        study: for_a_script(given),
        words: for_a_script(&words),
        page,
    };
    send(status, keep, &sheet)
}

/// The position after so many moves of the main line.
fn reached(tree: &Tree, at: usize) -> Option<Trial> {
    let mut trial = tree.trial().ok()?;
    for step in tree.line.iter().take(at) {
        trial.play(&step.mv).ok()?;
    }
    Some(trial)
}

/// The address of a position.
fn address(page: &str, rulebook: &str, fen: &str, moves: &[&str]) -> String {
    format!("/{page}?rulebook={rulebook}&fen={}&moves={}", diagram::coded(fen), moves.join(","))
}

/// The words of boards and studies, for scripts.
pub(crate) fn words_of(words: &Words) -> serde_json::Map<String, Value> {
    let all = ["board", "study", "explorer"].into_iter().flat_map(|area| words.area(area));
    all.map(|(id, text)| (id, text.into())).collect()
}

/// A position for scripts and programs.
pub(crate) async fn position(reader: Reader, Query(asked): Query<Asked>) -> Response {
    match asked.trial() {
        Ok(trial) => Json(trial.translated()).into_response(),
        Err(wrong) => refuse(StatusCode::UNPROCESSABLE_ENTITY, &wrong.text(reader.words)),
    }
}

/// A tree of moves as a file.
pub(crate) async fn pdn(reader: Reader, Json(mut tree): Json<Tree>) -> Response {
    match tree.check().and_then(|()| study::pdn(&tree, &[("Event", "Damier")])) {
        Ok(text) => ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response(),
        Err(wrong) => refuse(StatusCode::UNPROCESSABLE_ENTITY, &wrong.text(reader.words)),
    }
}
