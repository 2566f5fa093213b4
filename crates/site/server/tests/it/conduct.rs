//! Reports, blocking, what is held back in the chat, and statistics of fair play.

use std::path::Path;
use std::time::Duration;

use damier_store::{AccountId, Database, Place};
use serde_json::json;

use crate::browser::{Browser, Live};
use crate::client::{Client, make_token};
use crate::hall::Hall;

const TERMS: [(&str, &str); 4] =
    [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("with", "anyone"), ("seat", "white")];

async fn registered(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let form = [("name", name), ("password", "long enough")];
    assert_eq!(browser.post("/register", &form).await.status, 303);
    browser
}

/// Three members, of whom the first looks after the site.
async fn three(hall: &Hall, folder: &Path) -> [Browser; 3] {
    let own = registered(hall, "Olena").await;
    let database = Database::open_at(&Place::folder(folder)).await.expect("the database");
    database.set_administrator(AccountId(1), true).await.expect("an administrator");
    database.close().await;
    [own, registered(hall, "Ivan").await, registered(hall, "Petro").await]
}

/// Two sit down; the game.
async fn begin(white: &mut Browser, black: &mut Browser, more: &[(&str, &str)]) -> String {
    let offer = white.post("/", &[&TERMS, more].concat()).await.to();
    let game = black.post(&offer, &[("answer", "accept")]).await.to();
    game.trim_start_matches("/game/").to_owned()
}

async fn lines(game: &str, white: &Browser, black: &Browser) -> (Live, Live) {
    let (mut white, mut black) = (white.live().await, black.live().await);
    white.join(game).await;
    black.join(game).await;
    (white, black)
}

/// Plays two moves of each side.
async fn open_the_game(white: &mut Live, black: &mut Live) {
    for (ply, text) in ["c3-d4", "f6-g5", "b2-c3", "g7-f6"].into_iter().enumerate() {
        let mover = if ply % 2 == 0 { &mut *white } else { &mut *black };
        let done = mover.ask(json!({"t": "move", "ply": ply, "move": text})).await;
        assert_eq!(done["t"], "ok", "{text}: {done}");
    }
}

#[tokio::test]
async fn with_somebody_who_is_blocked_there_are_no_games_and_no_talk() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let [_, mut ivan, mut petro] = three(&hall, folder.path()).await;
    let game = begin(&mut ivan, &mut petro, &[]).await;
    let (mut white, mut black) = lines(&game, &ivan, &petro).await;
    assert_eq!(white.ask(json!({"t": "say", "text": "hello"})).await["t"], "ok");

    assert!(ivan.get("/player/Petro").await.text.contains("value=\"block\""));
    assert_eq!(ivan.post("/player/Petro/block", &[("act", "block")]).await.to(), "/player/Petro");
    assert!(ivan.get("/account/conduct").await.text.contains("Petro"));
    for line in [&mut white, &mut black] {
        let held = line.ask(json!({"t": "say", "text": "are you there?"})).await;
        assert!(
            held["t"] == "no" && held["why"].as_str().is_some_and(|why| why.contains("blocked")),
            "{held}"
        );
    }
    assert_eq!(black.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");
    for line in [&mut white, &mut black] {
        assert_eq!(line.ask(json!({"t": "do", "what": "rematch"})).await["t"], "no");
    }

    // Neither sees the offers of the other, and a link to one leads nowhere.
    let offer = petro.post("/", &TERMS).await.to();
    assert!(!ivan.get("/").await.text.contains(&offer));
    assert!(Browser::new(hall.address).get("/").await.text.contains(&offer), "others see it");
    assert_eq!(ivan.post(&offer, &[("answer", "accept")]).await.status, 403);
    let own = ivan.post("/", &TERMS).await.to();
    assert!(!petro.get("/").await.text.contains(&own));
    assert_eq!(petro.post(&own, &[("answer", "accept")]).await.status, 403);

    // The same for programs; and not any more.
    let (one, other) = (Client::of(&hall, &mut ivan).await, Client::of(&hall, &mut petro).await);
    assert_eq!(one.get("/api/v1/account/blocked").await.json()[0]["name"], "Petro");
    let id = offer.trim_start_matches("/challenge/");
    let listed = one.get("/api/v1/challenges").await.text;
    assert!(!listed.contains(id), "{listed}");
    let refused = one.post(&format!("/api/v1/challenges/{id}/accept"), &json!({})).await;
    assert_eq!((refused.status, &refused.json()["code"]), (409, &json!("blocked")));
    let said = other.post(&format!("/api/v1/games/{game}/chat"), &json!({"text": "hello"})).await;
    assert_eq!((said.status, &said.json()["code"]), (409, &json!("blocked")));
    assert_eq!(
        one.post("/api/v1/account/blocked", &json!({"name": "Ivan", "blocked": true})).await.status,
        409
    );
    assert_eq!(
        one.post("/api/v1/account/blocked", &json!({"name": "Nobody", "blocked": true})).await.status,
        404
    );
    let free = one.post("/api/v1/account/blocked", &json!({"name": "Petro", "blocked": false})).await;
    assert_eq!(free.json(), json!([]));
    assert!(ivan.post(&offer, &[("answer", "accept")]).await.to().starts_with("/game/"));
    hall.close().await;
}

#[tokio::test]
async fn words_links_and_floods_are_held_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let [mut olena, mut ivan, mut petro] = three(&hall, folder.path()).await;
    assert_eq!(ivan.post("/admin/words", &[("words", "spam")]).await.status, 403);
    assert_eq!(olena.post("/admin/words", &[("words", "spam\nfool*")]).await.status, 303);
    assert!(olena.get("/admin/reports").await.text.contains("fool*"));
    let game = begin(&mut ivan, &mut petro, &[]).await;
    let (mut white, mut black) = lines(&game, &ivan, &petro).await;
    for text in ["buy SPAM", "s p a m", "Sраm", "foolish", "see https://a.example", "club.com"] {
        assert_eq!(white.ask(json!({"t": "say", "text": text})).await["t"], "no", "{text}");
    }
    assert_eq!(white.ask(json!({"t": "say", "text": "1.c3-d4 was good"})).await["t"], "ok");
    assert_eq!(olena.post("/admin/settings", &[("chat-links", "on")]).await.status, 303);
    assert_eq!(white.ask(json!({"t": "say", "text": "see https://a.example"})).await["t"], "ok");
    let mut held = 0;
    for line in 0..10 {
        let said = black.ask(json!({"t": "say", "text": format!("line {line}")})).await;
        held += u32::from(said["t"] == "no");
    }
    assert!(held >= 3, "a flood is held back");
    hall.close().await;
}

#[tokio::test]
async fn a_report_is_read_and_something_is_done_about_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let [mut olena, mut ivan, mut petro] = three(&hall, folder.path()).await;
    let game = begin(&mut ivan, &mut petro, &[]).await;
    let (_white, mut black) = lines(&game, &ivan, &petro).await;
    assert_eq!(black.ask(json!({"t": "say", "text": "an ugly word"})).await["t"], "ok");

    // Only players see what was said; what they report is what the server heard.
    assert_eq!(olena.get(&format!("/report/chat/{game}")).await.status, 404);
    let form = ivan.get(&format!("/report/chat/{game}")).await.text;
    assert!(form.contains("an ugly word"), "{form}");
    let report = [("reason", "insult"), ("line", "0"), ("text", "Look at this.")];
    assert_eq!(ivan.post(&format!("/report/chat/{game}"), &report).await.status, 200);
    let again = ivan.post(&format!("/report/chat/{game}"), &report).await;
    assert!(again.status == 422 && again.text.contains("already"), "{}", again.text);
    assert_eq!(
        ivan.post("/report/profile/Ivan", &[("reason", "spam")]).await.status,
        422,
        "nobody reports himself"
    );
    assert_eq!(ivan.post("/report/profile/Petro", &[("reason", "x")]).await.status, 422);
    assert_eq!(ivan.get("/report/profile/Nobody").await.status, 404);
    assert_eq!(ivan.get("/report/house/1").await.status, 404);
    assert_eq!(
        Browser::new(hall.address).get("/report/profile/Petro").await.to(),
        "/sign-in?to=%2Freport%2Fprofile%2FPetro"
    );

    // Nobody else reads it.
    assert_eq!(petro.get("/admin/reports").await.status, 403);
    assert_eq!(petro.get("/admin/report/1").await.status, 403);
    assert!(olena.get("/admin").await.text.contains("/admin/reports"));
    assert!(olena.get("/admin/reports").await.text.contains("/admin/report/1"));
    let page = olena.get("/admin/report/1").await.text;
    assert!(page.contains("» an ugly word") && page.contains("Look at this."), "{page}");
    let mute = [("action", "mute"), ("hours", "24"), ("why", "No insults.")];
    assert_eq!(petro.post("/admin/report/1", &mute).await.status, 403);
    assert_eq!(
        olena.post("/admin/report/1", &[("action", "mute"), ("hours", "24"), ("why", " ")]).await.status,
        422
    );
    assert_eq!(olena.post("/admin/report/1", &mute).await.status, 303);
    assert_eq!(olena.post("/admin/report/1", &mute).await.status, 422, "it is settled");
    let held = black.ask(json!({"t": "say", "text": "hello"})).await;
    assert!(held["why"].as_str().is_some_and(|why| why.contains("No insults.")), "{held}");
    assert!(petro.get("/account/conduct").await.text.contains("No insults."));

    // A warning is read before it is gone from the lobby.
    let form = [("reason", "spam"), ("text", "")];
    assert_eq!(ivan.post("/report/profile/Petro", &form).await.status, 200);
    assert_eq!(
        olena.post("/admin/report/2", &[("action", "warn"), ("why", "Please stop.")]).await.status,
        303
    );
    assert!(petro.get("/").await.text.contains("/account/conduct"));
    assert!(petro.get("/account/conduct").await.text.contains("Please stop."));
    assert_eq!(petro.post("/account/conduct/read", &[("number", "1")]).await.status, 303);
    assert!(!petro.get("/").await.text.contains("/account/conduct"));

    // Everything stands in the record, with who, whom and why.
    let record = olena.get("/admin").await.text;
    for what in ["silenced", "warned", "#1: No insults.", "#2: Please stop."] {
        assert!(record.contains(what), "{what}: {record}");
    }
    assert!(olena.get("/admin/reports?settled=yes").await.text.contains("/admin/report/2"));

    // By programs: a game is reported, and the account closed. Nobody decides about himself.
    let reporter = Client::of(&hall, &mut ivan).await;
    let body = json!({"kind": "game", "subject": game, "whom": "black", "reason": "cheating"});
    let taken = reporter.post("/api/v1/reports", &body).await;
    assert_eq!((taken.status, &taken.json()["number"]), (201, &json!(3)));
    let unclear = json!({"kind": "game", "subject": game, "reason": "cheating"});
    assert_eq!(reporter.post("/api/v1/reports", &unclear).await.status, 400);
    assert_eq!(reporter.get("/api/v1/reports").await.status, 403, "the token does not allow it");
    let own = json!({"kind": "profile", "subject": "Olena", "reason": "other"});
    assert_eq!(reporter.post("/api/v1/reports", &own).await.status, 201);
    let judge = Client { address: hall.address, token: Some(make_token(&mut olena, &["moderate"]).await) };
    let other = Client { address: hall.address, token: Some(make_token(&mut ivan, &["moderate"]).await) };
    assert_eq!(other.get("/api/v1/reports").await.status, 403, "he is no administrator");
    let listed = judge.get("/api/v1/reports").await.json();
    assert_eq!(listed.as_array().map(Vec::len), Some(2), "{listed}");
    let verdict = json!({"action": "close", "why": "Engine."});
    assert_eq!(judge.post("/api/v1/reports/4/verdict", &verdict).await.status, 409);
    let settled = judge.post("/api/v1/reports/3/verdict", &verdict).await;
    assert_eq!(settled.json()["settled"]["outcome"], "closed", "{}", settled.text);
    assert_eq!(petro.get("/account").await.to(), "/sign-in?to=%2Faccount");
    hall.close().await;
}

/// The points on the page of a player, once there are some.
async fn points(browser: &mut Browser, name: &str) -> Option<u32> {
    for _ in 0..50 {
        let page = browser.get(&format!("/player/{name}")).await.text;
        if let Some(rest) = page.split("class=\"points\">").nth(1) {
            return rest.split('<').next().and_then(|points| points.parse().ok());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    None
}

#[tokio::test]
async fn the_rating_of_a_game_is_undone_and_its_moves_are_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let [mut olena, mut ivan, mut petro] = three(&hall, folder.path()).await;
    assert!(ivan.get("/").await.text.contains("loses the focus"), "players are told what is noted");
    let game = begin(&mut ivan, &mut petro, &[("rated", "on")]).await;
    let (mut white, mut black) = lines(&game, &ivan, &petro).await;
    open_the_game(&mut white, &mut black).await;
    white.send(json!({"t": "away", "ply": 4, "ms": 7000})).await;
    let done = white.ask(json!({"t": "move", "ply": 4, "move": "a1-b2"})).await;
    assert_eq!(done["t"], "ok", "{done}");
    let path = format!("/game/{game}/fair-play");
    assert_eq!(olena.post(&path, &[]).await.status, 409, "nobody is helped while it is played");
    assert_eq!(black.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");
    let before = points(&mut olena, "Ivan").await.expect("a rating");
    assert!(before > 1500);

    assert_eq!(ivan.get(&path).await.status, 403);
    assert_eq!(ivan.post(&path, &[]).await.status, 403);
    assert_eq!(olena.post(&path, &[]).await.status, 303);
    let judge = Client { address: hall.address, token: Some(make_token(&mut olena, &["moderate"]).await) };
    let mut told = json!(null);
    for _ in 0..600 {
        told = judge.get(&format!("/api/v1{path}").replace("/game/", "/games/")).await.json();
        if told["state"] == "made" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let white_side = &told["report"]["sides"][0];
    assert_eq!((&white_side["moves"], &white_side["away"]["moves"]), (&json!(3), &json!(1)), "{told}");
    assert!(white_side["times"]["mean"].as_f64().is_some() && white_side["weight"].as_f64().is_some());
    let page = olena.get(&path).await.text;
    assert!(page.contains("prove nothing") && page.contains("7.00"), "{page}");

    assert_eq!(
        ivan.post(&format!("/report/game/{game}"), &[("whom", "black"), ("reason", "cheating")]).await.status,
        200
    );
    let unrate = [("action", "unrate"), ("why", "Agreed result.")];
    assert_eq!(olena.post("/admin/report/1", &unrate).await.status, 303);
    let page = olena.get("/player/Ivan").await.text;
    assert!(!page.contains("class=\"points\""), "no game counts any more: {page}");
    hall.close().await;
}
