//! Facts are appended, read, and told to whoever listens; of two who come at once one is told so.

use std::collections::HashSet;

use damier_store::{Append, Fault, NewFact, News};

use super::stage::{fact, on_both};

#[test]
fn what_is_appended_is_read() {
    on_both(async |stage| {
        let database = stage.open().await;
        assert_eq!(database.load("game/a", 0).await, Ok(Vec::new()));
        assert_eq!(database.next_seq("game/a").await, Ok(1));
        database.append(Append::new("game/a", 1).facts([fact(1), fact(2)])).await.unwrap();
        database.append(Append::new("game/b", 1).fact(fact(9))).await.unwrap();
        database.append(Append::new("game/a", 3).fact(fact(3))).await.unwrap();
        database.close().await;

        let database = stage.open().await;
        let facts = database.load("game/a", 0).await.unwrap();
        assert_eq!(facts.iter().map(|stored| stored.seq).collect::<Vec<_>>(), [1, 2, 3]);
        for stored in &facts {
            let told = NewFact { at: stored.at, author: stored.author.clone(), fact: stored.fact.clone() };
            assert_eq!(told, fact(stored.seq));
        }
        assert_eq!(facts[2].read::<String>().unwrap(), "fact 3");
        assert!(matches!(facts[2].read::<u32>(), Err(Fault::Unreadable { seq: 3, .. })));
        assert_eq!(database.load("game/a", 2).await.unwrap(), facts[2..]);
        assert_eq!(database.load("game/a", 3).await, Ok(Vec::new()));
        assert_eq!(database.next_seq("game/a").await, Ok(4));
    });
}

#[test]
fn who_comes_late_is_told() {
    on_both(async |stage| {
        let database = stage.open().await;
        database.append(Append::new("game/a", 1).facts([fact(1), fact(2)])).await.unwrap();
        for expected in [1, 2, 4, 100] {
            let late = database.append(Append::new("game/a", expected).facts([fact(3), fact(4)])).await;
            assert_eq!(late, Err(Fault::Conflict { expected, found: 3 }));
        }
        assert_eq!(database.load("game/a", 0).await.unwrap().len(), 2);
    });
}

#[test]
fn several_streams_grow_together_or_not_at_all() {
    on_both(async |stage| {
        let database = stage.open().await;
        let both =
            |a, b| vec![Append::new("game/a", a).fact(fact(a)), Append::new("game/b", b).fact(fact(b))];
        database.append_all(both(1, 1)).await.unwrap();
        let late = database.append_all(both(2, 1)).await;
        assert_eq!(late, Err(Fault::Conflict { expected: 1, found: 2 }));
        assert_eq!(database.next_seq("game/a").await, Ok(2));
        // The same stream twice in one breath: the second no longer finds what it expected.
        let twice = vec![Append::new("game/c", 1).fact(fact(1)), Append::new("game/c", 1).fact(fact(1))];
        let late = database.append_all(twice).await;
        assert_eq!(late, Err(Fault::Conflict { expected: 1, found: 2 }));
        assert_eq!(database.next_seq("game/c").await, Ok(1));
    });
}

/// Many at once for few places: each place is won once, and nobody else's append is touched by it.
#[test]
fn two_never_both_win() {
    const PLACES: u32 = 20;
    on_both(async |stage| {
        let (one, other) = (stage.open().await, stage.open().await);
        let mut tasks = Vec::new();
        for place in 1..=PLACES {
            for rival in 0..8 {
                let database = if rival % 2 == 0 { one.clone() } else { other.clone() };
                tasks.push(tokio::spawn(async move {
                    let contested =
                        Append::new(format!("game/{}", place % 5), 1 + place / 5).fact(fact(rival));
                    let own = Append::new(format!("own/{place}/{rival}"), 1).fact(fact(rival));
                    let (contested, own) = tokio::join!(database.append(contested), database.append(own));
                    assert_eq!(own, Ok(()));
                    (place, contested)
                }));
            }
        }
        let mut won = HashSet::new();
        for task in tasks {
            match task.await.unwrap() {
                (place, Ok(())) => assert!(won.insert(place), "place {place} was won twice"),
                (_, Err(fault)) => assert!(matches!(fault, Fault::Conflict { .. }), "{fault}"),
            }
        }
        let mut stored = 0;
        for stream in 0..5 {
            stored += one.load(&format!("game/{stream}"), 0).await.unwrap().len();
        }
        assert_eq!(stored, won.len());
        for place in 1..=PLACES {
            for rival in 0..8 {
                assert_eq!(other.next_seq(&format!("own/{place}/{rival}")).await, Ok(2));
            }
        }
    });
}

/// What cannot be written harms nobody who happens to share its transaction.
#[test]
fn a_fault_stays_alone() {
    on_both(async |stage| {
        let database = stage.open().await;
        let mut tasks = Vec::new();
        for number in 0..50 {
            let database = database.clone();
            tasks.push(tokio::spawn(async move {
                if number % 10 == 0 {
                    // PostgreSQL has no place for this sign; SQLite has.
                    let odd = NewFact { author: "\0".to_owned(), ..fact(1) };
                    let _ = database.append(Append::new(format!("odd/{number}"), 1).fact(odd)).await;
                    return Ok(());
                }
                database.append(Append::new(format!("good/{number}"), 1).fact(fact(1))).await
            }));
        }
        for task in tasks {
            assert_eq!(task.await.unwrap(), Ok(()));
        }
    });
}

#[test]
fn who_listens_hears_what_is_stored() {
    on_both(async |stage| {
        let database = stage.open().await;
        let mut news = database.news();
        database.append(Append::new("game/a", 1).facts([fact(1), fact(2)])).await.unwrap();
        database.append(Append::new("game/a", 1).fact(fact(1))).await.unwrap_err();
        database.append(Append::new("game/a", 3).fact(fact(3))).await.unwrap();
        let heard = |from, next| News { stream: "game/a".to_owned(), from, next };
        assert_eq!(news.try_recv(), Ok(heard(1, 3)));
        assert_eq!(news.try_recv(), Ok(heard(3, 4)));
        assert!(news.try_recv().is_err());
    });
}

#[test]
fn what_waits_is_written_before_the_end() {
    on_both(async |stage| {
        let database = stage.open().await;
        let appends = (0..100).map(|number| {
            let database = database.clone();
            tokio::spawn(
                async move { database.append(Append::new(format!("g/{number}"), 1).fact(fact(1))).await },
            )
        });
        let appends: Vec<_> = appends.collect();
        tokio::task::yield_now().await;
        database.close().await;
        let mut stored = Vec::new();
        for (number, append) in appends.into_iter().enumerate() {
            if append.await.unwrap().is_ok() {
                stored.push(number);
            }
        }
        let late = database.append(Append::new("g/late", 1).fact(fact(1))).await;
        assert!(late.is_err());
        let database = stage.open().await;
        for number in stored {
            assert_eq!(database.next_seq(&format!("g/{number}")).await, Ok(2));
        }
    });
}

#[test]
fn a_fact_that_is_not_what_it_was_is_found_while_the_database_is_open() {
    on_both(async |stage| {
        let database = stage.open().await;
        for stream in ["game/a", "game/b", "post/a"] {
            let facts = (1..=700).map(fact).collect::<Vec<_>>();
            database.append(Append::new(stream, 1).facts(facts)).await.unwrap();
        }
        let good = database.check().await.unwrap();
        assert_eq!((good.facts, good.sealed), (2100, 2100));
        stage.execute("UPDATE fact SET fact = '\"fact 5x\"' WHERE stream = 'game/b' AND seq = 650").await;
        let found = database.check().await;
        let what = "fact 650 of game/b is not what it was".to_owned();
        assert_eq!(found, Err(Fault::Damaged { what }));
        stage.execute("DELETE FROM fact WHERE stream = 'game/a' AND seq = 501").await;
        let what = "fact 501 of game/a is missing".to_owned();
        assert_eq!(database.check().await, Err(Fault::Damaged { what }));
    });
}
