//! Claims, questions, appeals, adjudication and protests by correspondence, as players, arbiter and organiser see them.

use crate::client::{Client, make_token};
use crate::desk::{act, person};
use crate::desk_online::until;
use crate::hall::Hall;
use crate::post::Club;

#[tokio::test]
async fn a_claim_a_question_and_an_appeal_are_decided_by_those_who_may() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut club = Club::open(&hall, "ua2013-russian/round-robin", &[]).await;
    let mut organiser = person(&hall, "maria").await;
    let office = [("role", "organiser"), ("name", "Maria"), ("account", "maria")];
    act(&mut club.chief, &format!("{}/officials", club.desk), "appoint", &office).await;
    club.begin(&[]).await;
    let game = club.listed().await.remove(0);
    let white = club.mover(&game).await;

    // The arbiter charges thirty-one days of delay, for which White claims an overstep of Black (UA13-V.6.7).
    let first = [("what", "move"), ("mv", "c3-d4"), ("then", "b6-a5 d4-c5\nb6-c5 d4:b6")];
    assert_eq!(club.players[white].post(&game, &first).await.status, 303);
    let page = club.players[white].get(&game).await.text;
    assert!(page.contains("B6—A5 D4—C5"), "answers go with the move: {page}");
    let black = club.mover(&game).await;
    assert!(!club.players[black].get(&game).await.text.contains("B6—A5 D4—C5"), "nobody else sees them");
    let charge = [("what", "charge"), ("who", "black"), ("days", "31"), ("text", "a month late")];
    assert_eq!(club.players[black].post(&game, &charge).await.status, 404);
    assert_eq!(club.chief.post(&game, &charge).await.status, 303);
    assert_eq!(club.players[white].post(&game, &[("what", "claim")]).await.status, 303);
    assert!(club.chief.get(&club.games()).await.text.contains("#decide"), "it waits for the arbiter");
    let early = club.chief.post(&game, &[("what", "rule"), ("upheld", "yes")]).await;
    assert!(early.status == 422 && early.text.contains("UA13-V.6.3"), "{}", early.text);
    let object = [("what", "object"), ("text", "The post was late.")];
    assert_eq!(club.players[black].post(&game, &object).await.status, 303);
    assert!(club.chief.get(&game).await.text.contains("The post was late."));
    assert_eq!(club.chief.post(&game, &[("what", "rule"), ("upheld", "yes")]).await.status, 303);

    // Black asks, is answered, and appeals against the charge; only the organiser decides on that (UA13-V.3.6).
    let ask = [("what", "ask"), ("text", "Why <31> days?")];
    assert_eq!(club.players[black].post(&game, &ask).await.status, 303);
    assert!(club.chief.get(&game).await.text.contains("Why &#60;31&#62; days?"));
    let mut stranger = person(&hall, "petro").await;
    assert!(!stranger.get(&game).await.text.contains("31&#62;"), "it is nobody else's business");
    let page = club.chief.get(&game).await.text;
    let number = page.split("name=\"number\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let number = number.expect("a question").to_owned();
    let answer = [("what", "answer"), ("number", &number), ("upheld", "no"), ("text", "See V.6.7.")];
    assert_eq!(club.players[white].post(&game, &answer).await.status, 404);
    assert_eq!(club.chief.post(&game, &answer).await.status, 303);
    assert!(club.players[black].get(&game).await.text.contains("See V.6.7."));
    let wrong = [("what", "appeal"), ("number", "1"), ("text", "no")];
    assert_eq!(club.players[black].post(&game, &wrong).await.status, 422);
    let page = club.players[black].get(&game).await.text;
    let decision = page.split("id=\"about\"").nth(1).and_then(|rest| rest.split("value=\"").nth(1));
    let decision = decision.and_then(|rest| rest.split('"').next()).expect("a decision").to_owned();
    let appeal = [("what", "appeal"), ("number", &decision), ("text", "It was the post.")];
    assert_eq!(club.players[black].post(&game, &appeal).await.status, 303);
    let page = until(&mut organiser, &game, "rule-appeal").await;
    let number = page.split("name=\"number\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let number = number.expect("an appeal").to_owned();
    let decide = [("what", "rule-appeal"), ("number", &number), ("upheld", "yes"), ("text", "Granted.")];
    assert_eq!(club.players[white].post(&game, &decide).await.status, 404, "the organising body decides");
    // The chief runs the site and might decide, but the decision was his own; nor does he strike the appeal out.
    let own = club.chief.post(&game, &decide).await;
    assert!(own.status == 422 && own.text.contains("UA13-V.3.6"), "{}", own.text);
    assert!(!club.chief.get(&game).await.text.contains("value=\"rule-appeal\""));
    let strike = [("what", "strike"), ("number", &number)];
    assert_eq!(club.chief.post(&game, &strike).await.status, 422);
    assert_eq!(organiser.post(&game, &decide).await.status, 303);
    assert!(club.players[black].get(&game).await.text.contains("Granted."));
    hall.close().await;
}

/// UA13-V.8.2: a game that is annulled has no result, and nowhere stands 0-0 for it.
#[tokio::test]
async fn a_game_that_is_annulled_is_called_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut club = Club::open(&hall, "ua2013-russian/round-robin", &[]).await;
    club.begin(&[]).await;
    let game = club.listed().await.remove(0);
    let white = club.mover(&game).await;
    let annul = [("what", "score"), ("score", "annulled"), ("text", "He has left.")];
    let annulled = club.chief.post(&game, &annul).await;
    assert_eq!(annulled.status, 303, "{}", annulled.text);
    for address in [game.clone(), club.games(), "/post".to_owned()] {
        let page = club.players[white].get(&address).await.text;
        assert!(page.contains("annulled") && !page.contains("0-0"), "{address}: {page}");
    }
    let one = game.replacen("/post/game/", "/api/v1/correspondence/", 1);
    let token = Some(make_token(&mut club.players[white], &["play"]).await);
    let program = Client { address: hall.address, token };
    assert_eq!(program.get(&one).await.json()["result"], "annulled");
    hall.close().await;
}

#[tokio::test]
async fn a_game_is_adjudicated_by_one_and_the_protest_decided_by_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let hall = Hall::open(folder.path()).await;
    let mut club = Club::open(&hall, "ua2013-russian/round-robin", &[]).await;
    let mut deputy = person(&hall, "maria").await;
    let office = [("role", "deputy"), ("name", "Maria"), ("account", "maria")];
    act(&mut club.chief, &format!("{}/officials", club.desk), "appoint", &office).await;
    club.begin(&[]).await;
    let game = club.listed().await.remove(0);
    let white = club.mover(&game).await;
    assert_eq!(club.players[white].post(&game, &[("what", "move"), ("mv", "c3-d4")]).await.status, 303);
    let black = club.mover(&game).await;
    let left = [("what", "leave"), ("who", "black")];
    assert_eq!(club.chief.post(&game, &left).await.status, 303);
    assert_eq!(club.chief.post(&game, &[("what", "close")]).await.status, 303);
    let refused = club.players[black].post(&game, &[("what", "move"), ("mv", "b6-a5")]).await;
    assert_eq!(refused.status, 422);
    let said = [("what", "analysis"), ("score", "draw"), ("text", "b6-a5 holds.")];
    assert_eq!(club.players[black].post(&game, &said).await.status, 303);
    assert!(club.chief.get(&game).await.text.contains("b6-a5 holds."));
    assert!(!club.players[white].get(&game).await.text.contains("b6-a5 holds."), "it is for the arbiter");
    let verdict = [("what", "score"), ("score", "white")];
    let judged = club.chief.post(&game, &verdict).await;
    assert_eq!(judged.status, 303, "{}", judged.text);
    let bare = club.players[white].post(&game, &[("what", "protest"), ("text", "I won more.")]).await;
    assert!(bare.status == 422 && bare.text.contains("UA13-V.8.5"), "{}", bare.text);
    let protest = [("what", "protest"), ("text", "After b6-a5 nothing wins.")];
    assert_eq!(club.players[black].post(&game, &protest).await.status, 303);
    let same = club.chief.post(&game, &verdict).await;
    assert!(same.status == 422 && same.text.contains("UA13-V.8.5/a"), "{}", same.text);
    let other = [("what", "score"), ("score", "draw")];
    assert_eq!(deputy.post(&game, &other).await.status, 303);
    assert!(club.players[white].get(&game).await.text.contains("1-1"));
    let listed = club.games();
    until(&mut club.chief, &listed, "1-1").await;
    hall.close().await;
}
