//! Games: offered, accepted, played, watched.

use serde_json::json;

use crate::browser::{Browser, Live};
use crate::client::Client;
use crate::hall::Hall;

const FORM: [(&str, &str); 4] =
    [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("with", "anyone"), ("seat", "white")];

/// Two browsers at one board: the game, White's line and Black's.
pub(crate) async fn two_sit_down(hall: &Hall) -> (String, Browser, Browser) {
    let (mut white, mut black) = (Browser::new(hall.address), Browser::new(hall.address));
    let offer = white.post("/", &FORM).await.to();
    assert_eq!(white.get(&offer).await.status, 200);
    assert!(black.get("/").await.text.contains(&offer), "the offer is in the lobby");
    let game = black.post(&offer, &[("answer", "accept")]).await.to();
    assert_eq!(white.get(&offer).await.to(), game, "whoever waits is sent to the board");
    (game.trim_start_matches("/game/").to_owned(), white, black)
}

async fn moves(live: &mut Live, ply: usize, text: &str) -> serde_json::Value {
    live.ask(json!({"t": "move", "ply": ply, "move": text})).await
}

#[tokio::test]
async fn two_people_play() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (game, white, black) = two_sit_down(&hall).await;
    let (mut white, mut black) = (white.live().await, black.live().await);
    let mut third = Browser::new(hall.address).live().await;
    assert_eq!(white.join(&game).await["you"], "white");
    assert_eq!(black.join(&game).await["you"], "black");
    let seen = third.join(&game).await;
    assert_eq!((&seen["you"], &seen["legal"]), (&json!(null), &json!([])));

    assert_eq!(moves(&mut white, 0, "c3-d4").await["t"], "ok");
    assert_eq!(black.view(|view| view["ply"] == 1).await["moves"], json!(["c3-d4"]));
    assert_eq!(third.view(|view| view["ply"] == 1).await["turn"], "black");
    // Sent again because the answer was lost on the way: harmless.
    assert_eq!(moves(&mut white, 0, "c3-d4").await["t"], "ok");
    // Out of turn, against the rules, and by somebody who does not play.
    assert_eq!(moves(&mut white, 1, "b2-c3").await["t"], "no");
    assert_eq!(moves(&mut black, 1, "f6-f5").await["t"], "no");
    assert_eq!(moves(&mut third, 1, "f6-e5").await["t"], "no");

    // A capture is compulsory, and the refusal names the clause.
    assert_eq!(moves(&mut black, 1, "f6-e5").await["t"], "ok");
    let refused = moves(&mut white, 2, "b2-c3").await;
    assert_eq!(refused["t"], "no");
    assert!(refused["clause"].is_string(), "{refused}");
    assert_eq!(moves(&mut white, 2, "d4xf6").await["t"], "ok");

    let early = white.ask(json!({"t": "do", "what": "offer"})).await;
    assert_eq!(early["t"], "no", "no draw is offered so early: {early}");
    assert_eq!(black.ask(json!({"t": "say", "text": "good luck"})).await["t"], "ok");
    let heard = white.until(|told| told["chat"][0]["text"] == "good luck").await;
    assert_eq!(heard["chat"][0]["by"], "black");
    assert_eq!(black.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");
    let over = third.view(|view| view["result"].is_object()).await;
    assert_eq!(over["result"]["winner"], "white");
    assert_eq!(moves(&mut black, 3, "g7xe5").await["t"], "no");

    let mut reader = Browser::new(hall.address);
    let list = reader.get("/games?state=ended").await.text;
    assert!(list.contains(&game), "{list}");
    assert_eq!(reader.get(&format!("/game/{game}")).await.status, 200);
    let past = reader.get(&format!("/game/{game}/past")).await.text;
    let past: serde_json::Value = serde_json::from_str(&past).expect("JSON");
    assert_eq!(past.as_array().map(Vec::len), Some(4), "the start and three half-moves: {past}");
    assert_eq!(past[3]["last"], json!({"from": "d4", "path": ["f6"], "taken": ["e5"]}));
    let file = reader.get(&format!("/game/{game}/pdn")).await;
    assert!(
        file.text.contains("[Rulebook \"ua2023-russian\"]") && file.text.contains("1. c3-d4 f6-e5 2. d4:f6"),
        "{file:?}"
    );
    assert_eq!(
        file.header("content-disposition"),
        Some(format!("attachment; filename=\"{game}.pdn\"").as_str())
    );
    hall.close().await;
}

#[tokio::test]
async fn the_engine_answers_in_every_variant() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    for book in [
        "fmjd-100",
        "ua2023-russian",
        "ua2023-brazilian",
        "wcdf-checkers",
        "columns-russian",
        "columns-lasca",
    ] {
        let mut browser = Browser::new(hall.address);
        let form = [("rulebook", book), ("control", "3m+2s"), ("with", "2"), ("seat", "")];
        let game = browser.post("/", &form).await.to();
        let mut live = browser.live().await;
        let mut view = live.join(game.trim_start_matches("/game/")).await;
        let you = view["you"].clone();
        for _ in 0..4 {
            if view["turn"] != you {
                view = live.view(|view| view["turn"] == you || view["result"].is_object()).await;
            }
            let (ply, text) = (view["ply"].as_u64().expect("a number"), view["legal"][0]["id"].clone());
            assert!(text.is_string(), "{book}: {view}");
            assert_eq!(live.ask(json!({"t": "move", "ply": ply, "move": text})).await["t"], "ok", "{book}");
            view = live.view(|view| view["ply"].as_u64() > Some(ply)).await;
        }
    }
    hall.close().await;
}

#[tokio::test]
async fn the_engine_lets_moves_be_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let form = [
        ("rulebook", "wcdf-checkers"),
        ("control", "5m"),
        ("with", "1"),
        ("seat", "black"),
        ("takebacks", "on"),
    ];
    let game = browser.post("/", &form).await.to();
    let mut live = browser.live().await;
    let view = live.join(game.trim_start_matches("/game/")).await;
    assert_eq!(
        (&view["you"], &view["turn"]),
        (&json!("black"), &json!("black")),
        "Black moves first in checkers"
    );
    assert_eq!(moves(&mut live, 0, "11-15").await["t"], "ok");
    live.view(|view| view["ply"] == 2).await;
    assert_eq!(live.ask(json!({"t": "do", "what": "takeback"})).await["t"], "ok");
    live.view(|view| view["ply"] == 0 && view["takeback"].is_null()).await;
    hall.close().await;
}

#[tokio::test]
async fn those_who_look_on_talk_apart_from_the_players() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (game, white, _) = two_sit_down(&hall).await;
    let mut white = white.live().await;
    let mut guest = Browser::new(hall.address).live().await;
    let mut olena = crate::desk::person(&hall, "olena").await;
    let mut member = olena.live().await;
    let (program, stranger) = (Client::of(&hall, &mut olena).await, Client::stranger(&hall));
    for line in [&mut white, &mut guest, &mut member] {
        line.join(&game).await;
    }
    let page = Browser::new(hall.address).get(&format!("/game/{game}")).await.text;
    assert!(!page.contains("data-member"), "a guest is asked to sign in");

    let said = json!({"t": "say", "text": "c3-d4 is what I would play"});
    assert_eq!(guest.ask(said.clone()).await["t"], "no", "whoever talks has a name that others know");
    assert_eq!(member.ask(said).await["t"], "ok");
    let heard = guest.until(|told| told["audience"][0]["text"] == "c3-d4 is what I would play").await;
    assert_eq!((&heard["audience"][0]["by"], &heard["chat"]), (&json!("olena"), &json!([])));

    // Players hear nothing of it while they play, nor others what the players say to each other.
    assert_eq!(white.ask(json!({"t": "say", "text": "good luck"})).await["t"], "ok");
    let heard = white.until(|told| told["chat"][0]["text"] == "good luck").await;
    assert_eq!(heard["audience"], json!([]));
    assert_eq!(moves(&mut white, 0, "c3-d4").await["t"], "ok");
    let heard = member.until(|told| told["view"]["ply"] == 1).await;
    assert_eq!(heard["chat"], json!([]));

    assert_eq!(white.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");
    let heard = white.until(|told| told["view"]["result"].is_object()).await;
    assert_eq!(heard["audience"][0]["by"], "olena", "afterwards they may read it");

    // The same for programs.
    let path = format!("/api/v1/games/{game}/audience");
    let said = program.post(&path, &json!({"text": "d6-c5 lost"})).await.json();
    let heard = stranger.get(&path).await.json();
    assert_eq!((&heard, heard["remarks"].as_array().map(Vec::len)), (&said, Some(2)));
    assert_eq!(heard["remarks"][1], json!({"by": "olena", "text": "d6-c5 lost"}));
    assert_eq!(stranger.post(&path, &json!({"text": "me too"})).await.status, 401);
    hall.close().await;
}

#[tokio::test]
async fn programs_of_players_hear_nothing_of_those_who_look_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (player, other) = (Client::register(&hall, "olena").await, Client::register(&hall, "petro").await);
    let terms = json!({"rulebook": "ua2023-russian", "control": "5m+3s", "level": 1, "seat": "white"});
    let game = player.post("/api/v1/games", &terms).await.json()["game"].clone();
    let path = format!("/api/v1/games/{}/audience", game.as_str().unwrap_or_default());
    assert_eq!(other.post(&path, &json!({"text": "c3-d4"})).await.status, 200);
    assert_eq!(player.get(&path).await.json(), json!({"remarks": []}));
    let refused = player.post(&path, &json!({"text": "what would you play?"})).await;
    assert_eq!((refused.status, &refused.json()["code"]), (409, &json!("a-player")));
    hall.close().await;
}

#[tokio::test]
async fn nonsense_is_answered_and_nothing_breaks() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let wrong = [("rulebook", "ua2023-russian"), ("control", "soon"), ("with", "anyone"), ("seat", "")];
    let answer = browser.post("/", &wrong).await;
    assert_eq!(answer.status, 422);
    assert!(answer.text.contains("soon"), "what was typed is kept");
    assert_eq!(browser.get("/game/nothing").await.status, 404);
    assert_eq!(browser.get("/challenge/nothing").await.status, 404);
    let mut live = browser.live().await;
    live.send(json!({"t": "join", "game": "nothing"})).await;
    live.until(|told| told["t"] == "no").await;
    live.send(json!({"t": "dance"})).await;
    live.until(|told| told["t"] == "no").await;
    assert_eq!(live.ask(json!({"t": "move", "ply": 0, "move": "c3-d4"})).await["t"], "no");
    hall.close().await;
}
