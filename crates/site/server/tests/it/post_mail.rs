//! Moves by e-mail: a letter goes out, its answer comes back, what cannot be done is answered.

use std::path::Path;
use std::time::Duration;

use damier_application::MailWay;
use damier_application::correspondence::inbox::{MessageRefusal, Taken, receive};
use damier_store::{Database, Place};

use crate::browser::Browser;
use crate::desk::person;
use crate::desk_online::until;
use crate::hall::Hall;
use crate::mail::{found, letter, link, text};

async fn open(folder: &Path, letters: &Path) -> Hall {
    let mail = Some(MailWay {
        way: format!("file://{}", letters.display()),
        from: "Club <desk@club.example>".to_owned(),
        reply: Some("play@club.example".to_owned()),
    });
    Hall::open_with(folder, |config| {
        config.mail = mail;
        config.public = Some("https://club.example/".to_owned());
    })
    .await
}

/// Signs up and confirms an address.
async fn reader(hall: &Hall, name: &str, letters: &Path) -> Browser {
    let mut browser = person(hall, name).await;
    browser
        .post("/account/email", &[("email", &format!("{name}@example.org")), ("password", "long enough")])
        .await;
    let confirm = letter(letters).await;
    browser.post(&link(&confirm, "/mail/confirm/"), &[]).await;
    browser
}

/// An answer to a letter, as a mail server hands it over.
fn answer(to: &str, body: &str, more: &str) -> Vec<u8> {
    let head = format!("From: Someone <x@example.net>\r\nTo: {to}\r\nSubject: Re: your move\r\n{more}");
    format!("{head}Content-Type: text/plain; charset=utf-8\r\n\r\n{body}\r\n").into_bytes()
}

fn reply_to(letter: &str) -> String {
    let line = letter.lines().find(|line| line.starts_with("Reply-To: ")).expect("an address for answers");
    line.trim_start_matches("Reply-To: ").trim_matches(['<', '>']).to_owned()
}

#[tokio::test]
async fn a_letter_is_answered_with_a_move() {
    let (folder, letters) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let hall = open(folder.path(), letters.path()).await;
    let mut olha = reader(&hall, "olha", letters.path()).await;
    let mut petro = person(&hall, "petro").await;
    let offer = [("what", "offer"), ("rulebook", "ua2013-russian"), ("control", "14d+1d"), ("seat", "white")];
    assert_eq!(olha.post("/post", &offer).await.status, 303);
    let list = petro.get("/post").await.text;
    let id = list.split("name=\"id\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let game = petro.post("/post", &[("what", "take"), ("id", id.expect("an offer"))]).await.to();

    // White is told that the game begins, and answers in Cyrillic letters, above the quoted letter.
    let told = letter(letters.path()).await;
    let to = reply_to(&told);
    assert!(to.starts_with("play+") && text(&told).contains("first line"), "{told}");
    let database = Database::open_at(&Place::folder(folder.path())).await.expect("the same database");
    let body = "1. ц3-д4\r\n\r\n> Your game begins\r\n> h2-g3";
    let taken = receive(&database, &answer(&to, body, ""), None).await.expect("taken");
    assert_eq!(taken, Taken::Kept);
    until(&mut petro, &game, "C3—D4").await;

    // The same letter again changes nothing; a forged address is for nobody; programs are not answered.
    receive(&database, &answer(&to, body, ""), Some(&to)).await.expect("taken");
    let forged = to.replacen(".0w.", ".1b.", 1);
    let refused = receive(&database, &answer(&forged, "b6-a5", ""), None).await;
    assert!(matches!(refused, Err(MessageRefusal::NoGame)), "{refused:?}");
    let away = receive(&database, &answer(&to, "I am away", "Auto-Submitted: auto-replied\r\n"), None).await;
    assert_eq!(away.expect("read"), Taken::Automatic);

    // Black moves on the site; White's next answer is no move, and a letter says so.
    let made = petro.post(&game, &[("what", "move"), ("mv", "b6-a5")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    let told = letter(letters.path()).await;
    assert!(text(&told).contains("B6—A5"), "{}", text(&told));
    let to = reply_to(&told);
    receive(&database, &answer(&to, "a1-h8 please", ""), None).await.expect("taken");
    let refused = letter(letters.path()).await;
    assert!(
        refused.contains("To: olha@example.org"),
        "to the confirmed address, not to the writer: {refused}"
    );
    assert!(text(&refused).contains("a1-h8"), "{}", text(&refused));
    receive(&database, &answer(&to, "Здаюсь", ""), None).await.expect("taken");
    until(&mut petro, &game, "0-2").await;
    let over = letter(letters.path()).await;
    assert!(text(&over).contains("0-2"), "{}", text(&over));
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert_eq!(found(letters.path()), Vec::<String>::new());
    database.close().await;
    hall.close().await;
}
