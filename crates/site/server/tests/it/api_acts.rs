//! Correspondence and displays by the API: the same acts as on their pages, in two doors, with the same facts.

use serde_json::{Value, json};

use crate::api::operations;
use crate::browser::Browser;
use crate::client::{Client, Reply, make_token};
use crate::desk::person;
use crate::hall::Hall;
use crate::schema;

/// What stands between two texts, the first time.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    text.split_once(before).and_then(|(_, rest)| rest.split(after).next()).unwrap_or_else(|| panic!("{text}"))
}

/// The answer is one that is described, and looks so.
fn check(document: &Value, name: &str, reply: &Reply, status: u16) -> Value {
    assert_eq!(reply.status, status, "{name}: {reply:?}");
    let all = operations(document);
    let own = all.iter().find(|own| own.name() == name).expect("an operation");
    let described = &own.described["responses"][status.to_string()]["content"]["application/json"];
    let faults = schema::faults(document, &described["schema"], &reply.json());
    assert!(faults.is_empty(), "{name}: {faults:#?}");
    reply.json()
}

async fn program(hall: &Hall, browser: &mut Browser) -> Client {
    Client { address: hall.address, token: Some(make_token(browser, &["play", "read"]).await) }
}

#[tokio::test]
async fn a_game_by_correspondence_is_played_by_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let document = Client::stranger(&hall).get("/api/openapi.json").await.json();
    let (mut olena, mut ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let offer = [("what", "offer"), ("rulebook", "ua2023-russian"), ("control", "14d+1d"), ("seat", "white")];
    assert_eq!(olena.post("/post", &offer).await.status, 303);
    let lobby = ivan.get("/post").await.text;
    let id = between(&lobby, "name=\"id\" value=\"", "\"").to_owned();
    assert_eq!(ivan.post("/post", &[("what", "take"), ("id", &id)]).await.status, 303);
    let (white, black) = (program(&hall, &mut olena).await, program(&hall, &mut ivan).await);
    let list = check(&document, "listCorrespondence", &white.get("/api/v1/correspondence").await, 200);
    let game = format!("/api/v1/correspondence/{}", list["games"][0]["id"].as_str().expect("a game"));
    let acts = format!("{game}/acts");

    let no = check(
        &document,
        "actInCorrespondence",
        &black.post(&acts, &json!({"act": "move", "move": "f6-g5"})).await,
        409,
    );
    assert_eq!(no["code"], "refused", "{no}");
    let prepared = json!({"act": "conditional", "lines": ["c3-d4 b6-a5"]});
    check(&document, "actInCorrespondence", &black.post(&acts, &prepared).await, 200);
    let made = check(
        &document,
        "actInCorrespondence",
        &white.post(&acts, &json!({"act": "move", "move": "c3-d4"})).await,
        200,
    );
    assert_eq!(made["game"]["moves"], json!(["c3-d4", "b6-a5"]), "{made}");
    assert!(!made.to_string().contains("conditional"), "what was prepared stays its author's: {made}");
    let may = check(&document, "listCorrespondenceActs", &white.get(&acts).await, 200);
    assert!(may["acts"].as_array().is_some_and(|acts| acts.iter().any(|act| act["act"] == "resign")));
    let stranger = Client::register(&hall, "Petro").await;
    check(&document, "actInCorrespondence", &stranger.post(&acts, &json!({"act": "resign"})).await, 403);
    check(&document, "actInCorrespondence", &white.post(&acts, &json!({"act": "close"})).await, 403);
    check(
        &document,
        "actInCorrespondence",
        &white.post(&acts, &json!({"act": "move", "mv": "x"})).await,
        400,
    );
    check(&document, "actInCorrespondence", &black.post(&acts, &json!({"act": "resign"})).await, 200);
    let over = check(&document, "getCorrespondence", &Client::stranger(&hall).get(&game).await, 200);
    assert_eq!((&over["result"], &over["you"]), (&json!("2-0"), &Value::Null));
    hall.close().await;
}

#[tokio::test]
async fn a_display_is_given_by_programs() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let document = Client::stranger(&hall).get("/api/openapi.json").await.json();
    let mut giver = person(&hall, "Giver").await;
    let set_up =
        [("kind", "normal"), ("rulebook", "fmjd-100"), ("colour", "white"), ("opponents", "Ann*\nBob")];
    assert_eq!(giver.post("/displays", &set_up).await.status, 303);
    let list = giver.get("/displays").await.text;
    let id = between(&list, "/display/", "\"").to_owned();
    let page = giver.get(&format!("/display/{id}")).await.text;
    let key = between(&page, "/board/1/", "\"").to_owned();
    let (program, phone) = (program(&hall, &mut giver).await, Client::stranger(&hall));
    let acts = format!("/api/v1/displays/{id}/acts");
    let act = |by: Client, act: Value, status: u16| {
        let (document, acts) = (document.clone(), acts.clone());
        async move { check(&document, "actAtDisplay", &by.post(&acts, &act).await, status) }
    };
    let started = act(program.clone(), json!({"act": "start"}), 200).await;
    assert_eq!(started["facts"][0]["fact"]["fact"], "started", "{started}");
    let no = act(program.clone(), json!({"act": "go", "board": 2}), 409).await;
    assert_eq!(no["clause"], "FMJD-VIII.A.6", "{no}");
    for step in [
        json!({"act": "go", "board": 1}),
        json!({"act": "move", "board": 1, "move": "32-28"}),
        json!({"act": "go", "board": 2}),
        json!({"act": "move", "board": 2, "move": "32-28"}),
        json!({"act": "go", "board": 1}),
    ] {
        act(program.clone(), step, 200).await;
    }
    act(phone.clone(), json!({"act": "move", "board": 1, "move": "19-24"}), 404).await;
    act(phone.clone(), json!({"act": "move", "board": 1, "move": "19-24", "key": "wrong"}), 404).await;
    let made = act(phone.clone(), json!({"act": "move", "board": 1, "move": "19-24", "key": key}), 200).await;
    assert_eq!(made["display"]["boards"][0]["moves"], json!(["32-28", "19-24"]), "{made}");
    let may = check(&document, "listDisplayActs", &program.get(&acts).await, 200);
    assert_eq!(may["acts"].as_array().map(Vec::len), Some(13));
    check(&document, "getDisplay", &phone.get(&format!("/api/v1/displays/{id}")).await, 200);
    hall.close().await;
}
