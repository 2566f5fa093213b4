//! What the codes say, in the reader's language: rulebooks and clauses.

use crate::browser::Browser;
use crate::hall::Hall;

/// A Ukrainian reads a rulebook in Ukrainian, without names of ours, and finds clauses by his words.
#[tokio::test]
async fn the_codes_are_read_in_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut browser = Browser::new(hall.address);
    browser.post("/language", &[("code", "uk")]).await;
    for book in damier_rules::Rulebook::NAMES {
        let page = browser.get(&format!("/rules/{book}")).await.text;
        assert!(page.contains("два ходи поспіль"), "{book}: {page}");
        for ours in ["DR-", "IR0", "draw_mode", "(D-", "count_unit"] {
            assert!(!page.contains(ours), "{book} shows {ours}: {page}");
        }
    }
    let found = browser
        .get("/rules/clauses?words=%D0%B0%D0%BD%D0%B0%D0%BB%D1%96%D0%B7%D1%83%D0%B2%D0%B0%D1%82%D0%B8")
        .await;
    assert!(
        found.text.contains("UA-III.12.3.5") && found.text.contains("Заборонено аналізувати"),
        "{}",
        found.text
    );
    let sheet = browser.get("/rules/clauses?sheet=spectators&book=fmjd-100").await;
    assert!(sheet.text.contains("FMJD-III.8.7") && sheet.text.contains("Глядачі повинні"), "{}", sheet.text);
    let long = "x".repeat(4000);
    assert_eq!(browser.get(&format!("/rules/clauses?words={long}")).await.status, 200);
    hall.close().await;
}
