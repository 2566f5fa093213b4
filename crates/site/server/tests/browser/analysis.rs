//! Analysis: of a finished game by the engine, and of one's own on a board.

use crate::board::{end, play, taps};
use crate::club::{Club, Done};
use crate::look::look;

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
async fn what_was_played_is_seen_and_played() -> Done {
    let Some(club) = Club::furnished().await else { return Ok(()) };
    let visitor = club.visitor().await?;
    // Games from before there was an index are indexed in the background.
    visitor.go(&club.address("/explorer?rulebook=ua2023-russian")).await?;
    let indexed = "fetch('/analysis/explorer?rulebook=ua2023-russian').then((it) => it.json())
        .then(({ games }) => games > 0)";
    visitor.until(indexed).await?;
    visitor.go(&club.address("/explorer?rulebook=ua2023-russian")).await?;
    visitor.until("document.querySelectorAll('.explorer tbody tr').length > 0").await?;
    visitor.eval("document.querySelector('.explorer tbody .move').click()").await?;
    visitor.until("document.querySelectorAll('.tree .move').length === 1").await?;
    visitor.until("document.querySelectorAll('.explorer tbody tr').length > 0").await?;
    assert_eq!(look(&mut club.visitor().await?, &club.address("/explorer")).await?, [""; 0]);
    club.close(&[&visitor]).await
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

/// Two keep a study: each sees at once what the other plays, and both lines stay.
#[tokio::test]
async fn two_change_a_study_at_a_time() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (olena, ivan) = (club.visitor().await?, club.visitor().await?);
    for (visitor, name) in [(&olena, "Olena"), (&ivan, "Ivan")] {
        visitor.go(&club.address("/register")).await?;
        visitor.fill("Name", name).await?;
        visitor.fill("Password", "a long password").await?;
        visitor.click("button", "Register").await?;
        visitor.sees(name).await?;
    }
    olena.go(&club.address("/analysis?rulebook=ua2023-russian")).await?;
    olena.until("document.querySelector('damier-board')?.view").await?;
    olena.fill("Title", "Ours").await?;
    olena.click("button", "Keep as a study").await?;
    olena.at("/study/").await?;
    let page = olena.address().await;
    olena.fill("Name", "Ivan").await?;
    olena.click("button", "Invite").await?;
    olena.until("document.querySelector('.talk') !== null").await?;
    ivan.go(&page).await?;
    let ready = "document.querySelector('damier-board')?.view?.legal?.length > 0";
    for visitor in [&olena, &ivan] {
        visitor.until(ready).await?;
    }
    taps(&olena, "c3-d4").await?;
    taps(&ivan, "c3-b4").await?;
    for visitor in [&olena, &ivan] {
        let both =
            "['c3-d4', 'c3-b4'].every((own) => document.querySelector('.tree').textContent.includes(own))";
        visitor.until(both).await?;
        visitor
            .until(
                "[...document.querySelectorAll('[role=status]')].some((own) => own.textContent === 'Saved')",
            )
            .await?;
    }
    ivan.fill("Your words", "Mine is better").await?;
    ivan.click("button", "Say").await?;
    olena.until("document.querySelector('.said').textContent.includes('Mine is better')").await?;
    assert_eq!(look(&mut club.visitor().await?, &club.address("/studies")).await?, [""; 0]);
    club.close(&[&olena, &ivan]).await
}
