//! The analysis board: positions, engine lines, files.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::hall::Hall;
use crate::play::two_sit_down;

/// Every rulebook's first position can be played on.
#[tokio::test]
async fn any_position_of_any_rulebook_can_be_tried() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    for book in damier_rules::Rulebook::NAMES {
        let page = browser.get(&format!("/analysis?rulebook={book}")).await;
        assert_eq!(page.status, 200, "{book}");
        assert!(page.text.len() < 100_000, "{book}: {} bytes", page.text.len());
        let first = position(&mut browser, &format!("rulebook={book}")).await;
        let id = first["legal"][0]["id"].as_str().expect("a move");
        let next = position(&mut browser, &format!("rulebook={book}&moves={id}")).await;
        assert_eq!((&next["ply"], &next["rulebook"]), (&json!(1), &json!(book)));
        assert_ne!(next["turn"], first["turn"]);
    }
    let after = position(&mut browser, "rulebook=ua2023-russian&fen=W:Wc3:Bd4,h8&moves=c3xe5").await;
    assert_eq!((&after["fen"], &after["last"]["taken"]), (&json!("B:We5:Bh8"), &json!(["d4"])));
    for (query, said) in [
        ("rulebook=ua2023-russian&fen=W:Wz9", "z9"),
        ("rulebook=ua2023-russian&moves=c3-d4,c3-d4", "2"),
        ("rulebook=chess", "chess"),
    ] {
        let answer = browser.get(&format!("/analysis/position?{query}")).await;
        assert_eq!(answer.status, 422, "{query}");
        assert!(answer.text.contains(said), "{query}: {}", answer.text);
        assert_eq!(browser.get(&format!("/analysis?{query}")).await.status, 422, "{query}");
    }
    hall.close().await;
}

/// Whoever has a game as text puts it on the board, with all that is said in it; nothing has to be kept for that.
#[tokio::test]
async fn a_pasted_game_comes_to_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut guest = Browser::new(hall.address);
    assert!(guest.get("/analysis").await.text.contains("name=\"pdn\""), "a place to paste it");
    let text =
        "[White \"Anna\"] [Black \"Borys\"] [GameType \"25\"] 1. c3-d4 {usual} (1. e3-f4) d6-c5 2. b2-c3 *";
    let page = guest.post("/analysis", &[("pdn", text)]).await;
    assert_eq!(page.status, 200);
    for part in ["Anna – Borys", "\"usual\"", "\"b2-c3\"", "\"e3-f4\""] {
        assert!(page.text.contains(part), "{part}: {}", page.text);
    }
    // What cannot be played is told with what was typed; the moves before it are on the board.
    let page = guest.post("/analysis", &[("pdn", "[GameType \"25\"] 1. c3-d4 d6-c5 2. a1-h8")]).await;
    assert_eq!(page.status, 422);
    assert!(page.text.contains("2. a1-h8</textarea>") && page.text.contains("\"d6-c5\""), "{}", page.text);
    for nothing in ["", "no game at all", "\u{0}[[[{{{((("] {
        assert_eq!(guest.post("/analysis", &[("pdn", nothing)]).await.status, 422, "{nothing:?}");
    }
    let long = "[GameType \"25\"] 1. c3-d4 d6-c5 *\n\n".repeat(5000);
    let page = guest.post("/analysis", &[("pdn", &long)]).await;
    assert!(page.status == 200 && page.text.len() < 200_000, "{} {}", page.status, page.text.len());
    hall.close().await;
}

async fn position(browser: &mut Browser, query: &str) -> Value {
    let answer = browser.get(&format!("/analysis/position?{query}")).await;
    assert_eq!(answer.status, 200, "{query}: {}", answer.text);
    serde_json::from_str(&answer.text).expect("JSON")
}

#[tokio::test]
async fn the_engine_tells_its_lines() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    browser.get("/").await;
    // Won on the spot, so the search ends by itself.
    let query = "rulebook=ua2023-russian&fen=W:WKa1:Bd4&lines=3";
    let heard = browser.get(&format!("/analysis/lines?{query}")).await;
    assert_eq!(heard.header("content-type"), Some("text/event-stream"));
    let data = heard.text.lines().rfind(|line| line.contains("\"depth\"")).expect("a depth");
    let depth: Value = serde_json::from_str(data.trim_start_matches("data: ")).expect("JSON");
    let best = &depth["lines"][0];
    assert!(best["decided_in"].as_i64() > Some(0) && best["told"].as_str().expect("words").contains("White"));
    let id = best["moves"][0]["id"].as_str().expect("a move");
    let after = position(&mut browser, &format!("rulebook=ua2023-russian&fen=W:WKa1:Bd4&moves={id}")).await;
    assert_eq!(after["legal"], json!([]), "nothing is left to move");
    assert!(heard.text.contains("event: end"), "{}", heard.text);

    let over = browser.get("/analysis/lines?rulebook=ua2023-russian&fen=W:Wa1:Bb2,c3").await;
    assert!(over.text.contains("no move in this position"), "{}", over.text);
    browser.headers.push(("Sec-Fetch-Site", "cross-site"));
    assert_eq!(browser.get(&format!("/analysis/lines?{query}")).await.status, 403);
    hall.close().await;
}

#[tokio::test]
async fn whoever_plays_a_person_gets_no_help() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let query = "/analysis/lines?rulebook=ua2023-russian&fen=W:WKa1:Bd4";
    let (game, mut white, _) = two_sit_down(&hall).await;
    let told = white.get(query).await.text;
    assert!(told.contains("does not help") && !told.contains("event: depth"), "{told}");
    assert!(Browser::new(hall.address).get(query).await.text.contains("event: depth"), "others do");
    let mut live = white.live().await;
    live.join(&game).await;
    assert_eq!(live.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");
    assert!(white.get(query).await.text.contains("event: depth"), "and he does when it is over");

    let form = [("rulebook", "fmjd-100"), ("control", "5m"), ("with", "1"), ("seat", "")];
    white.post("/", &form).await.to();
    assert!(white.get(query).await.text.contains("event: depth"), "the engine may be beaten by the engine");
    hall.close().await;
}

#[tokio::test]
async fn a_tree_becomes_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let tree = json!({
        "rulebook": "ua2023-russian",
        "line": [
            {"move": "c3-d4", "comment": "why not", "variations": [[{"move": "c3-b4"}]]},
            {"move": "f6-g5", "sign": "!?"},
        ],
    });
    let file = browser.send("POST", "/analysis/pdn", &tree).await;
    assert_eq!(file.status, 200);
    assert!(file.text.contains("1. c3-d4 {why not} (1. c3-b4) 1... f6-g5 $5"), "{}", file.text);
    let wrong = json!({"rulebook": "ua2023-russian", "line": [{"move": "c3-d5"}]});
    let answer = browser.send("POST", "/analysis/pdn", &wrong).await;
    assert_eq!(answer.status, 422);
    assert!(answer.text.contains("why"), "{}", answer.text);
    hall.close().await;
}
