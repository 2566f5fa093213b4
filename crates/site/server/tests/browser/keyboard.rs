//! Without a mouse: one types the moves, the other goes over the board with the arrows.

use damier_chromium::{Fault, Key, Visitor};
use serde_json::{Value, json};

use crate::board::{end, sees_moves};
use crate::club::{Club, Done, begin};

/// Goes on with Tab until the focus is where it is wanted.
async fn tab_to(visitor: &Visitor, selector: &str) -> Result<(), Fault> {
    let script = format!("document.activeElement.matches({})", json!(selector));
    for _ in 0..80 {
        if visitor.eval(&script).await? == true {
            return Ok(());
        }
        visitor.press(Key::Tab).await?;
    }
    panic!("the keyboard does not reach {selector}: {}", visitor.text().await);
}

async fn types(visitor: &Visitor, mv: &str) -> Result<(), Fault> {
    tab_to(visitor, "#entry").await?;
    visitor.write(mv).await?;
    visitor.press(Key::Enter).await
}

/// Goes over the board with the arrows and takes each square of a move with Enter or the space bar.
async fn walks(visitor: &Visitor, mv: &str) -> Result<(), Fault> {
    tab_to(visitor, "[role=gridcell]").await?;
    for (index, square) in mv.split(['-', 'x']).enumerate() {
        let away = format!(
            "(() => {{ const place = (name) => {{ const cell = document.querySelector(`[role=gridcell][data-square='${{name}}']`);
                const box = cell.getBoundingClientRect(); return [box.left, box.top]; }};
                const [[x, y], [toX, toY]] = [place(document.activeElement.dataset.square), place('{square}')];
                return [Math.sign(Math.round(toX - x)), Math.sign(Math.round(toY - y))]; }})()"
        );
        for _ in 0..30 {
            let direction: Value = visitor.eval(&away).await?;
            let key = match (direction[0].as_i64(), direction[1].as_i64()) {
                (_, Some(1)) => Key::Down,
                (_, Some(-1)) => Key::Up,
                (Some(1), _) => Key::Right,
                (Some(-1), _) => Key::Left,
                _ => break,
            };
            visitor.press(key).await?;
        }
        visitor.press(if index == 0 { Key::Enter } else { Key::Space }).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_whole_game_by_keyboard() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (white, black) = (club.visitor().await?, club.visitor().await?);
    club.sit_down(&white, &black, &[("rulebook", "ua2023-russian"), ("control", "5m+3s")]).await?;
    // Typed as people type: the code's own signs, none, capitals, Cyrillic letters, the last square only.
    let typed =
        ["c3-b4", "b4:d6", "E3F4", "f4d6b8", "b8:f4", "f4 c7 a5", "а5д8h4", "h4d8", "d8:h4", "h4f6", "f6h8"];
    let walked = ["d6-c5", "c7xe5", "b8-c7", "d8-c7", "e7-d6", "a7-b6", "f8-e7", "g7-f6", "h6-g5", "h8-g7"];
    for (pair, mv) in typed.iter().enumerate() {
        sees_moves(&white, 2 * pair).await?;
        types(&white, mv).await?;
        sees_moves(&black, 2 * pair + 1).await?;
        if let Some(answer) = walked.get(pair) {
            walks(&black, answer).await?;
            sees_moves(&white, 2 * pair + 2).await?;
        }
    }
    assert_eq!(end(&black).await?, "2-0 · White wins: no pieces left (UA-VI.Res.1)");
    club.close(&[&white, &black]).await
}

#[tokio::test]
async fn the_board_is_read_aloud() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let player = club.visitor().await?;
    begin(&player, &[("rulebook", "ua2023-russian"), ("control", "45m"), ("with", "1"), ("seat", "white")])
        .await?;
    player.at("/game/").await?;
    player.until("document.querySelector('damier-board')?.view").await?;
    for (asked, answer) in [
        ("row 3", "a3, white man; c3, white man; e3, white man; g3, white man"),
        ("? d4", "d4, empty"),
        ("clock", "White: 45 minutes"),
        ("last", "no moves yet"),
        ("c3-c4", "There is no square c4"),
        ("c3-e5", "Possible: c3-b4"),
    ] {
        types(&player, asked).await?;
        let said = format!("document.querySelector('.answer').textContent.includes('{answer}')");
        player.until(&said).await?;
        player.eval("document.querySelector('#entry').select()").await?;
    }
    types(&player, "c3-d4").await?;
    // The answer of the engine is read out by itself.
    player.until("/^Black: .+ to /.test(document.querySelector('[aria-live=polite]').textContent)").await?;
    club.close(&[&player]).await
}
