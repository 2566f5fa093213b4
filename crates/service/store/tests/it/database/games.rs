//! The list of games: written with the facts, looked through page by page.

use damier_clock::Moment;
use damier_store::{
    AccountId, Append, Cursor, Database, ExploreQuery, Fault, Game, GameQuery, GameState, Imported,
    Occurrence, PositionKey, Reached, Side, Whose, WithSide,
};

use super::stage::{fact, on_both};

/// A game by its number: players, variants and results in turn.
pub(crate) fn game(number: u32) -> Game {
    let side = |name: &str| Side { account: None, name: name.to_owned() };
    let names = ["Ivan", "Ольга", "Jean", "Rūta"];
    let white = (number % 4) as usize;
    let ended = (!number.is_multiple_of(5)).then(|| Moment::from_millis(i64::from(number) * 1000 + 500));
    Game {
        id: format!("g{number:04}"),
        variant: ["russian", "international", "lasca"][(number % 3) as usize].to_owned(),
        rulebook: ["ua2023-russian", "fmjd-100", "columns-lasca"][(number % 3) as usize].to_owned(),
        white: side(names[white]),
        black: side(names[(white + 1) % 4]),
        rated: number.is_multiple_of(2),
        control: "5m+3s".to_owned(),
        // Two games begin at each instant.
        begun: Moment::from_millis(i64::from(number / 2) * 2000),
        ended,
        result: ended.map(|_| ["2-0", "1-1", "0-2"][(number % 3) as usize].to_owned()),
        plies: number,
        position: "W:W1:B50".to_owned(),
        moves: "32-28 19-23".to_owned(),
    }
}

/// One of three positions, after one of two half-moves.
fn occurrence(number: u32) -> Occurrence {
    let position = PositionKey::of("russian", ["a", "b", "c"][(number % 3) as usize]);
    Occurrence { position, ply: number / 3 % 2 }
}

pub(crate) async fn filled(database: &Database, count: u32) {
    let appends = (0..count).map(|number| {
        let game = game(number);
        let positions = vec![occurrence(number)];
        Append::new(format!("game/{}", game.id), 1).fact(fact(number)).game(game).positions(positions)
    });
    database.append_all(appends.collect()).await.expect("room for games");
}

/// All games of a query, page by page.
async fn all(database: &Database, mut query: GameQuery) -> Vec<Game> {
    let mut found = Vec::new();
    loop {
        let page = database.games(&query).await.expect("a page");
        assert!(page.items.len() <= query.limit as usize);
        found.extend(page.items);
        let Some(next) = page.next else { return found };
        let text = next.to_string();
        query.after = Some(text.parse::<Cursor>().expect("a place"));
    }
}

#[test]
fn a_game_is_listed_with_its_facts() {
    on_both(async |stage| {
        let database = stage.open().await;
        filled(&database, 3).await;
        assert_eq!(database.game("g0002").await, Ok(Some(game(2))));
        assert_eq!(database.game("g0009").await, Ok(None));
        let ended = Game { result: Some("2-0".to_owned()), plies: 30, ..game(2) };
        let append = Append::new("game/g0002", 2).fact(fact(2)).game(ended.clone());
        database.append(append.clone()).await.unwrap();
        assert_eq!(database.game("g0002").await, Ok(Some(ended.clone())));
        // A refused append changes nothing in the list either.
        let late = Append::new("game/g0002", 2).fact(fact(2)).game(game(2));
        assert_eq!(database.append(late).await, Err(Fault::Conflict { expected: 2, found: 3 }));
        assert_eq!(database.game("g0002").await, Ok(Some(ended)));
    });
}

#[test]
fn every_question_has_the_answer_of_a_plain_filter() {
    const COUNT: u32 = 60;
    on_both(async |stage| {
        let database = stage.open().await;
        filled(&database, COUNT).await;
        let query = || GameQuery { limit: 7, ..GameQuery::default() };
        let text = |text: &str| Some(text.to_owned());
        let moment = |millis| Some(Moment::from_millis(millis));
        let reached = |name, ply| Some(Reached { position: PositionKey::of("russian", name), ply });
        let questions = [
            query(),
            GameQuery { player: text("ОЛЬГА"), ..query() },
            GameQuery { player: text("ivan"), opponent: text("ольга"), ..query() },
            GameQuery { variant: text("lasca"), ..query() },
            GameQuery { rulebook: text("fmjd-100"), rated: Some(true), ..query() },
            GameQuery { results: vec!["1-1".to_owned(), "0-2".to_owned()], ..query() },
            GameQuery { position: reached("b", None), ..query() },
            GameQuery { position: reached("b", Some(1)), rated: Some(true), ..query() },
            GameQuery { position: reached("c", Some(0)), player: text("rūta"), ..query() },
            GameQuery { position: reached("d", None), ..query() },
            GameQuery { imported: Some(true), ..query() },
            GameQuery { imported: Some(false), variant: text("lasca"), ..query() },
            GameQuery { state: Some(GameState::Running), ..query() },
            GameQuery { state: Some(GameState::Ended), player: text("jean"), ..query() },
            GameQuery { from: moment(10_000), until: moment(30_000), ..query() },
            GameQuery { player: text("nobody"), ..query() },
        ];
        for question in questions {
            let is_wanted = |game: &Game| {
                let names = [&game.white.name, &game.black.name].map(|name| name.to_lowercase());
                let plays = |name: &Option<String>| {
                    name.as_ref().is_none_or(|name| names.contains(&name.to_lowercase()))
                };
                let is = |wanted: &Option<String>, value: &str| {
                    wanted.as_ref().is_none_or(|wanted| wanted == value)
                };
                plays(&question.player)
                    && plays(&question.opponent)
                    && is(&question.variant, &game.variant)
                    && is(&question.rulebook, &game.rulebook)
                    && (question.results.is_empty()
                        || game.result.as_ref().is_some_and(|result| question.results.contains(result)))
                    && question.position.is_none_or(|reached| {
                        let own = occurrence(game.plies);
                        reached.position == own.position && reached.ply.is_none_or(|ply| ply == own.ply)
                    })
                    && question.imported != Some(true)
                    && question.rated.is_none_or(|rated| rated == game.rated)
                    && question
                        .state
                        .is_none_or(|state| (state == GameState::Running) == game.ended.is_none())
                    && question.from.is_none_or(|from| game.begun >= from)
                    && question.until.is_none_or(|until| game.begun < until)
            };
            let wanted: Vec<Game> = (0..COUNT).rev().map(game).filter(is_wanted).collect();
            assert_eq!(all(&database, question.clone()).await, wanted, "{question:?}");
        }
    });
}

#[test]
fn games_that_any_question_finds_come_in_one_list() {
    const COUNT: u32 = 60;
    on_both(async |stage| {
        let database = stage.open().await;
        filled(&database, COUNT).await;
        let reached = |name| Some(Reached { position: PositionKey::of("russian", name), ply: None });
        let mut questions = ["a", "c", "a"].map(|name| GameQuery {
            position: reached(name),
            limit: 7,
            ..GameQuery::default()
        });
        let mut found = Vec::new();
        loop {
            let page = database.games_of_any(&questions).await.expect("a page");
            assert!(page.items.len() <= 7);
            found.extend(page.items);
            let Some(next) = page.next else { break };
            for question in &mut questions {
                question.after = Some(next.clone());
            }
        }
        let wanted: Vec<Game> = (0..COUNT).rev().filter(|number| number % 3 != 1).map(game).collect();
        assert_eq!(found, wanted, "each once, the newest first");
        assert_eq!(database.games_of_any(&[]).await.expect("a page").items, []);
    });
}

#[test]
fn places_in_the_list_are_read() {
    for text in ["", "x", "12", "x.y", "99999999999999999999.a"] {
        assert!(text.parse::<Cursor>().is_err(), "{text}");
    }
    assert_eq!("12.a.b".parse::<Cursor>().unwrap().to_string(), "12.a.b");
}

#[test]
fn games_of_files_are_known_again_and_go_when_they_shall() {
    on_both(async |stage| {
        let database = stage.open().await;
        let take = |number: u32| {
            let game = game(number);
            let at = Moment::from_millis(7);
            let imported =
                Imported { game: game.id.clone(), source: "cup.pdn".to_owned(), account: None, at };
            let append = Append::new(format!("game/{}", game.id), 1).fact(fact(number)).game(game);
            (append.positions(vec![occurrence(number)]), imported)
        };
        assert_eq!(database.import(vec![take(1), take(2), take(1)]).await, Ok(vec![true, true, false]));
        assert_eq!(database.import(vec![take(2), take(3)]).await, Ok(vec![false, true]));
        assert_eq!(database.imported("g0002").await, Ok(Some(take(2).1)));
        assert_eq!(database.imported("g0009").await, Ok(None));
        let of_files = GameQuery { imported: Some(true), ..GameQuery::default() };
        assert_eq!(all(&database, of_files.clone()).await.len(), 3);

        let remove = |number: u32| {
            let (id, begun) = (game(number).id, game(number).begun);
            let (database, positions) = (database.clone(), vec![occurrence(number)]);
            async move { database.remove_imported(&id, &format!("game/{id}"), begun, positions).await }
        };
        assert_eq!(remove(2).await, Ok(true));
        assert_eq!(remove(2).await, Ok(false));
        assert_eq!(database.game("g0002").await, Ok(None));
        assert_eq!(database.load("game/g0002", 0).await, Ok(Vec::new()));
        let reached = Some(Reached { position: occurrence(2).position, ply: None });
        assert_eq!(all(&database, GameQuery { position: reached, ..GameQuery::default() }).await, []);
        // Removed, it can be taken in again.
        assert_eq!(database.import(vec![take(2)]).await, Ok(vec![true]));
        // What was played here is not removed by this door.
        filled(&database, 1).await;
        assert_eq!(remove(0).await, Ok(false));
    });
}

#[test]
fn the_explorer_finds_games_by_a_position_and_whose_they_are() {
    on_both(async |stage| {
        let database = stage.open().await;
        let (first, later) =
            (PositionKey::of("russian", "after one"), PositionKey::of("russian", "after two"));
        let play = |number: u32, ply: u32| {
            let own = Game { variant: "russian".to_owned(), ..game(number) };
            let positions =
                vec![Occurrence { position: first, ply }, Occurrence { position: later, ply: ply + 1 }];
            Append::new(format!("game/{}", own.id), 1).fact(fact(number)).game(own).positions(positions)
        };
        // The last begins in another position, and comes to the first one later.
        database.append_all(vec![play(1, 1), play(2, 1), play(3, 1), play(6, 2)]).await.expect("room");
        let query = |position: Option<PositionKey>, whose: Whose, side: WithSide| ExploreQuery {
            variant: "russian".to_owned(),
            position,
            next: vec![first],
            whose,
            side,
            from: None,
            until: None,
            limit: 10,
        };
        let found = async |query: ExploreQuery| -> Vec<(String, u32)> {
            let all = database.explored(&query).await.expect("games");
            all.into_iter().map(|own| (own.game.id, own.ply)).collect()
        };
        let told =
            |all: &[(&str, u32)]| all.iter().map(|(id, ply)| ((*id).to_owned(), *ply)).collect::<Vec<_>>();
        let all = query(Some(later), Whose::All, WithSide::Either);
        assert_eq!(found(all.clone()).await, told(&[("g0006", 3), ("g0003", 2), ("g0002", 2), ("g0001", 2)]));
        let start = query(None, Whose::All, WithSide::Either);
        assert_eq!(found(start.clone()).await, told(&[("g0003", 0), ("g0002", 0), ("g0001", 0)]));
        assert_eq!(found(ExploreQuery { limit: 1, ..start.clone() }).await, told(&[("g0003", 0)]));
        // Of Ольга: she is White in the first game and Black in none of the others but one.
        let olga = || Whose::Named("ольга".to_owned());
        assert_eq!(found(query(Some(later), olga(), WithSide::Either)).await, told(&[("g0001", 2)]));
        assert_eq!(found(query(Some(later), olga(), WithSide::Black)).await, told(&[]));
        assert_eq!(found(query(None, olga(), WithSide::White)).await, told(&[("g0001", 0)]));
        assert_eq!(found(query(None, Whose::Account(AccountId(1)), WithSide::Either)).await, told(&[]));
        let late = ExploreQuery { from: Some(Moment::from_millis(2000)), ..all.clone() };
        assert_eq!(found(late).await, told(&[("g0006", 3), ("g0003", 2), ("g0002", 2)]));
        let early = ExploreQuery { until: Some(Moment::from_millis(2000)), ..start };
        assert_eq!(found(early).await, told(&[("g0001", 0)]));
        assert_eq!(found(ExploreQuery { next: Vec::new(), position: None, ..all }).await, told(&[]));
        database.close().await;
    });
}
