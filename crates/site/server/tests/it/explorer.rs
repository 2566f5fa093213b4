//! The explorer: what was played in a position, for pages and programs.

use serde_json::{Value, json};

use crate::api::imported;
use crate::browser::Browser;
use crate::client::{Client, two_programs};
use crate::desk::person;
use crate::hall::Hall;

/// Four games of Russian draughts, of which one begins in a position of its own.
const FILE: &str = "[White \"Shoshin\"]\n[Black \"Vatutin\"]\n[Date \"1978.05.02\"]\n[GameType \"25\"]\n\
    [Result \"2-0\"]\n\n1. c3-d4 d6-c5 2. b2-c3 e7-d6 2-0\n\n\
    [White \"Kuperman\"]\n[Black \"Shoshin\"]\n[Date \"1985.06.02\"]\n[GameType \"25\"]\n\
    [Result \"1-1\"]\n\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 1-1\n\n\
    [White \"Ivanov\"]\n[Black \"Petrov\"]\n[Date \"1990.06.02\"]\n[GameType \"25\"]\n\
    [Result \"0-2\"]\n\n1. c3-b4 b6-a5 0-2\n\n\
    [White \"Odd\"]\n[Black \"Petrov\"]\n[Date \"1991.06.02\"]\n[GameType \"25\"]\n[SetUp \"1\"]\n\
    [FEN \"W:Wa1,c3:Bh8,f6\"]\n[Result \"0-2\"]\n\n1. c3-d4 h8-g7 0-2\n";

async fn asked(client: &Client, query: &str) -> Value {
    let answer = client.get(&format!("/api/v1/explorer?rulebook=ua2023-russian{query}")).await;
    assert_eq!(answer.status, 200, "{query}: {}", answer.text);
    answer.json()
}

/// Each move with the number of its games.
fn moves(told: &Value) -> Vec<(String, u64)> {
    let all = told["moves"].as_array().expect("moves").iter();
    all.map(|own| (own["text"].as_str().unwrap_or("?").to_owned(), own["games"].as_u64().unwrap_or(0)))
        .collect()
}

fn pairs(all: &[(&str, u64)]) -> Vec<(String, u64)> {
    all.iter().map(|(text, games)| ((*text).to_owned(), *games)).collect()
}

#[tokio::test]
async fn what_was_played_is_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let own = Client::register(&hall, "Olena").await;
    let report = imported(&own, FILE).await;
    assert_eq!(report["kept"], 4, "{report}");

    let start = asked(&own, "").await;
    assert_eq!(moves(&start), pairs(&[("c3-d4", 2), ("c3-b4", 1)]), "the odd game begins elsewhere: {start}");
    assert_eq!(
        (&start["games"], &start["white"], &start["draws"], &start["black"]),
        (&json!(3), &json!(1), &json!(1), &json!(1))
    );
    assert_eq!((&start["moves"][0]["from"], &start["moves"][0]["until"]), (&json!(1978), &json!(1985)));
    assert_eq!(start["players"][0]["name"], "Shoshin", "{start}");

    let later = asked(&own, "&moves=c3-d4,d6-c5,b2-c3").await;
    assert_eq!(moves(&later), pairs(&[("e7-d6", 1), ("f6-g5", 1)]));
    let old = asked(&own, "&moves=c3-d4,d6-c5,b2-c3,e7-d6").await;
    assert_eq!(old["opening"], "Old Game", "{old}");
    let ballot = asked(&own, "&moves=a3-b4,b6-a5").await;
    assert!(ballot["ballots"].to_string().contains("I-2"), "{ballot}");

    for (query, games) in [
        ("&player=shoshin", 2),
        ("&player=shoshin&side=black", 1),
        ("&from=1980", 2),
        ("&from=1980&until=1985", 1),
        ("&moves=c3-d4&player=VATUTIN", 1),
        ("&moves=c3-d4&until=1970", 0),
        ("&whose=own", 0),
    ] {
        assert_eq!(asked(&own, query).await["games"], json!(games), "{query}");
    }
    let stranger = Client::stranger(&hall);
    for (query, status) in
        [("&whose=own", 400), ("&from=12", 400), ("&side=green", 400), ("&moves=c3-c5", 409), ("&fen=W", 409)]
    {
        let answer = stranger.get(&format!("/api/v1/explorer?rulebook=ua2023-russian{query}")).await;
        assert_eq!(answer.status, status, "{query}: {}", answer.text);
    }
    let game = start["latest"][0]["id"].as_str().expect("a game").to_owned();
    assert_eq!(own.ask("DELETE", &format!("/api/v1/games/{game}"), "", "").await.status, 204);
    hall.close().await;
}

#[tokio::test]
async fn ones_own_games_are_counted_by_the_account_and_nothing_while_one_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut ann, mut bob) = (person(&hall, "Ann").await, person(&hall, "Bob").await);
    let (white, black) = (Client::of(&hall, &mut ann).await, Client::of(&hall, &mut bob).await);
    let game = two_programs(&white, &black).await;
    let path = format!("/api/v1/games/{game}");
    white.post(&format!("{path}/moves"), &json!({"move": "32-28"})).await;
    black.post(&format!("{path}/moves"), &json!({"move": "18-23"})).await;
    let query = "/api/v1/explorer?rulebook=fmjd-100&whose=own";
    assert_eq!(white.get(query).await.status, 200, "programs ask without a name as well");
    let shown = ann.get("/analysis/explorer?rulebook=fmjd-100").await;
    assert!(shown.status == 409 && shown.text.contains("closed"), "{}", shown.text);
    white.post(&format!("{path}/actions"), &json!({"action": "resign"})).await;

    let told = white.get(query).await.json();
    assert_eq!(moves(&told), pairs(&[("32-28", 1)]));
    assert_eq!(told["players"][1]["name"], "Bob", "{told}");
    assert_eq!(white.get(&format!("{query}&side=black")).await.json()["games"], 0);
    let page = Browser::new(hall.address).get("/explorer?rulebook=fmjd-100&moves=32-28").await;
    assert!(page.status == 200 && page.text.contains("<td>18-23</td>"), "{}", page.text);
    let named = ann.get("/analysis/explorer?rulebook=fmjd-100&moves=32-28,18-23&player=bob").await;
    assert!(named.text.contains("Chefneux") && named.text.contains("\"games\":1"), "{}", named.text);

    // Whoever leaves is named no longer, and his games are nobody's.
    assert_eq!(ann.post("/account/delete", &[("password", "long enough")]).await.status, 303);
    let told = black.get(query).await.text;
    assert!(!told.contains("Ann"), "{told}");
    hall.close().await;
}
