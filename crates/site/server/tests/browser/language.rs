//! Five languages: as the browser asks, and as chosen by hand.

use crate::club::{Club, Done, begin};

#[tokio::test]
async fn a_language_is_chosen_by_hand() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let visitor = club.visitor().await?;
    for (field, code, name, button, play) in [
        ("Language", "uk", "українська", "Choose", "Грати"),
        ("Мова", "ru", "русский", "Вибрати", "Играть"),
        ("Язык", "lt", "lietuvių", "Выбрать", "Žaisti"),
        ("Kalba", "fr", "français", "Pasirinkti", "Jouer"),
    ] {
        visitor.choose(field, name).await?;
        visitor.click("button", button).await?;
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
