//! Offers in full: rated games, drawn openings, micro-matches.

use serde_json::json;

use crate::browser::Browser;
use crate::desk::founder;
use crate::hall::Hall;

const TERMS: [(&str, &str); 4] =
    [("rulebook", "wcdf-checkers"), ("control", "5m+3s"), ("with", "anyone"), ("seat", "white")];

async fn registered(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let form = [("name", name), ("password", "long enough")];
    assert_eq!(browser.post("/register", &form).await.status, 303);
    browser
}

/// Two sit down on terms; the game.
async fn begin(white: &mut Browser, black: &mut Browser, more: &[(&str, &str)]) -> String {
    let offer = white.post("/", &[&TERMS, more].concat()).await.to();
    let game = black.post(&offer, &[("answer", "accept")]).await.to();
    game.trim_start_matches("/game/").to_owned()
}

async fn act(browser: &Browser, game: &str, what: &str) {
    let mut line = browser.live().await;
    line.join(game).await;
    assert_eq!(line.ask(json!({"t": "do", "what": what})).await["t"], "ok");
}

/// Each makes two moves, Black first.
async fn make_moves(white: &Browser, black: &Browser, game: &str) {
    let mut lines = [black.live().await, white.live().await];
    for line in &mut lines {
        line.join(game).await;
    }
    for (ply, text) in ["11-15", "22-18", "15x22", "25x18"].into_iter().enumerate() {
        let done = lines[ply % 2].ask(json!({"t": "move", "ply": ply, "move": text})).await;
        assert_eq!(done["t"], "ok", "{done}");
    }
}

/// The points on the page of a player, once there are some.
async fn points(browser: &mut Browser, name: &str) -> Option<u32> {
    for _ in 0..50 {
        let page = browser.get(&format!("/player/{name}")).await.text;
        if let Some(rest) = page.split("class=\"points\">").nth(1) {
            return rest.split('<').next().and_then(|points| points.parse().ok());
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    None
}

#[tokio::test]
async fn rated_games_make_ratings() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (founder(&hall, "Olena").await, registered(&hall, "Ivan").await);
    let mut guest = Browser::new(hall.address);
    let rated = [("rated", "on")];
    let terms = [&TERMS[..], &rated].concat();

    let refused = guest.post("/", &terms).await;
    assert!(refused.status == 422 && refused.text.contains("only two people with accounts"));
    let plain = olena.post("/", &[&terms[..], &[("takebacks", "on")]].concat()).await;
    assert!(plain.status == 422 && plain.text.contains("nothing is taken back"), "{}", plain.text);
    let engine = [TERMS[0], TERMS[1], ("with", "1"), rated[0]];
    assert_eq!(olena.post("/", &engine).await.status, 422, "never against the engine");

    let offer = olena.post("/", &terms).await.to();
    assert_eq!(guest.post(&offer, &[("answer", "accept")]).await.status, 403);
    let game = ivan.post(&offer, &[("answer", "accept")]).await.to();
    let game = game.trim_start_matches("/game/");
    assert!(ivan.get("/player/Olena").await.text.contains("No rated games yet"));
    // Who gives up before each has made two moves has not played.
    act(&ivan, game, "resign").await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    assert!(ivan.get("/player/Olena").await.text.contains("No rated games yet"));
    let game = begin(&mut olena, &mut ivan, &rated).await;
    make_moves(&olena, &ivan, &game).await;
    act(&ivan, &game, "resign").await;
    // By Glicko-2 from two newcomers: 1500 ± 162.
    assert_eq!(points(&mut guest, "Olena").await, Some(1662));
    assert_eq!(points(&mut guest, "Ivan").await, Some(1338));

    // A game that is called off, and one that is not rated, change nothing.
    let off = begin(&mut olena, &mut ivan, &rated).await;
    act(&olena, &off, "abort").await;
    assert!(olena.get("/games").await.text.contains("Called off"));
    let friendly = begin(&mut olena, &mut ivan, &[]).await;
    act(&olena, &friendly, "resign").await;
    // Ratings stand beside the names from then on, and are the same if they are made anew.
    let view = olena.live().await.join(&friendly).await;
    assert_eq!(
        (&view["players"]["white"]["rating"], &view["players"]["black"]["rating"]),
        (&json!(1662), &json!(1338))
    );
    assert_eq!(ivan.post("/admin/ratings", &[]).await.status, 403);
    assert_eq!(olena.post("/admin/ratings", &[]).await.status, 303);
    assert_eq!(points(&mut guest, "Olena").await, Some(1662));
    olena.post("/", &terms).await;
    assert!(guest.get("/").await.text.contains("<small>1662</small>"));
    assert_eq!(guest.get("/player/Nobody").await.status, 404);
    hall.close().await;

    let hall = Hall::open(folder.path()).await;
    let mut guest = Browser::new(hall.address);
    assert_eq!(points(&mut guest, "Ivan").await, Some(1338));
    hall.close().await;
}

#[tokio::test]
async fn a_micro_match_has_two_games_from_one_drawn_opening() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut one, mut other) = (Browser::new(hall.address), Browser::new(hall.address));
    let wrong = one.post("/", &[&TERMS[..], &[("ballot", "russian")]].concat()).await;
    assert!(wrong.status == 422 && wrong.text.contains("no opening"), "{}", wrong.text);

    let first = begin(&mut one, &mut other, &[("ballot", "english-3"), ("micro_match", "on")]).await;
    let view = one.live().await.join(&first).await;
    assert_eq!((view["ply"].as_u64(), &view["you"]), (Some(3), &json!("white")));
    assert!(one.get(&format!("/game/{first}")).await.text.contains("Drawn opening: Three-move ballot"));
    act(&one, &first, "resign").await;
    let over = other.live().await.join(&first).await;
    let second = over["rematch"]["game"].as_str().expect("the second game").to_owned();
    let mut line = other.live().await;
    let view = loop {
        line.send(json!({"t": "join", "game": second})).await;
        let told = line.until(|told| told["t"] == "view" || told["t"] == "no").await;
        if told["t"] == "view" {
            break told["view"].clone();
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    assert_eq!((&view["you"], &view["moves"]), (&json!("white"), &over["moves"]));
    act(&other, &second, "resign").await;
    let page = one.get(&format!("/game/{second}")).await.text;
    assert!(page.contains("2–2 = 1–1") && page.contains(&format!("/game/{first}")), "{page}");
    assert!(one.get(&format!("/game/{first}")).await.text.contains(&format!("/game/{second}")));
    hall.close().await;
}

#[tokio::test]
async fn everything_in_the_form_becomes_part_of_the_terms() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut one, mut other) = (Browser::new(hall.address), Browser::new(hall.address));
    let more = [("start", "B:W21,22:B1,2,3"), ("absence", "60"), ("delay", "5"), ("claimed", "on")];
    let game = begin(&mut one, &mut other, &more).await;
    let view = one.live().await.join(&game).await;
    assert_eq!(view["pieces"].as_array().map(Vec::len), Some(5), "{view}");
    assert_eq!(view["may"]["absence"]["ok"], false);
    let why = view["may"]["absence"]["why"].as_str().unwrap_or_default();
    assert!(!why.contains("waits"), "{why}");
    let mut line = other.live().await;
    line.join(&game).await;
    assert_eq!(line.ask(json!({"t": "move", "ply": 0, "move": "1-5"})).await["t"], "ok");
    let late = Browser::new(hall.address).live().await.join(&game).await;
    assert_eq!(late["ply"], 0, "spectators see it five minutes later");
    let wrong = one.post("/", &[&TERMS[..], &[("start", "nonsense")]].concat()).await;
    assert!(wrong.status == 422 && wrong.text.contains("nonsense"));
    hall.close().await;
}
