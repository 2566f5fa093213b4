//! Correspondence and simultaneous displays, as players, giver and arbiter use them.

use crate::browser::Browser;
use crate::hall::Hall;

async fn signed_in(hall: &Hall, name: &str) -> Browser {
    let mut browser = Browser::new(hall.address);
    let made = browser.post("/register", &[("name", name), ("password", "long enough")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    browser
}

/// What stands between two texts, the first time.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest =
        text.split_once(before).map(|(_, rest)| rest).unwrap_or_else(|| panic!("no {before} in {text}"));
    rest.split(after).next().expect("something follows")
}

#[tokio::test]
async fn a_game_by_correspondence_from_offer_to_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut olena, mut ivan) = (signed_in(&hall, "Olena").await, signed_in(&hall, "Ivan").await);
    let zone = olena.post("/post", &[("what", "zone"), ("zone", "Nowhere/Land")]).await;
    assert_eq!(zone.status, 422);
    let offer = [("what", "offer"), ("rulebook", "ua2023-russian"), ("control", "14d+1d"), ("seat", "white")];
    assert_eq!(olena.post("/post", &offer).await.status, 303);
    let wrong = [("what", "offer"), ("rulebook", "ua2023-russian"), ("control", "soon"), ("seat", "white")];
    assert_eq!(olena.post("/post", &wrong).await.status, 422);

    let lobby = ivan.get("/post").await;
    let id = between(&lobby.text, "name=\"id\" value=\"", "\"").to_owned();
    let taken = ivan.post("/post", &[("what", "take"), ("id", &id)]).await;
    assert_eq!(taken.status, 303, "{}", taken.text);
    assert_eq!(ivan.post("/post", &[("what", "take"), ("id", &id)]).await.status, 404, "only one can accept");
    let dashboard = olena.get("/post").await;
    assert!(dashboard.text.contains("Your move"), "{}", dashboard.text);
    let game = format!("/post/game/{}", between(&dashboard.text, "/post/game/", "\""));

    // Not on his move, not with an illegal one, and not for somebody who does not play.
    assert_eq!(ivan.post(&game, &[("what", "move"), ("mv", "f6-g5")]).await.status, 422);
    assert_eq!(olena.post(&game, &[("what", "move"), ("mv", "c3-c5")]).await.status, 422);
    let mut stranger = signed_in(&hall, "Petro").await;
    assert_eq!(stranger.post(&game, &[("what", "move"), ("mv", "c3-d4")]).await.status, 404);
    assert_eq!(stranger.post(&game, &[("what", "close")]).await.status, 404);

    // An answer that was prepared is made at once, and only its author sees it.
    let lines = [("what", "conditional"), ("text", "c3-d4 b6-a5\nc3-b4 b6-c5")];
    assert_eq!(ivan.post(&game, &lines).await.status, 303);
    assert!(ivan.get(&game).await.text.contains("c3-b4 b6-c5"));
    assert!(!olena.get(&game).await.text.contains("c3-b4 b6-c5"));
    assert_eq!(olena.post(&game, &[("what", "move"), ("mv", "c3-d4")]).await.status, 303);
    let shown = olena.get(&game).await.text;
    assert!(shown.contains("c3-d4") && shown.contains("b6-a5"), "{shown}");

    // Notes are private.
    assert_eq!(olena.post(&game, &[("what", "note"), ("text", "plan: <the centre>")]).await.status, 303);
    assert!(olena.get(&game).await.text.contains("plan: &#60;the centre&#62;"));
    assert!(!ivan.get(&game).await.text.contains("the centre"));

    // A break holds in all games; it is refused over the limit.
    let long = [("what", "break"), ("from", "2030-01-01"), ("to", "2030-12-31")];
    let refused = ivan.post("/post", &long).await;
    assert!(refused.status == 422 && refused.text.contains("UA13-V.7.1"), "{}", refused.text);
    let short = [("what", "break"), ("from", "2030-01-01"), ("to", "2030-01-10")];
    assert_eq!(ivan.post("/post", &short).await.status, 303);

    // A bank ends the game by itself, so nothing is claimed.
    let claim = olena.post(&game, &[("what", "claim")]).await;
    assert_eq!(claim.status, 422);
    assert_eq!(ivan.post(&game, &[("what", "resign")]).await.status, 303);
    assert!(olena.get(&game).await.text.contains("2-0"));

    // COL-4.1.4: a reversed game is offered, and says so.
    let mut reversed = offer.to_vec();
    reversed.push(("reversed", "on"));
    assert_eq!(olena.post("/post", &reversed).await.status, 303);
    let lobby = ivan.get("/post").await.text;
    assert_eq!(lobby.matches("Reversed game").count(), 2, "in the form and in the list: {lobby}");
    let id = between(&lobby, "name=\"id\" value=\"", "\"").to_owned();
    let game = ivan.post("/post", &[("what", "take"), ("id", &id)]).await.to();
    assert!(ivan.get(&game).await.text.contains("Reversed game"));
    hall.close().await;
}

#[tokio::test]
async fn a_display_opens_a_board_when_the_giver_stands_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut giver = signed_in(&hall, "Giver").await;
    let set_up =
        [("kind", "normal"), ("rulebook", "fmjd-100"), ("colour", "white"), ("opponents", "Ann*\nBob")];
    let made = giver.post("/displays", &set_up).await;
    assert_eq!(made.status, 303, "{}", made.text);
    let list = giver.get("/displays").await;
    let display = format!("/display/{}", between(&list.text, "/display/", "\""));
    let page = giver.get(&display).await.text;
    let links: Vec<String> = page
        .split("href=\"")
        .map(|part| part.split('"').next().unwrap_or("").to_owned())
        .filter(|address| address.contains("/display/") && address.contains("/board/"))
        .collect();
    assert_eq!(links.len(), 2, "{page}");
    let path = |link: &str| format!("/display/{}", link.split_once("/display/").expect("an address").1);
    let (ann, bob) = (path(&links[0]), path(&links[1]));

    // Phones in the hall need no account, but the right key.
    let mut phone = Browser::new(hall.address);
    assert_eq!(phone.get(&ann).await.status, 200);
    assert_eq!(phone.get(&format!("{}x", &ann[..ann.len() - 1])).await.status, 404);
    assert_eq!(phone.post(&display, &[("what", "start")]).await.status, 404);
    let boards = format!("{display}/board/");
    assert!(!phone.get(&display).await.text.contains(&boards), "links are for the giver only");

    assert_eq!(giver.post(&display, &[("what", "start")]).await.status, 303);
    let skipped = giver.post(&display, &[("what", "go"), ("board", "2")]).await;
    assert!(skipped.status == 422 && skipped.text.contains("FMJD-VIII.A.6"), "{}", skipped.text);
    assert_eq!(giver.post(&display, &[("what", "go"), ("board", "1")]).await.status, 303);
    // One touch is a move: each has a button of its own, and those made stand beside the board.
    let here = giver.get(&display).await.text.replace('"', "");
    assert!(here.contains("value=32-28") && !here.contains("<select id=mv"), "{here}");
    assert_eq!(giver.post(&display, &[("what", "move"), ("board", "1"), ("mv", "32-28")]).await.status, 303);
    assert!(giver.get(&display).await.text.contains("<li>32-28"), "the move made");
    assert_eq!(giver.post(&display, &[("what", "go"), ("board", "2")]).await.status, 303);
    let early = phone.post(&ann, &[("what", "move"), ("mv", "19-23")]).await;
    assert!(early.status == 422 && early.text.contains("FMJD-VIII.A.8"), "{}", early.text);
    assert_eq!(giver.post(&display, &[("what", "move"), ("board", "2"), ("mv", "32-28")]).await.status, 303);
    assert_eq!(giver.post(&display, &[("what", "go"), ("board", "1")]).await.status, 303);
    assert_eq!(phone.post(&ann, &[("what", "move"), ("mv", "19-24")]).await.status, 303);
    assert_eq!(phone.post(&bob, &[("what", "resign")]).await.status, 303);
    assert_eq!(giver.post(&display, &[("what", "draw"), ("board", "1")]).await.status, 303);
    let over = giver.get(&display).await.text;
    assert!(over.contains("3/4") && over.contains("FMJD-XI.4.1"), "{over}");
    hall.close().await;
}

#[tokio::test]
async fn a_blindfold_giver_sees_no_board_and_hears_the_moves() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut giver = signed_in(&hall, "Giver").await;
    let set_up =
        [("kind", "blindfold"), ("rulebook", "fmjd-100"), ("colour", "black"), ("opponents", "Ann\nBob")];
    assert_eq!(giver.post("/displays", &set_up).await.status, 303);
    let list = giver.get("/displays").await;
    let display = format!("/display/{}", between(&list.text, "/display/", "\""));
    let link = between(&giver.get(&display).await.text, "/board/1/", "\"").to_owned();
    let ann = format!("{display}/board/1/{link}");
    giver.post(&display, &[("what", "start")]).await;
    giver.post(&display, &[("what", "go"), ("board", "1")]).await;
    let mut phone = Browser::new(hall.address);
    assert_eq!(phone.post(&ann, &[("what", "move"), ("mv", "32-28")]).await.status, 303);
    let page = giver.get(&display).await.text;
    assert!(page.contains("data-say=\"Board 1: 32-28\""), "{page}");
    assert!(!page.contains("<img"), "he sees no board");
    assert!(phone.get(&display).await.text.contains("<img"), "spectators do");
    hall.close().await;
}

#[tokio::test]
async fn a_display_has_an_arbiter_and_papers() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    signed_in(&hall, "Root").await;
    let (mut giver, mut arbiter) = (signed_in(&hall, "Giver").await, signed_in(&hall, "Arbiter").await);
    let mut set_up = vec![
        ("kind", "clocks"),
        ("rulebook", "fmjd-100"),
        ("colour", "white"),
        ("opponents", "Ann*\nBob"),
        ("arbiter", "Nobody"),
    ];
    assert_eq!(giver.post("/displays", &set_up).await.status, 422, "no such arbiter");
    set_up.pop();
    set_up.push(("arbiter", "Arbiter"));
    let display = giver.post("/displays", &set_up).await.to();
    assert_eq!(giver.post(&display, &[("what", "start")]).await.status, 303);

    // The arbiter gives remarks and checks counts, but moves nothing; the giver checks nothing himself.
    assert_eq!(arbiter.post(&display, &[("what", "go"), ("board", "1")]).await.status, 404);
    assert_eq!(arbiter.post(&display, &[("what", "remark"), ("board", "1")]).await.status, 303);
    let early = arbiter.post(&display, &[("what", "count-wrong"), ("board", "1")]).await;
    assert_eq!(early.status, 422, "no flag has fallen");
    assert_eq!(giver.post(&display, &[("what", "count-wrong"), ("board", "1")]).await.status, 404);
    assert_eq!(giver.post(&display, &[("what", "doubt"), ("board", "1")]).await.status, 422);

    // Slips open boards, so they are the giver's; results are for everybody.
    let slips = giver.get(&format!("{display}/paper/slips.html")).await;
    assert!(slips.status == 200 && slips.text.contains("/board/2/") && slips.text.contains("<svg"));
    assert_eq!(arbiter.get(&format!("{display}/paper/slips.html")).await.status, 404);
    let mut guest = Browser::new(hall.address);
    assert!(guest.get(&format!("{display}/paper/results.txt")).await.text.contains("Ann"));
    assert_eq!(guest.get(&format!("{display}/paper/achievement.txt")).await.status, 404);
    assert_eq!(arbiter.get(&format!("{display}/paper/achievement.txt")).await.status, 200);
    hall.close().await;
}

#[tokio::test]
async fn beauty_prizes_are_printed_without_names_and_then_with_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut organiser = Browser::new(hall.address);
    let page = organiser.get("/displays/beauty").await;
    assert!(page.status == 200 && page.text.contains("name=\"lot\""), "{}", page.text);
    let sent = "LTU; Jonas, Petras; 2026\n32-28 19-23\n28x19 14x23\n\nUKR; Anna, Borys; 2026\n33-29 17-22";
    let form =
        |judges: &'static str| [("category", "game"), ("lot", "7"), ("sent", sent), ("judges", judges)];
    let sheet = organiser.post("/displays/beauty", &form("")).await;
    assert!(
        sheet.status == 200 && ["32-28", "28x19", "17-22"].iter().all(|mv| sheet.text.contains(mv)),
        "{}",
        sheet.text
    );
    assert!(!sheet.text.contains("Jonas") && !sheet.text.contains("LTU"), "judges are told no names");
    let few = organiser.post("/displays/beauty", &form("A; NED; GMI; 2 1")).await;
    assert!(few.status == 422 && few.text.contains("FMJD-XI.6"), "{}", few.text);
    let judges = "A; NED; GMI; 2 1\nB; FRA; MI; 2 1\nC; LAT; GMI; 1 2\nD; EST; MI; 2 1\nE; POL; MI; 1 2";
    let prizes = organiser.post("/displays/beauty", &form(judges)).await;
    assert!(prizes.status == 200 && prizes.text.contains("Jonas"), "{}", prizes.text);
    let wrong = [("category", "game"), ("lot", "7"), ("sent", "<b>nonsense"), ("judges", "")];
    let wrong = organiser.post("/displays/beauty", &wrong).await;
    assert!(wrong.status == 422 && wrong.text.contains("&#60;b&#62;nonsense"), "{}", wrong.text);
    hall.close().await;
}
