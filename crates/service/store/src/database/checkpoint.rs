//! Carries what SQLite has written ahead over into the file.
//!
//! Left alone, SQLite does this inside the commit of whoever comes when the list is long, and everybody waits for the
//! disk twice over. So it is done beside the writing, little by little. Now and then the writer himself carries over
//! what was written meanwhile, between two transactions: then nothing is left, and the list begins anew.

use sqlx::{AnyConnection, AnyPool};
use tokio::task::JoinHandle;

use super::Kind;
use super::open::LOOK_AROUND;

/// After so many rows. A row makes two or three pages of four kilobytes; more at a time would keep the disk busy for
/// so long that commits have to wait.
const OFTEN: usize = 300;

/// After so many rows the list begins anew.
const ANEW: usize = 6000;

/// Never waits for others.
const CARRY_OVER: &str = "PRAGMA wal_checkpoint(PASSIVE)";

/// When and by whom.
pub(super) struct Checkpoints {
    kind: Kind,
    pool: AnyPool,
    /// Rows written since the last time.
    rows: usize,
    /// Rows written since the list began.
    list: usize,
    beside: Option<JoinHandle<()>>,
}

impl Checkpoints {
    pub(super) fn new(kind: Kind, pool: AnyPool) -> Checkpoints {
        Checkpoints { kind, pool, rows: 0, list: 0, beside: None }
    }

    /// So many rows more have been written, over a connection on which nothing is under way.
    pub(super) async fn written(&mut self, rows: usize, connection: Option<&mut AnyConnection>) {
        if self.kind != Kind::Sqlite {
            return;
        }
        self.rows += rows;
        self.list += rows;
        if self.beside.take_if(|beside| beside.is_finished()).is_some()
            && self.list >= ANEW
            && let Some(connection) = connection
        {
            // What cannot be carried over now stays where it is and is carried over later.
            let _ = sqlx::query(CARRY_OVER).execute(connection).await;
            self.list = 0;
        }
        if self.rows >= OFTEN && self.beside.is_none() {
            self.rows = 0;
            self.beside = Some(tokio::spawn(carry_over(self.pool.clone())));
        }
    }
}

async fn carry_over(pool: AnyPool) {
    if let Ok(mut connection) = pool.acquire().await {
        // As above.
        let _ = sqlx::query(CARRY_OVER).execute(&mut *connection).await;
        let _ = sqlx::raw_sql(LOOK_AROUND).execute(&mut *connection).await;
    }
}
