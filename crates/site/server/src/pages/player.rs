//! The public page of a player: ratings, how sure they are, how his games went, those he shows, and the last.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use damier_clock::Moment;
use damier_rules::{Color, Rulebook, Variant};
use damier_store::{Account, Fault, GameQuery, PlaceHad, Rated, Rating};

use super::games::Row;
use super::{Page, date, send};
use crate::handler::get;
use crate::moderation::has_blocked;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::people::record::{Record, Score, record};
use crate::ratings::{self, PROVISIONAL};
use crate::reader::Reader;
use crate::site::{Site, now};
use crate::state::Web;

/// The address of a player.
pub(crate) fn routes() -> Router<Web> {
    Router::new().route("/player/{name}", get(show))
}

/// Games on the page.
const SHOWN: u32 = 20;

/// Arenas on the page.
const ARENAS: u32 = 10;

/// Points of a graph.
const DRAWN: u32 = 100;

/// The size of a graph.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 80.0;

#[derive(Template)]
#[template(path = "player.html")]
struct Sheet {
    page: Page,
    name: String,
    since: String,
    closed: bool,
    /// Whether the reader may block or report him, and whether he has blocked him.
    other: bool,
    blocked: bool,
    ratings: Vec<RatingView>,
    games: Vec<Row>,
    /// Whether the reader follows him, and how many do.
    followed: bool,
    followers: u64,
    record: Record,
    arenas: Vec<PlaceHad>,
    favourites: Vec<Row>,
}

impl Sheet {
    /// The usual rulebook of a game.
    fn book(&self, variant: &str) -> &'static str {
        variant.parse::<Variant>().map(Rulebook::usual).map_or("fmjd-100", |book| book.name)
    }

    /// How his games went with each colour, as far as he has played with it.
    fn colors(&self) -> Vec<(&'static str, Score)> {
        let colors = &self.record.colors;
        let all = [("color-white", colors.white), ("color-black", colors.black)];
        all.into_iter().filter(|(_, score)| score.games() > 0).collect()
    }

    /// The word for a colour.
    fn color(&self, color: &Color) -> &'static str {
        if *color == Color::White { "color-white" } else { "color-black" }
    }
}

/// A rating as it is shown.
struct RatingView {
    variant: String,
    pace: String,
    points: u16,
    /// How far off it may be, in points: in nineteen cases of twenty less than this.
    off: u16,
    provisional: bool,
    games: u32,
    graph: Option<Graph>,
}

/// How a rating went, as a line.
struct Graph {
    line: String,
    least: i64,
    most: i64,
}

/// Shows the page.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(name): Path<String>,
    reader: Reader,
) -> PageResult {
    let account = site.database.credentials(&name).await.or_trouble(&reader)?.or_missing(&reader)?.account;
    let (ratings, games) = listed(&site, &account).await.or_trouble(&reader)?;
    let blocked = has_blocked(&site, &reader.person, account.id).await.or_trouble(&reader)?;
    let other = reader.person.account().is_some_and(|own| own.id != account.id);
    let followed = match reader.person.account() {
        Some(own) => site.database.follows(own.id, account.id).await.or_trouble(&reader)?,
        None => false,
    };
    let followers = site.database.followers(account.id).await.or_trouble(&reader)?;
    let record = record(&site.database, account.id, None).await.or_trouble(&reader)?;
    let arenas = site.database.arena_places(account.id, ARENAS).await.or_trouble(&reader)?;
    let favourites = site.database.favourites(account.id).await.or_trouble(&reader)?;
    let mut page = Page::new(reader, "site-player", "");
    let keep = page.reader.keep.take();
    let (name, since) = (account.name.as_str().to_owned(), date(account.made));
    let closed = account.closed;
    let sheet = Sheet {
        page,
        name,
        since,
        closed,
        other,
        blocked,
        ratings,
        games,
        followed,
        followers,
        record,
        arenas,
        favourites: favourites.iter().map(Row::of).collect(),
    };
    Ok(send(StatusCode::OK, keep, &sheet))
}

async fn listed(site: &Site, account: &Account) -> Result<(Vec<RatingView>, Vec<Row>), Fault> {
    let at = now();
    let mut shown = Vec::new();
    for kept in site.database.ratings(account.id).await? {
        let history = site.database.rating_history(&kept.of, DRAWN).await?;
        shown.push(RatingView::of(&kept, &history, at));
    }
    let query = GameQuery { account: Some(account.id), limit: SHOWN, ..GameQuery::default() };
    let games = site.database.games(&query).await?;
    Ok((shown, games.items.iter().map(Row::of).collect()))
}

impl RatingView {
    fn of(kept: &Rating, history: &[Rated], at: Moment) -> RatingView {
        let aged = ratings::rating(Some(kept)).aged(ratings::periods(Some(kept), at));
        RatingView {
            variant: kept.of.variant.clone(),
            pace: kept.of.pace.clone(),
            points: ratings::points(kept),
            off: (aged.deviation * 1.96).round() as u16,
            provisional: aged.deviation > PROVISIONAL,
            games: kept.games,
            graph: Graph::of(history),
        }
    }
}

impl Graph {
    /// The line of a history, the latest first; none for a single game.
    fn of(history: &[Rated]) -> Option<Graph> {
        let means: Vec<i64> = history.iter().rev().map(|rated| rated.mean.div_euclid(1000)).collect();
        let (least, most) = (*means.iter().min()?, *means.iter().max()?);
        if means.len() < 2 {
            return None;
        }
        let step = WIDTH / (means.len() - 1) as f64;
        let span = (most - least).max(1) as f64;
        let point = |(index, mean): (usize, &i64)| {
            let y = HEIGHT - (mean - least) as f64 / span * HEIGHT;
            format!("{:.1},{y:.1}", index as f64 * step)
        };
        let line: Vec<String> = means.iter().enumerate().map(point).collect();
        Some(Graph { line: line.join(" "), least, most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_from_left_to_right_and_up() {
        let rated = |mean: i64| Rated { game: String::new(), at: Moment::from_millis(0), mean, deviation: 0 };
        let graph = Graph::of(&[rated(1_600_000), rated(1_500_000)]).expect("two games");
        assert_eq!((graph.line.as_str(), graph.least, graph.most), ("0.0,80.0 300.0,0.0", 1500, 1600));
        assert!(Graph::of(&[rated(1_500_000)]).is_none());
        assert!(Graph::of(&[]).is_none());
    }
}
