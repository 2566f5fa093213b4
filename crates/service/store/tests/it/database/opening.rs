//! Databases that are, or are not, as they should be.

use std::path::{Path, PathBuf};

use damier_store::{Append, Database, EventFile, Fault};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

use super::stage::{Stage, fact, on_both};

async fn fault(place: &str) -> Fault {
    Database::open(place).await.expect_err("no database").fault
}

fn file(stage: &Stage) -> PathBuf {
    Path::new(&stage.place).join("damier.sqlite")
}

async fn tamper(path: &Path, statement: &'static str) {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.expect("a database");
    connection.execute(statement).await.expect("a statement");
    connection.close().await.expect("an end");
}

fn on_sqlite(case: impl AsyncFnOnce(&Stage)) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(case(&Stage::sqlite()));
}

#[test]
fn opening_twice_is_opening_the_same() {
    on_both(async |stage| {
        let (one, other) = tokio::join!(stage.open(), stage.open());
        one.append(Append::new("a", 1).fact(fact(1))).await.unwrap();
        other.append(Append::new("a", 2).fact(fact(2))).await.unwrap();
        assert_eq!(one.load("a", 0).await.unwrap().len(), 2);
    });
}

#[test]
fn tables_of_a_newer_damier_are_left_alone() {
    on_both(async |stage| {
        let database = stage.open().await;
        database.close().await;
        stage
            .execute("INSERT INTO _sqlx_migrations VALUES (999, 'later', CURRENT_TIMESTAMP, TRUE, '', 0)")
            .await;
        assert_eq!(fault(&stage.place).await, Fault::Newer);
    });
}

#[test]
fn other_files_are_left_alone() {
    on_sqlite(async |stage| {
        let path = file(stage);
        std::fs::create_dir_all(&stage.place).unwrap();
        for text in ["x", "[Event \"Cup\"]\n", &"1. 32-28 19-23 ".repeat(100)] {
            std::fs::write(&path, text).unwrap();
            assert_eq!(fault(&stage.place).await, Fault::ForeignDatabase);
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        std::fs::remove_file(&path).unwrap();
        tamper(&path, "CREATE TABLE fact (stream TEXT)").await;
        let before = std::fs::read(&path).unwrap();
        assert_eq!(fault(&stage.place).await, Fault::ForeignDatabase);
        assert_eq!(std::fs::read(&path).unwrap(), before);
        std::fs::remove_file(&path).unwrap();
        std::fs::create_dir(&path).unwrap();
        assert_eq!(fault(&stage.place).await, Fault::NotAFile);
    });
}

#[test]
fn an_event_is_no_database_and_a_database_no_event() {
    let stage = Stage::sqlite();
    std::fs::create_dir_all(&stage.place).unwrap();
    EventFile::create(file(&stage)).unwrap().close().unwrap();
    on_sqlite(async |_| assert_eq!(fault(&stage.place).await, Fault::ForeignDatabase));
    std::fs::remove_file(file(&stage)).unwrap();
    on_sqlite(async |_| stage.open().await.close().await);
    assert_eq!(EventFile::open(file(&stage)).unwrap_err().fault, Fault::Foreign);
}

#[test]
fn making_it_was_cut_short() {
    on_sqlite(async |stage| {
        std::fs::create_dir_all(&stage.place).unwrap();
        std::fs::write(file(stage), "").unwrap();
        stage.open().await.append(Append::new("a", 1).fact(fact(1))).await.unwrap();
    });
}

#[test]
fn odd_names_of_folders() {
    on_sqlite(async |stage| {
        for name in ["a b", "50%25", "?x=y", "#1", "Ольга", "a+b", "file:x"] {
            let folder = stage.folder.path().join(name);
            let database = Database::open(&folder.display().to_string()).await.unwrap();
            database.append(Append::new("a", 1).fact(fact(1))).await.unwrap();
            assert!(folder.join("damier.sqlite").is_file(), "{name}");
        }
    });
}

#[test]
fn what_cannot_be_reached_is_said_without_secrets() {
    on_sqlite(async |_| {
        let address = "postgres://ivan:secret@localhost:1/club?host=/no/such/folder";
        let error = Database::open(address).await.unwrap_err();
        assert!(matches!(error.fault, Fault::Unreachable { .. }), "{error}");
        assert!(!format!("{error} {error:?}").contains("secret"));
        let error = Database::open("mysql://ivan:secret@localhost/club").await.unwrap_err();
        assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
    });
}
