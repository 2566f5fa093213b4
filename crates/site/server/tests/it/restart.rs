//! Ending and starting again: games go on, and nobody's clock ran meanwhile.

use std::time::{Duration, SystemTime};

use damier_application::timepiece::Wall;
use serde_json::json;

use crate::browser::Browser;
use crate::hall::Hall;
use crate::play::two_sit_down;

#[tokio::test]
async fn games_go_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (game, white, black) = two_sit_down(&hall).await;
    let mut live = white.live().await;
    live.join(&game).await;
    let done = live.ask(json!({"t": "move", "ply": 0, "move": "c3-d4"})).await;
    assert_eq!(done["t"], "ok");
    hall.close().await;

    // It starts again an hour later.
    let later = Wall::told_by(|| SystemTime::now() + Duration::from_secs(3600));
    let hall = Hall::open_with(folder.path(), |config| config.wall = later).await;
    let mut again = Browser::new(hall.address);
    again.cookies = black.cookies;
    let mut live = again.live().await;
    let view = live.join(&game).await;
    assert_eq!((&view["you"], &view["moves"]), (&json!("black"), &json!(["c3-d4"])));
    let left = view["clock"]["black"]["left_ms"].as_u64().expect("a time");
    assert!(left > 299_000, "{left} ms are left: the clock stood while the server was away");
    assert_eq!(live.ask(json!({"t": "move", "ply": 1, "move": "f6-g5"})).await["t"], "ok");
    hall.close().await;
}

#[tokio::test]
async fn offers_wait_on_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut white = Browser::new(hall.address);
    let form = [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("with", "friend"), ("seat", "white")];
    let offer = white.post("/", &form).await.to();
    hall.close().await;

    let hall = Hall::open(folder.path()).await;
    let mut black = Browser::new(hall.address);
    assert!(!black.get("/").await.text.contains(&offer), "only those who have the link see it");
    assert_eq!(black.get(&offer).await.status, 200);
    assert!(black.post(&offer, &[("answer", "accept")]).await.to().starts_with("/game/"));
    hall.close().await;
}
