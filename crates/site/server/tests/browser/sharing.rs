//! What is shown elsewhere: boards in frames of other sites, links that are copied and held before a camera.

use damier_chromium::{Colours, Fault, Visitor};

use crate::board::{end, play};
use crate::club::{Club, Done, begin};
use crate::palette::pixels_like;
use crate::pocket::elsewhere;

/// The dark squares of the usual board, by day.
const WOOD: [u8; 3] = [0xb9, 0x8a, 0x5e];

/// How much of a board is seen in a frame of another site, in pixels.
async fn framed(visitor: &Visitor, address: &str) -> Result<usize, Fault> {
    visitor.prefer(Colours::Light, false).await?;
    let frame = format!("<iframe id=it src=\"{address}\" width=480 height=560></iframe>");
    let page = format!("<!doctype html><title>x</title><body style=margin:0>{frame}");
    visitor.go(&elsewhere(page)).await?;
    // What is refused is there at once as well: the browser's own page that says so.
    visitor.until("document.readyState === 'complete'").await?;
    Ok(pixels_like(&visitor.picture().await?, WOOD).expect("a picture"))
}

#[tokio::test]
async fn a_game_stands_in_a_frame_of_another_site() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (white, black) = (club.visitor().await?, club.visitor().await?);
    club.sit_down(&white, &black, &[("rulebook", "fmjd-100"), ("control", "5m+3s")]).await?;
    play(&white, &black, "32-28 19-23").await?;
    let game = white.eval("location.pathname").await?;
    let game = game.as_str().unwrap_or_default();
    let (reader, other) = (club.visitor().await?, club.visitor().await?);
    let seen = framed(&reader, &club.address(&format!("/embed{game}"))).await?;
    assert!(seen > 30_000, "{seen} pixels of a board");
    // The page on which one plays may not be framed: somebody could lay something over its buttons.
    let hidden = framed(&other, &club.address(game)).await?;
    assert_eq!(hidden, 0);
    club.close(&[&white, &black, &reader]).await
}

#[tokio::test]
async fn links_are_copied() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (white, black) = (club.visitor().await?, club.visitor().await?);
    begin(&white, &[("rulebook", "columns-lasca"), ("control", "5m"), ("with", "friend")]).await?;
    white.at("/challenge/").await?;
    white.click_on("[data-copy=link]").await?;
    white.sees("Copied").await?;
    let link = white.eval("document.getElementById('link').value").await?;
    assert_eq!(link.as_str(), Some(white.address().await.as_str()));
    let code = white.eval("document.querySelector('.qr svg').getBoundingClientRect().width").await?;
    assert!(code.as_f64() > Some(100.0), "a code for cameras: {code}");

    black.go(link.as_str().unwrap_or_default()).await?;
    black.click("button", "Accept").await?;
    black.at("/game/").await?;
    white.at("/game/").await?;
    black.until("document.querySelector('damier-board')?.view").await?;
    white.until("document.querySelector('damier-board')?.view").await?;
    white.click("button", "Resign").await?;
    white.click("button", "Really resign?").await?;
    end(&black).await?;
    black.click_on("details.share summary").await?;
    for (field, begins) in
        [("share-link", club.address("/game/")), ("share-embed", "<iframe src=".to_owned())]
    {
        black.click_on(&format!("[data-copy={field}]")).await?;
        black
            .until(&format!("document.querySelector('[data-copy={field}]').innerText.includes('Copied')"))
            .await?;
        let value = black.eval(&format!("document.getElementById('{field}').value")).await?;
        assert!(value.as_str().is_some_and(|it| it.starts_with(&begins)), "{value}");
    }
    club.close(&[&white, &black]).await
}
