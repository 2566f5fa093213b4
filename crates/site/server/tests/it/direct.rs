//! Messages between members: written, read, answered, refused, reported, put away, forgotten.

use serde_json::{Value, json};

use crate::client::{Client, Reply};
use crate::desk::{founder, person};
use crate::hall::Hall;

async fn write(client: &Client, to: &str, text: &str) -> Reply {
    client.post("/api/v1/messages", &json!({"to": to, "text": text})).await
}

async fn texts(client: &Client, name: &str) -> Vec<String> {
    let all = client.get(&format!("/api/v1/messages/with?name={name}")).await.json();
    let text = |own: &Value| own["text"].as_str().unwrap_or("?").to_owned();
    all.as_array().expect("a list").iter().map(text).collect()
}

#[tokio::test]
async fn members_write_to_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut root = founder(&hall, "root").await;
    let (mut olena, mut ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let (own, his) = (Client::of(&hall, &mut olena).await, Client::of(&hall, &mut ivan).await);
    assert_eq!(olena.get("/messages").await.status, 200);
    assert_eq!(
        olena.post("/messages/Ivan", &[("text", "A <b>game</b>?\n\nToday.")]).await.to(),
        "/messages/Ivan"
    );
    let home = ivan.get("/").await.text;
    assert!(home.contains("(1)") && home.contains("href=\"/messages\""), "it is told: {home}");
    let list = his.get("/api/v1/messages").await.json();
    assert_eq!((&list[0]["with"], &list[0]["unseen"]), (&json!("Olena"), &json!(1)), "{list}");
    let page = ivan.get("/messages/Olena").await.text;
    assert!(page.contains("A &#60;b&#62;game") && !page.contains("(1)"), "seen from now on: {page}");
    assert_eq!(his.get("/api/v1/messages").await.json()[0]["unseen"], 0);

    // Three go to somebody who has not answered.
    for text in ["two", "three"] {
        assert_eq!(write(&own, "ivan", text).await.status, 201);
    }
    let fourth = write(&own, "Ivan", "four").await;
    assert!(fourth.status == 409 && fourth.text.contains("3 messages"), "{fourth:?}");
    assert_eq!(write(&his, "Olena", "Yes!").await.status, 201);
    assert_eq!(write(&own, "Ivan", "Fine").await.status, 201);
    assert_eq!(texts(&own, "Ivan").await, ["Fine", "Yes!", "three", "two", "A <b>game</b>?\n\nToday."]);
    for (to, text, status) in [
        ("Olena", "me", 409),
        ("nobody", "x", 404),
        ("Ivan", "", 400),
        ("Ivan", "see https://a.example", 409),
    ] {
        assert_eq!(write(&own, to, text).await.status, status, "{to} {text}");
    }
    assert_eq!(write(&own, "Ivan", &"x".repeat(2001)).await.status, 400);

    // Whoever wants none gets none, but answers to what he has written.
    assert_eq!(ivan.post("/messages", &[("from", "nobody")]).await.to(), "/messages");
    assert_eq!(ivan.post("/messages", &[("from", "dogs")]).await.status, 422);
    let mut maria = person(&hall, "Maria").await;
    let hers = Client::of(&hall, &mut maria).await;
    assert_eq!(write(&hers, "Ivan", "Hello").await.status, 409);
    assert_eq!(write(&own, "Ivan", "Still there?").await.status, 201);
    ivan.post("/messages", &[("from", "followed")]).await;
    ivan.post("/player/Maria/follow", &[("act", "follow")]).await;
    assert_eq!(write(&hers, "Ivan", "A word of Maria").await.status, 201);

    // What was said can be reported, by whom it was said to.
    let report = json!({"kind": "message", "subject": "Maria", "reason": "insult", "line": 0});
    assert_eq!(his.post("/api/v1/reports", &report).await.status, 201);
    assert_eq!(own.post("/api/v1/reports", &report).await.status, 404, "nothing was said to her");
    assert!(ivan.get("/report/message/Maria").await.text.contains("A word of Maria"));
    let seen = root.get("/admin/report/1").await.text;
    assert!(seen.contains("A word of Maria") && seen.contains("/player/Maria"), "{seen}");

    // Who has blocked somebody hears no more of him.
    ivan.post("/player/Maria/block", &[("act", "block")]).await;
    let no = write(&hers, "Ivan", "Why?").await;
    assert_eq!((no.status, no.json()["code"].clone()), (409, json!("blocked")));

    // Put away by one it is still there for the other; by both it is gone.
    assert_eq!(ivan.post("/messages/Olena/delete", &[]).await.to(), "/messages");
    assert_eq!(texts(&his, "Olena").await, [""; 0]);
    assert_eq!(texts(&own, "Ivan").await.len(), 6);

    // Who leaves takes along what he wrote and what was written to him.
    let data = hers.get("/api/v1/account/data").await.json();
    assert_eq!(
        data["written"],
        json!([{"to": "Ivan", "at": data["written"][0]["at"], "text": "A word of Maria"}])
    );
    assert_eq!(olena.post("/account/delete", &[("password", "long enough")]).await.status, 303);
    let data = his.get("/api/v1/account/data").await.json();
    assert!(!data.to_string().contains("Still there?"), "{data}");
    hall.close().await;
}
