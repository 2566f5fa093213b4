//! One's own account: kept, taken home, left.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::desk::founder;
use crate::hall::Hall;

async fn registered(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let form = [("name", name), ("password", "long enough")];
    assert_eq!(browser.post("/register", &form).await.status, 303);
    browser
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    assert_eq!(Browser::new(hall.address).get("/account").await.to(), "/sign-in?to=%2Faccount");
    let mut browser = registered(&hall, "Olena").await;
    let mut other = Browser::new(hall.address);
    other.post("/sign-in", &[("name", "Olena"), ("password", "long enough")]).await;
    let mut line = other.live().await;
    line.until(|told| told["t"] == "ping").await;

    let change = |old, new| [("old", old), ("new", new)];
    let wrong = browser.post("/account/password", &change("not this", "another one")).await;
    assert!(wrong.status == 422 && wrong.text.contains("This is not the password"), "{}", wrong.text);
    assert_eq!(browser.post("/account/password", &change("long enough", "short")).await.status, 422);
    assert!(browser.get("/account").await.text.matches("name=\"session\"").count() == 2);
    assert_eq!(browser.post("/account/password", &change("long enough", "another one")).await.status, 303);
    assert!(browser.get("/account?done=password").await.text.contains("The password is changed"));
    assert_eq!(other.get("/account").await.to(), "/sign-in?to=%2Faccount", "the other session has ended");
    line.ended().await;
    let old = other.post("/sign-in", &[("name", "Olena"), ("password", "long enough")]).await;
    assert_eq!(old.status, 422);
    assert_eq!(other.post("/sign-in", &[("name", "Olena"), ("password", "another one")]).await.status, 303);

    // One session ends by its number.
    let page = browser.get("/account").await.text;
    let number = page.split("name=\"session\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let number = number.expect("another session");
    assert_eq!(browser.post("/account/sessions", &[("session", number)]).await.status, 303);
    assert_eq!(other.get("/account").await.to(), "/sign-in?to=%2Faccount");
    assert_eq!(browser.get("/account").await.status, 200);
    hall.close().await;
}

#[tokio::test]
async fn an_address_is_shown_to_nobody_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = registered(&hall, "Olena").await;
    assert_eq!(browser.post("/account/email", &[("email", "nonsense")]).await.status, 422);
    let form = [("email", "olena@example.org"), ("password", "long enough")];
    assert_eq!(browser.post("/account/email", &form).await.status, 303);
    assert!(browser.get("/account").await.text.contains("olena@example.org"));
    let mut other = registered(&hall, "Ivan").await;
    for page in ["/", "/account", "/games"] {
        assert!(!other.get(page).await.text.contains("olena@example.org"), "{page}");
    }
    hall.close().await;
}

#[tokio::test]
async fn somebody_takes_his_data_and_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut first = founder(&hall, "Administrator").await;
    let mut olena = registered(&hall, "Olena").await;
    let form = [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("with", "anyone"), ("seat", "white")];
    let offer = olena.post("/", &form).await.to();
    let game = first.post(&offer, &[("answer", "accept")]).await.to();
    let id = game.trim_start_matches("/game/").to_owned();
    let mut line = olena.live().await;
    line.join(&id).await;
    assert_eq!(line.ask(json!({"t": "move", "ply": 0, "move": "c3-d4"})).await["t"], "ok");
    olena.post("/", &form).await;

    let data = olena.get("/account/data").await;
    assert_eq!(data.header("content-type"), Some("application/json; charset=utf-8"));
    let data: Value = serde_json::from_str(&data.text).expect("JSON");
    assert_eq!(data["account"]["name"], "Olena");
    assert_eq!(data["games"][0]["id"], id);
    assert_eq!(data["facts"][0]["fact"]["fact"]["mv"], "c3-d4");

    let leave = |password| [("password", password)];
    let stays = first.post("/account/delete", &leave("long enough")).await;
    assert!(stays.text.contains("the only administrator"), "{}", stays.text);
    assert_eq!(olena.post("/account/delete", &leave("wrong")).await.status, 422);
    assert_eq!(olena.post("/account/delete", &leave("long enough")).await.to(), "/");
    line.ended().await;
    assert!(!olena.get("/").await.text.contains("Olena"));
    assert!(!first.get("/").await.text.contains("Olena"), "her offer is gone");
    assert!(!first.get("/games").await.text.contains("Olena"));
    let seen = first.get(&game).await.text;
    assert!(!seen.contains("Olena") && seen.contains("former member 2"), "{seen}");
    let view = first.live().await.join(&id).await;
    assert!(view["result"].is_object(), "she gave it up: {view}");
    // Nobody else is taken for her: the name is out of use, and so is one that looks like it.
    for name in ["Olena", "olena", "Оlеna"] {
        let mut again = Browser::new(hall.address);
        let made = again.post("/register", &[("name", name), ("password", "long enough")]).await;
        assert!(made.status == 422, "{name}: {}", made.status);
    }
    hall.close().await;
}
