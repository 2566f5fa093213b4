//! A club by forms: founded, joined, planned for, and a match with another.

use damier_chromium::Visitor;

use crate::club::{Club, Done};
use crate::look::look;

async fn register(club: &Club, visitor: &Visitor, name: &str) -> Done {
    visitor.go(&club.address("/register")).await?;
    visitor.fill("Name", name).await?;
    visitor.fill("Password", "a long password").await?;
    visitor.click("button", "Register").await?;
    visitor.sees(name).await
}

/// Founds a club; its address.
async fn found(club: &Club, visitor: &Visitor, name: &str) -> Result<String, damier_chromium::Fault> {
    visitor.go(&club.address("/clubs")).await?;
    visitor.fill("Name of the club", name).await?;
    visitor.fill("Place", "Lviv").await?;
    visitor.click("button", "Found it").await?;
    visitor.until(&format!("document.querySelector('h1').textContent.includes('{name}')")).await?;
    Ok(visitor.address().await)
}

/// Types a moment in two hours, in UTC, into the open form.
const SOON: &str = "document.querySelectorAll('details[open] [name=begins]').forEach((it) => \
    { it.value = new Date(Date.now() + 7200000).toISOString().slice(0, 16); })";

#[tokio::test]
async fn a_club_is_founded_joined_and_plays() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (mut olena, ivan) = (club.visitor().await?, club.visitor().await?);
    register(&club, &olena, "Olena").await?;
    register(&club, &ivan, "Ivan").await?;
    let north = found(&club, &olena, "North").await?;
    found(&club, &ivan, "South").await?;

    ivan.go(&north).await?;
    ivan.click("button", "Ask to join").await?;
    ivan.sees("Your request waits").await?;
    olena.go(&north).await?;
    olena.click("button", "Admit Ivan").await?;
    olena.sees("2 members").await?;

    olena.eval("document.querySelectorAll('details').forEach((it) => { it.open = it.textContent.includes('Put it in'); })").await?;
    olena.fill("What it is", "Blitz").await?;
    olena.eval(SOON).await?;
    olena.click("button", "Put it in").await?;
    olena.sees("Blitz").await?;

    olena.eval("document.querySelectorAll('details').forEach((it) => { it.open = it.textContent.includes('Propose it'); })").await?;
    olena.fill("The other club", "South").await?;
    olena.eval(SOON).await?;
    olena.click("button", "Propose it").await?;
    olena.sees("North – South").await?;
    olena.click("button", "I play").await?;
    olena.sees("I do not play").await?;
    assert_eq!(look(&mut olena, &north).await?, [""; 0], "the club, as its leader sees it");
    assert_eq!(look(&mut olena, &club.address("/clubs")).await?, [""; 0], "the list");
    olena.go(&north).await?;
    olena.click("link", "North – South").await?;
    olena.sees("Nobody has come forward yet").await?;
    let address = olena.address().await;
    assert_eq!(look(&mut olena, &address).await?, [""; 0], "the match");
    club.close(&[&olena, &ivan]).await
}
