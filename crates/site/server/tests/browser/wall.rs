//! The screen on the wall: it turns its pages, is held and turned by keys, shows what is new, and comes back by itself.

use damier_application::demo::{MEMBERS, PASSWORD};
use damier_chromium::{Fault, Key, Screen, Visitor};

use crate::club::{Club, Done};

/// Somebody of the club, signed in.
async fn member(club: &Club, name: &str) -> Result<Visitor, Fault> {
    let visitor = club.visitor().await?;
    visitor.go(&club.address("/sign-in")).await?;
    visitor.fill("Name", name).await?;
    visitor.fill("Password", PASSWORD).await?;
    visitor.click("button", "Sign in").await?;
    visitor.at("/").await?;
    visitor.sees(name).await?;
    Ok(visitor)
}

/// The address of the event.
async fn event(club: &Club, visitor: &Visitor) -> Result<String, Fault> {
    visitor.go(&club.address("/events")).await?;
    let event = visitor.eval("document.querySelector('td a').getAttribute('href')").await?;
    Ok(event.as_str().unwrap_or_default().to_owned())
}

/// Sends forms of the desk, one after the other.
async fn say(chief: &Visitor, event: &str, forms: &str) -> Result<(), Fault> {
    let script = format!(
        "(async () => {{ for (const form of {forms}) await fetch('{event}/desk/round', \
           {{ method: 'POST', body: new URLSearchParams(form) }}); return true; }})()"
    );
    chief.eval(&script).await.map(drop)
}

/// All tables have a result; those that had one keep it.
const RESULTS: &str = "[1, 2, 3, 4, 5, 6, 7].map((at) => ({ act: 'results', [`at-${at}`]: '1' }))";

/// What is shown, by name.
const SHOWN: &str = "[...document.querySelectorAll('#wall section')].filter((it) => !it.hidden).map((it) => it.dataset.name).join()";

#[tokio::test]
async fn a_wall_turns_by_itself_and_by_keys() -> Done {
    let Some(club) = Club::furnished().await else { return Ok(()) };
    let mut wall = club.visitor().await?;
    wall.screen(Screen::DESK).await?;
    let event = event(&club, &wall).await?;
    let address = format!("{event}/wall?seconds=3");
    wall.go(&club.address(&address)).await?;
    wall.until(&format!("{SHOWN} === 'pairings-1'")).await?;
    // A line can be read from ten metres: its letters are a twentieth of the screen or so.
    let size = wall
        .eval("parseFloat(getComputedStyle(document.querySelector('li')).fontSize) / innerHeight")
        .await?;
    assert!(size.as_f64().unwrap_or_default() > 0.04, "{size}");
    let fits = wall.eval("document.documentElement.scrollHeight <= innerHeight + 1").await?;
    assert_eq!(fits, true, "a page fits on the screen");
    wall.until(&format!("{SHOWN} === 'results-1'")).await?;
    wall.press(Key::Space).await?;
    let held = wall.eval(SHOWN).await?;
    wall.press(Key::Right).await?;
    assert_ne!(wall.eval(SHOWN).await?, held);
    wall.press(Key::Left).await?;
    assert_eq!(wall.eval(SHOWN).await?, held);
    tokio::time::sleep(std::time::Duration::from_millis(3500)).await;
    assert_eq!(wall.eval(SHOWN).await?, held, "held pages do not turn");

    // The cable is out while results come; once it is in again, the screen has them.
    let open = "[...document.querySelectorAll('[data-name^=pairings] .middle')].some((it) => !it.textContent.trim())";
    assert_eq!(wall.eval(open).await?, true);
    wall.offline(true).await?;
    let chief = member(&club, MEMBERS[0]).await?;
    say(&chief, &event, RESULTS).await?;
    wall.offline(false).await?;
    wall.until(&format!("!{open}")).await?;
    assert_eq!(wall.eval(SHOWN).await?, held, "what was held is still shown");
    club.close(&[]).await
}

#[tokio::test]
async fn players_are_told_in_their_browser() -> Done {
    let Some(club) = Club::furnished().await else { return Ok(()) };
    let (chief, player) = (member(&club, MEMBERS[0]).await?, member(&club, MEMBERS[1]).await?);
    let event = event(&club, &player).await?;
    player.go(&club.address(&event)).await?;
    player.sees("Round 3: you play").await?;
    say(&chief, &event, RESULTS).await?;
    player.until("!document.getElementById('part').textContent.includes('Round 3: you play')").await?;
    say(&chief, &event, "[{ act: 'pair', seed: '5' }, { act: 'publish' }]").await?;
    player.until("!document.getElementById('told').hidden").await?;
    player.sees("Round 4: you play").await?;
    club.close(&[]).await
}
