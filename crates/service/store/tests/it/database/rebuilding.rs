//! The list of games made anew from the streams.

use damier_store::{Append, Fault, Game, GameQuery, Stored};

use super::games::{filled, game};
use super::stage::{fact, on_both};

/// What a stream of these tests tells: the number of its game, then how many half-moves there are.
fn fold(stream: &str, facts: &[Stored]) -> Result<Option<Game>, Fault> {
    let Ok(number) = stream.trim_start_matches("game/g").parse() else { return Ok(None) };
    let last: String = facts.last().expect("a fact").read()?;
    let plies = last.trim_start_matches("fact ").parse().expect("a number");
    Ok(Some(Game { plies, ..game(number) }))
}

#[test]
fn the_list_follows_from_the_streams() {
    const COUNT: u32 = 30;
    on_both(async |stage| {
        let database = stage.open().await;
        filled(&database, COUNT).await;
        // Neither of these is a game.
        for stream in ["game/other", "chat/g0001"] {
            database.append(Append::new(stream, 1).fact(fact(1))).await.unwrap();
        }
        let all = GameQuery { limit: 100, ..GameQuery::default() };
        let before = database.games(&all).await.unwrap().items;
        for harm in [
            "DELETE FROM game WHERE id = 'g0003'",
            "UPDATE game SET white_name = 'X', result = 'Y', plies = 99 WHERE id = 'g0004'",
            "UPDATE game SET id = 'odd' WHERE id = 'g0005'",
            "UPDATE game SET stream = 'game/none' WHERE id = 'g0006'",
        ] {
            stage.execute(harm).await;
        }
        let rebuilt = database.rebuild_games("game/", fold).await.unwrap();
        assert_eq!((rebuilt.games, rebuilt.broken.len()), (30, 0));
        assert_eq!(database.games(&all).await.unwrap().items, before);
    });
}

#[test]
fn a_broken_stream_is_told_and_harms_no_other() {
    on_both(async |stage| {
        let database = stage.open().await;
        filled(&database, 5).await;
        stage.execute("UPDATE fact SET fact = 'x' WHERE stream = 'game/g0001'").await;
        stage.execute("UPDATE fact SET seq = 2 WHERE stream = 'game/g0002'").await;
        stage.execute("DELETE FROM game").await;
        let rebuilt = database.rebuild_games("game/", fold).await.unwrap();
        assert_eq!(rebuilt.games, 3);
        assert!(
            matches!(&rebuilt.broken[..], [(stream, Fault::Unreadable { .. })] if stream == "game/g0001")
        );
    });
}

/// A game that goes on while its row is being made anew keeps the later row.
#[test]
fn what_is_newer_stays() {
    on_both(async |stage| {
        let database = stage.open().await;
        filled(&database, 1).await;
        let later = Game { plies: 77, ..game(0) };
        let (handle, appended) = (tokio::runtime::Handle::current(), std::cell::Cell::new(false));
        let rebuilt = database
            .rebuild_games("game/", |stream, facts| {
                if !appended.replace(true) {
                    let (database, later) = (database.clone(), later.clone());
                    let append = Append::new("game/g0000", 2).fact(fact(77)).game(later);
                    tokio::task::block_in_place(|| handle.block_on(database.append(append)))?;
                }
                fold(stream, facts)
            })
            .await
            .unwrap();
        assert_eq!(rebuilt.games, 1);
        assert_eq!(database.game("g0000").await, Ok(Some(later)));
    });
}
