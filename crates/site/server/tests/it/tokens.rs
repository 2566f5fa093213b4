//! Tokens: made, used within their bounds, taken back.

use std::time::Duration;

use damier_clock::Span;
use damier_store::{AccountId, Database, NewToken, Place, SecretHash};
use serde_json::json;

use crate::browser::Browser;
use crate::client::{Client, make_token};
use crate::hall::Hall;

#[tokio::test]
async fn a_token_allows_what_its_owner_chose_until_it_is_revoked() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    assert_eq!(
        browser.get("/account/tokens").await.to(),
        "/sign-in?to=%2Faccount%2Ftokens",
        "guests have no tokens"
    );
    browser.post("/register", &[("name", "Olena"), ("password", "long enough")]).await;
    assert_eq!(browser.post("/account/tokens", &[("label", "x")]).await.status, 422, "it allows nothing");
    assert_eq!(browser.post("/account/tokens", &[("label", " "), ("read", "on")]).await.status, 422);

    let secret = make_token(&mut browser, &["read"]).await;
    let page = browser.get("/account/tokens").await.text;
    assert!(page.contains("a robot") && !page.contains(&secret), "the secret is shown once");
    let mut client = Client::stranger(&hall);
    assert_eq!(client.get("/api/v1/account").await.status, 401);
    client.token = Some(secret.clone());
    assert_eq!(client.get("/api/v1/account").await.json()["name"], "Olena");
    let terms = json!({"rulebook": "fmjd-100", "control": "5m+3s"});
    let refused = client.post("/api/v1/challenges", &terms).await;
    assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("scope")));

    // Nobody takes back what is not his.
    let number = page.split("name=\"revoke\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let number = number.expect("a token in the list").to_owned();
    let mut other = Browser::new(hall.address);
    other.post("/register", &[("name", "Ivan"), ("password", "long enough")]).await;
    other.post("/account/tokens", &[("revoke", &number)]).await;
    assert_eq!(client.get("/api/v1/account").await.status, 200);
    browser.post("/account/tokens", &[("revoke", &number)]).await;
    let ended = client.get("/api/v1/account").await;
    assert_eq!((ended.status, &ended.json()["code"]), (401, &json!("token-unknown")));

    // What is under way by a token ends with it.
    client.token = Some(make_token(&mut browser, &["read", "play"]).await);
    let terms = json!({"rulebook": "fmjd-100", "control": "5m+3s", "level": 1, "seat": "white"});
    let game = client.post("/api/v1/games", &terms).await.json()["game"].as_str().expect("a game").to_owned();
    let mut lines = client.stream(&format!("/api/v1/games/{game}/stream")).await;
    assert_eq!(lines.next().await.expect("a view")["you"], "white");
    assert_eq!(client.ask("DELETE", "/api/v1/account/token", "", "").await.status, 204);
    while let Some(view) = lines.next().await {
        assert_eq!(view["game"], json!(game));
    }

    client.token = Some(make_token(&mut browser, &["read"]).await);
    assert_eq!(client.ask("DELETE", "/api/v1/account/token", "", "").await.status, 204);
    assert_eq!(client.get("/api/v1/account").await.status, 401);
    hall.close().await;
}

/// One program cannot have the server tell it everything a thousand times over, nor for longer than its token lasts.
#[tokio::test]
async fn streams_of_a_token_are_few_and_end_with_its_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    browser.post("/register", &[("name", "Olena"), ("password", "long enough")]).await;
    let client = Client { address: hall.address, token: Some(make_token(&mut browser, &["play"]).await) };
    let mut streams = Vec::new();
    for _ in 0..50 {
        let mut lines = client.stream("/api/v1/stream").await;
        assert_eq!(lines.next().await.expect("a line")["type"], "welcome");
        streams.push(lines);
    }
    let more = client.get("/api/v1/stream").await;
    assert_eq!((more.status, &more.json()["code"]), (429, &json!("too-many")), "{more:?}");
    streams.pop();
    tokio::time::sleep(Duration::from_millis(200)).await;
    let mut again = client.stream("/api/v1/stream").await;
    assert_eq!(again.next().await.expect("a line")["type"], "welcome");
    drop((streams, again));

    let database = Database::open_at(&Place::folder(folder.path())).await.expect("the database");
    let (secret, made) = ("damier_short", damier_application::site::now());
    let token = NewToken {
        hash: SecretHash::of(secret),
        account: AccountId(1),
        label: "short".to_owned(),
        scopes: vec!["play".to_owned()],
        made,
        expires: made + Span::seconds(2),
    };
    database.create_token(token).await.expect("a token");
    database.close().await;
    let client = Client { address: hall.address, token: Some(secret.to_owned()) };
    let mut lines = client.stream("/api/v1/stream").await;
    assert_eq!(lines.next().await.expect("a line")["type"], "welcome");
    assert!(lines.next().await.is_none(), "the token is good no longer");
    hall.close().await;
}

/// Whoever has signed in on the pages can still do nothing by cookie: no other site can make his browser act.
#[tokio::test]
async fn cookies_mean_nothing_to_the_api() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    browser.post("/register", &[("name", "Olena"), ("password", "long enough")]).await;
    assert_eq!(browser.get("/api/v1/account").await.status, 401);
    assert_eq!(browser.post("/api/v1/challenges", &[]).await.status, 401);
    hall.close().await;
}
