//! Finished games, analysed by the engine.

use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::{Browser, Live};
use crate::hall::Hall;
use crate::play::two_sit_down;

/// White throws two men away with the last of his moves.
const MOVES: [&str; 10] =
    ["c3-d4", "d6-c5", "b2-c3", "f6-g5", "c3-b4", "g5-h4", "b4xd6", "e7xc5", "e3-f4", "c5xe3xg5"];

/// Plays a game; the loser resigns.
async fn played(hall: &Hall) -> (String, Browser) {
    let (game, white, black) = two_sit_down(hall).await;
    let mut sides = [white.live().await, black.live().await];
    for side in &mut sides {
        side.join(&game).await;
    }
    for (ply, text) in MOVES.iter().enumerate() {
        let told = sides[ply % 2].ask(json!({"t": "move", "ply": ply, "move": text})).await;
        assert_eq!(told["t"], "ok", "{text}: {told}");
    }
    let told = resign(&mut sides[0]).await;
    assert_eq!(told["t"], "ok", "{told}");
    (game, white)
}

async fn resign(live: &mut Live) -> Value {
    live.ask(json!({"t": "do", "what": "resign"})).await
}

async fn known(browser: &mut Browser, game: &str) -> Value {
    let answer = browser.get(&format!("/game/{game}/analysis")).await;
    serde_json::from_str(&answer.text).expect("JSON")
}

/// Waits until the analysis is there.
async fn found(browser: &mut Browser, game: &str) -> Value {
    for _ in 0..200 {
        let known = known(browser, game).await;
        if known["state"] == "found" {
            return known["analysis"].clone();
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the analysis of {game} does not come");
}

#[tokio::test]
async fn a_finished_game_is_analysed_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (game, _) = played(&hall).await;
    let mut reader = Browser::new(hall.address);
    let page = reader.get(&format!("/game/{game}")).await.text;
    assert!(page.contains(&format!("action=\"/game/{game}/analysis\"")), "{page}");
    assert_eq!(known(&mut reader, &game).await, json!({"state": "none"}));

    let asked = reader.post(&format!("/game/{game}/analysis"), &[]).await;
    assert_eq!((asked.status, asked.to()), (303, format!("/game/{game}#analysis")));
    let heard = reader.get(&format!("/game/{game}/analysis/events")).await;
    assert_eq!(heard.header("content-type"), Some("text/event-stream"));
    assert!(heard.text.contains("event: end"), "{heard:?}");

    let analysis = found(&mut reader, &game).await;
    let moves = analysis["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), MOVES.len());
    assert_eq!(moves[8]["judgement"], "blunder", "{analysis}");
    assert!(!moves[8]["best"].as_array().expect("a line").is_empty());
    assert!(moves[9]["score"].as_i64() < Some(-100), "Black is men up: {}", moves[9]);
    assert!(moves.iter().all(|own| (0.0..=1.0).contains(&own["expected"].as_f64().expect("a number"))));
    assert_eq!(analysis["white"]["blunders"], 1);
    for own in moves {
        let parts = ["white", "draw", "black"].map(|part| own["odds"][part].as_u64().expect("a part"));
        assert_eq!(parts.iter().sum::<u64>(), 100, "{own}");
    }
    assert!(moves[9]["odds"]["black"].as_u64() > moves[9]["odds"]["white"].as_u64(), "{}", moves[9]);

    // The file of the game has it too: scores, the mistake, what was better.
    let file = reader.get(&format!("/game/{game}/pdn")).await.text;
    assert_eq!(file.matches("[%eval ").count(), MOVES.len(), "{file}");
    assert!(
        file.contains("blunder") && file.contains("$4") && file.contains("[Annotator \"Damier"),
        "{file}"
    );
    assert!(file.contains("(5. "), "a better line: {file}");
    let plain = reader.get(&format!("/game/{game}/pdn?plain=yes")).await.text;
    assert!(!plain.contains("%eval") && plain.contains("5. e3-f4"), "{plain}");

    let page = reader.get(&format!("/game/{game}")).await.text;
    let odds = ["white", "draw", "black"].map(|part| moves[9]["odds"][part].to_string()).join(" · ");
    assert!(page.contains(&odds), "{odds}: {page}");
    assert!(page.contains("<svg class=\"graph\"") && page.contains("data-sign=\"??\""), "{page}");
    assert!(!page.contains(&format!("action=\"/game/{game}/analysis\"")), "nobody has to ask again");
    assert_eq!(reader.post(&format!("/game/{game}/analysis"), &[]).await.status, 303);
    assert_eq!(known(&mut reader, &game).await["state"], "found");
    hall.close().await;

    let hall = Hall::open(folder.path()).await;
    let mut reader = Browser::new(hall.address);
    assert_eq!(found(&mut reader, &game).await, analysis, "it is kept");
    hall.close().await;
}

#[tokio::test]
async fn a_game_being_played_is_never_analysed() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (game, white, _) = two_sit_down(&hall).await;
    let mut reader = Browser::new(hall.address);
    let page = reader.get(&format!("/game/{game}")).await.text;
    assert!(!page.contains(&format!("action=\"/game/{game}/analysis\"")), "{page}");
    assert_eq!(reader.post(&format!("/game/{game}/analysis"), &[]).await.status, 409);
    let mut live = white.live().await;
    live.join(&game).await;
    assert_eq!(live.ask(json!({"t": "move", "ply": 0, "move": "c3-d4"})).await["t"], "ok");
    assert_eq!(reader.post(&format!("/game/{game}/analysis"), &[]).await.status, 409);
    assert_eq!(known(&mut reader, &game).await, json!({"state": "none"}));
    assert_eq!(reader.post("/game/nothing/analysis", &[]).await.status, 404);
    assert_eq!(reader.get("/game/nothing/analysis").await.status, 404);
    hall.close().await;
}

#[tokio::test]
async fn one_person_cannot_fill_the_desk() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut games = Vec::new();
    for _ in 0..5 {
        games.push(played(&hall).await.0);
    }
    let mut reader = Browser::new(hall.address);
    reader.get("/").await;
    let mut statuses = Vec::new();
    for game in &games {
        statuses.push(reader.post(&format!("/game/{game}/analysis"), &[]).await.status);
    }
    assert_eq!(statuses[..3], [303; 3]);
    assert!(statuses.contains(&429), "{statuses:?}");
    hall.close().await;
}

#[tokio::test]
async fn any_position_can_be_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut reader = Browser::new(hall.address);
    let drawn = reader.get("/diagram?variant=russian&fen=W:Wc3:Bd6").await;
    assert_eq!((drawn.status, drawn.header("content-type")), (200, Some("image/svg+xml")));
    assert!(drawn.text.contains("<svg"));
    assert_eq!(reader.get("/diagram?variant=russian&fen=W:Wz9").await.status, 400);
    assert_eq!(reader.get("/diagram?variant=go&fen=W:Wc3").await.status, 400);
    hall.close().await;
}
