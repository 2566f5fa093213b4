//! Clubs: founded, joined, led, their calendars, their matches, and arenas in which they meet.

use std::time::Duration;

use serde_json::{Value, json};

use crate::browser::{Answer, Browser};
use crate::client::Client;
use crate::desk::{founder, person};
use crate::hall::Hall;

async fn act(browser: &mut Browser, club: &str, what: &str, more: &[(&str, &str)]) -> Answer {
    browser.post(club, &[&[("what", what)][..], more].concat()).await
}

fn of_programs(club: &str) -> String {
    format!("/api/v1{}", club.replacen("/club/", "/clubs/", 1))
}

/// A moment so many seconds from now.
fn soon(seconds: i64) -> String {
    (jiff::Timestamp::now() + jiff::SignedDuration::from_secs(seconds)).to_string()
}

#[tokio::test]
async fn members_are_admitted_appointed_and_leave() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut root = founder(&hall, "root").await;
    let (mut olena, mut ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let club =
        olena.post("/clubs", &[("name", "North"), ("place", "Львів"), ("about", "A <b>club</b>")]).await.to();
    assert!(club.starts_with("/club/"), "{club}");
    let same = ivan.post("/clubs", &[("name", "north")]).await;
    assert!(same.status == 422 && same.text.contains("another club is called so"), "{}", same.text);
    assert_eq!(ivan.post("/clubs", &[("name", "x")]).await.status, 422);
    for asked in ["/clubs?name=NORTH", "/clubs?name=%D0%BB%D1%8C%D0%B2%D1%96%D0%B2", "/clubs"] {
        assert!(ivan.get(asked).await.text.contains(&club), "{asked}");
    }
    assert!(!ivan.get("/clubs?name=south").await.text.contains(&club));
    assert!(ivan.get(&club).await.text.contains("A &#60;b&#62;club"));

    // Whoever asks waits for a leader.
    assert_eq!(act(&mut ivan, &club, "ask", &[]).await.status, 303);
    assert_eq!(act(&mut ivan, &club, "welcome", &[("name", "Ivan")]).await.status, 404, "not his right");
    let his = Client::of(&hall, &mut ivan).await;
    assert_eq!(his.get(&of_programs(&club)).await.json()["you"], "asked");
    let stranger = Client::stranger(&hall).get(&of_programs(&club)).await.json();
    assert_eq!((&stranger["members"], stranger["people"].to_string().contains("Ivan")), (&json!(1), false));
    assert_eq!(act(&mut olena, &club, "welcome", &[("name", "Ivan")]).await.status, 303);
    assert_eq!(his.get(&of_programs(&club)).await.json()["you"], "member");

    // A club keeps a leader.
    let alone = act(&mut olena, &club, "leave", &[]).await;
    assert!(alone.status == 422 && alone.text.contains("needs a leader"), "{}", alone.text);
    assert_eq!(act(&mut olena, &club, "appoint", &[("name", "Ivan")]).await.status, 303);
    assert_eq!(act(&mut olena, &club, "leave", &[]).await.status, 303);
    let told = his.get(&of_programs(&club)).await.json();
    assert_eq!((&told["you"], &told["members"]), (&json!("leader"), &json!(1)));

    // What a club says is reported, and those who look after the site close it.
    let report = json!({"kind": "club", "subject": club.trim_start_matches("/club/"), "reason": "spam"});
    let hers = Client::of(&hall, &mut olena).await;
    assert_eq!(hers.post("/api/v1/reports", &report).await.status, 201);
    assert!(root.get("/admin/report/1").await.text.contains(&club), "it leads there");
    assert_eq!(act(&mut ivan, &club, "close", &[]).await.status, 404, "not his right");
    assert_eq!(act(&mut root, &club, "close", &[]).await.status, 303);
    assert!(!olena.get("/clubs").await.text.contains(&club));
    // It is there for its members and those who look after the site only.
    assert_eq!(act(&mut olena, &club, "ask", &[]).await.status, 404);
    assert_eq!(olena.get(&club).await.status, 404);
    assert_eq!(olena.get(&format!("{club}/calendar.ics")).await.status, 404);
    assert_eq!(hers.get(&of_programs(&club)).await.status, 404);
    assert!(ivan.get(&club).await.status == 200 && root.get(&club).await.status == 200);
    assert_eq!(his.get(&of_programs(&club)).await.status, 200);
    assert_eq!(act(&mut root, &club, "reopen", &[]).await.status, 303);
    hall.close().await;
}

#[tokio::test]
async fn a_calendar_is_read_by_calendars() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = person(&hall, "Olena").await;
    let club = olena.post("/clubs", &[("name", "North"), ("place", "Lviv")]).await.to();
    let begins = soon(7200);
    let plan = [("title", "Blitz, then tea"), ("begins", begins.as_str())];
    assert_eq!(act(&mut olena, &club, "plan", &plan).await.status, 303);
    assert!(olena.get(&club).await.text.contains("Blitz, then tea"));
    let calendar = olena.get(&format!("{club}/calendar.ics")).await;
    assert!(calendar.text.contains("SUMMARY:Blitz\\, then tea") && calendar.text.contains("LOCATION:Lviv"));
    for (begins, why) in [("yesterday", "no moment"), ("2001-01-01T00:00", "over")] {
        let no = act(&mut olena, &club, "plan", &[("title", "A"), ("begins", begins)]).await;
        assert!(no.status == 422 && no.text.contains(why), "{}", no.text);
    }
    let no = act(&mut olena, &club, "plan", &[plan[1], ("title", "Cup"), ("event", "nowhere")]).await;
    assert!(no.status == 422 && no.text.contains("no such event"), "{}", no.text);
    let own = Client::of(&hall, &mut olena).await;
    let number = own.get(&of_programs(&club)).await.json()["calendar"][0]["number"].clone();
    let strike = json!({"act": "strike", "number": number});
    let acts = format!("{}/acts", of_programs(&club));
    assert_eq!(own.post(&acts, &strike).await.json()["calendar"], json!([]));
    assert_eq!(own.post(&acts, &strike).await.status, 404);
    hall.close().await;
}

/// What a match is to a program, as soon as it is what is waited for.
async fn until(client: &Client, id: &str, is: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..200 {
        let told = client.get(&format!("/api/v1/club-matches/{id}")).await.json();
        if is(&told) {
            return told;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("it does not come: {:?}", client.get(&format!("/api/v1/club-matches/{id}")).await)
}

#[tokio::test]
async fn two_clubs_play_a_match() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let mut maria = person(&hall, "Maria").await;
    let north = olena.post("/clubs", &[("name", "North"), ("admits", "yes")]).await.to();
    let south = ivan.post("/clubs", &[("name", "South"), ("admits", "yes")]).await.to();
    assert_eq!(act(&mut maria, &south, "ask", &[]).await.status, 303);
    let begins = soon(10);
    let terms =
        [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("boards", "3"), ("begins", begins.as_str())];
    let own = act(&mut olena, &north, "challenge", &[&terms[..], &[("club", "north")]].concat()).await;
    assert!(own.status == 422 && own.text.contains("itself"), "{}", own.text);
    let nobody = act(&mut olena, &north, "challenge", &[&terms[..], &[("club", "West")]].concat()).await;
    assert_eq!(nobody.status, 422);
    for typed in ["value=\"West\"", "value=\"3\"", &format!("value=\"{begins}\"")] {
        assert!(nobody.text.contains(typed), "what was typed stays: {typed}");
    }
    let sent = act(&mut olena, &north, "challenge", &[&terms[..], &[("club", "South")]].concat()).await;
    assert_eq!(sent.status, 303, "{}", sent.text);
    let (hers, his) = (Client::of(&hall, &mut olena).await, Client::of(&hall, &mut ivan).await);
    let id =
        his.get(&of_programs(&south)).await.json()["matches"][0]["id"].as_str().expect("a match").to_owned();
    let reply = [("id", id.as_str()), ("agreed", "yes")];
    assert_eq!(act(&mut olena, &north, "reply", &reply).await.status, 404, "the other club answers");
    assert_eq!(act(&mut ivan, &south, "reply", &reply).await.status, 303);
    for (browser, club) in [(&mut olena, &north), (&mut ivan, &south), (&mut maria, &south)] {
        assert_eq!(act(browser, club, "enter", &reply[..1]).await.status, 303);
    }
    assert_eq!(act(&mut maria, &north, "enter", &reply[..1]).await.status, 404, "she is no member of it");
    assert_eq!(act(&mut maria, &south, "withdraw", &reply[..1]).await.status, 303);

    let told = until(&hers, &id, |told| told["match"]["state"] == "running").await;
    let board = &told["boards"][0];
    assert_eq!(
        (&board["home"], &board["away"], &board["home_side"]),
        (&json!("Olena"), &json!("Ivan"), &json!("white"))
    );
    let game = board["game"].as_str().expect("a game").to_owned();
    let page = olena.get(&format!("/club-match/{id}")).await.text;
    assert!(page.contains(&format!("/game/{game}")), "{page}");
    let page = olena.get(&format!("/game/{game}")).await.text;
    assert!(page.contains(&format!("<a href=\"/club-match/{id}\">North – South</a>")), "{page}");
    for _ in 0..50 {
        if his.get(&format!("/api/v1/games/{game}")).await.status == 200 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let gave_up = his.post(&format!("/api/v1/games/{game}/actions"), &json!({"action": "resign"})).await;
    assert!(gave_up.status < 300, "{gave_up:?}");
    let over = until(&hers, &id, |told| told["match"]["state"] == "over").await;
    assert_eq!(over["boards"][0]["points"], json!([2, 0]));
    assert_eq!((&over["match"]["home"]["points"], &over["match"]["away"]["points"]), (&json!(2), &json!(0)));

    // Whoever leaves takes his membership along; what he played stays.
    let data = hers.get("/api/v1/account/data").await.json();
    assert_eq!((&data["clubs"][0]["name"], &data["club_boards"][0]["game"]), (&json!("North"), &json!(game)));
    assert_eq!(act(&mut maria, &north, "ask", &[]).await.status, 303);
    assert_eq!(olena.post("/account/delete", &[("password", "long enough")]).await.status, 303);
    let after = his.get(&of_programs(&north)).await.json();
    assert_eq!(after["people"][0]["name"], "Maria", "{after}");
    assert_eq!(after["people"][0]["role"], "leader", "she leads it now: {after}");
    let told = his.get(&format!("/api/v1/club-matches/{id}")).await.json();
    assert!(!told.to_string().contains("Olena"), "{told}");
    hall.close().await;
}

async fn propose(browser: &mut Browser, club: &str, begins: &str) -> Answer {
    let terms = [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("boards", "3")];
    act(browser, club, "challenge", &[&terms[..], &[("club", "South"), ("begins", begins)]].concat()).await
}

#[tokio::test]
async fn proposals_are_few_are_taken_back_and_end_by_themselves() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let north = olena.post("/clubs", &[("name", "North")]).await.to();
    ivan.post("/clubs", &[("name", "South")]).await;
    let hers = Client::of(&hall, &mut olena).await;
    assert_eq!(propose(&mut olena, &north, &soon(5)).await.status, 303);
    let told = hers.get(&of_programs(&north)).await.json();
    let first = told["matches"][0]["id"].as_str().expect("a match").to_owned();
    until(&hers, &first, |told| told["match"]["state"] == "declined").await;

    let later = soon(7200);
    for _ in 0..3 {
        assert_eq!(propose(&mut olena, &north, &later).await.status, 303);
    }
    let full = propose(&mut olena, &north, &later).await;
    assert!(full.status == 422 && full.text.contains("already"), "{}", full.text);
    let told = hers.get(&of_programs(&north)).await.json();
    assert_eq!(told["matches"][3]["id"], json!(first), "what is open stands first: {told}");
    let open = told["matches"][0]["id"].as_str().expect("a match").to_owned();
    assert_eq!(act(&mut olena, &north, "call-off", &[("id", open.as_str())]).await.status, 303);
    assert_eq!(hers.get(&format!("/api/v1/club-matches/{open}")).await.status, 404);
    assert_eq!(propose(&mut olena, &north, &later).await.status, 303);
    hall.close().await;
}

#[tokio::test]
async fn clubs_meet_in_an_arena() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (person(&hall, "Olena").await, person(&hall, "Ivan").await);
    let mut maria = person(&hall, "Maria").await;
    let north = olena.post("/clubs", &[("name", "North")]).await.to();
    let south = ivan.post("/clubs", &[("name", "South")]).await.to();
    let form =
        [("name", "Derby"), ("rulebook", "ua2023-russian"), ("control", "3m+2s"), ("in_minutes", "30")];
    let more = [("minutes", "20"), ("leaders", "5"), ("clubs", "North\nsouth")];
    let arena = olena.post("/arenas", &[&form[..], &more].concat()).await.to();
    assert!(arena.starts_with("/arena/"), "{arena}");
    assert!(ivan.get(&north).await.text.contains(&arena), "it stands in the calendar");
    assert!(!ivan.get(&south).await.text.contains(&arena), "she does not lead that club");
    let no = maria.post(&arena, &[("what", "join")]).await;
    assert!(
        no.status == 422 && no.text.contains("only members of these clubs play: North, South"),
        "{}",
        no.text
    );
    assert_eq!(ivan.post(&arena, &[("what", "join")]).await.status, 303);
    let own = Client::of(&hall, &mut ivan).await;
    let told = own.get(&format!("/api/v1{}", arena.replacen("/arena/", "/arenas/", 1))).await.json();
    assert_eq!(told["table"][0]["team"], "South", "{told}");
    assert_eq!(olena.post(&arena, &[("what", "call-off")]).await.status, 303);
    assert!(!ivan.get(&north).await.text.contains(&arena), "it is not held");
    hall.close().await;
}
