//! The course for arbiters: an incident is decided, wrongly and rightly.

use crate::club::{Club, Done};
use crate::look::look;

#[tokio::test]
async fn an_incident_is_decided() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let mut visitor = club.visitor().await?;
    visitor.go(&club.address("/learn")).await?;
    visitor.click("link", "Course for arbiters").await?;
    visitor.sees("Incidents at a board").await?;
    visitor.go(&club.address("/learn/arbiter/wcdf-checkers-two-moves")).await?;
    visitor.click("radio", "the opponent: it is corrected or left").await?;
    visitor.click("button", "Decide").await?;
    visitor.sees("No. The code says:").await?;
    visitor.sees("WCDF-1.25").await?;
    visitor.click("radio", "the referee: he warns and the move is taken back").await?;
    visitor.click("button", "Decide").await?;
    visitor.sees("Right.").await?;
    for page in ["/learn/arbiter", "/learn/arbiter/wcdf-checkers-two-moves?answer=rewind"] {
        assert_eq!(look(&mut visitor, &club.address(page)).await?, [""; 0], "{page}");
    }
    visitor.click("link", "Next incident").await?;
    visitor.sees("Man captures on after the king row").await?;
    club.close(&[&visitor]).await
}
