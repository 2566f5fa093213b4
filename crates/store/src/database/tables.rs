//! The tables as they are copied from one database to another.

use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use crate::Fault;

/// The version of the tables: that of the last migration they know.
pub(crate) const VERSION: i64 = 64;

/// So many rows are written by one statement.
pub(crate) const ROWS: usize = 100;

/// What a column holds; it may hold nothing as well.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Column {
    Number(&'static str),
    Text(&'static str),
}

impl Column {
    pub(crate) fn name(self) -> &'static str {
        let (Number(name) | Text(name)) = self;
        name
    }
}

/// A table and its columns, in the order in which they are copied.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [Column],
    order: &'static str,
}

use Column::{Number, Text};

/// All tables, each after those it refers to. What machines say of themselves and of what they are at, and what
/// browsers have been asked, is of the moment and stays where it is.
pub(crate) const TABLES: &[Table] = &[
    Table { name: "counter", columns: &[Text("name"), Number("value")], order: "name" },
    Table {
        name: "account",
        columns: &[
            Number("id"),
            Text("name"),
            Text("folded"),
            Text("skeleton"),
            Text("password"),
            Text("email"),
            Number("administrator"),
            Number("made"),
        ],
        order: "id",
    },
    Table {
        name: "session",
        columns: &[
            Text("hash"),
            Number("number"),
            Number("account"),
            Number("made"),
            Number("seen"),
            Number("expires"),
        ],
        order: "number",
    },
    Table {
        name: "token",
        columns: &[
            Text("hash"),
            Number("number"),
            Number("account"),
            Text("label"),
            Text("scopes"),
            Number("made"),
            Number("seen"),
            Number("expires"),
        ],
        order: "number",
    },
    Table { name: "failure", columns: &[Text("subject"), Number("count"), Number("last")], order: "subject" },
    Table {
        name: "audit",
        columns: &[
            Number("number"),
            Number("at"),
            Text("actor"),
            Text("act"),
            Text("subject"),
            Text("detail"),
        ],
        order: "number",
    },
    Table { name: "setting", columns: &[Text("scope"), Text("name"), Text("value")], order: "scope, name" },
    Table {
        name: "study",
        columns: &[
            Text("id"),
            Number("account"),
            Text("title"),
            Text("visibility"),
            Number("version"),
            Number("changed"),
            Text("content"),
        ],
        order: "id",
    },
    Table {
        name: "fact",
        columns: &[Text("stream"), Number("seq"), Number("at"), Text("author"), Text("fact")],
        order: "stream, seq",
    },
    Table {
        name: "game",
        columns: &[
            Text("id"),
            Text("stream"),
            Number("seq"),
            Text("variant"),
            Text("rulebook"),
            Number("white_account"),
            Text("white_name"),
            Text("white_folded"),
            Number("black_account"),
            Text("black_name"),
            Text("black_folded"),
            Number("rated"),
            Text("control"),
            Number("begun"),
            Number("ended"),
            Text("result"),
            Number("plies"),
            Text("position"),
            Text("moves"),
        ],
        order: "id",
    },
    Table { name: "closed", columns: &[Number("account"), Number("at")], order: "account" },
    Table { name: "reset", columns: &[Text("hash"), Number("account"), Number("expires")], order: "hash" },
    Table {
        name: "passkey",
        columns: &[
            Text("credential"),
            Number("number"),
            Number("account"),
            Text("label"),
            Text("public_key"),
            Number("signatures"),
            Number("made"),
            Number("seen"),
        ],
        order: "number",
    },
    Table {
        name: "rating",
        columns: &[
            Number("account"),
            Text("variant"),
            Text("pace"),
            Number("mean"),
            Number("deviation"),
            Number("volatility"),
            Number("games"),
            Number("at"),
        ],
        order: "account, variant, pace",
    },
    Table {
        name: "rated",
        columns: &[
            Text("game"),
            Number("account"),
            Text("variant"),
            Text("pace"),
            Number("at"),
            Number("mean"),
            Number("deviation"),
        ],
        order: "game, account",
    },
    Table {
        name: "occurrence",
        columns: &[Number("position"), Number("begun"), Text("game"), Number("ply")],
        order: "position, begun, game",
    },
    Table {
        name: "imported",
        columns: &[Text("game"), Text("source"), Number("account"), Number("at")],
        order: "game",
    },
    Table {
        name: "event",
        columns: &[
            Text("id"),
            Text("stream"),
            Number("seq"),
            Text("name"),
            Text("folded"),
            Text("variant"),
            Text("rulebook"),
            Text("system"),
            Text("starts"),
            Text("ends"),
            Text("place"),
            Text("state"),
            Number("entrants"),
            Number("rounds"),
        ],
        order: "id",
    },
    Table {
        name: "letter",
        columns: &[
            Number("number"),
            Text("mark"),
            Number("account"),
            Text("kind"),
            Text("address"),
            Text("language"),
            Text("subject"),
            Text("body"),
            Number("made"),
            Number("due"),
            Number("attempts"),
            Number("sent"),
            Text("trouble"),
        ],
        order: "number",
    },
    Table { name: "mailbox", columns: &[Number("account"), Text("address"), Number("at")], order: "account" },
    Table {
        name: "confirming",
        columns: &[Text("hash"), Number("account"), Text("address"), Number("expires")],
        order: "hash",
    },
    Table {
        name: "push",
        columns: &[
            Text("hash"),
            Number("number"),
            Number("account"),
            Text("label"),
            Text("endpoint"),
            Text("p256dh"),
            Text("auth"),
            Number("made"),
        ],
        order: "number",
    },
    Table {
        name: "message",
        columns: &[
            Number("number"),
            Number("account"),
            Number("browser"),
            Text("kind"),
            Text("topic"),
            Text("text"),
            Number("made"),
            Number("due"),
            Number("attempts"),
            Text("trouble"),
        ],
        order: "number",
    },
    Table { name: "pushed", columns: &[Text("mark"), Number("made")], order: "mark" },
    Table { name: "told", columns: &[Text("stream"), Number("seq")], order: "stream" },
    Table {
        name: "offer",
        columns: &[
            Text("id"),
            Text("maker"),
            Number("private"),
            Number("since"),
            Text("offer"),
            Text("game"),
            Number("taken"),
        ],
        order: "id",
    },
    Table {
        name: "sitting",
        columns: &[
            Text("kind"),
            Text("id"),
            Number("account"),
            Text("office"),
            Text("part_of"),
            Number("running"),
            Number("made"),
        ],
        order: "kind, id, account, office",
    },
    Table {
        name: "post_offer",
        columns: &[Text("id"), Number("account"), Text("content"), Number("made")],
        order: "id",
    },
    Table {
        name: "jotting",
        columns: &[Text("game"), Number("account"), Text("content")],
        order: "game, account",
    },
    Table {
        name: "composition",
        columns: &[
            Text("id"),
            Number("account"),
            Text("variant"),
            Text("code"),
            Text("genre"),
            Text("task"),
            Text("authors"),
            Text("folded"),
            Text("soundness"),
            Number("playable"),
            Text("position"),
            Text("pdn"),
            Text("proof"),
            Number("made"),
            Number("withdrawn"),
        ],
        order: "id",
    },
    Table { name: "daily", columns: &[Text("day"), Text("composition")], order: "day" },
    Table {
        name: "attempt",
        columns: &[
            Number("account"),
            Text("composition"),
            Text("day"),
            Number("begun"),
            Number("ended"),
            Number("line"),
            Number("ply"),
            Number("mistakes"),
            Number("points"),
        ],
        order: "account, composition, day",
    },
];

impl Table {
    fn names(&self) -> String {
        self.columns.iter().map(|column| column.name()).collect::<Vec<_>>().join(", ")
    }

    /// The statement that reads everything.
    pub(crate) fn select(&self) -> String {
        format!("SELECT {} FROM {} ORDER BY {}", self.names(), self.name, self.order)
    }

    /// A row as a list of values.
    pub(crate) fn values(&self, row: &AnyRow) -> Result<Vec<Value>, Fault> {
        let value = |(index, column): (usize, &Column)| {
            Ok(match column {
                Number(_) => row.try_get::<Option<i64>, _>(index)?.map_or(Value::Null, Value::from),
                Text(_) => row.try_get::<Option<String>, _>(index)?.map_or(Value::Null, Value::from),
            })
        };
        self.columns.iter().enumerate().map(value).collect()
    }

    /// Writes rows, each a value for every column.
    pub(crate) async fn insert(
        &self,
        connection: &mut AnyConnection,
        rows: &[Vec<Value>],
    ) -> Result<(), Fault> {
        let width = self.columns.len();
        let places = |row: usize| {
            let places: Vec<String> =
                (1..=width).map(|column| format!("${}", row * width + column)).collect();
            format!("({})", places.join(", "))
        };
        let places: Vec<String> = (0..rows.len()).map(places).collect();
        let statement = format!("INSERT INTO {} ({}) VALUES {}", self.name, self.names(), places.join(", "));
        // Made of our own words only.
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for (value, column) in rows.iter().flat_map(|row| row.iter().zip(self.columns)) {
            query = match column {
                Number(_) => query.bind(value.as_i64()),
                Text(_) => query.bind(value.as_str().map(str::to_owned)),
            };
        }
        query.execute(connection).await?;
        Ok(())
    }
}
