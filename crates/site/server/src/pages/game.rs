//! The page of one game.

use std::sync::Arc;

use askama::Template;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Json, Router};
use damier_clock::{Moment, named};
use damier_language::Args;
use damier_live::{LiveGame, Pace, Seat, Viewer};
use damier_pdn::write_game;
use damier_store::Imported;
use serde::Deserialize;

use super::about::About;
use super::findings::{self, Known};
use super::of_event::OfEvent;
use super::{Page, drawn, picture, send};
use crate::analysis::{self, Kept};
use crate::handler::get;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::reader::{Reader, root};
use crate::site::Site;
use crate::state::Web;
use crate::{import, live};

/// The addresses of a game.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/game/{id}", get(show_or_draw))
        .route("/game/{id}/past", get(past))
        .route("/game/{id}/pdn", get(pdn))
}

#[derive(Template)]
#[template(path = "game.html")]
struct Sheet {
    page: Page,
    id: String,
    white: String,
    black: String,
    rulebook: &'static str,
    control: String,
    pace: Option<&'static str>,
    rated: bool,
    imported: bool,
    about: About,
    moves: Vec<String>,
    /// The board as it stands now, drawn before any script comes, what it is drawn with, and where it is usually shown.
    board: String,
    sprite: String,
    usual: &'static str,
    /// Whether Black is at the bottom.
    flipped: bool,
    /// What is left to White and to Black.
    times: [String; 2],
    /// How the game ended.
    standing: String,
    findings: Option<findings::Sheet>,
    /// The address of the site, for links that are shown elsewhere.
    root: String,
    over: bool,
    /// Whether the reader plays it.
    plays: bool,
    /// Where it comes from, if it was not played here, and whether the reader may remove it.
    source: Option<String>,
    may_remove: bool,
    /// Of which event it is.
    event: Option<OfEvent>,
    /// Of which arena.
    arena: Option<String>,
    /// Of which match between clubs: its name in addresses, and the two clubs.
    club_match: Option<(String, String)>,
    /// Whether the reader shows the game on his page.
    favourite: bool,
    /// The first view and the words of the board, as JSON.
    view: String,
    words: String,
}

impl Sheet {
    /// Who is above the board and who below it.
    fn bars(&self) -> [(&'static str, &'static str); 2] {
        if self.flipped {
            [("top", "white"), ("bottom", "black")]
        } else {
            [("top", "black"), ("bottom", "white")]
        }
    }

    fn name(&self, side: &str) -> &str {
        if side == "white" { &self.white } else { &self.black }
    }

    fn time(&self, side: &str) -> &str {
        let [white, black] = &self.times;
        if side == "white" { white } else { black }
    }

    /// What somebody puts into a page of his own to show the game there.
    fn embed(&self) -> String {
        let address = format!("{}/embed/game/{}", self.root, self.id);
        format!("<iframe src=\"{address}\" width=\"480\" height=\"560\" title=\"{}\"></iframe>", "Damier")
    }
}

/// What is left to a side, as clocks show it; nothing limits a player without a time.
fn left(ms: Option<u64>) -> String {
    let Some(ms) = ms else { return "∞".to_owned() };
    let (hours, minutes, seconds) = (ms / 3_600_000, ms / 60_000 % 60, ms / 1000 % 60);
    match (ms, hours) {
        (..20_000, _) => format!("0:{seconds:02}.{}", ms % 1000 / 100),
        (_, 0) => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Shows a game, or draws one where the address ends like the name of a picture.
pub(crate) async fn show_or_draw(
    State(site): State<Arc<Site>>,
    State(pictures): State<Arc<picture::Pictures>>,
    Path(name): Path<String>,
    asked: Result<Query<picture::Asked>, QueryRejection>,
    headers: HeaderMap,
    reader: Reader,
) -> PageResult {
    match picture::Kind::of(&name) {
        Some((id, kind)) => {
            let asked = asked.map(|Query(asked)| asked).unwrap_or_default();
            picture::show(&site, &pictures, id, kind, asked, reader).await
        }
        None => {
            let root = root(&site, &headers);
            show(site, name, root, reader).await
        }
    }
}

async fn show(site: Arc<Site>, id: String, root: String, reader: Reader) -> PageResult {
    let table = site.play.hub.table(&id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let known = Known::of(&site, &id).await.or_trouble(&reader)?;
    let about = About::of(&site, &table).await.or_trouble(&reader)?;
    let game = table.game().await.clone();
    let players = game.players();
    let seat = Seat::ALL.into_iter().find(|seat| reader.person.is(&players[seat.color()]));
    let (white, black) = (live::name(&players.white), live::name(&players.black));
    let book = game.rulebook();
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Player);
    let shown = table.view_for(viewer, reader.words).await;
    let words: serde_json::Map<String, serde_json::Value> =
        reader.words.area("board").into_iter().map(|(id, text)| (id, text.into())).collect();
    let findings = findings::Sheet::of(known, &game, reader.words);
    let imported = site.database.imported(&id).await.or_trouble(&reader)?;
    let told = |imported: &Imported| {
        reader.words.translate("import-from", &Args::new().with("source", imported.source.clone()))
    };
    let source = imported.as_ref().map(told);
    let is_import = imported.is_some();
    let account = reader.person.account();
    let favourite = match account {
        Some(account) => site.database.is_favourite(account.id, &id).await.or_trouble(&reader)?,
        None => false,
    };
    let may_remove = imported.zip(account).is_some_and(|(own, account)| import::may_remove(account, &own));
    let event = OfEvent::of(&site, &game, &reader).await.or_trouble(&reader)?;
    let club_match = site.database.match_of_game(&id).await.or_trouble(&reader)?;
    let terms = game.terms();
    let pace = named::read(&terms.control).ok().and_then(|control| Pace::of(&control));
    let flipped = seat == Some(Seat::Black);
    let standing = match &shown.result {
        Some(result) => format!("{} · {}", result.score, result.why),
        None => String::new(),
    };
    let mut page = Page::new(reader, "site-game", "");
    let keep = page.reader.keep.take();
    let sheet = Sheet {
        page,
        id,
        white,
        black,
        rulebook: book.name,
        control: terms.control.clone(),
        pace: pace.map(Pace::name),
        rated: terms.rated,
        imported: is_import,
        about,
        board: drawn::of_game(&shown, flipped),
        sprite: drawn::sprite(),
        usual: drawn::usual_board(shown.variant),
        flipped,
        times: [left(shown.clock.sides.white.left_ms), left(shown.clock.sides.black.left_ms)],
        standing,
        findings,
        root,
        over: shown.result.is_some(),
        plays: seat.is_some(),
        source,
        may_remove,
        event,
        arena: shown.arena.clone(),
        club_match: club_match.map(|own| (own.id, format!("{} – {}", own.home_name, own.away_name))),
        favourite,
        moves: shown.moves.clone(),
        view: for_a_script(&shown),
        words: for_a_script(&words),
    };
    Ok(send(StatusCode::OK, keep, &sheet))
}

/// The positions of a game so far, as much of it as the reader may see.
pub(crate) async fn past(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let (game, _, plies) = seen(&site, &id, &reader).await?;
    Ok(Json(game.past(plies)).into_response())
}

/// How a file of a game shall be.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct File {
    /// Without what the engine found, if anything is said.
    plain: Option<String>,
}

/// A game as a file, as much of it as the reader may see, with what the engine found if it was asked.
pub(crate) async fn pdn(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    asked: Result<Query<File>, QueryRejection>,
    reader: Reader,
) -> PageResult {
    let (game, begun, plies) = seen(&site, &id, &reader).await?;
    let is_plain = asked.is_ok_and(|Query(asked)| asked.plain.is_some());
    let kept = if is_plain { Ok(None) } else { Kept::load(&site.database, &id).await };
    let kept = kept.unwrap_or_else(|fault| {
        tracing::error!(%fault, game = id, "an analysis could not be read");
        None
    });
    let mut file = live::record(&game, begun, plies);
    if let Some(kept) = kept {
        analysis::annotated(&mut file, &game, &kept);
    }
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{}.pdn\"", file_name(&id))),
    ];
    Ok((headers, write_game(&file)).into_response())
}

/// Letters and digits only.
fn file_name(id: &str) -> String {
    id.chars().filter(char::is_ascii_alphanumeric).collect()
}

/// A game, when it was begun, and how many of its half-moves the reader may see; or the page that says why not.
pub(super) async fn seen(
    site: &Site,
    id: &str,
    reader: &Reader,
) -> Result<(LiveGame, Moment, usize), Response> {
    let table = site.play.hub.table(id).await.or_trouble(reader)?.or_missing(reader)?;
    let game = table.game().await.clone();
    let seat = Seat::ALL.into_iter().find(|seat| reader.person.is(&game.players()[seat.color()]));
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Player);
    let plies = game.view(viewer, table.now(), &table.presence()).ply;
    Ok((game, table.begun, plies))
}

/// JSON that can stand inside a page: nothing in it can end the script.
pub(crate) fn for_a_script(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default().replace('<', "\\u003c")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_shown_as_scripts_show_them() {
        for (ms, text) in
            [(None, "∞"), (Some(19_450), "0:19.4"), (Some(300_000), "5:00"), (Some(3_723_000), "1:02:03")]
        {
            assert_eq!(left(ms), text);
        }
    }

    #[test]
    fn nobody_breaks_out_of_a_script() {
        assert_eq!(for_a_script(&"</script><b>"), "\"\\u003c/script>\\u003cb>\"");
    }
}
