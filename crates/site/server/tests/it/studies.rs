//! Studies: kept, shown to whom they are meant for, never overwritten silently.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::hall::Hall;

async fn signed_in(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let made = browser.post("/register", &[("name", name), ("password", "long enough")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    browser
}

fn study(title: &str, visibility: &str, moves: &[&str]) -> Value {
    let line: Vec<Value> = moves.iter().map(|mv| json!({"move": mv})).collect();
    let tree = json!({"rulebook": "ua2023-russian", "line": line});
    json!({"title": title, "visibility": visibility, "chapters": [{"title": "One", "tree": tree}]})
}

#[tokio::test]
async fn two_windows_do_not_overwrite_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = signed_in(&hall, "Olena").await;
    let made = olena.send("POST", "/studies", &study("Opening <b>", "private", &["c3-d4"])).await;
    assert_eq!(made.status, 201, "{}", made.text);
    let made: Value = serde_json::from_str(&made.text).expect("JSON");
    let address = format!("/study/{}", made["id"].as_str().expect("a name"));

    let mut first = study("Opening", "private", &["c3-d4", "f6-g5"]);
    first["version"] = json!(1);
    let saved = olena.send("PUT", &address, &first).await;
    assert_eq!((saved.status, saved.text.contains("\"version\":2")), (200, true), "{}", saved.text);
    let mut second = study("Opening", "private", &["c3-b4"]);
    second["version"] = json!(1);
    let late = olena.send("PUT", &address, &second).await;
    assert_eq!(late.status, 409);
    assert!(late.text.contains("another window"), "{}", late.text);
    let file = olena.get(&format!("{address}/pdn")).await;
    assert!(
        file.text.contains("1. c3-d4 f6-g5") && file.text.contains("[Annotator \"Olena\"]"),
        "{}",
        file.text
    );

    // Moves that are not legal are not kept.
    let wrong = olena.send("POST", "/studies", &study("Odd", "private", &["c3-d5"])).await;
    assert_eq!(wrong.status, 422);
    for (title, visibility) in [("", "private"), ("A", "secret")] {
        assert_eq!(olena.send("POST", "/studies", &study(title, visibility, &[])).await.status, 422);
    }
    hall.close().await;
}

#[tokio::test]
async fn only_those_see_a_study_who_may() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (signed_in(&hall, "Olena").await, signed_in(&hall, "Ivan").await);
    let mut guest = Browser::new(hall.address);
    let mut addresses = Vec::new();
    for visibility in ["private", "link", "public"] {
        let made = olena.send("POST", "/studies", &study(visibility, visibility, &["c3-d4"])).await;
        let made: Value = serde_json::from_str(&made.text).expect("JSON");
        addresses.push(format!("/study/{}", made["id"].as_str().expect("a name")));
    }
    for (address, others) in addresses.iter().zip([404, 200, 200]) {
        assert_eq!(olena.get(address).await.status, 200);
        assert_eq!(ivan.get(address).await.status, others, "{address}");
        assert_eq!(guest.get(&format!("{address}/pdn")).await.status, others);
        let mut changed = study("Mine now", "public", &[]);
        changed["version"] = json!(1);
        assert_eq!(ivan.send("PUT", address, &changed).await.status, 404);
        assert_eq!(guest.send("PUT", address, &changed).await.status, 401);
        assert_eq!(ivan.post(&format!("{address}/delete"), &[]).await.status, 404);
    }
    assert_eq!(guest.send("POST", "/studies", &study("A", "public", &[])).await.status, 401);
    let list = guest.get("/studies").await.text;
    assert!(list.contains(&addresses[2]) && !list.contains(&addresses[0]) && !list.contains(&addresses[1]));
    let list = olena.get("/studies").await.text;
    assert!(addresses.iter().all(|address| list.contains(address)), "{list}");
    let gone = olena.post(&format!("{}/delete", addresses[2]), &[]).await;
    assert_eq!(gone.to(), "/studies");
    assert_eq!(guest.get(&addresses[2]).await.status, 404);
    hall.close().await;
}
