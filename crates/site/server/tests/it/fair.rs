//! What is fair: shares of the lobby, clocks that nobody can set, games that were never begun, one server for a folder.

use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime};

use damier_application::timepiece::Wall;
use damier_application::{Config, OpenFault};
use damier_server::{ServeFault, serve};
use serde_json::{Value, json};

use crate::browser::{Browser, Live};
use crate::desk::founder;
use crate::hall::Hall;
use crate::play::two_sit_down;

const OFFER: [(&str, &str); 4] =
    [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("with", "anyone"), ("seat", "white")];

fn from(hall: &Hall, address: &'static str) -> Browser {
    let mut browser = Browser::new(hall.address);
    browser.headers.push(("X-Forwarded-For", address));
    browser
}

/// Each game stays in memory until it is over, and one without a clock need never be.
#[tokio::test]
async fn nobody_begins_games_without_end() {
    const ENGINE: [(&str, &str); 4] =
        [("rulebook", "ua2023-russian"), ("control", "fmjd-simulA"), ("with", "1"), ("seat", "white")];
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = founder(&hall, "Olena").await;
    assert_eq!(olena.post("/admin/proxies", &[("proxies", "127.0.0.1")]).await.status, 303);
    let mut guest = from(&hall, "203.0.113.9");
    let mut games = Vec::new();
    let refused = loop {
        let answer = guest.post("/", &ENGINE).await;
        if answer.status != 303 {
            break answer;
        }
        games.push(answer.to());
        assert!(games.len() <= 20, "more than anybody plays");
    };
    assert_eq!((games.len(), refused.status), (20, 422));
    assert!(refused.text.contains("games are under way already"), "{}", refused.text);
    // A new cookie is not a new share for ever.
    let mut others = 0;
    while from(&hall, "203.0.113.9").post("/", &ENGINE).await.status == 303 {
        others += 1;
        assert!(others <= 80, "a hundred games of guests from one address");
    }
    assert_eq!(others, 80);
    // Nor does the offer of another make room, and elsewhere and for members there is.
    let offer = from(&hall, "203.0.113.10").post("/", &OFFER).await;
    assert_eq!(guest.post(&offer.to(), &[("answer", "accept")]).await.status, 409);
    assert_eq!(from(&hall, "203.0.113.10").post(&offer.to(), &[("answer", "accept")]).await.status, 303);
    olena.headers.push(("X-Forwarded-For", "203.0.113.9"));
    assert_eq!(olena.post("/", &ENGINE).await.status, 303);
    hall.close().await;
}

#[tokio::test]
async fn guests_of_one_address_cannot_fill_the_lobby() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = founder(&hall, "Olena").await;
    assert_eq!(olena.post("/admin/proxies", &[("proxies", "127.0.0.1")]).await.status, 303);
    let mut taken = 0;
    let refused = loop {
        let answer = from(&hall, "203.0.113.9").post("/", &OFFER).await;
        if answer.status != 303 {
            break answer;
        }
        taken += 1;
        assert!(taken <= 20, "a new cookie is not a new share");
    };
    assert_eq!((taken, refused.status), (20, 422));
    assert!(refused.text.contains("from where you are"), "{}", refused.text);
    // In a network of IPv6 one has any number of addresses.
    let mut network = 0;
    for _ in 0..30 {
        let mut browser = Browser::new(hall.address);
        let address: &'static str = Box::leak(format!("2001:db8:1:2::{network:x}").into_boxed_str());
        browser.headers.push(("X-Forwarded-For", address));
        network += u32::from(browser.post("/", &OFFER).await.status == 303);
    }
    assert_eq!(network, 20);
    assert_eq!(
        from(&hall, "203.0.113.10").post("/", &OFFER).await.status,
        303,
        "others have their own share"
    );
    olena.headers.push(("X-Forwarded-For", "203.0.113.9"));
    assert_eq!(olena.post("/", &OFFER).await.status, 303, "places are kept for members");

    // An administrator clears the lobby, and that is recorded.
    assert_eq!(from(&hall, "203.0.113.10").post("/admin/offers", &[]).await.status, 303, "to sign in");
    assert!(olena.get("/").await.text.contains("/challenge/"));
    assert_eq!(olena.post("/admin/offers", &[]).await.status, 303);
    assert!(!olena.get("/").await.text.contains("/challenge/"));
    assert!(olena.get("/admin").await.text.contains("took all offers of games away"));
    hall.close().await;
}

/// A time of day that a test sets, in seconds from the true one.
fn set_by(offset: &Arc<AtomicI64>) -> Wall {
    let offset = Arc::clone(offset);
    Wall::told_by(move || {
        let seconds = offset.load(Ordering::Relaxed);
        let by = Duration::from_secs(seconds.unsigned_abs());
        if seconds < 0 { SystemTime::now() - by } else { SystemTime::now() + by }
    })
}

async fn play(live: &mut Live, ply: usize, text: &str) {
    let done = live.ask(json!({"t": "move", "ply": ply, "move": text})).await;
    assert_eq!(done["t"], "ok", "{done}");
}

fn left(view: &Value, side: &str) -> u64 {
    view["clock"][side]["left_ms"].as_u64().unwrap_or_else(|| panic!("no time: {view}"))
}

#[tokio::test]
async fn clocks_do_not_see_the_time_of_day_being_set() {
    let folder = tempfile::tempdir().expect("a folder");
    let offset = Arc::new(AtomicI64::new(0));
    let hall = Hall::open_with(folder.path(), |config| config.wall = set_by(&offset)).await;
    let (game, white, black) = two_sit_down(&hall).await;
    let (mut here, mut there) = (white.live().await, black.live().await);
    here.join(&game).await;
    there.join(&game).await;
    play(&mut here, 0, "c3-d4").await;
    play(&mut there, 1, "f6-g5").await;
    // Two hours ahead no flag falls, and an hour back no clock stands.
    for (ply, jump, text) in [(2, 7200, "b2-c3"), (3, -3600, "g7-f6")] {
        offset.store(jump, Ordering::Relaxed);
        let whites = ply % 2 == 0;
        let (owner, side) = if whites { (&white, "white") } else { (&black, "black") };
        let live = if whites { &mut here } else { &mut there };
        let before = owner.live().await.join(&game).await;
        tokio::time::sleep(Duration::from_millis(1200)).await;
        let after = owner.live().await.join(&game).await;
        let used = left(&before, side) - left(&after, side);
        assert!((1000..10_000).contains(&used) && after["result"].is_null(), "{used} ms: {after}");
        play(live, ply, text).await;
    }
    hall.close().await;

    // A server that starts with a clock two hours back goes on all the same, and so does one two hours ahead.
    for (ply, set, text) in [(4, -7200, "a3-b4"), (5, 7200, "h8-g7")] {
        offset.store(set, Ordering::Relaxed);
        let hall = Hall::open_with(folder.path(), |config| config.wall = set_by(&offset)).await;
        let mut browser = Browser::new(hall.address);
        let (owner, side) = if ply % 2 == 0 { (&white, "white") } else { (&black, "black") };
        browser.cookies.clone_from(&owner.cookies);
        let mut live = browser.live().await;
        let before = live.join(&game).await;
        tokio::time::sleep(Duration::from_millis(1200)).await;
        let after = browser.live().await.join(&game).await;
        let used = left(&before, side) - left(&after, side);
        assert!((1000..10_000).contains(&used) && after["result"].is_null(), "{used} ms: {after}");
        play(&mut live, ply, text).await;
        hall.close().await;
    }
}

#[tokio::test]
async fn a_folder_is_served_by_one_server() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().to_owned());
    let second = serve(config, pending(), |_| panic!("it must not serve")).await;
    let Err(fault @ ServeFault::Open(OpenFault::Taken { .. })) = second else {
        panic!("it is refused, not {second:?}")
    };
    let told = fault.to_string();
    assert!(told.contains(&std::process::id().to_string()) && told.contains("serves it already"), "{told}");
    hall.close().await;
    Hall::open(folder.path()).await.close().await;
}

#[tokio::test]
async fn a_server_that_can_store_nothing_is_not_ready() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, away) = (folder.path().join("data"), folder.path().join("away"));
    let hall = Hall::open(&data).await;
    let mut browser = Browser::new(hall.address);
    let well = browser.get("/health").await;
    assert!(well.status == 200 && well.text.contains("\"disk\":\"there\""), "{well:?}");
    std::fs::rename(&data, &away).expect("the folder goes");
    tokio::time::sleep(Duration::from_secs(6)).await;
    let ill = browser.get("/health").await;
    assert!(ill.status == 503 && ill.text.contains("\"disk\":\"full\""), "{ill:?}");
    std::fs::rename(&away, &data).expect("the folder comes back");
    hall.close().await;
}

#[tokio::test]
async fn both_are_taken_along_to_another_game_whose_clocks_wait() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (game, white, black) = two_sit_down(&hall).await;
    let (mut here, mut there) = (white.live().await, black.live().await);
    here.join(&game).await;
    there.join(&game).await;
    play(&mut here, 0, "c3-d4").await;
    let act = |what: &str| json!({"t": "do", "what": what});
    assert_eq!(here.ask(act("resign")).await["t"], "ok");
    assert_eq!(here.ask(act("rematch")).await["t"], "ok");
    assert_eq!(there.ask(act("rematch")).await["t"], "ok");
    let mut games = Vec::new();
    for live in [&mut here, &mut there] {
        let view = live.view(|view| !view["rematch"]["game"].is_null()).await;
        games.push(view["rematch"]["game"].as_str().expect("a game").to_owned());
    }
    assert_eq!(games[0], games[1], "both are sent to the same board");
    let view = joined(&mut here, &games[0]).await;
    assert_eq!((&view["you"], &view["clock"]["running"]), (&json!("black"), &json!(null)));
    let told = view["note"].as_str().unwrap_or_default();
    assert!(told.contains("start with the first move"), "{view}");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let view = joined(&mut there, &games[0]).await;
    assert_eq!(left(&view, "white"), 300_000, "nobody's clock has run");
    play(&mut there, 0, "c3-d4").await;
    let view = here.view(|view| view["ply"] == 1).await;
    assert_eq!((&view["clock"]["running"], &view["note"]), (&json!("black"), &json!(null)));
    hall.close().await;
}

/// Joins a game that may be about to begin.
async fn joined(live: &mut Live, game: &str) -> Value {
    for _ in 0..50 {
        live.send(json!({"t": "join", "game": game})).await;
        let told = live
            .until(|told| told["t"] == "view" && told["view"]["game"] == *game || told["t"] == "no")
            .await;
        if told["t"] == "view" {
            return told["view"].clone();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the game does not begin")
}

#[tokio::test]
async fn the_engine_plays_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let form = [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("with", "1"), ("seat", "white")];
    let game = browser.post("/", &form).await.to();
    let mut live = browser.live().await;
    live.join(game.trim_start_matches("/game/")).await;
    play(&mut live, 0, "c3-d4").await;
    for what in ["resign", "rematch"] {
        assert_eq!(live.ask(json!({"t": "do", "what": what})).await["t"], "ok", "{what}");
    }
    let view = live.view(|view| !view["rematch"]["game"].is_null()).await;
    let next = view["rematch"]["game"].as_str().expect("a game").to_owned();
    let view = joined(&mut live, &next).await;
    assert_eq!(view["you"], "black", "colours are changed");
    // The engine has White and begins.
    if view["ply"] == 0 {
        live.view(|view| view["game"] == *next && view["ply"].as_u64() >= Some(1)).await;
    }
    hall.close().await;
}

#[tokio::test]
async fn spectators_are_told_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (game, white, _) = two_sit_down(&hall).await;
    let mut here = white.live().await;
    here.join(&game).await;
    let mut watching = Vec::new();
    for _ in 0..20 {
        let mut live = Browser::new(hall.address).live().await;
        assert_eq!(live.join(&game).await["you"], json!(null));
        watching.push(live);
    }
    play(&mut here, 0, "c3-d4").await;
    let mut seen = Vec::new();
    for live in &mut watching {
        seen.push(live.view(|view| view["ply"] == 1).await);
    }
    assert!(seen.iter().all(|view| view["moves"] == json!(["c3-d4"]) && view["may"].is_null()));
    hall.close().await;
}
