//! An event that is played on the site: boards open, clocks start, results come by themselves, an arbiter steps in.

use std::time::Duration;

use damier_clock::Moment;
use damier_live::{Entry, Fact, Seat};
use damier_store::{Append, Database, NewFact, Place};
use serde_json::json;

use crate::browser::{Browser, Live};
use crate::desk::{NAMES, act, event, person, sent};
use crate::hall::Hall;

/// Four people with accounts in a round robin on the site: the arbiter, his desk, and the players.
pub(crate) struct Online {
    pub(crate) chief: Browser,
    pub(crate) desk: String,
    pub(crate) players: Vec<Browser>,
}

const LOGINS: [&str; 4] = ["anna", "borys", "clara", "danylo"];

pub(crate) async fn online(hall: &Hall, template: &str, more: &[(&str, &str)]) -> Online {
    let mut chief = person(hall, "ivan").await;
    let desk = event(&mut chief, template, more).await;
    let public = desk.trim_end_matches("/desk").to_owned();
    let entries = format!("{desk}/entries");
    act(&mut chief, &entries, "registration", &[("open", "yes")]).await;
    let mut players = Vec::new();
    for (at, (login, name)) in LOGINS.iter().zip(NAMES).enumerate() {
        let mut player = person(hall, login).await;
        if at < 2 {
            // Two ask for themselves, so that the entry is theirs once it is accepted.
            let asked = player.post(&format!("{public}/register"), &[("name", name)]).await;
            assert_eq!(asked.status, 200, "{}", asked.text);
            let number = (at + 1).to_string();
            act(&mut chief, &entries, "answer", &[("application", &number), ("enter", "yes")]).await;
        } else {
            let who = format!("@{at}");
            act(&mut chief, &entries, "enter", &[("name", name)]).await;
            let form = [("role", "player"), ("who", &who), ("account", login)];
            act(&mut chief, &format!("{desk}/officials"), "give-office", &form).await;
        }
        players.push(player);
    }
    act(&mut chief, &format!("{desk}/console"), "online", &[("on", "yes")]).await;
    Online { chief, desk, players }
}

impl Online {
    pub(crate) fn public(&self) -> String {
        self.desk.trim_end_matches("/desk").to_owned()
    }

    pub(crate) async fn pair_and_publish(&mut self) {
        act(&mut self.chief, &format!("{}/round", self.desk), "pair", &[]).await;
        act(&mut self.chief, &format!("{}/round", self.desk), "publish", &[]).await;
    }

    pub(crate) async fn start(&mut self) {
        act(&mut self.chief, &format!("{}/round", self.desk), "start", &[]).await;
    }

    /// Gives an order at a board; the status.
    async fn order(&mut self, order: &str, form: &[(&str, &str)]) -> u16 {
        sent(&mut self.chief, &format!("{}/console", self.desk), order, form).await.status
    }

    /// The page of the console until it says something.
    async fn console(&mut self, query: &str, wanted: &str) -> String {
        let page = format!("{}/console{query}", self.desk);
        until(&mut self.chief, &page, wanted).await
    }

    /// The game at which a player sits, as the page of the event leads there.
    pub(crate) async fn own_game(&mut self, player: usize) -> String {
        let public = self.public();
        let page = until(&mut self.players[player], &public, "href=\"/game/").await;
        page.split("href=\"/game/").nth(1).and_then(|rest| rest.split('"').next()).expect("a game").to_owned()
    }

    /// A player sits down at his board.
    pub(crate) async fn sit(&mut self, player: usize) -> (Live, String, serde_json::Value) {
        let game = self.own_game(player).await;
        let mut live = self.players[player].live().await;
        let view = live.join(&game).await;
        (live, game, view)
    }
}

/// A page once it says something.
pub(crate) async fn until(browser: &mut Browser, page: &str, wanted: &str) -> String {
    until_said(browser, page, wanted, true).await
}

/// A page once it says something, or no longer does.
pub(crate) async fn until_said(browser: &mut Browser, page: &str, what: &str, said: bool) -> String {
    let mut text = String::new();
    for _ in 0..200 {
        text = browser.get(page).await.text;
        if text.contains(what) == said {
            return text;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{page} says {what}: {}; {text}", !said);
}

#[tokio::test]
async fn boards_open_start_and_bring_their_results() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut own = online(&hall, "ua2023-russian/round-robin", &[("control", "3m+2s")]).await;
    own.pair_and_publish().await;

    // Both sit down before the start; nothing runs, nobody moves.
    let mut seats = Vec::new();
    for player in 0..4 {
        seats.push(own.sit(player).await);
    }
    let (first, second) = seats.iter().fold((None, None), |(first, second), (_, game, _)| match &first {
        None => (Some(game.clone()), None),
        Some(known) if known == game => (first, second),
        Some(_) => (first, Some(game.clone())),
    });
    let (first, second) = (first.expect("a board"), second.expect("another"));
    for (live, _, view) in &mut seats {
        assert_eq!(view["clock"]["running"], json!(null));
        assert!(view["event"]["note"].as_str().is_some_and(|note| note.contains("signal")), "{view}");
        if view["you"] == "white" {
            let refused = live.ask(json!({"t": "move", "ply": 0, "move": "c3-d4"})).await;
            assert_eq!(refused["t"], "no");
        }
        let refused = live.ask(json!({"t": "do", "what": "abort"})).await;
        assert_eq!(refused["t"], "no", "{refused}");
    }
    own.start().await;
    for (live, ..) in &mut seats {
        let running = live.view(|view| view["clock"]["running"] == "white").await;
        assert_eq!(running["event"].get("note"), Some(&json!(null)));
    }
    let black = seats.iter_mut().find(|(_, game, view)| *game == first && view["you"] == "black");
    let (live, ..) = black.expect("Black of the first board");
    assert_eq!(live.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");
    // The result of the first board comes by itself, with the game as its source.
    let log = format!("{}/log", own.desk);
    let told = until(&mut own.chief, &log, &format!("(game {first})")).await;
    assert!(told.contains("2-0"), "{told}");
    assert!(!told.contains(&second));

    // Typed results are refused where the game brings them.
    let typed =
        sent(&mut own.chief, &format!("{}/round", own.desk), "results", &[("at-1", "2"), ("at-2", "2")])
            .await;
    assert_eq!(typed.status, 422, "{}", typed.text);
    // The arbiter still corrects.
    let table = if first < second { "1" } else { "2" };
    let form = [("at", table), ("score", "1-1"), ("reason", "agreed before the resignation")];
    act(&mut own.chief, &format!("{}/round", own.desk), "correct-result", &form).await;

    // Of two officials a spectator and a player are none.
    let board = format!("1.1.{}", if first < second { 2 } else { 1 });
    let stranger =
        sent(&mut own.players[0], &format!("{}/console", own.desk), "halt", &[("board", &board)]).await;
    assert_eq!(stranger.status, 403);
    assert_eq!(own.order("halt", &[("board", "1.1.9")]).await, 422);
    assert_eq!(own.order("halt", &[("board", &board), ("reason", "fire alarm")]).await, 303);
    assert_eq!(own.order("halt", &[("board", &board)]).await, 422, "they stand already");
    let at_second = |(_, game, view): &&mut (Live, String, serde_json::Value), you: &str| {
        *game == second && view["you"] == you
    };
    let white = seats.iter_mut().find(|seat| at_second(seat, "white")).expect("White of the second board");
    let refused = white.0.ask(json!({"t": "move", "ply": 0, "move": "c3-d4"})).await;
    assert!(
        refused["t"] == "no" && refused["why"].as_str().is_some_and(|why| why.contains("arbiter")),
        "{refused}"
    );
    assert_eq!(own.order("go-on", &[("all", "yes")]).await, 200);
    let moved = white.0.ask(json!({"t": "move", "ply": 0, "move": "c3-d4"})).await;
    assert_eq!(moved["t"], "ok", "{moved}");

    // A penalty of time, and what is missing in its form.
    let form = [("board", board.as_str()), ("seat", "black"), ("minutes", "1")];
    assert_eq!(own.order("take-time", &form).await, 422, "without a reason");
    let form = [("board", board.as_str()), ("seat", "black"), ("minutes", "1"), ("reason", "telephone")];
    assert_eq!(own.order("take-time", &form).await, 303);
    let left = white
        .0
        .view(|view| view["clock"]["black"]["left_ms"].as_u64().is_some_and(|left| left < 121_000))
        .await;
    assert!(left["clock"]["black"]["left_ms"].as_u64().is_some_and(|left| left > 100_000));

    // A call, attended once.
    let called = own.players[0].post(&format!("/game/{second}/call"), &[("text", "noise")]).await.status;
    let other = own.players[1].post(&format!("/game/{second}/call"), &[("text", "noise")]).await.status;
    let statuses = [called, other];
    for player in 2..4 {
        let answer = own.players[player].post(&format!("/game/{second}/call"), &[("text", "noise")]).await;
        assert!(matches!(answer.status, 303 | 403), "{}", answer.text);
    }
    assert!(statuses.contains(&303) || statuses.contains(&403));
    let console = own.console("", "noise").await;
    assert!(console.contains("name=\"act\" value=\"attend\""), "{console}");
    assert_eq!(own.order("attend", &[("call", "1"), ("ruling", "quiet now")]).await, 303);
    assert_eq!(own.order("attend", &[("call", "1")]).await, 422);
    let card = own.console(&format!("?board={board}"), "quiet now").await;
    for said in ["fire alarm", "telephone", "c3-d4"] {
        assert!(card.contains(said), "{said}: {card}");
    }

    // The arbiter decides; the result comes by itself, and the round can be closed.
    let form = [("board", board.as_str()), ("award", "draw"), ("reason", "neither can win")];
    assert_eq!(own.order("award", &form).await, 303);
    until(&mut own.chief, &log, &format!("(game {second})")).await;
    act(&mut own.chief, &format!("{}/round", own.desk), "close", &[]).await;
    let public = own.public();
    let face = own.players[0].get(&public).await.text;
    assert!(!face.contains("class=\"button main\" href=\"/game/"), "nobody has a board any more: {face}");
    hall.close().await;
}

#[tokio::test]
async fn late_arrivals_are_awaited_and_a_crash_loses_no_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut own = online(&hall, "fmjd-100/round-robin", &[("control", "80m+60s")]).await;
    own.pair_and_publish().await;
    let (mut here, game, _) = own.sit(0).await;
    own.start().await;
    let view =
        here.view(|shown| shown["event"]["note"].as_str().is_some_and(|note| !note.contains("signal"))).await;
    let mine = view["you"].as_str().expect("a seat").to_owned();
    // By the FMJD the clock of the absent runs (D-34).
    assert_ne!(view["clock"]["running"], json!(mine), "{view}");
    // The opponent comes, and his clock stands or runs by the usual rule.
    let opponent = [1, 2, 3];
    let mut found = None;
    for player in opponent {
        if own.own_game(player).await == game {
            found = Some(own.sit(player).await);
        }
    }
    let (_line, _, view) = found.expect("an opponent");
    assert_eq!(
        (&view["event"]["note"], &view["clock"]["running"]),
        (&json!(null), &json!("white")),
        "{view}"
    );
    hall.close().await;

    // The server dies after the resignation was stored and before the event heard of it.
    let database = Database::open_at(&Place::folder(folder.path())).await.expect("the data");
    let stored = database.load(&format!("game/{game}"), 0).await.expect("the game");
    let (next, at) = (stored.len() as u32 + 1, stored.last().expect("a fact").at);
    let fact = Fact::Resigned { by: Seat::White };
    let fact = NewFact::new(at, "", &Entry::new(Moment::from_millis(at.millis()), fact)).expect("a fact");
    database.append(Append::new(format!("game/{game}"), next).fact(fact)).await.expect("stored");
    database.close().await;

    let hall = Hall::open(folder.path()).await;
    let mut chief = Browser::new(hall.address);
    chief.cookies.clone_from(&own.chief.cookies);
    let told = until(&mut chief, &format!("{}/log", own.desk), &format!("(game {game})")).await;
    assert!(told.contains("0-2"), "{told}");
    hall.close().await;
}

#[tokio::test]
async fn hall_and_site_are_mixed_in_one_round() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut own = online(&hall, "ua2023-russian/round-robin", &[("control", "3m+2s")]).await;
    own.pair_and_publish().await;
    // Table 2 goes to the hall; its game is called off, its result is typed.
    own.console("", "playing").await;
    assert_eq!(own.order("venue", &[("board", "1.1.2"), ("on", "no")]).await, 303);
    assert_eq!(own.order("venue", &[("board", "1.1.7"), ("on", "no")]).await, 422);
    own.start().await;
    let console = own.console("", "in the hall").await;
    assert!(console.contains("data-board=\"1.1.1\""), "{console}");
    let round = format!("{}/round", own.desk);
    act(&mut own.chief, &round, "results", &[("at-2", "2")]).await;
    assert_eq!(own.order("venue", &[("board", "1.1.2"), ("on", "yes")]).await, 422, "it is decided");
    // An irregularity at a board of the hall, with the opponent's choice; on the site there is none.
    let kind = [("board", "1.1.1"), ("kind", "6"), ("seat", "white")];
    assert_eq!(own.order("irregular", &kind).await, 422, "on the site no move is irregular");
    let kind = [("board", "1.1.2"), ("kind", "6"), ("seat", "white")];
    assert_eq!(own.order("irregular", &kind).await, 303);
    assert_eq!(own.order("irregular", &[("board", "1.1.2"), ("kind", "99"), ("seat", "white")]).await, 422);
    assert_eq!(own.order("settle-irregular", &[("irregularity", "1"), ("corrected", "yes")]).await, 303);
    assert_eq!(own.order("settle-irregular", &[("irregularity", "1"), ("corrected", "no")]).await, 422);
    // A sanction that costs the game ends it on the site as well.
    let (mut live, _, _) = {
        let mut found = None;
        for player in 0..4 {
            let public = own.public();
            if own.players[player].get(&public).await.text.contains("class=\"button main\" href=\"/game/") {
                found = Some((player, own.sit(player).await));
                break;
            }
        }
        let (player, seat) = found.expect("somebody plays on the site");
        let who = format!("@{player}");
        let form = [
            ("who", who.as_str()),
            ("sanction", "loss"),
            ("offence", "cheating"),
            ("round", "1"),
            ("happened", "an engine"),
        ];
        act(&mut own.chief, &format!("{}/disputes", own.desk), "punish", &form).await;
        seat
    };
    let ended = live.view(|view| view["result"] != json!(null)).await;
    assert!(ended["result"]["why"].as_str().is_some_and(|why| why.contains("arbiter")), "{ended}");
    act(&mut own.chief, &round, "close", &[]).await;
    hall.close().await;
}

#[tokio::test]
async fn an_arbiter_sees_statistics_of_fair_play_that_prove_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut own = online(&hall, "ua2023-russian/round-robin", &[("control", "3m+2s")]).await;
    own.pair_and_publish().await;
    own.start().await;
    let (mut live, game, view) = own.sit(0).await;
    let page = format!("{}/fair-play", own.desk);
    let tabs = own.chief.get(&own.desk.clone()).await.text;
    assert!(tabs.contains("/desk/fair-play"), "the desk leads there: {tabs}");
    let playing = own.chief.get(&page).await;
    assert!(playing.status == 200 && playing.text.contains("prove nothing"), "{}", playing.text);
    assert!(playing.text.contains("still played"), "{}", playing.text);
    let (statistics, form) = (format!("/game/{game}/fair-play"), [("act", "fair-play")]);
    assert_eq!(own.chief.post(&statistics, &[]).await.status, 409, "nobody is helped while it is played");
    assert_eq!(own.chief.post(&page, &form).await.status, 409, "nothing is over");

    // Some moves, a page out of sight, and the end.
    let opponent = (1..4).collect::<Vec<_>>();
    let mut other = None;
    for player in opponent {
        let (seat, at, theirs) = own.sit(player).await;
        if at == game {
            other = Some((seat, theirs));
        }
    }
    let (mut other, _) = other.expect("somebody sits opposite");
    let [white, black] = match view["you"] == "white" {
        true => [&mut live, &mut other],
        false => [&mut other, &mut live],
    };
    for (ply, mv) in ["c3-d4", "d6-c5", "b2-c3", "f6-g5"].into_iter().enumerate() {
        let player = if ply % 2 == 0 { &mut *white } else { &mut *black };
        let done = player.ask(json!({"t": "move", "ply": ply, "move": mv})).await;
        assert_eq!(done["t"], "ok", "{done}");
    }
    assert_eq!(black.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");

    // A player sees nothing of it, not even of others.
    for player in &mut own.players {
        assert_eq!(player.get(&statistics).await.status, 403);
        assert_eq!(player.get(&page).await.status, 403);
        assert_eq!(player.post(&page, &form).await.status, 403);
    }
    until_said(&mut own.chief, &format!("{page}?round=1"), "Nobody has looked", true).await;
    assert_eq!(
        own.chief.post(&page, &[("act", "fair-play"), ("stage", "1"), ("round", "1")]).await.status,
        303
    );
    let made = until(&mut own.chief, &statistics, "<caption>").await;
    assert!(made.contains("prove nothing"), "{made}");
    let table = own.chief.get(&format!("{page}?round=1")).await.text;
    for name in &NAMES[..2] {
        assert!(table.contains(name), "{table}");
    }
    assert!(table.contains(&statistics) && table.contains(" %"), "{table}");
    hall.close().await;
}
