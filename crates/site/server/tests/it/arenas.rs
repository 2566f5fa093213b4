//! Arenas: announced, joined, paired, counted, by pages and by programs.

use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::{Answer, Browser};
use crate::client::Client;
use crate::desk::person;
use crate::hall::Hall;

/// An arena that begins at once.
async fn announce(organiser: &mut Browser, more: &[(&str, &str)]) -> Answer {
    let form = [("name", "Evening"), ("rulebook", "ua2023-russian"), ("control", "3m+2s")];
    let when = [("in_minutes", "0"), ("minutes", "20"), ("leaders", "5")];
    organiser.post("/arenas", &[&form[..], &when[..], more].concat()).await
}

async fn act(browser: &mut Browser, arena: &str, what: &str) -> Answer {
    browser.post(arena, &[("what", what)]).await
}

/// What an arena is to a program, as soon as it is what is waited for.
async fn until(client: &Client, arena: &str, is: impl Fn(&Value) -> bool) -> Value {
    let path = format!("/api/v1{}", arena.replacen("/arena/", "/arenas/", 1));
    for _ in 0..100 {
        let reply = client.get(&path).await;
        assert_eq!(reply.status, 200, "{reply:?}");
        let told = reply.json();
        if is(&told) {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(150)).await;
    }
    panic!("it does not come: {:?}", client.get(&path).await)
}

/// The game that somebody plays.
async fn game(client: &Client, arena: &str) -> String {
    let told = until(client, arena, |told| told["you"]["game"].is_string()).await;
    told["you"]["game"].as_str().expect("a game").to_owned()
}

#[tokio::test]
async fn players_are_paired_at_once_and_their_games_are_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut organiser = person(&hall, "Bila").await;
    let made = announce(&mut organiser, &[("berserk", "on")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    let arena = made.to();
    assert!(organiser.get("/arenas").await.text.contains(&arena), "it is on the list");
    let (mut ann, mut bob) = (person(&hall, "Ann").await, person(&hall, "Bob").await);
    assert_eq!(act(&mut ann, &arena, "join").await.status, 303);
    let again = act(&mut ann, &arena, "join").await;
    assert!(again.status == 422 && again.text.contains("joined already"), "{}", again.text);
    let programs = [Client::of(&hall, &mut ann).await, Client::of(&hall, &mut bob).await];
    let acts = format!("/api/v1{}/acts", arena.replacen("/arena/", "/arenas/", 1));
    let joined = programs[1].post(&acts, &json!({"act": "join"})).await;
    assert_eq!(joined.status, 200, "{joined:?}");
    assert_eq!(joined.json()["facts"][0]["fact"]["fact"], "joined", "{joined:?}");
    assert_eq!(programs[1].post(&acts, &json!({"act": "call-off"})).await.status, 404, "not his right");

    let first = game(&programs[0], &arena).await;
    assert_eq!(game(&programs[1], &arena).await, first);
    let page = ann.get(&arena).await.text;
    assert!(page.contains(&format!("/game/{first}")), "{page}");
    let (mut one, mut two) = (ann.live().await, bob.live().await);
    let (view, other) = (one.join(&first).await, two.join(&first).await);
    assert_eq!(view["arena"], arena.trim_start_matches("/arena/"));
    assert_eq!(one.ask(json!({"t": "do", "what": "abort"})).await["t"], "no", "nobody calls it off");
    assert_eq!(two.ask(json!({"t": "do", "what": "berserk"})).await["t"], "ok");
    let hurried = two.view(|view| view["players"].to_string().contains("berserk")).await;
    let side = other["you"].as_str().expect("he plays");
    assert_eq!(hurried["players"][side]["berserk"], true, "{hurried}");
    assert_eq!(hurried["clock"][side]["left_ms"], 90_000, "{hurried}");
    assert_eq!(one.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");

    let told = until(&programs[1], &arena, |told| told["table"][0]["points"] == 2).await;
    assert_eq!((&told["table"][0]["name"], &told["you"]["rank"]), (&json!("Bob"), &json!(1)), "{told}");
    // Nobody else is here, so the two meet again after a while; meanwhile one has gone.
    assert_eq!(act(&mut ann, &arena, "pause").await.status, 303);
    let told = until(&programs[0], &arena, |told| told["you"]["place"] == "paused").await;
    assert_eq!(told["players"], 2, "{told}");

    let out = organiser.post(&arena, &[("what", "remove"), ("name", "bob")]).await;
    assert_eq!(out.status, 303, "{}", out.text);
    let told = until(&programs[1], &arena, |told| told["you"]["place"] == "removed").await;
    assert_eq!(told["table"].as_array().map(Vec::len), Some(1), "{told}");
    assert_eq!(act(&mut organiser, &arena, "call-off").await.status, 303);
    let late = act(&mut ann, &arena, "join").await;
    assert!(late.status == 422 && late.text.contains("called off"), "{}", late.text);
    hall.close().await;
}

#[tokio::test]
async fn whoever_does_not_begin_has_lost_and_pauses() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut organiser = person(&hall, "Bila").await;
    let arena = announce(&mut organiser, &[]).await.to();
    let mut ann = person(&hall, "Ann").await;
    for player in [&mut organiser, &mut ann] {
        assert_eq!(act(player, &arena, "join").await.status, 303);
    }
    let program = Client::of(&hall, &mut ann).await;
    game(&program, &arena).await;
    let mut over = Value::Null;
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_secs(9)).await;
        over = until(&program, &arena, |_| true).await;
        if over["table"][0]["points"] == 2 {
            break;
        }
    }
    assert_eq!(over["table"][0]["points"], 2, "White did not move for twenty seconds: {over}");
    assert_eq!(over["table"][1]["marks"], json!([0]), "{over}");
    hall.close().await;
}

#[tokio::test]
async fn what_cannot_be_held_is_refused_in_a_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut organiser = person(&hall, "Bila").await;
    let program = Client::of(&hall, &mut organiser).await;
    let terms = json!({"name": "A", "rulebook": "ua2023-russian", "control": "3m+2s", "in_minutes": 30});
    for (field, value, says) in [
        ("control", json!("soon"), "no time control"),
        ("control", json!("80m"), "30 at most"),
        ("minutes", json!(2), "5 to 720"),
        ("rulebook", json!("chess"), "no rulebook"),
        ("name", json!("  "), "one to 60"),
        ("teams", json!(["One"]), "two to 20"),
        ("begins", json!("tomorrow"), "no moment"),
    ] {
        let mut wrong = terms.clone();
        wrong[field] = value;
        let reply = program.post("/api/v1/arenas", &wrong).await;
        let told = reply.json();
        assert_eq!(reply.status, 409, "{field}: {reply:?}");
        assert!(told["message"].as_str().is_some_and(|text| text.contains(says)), "{field}: {told}");
    }
    let typed = announce(&mut organiser, &[("series", "Friday")]).await;
    assert_eq!(typed.status, 303);
    for _ in 0..2 {
        assert_eq!(program.post("/api/v1/arenas", &terms).await.status, 201);
    }
    let fourth = program.post("/api/v1/arenas", &terms).await;
    assert_eq!(fourth.status, 409, "three of one member at most: {fourth:?}");
    let stranger = Client::stranger(&hall);
    let list = stranger.get("/api/v1/arenas").await.json();
    assert_eq!(list["open"].as_array().map(Vec::len), Some(3), "{list}");
    let series = format!("/api/v1{}/series", typed.to().replacen("/arena/", "/arenas/", 1));
    assert_eq!(stranger.get(&series).await.json(), json!([]));
    let mut guest = Browser::new(hall.address);
    assert_eq!(guest.post(&typed.to(), &[("what", "join")]).await.to(), "/sign-in");
    let page = guest.get(&format!("{}/series", typed.to())).await;
    assert!(page.status == 200 && page.text.contains("Friday"), "{}", page.text);
    assert_eq!(guest.get("/arena/nothing").await.status, 404);
    hall.close().await;
}
