//! Letters, from the fact to the file: confirmed addresses only, in the receiver's language, once, until refused.

use std::path::Path;
use std::time::Duration;

use damier_application::MailWay;
use damier_store::Database;

use crate::browser::Browser;
use crate::desk::{act, code, enter_eight, event, person};
use crate::hall::Hall;

async fn open(folder: &Path, letters: &Path) -> Hall {
    let way = format!("file://{}", letters.display());
    let mail = Some(MailWay { way, from: "Club <desk@club.example>".to_owned(), reply: None });
    Hall::open_with(folder, |config| {
        config.mail = mail;
        config.public = Some("https://club.example/".to_owned());
    })
    .await
}

/// The letters, without those that were there before.
pub(crate) fn found(letters: &Path) -> Vec<String> {
    let files = std::fs::read_dir(letters).expect("a folder").flatten().map(|file| file.path());
    let mut files: Vec<_> = files.filter(|path| path.extension().is_some_and(|own| own == "eml")).collect();
    files.sort();
    files.iter().map(|path| std::fs::read_to_string(path).expect("a letter")).collect()
}

/// The only new letter, as soon as it is there; it is taken away.
pub(crate) async fn letter(letters: &Path) -> String {
    for _ in 0..200 {
        if let [only] = &found(letters)[..] {
            let files = std::fs::read_dir(letters).expect("a folder").flatten();
            files.for_each(|file| std::fs::remove_file(file.path()).expect("it was there"));
            return only.clone();
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("no letter, or several: {:?}", found(letters));
}

/// The text of a letter, whatever way it was packed for the journey.
pub(crate) fn text(letter: &str) -> String {
    let (head, body) = letter.split_once("\r\n\r\n").expect("a head and a body");
    if head.contains("Content-Transfer-Encoding: base64") {
        use base64::Engine as _;
        let packed: String = body.split_whitespace().collect();
        let bytes = base64::engine::general_purpose::STANDARD.decode(packed).expect("base64");
        return String::from_utf8(bytes).expect("text");
    }
    let joined = body.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        match (first, after) {
            (b'=', [a, b, after @ ..]) if head.contains("quoted-printable") => {
                let hex = std::str::from_utf8(&[*a, *b]).map(|hex| u8::from_str_radix(hex, 16));
                bytes.push(hex.expect("two digits").expect("a number"));
                rest = after;
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8(bytes).expect("text")
}

/// The path of the first link of a letter that begins so.
pub(crate) fn link(letter: &str, beginning: &str) -> String {
    let text = text(letter);
    let (_, rest) = text.split_once("https://club.example").expect("a link");
    let mut links = rest.split("https://club.example");
    let found = links.find(|link| link.starts_with(beginning)).unwrap_or_else(|| panic!("{text}"));
    found.split_whitespace().next().expect("a link").to_owned()
}

#[tokio::test]
async fn players_are_written_to_once_they_have_confirmed_and_until_they_refuse() {
    let (folder, letters) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let hall = open(folder.path(), letters.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let mut olha = person(&hall, "olha").await;
    olha.post("/language", &[("code", "uk")]).await;
    let desk = event(&mut chief, "ua2023-russian/swiss", &[("rounds", "3")]).await;
    let (public, entries) = (desk.trim_end_matches("/desk").to_owned(), format!("{desk}/entries"));
    enter_eight(&mut chief, &desk).await;
    act(&mut chief, &entries, "registration", &[("open", "yes")]).await;
    let asked = olha.post(&format!("{public}/register"), &[("name", "Ольга Шевченко")]).await;
    assert_eq!(asked.status, 200, "{}", asked.text);
    act(&mut chief, &entries, "answer", &[("application", "1"), ("enter", "yes")]).await;

    // An address gets one letter, and nothing else before its link is followed.
    let saved =
        olha.post("/account/email", &[("email", "olha@example.org"), ("password", "long enough")]).await;
    assert_eq!(saved.to(), "/account/mail?done=asked");
    act(&mut chief, &format!("{desk}/check-in"), "check-in", &[]).await;
    let confirm = letter(letters.path()).await;
    assert!(confirm.contains("To: olha@example.org") && !confirm.contains("List-Unsubscribe"), "{confirm}");
    let link_confirm = link(&confirm, "/mail/confirm/");
    assert!(olha.get("/account/mail").await.text.contains("/account/mail/confirm"));
    let mut stranger = Browser::new(hall.address);
    assert_eq!(stranger.get("/mail/confirm/nothing").await.status, 410);
    // Programs that look at letters follow links: only the button confirms.
    for _ in 0..2 {
        assert_eq!(stranger.get(&link_confirm).await.status, 200);
    }
    assert_eq!(olha.post(&link_confirm, &[]).await.to(), "/account/mail?done=confirmed");
    assert_eq!(olha.post(&link_confirm, &[]).await.status, 410);

    act(&mut chief, &format!("{desk}/check-in"), "check-in", &[]).await;
    let called = letter(letters.path()).await;
    assert!(text(&called).contains("суддівського столу"), "{}", text(&called));

    // A round is published: who, where, with which colour, and where more is said.
    let round = format!("{desk}/round");
    for (what, form) in [("approve-entries", vec![]), ("numbers", vec![("by", "rating"), ("seed", "7")])] {
        act(&mut chief, if what == "numbers" { &round } else { &entries }, what, &form).await;
    }
    act(&mut chief, &round, "absent", &[("who", "@0"), ("rounds", "1")]).await;
    act(&mut chief, &round, "pair", &[("seed", "20260501")]).await;
    act(&mut chief, &round, "publish", &[]).await;
    let paired = letter(letters.path()).await;
    let said = text(&paired);
    assert!(
        said.contains("Тур 1: ваш суперник — ") && said.contains(&format!("{public}/round/1.1")),
        "{said}"
    );
    assert!(paired.contains("Content-Language: uk") && paired.contains("One-Click"), "{paired}");

    // A mail program refuses for its reader, without cookies; the other kinds still come.
    let refuse = link(&paired, "/mail/off/");
    assert_eq!(stranger.get(&refuse).await.status, 200);
    assert_eq!(stranger.post(&refuse, &[("List-Unsubscribe", "One-Click")]).await.status, 200);
    assert_eq!(stranger.post(&refuse.replace("pairing", "result"), &[]).await.status, 404);
    act(&mut chief, &round, "undo", &[("reason", "again")]).await;
    act(&mut chief, &round, "publish", &[]).await;
    act(&mut chief, &format!("{desk}/check-in"), "check-in", &[]).await;
    let last = letter(letters.path()).await;
    assert!(text(&last).contains("суддівського столу"), "{}", text(&last));
    hall.close().await;

    // After a restart nothing is told again.
    let hall = open(folder.path(), letters.path()).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!(found(letters.path()), Vec::<String>::new());
    hall.close().await;
}

#[tokio::test]
async fn a_result_that_awaits_confirmation_is_written_to_the_other_once() {
    let (folder, letters) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let hall = open(folder.path(), letters.path()).await;
    let mut chief = person(&hall, "ivan").await;
    let mut olha = person(&hall, "olha").await;
    let desk = event(&mut chief, "ua2023-russian/round-robin", &[]).await;
    let entries = format!("{desk}/entries");
    for name in ["Olha", "Anna"] {
        act(&mut chief, &entries, "enter", &[("name", name)]).await;
    }
    let office = [("role", "player"), ("who", "@0"), ("account", "olha")];
    act(&mut chief, &format!("{desk}/officials"), "give-office", &office).await;
    olha.post("/account/email", &[("email", "olha@example.org"), ("password", "long enough")]).await;
    let confirm = link(&letter(letters.path()).await, "/mail/confirm/");
    olha.post(&confirm, &[]).await;
    // Only of results, not of pairings.
    let chosen = olha.post("/account/mail", &[("result", "on")]).await;
    assert!(matches!(chosen.status, 200 | 303), "{}", chosen.text);
    for what in ["pair", "publish", "start"] {
        act(&mut chief, &format!("{desk}/round"), what, &[]).await;
    }
    act(&mut chief, &format!("{desk}/boards"), "boards", &[("open", "yes")]).await;
    let page = chief.get(&format!("{desk}/boards")).await.text;
    let board = page.split("href=\"https://club.example").nth(1).and_then(|rest| rest.split('"').next());
    let board = board.expect("the address of a board").to_owned();

    // Anna says at her phone how it ended.
    let mut phone = Browser::new(hall.address);
    let shown = phone.get(&board).await.text;
    let whites = shown.split("<p class=\"versus\"><b>").nth(1).expect("two names");
    let side = if whites.starts_with("Anna") { "white" } else { "black" };
    let annas = code(&mut chief, &desk, "Anna").await;
    let said = [("side", side), ("score", "draw"), ("code", &*annas)];
    assert_eq!(phone.post(&board, &said).await.status, 303);
    let awaited = letter(letters.path()).await;
    let said = text(&awaited);
    assert!(said.contains("1-1") && said.contains("Anna") && said.contains(&board), "{said}");
    // The same said again is no news.
    let again = [("side", side), ("score", "draw"), ("code", &*annas)];
    assert_eq!(phone.post(&board, &again).await.status, 303);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(found(letters.path()), Vec::<String>::new());
    // Her answer at the address of the letter makes it a result.
    let other = if side == "white" { "black" } else { "white" };
    assert_eq!(olha.post(&board, &[("side", other), ("score", "draw")]).await.status, 303);
    let log = chief.get(&format!("{desk}/log")).await.text;
    assert!(log.contains("table 1: 1-1"), "{log}");
    hall.close().await;
}

#[tokio::test]
async fn letters_wait_while_the_mail_server_is_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let away = Some(MailWay {
        way: "smtp://127.0.0.1:9".to_owned(),
        from: "desk@club.example".to_owned(),
        reply: None,
    });
    let hall = Hall::open_with(folder.path(), |config| config.mail = away).await;
    let mut olha = person(&hall, "olha").await;
    olha.post("/account/email", &[("email", "olha@example.org"), ("password", "long enough")]).await;
    for _ in 0..8 {
        olha.post("/account/mail/confirm", &[]).await;
    }
    assert_eq!(olha.post("/account/mail/confirm", &[]).await.to(), "/account/mail?done=often");
    hall.close().await;

    // Nothing is lost, and nobody writes to a stranger more than five times a day.
    let database = Database::open(&folder.path().display().to_string()).await.expect("a database");
    let outbox = database.outbox().await.expect("an outbox");
    assert!(outbox.waiting == 5 && outbox.late > 0 && outbox.lost == 0, "{outbox:?}");
    database.close().await;
}

#[tokio::test]
async fn a_site_without_mail_writes_to_nobody() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olha = person(&hall, "olha").await;
    let saved =
        olha.post("/account/email", &[("email", "olha@example.org"), ("password", "long enough")]).await;
    assert_eq!(saved.to(), "/account?done=email");
    assert!(!olha.get("/account/mail").await.text.contains("/account/mail/confirm"));
    let mut stranger = Browser::new(hall.address);
    assert_eq!(stranger.get("/account/mail").await.to(), "/sign-in?to=%2Faccount%2Fmail");
    assert_eq!(stranger.post("/account/mail", &[("pairing", "on")]).await.to(), "/sign-in");
    hall.close().await;
}
