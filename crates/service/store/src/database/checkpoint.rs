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
    /// Rows written since the start.
    all: usize,
    looks: Looks,
    beside: Option<JoinHandle<()>>,
}

impl Checkpoints {
    pub(super) fn new(kind: Kind, pool: AnyPool) -> Checkpoints {
        Checkpoints { kind, pool, rows: 0, list: 0, all: 0, looks: Looks::default(), beside: None }
    }

    /// So many rows more have been written, over a connection on which nothing is under way.
    pub(super) async fn written(&mut self, rows: usize, connection: Option<&mut AnyConnection>) {
        if self.kind != Kind::Sqlite {
            return;
        }
        self.rows += rows;
        self.list += rows;
        self.all += rows;
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
            let looks = self.looks.is_time(self.all);
            self.beside = Some(tokio::spawn(carry_over(self.pool.clone(), looks)));
        }
    }
}

async fn carry_over(pool: AnyPool, looks: bool) {
    if let Ok(mut connection) = pool.acquire().await {
        // As above.
        let _ = sqlx::query(CARRY_OVER).execute(&mut *connection).await;
        if looks {
            let _ = sqlx::raw_sql(LOOK_AROUND).execute(&mut *connection).await;
        }
    }
}

/// When SQLite looks around. Counting takes the right to write from everybody else, on a busy machine for seconds, so
/// it is done when twice as much has been written as the last time.
#[derive(Default)]
struct Looks {
    /// So much had been written the last time.
    last: usize,
}

impl Looks {
    fn is_time(&mut self, written: usize) -> bool {
        let is_time = written >= 2 * self.last;
        if is_time {
            self.last = written;
        }
        is_time
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_is_written_the_less_often_it_looks() {
        let mut looks = Looks::default();
        let times = (1..=10_000).filter(|time| looks.is_time(time * OFTEN)).count();
        assert_eq!(times, 14, "three million rows");
    }
}
