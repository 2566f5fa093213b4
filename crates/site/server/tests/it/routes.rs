//! Every page of the site with every role: `routes.txt` says what each is answered, and a page that is not in it is a
//! fault. What somebody may do with a token he may do at the API alone: here he is a guest, whatever it allows.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::api::operations;
use crate::browser::Browser;
use crate::client::{Client, make_token};
use crate::desk::{event, founder, person};
use crate::hall::Hall;

/// `METHOD path guest player other arbiter administrator`, then what is sent, if something is.
const TABLE: &str = include_str!("routes.txt");

const ROLES: [&str; 5] = ["guest", "player", "other player", "arbiter", "administrator"];

/// A line of the table.
pub(crate) struct Row {
    pub(crate) method: String,
    pub(crate) path: String,
    wanted: Vec<u16>,
    pub(crate) body: String,
}

pub(crate) fn rows() -> Vec<Row> {
    let row = |line: &str| {
        let (head, body) = line.split_once(" | ").unwrap_or((line, ""));
        let mut parts = head.split_whitespace().map(str::to_owned);
        let (method, path) = (parts.next().expect("a method"), parts.next().expect("a path"));
        let wanted = parts.map(|status| status.parse().expect("a status")).collect();
        Row { method, path, wanted, body: body.to_owned() }
    };
    TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(row).collect()
}

/// The status of an answer; what is told for ever is not waited for.
async fn status(address: SocketAddr, row: &Row, path: &str, headers: &str) -> u16 {
    let kind = match row.body.starts_with('{') {
        true => "application/json",
        false => "application/x-www-form-urlencoded",
    };
    let request = format!(
        "{} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}Content-Type: {kind}\r\n\
         Content-Length: {}\r\n\r\n{}",
        row.method,
        row.body.len(),
        row.body
    );
    let mut line = TcpStream::connect(address).await.expect("the server listens");
    line.write_all(request.as_bytes()).await.expect("the request is sent");
    let mut head = Vec::new();
    let read = async {
        let mut part = [0; 64];
        while !head.windows(2).any(|two| two == b"\r\n") {
            match line.read(&mut part).await.expect("an answer") {
                0 => break,
                count => head.extend_from_slice(&part[..count]),
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(25), read).await.expect("an answer in time");
    let head = String::from_utf8_lossy(&head).into_owned();
    head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_else(|| panic!("{path}: {head}"))
}

fn cookies(browser: &Browser) -> String {
    let all: Vec<String> = browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    format!("Cookie: {}\r\n", all.join("; "))
}

/// The site with something of everything: who plays, what there is, by the beginning of its address.
struct Scene {
    browsers: [Browser; 5],
    things: Vec<(&'static str, String)>,
}

async fn scene(hall: &Hall) -> Scene {
    let administrator = founder(hall, "root").await;
    let (mut player, other) = (person(hall, "player").await, person(hall, "other").await);
    let mut arbiter = person(hall, "arbiter").await;
    let desk = event(&mut arbiter, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let event = desk.trim_end_matches("/desk").trim_start_matches("/event/").to_owned();
    let terms = [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("seat", "white")];
    let offer = player.post("/", &[&terms[..], &[("with", "anyone")]].concat()).await.to();
    let client = Client::of(hall, &mut player).await;
    let game = client
        .post("/api/v1/games", &json!({"rulebook": "ua2023-russian", "control": "5m+3s", "level": 1}))
        .await;
    let tree = json!({ "rulebook": "ua2023-russian", "line": [{ "move": "c3-d4" }] });
    let study = json!({"title": "Mine", "visibility": "private", "version": null,
        "chapters": [{ "title": "One", "tree": tree }]});
    let study =
        client.post("/api/v1/studies", &study).await.json()["id"].as_str().expect("a study").to_owned();
    let document = client.get("/api/openapi.json").await.json();
    let mut contests = Vec::new();
    for name in ["announceContest", "announceSolving"] {
        let all = operations(&document);
        let operation = all.iter().find(|own| own.name() == name).expect("an operation");
        let (_, body) = operation.body().expect("an example");
        let made = client.post(&operation.address(|_| None), &body).await;
        assert_eq!(made.status, 201, "{made:?}");
        contests.push(made.json()["id"].as_str().expect("a contest").to_owned());
    }
    let arena =
        [("name", "Evening"), ("rulebook", "ua2023-russian"), ("control", "3m+2s"), ("series", "Friday")];
    let when = [("in_minutes", "60"), ("minutes", "20"), ("leaders", "5")];
    let arena = player.post("/arenas", &[&arena[..], &when].concat()).await.to();
    let club = player.post("/clubs", &[("name", "North")]).await.to();
    let things = vec![
        ("/arena/{id}", arena),
        ("/club/{id}", club),
        ("/watch/{variant}", "/watch/russian".to_owned()),
        ("/overlay/{variant}", "/overlay/russian".to_owned()),
        ("/learn/{game}", "/learn/russian".to_owned()),
        ("/event/{id}", format!("/event/{event}")),
        ("/challenge/{id}", offer),
        ("/game/{id}", format!("/game/{}", game.json()["game"].as_str().expect("a game"))),
        ("/embed/game/{id}", format!("/embed/game/{}", game.json()["game"].as_str().expect("a game"))),
        ("/study/{id}", format!("/study/{study}")),
        ("/contest/{id}", format!("/contest/{}", contests[0])),
        ("/solving/{id}", format!("/solving/{}", contests[1])),
        ("/player/{name}", "/player/player".to_owned()),
        ("/rules/{book}", "/rules/ua2023-russian".to_owned()),
    ];
    Scene { browsers: [Browser::new(hall.address), player, other, arbiter, administrator], things }
}

/// An address with what there is in it; what there is not is called `nothing`.
fn real(path: &str, things: &[(&'static str, String)]) -> String {
    let known =
        things.iter().find(|(pattern, _)| path == *pattern || path.starts_with(&format!("{pattern}/")));
    let path = known.map_or(path.to_owned(), |(pattern, thing)| path.replacen(pattern, thing, 1));
    let part = |part: &str| match part.strip_prefix('{') {
        Some("at}") => "round".to_owned(),
        Some("number}") => "1".to_owned(),
        Some(_) => "nothing".to_owned(),
        None => part.to_owned(),
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// The methods and paths of all pages, as the source of the router says.
fn routes() -> BTreeSet<(String, String)> {
    let mut all = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if path.is_dir() && name != "api" {
                folders.push(path);
            } else if name.ends_with(".rs") && !matches!(name.as_str(), "metrics.rs" | "serving.rs") {
                read(&std::fs::read_to_string(path).expect("a file"), &mut all);
            }
        }
    }
    all
}

fn read(source: &str, all: &mut BTreeSet<(String, String)>) {
    for part in source.split(".route(").skip(1) {
        let Some((path, rest)) = part.trim_start().strip_prefix('"').and_then(|part| part.split_once('"'))
        else {
            continue;
        };
        let mut depth = 1;
        let end = rest.find(|sign| {
            depth += match sign {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            depth == 0
        });
        let body = &rest[..end.unwrap_or(rest.len())];
        for (sign, method) in [("get(", "GET"), ("post(", "POST"), ("put(", "PUT"), ("merge(", "POST")] {
            if body.contains(sign) {
                all.insert((method.to_owned(), path.to_owned()));
            }
        }
    }
}

#[test]
fn every_page_stands_in_the_table() {
    let told: BTreeSet<(String, String)> = rows().into_iter().map(|row| (row.method, row.path)).collect();
    let there = routes();
    assert!(there.len() > 150, "the router is read: {}", there.len());
    let missing: Vec<_> = there.difference(&told).collect();
    let gone: Vec<_> = told.difference(&there).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "not in routes.txt: {missing:?}; no longer there: {gone:?}"
    );
}

#[tokio::test]
async fn every_page_answers_every_role_as_the_table_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let Scene { browsers, things } = scene(&hall).await;
    let mut wrong = Vec::new();
    for row in rows() {
        let path = real(&row.path, &things);
        let mut found = Vec::new();
        for browser in &browsers {
            found.push(status(hall.address, &row, &path, &cookies(browser)).await);
        }
        if found != row.wanted {
            let told: Vec<String> = found.iter().map(u16::to_string).collect();
            wrong.push(format!("{} {} {}", row.method, row.path, told.join(" ")));
        }
    }
    assert!(wrong.is_empty(), "for {ROLES:?}, not as the table says:\n{}", wrong.join("\n"));
    hall.close().await;
}

#[tokio::test]
async fn a_token_is_nobody_to_the_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let Scene { mut browsers, things } = scene(&hall).await;
    let [guest, .., administrator] = &mut browsers;
    for scope in ["read", "play", "import", "study", "events", "contest", "federation", "moderate"] {
        let token = make_token(administrator, &[scope]).await;
        for row in rows().iter().filter(|row| row.method == "GET") {
            let path = real(&row.path, &things);
            let bearer = format!("{}Authorization: Bearer {token}\r\n", cookies(guest));
            assert_eq!(
                status(hall.address, row, &path, &bearer).await,
                row.wanted[0],
                "{} with {scope}",
                row.path
            );
        }
    }
    hall.close().await;
}
