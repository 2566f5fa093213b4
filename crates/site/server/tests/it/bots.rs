//! The example of a program that plays: two of it sit down by the stream of events and play a game to its end.

use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::{Client, two_programs};
use crate::hall::Hall;

/// Python, if it is here. With CI=true what is left out is a failure.
fn has_python() -> bool {
    let here = Command::new("python3").arg("--version").output().is_ok_and(|out| out.status.success());
    assert!(here || std::env::var("CI").as_deref() != Ok("true"), "python3 is missing");
    if !here {
        eprintln!("left out: python3 is missing");
    }
    here
}

/// So long a game may take.
const LONGEST: Duration = Duration::from_secs(120);

async fn bot(client: &Client, words: &'static [&'static str]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/examples/bot.py");
    let (address, token) = (client.address, client.token.clone().expect("a token"));
    let run = move || {
        let mut command = Command::new("python3");
        command.arg(script).arg(format!("http://{address}")).arg(token).args(["--games", "1"]).args(words);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let begun = Instant::now();
        while child.try_wait().expect("it can be looked at").is_none() && begun.elapsed() < LONGEST {
            std::thread::sleep(Duration::from_millis(50));
        }
        // Whoever has ended already is not harmed.
        let _ = child.kill();
        child.wait_with_output().expect("what it said")
    };
    tokio::task::spawn_blocking(run).await.expect("it runs")
}

#[tokio::test]
async fn two_programs_find_each_other_and_play() {
    if !has_python() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (offers, takes) = (Client::register(&hall, "Waiting").await, Client::register(&hall, "Coming").await);
    let (first, second) =
        tokio::join!(bot(&offers, &["--offer", "ua2023-russian", "3m+2s"]), bot(&takes, &["--accept"]),);
    for out in [&first, &second] {
        let told = String::from_utf8_lossy(&out.stdout);
        assert!(
            out.status.success() && told.contains(" against "),
            "{told}{}",
            String::from_utf8_lossy(&out.stderr)
        );
    }
    let list = offers.get("/api/v1/games?player=waiting&state=ended").await.json();
    assert_eq!(list["games"].as_array().map(Vec::len), Some(1), "{list}");
    assert!(list["games"][0]["plies"].as_u64() > Some(10), "{list}");
    hall.close().await;
}

#[tokio::test]
async fn whoever_listens_is_told_what_happens_to_him() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (own, other) = (Client::register(&hall, "Robot").await, Client::register(&hall, "Human").await);
    let before = two_programs(&own, &other).await;
    let mut lines = own.stream("/api/v1/stream").await;
    assert_eq!(lines.next().await.expect("a line"), json!({"type": "welcome", "name": "Robot"}));
    let running = lines.next().await.expect("what there is already");
    let wanted = json!({"type": "game_start", "game": before, "you": "white", "variant": "international",
        "rulebook": "fmjd-100", "opponent": "Human"});
    assert_eq!(running, wanted);

    // An offer of somebody else, and the same when it is gone; nothing of one's own.
    own.post("/api/v1/challenges", &json!({"rulebook": "columns-lasca", "control": "5m+3s"})).await;
    let terms = json!({"rulebook": "wcdf-checkers", "control": "5m+3s", "seat": "white"});
    let offered = other.post("/api/v1/challenges", &terms).await.json();
    let told = lines.next().await.expect("the offer");
    assert_eq!((&told["type"], &told["challenge"]), (&json!("offer"), &offered));
    let id = offered["id"].as_str().expect("a name");
    other.ask("DELETE", &format!("/api/v1/challenges/{id}"), "", "").await;
    assert_eq!(lines.next().await.expect("gone"), json!({"type": "offer_gone", "challenge": id}));

    other.post(&format!("/api/v1/games/{before}/actions"), &json!({"action": "resign"})).await;
    assert_eq!(lines.next().await.expect("the end"), json!({"type": "game_end", "game": before}));

    // The stream ends with the token.
    own.ask("DELETE", "/api/v1/account/token", "", "").await;
    assert!(lines.next().await.is_none());
    assert_eq!(Client::stranger(&hall).get("/api/v1/stream").await.status, 401);
    hall.close().await;
}
