//! Simultaneous displays: looked at and played by programs, by the same acts as those of their pages.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use damier_acts::displays::{ACTS, Act, Office, Refusal, named};
use damier_displays::{Kind, Who};
use damier_language::Words;
use damier_pdn::write_fen;
use serde_json::{Map, Value, json};

use super::acts::{facts_after, listed, read, schema};
use super::input::{Body, Id};
use super::{ApiError, Caller, Route, Scope};
use crate::display::{self, ActError, Loaded, stream};
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
    let key = json!({ "type": "string", "description": "The key of a board: its opponent acts by it, without a token." });
    schema(ACTS, &Map::from_iter([("key".to_owned(), key)]))
}

async fn found(site: &Site, words: &Words, id: &str) -> Result<Loaded, ApiError> {
    let found = display::load(site, id).await.map_err(|fault| ApiError::trouble(words, &fault))?;
    found.ok_or_else(|| ApiError::missing(words))
}

fn json(id: &str, loaded: &Loaded, caller: &Caller) -> Value {
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
        "intermediary": display.intermediary(),
        "awaited": display.awaited(),
        "boards": boards.collect::<Vec<_>>(),
    })
}

async fn show(State(site): State<Arc<Site>>, caller: Caller, Id(id): Id) -> Result<Json<Value>, ApiError> {
    let loaded = found(&site, caller.words, &id).await?;
    Ok(Json(json(&id, &loaded, &caller)))
}

async fn possible(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
) -> Result<Json<Value>, ApiError> {
    let (loaded, account) = (found(&site, caller.words, &id).await?, &caller.owner()?.1);
    let office = loaded.office(account);
    let may = |right| office.is_some_and(|office| office.may(right));
    Ok(Json(listed(ACTS.iter().filter(|act| act.action.is_some_and(may)))))
}

/// As who somebody acts, and in whose name: at a board by its key, else in his office.
fn office(
    loaded: &Loaded,
    caller: &Caller,
    board: Option<usize>,
    key: Option<&str>,
) -> Option<(Office, String)> {
    if let Some(key) = key {
        let board = board.filter(|board| loaded.opens(*board, key))?;
        return Some((Office::Opponent { board }, format!("board/{board}")));
    }
    let account = caller.account()?;
    Some((loaded.office(account)?, author(account.id)))
}

async fn act(
    State(site): State<Arc<Site>>,
    caller: Caller,
    Id(id): Id,
    Body(mut sent): Body<Map<String, Value>>,
) -> Result<Json<Value>, ApiError> {
    let words = caller.words;
    let key = sent.remove("key");
    let board = sent.get("board").and_then(Value::as_u64).and_then(|board| usize::try_from(board).ok());
    let act: Act = read(words, named, sent)?;
    let loaded = found(&site, words, &id).await?;
    let key = match &key {
        None => None,
        Some(key) => Some(key.as_str().ok_or_else(|| ApiError::unread(words, "key"))?),
    };
    // Who has neither the office nor the key is told no more than on the page.
    let (office, by) = office(&loaded, &caller, board, key).ok_or_else(|| ApiError::missing(words))?;
    let before = loaded.next();
    display::act(&site, &id, &by, office, &act).await.map_err(|stop| match stop {
        ActError::Missing | ActError::Refused(Refusal::NotAllowed) => ApiError::missing(words),
        ActError::Store(fault) => ApiError::trouble(words, &fault),
        ActError::Refused(why) => {
            ApiError { clause: why.clause(), ..ApiError::conflict("refused", why.translate(words)) }
        }
    })?;
    let facts = facts_after(&site, words, &stream(&id), before - 1, |_, _| true).await?;
    let loaded = found(&site, words, &id).await?;
    Ok(Json(json!({ "facts": facts, "display": json(&id, &loaded, &caller) })))
}
