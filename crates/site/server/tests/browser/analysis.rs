//! Analysis: of a finished game by the engine, and of one's own on a board.

use crate::board::{end, play, taps};
use crate::club::{Club, Done};

#[tokio::test]
async fn a_finished_game_is_analysed() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (white, black) = (club.visitor().await?, club.visitor().await?);
    club.sit_down(&white, &black, &[("rulebook", "columns-lasca"), ("control", "5m+3s")]).await?;
    // A short game: the engine may think two seconds about each position.
    play(&white, &black, "9-12 15x9").await?;
    white.click("button", "Resign").await?;
    white.click("button", "Really resign?").await?;
    end(&white).await?;
    white.go(&white.address().await).await?;
    white.click("button", "Have the engine analyse the game").await?;
    white.until("document.querySelector('svg.graph') !== null").await?;
    white.find("columnheader", "Accuracy, %").await?;
    club.close(&[&white, &black]).await
}

#[tokio::test]
async fn moves_are_tried_on_a_board() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let visitor = club.visitor().await?;
    visitor.go(&club.address("/analysis?rulebook=ua2023-russian")).await?;
    visitor.until("document.querySelector('damier-board')?.view").await?;
    for (tried, (mv, turn)) in
        [("c3-d4", "white"), ("d6-c5", "black"), ("b2-c3", "white")].into_iter().enumerate()
    {
        let ready = format!(
            "(({{ turn, legal }}) => turn === '{turn}' && legal?.length)(document.querySelector('damier-board').view)"
        );
        visitor.until(&ready).await?;
        taps(&visitor, mv).await?;
        let written = format!("document.querySelectorAll('.tree .move').length === {}", tried + 1);
        visitor.until(&written).await?;
    }
    // Black is to move now, and the board is seen from where it was.
    assert_eq!(visitor.eval("document.querySelector('damier-board').flipped").await?, false);
    visitor.click("checkbox", "Engine").await?;
    visitor.until("document.querySelectorAll('.lines-found li').length > 0").await?;
    club.close(&[&visitor]).await
}
