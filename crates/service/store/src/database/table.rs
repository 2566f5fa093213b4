//! A table as it is read from one database and written into another.

use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AssertSqlSafe, Row};

use crate::Fault;

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
        let (Column::Number(name) | Column::Text(name)) = self;
        name
    }
}

/// A table and its columns, in the order in which they are copied.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [Column],
    pub(crate) order: &'static str,
}

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
                Column::Number(_) => row.try_get::<Option<i64>, _>(index)?.map_or(Value::Null, Value::from),
                Column::Text(_) => row.try_get::<Option<String>, _>(index)?.map_or(Value::Null, Value::from),
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
                Column::Number(_) => query.bind(value.as_i64()),
                Column::Text(_) => query.bind(value.as_str().map(str::to_owned)),
            };
        }
        query.execute(connection).await?;
        Ok(())
    }
}
