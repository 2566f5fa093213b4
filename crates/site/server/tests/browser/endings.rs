//! Games that end otherwise: a draw claimed, a flag fallen, a resignation and another game.

use crate::board::{end, play, sees_moves, taps};
use crate::club::{Club, Done};

/// Two kings go to and fro; after these moves White can claim, one half-move before the end Black can.
const TO_AND_FRO: &str = "c3-b4 h6-g5 e3-d4 d6-c5 b4xd6 e7xc5xe3 d2xf4xh6 f8-e7 h6xf8xb4 h8-g7 c1-d2 f6-g5 g3-f4 \
    g5xe3xc1 b4-f8 c1-h6 f8-b4 h6-c1 b4-f8 c1-h6 f8-b4 h6-c1";

async fn a_draw_is_claimed(before: &str, button: &str) -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (white, black) = (club.visitor().await?, club.visitor().await?);
    let terms = [("rulebook", "ua2023-russian"), ("control", "5m+3s"), ("claimed", "on")];
    club.sit_down(&white, &black, &terms).await?;
    play(&white, &black, before).await?;
    let claims = if before.split_whitespace().count().is_multiple_of(2) { &white } else { &black };
    claims.sees("position repeated: 3 of 3").await?;
    claims.click("button", button).await?;
    for player in [&white, &black] {
        let told = end(player).await?;
        assert!(told.starts_with("1-1 · ") && told.contains("UA-VI.Draw.1.3"), "{told}");
    }
    club.close(&[&white, &black]).await
}

#[tokio::test]
async fn a_draw_is_claimed_of_what_is_on_the_board() -> Done {
    a_draw_is_claimed(TO_AND_FRO, "Claim a draw").await
}

#[tokio::test]
async fn a_draw_is_claimed_with_a_move() -> Done {
    let (before, _) = TO_AND_FRO.rsplit_once(' ').expect("several moves");
    a_draw_is_claimed(before, "Claim a draw with h6-c1").await
}

#[tokio::test]
async fn a_flag_falls() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (white, black) = (club.visitor().await?, club.visitor().await?);
    club.sit_down(&white, &black, &[("rulebook", "wcdf-checkers"), ("control", "6s")]).await?;
    // The clocks run from the first move on; then Black does nothing more.
    play(&black, &white, "11-15 22-18").await?;
    for player in [&white, &black] {
        assert_eq!(end(player).await?, "1-0 · White wins: time is over (WCDF-2.20)");
    }
    club.close(&[&white, &black]).await
}

#[tokio::test]
async fn one_resigns_and_they_play_again() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (white, black) = (club.visitor().await?, club.visitor().await?);
    club.sit_down(&white, &black, &[("rulebook", "columns-russian"), ("control", "5m+3s")]).await?;
    play(&white, &black, "c3-b4 b6-c5").await?;
    white.click("button", "Resign").await?;
    white.click("button", "Really resign?").await?;
    let told = end(&black).await?;
    assert!(told.starts_with("0-2 · "), "{told}");
    let before = white.address().await;
    black.click("button", "Play again").await?;
    white.sees("Black would like to play again").await?;
    white.click("button", "Play again").await?;
    for player in [&white, &black] {
        player.until(&format!("location.href !== '{before}'")).await?;
        player.at("/game/").await?;
    }
    // The colours have changed.
    taps(&black, "c3-d4").await?;
    sees_moves(&white, 1).await?;
    club.close(&[&white, &black]).await
}
