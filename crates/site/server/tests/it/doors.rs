//! Who gets in, who is kept out, and what a thief cannot do.

use std::path::Path;
use std::time::{Duration, Instant};

use damier_application::MailWay;
use serde_json::json;

use crate::browser::{Answer, Browser};
use crate::client::{Client, make_token};
use crate::desk::{founder, person};
use crate::hall::Hall;
use crate::mail::{found, letter, link, text};

const PASSWORD: (&str, &str) = ("password", "long enough");

async fn with_letters(folder: &Path, letters: &Path) -> Hall {
    let way = format!("file://{}", letters.display());
    let mail = Some(MailWay { way, from: "Club <desk@club.example>".to_owned(), reply: None });
    Hall::open_with(folder, |config| {
        config.mail = mail;
        config.public = Some("https://club.example/".to_owned());
    })
    .await
}

/// Somebody who has confirmed his address.
async fn reachable(hall: &Hall, letters: &Path, name: &str) -> Browser {
    let mut browser = person(hall, name).await;
    let form = [("email", format!("{name}@example.org")), ("password", PASSWORD.1.to_owned())];
    let form: Vec<(&str, &str)> = form.iter().map(|(name, value)| (*name, value.as_str())).collect();
    browser.post("/account/email", &form).await;
    let confirm = letter(letters).await;
    assert_eq!(browser.post(&link(&confirm, "/mail/confirm/"), &[]).await.status, 303);
    browser
}

async fn sign_in(browser: &mut Browser, name: &str, password: &str) -> Answer {
    browser.post("/sign-in", &[("name", name), ("password", password)]).await
}

#[tokio::test]
async fn nobody_is_the_administrator_by_coming_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut early = person(&hall, "Early").await;
    assert_eq!(early.get("/admin").await.status, 403);
    assert_eq!(early.get("/setup/guessed").await.status, 410);
    assert_eq!(early.post("/setup/guessed", &[]).await.status, 410);
    let link = hall.setup.clone().expect("a link");
    let taken = Browser::new(hall.address).post(&link, &[("name", "early"), PASSWORD]).await;
    assert_eq!(taken.status, 422, "{}", taken.text);
    let mut olena = founder(&hall, "Olena").await;
    assert_eq!(olena.get("/admin").await.status, 200);
    assert_eq!(early.post(&link, &[]).await.status, 410, "once");
    assert_eq!(early.get("/admin").await.status, 403);
    hall.close().await;

    let hall = Hall::open(folder.path()).await;
    assert_eq!(hall.setup, None, "there is an administrator");
    hall.close().await;
}

#[tokio::test]
async fn a_member_becomes_the_administrator_by_a_link_of_the_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    founder(&hall, "Olena").await;
    let database =
        damier_store::Database::open(&folder.path().display().to_string()).await.expect("a database");
    let setup =
        damier_application::setup::setup_link(&database, "https://club.example/").await.expect("a link");
    database.close().await;
    let path = setup.link.strip_prefix("https://club.example").expect("of this site").to_owned();
    let mut ivan = person(&hall, "Ivan").await;
    assert!(ivan.get(&path).await.text.contains("Ivan"));
    assert_eq!(ivan.post(&path, &[]).await.to(), "/admin");
    assert_eq!(ivan.get("/admin").await.status, 200);
    hall.close().await;
}

/// Latin letters of every width and shape that Unicode has for them.
fn spellings(name: &str) -> Vec<String> {
    let shapes: [&dyn Fn(char) -> char; 4] = [
        &|sign| char::from_u32(0xff21 + (sign as u32 - 'a' as u32)).expect("full width"),
        &|sign| char::from_u32(0xff41 + (sign as u32 - 'a' as u32)).expect("full width, small"),
        &|sign| char::from_u32(0x1d400 + (sign as u32 - 'a' as u32)).expect("bold"),
        &|sign| char::from_u32(0x24b6 + (sign as u32 - 'a' as u32)).expect("in circles"),
    ];
    let letters: Vec<char> = name.chars().collect();
    let mut all = Vec::new();
    for mask in 1..(1_u32 << letters.len()) {
        for shape in shapes {
            let spelt = letters.iter().enumerate();
            all.push(
                spelt.map(|(at, sign)| if mask >> at & 1 == 1 { shape(*sign) } else { *sign }).collect(),
            );
        }
    }
    all
}

#[tokio::test]
async fn every_spelling_of_a_name_is_locked_together_and_the_owner_is_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut owner = person(&hall, "olena").await;
    owner.post("/sign-out", &[]).await;
    let mut locked = 0;
    let mut thief = Browser::new(hall.address);
    for spelt in spellings("olena").into_iter().take(24) {
        let tried = sign_in(&mut thief, &spelt, "a guess").await;
        locked += usize::from(tried.text.contains("Too many wrong passwords"));
    }
    assert_eq!(locked, 18, "six are free, whatever the spelling");
    let strange = sign_in(&mut Browser::new(hall.address), "Olena", "long enough").await;
    assert!(strange.text.contains("Too many wrong passwords"), "{}", strange.text);
    // At the browser that knows her she is not kept out by strangers.
    let entered = sign_in(&mut owner, "Olena", "long enough").await;
    assert_eq!(entered.status, 303, "{}", entered.text);
    // But who sits there cannot guess for ever either.
    owner.post("/sign-out", &[]).await;
    for _ in 0..6 {
        assert!(sign_in(&mut owner, "olena", "a guess").await.text.contains("do not belong together"));
    }
    assert!(sign_in(&mut owner, "olena", "a guess").await.text.contains("Too many wrong passwords"));
    // Once it is forgotten, the browser is a stranger's.
    hall.close().await;
}

#[tokio::test]
async fn a_crowd_of_guesses_delays_nobody_who_is_known() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut owner = person(&hall, "olena").await;
    owner.post("/sign-out", &[]).await;
    let address = hall.address;
    let guesses: Vec<_> = (0..200)
        .map(|number| {
            tokio::spawn(async move {
                let mut thief = Browser::new(address);
                sign_in(&mut thief, &format!("name{number}"), "a guess").await.status
            })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(50)).await;
    let begun = Instant::now();
    assert_eq!(sign_in(&mut owner, "olena", "long enough").await.status, 303);
    let waited = begun.elapsed();
    for guess in guesses {
        assert_eq!(guess.await.expect("it ends"), 422);
    }
    assert!(waited < Duration::from_secs(4), "she waited {waited:?}");
    hall.close().await;
}

#[tokio::test]
async fn a_stolen_session_cannot_make_itself_last() {
    let (folder, letters) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let hall = with_letters(folder.path(), letters.path()).await;
    let mut olha = reachable(&hall, letters.path(), "olha").await;
    // A thief has her cookie, and nothing else.
    let mut thief = Browser::new(hall.address);
    thief.cookies.clone_from(&olha.cookies);
    let token = [("label", "mine"), ("read", "on"), ("days", "365")];
    let email = [("email", "thief@example.org")];
    for (path, form) in [
        ("/account/tokens", &token[..]),
        ("/account/email", &email[..]),
        ("/account/email", &[("email", "")][..]),
        ("/account/passkeys/remove", &[("number", "1")][..]),
    ] {
        let asked = thief.post(path, form).await;
        assert_eq!(asked.status, 403, "{path}: {}", asked.text);
        assert!(asked.text.contains("type=password") && !asked.text.contains("damier_"), "{path}");
        let wrong = thief.post(path, &[form, &[("password", "a guess")]].concat()).await;
        assert_eq!(wrong.status, 422, "{path}");
        let forged = thief.post(path, &[form, &[("proof", "abc")]].concat()).await;
        assert_eq!(forged.status, 422, "{path}");
    }
    assert_eq!(thief.post_json("/account/passkeys/ask", &json!({})).await.0, 403);
    assert_eq!(thief.post_json("/account/passkeys/ask", &json!({"password": "a guess"})).await.0, 422);
    assert!(olha.get("/account").await.text.contains("olha@example.org"));
    assert!(!olha.get("/account/tokens").await.text.contains("name=\"revoke\""));
    assert!(found(letters.path()).is_empty(), "nothing happened");

    // She herself is asked, and told.
    let asked = olha.post("/account/tokens", &token).await.text;
    assert!(asked.contains("name=\"label\" value=\"mine\"") && asked.contains("name=\"read\" value=\"on\""));
    let secret = make_token(&mut olha, &["read"]).await;
    assert!(text(&letter(letters.path()).await).contains("A token was made"));
    let client = Client { address: hall.address, token: Some(secret) };
    let expires = client.get("/api/v1/account").await.json()["token"]["expires"].clone();
    assert!(expires.is_string(), "tokens end: {expires}");

    // A new password ends the thief's session and the token, and the letter goes out.
    let change = [("old", "long enough"), ("new", "another one")];
    assert_eq!(olha.post("/account/password", &change).await.status, 303);
    assert!(text(&letter(letters.path()).await).contains("password of your account was changed"));
    assert_eq!(client.get("/api/v1/account").await.status, 401);
    assert_eq!(olha.get("/account").await.status, 200, "where it was changed she stays");

    // The letter about another address goes to the old one.
    let moved = [("email", "new@example.org"), ("password", "another one")];
    assert_eq!(olha.post("/account/email", &moved).await.to(), "/account/mail?done=asked");
    for _ in 0..100 {
        if found(letters.path()).len() == 2 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let both = found(letters.path());
    let told =
        both.iter().find(|letter| letter.contains("To: olha@example.org")).expect("to the old address");
    assert!(text(told).contains("new@example.org"));
    hall.close().await;
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_letter() {
    let (folder, letters) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let hall = with_letters(folder.path(), letters.path()).await;
    let mut olha = reachable(&hall, letters.path(), "olha").await;
    let token = make_token(&mut olha, &["read"]).await;
    letter(letters.path()).await;
    person(&hall, "unreachable").await;
    let mut anywhere = Browser::new(hall.address);
    assert!(anywhere.get("/sign-in").await.text.contains("href=\"/forgotten\""), "where one looks for it");
    assert_eq!(anywhere.get("/forgotten").await.status, 200);
    let mut answers = Vec::new();
    for who in ["nobody", "unreachable", "nobody@example.org", "", &"x".repeat(5_000)] {
        let answer = Browser::new(hall.address).post("/forgotten", &[("who", who)]).await;
        answers.push((answer.status, answer.text.lines().filter(|line| !line.contains("guest-")).count()));
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(found(letters.path()).is_empty(), "nobody was written to");
    let mut own = Browser::new(hall.address);
    let answer = own.post("/forgotten", &[("who", "OLHA@example.org")]).await;
    answers.push((answer.status, answer.text.lines().filter(|line| !line.contains("guest-")).count()));
    assert!(answers.windows(2).all(|two| two[0] == two[1]), "nobody learns who is there: {answers:?}");
    let by_address = letter(letters.path()).await;
    own.post("/forgotten", &[("who", "Olha")]).await;
    let by_name = letter(letters.path()).await;
    assert!(by_name.contains("To: olha@example.org"), "{by_name}");

    let path = link(&by_name, "/reset/");
    assert!(own.get(&path).await.text.contains("olha"));
    assert_eq!(own.post(&path, &[("password", "short")]).await.status, 422);
    assert_eq!(own.post(&path, &[("password", "a new one")]).await.to(), "/account?done=password");
    assert_eq!(own.get("/account").await.status, 200, "she is signed in");
    assert!(text(&letter(letters.path()).await).contains("A new password was chosen by a link"));
    assert_eq!(own.post(&path, &[("password", "once more")]).await.status, 410, "once");
    let earlier = link(&by_address, "/reset/");
    assert_eq!(own.post(&earlier, &[("password", "once more")]).await.status, 410, "and no other");
    assert_eq!(olha.get("/account").await.to(), "/sign-in?to=%2Faccount", "her sessions have ended");
    let client = Client { address: hall.address, token: Some(token) };
    assert_eq!(client.get("/api/v1/account").await.status, 401, "and her tokens");
    assert_eq!(sign_in(&mut Browser::new(hall.address), "olha", "long enough").await.status, 422);
    assert_eq!(sign_in(&mut Browser::new(hall.address), "olha", "a new one").await.status, 303);

    // Five letters a day at most, whoever asks.
    for _ in 0..6 {
        Browser::new(hall.address).post("/forgotten", &[("who", "olha")]).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let written = found(letters.path());
    let links = |written: &[String]| written.iter().filter(|letter| text(letter).contains("/reset/")).count();
    assert_eq!(links(&written), 3, "two were sent before");
    // Strangers who asked for all of them have not kept her from having one at a browser of her own.
    let mut known = Browser::new(hall.address);
    assert_eq!(sign_in(&mut known, "olha", "a new one").await.status, 303);
    known.post("/sign-out", &[]).await;
    for _ in 0..8 {
        known.post("/forgotten", &[("who", "olha")]).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(links(&found(letters.path())), 8, "five of her own");
    hall.close().await;
}

#[tokio::test]
async fn nobody_writes_to_strangers_with_our_hand() {
    let (folder, letters) = (tempfile::tempdir().expect("a folder"), tempfile::tempdir().expect("a folder"));
    let hall = with_letters(folder.path(), letters.path()).await;
    for number in 0..8 {
        let mut one = person(&hall, &format!("one{number}")).await;
        let address = if number % 2 == 0 { "stranger@example.org" } else { "Stranger@Example.org" };
        one.post("/account/email", &[("email", address), PASSWORD]).await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(found(letters.path()).len(), 5, "one address gets five a day, whoever asks");
    // One browser cannot write to many either.
    let mut many = person(&hall, "many").await;
    let mut refused = 0;
    for number in 0..20 {
        let address = format!("stranger{number}@example.org");
        refused +=
            usize::from(many.post("/account/email", &[("email", &address), PASSWORD]).await.status == 429);
    }
    assert!(refused >= 7, "{refused}");
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(found(letters.path()).len() <= 10, "five a day for one account");
    hall.close().await;
}

#[tokio::test]
async fn an_encrypted_site_says_so_to_browsers() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open_with(folder.path(), |config| {
        config.public = Some("https://club.example".to_owned());
    })
    .await;
    let mut olena = Browser::new(hall.address);
    let page = olena.get("/").await;
    assert_eq!(page.header("strict-transport-security"), Some("max-age=31536000"));
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(policy.contains("connect-src 'self' wss://club.example;"), "{policy}");
    let cookie = page.header("set-cookie").expect("a cookie");
    assert!(
        cookie.starts_with("__Host-damier=") && cookie.contains("; Secure") && !cookie.contains("Domain")
    );
    olena.post("/register", &[("name", "Olena"), PASSWORD]).await;
    assert!(olena.cookies.contains_key("__Host-damier-device"), "{:?}", olena.cookies);
    assert!(olena.get("/account").await.text.contains("Olena"));
    // One that a neighbour planted under the bare name means nothing.
    let mut planted = Browser::new(hall.address);
    planted.cookies.insert("damier".to_owned(), olena.cookies["__Host-damier"].clone());
    assert_eq!(planted.get("/account").await.to(), "/sign-in?to=%2Faccount");
    hall.close().await;

    let hall = Hall::open(folder.path()).await;
    let page = Browser::new(hall.address).get("/").await;
    assert_eq!(page.header("strict-transport-security"), None);
    let socket = format!("connect-src 'self' ws://{};", hall.address);
    assert!(page.header("content-security-policy").expect("a policy").contains(&socket));
    hall.close().await;
}

#[tokio::test]
async fn a_server_in_between_is_believed_once_it_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = founder(&hall, "Olena").await;
    assert!(!olena.get("/admin").await.text.contains("X-Forwarded-For, but"));
    // What anybody writes into the header changes nothing: all come from one address.
    let mut thief = Browser::new(hall.address);
    thief.headers.push(("X-Forwarded-For", "203.0.113.1"));
    for number in 0..31 {
        thief.headers[0].1 = ["203.0.113.1", "203.0.113.2", "203.0.113.3"][number % 3];
        sign_in(&mut thief, &format!("name{number}"), "a guess").await;
    }
    let locked = sign_in(&mut thief, "somebody", "a guess").await;
    assert!(locked.text.contains("Too many wrong passwords"), "{}", locked.text);
    let page = olena.get("/admin").await.text;
    assert!(page.contains("Requests come from 127.0.0.1 with the header X-Forwarded-For"), "{page}");
    // Named, it is believed; that is told no longer.
    assert_eq!(olena.post("/admin/proxies", &[("proxies", "127.0.0.1, 10.0.0.0/8")]).await.status, 303);
    olena.headers.push(("X-Forwarded-For", "198.51.100.7"));
    let page = olena.get("/admin").await.text;
    assert!(!page.contains("with the header X-Forwarded-For, but"), "{page}");
    assert!(page.contains("value=\"127.0.0.1 10.0.0.0/8\""), "{page}");
    let free = sign_in(&mut thief, "somebody", "a guess").await;
    assert!(free.text.contains("do not belong together"), "{}", free.text);
    hall.close().await;

    // The same when it is named at the start.
    let hall = Hall::open_with(folder.path(), |config| {
        config.proxies = vec!["127.0.0.0/8".parse().expect("a network")];
    })
    .await;
    olena.headers.clear();
    (olena.address, olena.host) = (hall.address, hall.address.to_string());
    let page = olena.get("/admin").await.text;
    assert!(page.contains("Given at the start: 127.0.0.0/8"), "{page}");
    assert!(page.contains("127.0.0.1 does not say in X-Forwarded-For"), "{page}");
    hall.close().await;
}
