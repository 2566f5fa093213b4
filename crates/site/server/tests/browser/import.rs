//! Somebody brings a file of games: good ones are kept and can be replayed, faults are told in his language.

use serde_json::json;

use crate::club::{Club, Done};

const FILE: &str = "[White \"Shoshin\"]\n[Black \"Vatutin\"]\n[GameType \"25\"]\n[Date \"17 april 2009\"]\n[Result \"2-0\"]\n\n\
    1. c3-d4 d6-c5 2. b2-c3 f6-g5 2-0\n\n\
    [White \"Early\"]\n[Date \"0003.01.01\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. b2-c3 *\n\n\
    [White \"Bad\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 2. a1-h8 *\n";

#[tokio::test]
async fn a_file_of_games_is_taken_in() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let olena = club.visitor().await?;
    olena.go(&club.address("/register")).await?;
    olena.fill("Name", "Olena").await?;
    olena.fill("Password", "long enough").await?;
    olena.click("button", "Register").await?;
    olena.sees("Olena").await?;
    olena.go(&club.address("/import")).await?;
    // As if she had chosen it in the window of her system.
    let chosen = format!(
        "(() => {{ const held = new DataTransfer(); held.items.add(new File([{}], 'cup.pdn')); \
         document.querySelector('#file').files = held.files; return held.files.length; }})()",
        json!(FILE)
    );
    assert_eq!(olena.eval(&chosen).await?, 1);
    olena.click("button", "Take in").await?;
    // The page asks again by itself until the file is done.
    olena.sees("Done.").await?;
    olena.sees("a1-h8 is not a legal move").await?;
    olena.sees("the date “0003.01.01” makes no sense").await?;
    olena.go(&club.address("/")).await?;
    olena.click_on("header .drop:has([name=code]) summary").await?;
    olena.click("button", "українська").await?;
    olena.until("document.documentElement.lang === 'uk'").await?;
    olena.go(&club.address("/import")).await?;
    olena.click("link", "cup.pdn").await?;
    olena.sees("a1-h8 — не дозволений хід").await?;
    olena.go(&club.address("/games?imported=true")).await?;
    olena.sees("Shoshin").await?;
    olena.sees("2009-04-17").await?;
    olena.click_on("a[href^='/game/pdn-']").await?;
    olena.sees("c3-d4").await?;
    club.close(&[&olena]).await
}
