//! Several nodes that serve one site, with a database and a broker of their own.

use std::future::pending;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::time::{Duration, Instant};

use damier_application::analysis::Work;
use damier_application::{Config, OpenFault};
use damier_live::{Entry, Fact};
use damier_server::{ServeFault, serve};
use damier_services::{Nats, Postgres, Relay};
use damier_store::Database;
use serde_json::{Value, json};
use tokio::sync::oneshot;

use crate::browser::{Browser, Live};
use crate::desk::{NAMES, act, both_at, code, event, person};
use crate::hall::Hall;

/// A broker: NATS where it is installed, else one made for tests, which knows no jobs.
enum Broker {
    Nats(Nats),
    Relay(Relay),
}

impl Broker {
    fn start() -> Broker {
        match Nats::start().expect("NATS starts") {
            Some(nats) => Broker::Nats(nats),
            None => Broker::Relay(Relay::start().expect("a broker")),
        }
    }

    fn address(&self) -> String {
        match self {
            Broker::Nats(nats) => nats.address(),
            Broker::Relay(relay) => relay.address(),
        }
    }

    fn kill(&mut self) {
        match self {
            Broker::Nats(nats) => nats.kill(),
            Broker::Relay(relay) => relay.kill(),
        }
    }

    fn start_again(&mut self) {
        match self {
            Broker::Nats(nats) => nats.start_again().expect("it starts again"),
            Broker::Relay(relay) => relay.start_again().expect("it starts again"),
        }
    }
}

/// Everything that nodes need beside them.
struct Ground {
    broker: Broker,
    database: String,
    _postgres: Postgres,
}

impl Ground {
    /// None where PostgreSQL is not installed.
    fn new() -> Option<Ground> {
        let postgres = Postgres::start(&["-c", "fsync=off"]).expect("PostgreSQL starts")?;
        let database = postgres.database().expect("a database");
        Some(Ground { broker: Broker::start(), database, _postgres: postgres })
    }

    async fn node(&self) -> Hall {
        node(&self.database, self.broker.address()).await
    }

    /// The facts of a game.
    async fn facts(&self, game: &str) -> Vec<Fact> {
        let database = Database::open(&self.database).await.expect("the database");
        let stored = database.load(&format!("game/{game}"), 0).await.expect("facts");
        database.close().await;
        stored.iter().map(|stored| stored.read::<Entry>().expect("a fact").fact).collect()
    }
}

/// One of several machines.
pub(crate) async fn node(database: &str, bus: String) -> Hall {
    Hall::open_with(Path::new(""), |config| {
        config.database = Some(database.to_owned());
        config.bus = Some(bus);
    })
    .await
}

/// A game of one who offers it at a node and one who finds it in the lobby of another.
pub(crate) async fn two_sit_down(here: &Hall, there: &Hall, control: &str) -> (String, Browser, Browser) {
    let (mut white, mut black) = (Browser::new(here.address), Browser::new(there.address));
    let mut lobby = black.live().await;
    let page = black.get("/").await.text;
    let known = page.split("name=\"lobby\" content=\"").nth(1).and_then(|rest| rest.split('"').next());
    let known: u64 = known.and_then(|number| number.parse().ok()).expect("a number");
    lobby.send(json!({"t": "lobby", "after": known})).await;
    let form = [("rulebook", "ua2023-russian"), ("control", control), ("with", "anyone"), ("seat", "white")];
    let offer = white.post("/", &form).await.to();
    lobby.until(|told| told["t"] == "lobby").await;
    assert!(black.get("/").await.text.contains(&offer), "the offer is seen at the other node");
    let accepted = black.post(&offer, &[("answer", "accept")]).await.to();
    let game = accepted.strip_prefix("/game/").expect("a game").to_owned();
    assert_eq!(white.get(&offer).await.to(), accepted, "both are sent to the board");
    (game, white, black)
}

pub(crate) fn mv(ply: usize, text: &str) -> Value {
    json!({"t": "move", "ply": ply, "move": text})
}

pub(crate) async fn seen(live: &mut Live, ply: usize) -> Value {
    live.view(|view| view["ply"] == ply).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_at_one_node_plays_one_at_another() {
    let Some(mut ground) = Ground::new() else { return };
    let (one, two) = (ground.node().await, ground.node().await);
    let (game, white, black) = two_sit_down(&one, &two, "5m+3s").await;
    let (mut here, mut there) = (white.live().await, black.live().await);
    here.join(&game).await;
    there.join(&game).await;

    let begun = Instant::now();
    assert_eq!(here.ask(mv(0, "c3-d4")).await["t"], "ok");
    seen(&mut there, 1).await;
    assert!(begun.elapsed() < Duration::from_secs(1), "{:?}", begun.elapsed());
    assert_eq!(there.ask(mv(1, "f6-g5")).await["t"], "ok");
    seen(&mut here, 2).await;
    assert_eq!(there.ask(json!({"t": "say", "text": "good luck"})).await["t"], "ok");
    here.until(|told| told["chat"][0]["text"] == "good luck").await;

    // Without the broker everything goes on, a little later.
    ground.broker.kill();
    assert_eq!(here.ask(mv(2, "b2-c3")).await["t"], "ok");
    seen(&mut there, 3).await;
    assert_eq!(there.ask(mv(3, "g7-f6")).await["t"], "ok");
    seen(&mut here, 4).await;
    ground.broker.start_again();

    // A node ends; its player goes on at the other one, and nobody's clock stood.
    two.close().await;
    let mut again = Browser::new(one.address);
    again.cookies = black.cookies;
    let mut there = again.live().await;
    let view = there.join(&game).await;
    assert_eq!((&view["you"], &view["ply"]), (&json!("black"), &json!(4)));
    assert_eq!(here.ask(mv(4, "a1-b2")).await["t"], "ok");
    seen(&mut there, 5).await;
    one.close().await;
    let facts = ground.facts(&game).await;
    let (moves, others): (Vec<&Fact>, Vec<&Fact>) =
        facts[1..].iter().partition(|fact| matches!(fact, Fact::Moved { .. }));
    // What was told late while there was no broker is not reckoned: one of the two moves, or both, or none.
    let late = others.chunks(2).all(|two| matches!(two, [Fact::Stopped { .. }, Fact::Resumed]));
    assert!(moves.len() == 5 && late && others.len() <= 4, "{facts:?}");
    assert!(facts[..4].iter().skip(1).all(|fact| matches!(fact, Fact::Moved { .. })), "{facts:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_once_and_clocks_stand_while_nobody_serves() {
    let Some(ground) = Ground::new() else { return };
    let (one, two) = (ground.node().await, ground.node().await);
    let (game, white, black) = two_sit_down(&one, &two, "2s").await;
    let (mut here, mut there) = (white.live().await, black.live().await);
    here.join(&game).await;
    there.join(&game).await;
    assert_eq!(here.ask(mv(0, "c3-d4")).await["t"], "ok");
    there.view(|view| view["ply"] == 1).await;
    assert_eq!(there.ask(mv(1, "f6-e5")).await["t"], "ok");
    for live in [&mut here, &mut there] {
        let view = live.view(|view| !view["result"].is_null()).await;
        assert_eq!(view["result"]["winner"], "black");
    }
    let facts = ground.facts(&game).await;
    assert!(
        matches!(
            facts.as_slice(),
            [Fact::Begun { .. }, Fact::Moved { .. }, Fact::Moved { .. }, Fact::FlagFell { .. }]
        ),
        "{facts:?}"
    );

    let (game, white, black) = two_sit_down(&one, &two, "8s").await;
    let (mut here, mut there) = (white.live().await, black.live().await);
    here.join(&game).await;
    there.join(&game).await;
    assert_eq!(here.ask(mv(0, "c3-d4")).await["t"], "ok");
    there.view(|view| view["ply"] == 1).await;
    assert_eq!(there.ask(mv(1, "f6-g5")).await["t"], "ok");
    drop((here, there));
    one.close().await;
    two.close().await;
    tokio::time::sleep(Duration::from_secs(5)).await;
    let three = ground.node().await;
    let mut again = Browser::new(three.address);
    again.cookies = white.cookies;
    let mut here = again.live().await;
    let view = here.join(&game).await;
    let left = view["clock"]["white"]["left_ms"].as_u64().expect("a time");
    assert!(left > 5000, "{left} ms are left: the clock stood while no node served");
    assert_eq!(here.ask(mv(2, "g3-h4")).await["t"], "ok");
    three.close().await;
    let facts = ground.facts(&game).await;
    let stood = [matches!(facts[3], Fact::Stopped { .. }), matches!(facts[4], Fact::Resumed)];
    assert!(stood == [true; 2] && facts.len() == 6, "{facts:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_signs_out_at_one_node_is_signed_out_at_all() {
    let Some(ground) = Ground::new() else { return };
    let (one, two) = (ground.node().await, ground.node().await);
    let mut browser = Browser::new(one.address);
    let made = browser.post("/register", &[("name", "Olena"), ("password", "long enough")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    let mut other = Browser::new(two.address);
    other.cookies.clone_from(&browser.cookies);
    assert_eq!(other.get("/account").await.status, 200);
    let live = other.live().await;
    let health = other.get("/health").await;
    let health: Value = serde_json::from_str(&health.text).expect("JSON");
    assert_eq!(
        (&health["ready"], &health["nodes"], &health["bus"]),
        (&json!(true), &json!(2), &json!("there"))
    );
    browser.post("/sign-out", &[]).await;
    live.ended().await;
    assert_ne!(other.get("/account").await.status, 200);
    one.close().await;
    two.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_analyses_and_a_node_counts() {
    let Some(ground) = Ground::new() else { return };
    // Jobs are kept by NATS only.
    let Broker::Nats(nats) = &ground.broker else { return };
    let free = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port");
    let node = Hall::open_with(Path::new(""), |config| {
        config.database = Some(ground.database.clone());
        config.bus = Some(nats.address());
        config.metrics = Some(free);
    })
    .await;
    let work = Work { database: ground.database.clone(), bus: nats.address(), tables: None, threads: 1 };
    let (end, ended) = oneshot::channel::<()>();
    let working = damier_application::analysis::work(work, async { drop(ended.await) }, || {});
    let (worked, ()) = tokio::join!(working, analyse(&node, free, end));
    worked.expect("it ends without a fault");
    node.close().await;
}

/// Two play, one of them wants the game analysed, and somebody looks at what the node counts.
async fn analyse(node: &Hall, numbers: SocketAddr, end: oneshot::Sender<()>) {
    let (game, mut white, black) = two_sit_down(node, node, "5m+3s").await;
    let (mut here, mut there) = (white.live().await, black.live().await);
    here.join(&game).await;
    there.join(&game).await;
    assert_eq!(here.ask(mv(0, "c3-d4")).await["t"], "ok");
    assert_eq!(there.ask(json!({"t": "do", "what": "resign"})).await["t"], "ok");
    let path = format!("/game/{game}/analysis");
    white.post(&path, &[]).await.to();
    let begun = Instant::now();
    loop {
        let told: Value = serde_json::from_str(&white.get(&path).await.text).expect("JSON");
        if told["state"] == "found" {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{told}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let numbers = Browser::new(numbers).get("/metrics").await.text;
    for line in ["damier_facts_total{stream=\"game\"} 3", "damier_live_connections 2", "damier_nodes 1"] {
        assert!(numbers.lines().any(|own| own == line), "{line} is not in\n{numbers}");
    }
    assert_eq!(white.get("/metrics").await.status, 404, "the public does not see the numbers");
    end.send(()).expect("it works");
}

/// Reads a stream of events until one is wanted.
async fn told(stream: &mut tokio::net::TcpStream, text: &mut String, wanted: impl Fn(&str) -> bool) {
    use tokio::io::AsyncReadExt as _;
    let search = async {
        while !wanted(text) {
            let mut some = [0; 4096];
            let read = stream.read(&mut some).await.expect("the line is whole");
            assert!(read > 0, "the line is open: {text}");
            text.push_str(&String::from_utf8_lossy(&some[..read]));
        }
    };
    tokio::time::timeout(Duration::from_secs(5), search).await.expect("at once, not when somebody looks");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_run_at_one_node_is_seen_at_the_others() {
    use tokio::io::AsyncWriteExt as _;
    let Some(ground) = Ground::new() else { return };
    let (one, two) = (ground.node().await, ground.node().await);
    let mut chief = person(&one, "ivan").await;
    let desk = event(&mut chief, "ua2023-russian/round-robin", &[]).await;
    for name in &NAMES[..4] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    act(&mut chief, &format!("{desk}/round"), "pair", &[]).await;
    let public = desk.trim_end_matches("/desk");
    let mut guest = Browser::new(two.address);
    assert!(!guest.get(&format!("{public}/rounds")).await.text.contains("2-0"));
    let mut stream = tokio::net::TcpStream::connect(two.address).await.expect("the node listens");
    let ask = format!("GET {public}/news HTTP/1.1\r\nHost: {}\r\n\r\n", two.address);
    stream.write_all(ask.as_bytes()).await.expect("asked");
    let mut text = String::new();
    let changes = |wanted: usize| move |text: &str| text.matches("event: change").count() >= wanted;
    told(&mut stream, &mut text, changes(1)).await;

    // The pairing is published at one node and seen at the other.
    act(&mut chief, &format!("{desk}/round"), "publish", &[]).await;
    told(&mut stream, &mut text, changes(2)).await;
    let round = guest.get(&format!("{public}/rounds")).await.text;
    assert!(NAMES[..4].iter().all(|name| round.contains(name)), "{round}");
    act(&mut chief, &format!("{desk}/round"), "start", &[]).await;
    act(&mut chief, &format!("{desk}/boards"), "boards", &[("open", "yes")]).await;
    let seen = text.matches("event: change").count();
    told(&mut stream, &mut text, changes(seen + 1)).await;

    // Two phones at different nodes agree on a result; both nodes show it, and the arbiter goes on at the second.
    let page = chief.get(&format!("{desk}/boards")).await.text;
    let board = page.split("/board/").nth(1).and_then(|rest| rest.split('"').next()).expect("a board");
    let board = format!("{public}/board/{board}");
    let (mut white, mut black) = (Browser::new(one.address), Browser::new(two.address));
    let [first, second] = both_at(&mut white, &board).await;
    let (own, other) = (code(&mut chief, &desk, &first).await, code(&mut chief, &desk, &second).await);
    let say = |side, code| [("side", side), ("score", "win"), ("code", code)];
    assert_eq!(white.post(&board, &say("white", &*own)).await.status, 303);
    assert_eq!(black.post(&board, &say("black", &*other)).await.status, 303);
    for node in [&one, &two] {
        let shown = Browser::new(node.address).get(&format!("{public}/rounds")).await.text;
        assert!(shown.contains("2-0"), "{shown}");
    }
    let mut there = Browser::new(two.address);
    there.cookies.clone_from(&chief.cookies);
    one.close().await;
    act(&mut there, &format!("{desk}/round"), "results", &[("at-2", "1")]).await;
    act(&mut there, &format!("{desk}/round"), "close", &[]).await;
    let log = there.get(&format!("{desk}/log")).await.text;
    assert!(log.contains("table 1: 2-0") && log.contains("table 2: 1-1"), "{log}");
    two.close().await;
}

/// Opens a stream of events at a node, as a browser with these cookies.
async fn listen(node: &Hall, path: &str, cookies: &str) -> tokio::net::TcpStream {
    use tokio::io::AsyncWriteExt as _;
    let mut stream = tokio::net::TcpStream::connect(node.address).await.expect("the node listens");
    let ask = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookies}\r\n\r\n", node.address);
    stream.write_all(ask.as_bytes()).await.expect("asked");
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_at_another_node_is_told_and_shown_the_same() {
    let Some(ground) = Ground::new() else { return };
    let (one, two) = (ground.node().await, ground.node().await);
    let (mut chief, olha) = (person(&one, "ivan").await, person(&two, "olha").await);
    let cookies: Vec<String> = olha.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let cookies = cookies.join("; ");

    // A player with a browser at the second node is told of what the arbiter does at the first.
    let desk = event(&mut chief, "ua2023-russian/round-robin", &[]).await;
    for name in &NAMES[..2] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    let office = [("role", "player"), ("who", "@0"), ("account", "olha")];
    act(&mut chief, &format!("{desk}/officials"), "give-office", &office).await;
    let public = desk.trim_end_matches("/desk");
    let mut stream = listen(&two, &format!("{public}/news"), &cookies).await;
    let mut text = String::new();
    told(&mut stream, &mut text, |text| text.contains("event: change")).await;
    act(&mut chief, &format!("{desk}/check-in"), "check-in", &[]).await;
    told(&mut stream, &mut text, |text| text.contains("event: notice")).await;
    for what in ["pair", "publish"] {
        act(&mut chief, &format!("{desk}/round"), what, &[]).await;
    }
    told(&mut stream, &mut text, |text| text.contains(NAMES[1])).await;
    assert_eq!(text.matches("event: notice").count(), 2, "{text}");

    // A proof that goes on at the first node is shown and stopped at the second.
    chief.headers.push(("Accept", "application/json"));
    let long =
        [("variant", "russian"), ("fen", "W:WKa1,Kc1,Ke1,Kg1,Kb2:BKb8,Kd8,Kf8,Kh8,Ka7"), ("task", "win")];
    let begun = chief.post("/proofs", &long).await.text;
    let begun: Value = serde_json::from_str(&begun).expect("JSON");
    let proof = format!("/proof/{}", begun["id"].as_str().expect("a name"));
    let mut there = Browser::new(two.address);
    there.cookies.clone_from(&chief.cookies);
    let state = |text: &str| serde_json::from_str::<Value>(text).expect("JSON")["state"].clone();
    let shown = state(&there.get(&format!("{proof}/state")).await.text);
    assert!(shown == "waits" || shown == "goes-on", "{shown}");
    assert_eq!(there.get(&proof).await.status, 200);
    let mut stranger = Browser::new(two.address);
    assert_eq!(stranger.post(&format!("{proof}/stop"), &[]).await.status, 404, "it is another's");
    assert_eq!(there.post(&format!("{proof}/stop"), &[]).await.status, 303);
    assert_eq!(state(&there.get(&format!("{proof}/state")).await.text), "stopped");
    let begun = Instant::now();
    while state(&chief.get(&format!("{proof}/state")).await.text) != "stopped" {
        assert!(begun.elapsed() < Duration::from_secs(5), "the node that is at it stops");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }

    // A display at the first node moves on the phones of the second.
    chief.headers.pop();
    let form = [
        ("kind", "normal"),
        ("rulebook", "ua2023-russian"),
        ("colour", "white"),
        ("opponents", "Anna\nBorys"),
    ];
    let display = chief.post("/displays", &form).await.to();
    let mut stream = listen(&two, &format!("{display}/news"), "").await;
    let mut text = String::new();
    told(&mut stream, &mut text, |text| text.contains("200 OK")).await;
    assert_eq!(chief.post(&display, &[("what", "start")]).await.status, 303);
    told(&mut stream, &mut text, |text| text.contains("event: change")).await;
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn a_database_is_served_by_one_server_that_has_no_broker() {
    let Some(postgres) = Postgres::start(&["-c", "fsync=off"]).expect("PostgreSQL starts") else { return };
    let database = postgres.database().expect("a database");
    let alone = |config: &mut Config| config.database = Some(database.clone());
    let hall = Hall::open_with(Path::new(""), alone).await;
    let mut config = Config::new(([127, 0, 0, 1], 0).into(), "".into());
    alone(&mut config);
    let second = serve(config, pending(), |_| panic!("it must not serve")).await;
    let Err(fault @ ServeFault::Open(OpenFault::Shared)) = second else {
        panic!("it is refused, not {second:?}")
    };
    assert!(fault.to_string().contains("--bus"), "{fault}");
    assert_eq!(Browser::new(hall.address).get("/health").await.status, 200);
    hall.close().await;
    // One that has ended in order is not waited for.
    let begun = Instant::now();
    let again = Hall::open_with(Path::new(""), alone).await;
    assert!(begun.elapsed() < Duration::from_secs(4), "{:?}", begun.elapsed());
    again.close().await;
}
