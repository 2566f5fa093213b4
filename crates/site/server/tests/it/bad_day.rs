//! What a bad day brings: a letter that the disk gives back otherwise, readers who never read, signs that nobody can
//! write.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::browser::{Browser, FORM};
use crate::desk::{event, founder};
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
    let hall = Hall::open_with(folder.path(), |config| config.patience = Duration::from_secs(3)).await;
    let mut lines = Vec::new();
    for _ in 0..40 {
        lines.push(greedy(hall.address).await);
    }
    let begun = Instant::now();
    assert_eq!(Browser::new(hall.address).get("/").await.status, 200);
    assert!(begun.elapsed() < Duration::from_secs(20), "others are answered: {:?}", begun.elapsed());
    tokio::time::sleep(Duration::from_secs(4)).await;
    for line in &mut lines {
        assert!(is_cut(line).await, "nobody waits for him any more");
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
    // Nor does the API tell them again, as JSON writes them, nor all that was sent.
    let long = "a".repeat(5000);
    for query in ["%00=a", "variant=a%00b", "%00=", &format!("{long}="), &format!("variant={long}")] {
        for path in ["positions/move", "games", "problems", "federation/players", "challenges"] {
            let answer = root.get(&format!("/api/v1/{path}?{query}")).await;
            assert!(answer.status < 500, "{path} {query}: {}", answer.text);
            assert!(
                !answer.text.contains("\\u0000") && !answer.text.contains('\0'),
                "{path}: {}",
                answer.text
            );
            assert!(!answer.text.contains(&long[..1000]), "{path}: {}", answer.text);
        }
    }
    assert_eq!(root.get("/admin").await.status, 200, "the server is still there");
    hall.close().await;
}
