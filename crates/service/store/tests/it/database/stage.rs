//! Where a case of the suite is played: first on SQLite, then on PostgreSQL.

use std::sync::{Arc, Mutex, PoisonError, Weak};

use damier_services::Postgres;
use damier_store::{Database, NewFact};
use sqlx::Connection;
use tempfile::TempDir;

/// The server that all tests share while one of them runs.
static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());

fn shared() -> Option<Arc<Postgres>> {
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(server) = shared.upgrade() {
        return Some(server);
    }
    let server = Postgres::start(&["-c", "fsync=off"]).expect("PostgreSQL starts")?;
    let server = Arc::new(server);
    *shared = Arc::downgrade(&server);
    Some(server)
}

/// An empty place for a database, of one kind or the other.
pub(crate) struct Stage {
    /// Where the database is.
    pub(crate) place: String,
    /// A folder for whatever else a case needs.
    pub(crate) folder: TempDir,
    server: Option<Arc<Postgres>>,
}

impl Stage {
    pub(crate) fn sqlite() -> Stage {
        let folder = tempfile::tempdir().expect("a folder");
        Stage { place: folder.path().join("data").display().to_string(), folder, server: None }
    }

    pub(crate) fn postgres() -> Option<Stage> {
        let server = shared()?;
        let folder = tempfile::tempdir().expect("a folder");
        Some(Stage { place: server.database().expect("a database"), folder, server: Some(server) })
    }

    /// Opens the database.
    pub(crate) async fn open(&self) -> Database {
        Database::open(&self.place).await.expect("a database")
    }

    /// Another empty place of the same kind.
    pub(crate) fn another(&self) -> Stage {
        match &self.server {
            None => Stage::sqlite(),
            Some(server) => {
                let folder = tempfile::tempdir().expect("a folder");
                Stage {
                    place: server.database().expect("a database"),
                    folder,
                    server: Some(Arc::clone(server)),
                }
            }
        }
    }

    /// Does something to the database behind its back.
    pub(crate) async fn execute(&self, statement: &'static str) {
        let address = match &self.server {
            None => format!("sqlite:{}/damier.sqlite", self.place),
            Some(_) => self.place.clone(),
        };
        let mut connection = sqlx::AnyConnection::connect(&address).await.expect("a connection");
        if self.server.is_some() {
            sqlx::query("SET search_path TO damier").execute(&mut connection).await.expect("a schema");
        }
        sqlx::query(statement).execute(&mut connection).await.expect("a statement");
        connection.close().await.expect("an end");
    }
}

/// Plays a case on both.
pub(crate) fn on_both(case: impl AsyncFnOnce(&Stage) + Copy) {
    let runtime = || {
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("a runtime")
    };
    runtime().block_on(case(&Stage::sqlite()));
    if let Some(stage) = Stage::postgres() {
        runtime().block_on(case(&stage));
    }
}

/// A fact with a number in it.
pub(crate) fn fact(number: u32) -> NewFact {
    let at = damier_clock::Moment::from_millis(i64::from(number) * 1000);
    NewFact::new(at, "ivan", &format!("fact {number}")).expect("a text")
}
