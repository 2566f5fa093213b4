//! Five languages: as the browser asks, and as chosen by hand.

use crate::club::{Club, Done, begin};

#[tokio::test]
async fn a_language_is_chosen_by_hand() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let visitor = club.visitor().await?;
    for (code, name, play) in [
        ("uk", "українська", "Грайте в шашки"),
        ("ru", "русский", "Играйте в шашки"),
        ("lt", "lietuvių", "Žaiskite šaškėmis"),
        ("fr", "français", "Jouez aux dames"),
    ] {
        visitor.click_on("header .drop:has([name=code]) summary").await?;
        visitor.click("button", name).await?;
        visitor.until(&format!("document.documentElement.lang === '{code}'")).await?;
        visitor.find("heading", play).await?;
    }
    // It stays, and a board speaks it too.
    begin(&visitor, &[("rulebook", "fmjd-100"), ("control", "5m+3s"), ("with", "1"), ("seat", "white")])
        .await?;
    visitor.at("/game/").await?;
    visitor.sees("Abandonner").await?;
    club.close(&[&visitor]).await
}

#[tokio::test]
async fn a_browser_is_answered_in_its_language() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let visitor = club.visitor().await?;
    for (asked, code) in [("lt-LT,lt;q=0.9,en;q=0.8", "lt"), ("de,uk;q=0.7", "uk"), ("de", "en")] {
        visitor.speak(asked).await?;
        visitor.go(&club.address("/rules")).await?;
        assert_eq!(visitor.eval("document.documentElement.lang").await?, code, "{asked}");
    }
    club.close(&[&visitor]).await
}
