//! The pictures of the README: a club that is furnished for visitors, as they see it.

use std::path::PathBuf;

use damier_application::demo::{MEMBERS, PASSWORD};
use damier_chromium::{Colours, Fault, Screen, Visitor};

use crate::club::{Club, Done};
use crate::palette::of_few_colours;

/// No picture is larger, in bytes.
const LARGEST: usize = 150_000;

const WINDOW: Screen = Screen { width: 1280, height: 800, touch: false, scale: 1 };
const PHONE: Screen = Screen { width: 360, height: 740, touch: true, scale: 2 };

async fn save(visitor: &Visitor, name: &str) -> Result<(), Fault> {
    let picture = of_few_colours(&visitor.picture().await?).expect("a picture");
    assert!(picture.len() < LARGEST, "{name} has {} bytes", picture.len());
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../docs/pictures");
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join(format!("{name}.png")), picture).expect("a picture");
    Ok(())
}

/// Opens the first game of a list.
async fn open(club: &Club, visitor: &Visitor, list: &str) -> Result<(), Fault> {
    visitor.go(&club.address(list)).await?;
    visitor.click_on("main td a[href^='/game/']").await?;
    visitor.at("/game/").await?;
    visitor.until("document.querySelector('damier-board')?.view").await.map(drop)
}

/// Steps back to the half-move after which the tallest tower stands on the board.
async fn to_the_tallest(visitor: &Visitor) -> Result<(), Fault> {
    let tallest = "fetch(location.pathname + '/past').then((it) => it.json()).then((past) => {
        const height = ({ pieces }) => pieces.map(({ tower }) => tower.length).reduce((a, b) => a + b * b, 0);
        const most = past.slice(0, -1).reduce((best, it) => (height(it) >= height(best) ? it : best));
        document.querySelectorAll('.moves .move')[most.ply - 1].click(); })";
    visitor.eval(tallest).await?;
    visitor.until("document.querySelector('damier-board').view.past").await.map(drop)
}

#[tokio::test]
#[ignore = "writes docs/pictures: cargo xtask pictures"]
async fn pictures() -> Done {
    let Some(club) = Club::furnished().await else { return Ok(()) };
    let mut visitor = club.visitor().await?;
    visitor.screen(WINDOW).await?;
    visitor.prefer(Colours::Light, false).await?;
    visitor.go(&club.address("/sign-in")).await?;
    visitor.fill("Name", MEMBERS[0]).await?;
    visitor.fill("Password", PASSWORD).await?;
    visitor.click("button", "Sign in").await?;
    visitor.at("/").await?;
    visitor.sees(MEMBERS[0]).await?;
    visitor.go(&club.address("/")).await?;
    save(&visitor, "lobby").await?;

    // An event as everybody sees it, and at its desk.
    visitor.go(&club.address("/events")).await?;
    visitor.click_on("main td a[href^='/event/']").await?;
    visitor.at("/event/").await?;
    save(&visitor, "event").await?;
    visitor.click("link", "Arbiter’s desk").await?;
    visitor.until("location.pathname.endsWith('/desk') && document.readyState === 'complete'").await?;
    visitor.click_on(".tab-row a[href$='/desk/round']").await?;
    visitor.until("document.querySelector('.results') && document.readyState === 'complete'").await?;
    save(&visitor, "desk").await?;

    // Her own game, with a piece in hand.
    open(&club, &visitor, &format!("/games?state=running&player={}", MEMBERS[0])).await?;
    visitor.click_on("[role=gridcell].can").await?;
    visitor.until("document.querySelector('.marks .next')").await?;
    save(&visitor, "board").await?;

    open(&club, &visitor, "/games?state=ended&variant=columns").await?;
    to_the_tallest(&visitor).await?;
    save(&visitor, "towers").await?;

    open(&club, &visitor, "/games?state=ended&variant=russian").await?;
    visitor.click("link", "Analyse").await?;
    visitor.at("/analysis").await?;
    visitor.until("document.querySelector('damier-board')?.view").await?;
    visitor.click("checkbox", "Engine").await?;
    visitor.until("document.querySelectorAll('.lines-found li').length > 2").await?;
    save(&visitor, "analysis").await?;

    visitor.screen(PHONE).await?;
    visitor.prefer(Colours::Dark, false).await?;
    open(&club, &visitor, "/games?state=ended&variant=english").await?;
    visitor.eval("scrollTo(0, 0)").await?;
    save(&visitor, "phone").await?;
    club.close(&[&visitor]).await
}
