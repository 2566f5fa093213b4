//! Boards of an event: micro-matches and drawn openings on the site, a round that starts by itself, phones at boards of
//! the hall, what the public and the wall see of them.

use serde_json::json;

use crate::browser::Browser;
use crate::desk::{NAMES, act, both_at, code, four_paired, links, person, regulation};
use crate::desk_online::{Online, online, until, until_said};
use crate::hall::Hall;

/// The regulation as the page of the course shows it, changed in one place.
async fn change_regulation(own: &mut Online, from: &str, to: &str) {
    let course = format!("{}/course", own.desk);
    let text = regulation(&mut own.chief, &own.desk).await;
    assert!(text.contains(from), "{text}");
    let form = [("regulation", &*text.replacen(from, to, 1)), ("reason", "agreed by all")];
    act(&mut own.chief, &course, "regulation", &form).await;
}

#[tokio::test]
async fn micro_matches_from_drawn_openings_are_played_on_the_site() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut own = online(&hall, "ua2013-russian/micro-match-round-robin", &[("control", "3m+2s")]).await;
    change_regulation(&mut own, "ballot = \"russian\"", "ballot = 745").await;
    let round = format!("{}/round", own.desk);
    act(&mut own.chief, &round, "pair", &[]).await;
    // One lot for the whole round, drawn in public before the boards open (UA13-IV.9.5.2).
    let lots =
        [("for", "ballot"), ("of", "745"), ("table", "1"), ("seed", "5"), ("reason", "drawn in public")];
    let drawn = act(&mut own.chief, &round, "lots", &lots).await.text;
    act(&mut own.chief, &round, "publish", &[]).await;
    own.start().await;

    let first = own.own_game(0).await;
    let mut rival = 1;
    while own.own_game(rival).await != first {
        rival += 1;
    }
    let mut seats = [own.players[0].live().await, own.players[rival].live().await];
    let mut views = Vec::new();
    for live in &mut seats {
        views.push(live.join(&first).await);
    }
    let page = own.chief.get(&format!("/game/{first}")).await.text;
    assert!(page.contains("Drawn opening"), "{drawn}: {page}");
    let stands = &views[0]["pieces"];
    let white = usize::from(views[0]["you"] != "white");
    let told = seats[1 - white].ask(json!({"t": "do", "what": "resign"})).await;
    assert_eq!(told["t"], "ok", "{told}");

    // The second game opens by itself with the other colours and the same opening (UA13-IV.9.5.1).
    let public = own.public();
    until(&mut own.players[0], &public, &format!("href=\"/game/{first}-2\"")).await;
    until_said(&mut own.players[0], &public, &format!("href=\"/game/{first}\""), false).await;
    let second = format!("{first}-2");
    let mut again = Vec::new();
    for live in &mut seats {
        live.send(json!({"t": "join", "game": second})).await;
        again.push(live.view(|view| view["game"] == *second).await);
    }
    assert_eq!((&again[0]["pieces"], &again[1]["pieces"]), (stands, stands), "the same opening");
    assert_ne!(again[0]["you"], views[0]["you"], "colours are reversed");
    let told = seats[1 - white].ask(json!({"t": "do", "what": "resign"})).await;
    assert_eq!(told["t"], "ok", "{told}");
    let log = format!("{}/log", own.desk);
    let told = until(&mut own.chief, &log, &format!("(game {second})")).await;
    assert!(told.contains(&format!("(game {first})")), "{told}");
    hall.close().await;
}

#[tokio::test]
async fn a_round_starts_by_its_schedule() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut own = online(&hall, "ua2023-russian/round-robin", &[("control", "3m+2s")]).await;
    let console = format!("{}/console", own.desk);
    act(&mut own.chief, &console, "online", &[("on", "yes"), ("by-schedule", "on")]).await;
    let course = format!("{}/course", own.desk);
    let tomorrow = [("round", "1"), ("starts", "2999-01-01 10:00")];
    act(&mut own.chief, &course, "schedule", &tomorrow).await;
    own.pair_and_publish().await;
    let mut seats = Vec::new();
    for player in 0..4 {
        seats.push(own.sit(player).await);
    }
    assert!(
        seats.iter().all(|(_, _, view)| view["clock"]["running"] == json!(null)),
        "its hour has not come"
    );
    // The hour is moved to one that has come: nobody has to say more.
    act(&mut own.chief, &course, "schedule", &[("round", "1"), ("starts", "2026-01-01 10:00")]).await;
    for (live, ..) in &mut seats {
        live.view(|view| view["clock"]["running"] == "white").await;
    }
    let log = own.chief.get(&format!("{}/log", own.desk)).await.text;
    assert!(log.contains("round 1 starts"), "{log}");
    hall.close().await;
}

#[tokio::test]
async fn the_public_and_the_wall_see_boards_and_clocks() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut own = online(&hall, "ua2023-russian/round-robin", &[("control", "3m+2s")]).await;
    let public = own.public();
    let mut guest = Browser::new(hall.address);
    let empty = guest.get(&format!("{public}/live")).await;
    assert!(empty.status == 200 && !empty.text.contains("href=\"/game/"), "{}", empty.text);
    own.pair_and_publish().await;
    let mut seats = Vec::new();
    for player in 0..4 {
        seats.push(own.sit(player).await);
    }
    own.start().await;
    for (live, ..) in &mut seats {
        live.view(|view| view["clock"]["running"] == "white").await;
    }
    let boards = guest.get(&format!("{public}/live")).await.text;
    assert_eq!(boards.matches("class=\"watched\"").count(), 2, "{boards}");
    assert_eq!(boards.matches("class=\"runs\"").count(), 2, "one clock runs at each board: {boards}");
    for name in &NAMES[..4] {
        assert!(boards.contains(name), "{name}: {boards}");
    }
    assert!(boards.contains("2:5") || boards.contains("3:00"), "times are shown: {boards}");
    let wall = guest.get(&format!("{public}/wall?show=boards")).await.text;
    assert!(wall.contains("data-name=\"boards-1\"") && wall.contains("id=\"clock\" data-zone="), "{wall}");
    assert!(wall.contains("2:5") || wall.contains("3:00"), "clocks on the wall: {wall}");
    let (live, game, _) = seats.iter_mut().find(|(_, _, view)| view["you"] == "black").expect("Black");
    assert_eq!(live.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");
    let game = game.clone();
    until(&mut own.chief, &format!("{}/log", own.desk), &format!("(game {game})")).await;
    let boards = guest.get(&format!("{public}/live")).await.text;
    assert!(boards.contains("<b>2-0</b>"), "{boards}");
    let wall = guest.get(&format!("{public}/wall?show=boards,results")).await.text;
    assert!(wall.contains("data-name=\"results-1\"") && wall.contains("2-0"), "{wall}");
    hall.close().await;
}

#[tokio::test]
async fn spectators_of_an_event_see_its_boards_late() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut own = online(&hall, "ua2023-russian/round-robin", &[("control", "3m+2s")]).await;
    let console = format!("{}/console", own.desk);
    act(&mut own.chief, &console, "online", &[("on", "yes"), ("delay", "5")]).await;
    own.pair_and_publish().await;
    let mut seats = Vec::new();
    for player in 0..4 {
        seats.push(own.sit(player).await);
    }
    own.start().await;
    let (live, game, _) = seats.iter_mut().find(|(_, _, view)| view["you"] == "white").expect("White");
    live.view(|view| view["clock"]["running"] == "white").await;
    assert_eq!(live.ask(json!({"t": "move", "ply": 0, "move": "c3-d4"})).await["t"], "ok");
    let public = own.public();
    let mut guest = Browser::new(hall.address);
    let page = guest.get(&format!("{public}/live")).await.text;
    assert!(page.contains("5 minutes"), "it is said how late: {page}");
    let pdn = guest.get(&format!("/game/{game}/pdn")).await.text;
    assert!(!pdn.contains("c3-d4"), "nobody sees it before: {pdn}");
    hall.close().await;
}

#[tokio::test]
async fn a_phone_calls_the_arbiter_and_the_opponent_chooses() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let desk = four_paired(&mut chief).await;
    act(&mut chief, &format!("{desk}/round"), "publish", &[]).await;
    act(&mut chief, &format!("{desk}/boards"), "boards", &[("open", "yes")]).await;
    let links = links(&mut chief, &desk).await;
    let mut phone = Browser::new(hall.address);
    let call = [("act", "call"), ("side", "white"), ("text", "my clock stands")];
    assert_eq!(phone.post(&links[0], &call).await.status, 422, "the round has not started");
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    assert!(phone.get(&links[0]).await.text.contains("name=\"act\" value=\"call\""));
    assert_eq!(phone.post(&links[0], &call).await.status, 303);
    let nobody = [("act", "call"), ("text", "who am I")];
    assert_eq!(phone.post(&links[0], &nobody).await.status, 422, "a call says from which side");
    for status in [303, 303, 429] {
        assert_eq!(phone.post(&links[0], &call).await.status, status, "patience");
    }
    let console = format!("{desk}/console");
    let page = until(&mut chief, &console, "my clock stands").await;
    assert!(page.contains("value=\"attend\""), "{page}");
    for number in ["1", "2", "3"] {
        act(&mut chief, &console, "attend", &[("call", number), ("ruling", "set right")]).await;
    }

    // White has moved twice running; Black chooses (UA-VI.Viol.4), and only once.
    let kind = [("board", "1.1.1"), ("kind", "6"), ("seat", "white")];
    act(&mut chief, &console, "irregular", &kind).await;
    // It is a line of the board, ruled by the code, and the arbiter may choose for whoever may (UA-VI.Viol.7).
    let card = chief.get(&format!("{console}?board=1.1.1")).await.text;
    for wanted in ["UA-VI.Viol.4", "UA-VI.Viol.7", "value=\"correct black\"", "value=\"let-stand black\""] {
        assert!(card.contains(wanted), "{wanted}: {card}");
    }
    assert!(!card.contains("value=\"correct white\""), "{card}");
    let log = chief.get(&format!("{desk}/log")).await.text;
    assert!(log.contains("White: Quiet move although there was a capture"), "{log}");
    let page = phone.get(&links[0]).await.text;
    assert!(page.contains("name=\"corrected\" value=\"yes\""), "{page}");
    assert!(
        !phone.get(&links[1]).await.text.contains("name=\"corrected\""),
        "at another board nobody chooses"
    );
    let [first, second] = both_at(&mut phone, &links[0]).await;
    let (whites, blacks) = (code(&mut chief, &desk, &first).await, code(&mut chief, &desk, &second).await);
    let unproved = [("act", "choose"), ("irregularity", "1"), ("side", "black"), ("corrected", "no")];
    assert_eq!(phone.post(&links[0], &unproved).await.status, 403, "the link alone proves nothing");
    let choose = |side: &'static str, corrected: &'static str| {
        let code = if side == "white" { whites.as_str() } else { blacks.as_str() };
        [("act", "choose"), ("irregularity", "1"), ("side", side), ("corrected", corrected), ("code", code)]
    };
    assert_eq!(phone.post(&links[1], &choose("black", "yes")).await.status, 422, "not from another board");
    assert_eq!(
        phone.post(&links[0], &choose("white", "no")).await.status,
        403,
        "whoever did it does not choose"
    );
    assert_eq!(phone.post(&links[0], &choose("black", "perhaps")).await.status, 422);
    assert_eq!(phone.post(&links[0], &choose("black", "yes")).await.status, 303);
    assert_eq!(phone.post(&links[0], &choose("black", "no")).await.status, 422, "chosen is chosen");
    let log = chief.get(&format!("{desk}/log")).await.text;
    assert!(log.contains("Black: it is put right"), "{log}");
    let card = until(&mut chief, &format!("{console}?board=1.1.1"), "my clock stands").await;
    assert!(card.contains("set right"), "{card}");
    hall.close().await;
}
