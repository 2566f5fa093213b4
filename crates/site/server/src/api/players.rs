//! Players: who they are, and how strong in what.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_rules::Color;
use damier_store::{Fault, Rating};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::games::moment;
use super::input::Asked;
use super::{ApiError, Caller, Route};
use crate::people::record::{OpeningScore, Score, record};
use crate::ratings::{self, PROVISIONAL};
use crate::site::{Site, now};

/// So many games of a rating are listed.
const LISTED: u32 = 100;

/// So many of his arenas are listed.
const ARENAS: u32 = 50;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/players", show)
            .does(
                "Players",
                "getPlayer",
                "A player: since when, and how strong in each variant at each pace.",
            )
            .asks("name", json!({ "type": "string", "maxLength": 100 }), "The name of the account.")
            .always()
            .such_as("Olena0")
            .may_miss()
            .answers("PlayerCard"),
    ]
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskedPlayer {
    name: String,
}

/// A player as programs see him.
#[derive(Serialize)]
struct Card {
    name: String,
    since: String,
    closed: bool,
    ratings: Vec<Strength>,
    followers: u64,
    white: Went,
    black: Went,
    openings: Vec<Opening>,
    arenas: Vec<Placed>,
    favourites: Vec<String>,
}

/// How games went.
#[derive(Serialize)]
struct Went {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl From<Score> for Went {
    fn from(score: Score) -> Went {
        Went { won: score.won, drawn: score.drawn, lost: score.lost }
    }
}

/// How an opening went for him.
#[derive(Serialize)]
struct Opening {
    variant: String,
    colour: &'static str,
    moves: String,
    #[serde(flatten)]
    went: Went,
}

/// The place he had in an arena.
#[derive(Serialize)]
struct Placed {
    arena: String,
    name: String,
    place: u32,
    players: u32,
    points: u32,
}

/// How strong he is in a variant at a pace.
#[derive(Serialize)]
struct Strength {
    variant: String,
    pace: String,
    points: u16,
    /// In nineteen cases of twenty it is less far off.
    off: u16,
    provisional: bool,
    games: u32,
    history: Vec<Step>,
}

/// The rating after a game.
#[derive(Serialize)]
struct Step {
    game: String,
    at: String,
    points: i64,
}

async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Asked(asked): Asked<AskedPlayer>,
) -> Result<Json<Card>, ApiError> {
    let trouble = |fault: Fault| ApiError::trouble(caller.words, &fault);
    let found = site.database.credentials(&asked.name).await.map_err(trouble)?;
    let account = found.ok_or_else(|| ApiError::missing(caller.words))?.account;
    let mut strengths = Vec::new();
    for kept in site.database.ratings(account.id).await.map_err(trouble)? {
        strengths.push(strength(&site, &kept).await.map_err(trouble)?);
    }
    let (name, since) = (account.name.as_str().to_owned(), moment(account.made));
    let own = record(&site.database, account.id, None).await.map_err(trouble)?;
    let opening = |own: OpeningScore| Opening {
        variant: own.variant,
        colour: if own.color == Color::White { "white" } else { "black" },
        moves: own.moves,
        went: own.score.into(),
    };
    let placed = |own: damier_store::PlaceHad| Placed {
        arena: own.arena,
        name: own.name,
        place: own.place,
        players: own.players,
        points: own.points,
    };
    let arenas = site.database.arena_places(account.id, ARENAS).await.map_err(trouble)?;
    let favourites = site.database.favourites(account.id).await.map_err(trouble)?;
    Ok(Json(Card {
        name,
        since,
        closed: account.closed,
        ratings: strengths,
        followers: site.database.followers(account.id).await.map_err(trouble)?,
        white: own.colors.white.into(),
        black: own.colors.black.into(),
        openings: own.openings.into_iter().map(opening).collect(),
        arenas: arenas.into_iter().map(placed).collect(),
        favourites: favourites.into_iter().map(|game| game.id).collect(),
    }))
}

async fn strength(site: &Site, kept: &Rating) -> Result<Strength, Fault> {
    let aged = ratings::rating(Some(kept)).aged(ratings::periods(Some(kept), now()));
    let history = site.database.rating_history(&kept.of, LISTED).await?;
    let step = |rated: damier_store::Rated| Step {
        at: moment(rated.at),
        points: rated.mean.div_euclid(1000),
        game: rated.game,
    };
    Ok(Strength {
        variant: kept.of.variant.clone(),
        pace: kept.of.pace.clone(),
        points: ratings::points(kept),
        off: (aged.deviation * 1.96).round() as u16,
        provisional: aged.deviation > PROVISIONAL,
        games: kept.games,
        history: history.into_iter().map(step).collect(),
    })
}
