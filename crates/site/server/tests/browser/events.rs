//! A small event on the site: an arbiter with a console, four players with browsers of their own, two rounds.

use damier_chromium::{Fault, Visitor};
use serde_json::json;

use crate::board::{end, play, sees_moves};
use crate::club::{Club, Done};

const PLAYERS: [(&str, &str); 4] =
    [("anna", "Anna Bila"), ("borys", "Borys Honchar"), ("clara", "Clara Dub"), ("danylo", "Danylo Yeha")];

/// Sends a form as a page of the site does; the address to which it leads.
async fn send(visitor: &Visitor, path: &str, fields: &[(&str, &str)]) -> Result<String, Fault> {
    let fields = json!(fields);
    let script = format!(
        "fetch('{path}', {{ method: 'POST', body: new URLSearchParams({fields}) }})
            .then((answer) => answer.ok ? new URL(answer.url).pathname : 'refused ' + answer.status)"
    );
    let led = visitor.eval(&script).await?;
    let led = led.as_str().unwrap_or_default().to_owned();
    assert!(!led.starts_with("refused"), "{path} {fields}: {led}");
    Ok(led)
}

/// Presses the button of a form of the desk.
async fn press(visitor: &Visitor, act: &str) -> Done {
    visitor.click_on(&format!("form:has(input[name=act][value={act}]) button")).await
}

/// Somebody with an account.
async fn member(club: &Club, name: &str) -> Result<Visitor, Fault> {
    let visitor = club.visitor().await?;
    send(&visitor, "/register", &[("name", name), ("password", "long enough")]).await?;
    Ok(visitor)
}

/// The arbiter makes the event and enters four members.
async fn prepare(club: &Club, chief: &Visitor) -> Result<(String, Vec<Visitor>), Fault> {
    let made = [
        ("template", "ua2023-russian/round-robin"),
        ("name", "Evening Cup"),
        ("organiser", "Draughts Club"),
        ("chief", "Ivan Koval"),
        ("control", "5m+3s"),
    ];
    let desk = send(chief, "/events/new", &made).await?;
    let mut players = Vec::new();
    for (at, (login, name)) in PLAYERS.iter().enumerate() {
        players.push(member(club, login).await?);
        send(chief, &format!("{desk}/entries"), &[("act", "enter"), ("name", name)]).await?;
        let who = format!("@{at}");
        let bound = [("act", "give-office"), ("role", "player"), ("who", &who), ("account", login)];
        send(chief, &format!("{desk}/officials"), &bound).await?;
    }
    chief.go(&club.address(&format!("{desk}/console"))).await?;
    chief.click_on("input[name=on][value=yes]").await?;
    press(chief, "online").await?;
    chief.sees("Results from the site are written down in the name of").await?;
    Ok((desk, players))
}

/// Goes to one's own board from the page of the event; the game and the seat.
async fn sit(club: &Club, event: &str, player: &Visitor) -> Result<(String, String), Fault> {
    player.go(&club.address(event)).await?;
    player.sees("Your board").await?;
    player.click_on("a.main[href^='/game/']").await?;
    player.at("/game/").await?;
    let seat = player.until("document.querySelector('damier-board')?.view?.you").await?;
    let game = player.eval("location.pathname").await?;
    Ok((game.as_str().unwrap_or_default().to_owned(), seat.as_str().unwrap_or_default().to_owned()))
}

#[tokio::test]
async fn four_members_play_an_event_on_the_site() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let chief = member(&club, "ivan").await?;
    let (desk, players) = prepare(&club, &chief).await?;
    let event = desk.trim_end_matches("/desk").to_owned();
    let mut wins = [0; PLAYERS.len()];
    for round in 1..=2 {
        chief.go(&club.address(&format!("{desk}/round"))).await?;
        press(&chief, "pair").await?;
        chief.until("document.querySelector('form input[name=act][value=publish]') !== null").await?;
        press(&chief, "publish").await?;
        chief.until("document.readyState === 'complete' && document.querySelector('.results') && !document.querySelector('form input[value=publish]')").await?;
        let mut seats = Vec::new();
        for player in &players {
            seats.push(sit(&club, &event, player).await?);
            player.sees("The arbiter has not given the signal to start.").await?;
        }
        chief.go(&club.address(&format!("{desk}/round"))).await?;
        press(&chief, "start").await?;
        chief.until("document.querySelector('form input[name=act][value=close]') !== null").await?;
        chief.go(&club.address(&format!("{desk}/console?round={round}"))).await?;
        for (at, (game, seat)) in seats.iter().enumerate().filter(|(_, (_, seat))| seat == "white") {
            let other = seats.iter().position(|(own, side)| own == game && side == "black");
            let (white, black) = (&players[at], &players[other.expect("an opponent")]);
            assert_eq!(seat, "white");
            sees_moves(white, 0).await?;
            white.sees("Your move").await?;
            play(white, black, "c3-d4 d6-c5").await?;
            black.click("button", "Resign").await?;
            black.click("button", "Really resign?").await?;
            let told = end(white).await?;
            assert!(told.starts_with("2-0 · "), "{told}");
            wins[at] += 1;
        }
        // The console hears of both results without being asked again.
        let complete =
            "[...document.querySelectorAll('#console .result')].every((cell) => cell.textContent === '2-0')";
        chief.until(complete).await?;
        assert_eq!(chief.eval("document.getElementById('playing').textContent").await?, "0");
    }
    chief.go(&club.address(&format!("{desk}/standings"))).await?;
    let first = chief.eval("document.querySelector('main tbody tr').textContent").await?;
    let best = wins.iter().max().copied().unwrap_or_default();
    let leads = PLAYERS
        .iter()
        .zip(wins)
        .any(|((_, name), own)| own == best && first.as_str().is_some_and(|first| first.contains(name)));
    assert!(leads, "{first} {wins:?}");
    let everybody: Vec<&Visitor> = players.iter().chain([&chief]).collect();
    club.close(&everybody).await
}
