//! Looking for games: by player, variant, rulebook, result, time and position, page after page.

use std::fmt;
use std::str::FromStr;

use damier_clock::Moment;
use sqlx::AssertSqlSafe;

use super::games::{COLUMNS, Game, Row};
use super::name::NameKey;
use super::positions::PositionKey;
use super::{AccountId, Database};
use crate::Fault;

/// So many games are on a page at most.
const MOST: u32 = 500;

/// Which games are wanted; what is left out does not matter. The newest come first.
///
/// ```
/// use damier_store::{GameQuery, GameState};
///
/// let query = GameQuery { player: Some("Ольга".into()), state: Some(GameState::Ended), ..GameQuery::default() };
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameQuery {
    /// One of the two, whatever the capitals of the name.
    pub player: Option<String>,
    /// One of the two, by the account, whatever it is called.
    pub account: Option<AccountId>,
    /// The other one.
    pub opponent: Option<String>,
    /// The variant by name.
    pub variant: Option<String>,
    /// The rulebook by name.
    pub rulebook: Option<String>,
    /// The result as text, `2-0`: any of these, if there are some.
    pub results: Vec<String>,
    /// A position that stood on the board.
    pub position: Option<Reached>,
    /// Whether they were taken in from files.
    pub imported: Option<bool>,
    /// Whether they are still played.
    pub state: Option<GameState>,
    /// Whether they count for ratings.
    pub rated: Option<bool>,
    /// Begun then or later.
    pub from: Option<Moment>,
    /// Begun before then.
    pub until: Option<Moment>,
    /// Where the page before ended.
    pub after: Option<Cursor>,
    /// How many are on a page; at most 500.
    pub limit: u32,
}

impl Default for GameQuery {
    fn default() -> GameQuery {
        GameQuery {
            player: None,
            account: None,
            opponent: None,
            variant: None,
            rulebook: None,
            results: Vec::new(),
            position: None,
            imported: None,
            state: None,
            rated: None,
            from: None,
            until: None,
            after: None,
            limit: 50,
        }
    }
}

/// A position that stood on the board in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reached {
    pub position: PositionKey,
    /// After how many half-moves; none: at any time.
    pub ply: Option<u32>,
}

/// Whether a game is still played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameState {
    Running,
    /// It has ended.
    Ended,
}

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    /// What is on it.
    pub items: Vec<T>,
    /// Where the next one begins; none after the last one.
    pub next: Option<Cursor>,
}

/// A place in the list of games, between two of them. It stays where it is when games are added.
///
/// As text it fits into an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cursor {
    begun: Moment,
    id: String,
}

impl Cursor {
    /// The place after a game.
    fn of(game: &Game) -> Cursor {
        Cursor { begun: game.begun, id: game.id.clone() }
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.begun.millis(), self.id)
    }
}

impl FromStr for Cursor {
    type Err = NoCursor;

    fn from_str(text: &str) -> Result<Cursor, NoCursor> {
        let (begun, id) = text.split_once('.').ok_or(NoCursor)?;
        let begun = Moment::from_millis(begun.parse().map_err(|_| NoCursor)?);
        if id.chars().any(char::is_control) {
            return Err(NoCursor);
        }
        Ok(Cursor { begun, id: id.to_owned() })
    }
}

/// A text that is no place in a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this is no place in the list of games")]
pub struct NoCursor;

/// Where positions occurred, under names that no column of the list of games has.
pub(super) const OCCURRENCES: &str =
    "(SELECT position AS reached, begun AS since, game AS found, ply AS after
    FROM occurrence) occurrences";

/// A value that a condition compares with.
enum Value {
    Text(String),
    Number(i64),
}

/// The conditions of a query, each with its values.
#[derive(Default)]
struct Conditions {
    sql: Vec<String>,
    values: Vec<Value>,
    /// Whether the games come from the index of positions, which has them in order for one position.
    by_position: bool,
}

impl Conditions {
    /// Adds a condition in which `?` stands for the value, as often as it likes.
    fn add(&mut self, condition: &str, value: Value) {
        self.values.push(value);
        self.sql.push(condition.replace('?', &format!("${}", self.values.len())));
    }

    fn text(&mut self, condition: &str, value: Option<&String>) {
        if let Some(value) = value {
            self.add(condition, Value::Text(value.clone()));
        }
    }

    fn moment(&mut self, condition: &str, value: Option<Moment>) {
        if let Some(value) = value {
            self.add(condition, Value::Number(value.millis()));
        }
    }

    fn of(query: &GameQuery) -> Conditions {
        let mut all = Conditions::default();
        let [player, opponent] = [&query.player, &query.opponent]
            .map(|name| name.as_deref().map(|name| NameKey::of(name).into_string()));
        all.text("(white_folded = ? OR black_folded = ?)", player.as_ref());
        all.text("(white_folded = ? OR black_folded = ?)", opponent.as_ref());
        if let Some(account) = query.account {
            all.add("(white_account = ? OR black_account = ?)", Value::Number(account.0));
        }
        all.text("variant = ?", query.variant.as_ref());
        all.text("rulebook = ?", query.rulebook.as_ref());
        if !query.results.is_empty() {
            let first = all.values.len() + 1;
            all.values.extend(query.results.iter().cloned().map(Value::Text));
            let places: Vec<String> = (first..=all.values.len()).map(|place| format!("${place}")).collect();
            all.sql.push(format!("result IN ({})", places.join(", ")));
        }
        if let Some(imported) = query.imported {
            let no = if imported { "" } else { "NOT " };
            all.sql.push(format!("{no}EXISTS (SELECT 1 FROM imported WHERE imported.game = game.id)"));
        }
        all.position(query);
        match query.state {
            Some(GameState::Running) => all.sql.push("ended IS NULL".to_owned()),
            Some(GameState::Ended) => all.sql.push("ended IS NOT NULL".to_owned()),
            None => {}
        }
        if let Some(rated) = query.rated {
            all.add("rated = ?", Value::Number(rated.into()));
        }
        all.moment("begun >= ?", query.from);
        all.moment("begun < ?", query.until);
        if let Some(cursor) = &query.after {
            let (begun, id) = all.order();
            all.moment(&format!("{begun} <= ?"), Some(cursor.begun));
            let place = all.values.len();
            all.add(&format!("({begun} < ${place} OR {id} < ?)"), Value::Text(cursor.id.clone()));
        }
        all
    }

    /// A player has fewer games than a position of the opening has, so he is looked for first.
    fn position(&mut self, query: &GameQuery) {
        let Some(reached) = query.position else { return };
        self.by_position = query.account.is_none() && query.player.is_none() && query.opponent.is_none();
        self.add("reached = ?", Value::Number(reached.position.0));
        if let Some(ply) = reached.ply {
            self.add("after = ?", Value::Number(ply.into()));
        }
        if !self.by_position {
            let from = self.sql.len() - 1 - usize::from(reached.ply.is_some());
            let own = self.sql.split_off(from).join(" AND ");
            self.sql.push(format!(
                "EXISTS (SELECT 1 FROM {OCCURRENCES} WHERE found = game.id AND since = game.begun AND {own})"
            ));
        }
    }

    /// The columns by which games are put in order.
    fn order(&self) -> (&'static str, &'static str) {
        if self.by_position { ("since", "found") } else { ("begun", "id") }
    }

    fn sql(&self, limit: u32) -> String {
        let conditions = if self.sql.is_empty() { "1 = 1".to_owned() } else { self.sql.join(" AND ") };
        let (begun, id) = self.order();
        let from = if self.by_position {
            // A cross join, because SQLite then begins with the first of the two.
            format!("{OCCURRENCES} CROSS JOIN game WHERE game.id = found AND")
        } else {
            "game WHERE".to_owned()
        };
        format!("SELECT {COLUMNS} FROM {from} {conditions} ORDER BY {begun} DESC, {id} DESC LIMIT {limit}")
    }
}

impl Database {
    /// A page of the games that are looked for, the newest first.
    pub async fn games(&self, query: &GameQuery) -> Result<Page<Game>, Fault> {
        let limit = query.limit.clamp(1, MOST);
        let conditions = Conditions::of(query);
        // One more than wanted tells whether there is another page. The text holds no word from outside.
        let mut select = sqlx::query_as(AssertSqlSafe(conditions.sql(limit + 1)));
        for value in conditions.values {
            select = match value {
                Value::Text(text) => select.bind(text),
                Value::Number(number) => select.bind(number),
            };
        }
        let rows: Vec<Row> = select.fetch_all(&mut *self.reader().await?).await?;
        let is_last = rows.len() <= usize::try_from(limit).unwrap_or(usize::MAX);
        let mut items: Vec<Game> = rows.into_iter().map(Game::from).collect();
        if !is_last {
            items.pop();
        }
        let next = items.last().filter(|_| !is_last).map(Cursor::of);
        Ok(Page { items, next })
    }

    /// A page of the games that at least one of the questions looks for, the newest first.
    ///
    /// The questions have the same place in the list and the same length of a page. Each is answered from its own
    /// index, which one question about everything could not be.
    pub async fn games_of_any(&self, queries: &[GameQuery]) -> Result<Page<Game>, Fault> {
        let limit = queries.iter().map(|query| query.limit.clamp(1, MOST)).min().unwrap_or(MOST);
        let (mut items, mut more) = (Vec::new(), false);
        for query in queries {
            let page = self.games(query).await?;
            more |= page.next.is_some();
            items.extend(page.items);
        }
        items.sort_by(|a, b| (b.begun, &b.id).cmp(&(a.begun, &a.id)));
        items.dedup_by(|a, b| a.id == b.id);
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        more |= items.len() > limit;
        items.truncate(limit);
        let next = items.last().filter(|_| more).map(Cursor::of);
        Ok(Page { items, next })
    }
}
