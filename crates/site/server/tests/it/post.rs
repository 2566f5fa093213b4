//! Events by correspondence: games of every round begin, their results enter the event, the event ends games.

use std::time::Duration;

use serde_json::json;

use crate::browser::Browser;
use crate::client::{Client, make_token};
use crate::desk::{NAMES, act, event, person};
use crate::desk_online::until;
use crate::hall::Hall;

pub(crate) const LOGINS: [&str; 4] = ["anna", "borys", "clara", "danylo"];

/// An arbiter, his desk, and players with accounts.
pub(crate) struct Club {
    pub(crate) chief: Browser,
    pub(crate) desk: String,
    pub(crate) players: Vec<Browser>,
}

impl Club {
    /// Four players of an event; in teams of two where it is played by teams.
    pub(crate) async fn open(hall: &Hall, template: &str, more: &[(&str, &str)]) -> Club {
        // The first account runs the site; an arbiter need not.
        person(hall, "root").await;
        let mut chief = person(hall, "ivan").await;
        let desk = event(&mut chief, template, more).await;
        let teams = template.contains("team");
        if teams {
            for team in ["Kyiv", "Lviv"] {
                act(&mut chief, &format!("{desk}/teams"), "team", &[("name", team)]).await;
            }
        }
        let mut players = Vec::new();
        for (at, (login, name)) in LOGINS.iter().zip(NAMES).enumerate() {
            players.push(person(hall, login).await);
            let (who, team, board) = (format!("@{at}"), format!("@{}", at / 2), (at % 2 + 1).to_string());
            let mut form = vec![("name", name)];
            if teams {
                form.extend([("team", team.as_str()), ("board", board.as_str())]);
            }
            act(&mut chief, &format!("{desk}/entries"), "enter", &form).await;
            let form = [("role", "player"), ("who", who.as_str()), ("account", *login)];
            act(&mut chief, &format!("{desk}/officials"), "give-office", &form).await;
        }
        Club { chief, desk, players }
    }

    /// The page of its games.
    pub(crate) fn games(&self) -> String {
        self.desk.replacen("/event/", "/post/event/", 1).trim_end_matches("/desk").to_owned()
    }

    /// The event is played by correspondence.
    pub(crate) async fn begin(&mut self, form: &[(&str, &str)]) {
        let page = self.games();
        let begun = self.chief.post(&page, form).await;
        assert_eq!(begun.status, 303, "{}", begun.text);
    }

    /// The addresses of its games, as the arbiter sees them.
    pub(crate) async fn listed(&mut self) -> Vec<String> {
        let page = self.games();
        let text = self.chief.get(&page).await.text;
        let body = text.split("<tbody>").nth(1).unwrap_or_default();
        let body = body.split("</tbody>").next().unwrap_or_default();
        let links = body.split("href=\"").skip(1).filter_map(|part| part.split('"').next());
        links.map(str::to_owned).collect()
    }

    /// The same once there are so many.
    async fn listed_when(&mut self, number: usize) -> Vec<String> {
        let mut games = Vec::new();
        for _ in 0..100 {
            games = self.listed().await;
            if games.len() == number {
                return games;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("not {number} games: {games:?}");
    }

    /// Who of the players can move in a game: the first one who is offered a move.
    pub(crate) async fn mover(&mut self, game: &str) -> usize {
        for at in 0..self.players.len() {
            if self.players[at].get(game).await.text.contains("id=\"mv\"") {
                return at;
            }
        }
        panic!("nobody is on move in {game}");
    }
}

#[tokio::test]
async fn all_games_of_a_round_robin_begin_at_once_and_bring_their_results() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut club = Club::open(&hall, "ua2023-russian/round-robin", &[]).await;
    let page = club.games();
    let mut stranger = person(&hall, "olha").await;
    assert_eq!(stranger.post(&page, &[]).await.status, 404, "only those who may pair begin an event");
    let wrong = club.chief.post(&page, &[("closing", "2020-01-01")]).await;
    assert_eq!(wrong.status, 422, "{}", wrong.text);
    club.begin(&[("control", "14d+1d"), ("closing", "2090-01-01")]).await;

    // Four players, three rounds, six games, all at the same time (UA13-V.1.1).
    let games = club.listed().await;
    assert_eq!(games.len(), 6, "{games:?}");
    for game in &games {
        let mover = club.mover(game).await;
        assert_eq!(club.players[mover].post(game, &[("what", "resign")]).await.status, 303);
    }
    let table = format!("{}/standings", club.desk.trim_end_matches("/desk"));
    until(&mut club.chief, &format!("{}/round?round=3", club.desk), "Round 3 · closed").await;
    let standings = club.chief.get(&table).await.text;
    assert!(NAMES[..4].iter().all(|name| standings.contains(name)), "{standings}");
    let again = club.listed().await;
    assert_eq!(again, games, "nothing begins twice");
    hall.close().await;
}

#[tokio::test]
async fn teams_play_board_by_board_and_the_event_ends_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut club = Club::open(&hall, "fmjd-100/team-round-robin", &[("boards", "2")]).await;
    club.begin(&[]).await;
    let games = club.listed().await;
    assert_eq!(games.len(), 2, "a match on two boards: {games:?}");
    let mover = club.mover(&games[0]).await;
    assert_eq!(club.players[mover].post(&games[0], &[("what", "resign")]).await.status, 303);
    let round = format!("{}/round", club.desk);
    let listed = club.games();
    until(&mut club.chief, &listed, "<td>").await;

    // The arbiter writes the other board down at the desk, so its game is over.
    let loser = club.mover(&games[1]).await;
    act(&mut club.chief, &round, "results", &[("typed", "1.2 -/+")]).await;
    let page = until(&mut club.players[loser], &games[1], "class=\"state result\"").await;
    assert!(!page.contains("id=\"mv\""), "{page}");
    hall.close().await;
}

#[tokio::test]
async fn rounds_of_a_swiss_begin_when_they_are_published() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut club = Club::open(&hall, "ua2023-russian/swiss", &[("rounds", "2")]).await;
    club.begin(&[("control", "3d")]).await;
    assert!(club.listed().await.is_empty(), "nothing is paired yet");
    let round = format!("{}/round", club.desk);
    for number in 1..=2 {
        act(&mut club.chief, &round, "pair", &[("seed", "7")]).await;
        act(&mut club.chief, &round, "publish", &[]).await;
        let games = club.listed_when(2 * number).await;
        for game in &games[2 * (number - 1)..] {
            let mover = club.mover(game).await;
            assert_eq!(club.players[mover].post(game, &[("what", "resign")]).await.status, 303);
        }
        until(&mut club.chief, &format!("{}/log", club.desk), &format!("{number}")).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    hall.close().await;
}

/// Winners meet in the final, losers play for the third place (UA-II.3.6.2.a).
#[tokio::test]
async fn whoever_wins_by_correspondence_goes_on_in_a_knockout() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut club = Club::open(&hall, "ua2023-russian/knockout", &[]).await;
    club.begin(&[("control", "3d")]).await;
    let round = format!("{}/round", club.desk);
    act(&mut club.chief, &round, "pair", &[("seed", "7")]).await;
    act(&mut club.chief, &round, "publish", &[]).await;
    let first = club.listed_when(2).await;
    let mut losers = Vec::new();
    for game in &first {
        let mover = club.mover(game).await;
        assert_eq!(club.players[mover].post(game, &[("what", "resign")]).await.status, 303);
        losers.push(mover);
    }
    until(&mut club.chief, &format!("{round}?round=1"), "Round 1 · closed").await;

    act(&mut club.chief, &round, "pair", &[("seed", "7")]).await;
    act(&mut club.chief, &round, "publish", &[]).await;
    let all = club.listed_when(4).await;
    let second: Vec<&String> = all.iter().filter(|game| !first.contains(game)).collect();
    let mut for_third = 0;
    for game in second {
        let mover = club.mover(game).await;
        for_third += usize::from(losers.contains(&mover));
        for (at, player) in club.players.iter_mut().enumerate() {
            let plays = player.get(game).await.text.contains("name=\"what\" value=\"resign\"");
            let same = losers.contains(&at) == losers.contains(&mover);
            assert_eq!(plays, same, "winners meet winners, losers losers: {game}");
        }
        assert_eq!(club.players[mover].post(game, &[("what", "resign")]).await.status, 303);
    }
    assert_eq!(for_third, 1, "one of the two is for the third place");
    until(&mut club.chief, &format!("{round}?round=2"), "Round 2 · closed").await;
    hall.close().await;
}

#[tokio::test]
async fn an_arbiter_enters_the_letters_of_players_without_an_account() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let (mut chief, mut anna) = (person(&hall, "ivan").await, person(&hall, "anna").await);
    let desk = event(&mut chief, "ua2013-russian/round-robin", &[]).await;
    for name in &NAMES[..2] {
        act(&mut chief, &format!("{desk}/entries"), "enter", &[("name", name)]).await;
    }
    let office = [("role", "player"), ("who", "@0"), ("account", "anna")];
    act(&mut chief, &format!("{desk}/officials"), "give-office", &office).await;
    let page = desk.replacen("/event/", "/post/event/", 1).trim_end_matches("/desk").to_owned();
    assert_eq!(chief.post(&page, &[]).await.status, 303);
    let waits = chief.get(&page).await.text;
    assert!(waits.contains("value=\"letters\"") && !waits.contains("/post/game/"), "{waits}");
    assert_eq!(anna.post(&page, &[("what", "letters")]).await.status, 404);
    assert_eq!(chief.post(&page, &[("what", "letters")]).await.status, 303);
    let listed = chief.get(&page).await.text;
    let game = listed.split("href=\"/post/game/").nth(1).and_then(|rest| rest.split('"').next());
    let game = format!("/post/game/{}", game.expect("the game has begun"));

    // Whoever has White moves first; the arbiter enters what Borys writes, and nothing for Anna.
    let anna_is_white = anna.get(&game).await.text.contains("id=\"mv\"");
    let first = if anna_is_white { "c3-d4" } else { "" };
    if anna_is_white {
        assert_eq!(anna.post(&game, &[("what", "move"), ("mv", first)]).await.status, 303);
    }
    let (his, hers) = if anna_is_white { ("black", "white") } else { ("white", "black") };
    let mv = if anna_is_white { "b6-a5" } else { "c3-d4" };
    let letter = |who: &'static str, to: &'static str| {
        [("what", "move"), ("who", who), ("mv", mv), ("received", ""), ("sent", to)]
    };
    let entered = chief.post(&game, &letter(hers, "")).await;
    assert_eq!(entered.status, 422, "she moves herself: {}", entered.text);
    assert!(entered.text.contains("Anna Bila has an account and acts in person"), "{}", entered.text);
    let program = Client { address: hall.address, token: Some(make_token(&mut chief, &["play"]).await) };
    let acts = format!("{}/acts", game.replacen("/post/game/", "/api/v1/correspondence/", 1));
    let reply = program.post(&acts, &json!({"act": "move", "side": hers, "move": mv})).await;
    assert_eq!((reply.status, &reply.json()["code"]), (409, &json!("refused")), "{reply:?}");
    assert!(reply.json()["message"].to_string().contains("Anna Bila has an account"), "{reply:?}");
    assert_eq!(anna.post(&game, &letter(his, "")).await.status, 404, "only an arbiter enters letters");
    let late = chief.post(&game, &letter(his, "2090-01-01")).await;
    assert_eq!(late.status, 422, "a postmark of the future: {}", late.text);
    let entered = chief.post(&game, &letter(his, "")).await;
    assert_eq!(entered.status, 303, "{}", entered.text);
    let page = anna.get(&game).await.text;
    assert!(page.contains("id=\"mv\""), "it is her move: {page}");

    // He gets an account and moves himself from then on.
    let mut borys = person(&hall, "borys").await;
    let office = [("role", "player"), ("who", "@1"), ("account", "borys")];
    act(&mut chief, &format!("{desk}/officials"), "give-office", &office).await;
    until(&mut borys, &game, "value=\"resign\"").await;
    let entered = chief.post(&game, &letter(his, "")).await;
    assert_eq!(entered.status, 422, "nobody plays by letter any more: {}", entered.text);
    assert_eq!(borys.post(&game, &[("what", "resign")]).await.status, 303);
    until(&mut chief, &format!("{desk}/round"), "closed").await;
    hall.close().await;
}
