//! The board editor: what is wrong and where, and how a position is written.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::hall::Hall;

async fn check(browser: &mut Browser, rulebook: &str, pieces: Value) -> Value {
    let placed = json!({"rulebook": rulebook, "turn": "white", "pieces": pieces});
    let answer = browser.send("POST", "/editor/check", &placed).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    serde_json::from_str(&answer.text).expect("JSON")
}

#[tokio::test]
async fn what_is_wrong_is_told_with_its_square() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    assert_eq!(browser.get("/editor?rulebook=columns-lasca").await.status, 200);

    let fine = check(
        &mut browser,
        "ua2023-russian",
        json!([{"sq": "c3", "tower": "w"}, {"sq": "d6", "tower": "B"}]),
    )
    .await;
    assert_eq!(fine, json!({"fen": "W:Wc3:BKd6", "faults": []}));

    let man = check(&mut browser, "ua2023-russian", json!([{"sq": "b8", "tower": "w"}])).await;
    assert_eq!(man["faults"][0]["sq"], "b8");
    assert!(man["faults"][0]["why"].as_str().expect("words").contains("b8"), "{man}");

    let tower = json!([{"sq": "c3", "tower": "Wwbb"}, {"sq": "e5", "tower": "b"}]);
    let columns = check(&mut browser, "columns-russian", tower.clone()).await;
    assert_eq!(columns["faults"], json!([]), "{columns}");
    let flat = check(&mut browser, "ua2023-russian", tower).await;
    assert_eq!(flat["faults"][0]["sq"], "c3");
    let mixed = check(&mut browser, "columns-russian", json!([{"sq": "c3", "tower": "wbw"}])).await;
    assert_eq!((&mixed["fen"], &mixed["faults"][0]["sq"]), (&json!(null), &json!("c3")));
    let nowhere = check(&mut browser, "ua2023-russian", json!([{"sq": "c4", "tower": "w"}])).await;
    assert_eq!(nowhere["faults"][0]["sq"], "c4", "{nowhere}");
    assert_eq!(
        check(&mut browser, "ua2023-russian", json!([])).await["faults"].as_array().map(Vec::len),
        Some(1)
    );

    // What is written is read back the same.
    let fen = columns["fen"].as_str().expect("FEN").replace('+', "%2B");
    let read = browser.get(&format!("/editor/read?rulebook=columns-russian&fen={fen}")).await;
    let read: Value = serde_json::from_str(&read.text).expect("JSON");
    let again = check(&mut browser, "columns-russian", read["pieces"].clone()).await;
    assert_eq!(again, columns);
    let wrong = browser.get("/editor/read?rulebook=ua2023-russian&fen=W:Wc3,z9").await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.text.contains("z9") && wrong.text.contains("Place"), "{}", wrong.text);
    hall.close().await;
}

#[tokio::test]
async fn a_game_begins_where_the_editor_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let lobby = browser.get("/?rulebook=ua2023-russian&start=W:Wc3:Bh8,g7&with=1").await.text;
    assert!(lobby.contains("value=\"W:Wc3:Bh8,g7\""), "{lobby}");
    let form = |start| {
        [
            ("rulebook", "ua2023-russian"),
            ("control", "5m"),
            ("with", "1"),
            ("seat", "white"),
            ("start", start),
        ]
    };
    let game = browser.post("/", &form("W:Wc3:Bh8,g7")).await.to();
    let mut live = browser.live().await;
    let view = live.join(game.trim_start_matches("/game/")).await;
    assert_eq!(view["pieces"].as_array().map(Vec::len), Some(3));
    let wrong = browser.post("/", &form("W:Wb8:Bh8")).await;
    assert_eq!(wrong.status, 422);
    hall.close().await;
}
