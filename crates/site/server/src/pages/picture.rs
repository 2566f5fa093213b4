//! Pictures of games: a position as SVG or PNG, a whole game as a moving picture.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::IntoResponse as _;
use damier_documents::{Coordinates, Diagram, Frame, Picture, Route, gif};
use damier_live::LiveGame;
use damier_rules::Position;
use damier_rules::game::{Done, Ply};
use serde::Deserialize;
use tokio::sync::Semaphore;

use super::game::seen;
use crate::live;
use crate::pages::answer::PageResult;
use crate::reader::Reader;
use crate::site::Site;

/// Pictures that are drawn at a time.
static AT_A_TIME: Semaphore = Semaphore::const_new(1);

/// The width of pictures in pixels.
const WIDTH: u32 = 600;
const MOVING_WIDTH: u32 = 420;

/// How long a moving picture shows a position, and the first and the last one, in hundredths of a second.
const SHOWN: u16 = 90;
const LINGERS: u16 = 250;

/// Games with more half-moves are cut off in moving pictures.
const LONGEST: usize = 400;

/// So many moving pictures are kept.
const KEPT: usize = 32;

/// Moving pictures that were drawn lately, by game.
#[derive(Default)]
pub(crate) struct Pictures(Mutex<VecDeque<(String, Bytes)>>);

impl Pictures {
    /// Lets all of them go: somebody is no longer named under them.
    pub(crate) fn let_go(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn find(&self, id: &str) -> Option<Bytes> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(own, _)| own == id).map(|(_, picture)| picture.clone())
    }

    fn keep(&self, id: &str, picture: &Bytes) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.truncate(KEPT - 1);
        kept.push_front((id.to_owned(), picture.clone()));
    }
}

/// How a picture is wanted.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Asked {
    /// After how many half-moves; none: now.
    ply: Option<usize>,
    /// Whether Black is at the bottom.
    #[serde(default)]
    flip: bool,
}

/// What is drawn, by the ending of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Svg,
    Png,
    Gif,
}

impl Kind {
    /// The game and the kind of a name such as `k3f9xzab2c.svg`.
    pub(crate) fn of(name: &str) -> Option<(&str, Kind)> {
        let (game, ending) = name.rsplit_once('.')?;
        let kind = match ending {
            "svg" => Kind::Svg,
            "png" => Kind::Png,
            "gif" => Kind::Gif,
            _ => return None,
        };
        Some((game, kind))
    }

    fn media(self) -> &'static str {
        match self {
            Kind::Svg => "image/svg+xml",
            Kind::Png => "image/png",
            Kind::Gif => "image/gif",
        }
    }
}

/// The position after some half-moves of a game, with the last of them.
fn diagram(game: &LiveGame, ply: usize, asked: &Asked) -> Diagram {
    let plies = game.state().plies();
    let at = |ply: usize| -> Position {
        match ply.checked_sub(1).and_then(|last| plies.get(last)) {
            Some(made) => made.after(),
            None => plies.first().map_or(*game.state().position(), Ply::before),
        }
    };
    let mut diagram = Diagram::of(&at(ply));
    diagram.flip = asked.flip;
    diagram.last_move = match ply.checked_sub(1).and_then(|last| plies.get(last)).map(|made| &made.done) {
        Some(Done::Legal(mv)) => Some(Route::from(mv)),
        _ => None,
    };
    diagram
}

/// The players, and the result once all of the game is seen.
fn caption(game: &LiveGame, plies: usize) -> String {
    let players = game.players();
    let names = format!("{} – {}", live::name(&players.white), live::name(&players.black));
    match game.ended().filter(|_| plies >= game.ply()) {
        Some(ended) => format!("{names} {}", ended.score),
        None => names,
    }
}

fn frames(game: &LiveGame, asked: &Asked) -> Vec<Frame> {
    let (last, caption) = (game.ply().min(LONGEST), caption(game, game.ply()));
    let frame = |ply: usize| {
        let diagram = Diagram { caption: Some(caption.clone()), ..diagram(game, ply, asked) };
        Frame { diagram, hundredths: if ply == 0 || ply == last { LINGERS } else { SHOWN } }
    };
    (0..=last).map(frame).collect()
}

/// A picture of a game, as much of it as the reader may see. Only a game that is over becomes a moving one.
pub(crate) async fn show(
    site: &Site,
    pictures: &Pictures,
    id: &str,
    kind: Kind,
    asked: Asked,
    reader: Reader,
) -> PageResult {
    let (game, _, plies) = seen(site, id, &reader).await?;
    let over = game.is_over();
    let ply = asked.ply.unwrap_or(plies).min(plies);
    let still = move |game: &LiveGame| {
        let variant = game.rulebook().variant;
        let diagram = diagram(game, ply, &asked);
        Diagram { coordinates: Coordinates::of(variant), caption: Some(caption(game, plies)), ..diagram }
    };
    let drawn = match kind {
        Kind::Svg => Some(Bytes::from(still(&game).svg())),
        Kind::Png => draw(move || still(&game).png(WIDTH).ok()).await,
        Kind::Gif if !over => None,
        Kind::Gif => moving(pictures, id, game).await,
    };
    let Some(drawn) = drawn else { return Ok(StatusCode::NOT_FOUND.into_response()) };
    let keep = if over { "public, max-age=86400" } else { "no-cache, private" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind.media())),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
    ];
    Ok((headers, drawn).into_response())
}

async fn moving(pictures: &Pictures, id: &str, game: LiveGame) -> Option<Bytes> {
    if let Some(kept) = pictures.find(id) {
        return Some(kept);
    }
    let asked = Asked::default();
    let drawn = draw(move || gif(&frames(&game, &asked), MOVING_WIDTH).ok()).await?;
    pictures.keep(id, &drawn);
    Some(drawn)
}

/// A game after so many half-moves, as a diagram without words.
pub(super) fn still(game: &LiveGame, ply: usize) -> Diagram {
    diagram(game, ply, &Asked::default())
}

/// Draws beside the server's work.
pub(super) async fn draw(work: impl FnOnce() -> Option<Vec<u8>> + Send + 'static) -> Option<Bytes> {
    let _turn = AT_A_TIME.acquire().await.ok()?;
    tokio::task::spawn_blocking(work).await.ok().flatten().map(Bytes::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_what_is_drawn() {
        assert_eq!(Kind::of("k3f9.svg"), Some(("k3f9", Kind::Svg)));
        assert_eq!(Kind::of("k3f9.gif"), Some(("k3f9", Kind::Gif)));
        assert_eq!(Kind::of("k3f9"), None);
        assert_eq!(Kind::of("k3f9.exe"), None);
    }
}
