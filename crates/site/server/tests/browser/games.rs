//! A whole game of each variant, from the first move to the last, between a mouse and a telephone.
//!
//! The games are the shortest that two who help each other can play.

use crate::board::{end, play};
use crate::club::{Club, Done, begin};

async fn whole_game(rulebook: &str, white_first: bool, moves: &str, result: &str) -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (white, black) = (club.visitor().await?, club.caller().await?);
    club.sit_down(&white, &black, &[("rulebook", rulebook), ("control", "5m+3s")]).await?;
    let (first, second) = if white_first { (&white, &black) } else { (&black, &white) };
    play(first, second, moves).await?;
    for player in [&white, &black] {
        assert_eq!(end(player).await?, result);
    }
    club.close(&[&white, &black]).await
}

#[tokio::test]
async fn international() -> Done {
    let moves = "34-29 19-23 39-34 14-19 29-24 19x30x39x28 31-27 17-22 37-31 28x37x26 42-37 22x31x42x33 48-42 \
        23-29 36-31 26x37x48x39 49-43 39x48 40-34 29x40x49 45-40 33-39 35-30 49x35x24 47-42 24x47x36 50-44 39x50 \
        46-41 36x47";
    whole_game("fmjd-100", true, moves, "0-2 · Black wins: no pieces left (FMJD-I.7.2.3)").await
}

#[tokio::test]
async fn russian() -> Done {
    let moves = "c3-b4 d6-c5 b4xd6 c7xe5 e3-f4 b8-c7 f4xd6xb8 d8-c7 b8xf4 e7-d6 f4xc7xa5 a7-b6 a5xd8xh4 f8-e7 \
        h4xd8 g7-f6 d8xh4 h6-g5 h4xf6 h8-g7 f6xh8";
    whole_game("ua2023-russian", true, moves, "2-0 · White wins: no pieces left (UA-VI.Res.1)").await
}

#[tokio::test]
async fn brazilian() -> Done {
    let moves = "g3-f4 d6-c5 f2-g3 c5-b4 a3xc5 b6xd4xf2xh4 f4-g5 h6xf4 d2-e3 f4xd2xb4 g1-f2 b4-a3 c1-d2 \
        a3xc1xe3xg1 e1-f2 g1xd4 h2-g3 h4xf2 a1-b2 d4xa1";
    whole_game("ua2023-brazilian", true, moves, "0-2 · Black wins: no pieces left (UA-VI.Res.1)").await
}

#[tokio::test]
async fn checkers() -> Done {
    let moves = "10-14 22-18 12-16 24-19 11-15 18x11 8x15x24 28x19x12 3-8 12x3 4-8 3x10x17 2-7 23-18 9-14 18x9x2 \
        1-6 2x9 5x14 17x10x3x12";
    whole_game("wcdf-checkers", false, moves, "1-0 · White wins: no pieces left (WCDF-1.30)").await
}

#[tokio::test]
async fn russian_columns() -> Done {
    let moves = "e3-f4 b6-c5 f2-e3 c5-d4 c3xe5 f6xd4xf2xh4 e1-f2 e5xg3xe1xa5 b2-c3 a5xe1 a1-b2 d6-c5 a3-b4 c5xa3 \
        c1-d2 a3xc1xf4 g1-f2 e1xg3";
    whole_game("columns-russian", true, moves, "0-2 · Black wins: no move left (COL-1.11.1)").await
}

#[tokio::test]
async fn lasca() -> Done {
    let moves =
        "9-13 17x9 5x13 15-12 9x15 20-17 6-9 16-12 8x16 18-14 10x18 24-20 16x24 23-20 24x16 17-14 11x17";
    whole_game("columns-lasca", true, moves, "2-0 · White wins: no move left (COL-1.11.1)").await
}

#[tokio::test]
async fn every_way_that_is_offered_is_drawn() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let guest = club.visitor().await?;
    // A diamond: the man takes two of four pieces, on its left or on its right, and ends on one square.
    let start = ("start", "W:W31:B1,18,19,26,27");
    let terms =
        [("rulebook", "wcdf-checkers"), ("control", "5m+3s"), ("with", "1"), ("seat", "white"), start];
    begin(&guest, &terms).await?;
    guest.at("/game/").await?;
    guest.until("document.querySelector('damier-board')?.view").await?;
    for square in ["31", "15"] {
        guest.click_on(&format!("[role=gridcell][data-square='{square}']")).await?;
    }
    guest.until("document.querySelectorAll('.question:not([hidden]) button').length === 2").await?;
    let drawn = guest.eval(
        "['.lines polyline', '.lines .number', '.pieces .taken'].map((it) => document.querySelectorAll(it).length)",
    );
    assert_eq!(drawn.await?, serde_json::json!([2, 2, 4]));
    guest.click("button", "31×24×15").await?;
    guest.until("document.querySelectorAll('.moves .move').length > 0").await?;
    assert_eq!(guest.eval("document.querySelectorAll('.lines .number').length").await?, 0);
    club.close(&[&guest]).await
}
