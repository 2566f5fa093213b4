//! Exercises: how strong their solvers are, how hard they are, what is thought of them.

use serde_json::{Value, json};

use crate::client::Client;
use crate::desk::person;
use crate::hall::Hall;

const FEN: &str = "W:Wa1,c3:Ba5";

#[tokio::test]
async fn solvers_and_exercises_are_rated() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let (own, his) = (Client::of(&hall, &mut olena).await, Client::of(&hall, &mut ivan).await);
    let ratings = "/api/v1/exercises/ratings?variant=brazilian";
    assert_eq!(own.get(ratings).await.json(), json!({"own": null, "exercises": []}));
    let tried = |solved: bool| json!({"variant": "brazilian", "fen": FEN, "solved": solved});
    let sent = olena.send("POST", "/trainer/tried", &tried(true)).await;
    let solver: Value = serde_json::from_str(&sent.text).expect("JSON");
    let rating = solver["rating"].as_f64().expect("a rating");
    assert!(sent.status == 200 && rating > 1010.0 && rating < 1020.0, "{}", sent.text);
    // What counts is the first time.
    let again = own.post("/api/v1/exercises/tries", &tried(false)).await.json();
    assert_eq!(again, json!({"rating": rating, "tried": 1, "solved": 1}));
    let before = own.get(ratings).await.json()["exercises"][0]["rating"].as_f64().expect("a rating");
    assert!(before < 885.0, "it was easier than thought: {before}");
    let missed = his.post("/api/v1/exercises/tries", &tried(false)).await.json();
    assert!(missed["rating"].as_f64().is_some_and(|rating| rating < 1000.0), "{missed}");
    let told = own.get(ratings).await.json();
    assert_eq!(told["exercises"][0]["tried"], 2);
    assert!(told["exercises"][0]["rating"].as_f64() > Some(before), "{told}");

    // Good or bad, and changed one's mind.
    let vote = |vote: i64| json!({"variant": "brazilian", "fen": FEN, "vote": vote});
    assert_eq!(own.post("/api/v1/exercises/votes", &vote(1)).await.status, 204);
    assert_eq!(ivan.send("POST", "/trainer/vote", &vote(-1)).await.status, 204);
    assert_eq!(own.post("/api/v1/exercises/votes", &vote(-1)).await.status, 204);
    assert_eq!(own.post("/api/v1/exercises/votes", &vote(2)).await.status, 400);
    let page = olena.get("/trainer/ratings/brazilian").await.text;
    assert!(page.contains("\"bad\":2") && page.contains("\"good\":0"), "{page}");
    let nothing = json!({"variant": "brazilian", "fen": "W:W1:B2", "solved": true});
    assert_eq!(own.post("/api/v1/exercises/tries", &nothing).await.status, 404);

    // A bad one is reported to those who look after the site.
    assert!(ivan.get("/report/exercise/brazilian-3").await.text.contains(FEN));
    let report =
        json!({"kind": "exercise", "subject": "brazilian-3", "reason": "other", "text": "Two ways."});
    assert_eq!(his.post("/api/v1/reports", &report).await.status, 201);
    for id in ["brazilian-0", "brazilian-9999", "chess-1", "x"] {
        assert_eq!(ivan.get(&format!("/report/exercise/{id}")).await.status, 404, "{id}");
    }

    // It is his, is handed out and goes with him.
    let data = his.get("/api/v1/account/data").await.json();
    assert_eq!((&data["solving"][0]["tried"], &data["exercises"][0]["vote"]), (&json!(1), &json!(-1)));
    assert_eq!(ivan.post("/account/delete", &[("password", "long enough")]).await.status, 303);
    let left = own.get(ratings).await.json();
    assert_eq!(left["exercises"][0]["bad"], 1, "{left}");
    hall.close().await;
}
