//! Accounts: made, used, guarded.

use crate::browser::Browser;
use crate::hall::Hall;

#[tokio::test]
async fn somebody_registers_and_comes_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    browser.get("/").await;
    let as_guest = browser.cookies["damier"].clone();

    let typed = |name, password| [("name", name), ("password", password)];
    let short = browser.post("/register", &typed("Olena", "short")).await;
    assert_eq!(short.status, 422);
    assert!(short.text.contains("8 to 200"), "{}", short.text);
    let odd = browser.post("/register", &typed("<b>", "long enough")).await;
    assert_eq!(odd.status, 422);
    assert!(!odd.text.contains("<b>"), "what was typed is shown, not obeyed");

    assert_eq!(browser.post("/register", &typed("Guest-17044d8e", "long enough")).await.status, 422);

    let made = browser.post("/register", &typed("Olena", "long enough")).await;
    assert_eq!((made.status, made.to().as_str()), (303, "/"));
    assert_ne!(browser.cookies["damier"], as_guest, "the secret is a new one");
    assert!(browser.get("/").await.text.contains("Olena"));

    // A name that looks the same is taken, whatever alphabet it is written in.
    let mut other = Browser::new(hall.address);
    assert_eq!(other.post("/register", &typed("olena", "long enough")).await.status, 422);
    assert_eq!(
        other.post("/register", &typed("Оlenа", "long enough")).await.status,
        422,
        "two Cyrillic letters"
    );
    assert_eq!(other.post("/sign-in", &typed("Olena", "wrong one")).await.status, 422);
    assert_eq!(other.post("/sign-in", &typed("Nobody", "wrong one")).await.status, 422);
    assert_eq!(other.post("/sign-in", &typed("OLENA", "long enough")).await.status, 303);
    assert!(other.get("/").await.text.contains("Olena"));

    let before = browser.cookies["damier"].clone();
    assert_eq!(browser.post("/sign-out", &[]).await.status, 303);
    assert!(!browser.get("/").await.text.contains("Olena"));
    // The old secret opens nothing any more; the other browser is still signed in.
    browser.cookies.insert("damier".to_owned(), before);
    assert!(!browser.get("/").await.text.contains("Olena"));
    assert!(other.get("/").await.text.contains("Olena"));
    hall.close().await;
}

#[tokio::test]
async fn guessing_a_password_has_to_wait_also_after_a_restart() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let wrong = [("name", "Nobody"), ("password", "a guess")];
    for _ in 0..9 {
        browser.post("/sign-in", &wrong).await;
    }
    hall.close().await;
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    let answer = browser.post("/sign-in", &wrong).await;
    assert!(answer.text.contains("Too many wrong passwords"), "{}", answer.text);
    hall.close().await;
}
