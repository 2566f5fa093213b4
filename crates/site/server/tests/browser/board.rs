//! What a player does at a board.

use damier_chromium::{Fault, Visitor};
use serde_json::json;

/// Waits until so many half-moves stand on the list, and the board shows the last of them.
pub(crate) async fn sees_moves(visitor: &Visitor, count: usize) -> Result<(), Fault> {
    let there = format!(
        "document.querySelectorAll('.moves .move').length === {count} &&
         document.querySelector('damier-board').view.ply === {count}"
    );
    visitor.until(&there).await.map(drop)
}

/// Makes a move by tapping on its squares, one after the other.
pub(crate) async fn taps(visitor: &Visitor, mv: &str) -> Result<(), Fault> {
    let squares: Vec<&str> = mv.split(['-', 'x']).collect();
    for (index, square) in squares.iter().enumerate() {
        visitor.click_on(&format!("[role=gridcell][data-square='{square}']")).await?;
        let in_hand = visitor.eval("document.querySelector('.marks .chosen') !== null").await?;
        if index > 0 && in_hand == json!(false) {
            return Ok(());
        }
    }
    // Several routes end here: the page asks which one is meant.
    visitor.click("button", &squares.join("×")).await
}

/// Plays a whole game by taps: whoever moves first makes the first move, and so on in turn.
pub(crate) async fn play(first: &Visitor, second: &Visitor, moves: &str) -> Result<(), Fault> {
    for (ply, mv) in moves.split_whitespace().enumerate() {
        let (mover, other) = if ply % 2 == 0 { (first, second) } else { (second, first) };
        sees_moves(mover, ply).await?;
        taps(mover, mv).await?;
        sees_moves(other, ply + 1).await?;
    }
    Ok(())
}

/// What stands under the board: whose move it is, or how the game ended.
pub(crate) async fn state(visitor: &Visitor) -> Result<String, Fault> {
    let text = visitor.eval("document.querySelector('.state').textContent").await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// Waits for the end of the game; what is said about it.
pub(crate) async fn end(visitor: &Visitor) -> Result<String, Fault> {
    visitor.until("document.querySelector('.state.result') !== null").await?;
    state(visitor).await
}
