//! Forms that come too fast are refused, with a page that says when to try again.

use crate::browser::{Answer, Browser};
use crate::desk::founder;
use crate::hall::Hall;

/// Sends a form until it is refused as coming too fast: how many were taken, and the refusal.
async fn until_refused(
    browser: &mut Browser,
    path: &str,
    form: &[(&str, &str)],
    most: usize,
) -> (usize, Answer) {
    for taken in 0..=most {
        let answer = browser.post(path, form).await;
        if answer.status == 429 {
            return (taken, answer);
        }
    }
    panic!("{path} took {most} forms and more");
}

#[tokio::test]
async fn accounts_are_not_made_by_the_hundred() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut olena = founder(&hall, "Olena").await;
    assert_eq!(olena.post("/admin/proxies", &[("proxies", "127.0.0.1")]).await.status, 303);
    let nameless = [("name", ""), ("password", "long enough")];

    // One browser, wherever it comes from.
    let mut one = Browser::new(hall.address);
    one.headers.push(("X-Forwarded-For", "203.0.113.9"));
    one.get("/").await;
    one.post("/language", &[("code", "uk")]).await;
    let (taken, refused) = until_refused(&mut one, "/register", &nameless, 10).await;
    assert_eq!(taken, 10);
    let seconds: u64 = refused.header("retry-after").and_then(|text| text.parse().ok()).expect("seconds");
    assert!((1..=30).contains(&seconds), "{seconds}");
    assert!(refused.text.contains(&format!("через {seconds} секунд")), "{}", refused.text);
    assert!(refused.text.contains("<html lang=\"uk\""), "a plain page: {}", refused.text);

    // Many browsers behind one address; those behind another are not disturbed.
    let mut taken = 10;
    loop {
        let mut other = Browser::new(hall.address);
        other.headers.push(("X-Forwarded-For", "203.0.113.9"));
        if other.post("/register", &nameless).await.status == 429 {
            break;
        }
        taken += 1;
        assert!(taken <= 30, "{taken} from one address");
    }
    assert_eq!(taken, 29, "the refused one counts for the address too");
    let mut elsewhere = Browser::new(hall.address);
    elsewhere.headers.push(("X-Forwarded-For", "203.0.113.10"));
    let made = elsewhere.post("/register", &[("name", "Ivan"), ("password", "long enough")]).await;
    assert_eq!(made.status, 303, "{}", made.text);
    hall.close().await;
}

#[tokio::test]
async fn other_forms_have_a_larger_allowance() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut guest = Browser::new(hall.address);
    guest.get("/").await;
    let language = [("code", "en")];
    let (taken, refused) = until_refused(&mut guest, "/language", &language, 1_000).await;
    assert!(taken >= 200, "{taken}");
    assert!(refused.text.contains("Try again in 1 second"), "{}", refused.text);
    assert_eq!(guest.get("/").await.status, 200, "reading is free");
    // A script is told in its own way.
    guest.headers.push(("Accept", "application/json"));
    let (_, refused) = until_refused(&mut guest, "/editor/check", &[], 100).await;
    assert!(refused.text.starts_with("{\"why\":"), "{}", refused.text);
    hall.close().await;
}
