//! What a bad day brings: a letter that the disk gives back otherwise, readers who never read, signs that nobody can
//! write, a broker that says nothing.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use damier_services::{Nats, Postgres};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use crate::browser::{Browser, FORM};
use crate::desk::{event, founder, person};
use crate::hall::Hall;
use crate::routes::{Row, rows};

/// The page of the health of a site, once it says something.
async fn health(hall: &Hall, wanted: &str) -> String {
    let mut browser = Browser::new(hall.address);
    let mut text = String::new();
    for _ in 0..300 {
        text = browser.get("/health").await.text;
        if text.contains(wanted) {
            return text;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{wanted}: {text}")
}

#[tokio::test]
async fn a_letter_that_turned_on_the_disk_is_noticed_after_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut root = founder(&hall, "root").await;
    event(&mut root, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    hall.close().await;
    let hall = Hall::open(folder.path()).await;
    health(&hall, "\"facts\":\"good\"").await;
    hall.close().await;

    let path = folder.path().join("damier.sqlite");
    let bytes = std::fs::read(&path).expect("the database");
    let turned = String::from_utf8_lossy(&bytes).contains("Cup of Kyiv");
    assert!(turned, "the name of the event lies in the file as it is");
    let mut changed = bytes;
    let places: Vec<usize> =
        changed.windows(11).enumerate().filter(|(_, own)| own == b"Cup of Kyiv").map(|(at, _)| at).collect();
    places.iter().for_each(|at| changed[*at] = b'P');
    std::fs::write(&path, changed).expect("the database");

    let hall = Hall::open(folder.path()).await;
    let told = health(&hall, "\"facts\":\"damaged\"").await;
    assert!(told.contains("\"ready\":true"), "people can still be sent here: {told}");
    let mut browser = Browser::new(hall.address);
    browser.post("/sign-in", &[("name", "root"), ("password", "long enough")]).await;
    let page = browser.get("/admin").await.text;
    assert!(page.contains("is not what it was") && page.contains("event/"), "{page}");
    hall.close().await;
}

/// Asks for much and takes nothing.
async fn greedy(address: SocketAddr) -> TcpStream {
    let mut line = TcpStream::connect(address).await.expect("the server listens");
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {address}\r\n\r\n");
    for _ in 0..100 {
        // Sooner or later nobody takes the requests any more, either.
        let asked = tokio::time::timeout(Duration::from_millis(200), line.write_all(request.as_bytes()));
        if !matches!(asked.await, Ok(Ok(()))) {
            break;
        }
    }
    line
}

/// Whether a line has been cut by the other side: what was on its way can still be read, and then no more comes.
async fn is_cut(line: &mut TcpStream) -> bool {
    let mut part = vec![0; 1 << 16];
    loop {
        match tokio::time::timeout(Duration::from_secs(5), line.read(&mut part)).await {
            Ok(Ok(0) | Err(_)) => return true,
            Ok(Ok(_)) => {}
            Err(_) => return false,
        }
    }
}

#[tokio::test]
async fn readers_who_never_read_are_cut_and_keep_nobody_from_anything() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut lines = Vec::new();
    for _ in 0..40 {
        lines.push(greedy(hall.address).await);
    }
    let begun = Instant::now();
    assert_eq!(Browser::new(hall.address).get("/").await.status, 200);
    assert!(begun.elapsed() < Duration::from_secs(20), "others are answered: {:?}", begun.elapsed());
    tokio::time::sleep(Duration::from_secs(40)).await;
    for line in &mut lines {
        assert!(is_cut(line).await, "after half a minute nobody waits for him any more");
    }
    // Whoever comes shortly before the end does not keep the server from ending.
    let last = greedy(hall.address).await;
    let begun = Instant::now();
    hall.close().await;
    assert!(begun.elapsed() < Duration::from_secs(40), "{:?}", begun.elapsed());
    drop(last);
}

/// What is asked of a page, with a sign that nobody can write in each place.
fn with_zeros(row: &Row) -> Vec<(String, String)> {
    let part = |own: &str| if own.starts_with('{') { "a%00b".to_owned() } else { own.to_owned() };
    let path = row.path.split('/').map(part).collect::<Vec<_>>().join("/");
    let values = row.body.split('&').filter(|own| !own.is_empty() && !own.starts_with('{'));
    let body: Vec<String> =
        values.map(|own| format!("{}=a%00b", own.split('=').next().unwrap_or_default())).collect();
    let json = "{\"id\":\"a\\u0000b\",\"\\u0000\":1}".to_owned();
    let body = if row.body.starts_with('{') { json } else { body.join("&") };
    vec![(path.clone(), body.clone()), (format!("{path}?page=%00&name=a%00b&after=%00"), body)]
}

#[tokio::test]
async fn zeros_break_no_page_and_come_back_in_no_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut root = founder(&hall, "root").await;
    let mut wrong = Vec::new();
    for row in rows() {
        if row.path.contains("sign-out") {
            continue;
        }
        for (path, body) in with_zeros(&row) {
            let (method, kind) =
                (row.method.as_str(), if body.starts_with('{') { "application/json" } else { FORM });
            let body = if method == "GET" { "" } else { &body };
            // What is told for ever is not waited for.
            let asked = tokio::time::timeout(Duration::from_secs(5), root.ask(method, &path, kind, body));
            let Ok(answer) = asked.await else { continue };
            // Nothing is there to be upgraded, and no certificate waits.
            if answer.status >= 500 && answer.status != 503 || answer.text.contains('\0') {
                wrong.push(format!("{} {path} {body}: {}", row.method, answer.status));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(root.get("/admin").await.status, 200, "the server is still there");
    hall.close().await;
}

/// A line to a broker that can be made silent: it stays open, and nothing comes any more.
async fn silencer(broker: String) -> (SocketAddr, Arc<AtomicBool>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let (address, silent) = (listener.local_addr().expect("an address"), Arc::new(AtomicBool::new(false)));
    let (quiet, broker) = (Arc::clone(&silent), broker.trim_start_matches("nats://").to_owned());
    tokio::spawn(async move {
        while let Ok((line, _)) = listener.accept().await {
            let Ok(far) = TcpStream::connect(&broker).await else { continue };
            let (near, far) = (line.into_split(), far.into_split());
            tokio::spawn(carry(near.0, far.1, Arc::clone(&quiet)));
            tokio::spawn(carry(far.0, near.1, Arc::clone(&quiet)));
        }
    });
    (address, silent)
}

async fn carry(
    mut from: tokio::net::tcp::OwnedReadHalf,
    mut to: tokio::net::tcp::OwnedWriteHalf,
    silent: Arc<AtomicBool>,
) {
    let mut part = vec![0; 1 << 14];
    while let Ok(read @ 1..) = from.read(&mut part).await {
        while silent.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        if to.write_all(&part[..read]).await.is_err() {
            return;
        }
    }
}

#[tokio::test]
async fn a_broker_that_says_nothing_keeps_no_game_from_going_on() {
    let Some(postgres) = Postgres::start(&["-c", "fsync=off"]).expect("PostgreSQL starts") else { return };
    let Some(nats) = Nats::start().expect("NATS starts") else { return };
    let database = postgres.database().expect("a database");
    let (address, silent) = silencer(nats.address()).await;
    let node = |bus: String| {
        let database = database.clone();
        Hall::open_with(Path::new(""), move |config| {
            config.database = Some(database);
            config.bus = Some(bus);
        })
    };
    let here = node(format!("nats://{address}")).await;
    let there = node(nats.address()).await;
    let (mut anna, mut borys) = (person(&here, "anna").await, person(&there, "borys").await);
    let form = [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("seat", "white"), ("with", "anyone")];
    let offer = anna.post("/", &form).await.to();
    let game = borys.post(&offer, &[("answer", "accept")]).await.to();
    let game = game.trim_start_matches("/game/").to_owned();
    let (mut white, mut black) = (anna.live().await, borys.live().await);
    white.join(&game).await;
    black.join(&game).await;
    let moved = white.ask(json!({"t": "move", "ply": 0, "move": "c3-d4"})).await;
    assert_eq!(moved["t"], "ok", "{moved}");
    black.view(|view| view["ply"] == 1).await;

    silent.store(true, Ordering::Relaxed);
    let moved = black.ask(json!({"t": "move", "ply": 1, "move": "d6-c5"})).await;
    assert_eq!(moved["t"], "ok", "{moved}");
    let begun = Instant::now();
    white.view(|view| view["ply"] == 2).await;
    assert!(begun.elapsed() < Duration::from_secs(10), "he sees it by himself: {:?}", begun.elapsed());
    let begun = Instant::now();
    let moved = white.ask(json!({"t": "move", "ply": 2, "move": "b2-c3"})).await;
    assert_eq!(moved["t"], "ok", "{moved}");
    assert!(begun.elapsed() < Duration::from_secs(3), "the store is enough: {:?}", begun.elapsed());
    assert_eq!(Browser::new(here.address).get("/").await.status, 200);
    silent.store(false, Ordering::Relaxed);
    black.view(|view| view["ply"] == 3).await;
    here.close().await;
    there.close().await;
}
