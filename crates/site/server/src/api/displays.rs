//! Simultaneous displays: looked at and played by programs, by the same acts as those of their pages.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_displays::{Fact, Kind, Who};
use damier_language::Words;
use damier_pdn::write_fen;
use serde_json::{Map, Value, json};

use super::acts::{facts_after, listed, schema};
use super::input::{Body, Id};
use super::{ApiError, Caller, Route, Scope};
use crate::asked;
use crate::display::{self, Loaded, Stop, stream};
use crate::pages::display::acts::{OF_ARBITER, OF_GIVER, OF_OPPONENT};
use crate::pages::display::said::{Said, given, ruled};
use crate::people::author;
use crate::site::Site;

const GROUP: &str = "Displays";

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/displays/{display}", show)
            .does(GROUP, "getDisplay", "A simultaneous display: its boards, and where the giver is awaited.")
            .knows(&[Scope::Play, Scope::Read])
            .answers("Display"),
        Route::get("/displays/{display}/acts", possible)
            .does(GROUP, "listDisplayActs", "What the caller may do at a display, as its giver or its arbiter.")
            .needs(Scope::Play)
            .answers("ActList"),
        Route::post("/displays/{display}/acts", act)
            .does(GROUP, "actAtDisplay", "Does something at a display: the giver and the arbiter by a token, an opponent by the key of his board.")
            .knows(&[Scope::Play])
            .takes("DisplayAct", json!({ "act": "move", "board": 1, "move": "32-28" }))
            .may_refuse()
            .answers("DisplayActed"),
    ]
}

/// The JSON schema of what can be done, made of the tables of acts.
pub(super) fn act_schema() -> Value {
    schema(OF_GIVER.iter().chain(OF_ARBITER).chain(OF_OPPONENT))
}

async fn found(site: &Site, words: &Words, id: &str) -> Result<Loaded, ApiError> {
    let found = display::load(site, id).await.map_err(|fault| ApiError::trouble(words, &fault))?;
    found.ok_or_else(|| ApiError::missing(words))
}

fn told(id: &str, loaded: &Loaded, caller: &Caller) -> Value {
    let display = &loaded.display;
    let gives = caller.account().is_some_and(|account| Some(account.id) == loaded.giver);
    // The giver of a blindfold display sees no board (FMJD-VIII.C.2).
    let blind = display.kind() == Kind::Blindfold && gives && !display.is_over();
    let boards = (1..).zip(display.boards()).zip(&display.terms().opponents).map(|((number, board), own)| {
        let number: usize = number;
        json!({
            "board": number,
            "name": own.name,
            "fen": (!blind).then(|| write_fen(&board.state().position().setup())),
            "moves": if blind { Vec::new() } else { board.moves().to_vec() },
            "turn": if board.turn() == Who::Giver { "giver" } else { "opponent" },
            "result": board.state().result().map(|result| result.marks(display.rulebook()).to_string()),
        })
    });
    json!({
        "id": id,
        "giver": display.terms().giver,
        "kind": match display.kind() {
            Kind::Normal => "normal",
            Kind::Clocks => "clocks",
            Kind::Blindfold => "blindfold",
        },
        "rulebook": display.rulebook().name,
        "started": display.is_started(),
        "over": display.is_over(),
        "at": display.giver_at(),
        "awaited": display.awaited(),
        "boards": boards.collect::<Vec<_>>(),
    })
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let loaded = found(&site, caller.words, &id).await?;
    Ok(Json(told(&id, &loaded, &caller)))
}

async fn possible(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    let (loaded, account) = (found(&site, caller.words, &id).await?, &caller.owner()?.1);
    let acts = match (Some(account.id) == loaded.giver, loaded.is_arbiter(account)) {
        (true, _) => OF_GIVER,
        (_, true) => OF_ARBITER,
        _ => &[],
    };
    Ok(Json(listed(acts)))
}

/// What is asked for as a fact, and in whose name; none where it is the right of others.
fn fact(loaded: &Loaded, caller: &Caller, said: &Said) -> Option<(Fact, String)> {
    if !said.key.is_empty() {
        let fact = said.of_opponent().filter(|_| loaded.opens(said.board, &said.key))?;
        return Some((fact, format!("board/{}", said.board)));
    }
    let account = caller.account()?;
    let fact = match (Some(account.id) == loaded.giver, loaded.is_arbiter(account)) {
        (true, _) => given(said),
        (_, true) => ruled(said),
        _ => None,
    };
    Some((fact?, author(account.id)))
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let words = caller.words;
    let unread = |why: asked::Unread| ApiError::unread(words, &why.0);
    let acts = OF_OPPONENT.iter().filter(|_| sent.contains_key("key")).chain(OF_GIVER).chain(OF_ARBITER);
    let (act, texts) = asked::read(acts, &sent).map_err(unread)?;
    let loaded = found(&site, words, &id).await?;
    let said = Said::of(act.name, texts);
    // Who has neither the office nor the key is told no more than on the page.
    let (fact, by) = fact(&loaded, &caller, &said).ok_or_else(|| ApiError::missing(words))?;
    let before = loaded.next();
    display::say(&site, &id, &by, &fact).await.map_err(|stop| match stop {
        Stop::Missing => ApiError::missing(words),
        Stop::Store(fault) => ApiError::trouble(words, &fault),
        Stop::Refused(why) => {
            ApiError { clause: why.clause(), ..ApiError::conflict("refused", why.told(words)) }
        }
    })?;
    let facts = facts_after(&site, words, &stream(&id), before - 1, |_, _| true).await?;
    let loaded = found(&site, words, &id).await?;
    Ok(Json(json!({ "facts": facts, "display": told(&id, &loaded, &caller) })))
}
