//! What goes on in the background of some machine, as it last told: whoever asks at another machine is told the same.
//!
//! What a task is and what it tells is the server's. Nothing is taken up again from here: a machine that dies ends what
//! it was at, and whoever reads finds how long ago it last told.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::Database;
use super::writer::Change;
use crate::Fault;

/// A task as its machine last told of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Task {
    /// By what it is known.
    pub name: String,
    /// Which kind of task.
    pub kind: String,
    /// By which name he who began it is known.
    pub owner: String,
    /// When this was told.
    pub changed: Moment,
    /// What is told, as JSON.
    pub told: String,
}

struct Tell {
    task: Task,
    forget: Moment,
}

impl Change for Tell {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const FORGET: &str = "DELETE FROM task WHERE changed < $1";
        const TELL: &str = "INSERT INTO task (name, kind, owner, changed, told) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (name) DO UPDATE SET changed = $4, told = $5";
        let own = &self.task;
        sqlx::query(FORGET).bind(self.forget.millis()).execute(&mut *connection).await?;
        let query = sqlx::query(TELL).bind(&own.name).bind(&own.kind).bind(&own.owner);
        query.bind(own.changed.millis()).bind(&own.told).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Tells of a task, instead of what was told before; tasks of which nobody has told since `forget` are forgotten.
    pub async fn tell_task(&self, task: Task, forget: Moment) -> Result<(), Fault> {
        self.write(Tell { task, forget }).await
    }

    /// A task of a kind by its name.
    pub async fn task(&self, kind: &str, name: &str) -> Result<Option<Task>, Fault> {
        const READ: &str = "SELECT owner, changed, told FROM task WHERE kind = $1 AND name = $2";
        let query = sqlx::query_as(READ).bind(kind).bind(name);
        let row: Option<(String, i64, String)> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(|(owner, changed, told)| Task {
            name: name.to_owned(),
            kind: kind.to_owned(),
            owner,
            changed: Moment::from_millis(changed),
            told,
        }))
    }
}
