//! Copies made while serving, and brought back into databases of either kind.

use std::path::Path;

use damier_store::{Append, Database, Fault, GameQuery, Place, Scope};

use super::games::filled;
use super::people::{new, now};
use super::stage::{Stage, fact, on_both};

/// A database with something in every table.
async fn full(stage: &Stage) -> Database {
    let database = stage.open().await;
    filled(&database, 250).await;
    let account = database.create_account(new("Ольга")).await.expect("an account");
    database
        .set(Scope::Account(account.id), "name\n\"", Some("'; DROP TABLE fact; --"))
        .await
        .expect("a setting");
    database.count_failure("x", now(), damier_clock::Span::hours(1)).await.expect("a count");
    database
}

/// Everything in a database, as text.
async fn text(database: &Database, folder: &Path) -> String {
    let path = folder.join("look.jsonl");
    database.dump(&path).await.expect("a text");
    let text = std::fs::read_to_string(&path).expect("a text");
    std::fs::remove_file(&path).expect("it was there");
    text
}

async fn fault(from: &Path, to: &Stage) -> Fault {
    Database::restore(from, &to.place.parse().expect("a place")).await.expect_err("no copy").fault
}

#[test]
fn a_copy_is_brought_back_into_either_kind() {
    on_both(async |stage| {
        let database = full(stage).await;
        let folder = stage.folder.path();
        let (copy, dump) = (folder.join("copy"), folder.join("dump"));
        database.backup(&copy).await.unwrap();
        database.dump(&dump).await.unwrap();
        let before = text(&database, folder).await;
        assert_eq!(std::fs::read_to_string(&dump).unwrap(), before);
        database.append(Append::new("late", 1).fact(fact(1))).await.unwrap();
        for from in [&copy, &dump] {
            for to in [Some(Stage::sqlite()), Stage::postgres()].into_iter().flatten() {
                let place: Place = to.place.parse().unwrap();
                let restored = Database::restore(from, &place).await.unwrap();
                assert_eq!(text(&restored, folder).await, before);
                assert_eq!(
                    restored.games(&GameQuery::default()).await,
                    database.games(&GameQuery::default()).await
                );
                // Numbers go on where they were.
                let next = restored.create_account(new("Next")).await.unwrap();
                assert_eq!((next.id.0, next.administrator), (2, false));
                assert_eq!(fault(from, &to).await, Fault::Exists);
            }
        }
    });
}

/// What is being written meanwhile is in the copy as a whole or not at all.
#[test]
fn a_copy_is_of_one_instant() {
    on_both(async |stage| {
        let database = stage.open().await;
        let writer = database.clone();
        let writing = tokio::spawn(async move {
            for next in 1.. {
                let pair = ["a", "b"].map(|stream| Append::new(stream, next).fact(fact(next)));
                if writer.append_all(pair.to_vec()).await.is_err() {
                    return next;
                }
            }
            0
        });
        while database.next_seq("a").await.unwrap() < 5 {
            tokio::task::yield_now().await;
        }
        for number in 0..3 {
            let path = stage.folder.path().join(format!("copy{number}"));
            database.backup(&path).await.unwrap();
            let to = stage.another();
            let copy = Database::restore(&path, &to.place.parse().unwrap()).await.unwrap();
            let (a, b) = (copy.next_seq("a").await.unwrap(), copy.next_seq("b").await.unwrap());
            assert!(a == b && a >= 5, "{a} and {b}");
        }
        database.close().await;
        assert!(writing.await.unwrap() > 5);
    });
}

#[test]
fn a_copy_takes_no_other_files_place() {
    on_both(async |stage| {
        let database = stage.open().await;
        let path = stage.folder.path().join("copy");
        std::fs::write(&path, "mine").unwrap();
        assert_eq!(database.backup(&path).await.unwrap_err().fault, Fault::Exists);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
        let nowhere = stage.folder.path().join("no such folder").join("copy");
        assert_eq!(database.backup(&nowhere).await.unwrap_err().fault, Fault::NoFolder);
        assert_eq!(database.dump(&nowhere).await.unwrap_err().fault, Fault::NoFolder);
    });
}

#[test]
fn what_is_no_whole_copy_is_refused() {
    on_both(async |stage| {
        let database = full(stage).await;
        let folder = stage.folder.path();
        let (path, to) = (folder.join("copy"), stage.another());
        let whole = text(&database, folder).await;
        assert_eq!(fault(&folder.join("nothing"), &to).await, Fault::Missing);
        let lines: Vec<&str> = whole.lines().collect();
        let but_one = [&lines[..50], &lines[51..]].concat().join("\n");
        let damaged = [
            lines[..lines.len() - 1].join("\n"),
            whole[..whole.len() / 2].to_owned(),
            but_one,
            whole.replacen("\"fact\":[", "\"fakt\":[", 1),
            whole.replacen("\"fact\":[", "\"fact\":[1,", 1),
            whole.replacen("{\"counter\":[\"account\",1]}", "{\"counter\":[1,\"account\"]}", 1),
        ];
        for (number, text) in damaged.iter().enumerate() {
            std::fs::write(&path, text).unwrap();
            let fault = fault(&path, &to).await;
            assert!(matches!(fault, Fault::Damaged { .. }), "{number}: {fault}");
        }
        for text in ["", "x", "{}", "{\"damier\":\"event\",\"version\":1}"] {
            std::fs::write(&path, text).unwrap();
            assert_eq!(fault(&path, &to).await, Fault::ForeignDatabase, "{text}");
        }
        std::fs::write(&path, "{\"damier\":\"backup\",\"version\":999}\n{\"end\":0}\n").unwrap();
        assert_eq!(fault(&path, &to).await, Fault::Newer);
        // None of these has left anything behind.
        std::fs::write(&path, &whole).unwrap();
        let restored = Database::restore(&path, &to.place.parse().unwrap()).await.unwrap();
        assert_eq!(text(&restored, folder).await, whole);
    });
}
