//! Messages between members, written and read by forms.

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

#[tokio::test]
async fn two_write_to_each_other() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let (mut olena, ivan) = (club.visitor().await?, club.visitor().await?);
    register(&club, &olena, "Olena").await?;
    register(&club, &ivan, "Ivan").await?;
    olena.go(&club.address("/player/Ivan")).await?;
    olena.click("link", "Write a message").await?;
    olena.fill("Your message", "Shall we play?").await?;
    olena.click("button", "Send").await?;
    olena.sees("Shall we play?").await?;
    ivan.go(&club.address("/messages")).await?;
    ivan.sees("1 new").await?;
    ivan.click("link", "Olena").await?;
    ivan.fill("Your message", "Tonight.").await?;
    ivan.click("button", "Send").await?;
    ivan.sees("Tonight.").await?;
    for page in ["/messages", "/messages/Ivan"] {
        assert_eq!(look(&mut olena, &club.address(page)).await?, [""; 0], "{page}");
    }
    olena.sees("Tonight.").await?;
    club.close(&[&olena, &ivan]).await
}
