//! Arenas: found, announced and joined by programs, by the same acts as those of their pages.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use damier_acts::arenas::{ACTS, Act, Announce, Refusal, named};
use damier_arenas::{Arena, Place, Row};
use damier_language::Words;
use damier_store::{AccountId, ListedArena};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::acts::{facts_after, listed, read, schema};
use super::games::moment;
use super::input::{Asked, Body, Id};
use super::route::number_from;
use super::{ApiError, Caller, Route, Scope};
use crate::arenas::{self, ActError, stream};
use crate::rates::Act as Counted;
use crate::site::Site;
use crate::visitor::Whence;

const GROUP: &str = "Arenas";

/// So many lines of a table, past arenas and lines of a series are sent at once.
const SHOWN: usize = 100;
const PAST: u32 = 20;
const SERIES: u32 = 200;

pub(super) fn routes() -> Vec<Route> {
    let announced =
        json!({ "name": "Evening arena", "rulebook": "ua2023-russian", "control": "3m+2s", "minutes": 60 });
    vec![
        Route::get("/arenas", list)
            .does(
                GROUP,
                "listArenas",
                "The arenas that are announced or under way, and the last ones that are over.",
            )
            .answers("ArenaList"),
        Route::post("/arenas", announce)
            .does(GROUP, "announceArena", "Announces an arena.")
            .needs(Scope::Events)
            .takes("ArenaToAnnounce", announced)
            .may_refuse()
            .with(201)
            .answers("Arena"),
        Route::get("/arenas/{arena}", show)
            .does(
                GROUP,
                "getArena",
                "An arena: its table, a hundred lines at a time, and the caller's own game.",
            )
            .knows(&[Scope::Play, Scope::Read])
            .asks("skip", number_from(0), "After so many lines of the table.")
            .such_as("0")
            .answers("Arena"),
        Route::get("/arenas/{arena}/acts", possible)
            .does(GROUP, "listArenaActs", "What the caller may do in an arena.")
            .needs(Scope::Play)
            .answers("ActList"),
        Route::post("/arenas/{arena}/acts", act)
            .does(
                GROUP,
                "actInArena",
                "Joins, pauses or leaves; the organiser takes somebody out or calls it off.",
            )
            .needs(Scope::Play)
            .takes("ArenaAct", json!({ "act": "join" }))
            .may_refuse()
            .answers("ArenaActed"),
        Route::get("/arenas/{arena}/series", series)
            .does(GROUP, "getArenaSeries", "The table of the series to which an arena counts.")
            .answers("SeriesTable"),
    ]
}

/// The JSON schema of what can be done, made of the table of acts.
pub(super) fn act_schema() -> Value {
    schema(ACTS, &Map::new())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Part {
    #[serde(default)]
    skip: u32,
}

async fn found(site: &Site, words: &Words, id: &str) -> Result<Arc<Arena>, ApiError> {
    let found = site.arenas.load(id).await.map_err(|fault| ApiError::trouble(words, &fault))?;
    found.ok_or_else(|| ApiError::missing(words))
}

async fn list(State(site): State<Arc<Site>>, caller: Caller) -> Result<Json<Value>, ApiError> {
    let trouble = |fault| ApiError::trouble(caller.words, &fault);
    let open = site.database.open_arenas().await.map_err(trouble)?;
    let past = site.database.past_arenas(PAST).await.map_err(trouble)?;
    let all = |arenas: &[ListedArena]| arenas.iter().map(line).collect::<Vec<_>>();
    Ok(Json(json!({ "open": all(&open), "past": all(&past) })))
}

fn line(own: &ListedArena) -> Value {
    json!({
        "id": own.id,
        "name": own.name,
        "variant": own.variant,
        "rulebook": own.rulebook,
        "control": own.control,
        "begins": moment(own.begins),
        "ends": moment(own.ends),
        "rated": own.rated,
        "series": own.series,
        "players": own.players,
    })
}

/// An arena as somebody sees it; its table after so many lines.
fn json(site: &Site, id: &str, arena: &Arena, caller: &Caller, skip: usize) -> Value {
    let terms = arena.terms();
    let table = arena.table();
    let account = caller.account().map(|account| account.id.0);
    let rows = table.iter().skip(skip).take(SHOWN).map(|row| row_json(arena, row));
    let teams = arena.team_table();
    let teams = teams.iter().map(|row| {
        json!({
            "rank": row.rank,
            "name": row.name,
            "players": row.players,
            "points": row.points,
            "leaders": row.leaders,
        })
    });
    json!({
        "id": id,
        "name": terms.name,
        "organiser": arena.organiser().name,
        "rulebook": terms.rulebook,
        "control": terms.control,
        "begins": moment(terms.begins),
        "ends": moment(terms.ends()),
        "stage": arena.stage(site.cluster.now()).name(),
        "rated": terms.rated,
        "berserk": terms.berserk,
        "openings": terms.openings,
        "series": terms.series,
        "players": arena.count(),
        "you": account.and_then(|account| own(arena, &table, account)),
        "table": rows.collect::<Vec<_>>(),
        "teams": teams.collect::<Vec<_>>(),
    })
}

/// The caller, if he is in the arena.
fn own(arena: &Arena, table: &[Row<'_>], account: i64) -> Option<Value> {
    let player = arena.player(account)?;
    let place = match player.place {
        Place::Here => "here",
        Place::Paused => "paused",
        Place::Left => "left",
        Place::Removed => "removed",
    };
    let rank = table.iter().find(|row| row.player.member.account == account).map(|row| row.rank);
    let game = arena.game_of(account).map(|game| &game.name);
    Some(json!({ "place": place, "rank": rank, "points": player.points, "game": game }))
}

fn row_json(arena: &Arena, row: &Row<'_>) -> Value {
    let player = row.player;
    json!({
        "rank": row.rank,
        "name": player.member.name,
        "rating": player.member.rating,
        "team": player.team.and_then(|team| arena.terms().teams.get(team)),
        "points": row.points,
        "marks": player.marks.iter().map(|mark| mark.points).collect::<Vec<_>>(),
        "performance": player.performance(),
        "on_fire": player.is_on_fire(),
        "game": arena.game_of(player.member.account).map(|game| &game.name),
    })
}

/// Why something was not done, as programs are told.
fn refused(words: &Words, stop: ActError) -> ApiError {
    match stop {
        ActError::Missing => ApiError::missing(words),
        ActError::Store(fault) => ApiError::trouble(words, &fault),
        ActError::Refused(Refusal::NotAllowed) => ApiError::missing(words),
        ActError::Refused(why) => ApiError::conflict("refused", why.translate(words)),
    }
}

async fn announce(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Whence(from): Whence,
    Body(what): Body<Announce>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let account = &caller.owner()?.1;
    caller.count(&site, Counted::Announcement, from)?;
    let made = arenas::announce(&site, &what, account).await;
    let id = made.map_err(|stop| refused(caller.words, stop))?;
    let arena = found(&site, caller.words, &id).await?;
    Ok((StatusCode::CREATED, Json(json(&site, &id, &arena, &caller, 0))))
}

async fn show(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Asked(part): Asked<Part>,
) -> Result<Json<Value>, ApiError> {
    let arena = found(&site, caller.words, &id).await?;
    let skip = usize::try_from(part.skip).unwrap_or(usize::MAX);
    Ok(Json(json(&site, &id, &arena, &caller, skip)))
}

async fn possible(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    let (arena, account) = (found(&site, caller.words, &id).await?, &caller.owner()?.1);
    let actor = arenas::actor(&site, &arena, account).await;
    let actor = actor.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    Ok(Json(listed(ACTS.iter().filter(|act| act.action.is_some_and(|right| actor.may(right))))))
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let words = caller.words;
    let act: Act = read(words, named, sent)?;
    let before = found(&site, words, &id).await?.seq();
    let account = &caller.owner()?.1;
    arenas::act(&site, &id, account, &act).await.map_err(|stop| refused(words, stop))?;
    let own = crate::people::author(account.id);
    let facts = facts_after(&site, words, &stream(&id), before, |_, by| by == own).await?;
    let arena = found(&site, words, &id).await?;
    Ok(Json(json!({ "facts": facts, "arena": json(&site, &id, &arena, &caller, 0) })))
}

async fn series(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let arena = found(&site, caller.words, &id).await?;
    let name = arena.terms().series.as_ref().ok_or_else(|| ApiError::missing(caller.words))?;
    let organiser = AccountId(arena.organiser().account);
    let rows = site.database.series_table(organiser, name, SERIES).await;
    let rows = rows.map_err(|fault| ApiError::trouble(caller.words, &fault))?;
    let line = |(rank, own): (usize, &damier_store::SeriesRow)| json!({ "rank": rank, "name": own.name, "arenas": own.arenas, "points": own.points });
    Ok(Json((1..).zip(&rows).map(line).collect()))
}
