//! Studies: kept, shown to whom they are meant for, never overwritten silently.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::client::Client;
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
    // On paper, and in pages of others.
    let paper = olena.get(&format!("{}/paper/booklet.html", addresses[0])).await;
    assert!(paper.status == 200 && paper.text.contains("<span>c3-d4</span>"), "{}", paper.text);
    assert_eq!(guest.get(&format!("{}/paper/booklet.txt", addresses[0])).await.status, 404);
    assert_eq!(olena.get(&format!("{}/paper/other.txt", addresses[0])).await.status, 404);
    for (address, status) in addresses.iter().zip([404, 200, 200]) {
        let framed = olena.get(&format!("/embed{address}")).await;
        assert_eq!(framed.status, status, "{address}");
        assert_eq!(olena.get(&format!("/embed{address}?chapter=2")).await.status, 404);
    }
    let gone = olena.post(&format!("{}/delete", addresses[2]), &[]).await;
    assert_eq!(gone.to(), "/studies");
    assert_eq!(guest.get(&addresses[2]).await.status, 404);
    hall.close().await;
}

/// A study that two keep: what each may do, what they say, and what happens when one blocks the other or leaves.
#[tokio::test]
async fn a_study_is_kept_together() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (signed_in(&hall, "Olena").await, signed_in(&hall, "Ivan").await);
    let mut maria = signed_in(&hall, "Maria").await;
    let (own, his) = (Client::of(&hall, &mut olena).await, Client::of(&hall, &mut ivan).await);
    let made = olena.send("POST", "/studies", &study("Ours", "private", &["c3-d4"])).await;
    let made: Value = serde_json::from_str(&made.text).expect("JSON");
    let id = made["id"].as_str().expect("a name").to_owned();
    let (page, path) = (format!("/study/{id}"), format!("/api/v1/studies/{id}"));
    assert_eq!(ivan.get(&page).await.status, 404);
    let ask = |name: &str, role: Value| json!({"name": name, "role": role});

    // A reader sees it and talks, and changes nothing.
    let members = own.post(&format!("{path}/members"), &ask("ivan", json!("reader"))).await;
    assert_eq!(members.json(), json!([{"name": "Ivan", "role": "reader"}]), "{members:?}");
    let seen = ivan.get(&page).await;
    assert!(seen.status == 200 && seen.text.contains("class=\"talk\""), "{}", seen.text);
    assert!(ivan.get("/studies").await.text.contains(&page), "it is listed");
    let mut changed = study("Ivan's", "public", &["c3-d4", "f6-g5"]);
    changed["version"] = json!(1);
    assert_eq!(ivan.send("PUT", &page, &changed).await.status, 404);
    assert_eq!(his.post(&format!("{path}/members"), &ask("Maria", json!("writer"))).await.status, 409);
    let said = his.post(&format!("{path}/chat"), &json!({"text": "What of f6-g5?"})).await;
    assert_eq!((said.status, &said.json()["by"]), (201, &json!("Ivan")), "{said:?}");
    assert_eq!(olena.post(&format!("{page}/chat"), &[("text", "Yes.")]).await.status, 303);
    assert_eq!(own.get(&format!("{path}/chat")).await.json().as_array().map(Vec::len), Some(2));
    assert_eq!(maria.post(&format!("{page}/chat"), &[("text", "Me too")]).await.status, 404);
    assert_eq!(his.post(&format!("{path}/chat"), &json!({"text": "x".repeat(501)})).await.status, 400);

    // A writer changes it, but not who may see it.
    let writer = [("name", "Ivan"), ("role", "writer")];
    assert_eq!(olena.post(&format!("{page}/members"), &writer).await.to(), page);
    let saved = ivan.send("PUT", &page, &changed).await;
    assert_eq!(saved.status, 200, "{}", saved.text);
    let late = ivan.send("PUT", &format!("{page}?merges=true"), &changed).await;
    assert!(late.status == 200 && late.text.contains("\"late\":true"), "{}", late.text);
    let now: Value = serde_json::from_str(&olena.get(&format!("{page}/content")).await.text).expect("JSON");
    assert_eq!((&now["version"], &now["title"]), (&json!(2), &json!("Ivan's")));
    assert_eq!(now["visibility"], "private", "only its owner says who may see it");
    assert_eq!(maria.get(&page).await.status, 404);
    assert_eq!(his.ask("DELETE", &path, "", "").await.status, 404, "it is hers");
    for (name, role, status) in [("nobody", "reader", 422), ("Olena", "reader", 409), ("Ivan", "king", 422)] {
        let answer = olena.post(&format!("{page}/members"), &[("name", name), ("role", role)]).await;
        assert_eq!(answer.status, status, "{name} {role}");
    }

    // Whoever is blocked takes part no longer, and cannot be invited.
    assert_eq!(ivan.post("/player/Olena/block", &[("act", "block")]).await.status, 303);
    assert_eq!(ivan.get(&page).await.status, 404);
    assert_eq!(own.post(&format!("{path}/members"), &ask("Ivan", json!("writer"))).await.status, 409);

    // One who leaves for good takes his words along, and is told of them before.
    assert_eq!(own.post(&format!("{path}/members"), &ask("Maria", json!("writer"))).await.status, 200);
    maria.post(&format!("{page}/chat"), &[("text", "A word of Maria")]).await;
    let data = Client::of(&hall, &mut maria).await.get("/api/v1/account/data").await.json();
    assert_eq!(data["shared_studies"][0]["role"], "writer", "{data}");
    assert_eq!(data["said_in_studies"][0]["text"], "A word of Maria");
    assert_eq!(maria.post("/account/delete", &[("password", "long enough")]).await.status, 303);
    let left = own.get(&format!("{path}/chat")).await.text;
    assert!(!left.contains("Maria") && left.contains("What of"), "{left}");
    assert_eq!(own.get(&format!("{path}/members")).await.json(), json!([]));

    assert_eq!(own.ask("DELETE", &path, "", "").await.status, 204);
    hall.close().await;
}
