//! The list of games, and the form to look for some.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use damier_clock::Moment;
use damier_rules::Variant;
use damier_store::Game;

use super::{Page, date, send};
use crate::handler::get;
use crate::import;
use crate::pages::answer::{OrTrouble as _, PageResult};
use crate::reader::Reader;
use crate::search::{Search, State as Played, Winner};
use crate::site::Site;
use crate::state::Web;

/// The address of the list of games.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/games", get(show))
}

/// Games on a page.
const SHOWN: u32 = 50;

#[derive(Template)]
#[template(path = "games.html")]
struct Sheet {
    page: Page,
    asked: Search,
    wrong: Option<String>,
    variants: Vec<String>,
    games: Vec<Row>,
    /// The address of the next page.
    next: Option<String>,
}

impl Sheet {
    fn won_by(&self, winner: Winner) -> bool {
        self.asked.result == Some(winner)
    }

    fn is_in(&self, state: Played) -> bool {
        self.asked.state == Some(state)
    }

    /// Whether anything but the usual is asked for, so that the form stands open.
    fn more(&self) -> bool {
        let asked = &self.asked;
        let texts = [&asked.opponent, &asked.opening, &asked.position];
        let dates = [asked.from, asked.until];
        texts.iter().any(|text| !text.is_empty())
            || dates.iter().any(Option::is_some)
            || asked.result.is_some()
    }

    fn day(&self, day: &Option<jiff::civil::Date>) -> String {
        day.map(|day| day.to_string()).unwrap_or_default()
    }
}

/// A game in a list.
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) white: String,
    pub(crate) black: String,
    /// Whether White and Black have pages of their own.
    pub(crate) members: [bool; 2],
    pub(crate) rulebook: String,
    pub(crate) control: String,
    pub(crate) result: Option<String>,
    pub(crate) over: bool,
    pub(crate) moves: u32,
    pub(crate) begun: String,
    /// Whether it was taken in from a file.
    pub(crate) imported: bool,
}

/// The milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The day that a file names for a game, which is kept as its midnight; where the file names none, what is kept is the
/// moment at which the game came, and that is no day of the game.
fn day_in_file(begun: Moment) -> String {
    let is_day = begun.millis().rem_euclid(DAY) == 0;
    if is_day { date(begun).chars().take_while(|sign| *sign != ' ').collect() } else { "—".to_owned() }
}

impl Row {
    /// A game of the store.
    pub(crate) fn of(game: &Game) -> Row {
        let imported = import::is_imported(&game.id);
        Row {
            id: game.id.clone(),
            white: game.white.name.clone(),
            black: game.black.name.clone(),
            members: [game.white.account.is_some(), game.black.account.is_some()],
            rulebook: game.rulebook.clone(),
            control: game.control.clone(),
            result: game.result.clone(),
            over: game.ended.is_some(),
            moves: game.plies.div_ceil(2),
            begun: if imported { day_in_file(game.begun) } else { date(game.begun) },
            imported,
        }
    }
}

pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    reader: Reader,
    asked: Result<Query<Search>, QueryRejection>,
) -> PageResult {
    let (asked, unread) = match asked {
        Ok(Query(asked)) => (asked, None),
        Err(why) => (Search::default(), Some(why.body_text())),
    };
    let (queries, wrong) = match asked.queries(SHOWN, reader.words) {
        Ok(queries) => (queries, unread),
        Err(wrong) => (Vec::new(), Some(wrong)),
    };
    let found = site.database.games_of_any(&queries).await.or_trouble(&reader)?;
    let mut page = Page::new(reader, "site-games", "/games");
    let keep = page.reader.keep.take();
    let games = if wrong.is_some() { Vec::new() } else { found.items.iter().map(Row::of).collect() };
    let variants = Variant::ALL.iter().map(|variant| variant.name().to_owned()).collect();
    let next = found.next.filter(|_| wrong.is_none()).map(|next| asked.address(&next.to_string()));
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    Ok(send(status, keep, &Sheet { page, asked, wrong, variants, games, next }))
}
