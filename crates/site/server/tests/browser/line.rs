//! The line to the server is cut and comes back.

use crate::board::{sees_moves, state, taps};
use crate::cable::Cable;
use crate::club::{Club, Done};

#[tokio::test]
async fn a_player_comes_back() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (white, black) = (club.visitor().await?, club.visitor().await?);
    let cable = Cable::to(club.hall.address).await;
    white.go(&format!("http://{}/", cable.address)).await?;
    club.sit_down(&white, &black, &[("rulebook", "ua2023-russian"), ("control", "5m+3s")]).await?;
    taps(&white, "c3-d4").await?;
    sees_moves(&black, 1).await?;

    // What is played while he is away is there when he comes back.
    cable.pull();
    white.sees("Connecting again…").await?;
    taps(&black, "d6-c5").await?;
    sees_moves(&black, 2).await?;
    assert_eq!(white.eval("document.querySelectorAll('.move').length").await?, 1);
    cable.plug();
    sees_moves(&white, 2).await?;
    assert_eq!(state(&white).await?, "Your move");

    // A move made while he is away is sent when he comes back, and once.
    cable.pull();
    white.sees("Connecting again…").await?;
    taps(&white, "b2-c3").await?;
    assert!(white.eval("document.querySelector('.pieces [data-square=c3]') !== null").await? == true);
    assert_eq!(state(&black).await?, "White to move");
    cable.plug();
    for player in [&white, &black] {
        sees_moves(player, 3).await?;
    }
    taps(&black, "c7-d6").await?;
    sees_moves(&white, 4).await?;
    let written = white.eval("fetch(location.pathname + '/pdn').then((file) => file.text())").await?;
    let written = written.as_str().unwrap_or_default();
    assert!(written.contains("1. c3-d4 d6-c5 2. b2-c3 c7-d6\n*"), "{written}");

    // The browser says in its console that connections failed, and nothing else; the sheet is fetched for the next page.
    let complaints = white.complaints();
    let expected = |it: &String| it.contains("WebSocket connection") || it.contains("/style.css");
    assert!(complaints.iter().all(expected), "{complaints:?}");
    club.close(&[&black]).await
}
