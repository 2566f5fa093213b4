//! What somebody wants who has never been here, done by what is seen on the page: at a desk and on a telephone.

use damier_application::demo::{MEMBERS, PASSWORD};
use damier_chromium::{Fault, Visitor};

use crate::board::end;
use crate::club::{Club, Done};

/// The lobby is there.
const LOBBY: &str = "location.pathname === '/' && document.readyState === 'complete'";

/// Goes to a page by the menu: at a desk by its group, on a telephone by the one button.
async fn menu(visitor: &Visitor, group: &str, page: &str) -> Result<(), Fault> {
    let is_small = visitor.eval("matchMedia('(max-width: 56.24rem)').matches").await? == true;
    if is_small {
        visitor.click_on(".burger").await?;
    } else {
        let named = format!(
            "[...document.querySelectorAll('.menu > ul > li > a')].find((it) => it.innerText === '{group}')"
        );
        visitor
            .until(&format!("({named})?.focus() ?? document.activeElement.closest('.menu') !== null"))
            .await?;
    }
    visitor.click("link", page).await
}

/// A game against the engine is begun, played and given up.
async fn plays_the_engine(club: &Club, visitor: &Visitor) -> Done {
    visitor.go(&club.address("/")).await?;
    visitor.click("link", "Play the engine").await?;
    visitor.click("button", "Begin").await?;
    visitor.at("/game/").await?;
    visitor.click_on("[role=gridcell].can").await?;
    visitor.click_on(".marks .next").await?;
    visitor.until("document.querySelectorAll('.moves .move').length > 1").await?;
    visitor.click("button", "Resign").await?;
    visitor.click("button", "Really resign?").await?;
    let told = end(visitor).await?;
    assert!(told.contains("resignation"), "{told}");
    Ok(())
}

/// A game is offered and the offer taken back, which leads to the lobby.
async fn offers_and_withdraws(club: &Club, visitor: &Visitor) -> Done {
    visitor.go(&club.address("/")).await?;
    visitor.click_on(".tile[value='5m+3s']").await?;
    visitor.sees("Waiting for an opponent").await?;
    visitor.click("button", "Withdraw").await?;
    visitor.until(LOBBY).await?;
    visitor.sees("Play draughts").await
}

/// A result of round 3 of an event, by the list of events.
async fn finds_a_result(club: &Club, visitor: &Visitor) -> Done {
    visitor.go(&club.address("/")).await?;
    menu(visitor, "Compete", "Events").await?;
    visitor.at("/events").await?;
    visitor.click("link", "Kyiv Open").await?;
    visitor.at("/event/").await?;
    visitor.click("link", "Rounds").await?;
    visitor.until("document.querySelector('.numbers [aria-current]')?.innerText === '3'").await?;
    visitor.sees("2-0").await
}

/// A game that stands in a message is looked at.
async fn pastes_a_game(club: &Club, visitor: &Visitor) -> Done {
    visitor.go(&club.address("/")).await?;
    menu(visitor, "Learn", "Analysis").await?;
    visitor.at("/analysis").await?;
    visitor.until("document.querySelector('damier-board')?.view").await?;
    visitor.click_on("details:has(#pasted) > summary").await?;
    visitor
        .fill(
            "Paste a game (PDN)",
            "[White \"Anna\"] [Black \"Borys\"] [GameType \"25\"] 1. c3-d4 d6-c5 2. b2-c3 *",
        )
        .await?;
    visitor.click("button", "Put it on the board").await?;
    visitor.sees("Anna – Borys").await?;
    visitor.until("document.querySelectorAll('.tree .move').length === 3").await?;
    visitor.click_on(".tree .move:last-of-type").await.map(drop)
}

/// Language, colours and pieces are changed, and stay.
async fn changes_the_look(club: &Club, visitor: &Visitor) -> Done {
    visitor.go(&club.address("/")).await?;
    visitor.click_on("header .drop:has([name=code]) > summary").await?;
    visitor.click_on("[name=code][value=fr]").await?;
    visitor.until("document.documentElement.lang === 'fr' && document.readyState === 'complete'").await?;
    visitor.click_on("header .drop:has([name=code]) > summary").await?;
    visitor.click_on("[name=code][value=en]").await?;
    visitor.until("document.documentElement.lang === 'en' && document.readyState === 'complete'").await?;
    visitor.go(&club.address("/look")).await?;
    for (legend, choice) in [("Colours", "dark"), ("Board", "slate"), ("Pieces", "turned")] {
        let box_of = format!(
            "[...document.querySelectorAll('fieldset')].find((it) => it.querySelector('legend').innerText === '{legend}')"
        );
        let press = format!(
            "(() => {{ const it = [...({box_of}).querySelectorAll('label')].find((it) => it.innerText.trim().endsWith('{choice}'));
                it.scrollIntoView(); it.click(); return true; }})()"
        );
        visitor.eval(&press).await?;
    }
    visitor.until("document.cookie.includes('damier-look')").await?;
    visitor.go(&club.address("/")).await?;
    let ground = visitor.eval("getComputedStyle(document.body).backgroundColor").await?;
    assert_eq!(ground, "rgb(22, 24, 27)", "dark stays");
    Ok(())
}

/// The rule about draws, by the menu and the chapters of a code.
async fn finds_a_rule(club: &Club, visitor: &Visitor) -> Done {
    visitor.go(&club.address("/")).await?;
    menu(visitor, "Rules", "Rules of every game").await?;
    visitor.at("/rules").await?;
    visitor.click("link", "International, FMJD").await?;
    visitor.at("/rules/").await?;
    visitor.click_on("nav.tabs a[href='#draws']").await?;
    let at = "document.getElementById('draws').getBoundingClientRect().top";
    visitor.until(&format!("{at} >= 0 && {at} < innerHeight / 2")).await?;
    visitor.sees("25 moves by each").await
}

/// A player is found and followed.
async fn follows_somebody(club: &Club, visitor: &Visitor) -> Done {
    visitor.go(&club.address("/sign-in")).await?;
    visitor.fill("Name", MEMBERS[3]).await?;
    visitor.fill("Password", PASSWORD).await?;
    visitor.click("button", "Sign in").await?;
    visitor.until(LOBBY).await?;
    menu(visitor, "Watch", "People").await?;
    visitor.at("/people").await?;
    visitor.fill("Name or a part of it", &MEMBERS[4][..3]).await?;
    visitor.click("button", "Search").await?;
    visitor.click("link", MEMBERS[4]).await?;
    visitor.at("/player/").await?;
    visitor.click("button", "Follow").await?;
    visitor.sees("Followers: 1").await
}

async fn everything(club: &Club, visitor: &Visitor) -> Done {
    plays_the_engine(club, visitor).await?;
    offers_and_withdraws(club, visitor).await?;
    finds_a_result(club, visitor).await?;
    pastes_a_game(club, visitor).await?;
    finds_a_rule(club, visitor).await?;
    changes_the_look(club, visitor).await?;
    follows_somebody(club, visitor).await
}

#[tokio::test]
async fn somebody_new_finds_his_way_at_a_desk() -> Done {
    let Some(club) = Club::furnished().await else { return Ok(()) };
    let visitor = club.visitor().await?;
    everything(&club, &visitor).await?;
    club.close(&[&visitor]).await
}

#[tokio::test]
async fn somebody_new_finds_his_way_on_a_telephone() -> Done {
    let Some(club) = Club::furnished().await else { return Ok(()) };
    let visitor = club.caller().await?;
    everything(&club, &visitor).await?;
    club.close(&[&visitor]).await
}

/// An organiser makes an event, somebody asks to be entered, and round 1 is paired and published.
#[tokio::test]
async fn an_event_is_made_entered_and_paired() -> Done {
    let Some(club) = Club::furnished().await else { return Ok(()) };
    let (chief, player) = (club.visitor().await?, club.caller().await?);
    menu(&chief, "Compete", "Events").await?;
    chief.at("/events").await?;
    chief.click("link", "New event").await?;
    chief.at("/sign-in").await?;
    chief.fill("Name", MEMBERS[0]).await?;
    chief.fill("Password", PASSWORD).await?;
    chief.click("button", "Sign in").await?;
    chief.at("/events/new").await?;
    chief.click_on("a[href='/events/new?game=ua2023-russian']").await?;
    chief.until("document.querySelector('[name=template]') !== null").await?;
    chief.fill("Name", "Evening Cup").await?;
    chief.fill("Organiser, a club or a person", "Draughts Club").await?;
    chief.click("button", "Make the event").await?;
    chief.until("location.pathname.endsWith('/desk') && document.readyState === 'complete'").await?;
    let desk = chief.address().await;

    chief.click("link", "Entries").await?;
    chief.until("location.pathname.endsWith('/desk/entries') && document.readyState === 'complete'").await?;
    chief.click("button", "Open registration").await?;
    chief.sees("Players may ask to be entered").await?;

    // Somebody with a telephone asks to be entered.
    player.go(&club.address("/sign-in")).await?;
    player.fill("Name", MEMBERS[4]).await?;
    player.fill("Password", PASSWORD).await?;
    player.click("button", "Sign in").await?;
    player.until(LOBBY).await?;
    menu(&player, "Compete", "Events").await?;
    player.click("link", "Evening Cup").await?;
    player.at("/event/").await?;
    player.click("link", "Ask to be entered").await?;
    player.at("/event/").await?;
    player.fill("Name", "Taras Koval").await?;
    player.click("button", "Ask to be entered").await?;
    player.sees("Your request has been taken").await?;
    let form = player.eval("document.querySelector('main form') !== null").await?;
    assert_eq!(form, false, "nothing more is asked");

    // The arbiter enters him and three others, pairs round 1 and publishes it.
    chief.go(&desk).await?;
    chief.click("link", "Entries").await?;
    chief.sees("Taras Koval").await?;
    chief.click("button", "Enter").await?;
    chief.sees("Entries: 1").await?;
    for (at, name) in ["Anna Bila", "Borys Honchar", "Clara Dub"].into_iter().enumerate() {
        chief.fill("Name", name).await?;
        chief.click("button", "Enter").await?;
        chief.sees(&format!("Entries: {}", at + 2)).await?;
    }
    chief.click("link", "Round").await?;
    chief.click("button", "Pair round 1").await?;
    chief.click("button", "Publish the pairing").await?;
    chief.until("!document.body.innerText.includes('Publish the pairing')").await?;
    player.click("link", "Evening Cup").await?;
    player.at("/event/").await?;
    player.sees("Round 1").await?;
    player.sees("Taras Koval").await?;
    club.close(&[&chief, &player]).await
}
