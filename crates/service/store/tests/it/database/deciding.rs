//! Load, decide, append, again: two who write to one stream lose nothing, and whoever is overtaken for ever is told.

use std::sync::atomic::{AtomicU32, Ordering};

use damier_clock::Moment;
use damier_store::{Append, Database, Fault, NewFact, Stored, Tries};

use super::stage::on_both;

/// A stream of each kind that the site has.
const STREAMS: [&str; 10] = [
    "game/g1",
    "event/e1",
    "desk/e1",
    "attached/e1",
    "composing/c1",
    "solving/s1",
    "post/p1",
    "display/d1",
    "inbox/post",
    "federation",
];

/// So many facts each writer has.
const FACTS: u32 = 12;

/// Appends the number of facts that are known, so that whoever decided on what was old is found out.
async fn count_on(database: &Database, stream: &str, who: &str) -> Result<u32, Fault> {
    let load = || database.load(stream, 0);
    let decide = |known: Vec<Stored>| {
        let count = u32::try_from(known.len()).unwrap_or(u32::MAX);
        let fact = NewFact::new(Moment::from_millis(0), who, &count)?;
        Ok::<_, Fault>((vec![Append::new(stream, count + 1).fact(fact)], count))
    };
    database.decide(stream, load, decide).await
}

#[test]
fn two_machines_write_to_every_kind_of_stream_and_nothing_is_lost() {
    on_both(async |stage| {
        let (one, two) = (stage.open().await, stage.open().await);
        for stream in STREAMS {
            let write = async |database: &Database, who: &str| {
                for _ in 0..FACTS {
                    count_on(database, stream, who).await.expect("it is stored in the end");
                }
            };
            // Three at each machine: those of one machine wait for each other.
            tokio::join!(
                write(&one, "a"),
                write(&one, "b"),
                write(&one, "c"),
                write(&two, "d"),
                write(&two, "e"),
                write(&two, "f"),
            );
            let facts = one.load(stream, 0).await.expect("facts");
            let told: Vec<u32> = facts.iter().map(|fact| fact.read().expect("a number")).collect();
            assert_eq!(told, (0..6 * FACTS).collect::<Vec<_>>(), "{stream}");
            for who in ["a", "b", "c", "d", "e", "f"] {
                let own = facts.iter().filter(|fact| fact.author == who).count();
                assert_eq!(own, FACTS as usize, "{who} in {stream}");
            }
        }
        one.close().await;
        two.close().await;
    });
}

#[test]
fn who_is_overtaken_every_time_gives_up_and_has_stored_nothing() {
    on_both(async |stage| {
        let database = stage.open().await;
        let asked = AtomicU32::new(0);
        let fact = || NewFact::new(Moment::from_millis(0), "other", &"faster");
        let load = || async {
            let known = database.next_seq("game/g").await?;
            // Another machine comes in between, every time.
            database.append(Append::new("game/g", known).fact(fact()?)).await?;
            Ok(known)
        };
        let decide = |next: u32| {
            asked.fetch_add(1, Ordering::Relaxed);
            let own = NewFact::new(Moment::from_millis(0), "own", &"slower")?;
            Ok::<_, Fault>((vec![Append::new("game/g", next).fact(own)], ()))
        };
        let given_up = database.decide("game/g", load, decide).await;
        let tries = asked.load(Ordering::Relaxed);
        assert_eq!(given_up, Err(Fault::Busy { tries }));
        assert!((5..=20).contains(&tries), "{tries}");
        let facts = database.load("game/g", 0).await.expect("facts");
        assert!(facts.iter().all(|fact| fact.author == "other"));
        database.close().await;
    });
}

#[tokio::test]
async fn other_faults_are_not_tried_again() {
    let mut tries = Tries::new();
    assert_eq!(tries.stored(Err(Fault::Full)).await, Err(Fault::Full));
    assert_eq!(tries.stored(Err(Fault::Conflict { expected: 1, found: 2 })).await, Ok(false));
    assert_eq!(tries.stored(Ok(())).await, Ok(true));
}
