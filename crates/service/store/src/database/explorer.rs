//! In which games a position stood, and after how many half-moves: what an explorer counts.

use damier_clock::Moment;
use sqlx::AssertSqlSafe;

use super::games::{COLUMNS, Game, Row};
use super::name::NameKey;
use super::positions::PositionKey;
use super::search::OCCURRENCES;
use super::{AccountId, Database};
use crate::Fault;

/// So many games are looked at, and so many moves lead out of the first position.
const MOST: u32 = 5000;
const MOST_MOVES: usize = 100;

/// Whose games are wanted, and which colour he has in them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Whose {
    /// Anybody's.
    All,
    /// Those of an account, whatever it is called.
    Account(AccountId),
    /// Those of whoever is called so, whatever the capitals.
    Named(String),
}

/// Which colour somebody has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WithSide {
    Either,
    White,
    Black,
}

/// Which games are counted: those that are over and in which a position stood. The newest come first.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ExploreQuery {
    pub variant: String,
    /// The position; none: the one from which games usually begin, which is not in the index.
    pub position: Option<PositionKey>,
    /// The positions after one move, by which games from the usual position are known.
    pub next: Vec<PositionKey>,
    pub whose: Whose,
    /// Which colour he has.
    pub side: WithSide,
    /// Begun then or later.
    pub from: Option<Moment>,
    /// Begun before then.
    pub until: Option<Moment>,
    /// How many are looked at; at most 5000.
    pub limit: u32,
}

/// A game in which the position stood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explored {
    /// After so many half-moves.
    pub ply: u32,
    pub game: Game,
}

#[derive(sqlx::FromRow)]
struct Found {
    after: i64,
    #[sqlx(flatten)]
    game: Row,
}

/// A value that a condition compares with.
enum Value {
    Text(String),
    Number(i64),
}

/// The question in SQL, with its values. The text holds no word from outside.
#[derive(Default)]
struct Asked {
    conditions: Vec<String>,
    values: Vec<Value>,
}

impl Asked {
    /// The place of a value.
    fn place(&mut self, value: Value) -> String {
        self.values.push(value);
        format!("${}", self.values.len())
    }

    fn of(query: &ExploreQuery) -> (String, Vec<Value>) {
        let mut asked = Asked::default();
        asked.whose(query);
        let by_player = query.whose != Whose::All;
        // One who plays has fewer games than a position of the opening has, so his are looked at first.
        let (from, begun, id) = match query.position {
            Some(position) => {
                let place = asked.place(Value::Number(position.0));
                asked.conditions.push(format!("reached = {place} AND found = game.id"));
                if by_player {
                    asked.conditions.push("since = game.begun".to_owned());
                    (format!("game CROSS JOIN {OCCURRENCES}"), "begun", "id")
                } else {
                    (format!("{OCCURRENCES} CROSS JOIN game"), "since", "found")
                }
            }
            None => {
                asked.first(query);
                ("game".to_owned(), "begun", "id")
            }
        };
        for (moment, sign) in [(query.from, ">="), (query.until, "<")] {
            if let Some(moment) = moment {
                let place = asked.place(Value::Number(moment.millis()));
                asked.conditions.push(format!("{begun} {sign} {place}"));
            }
        }
        let after = if query.position.is_some() { "after" } else { "CAST(0 AS BIGINT) AS after" };
        let conditions = asked.conditions.join(" AND ");
        let limit = query.limit.clamp(1, MOST);
        let sql = format!(
            "SELECT {after}, {COLUMNS} FROM {from} WHERE {conditions}
            ORDER BY {begun} DESC, {id} DESC LIMIT {limit}"
        );
        (sql, asked.values)
    }

    fn whose(&mut self, query: &ExploreQuery) {
        let (column, value) = match &query.whose {
            Whose::All => return,
            Whose::Account(account) => ("account", Value::Number(account.0)),
            Whose::Named(name) => ("folded", Value::Text(NameKey::of(name).into_string())),
        };
        let place = self.place(value);
        let side = |color: &str| format!("{color}_{column} = {place}");
        self.conditions.push(match query.side {
            WithSide::Either => format!("({} OR {})", side("white"), side("black")),
            WithSide::White => side("white"),
            WithSide::Black => side("black"),
        });
    }

    /// Games that began in the usual position: one of the positions after its moves stood there after one.
    fn first(&mut self, query: &ExploreQuery) {
        let variant = self.place(Value::Text(query.variant.clone()));
        self.conditions.push(format!("variant = {variant} AND ended IS NOT NULL"));
        let next = query.next.iter().take(MOST_MOVES).map(|next| Value::Number(next.0));
        let places: Vec<String> = next.map(|value| self.place(value)).collect();
        self.conditions.push(if places.is_empty() {
            "1 = 0".to_owned()
        } else {
            let places = places.join(", ");
            format!(
                "EXISTS (SELECT 1 FROM {OCCURRENCES}
                WHERE reached IN ({places}) AND since = game.begun AND found = game.id AND after = 1)"
            )
        });
    }
}

impl Database {
    /// The games that are over and in which a position stood, the newest first.
    pub async fn explored(&self, query: &ExploreQuery) -> Result<Vec<Explored>, Fault> {
        let (sql, values) = Asked::of(query);
        let mut select = sqlx::query_as(AssertSqlSafe(sql));
        for value in values {
            select = match value {
                Value::Text(text) => select.bind(text),
                Value::Number(number) => select.bind(number),
            };
        }
        let rows: Vec<Found> = select.fetch_all(&mut *self.reader().await?).await?;
        let told = |row: Found| Explored {
            ply: u32::try_from(row.after).unwrap_or_default(),
            game: Game::from(row.game),
        };
        Ok(rows.into_iter().map(told).collect())
    }
}
