//! The archive: games taken in from files, found by what is known of them, and removed again.

use serde_json::{Value, json};

use crate::api::imported;
use crate::browser::Browser;
use crate::client::{Client, two_programs};
use crate::hall::Hall;

const FILE: &str = "[White \"Shoshin\"]\n[Black \"Vatutin\"]\n[Date \"1978.05.??\"]\n[GameType \"25\"]\n\
    [Result \"2-0\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 2-0\n\n\
    [White \"Bad\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. a1-h8 *\n\n\
    [White \"Roozenburg\"]\n[Black \"Deslauriers\"]\n[Date \"1956.10.07\"]\n[GameType \"20\"]\n\
    [Result \"1-1\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n";

async fn found(client: &Client, query: &str) -> Vec<String> {
    let list = client.get(&format!("/api/v1/games?{query}")).await;
    assert_eq!(list.status, 200, "{query}: {}", list.text);
    let games = list.json()["games"].as_array().expect("a list").clone();
    games.iter().map(|game| game["white"].as_str().expect("a name").to_owned()).collect()
}

/// The list shows the day that a file names, and none where it names none: the day of the import is no day of the game.
#[tokio::test]
async fn games_without_a_day_are_shown_without_one() {
    const GAMES: &str = "[White \"Dated\"]\n[Black \"B\"]\n[Date \"17 april 2009\"]\n[GameType \"25\"]\n\n\
        1. c3-d4 d6-c5 2. b2-c3 f6-g5 *\n\n\
        [White \"Undated\"]\n[Black \"B\"]\n[Date \"0003.??.??\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n";
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let own = Client::register(&hall, "Olena").await;
    assert_eq!(imported(&own, GAMES).await["kept"], 2);
    let mut browser = Browser::new(hall.address);
    let dated = browser.get("/games?player=dated").await.text;
    assert!(dated.contains("2009-04-17</a>") && !dated.contains("2009-04-17 00:00"), "{dated}");
    let undated = browser.get("/games?player=undated").await.text;
    assert!(undated.contains("Undated") && undated.contains("—</a>"), "{undated}");
    assert!(!undated.contains("<time"), "{undated}");
    hall.close().await;
}

#[tokio::test]
async fn good_games_are_kept_and_bad_ones_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let own = Client::register(&hall, "Olena").await;
    let other = Client::register(&hall, "Ivan").await;
    let report = imported(&own, FILE).await;
    let counts = ["games", "kept", "known", "refused"].map(|name| report[name].as_u64());
    assert_eq!(counts, [Some(3), Some(2), Some(0), Some(1)], "{report}");
    let fault = &report["faults"][0];
    assert_eq!(
        (&fault["game"], &fault["line"], &fault["kept"]),
        (&json!(2), &json!(12), &json!(false)),
        "{report}"
    );
    assert!(fault["text"].as_str().is_some_and(|text| text.contains("a1-h8")), "{fault}");
    // The same file again brings nothing new.
    assert_eq!(imported(&own, FILE).await["known"], 2);

    for (query, wanted) in [
        ("imported=true", &["Shoshin", "Roozenburg"][..]),
        ("player=vatutin", &["Shoshin"]),
        ("result=white", &["Shoshin"]),
        ("result=draw&variant=international", &["Roozenburg"]),
        ("until=1960-01-01", &["Roozenburg"]),
        ("from=1978-05-01&until=1978-05-01", &["Shoshin"]),
        ("variant=russian&opening=1.%20c3-d4%20d6-c5", &["Shoshin"]),
        ("variant=russian&opening=c3-b4", &[]),
        ("opening=1.%20c3-d4%20d6-c5", &["Shoshin"]),
        ("opening=32-28%2019-23", &["Roozenburg"]),
        ("rulebook=fmjd-100&opening=32-28%2019-23&player=deslauriers", &["Roozenburg"]),
        ("imported=false", &[]),
    ] {
        assert_eq!(found(&own, query).await, wanted, "{query}");
    }
    for (query, status) in [
        ("position=W:Wc3:Bd4", 200),
        ("opening=z9", 409),
        ("position=W", 409),
        ("variant=russian&opening=32-28", 409),
        ("variant=chess", 400),
        ("rulebook=FMJD-100", 400),
        ("player=", 400),
    ] {
        assert_eq!(own.get(&format!("/api/v1/games?{query}")).await.status, status, "{query}");
    }

    let list = own.get("/api/v1/games?player=shoshin").await.json();
    let game = list["games"][0]["id"].as_str().expect("a name").to_owned();
    let view = own.get(&format!("/api/v1/games/{game}")).await.json();
    assert_eq!((&view["result"]["score"], &view["result"]["winner"]), (&json!("2-0"), &json!("white")));
    let position = own.get(&format!("/api/v1/games/{game}/pdn")).await.text;
    assert!(position.contains("1. c3-d4 d6-c5 2. b2-c3 f6-g5"), "{position}");
    let mut browser = Browser::new(hall.address);
    assert_eq!(browser.get(&format!("/game/{game}")).await.status, 200);
    assert!(browser.get("/games?player=shoshin").await.text.contains(&game));
    assert_eq!(browser.get("/games?variant=russian&opening=c3-c5").await.status, 422);

    let path = format!("/api/v1/games/{game}");
    assert_eq!(other.ask("DELETE", &path, "", "").await.status, 403, "it is not his");
    assert_eq!(browser.post(&format!("/game/{game}/remove"), &[]).await.status, 403);
    assert_eq!(own.ask("DELETE", &path, "", "").await.status, 204);
    assert_eq!(own.get(&path).await.status, 404);
    assert_eq!(found(&own, "variant=russian&opening=c3-d4").await, [""; 0]);
    let played = two_programs(&own, &other).await;
    assert_eq!(own.ask("DELETE", &format!("/api/v1/games/{played}"), "", "").await.status, 409);
    hall.close().await;
}

/// A picture of every game from a file, in every variant: one position, and all of them.
#[tokio::test]
async fn games_are_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let own = Client::register(&hall, "Olena").await;
    imported(&own, FILE).await;
    let list = own.get("/api/v1/games?imported=true").await.json();
    for game in list["games"].as_array().expect("a list") {
        let id = game["id"].as_str().expect("a name");
        let first = own.get(&format!("/game/{id}.svg?ply=0")).await;
        let last = own.get(&format!("/game/{id}.svg")).await;
        assert!(first.head.contains("content-type: image/svg+xml"), "{}", first.head);
        assert!(first.text.starts_with("<svg") && first.text != last.text);
        for (kind, sign) in [("png", &b"\x89PNG"[..]), ("gif", b"GIF89a")] {
            let (status, bytes) = own.bytes(&format!("/game/{id}.{kind}")).await;
            assert_eq!(status, 200, "{kind}");
            assert!(bytes.starts_with(sign) && bytes.len() < 500_000, "{kind}: {} bytes", bytes.len());
        }
        let page = Browser::new(hall.address).get(&format!("/game/{id}")).await.text;
        assert!(page.contains(&format!("/game/{id}/card.png\"")), "the link has a picture");
        assert!(page.contains("cup.pdn"), "the page says where the game comes from");
    }
    assert_eq!(own.get("/game/nothing.svg").await.status, 404);
    hall.close().await;
}

/// A game that was played here is found by its positions once it is over, and not before.
#[tokio::test]
async fn a_game_is_found_by_its_positions_when_it_is_over() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (white, black) = (Client::register(&hall, "Olena").await, Client::register(&hall, "Ivan").await);
    let game = two_programs(&white, &black).await;
    let path = format!("/api/v1/games/{game}");
    white.post(&format!("{path}/moves"), &json!({"move": "32-28"})).await;
    black.post(&format!("{path}/moves"), &json!({"move": "19-23"})).await;
    let query = "variant=international&opening=32-28%2019-23";
    assert_eq!(found(&white, query).await, [""; 0]);
    let over: Value = black.post(&format!("{path}/actions"), &json!({"action": "resign"})).await.json();
    assert_eq!(over["result"]["winner"], "white");
    assert_eq!(found(&white, query).await, ["Olena"]);
    hall.close().await;
}

#[tokio::test]
async fn a_browser_sends_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    assert_eq!(browser.get("/import").await.to(), "/sign-in?to=%2Fimport", "guests take nothing in");
    browser.post("/register", &[("name", "Olena"), ("password", "long enough")]).await;
    assert_eq!(browser.get("/import").await.status, 200);
    assert_eq!(browser.post("/import", &[("file", "x")]).await.status, 422, "this is no file");
    hall.close().await;
}

/// A file says who played, and anybody may send it: what it says makes no game somebody's.
#[tokio::test]
async fn a_file_makes_no_game_of_whoever_is_called_so_here() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut victim = crate::desk::person(&hall, "Olena").await;
    let own = Client::of(&hall, &mut victim).await;
    let other = Client::register(&hall, "Mallory").await;
    let names = ["Olena", "OLENA", " Olena ", "Ｏｌｅｎａ", "account/1", "@Olena#1", "Damier level 1"];
    let file: String = names
        .iter()
        .map(|name| {
            format!(
                "[White \"{name}\"]\n[Black \"Mallory\"]\n[WhiteNA \"olena@example.org\"]\n[Account \"1\"]\n\
                 [Rated \"true\"]\n[Date \"2026.01.01\"]\n[GameType \"25\"]\n[Result \"0-2\"]\n\n\
                 1. c3-d4 d6-c5 2. b2-c3 f6-g5 0-2\n\n"
            )
        })
        .collect();
    let report = imported(&other, &file).await;
    assert!(report["kept"].as_u64() >= Some(4), "{report}");

    let page = victim.get("/player/Olena").await.text;
    assert!(!page.contains("/game/pdn-"), "no game of hers: {page}");
    let data = own.get("/api/v1/account/data").await.text;
    assert!(!data.contains("pdn-"), "nor among what is known of her: {data}");
    let card = own.get("/api/v1/players?name=Olena").await.json();
    assert_eq!(card["ratings"], json!([]), "nor for her rating");
    let home = victim.get("/").await.text;
    assert!(!home.contains("/game/pdn-"), "{home}");
    // In the archive it is told apart, and she may not act in it.
    let list = own.get("/api/v1/games?player=Olena&imported=true").await.json();
    let games = list["games"].as_array().expect("a list");
    assert!(!games.is_empty(), "{list}");
    for game in games {
        let id = game["id"].as_str().expect("a name");
        let view = own.get(&format!("/api/v1/games/{id}")).await.json();
        assert_eq!(view["you"], Value::Null, "{view}");
        let move_ = own.post(&format!("/api/v1/games/{id}/moves"), &json!({ "move": "g3-h4" })).await;
        assert!(move_.status >= 400, "{move_:?}");
        assert_eq!(
            own.ask("DELETE", &format!("/api/v1/games/{id}"), "", "").await.status,
            403,
            "not hers to remove"
        );
        let page = victim.get(&format!("/game/{id}")).await.text;
        let main = page.split("<main").nth(1).expect("a page");
        assert!(!main.contains("href=\"/player/Olena\""), "no way to her page: {page}");
    }
    assert_eq!(own.get("/api/v1/games?player=Olena&imported=false").await.json()["games"], json!([]));
    // Who leaves takes nothing of it along, and who comes later gets nothing.
    assert_eq!(victim.post("/account/delete", &[("password", "long enough")]).await.status, 303);
    let left = own.get("/api/v1/games?imported=true").await;
    assert_eq!(left.status, 401, "her token is gone");
    let still = Client::stranger(&hall).get("/api/v1/games?imported=true").await.json();
    assert_eq!(still["games"].as_array().map(Vec::len), report["kept"].as_u64().map(|kept| kept as usize));
    hall.close().await;
}
