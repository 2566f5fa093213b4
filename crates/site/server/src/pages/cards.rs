//! Cards: what other sites show of a link that leads here, a diagram with a few words in 1200 × 630 pixels.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use damier_documents::{Card, Diagram, Picture};
use damier_pdn::read_fen;
use damier_rules::{Position, Rulebook, Variant};
use damier_store::{GameQuery, GameState};

use super::game::seen;
use super::problems::task_told;
use super::{picture, spoken};
use crate::desk::listed_row;
use crate::handler::get;
use crate::live;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::site::Site;
use crate::state::Web;

/// The addresses of cards.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/game/{id}/card.png", get(game))
        .route("/challenge/{id}/card.png", get(challenge))
        .route("/problem/{id}/card.png", get(problem))
        .route("/study/{id}/card.png", get(study))
        .route("/event/{id}/card.png", get(event))
        .route("/player/{name}/card.png", get(player))
}

/// Sends a card.
async fn card(diagram: Diagram, title: String, lines: Vec<String>) -> Response {
    let drawn = picture::draw(move || Card { diagram, title, lines }.png(Card::WIDTH).ok()).await;
    let Some(drawn) = drawn else { return StatusCode::NOT_FOUND.into_response() };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/png")),
        (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=600")),
    ];
    (headers, drawn).into_response()
}

/// The beginning of a game, or a position of it.
fn diagram(variant: Variant, fen: Option<&str>) -> Diagram {
    let setup = fen.and_then(|fen| read_fen(variant, fen).ok()).map(|read| read.setup);
    setup.map_or_else(|| Diagram::of(&Position::start(variant)), Diagram::new)
}

/// The card of a game, as much of it as anybody may see.
pub(crate) async fn game(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let (game, _, plies) = seen(&site, &id, &reader).await?;
    let players = game.players();
    let title = format!("{} – {}", live::name(&players.white), live::name(&players.black));
    let mut lines = vec![
        spoken::book(reader.words, game.rulebook().name),
        spoken::control(reader.words, &game.terms().control),
    ];
    if let Some(ended) = game.ended().filter(|_| plies >= game.ply()) {
        lines.insert(0, ended.score.to_string());
    }
    Ok(card(picture::still(&game, plies), title, lines).await)
}

/// The card of an offer.
pub(crate) async fn challenge(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let offer = site.play.lobby.find(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let book = Rulebook::named(&offer.terms.rulebook).ok().or_missing(&reader)?;
    let words = reader.words;
    let lines = vec![
        words.text("challenge-invites"),
        spoken::book(words, book.name),
        spoken::control(words, &offer.terms.control),
    ];
    let diagram = diagram(book.variant, offer.terms.start.as_deref());
    Ok(card(diagram, live::name(&offer.by), lines).await)
}

/// The card of a composition.
pub(crate) async fn problem(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let problem = site.database.problem(&id).await.or_trouble(&reader)?;
    let problem = problem.filter(|problem| problem.withdrawn.is_none()).or_missing(&reader)?;
    let variant = problem.text.variant.parse::<Variant>().ok().or_missing(&reader)?;
    let words = reader.words;
    let lines = vec![spoken::game(words, variant.name()), task_told(&problem.text.task, words)];
    Ok(card(diagram(variant, Some(&problem.text.position)), problem.text.authors, lines).await)
}

/// The card of a study: its first chapter.
pub(crate) async fn study(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let by = reader.person.account().map(|account| account.id);
    let seen = crate::study::together::seen(&site, &id, by).await.or_trouble(&reader)?.or_missing(&reader)?;
    let first = seen.chapters.first().or_missing(&reader)?;
    let book = Rulebook::named(&first.tree.rulebook).ok().or_missing(&reader)?;
    let lines = vec![first.title.clone(), spoken::book(reader.words, book.name), seen.study.listed.owner];
    Ok(card(diagram(book.variant, first.tree.start.as_deref()), seen.study.listed.title, lines).await)
}

/// The card of an event.
pub(crate) async fn event(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = site.events.load(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let listed = listed_row(&id, held.event.state()).or_missing(&reader)?;
    let variant = listed.variant.parse::<Variant>().ok().or_missing(&reader)?;
    let words = reader.words;
    let mut lines = vec![spoken::book(words, &listed.rulebook)];
    lines.extend(listed.starts);
    lines.extend(listed.place);
    lines.push(words.text(&format!("desk-state-{}", listed.state)));
    Ok(card(diagram(variant, None), listed.name, lines).await)
}

/// The card of a player: the position of his last game.
pub(crate) async fn player(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    reader: Reader,
) -> PageResult {
    let account = site.database.credentials(&name).await.or_trouble(&reader)?.or_missing(&reader)?.account;
    let query = GameQuery {
        account: Some(account.id),
        state: Some(GameState::Ended),
        limit: 1,
        ..GameQuery::default()
    };
    let last = site.database.games(&query).await.or_trouble(&reader)?.items.into_iter().next();
    let words = reader.words;
    let (drawn, lines) = match last.and_then(|game| Some((game.variant.parse::<Variant>().ok()?, game))) {
        Some((variant, game)) => {
            let names = format!("{} – {}", game.white.name, game.black.name);
            let result = game.result.unwrap_or_default();
            (diagram(variant, Some(&game.position)), vec![spoken::game(words, variant.name()), names, result])
        }
        None => (diagram(Variant::International, None), Vec::new()),
    };
    Ok(card(drawn, account.name.as_str().to_owned(), lines).await)
}
