//! The list of games: one row for each, made of its stream and stored together with the facts.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::name::NameKey;
use super::{AccountId, Database};
use crate::Fault;

/// The columns of [`Row`].
pub(crate) const COLUMNS: &str = "id, variant, rulebook, white_account, white_name, black_account, \
    black_name, rated, control, begun, ended, result, plies, position, moves";

/// A row that was made of fewer facts never takes the place of one made of more.
const WRITE: &str = "INSERT INTO game (id, stream, seq, variant, rulebook,
        white_account, white_name, white_folded, black_account, black_name, black_folded,
        rated, control, begun, ended, result, plies, position, moves)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
    ON CONFLICT (id) DO UPDATE SET stream = excluded.stream, seq = excluded.seq,
        variant = excluded.variant, rulebook = excluded.rulebook,
        white_account = excluded.white_account, white_name = excluded.white_name,
        white_folded = excluded.white_folded, black_account = excluded.black_account,
        black_name = excluded.black_name, black_folded = excluded.black_folded,
        rated = excluded.rated, control = excluded.control, begun = excluded.begun,
        ended = excluded.ended, result = excluded.result, plies = excluded.plies,
        position = excluded.position, moves = excluded.moves
    WHERE game.seq <= excluded.seq";

/// What a half-move changes, and nothing that an index is made of.
const MOVE_ON: &str = "UPDATE game SET seq = $2, plies = $3, position = $4, moves = $5
    WHERE id = $1 AND seq <= $2 AND ended IS NULL";

/// One side of a game in the list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Side {
    /// Its account; none for a guest, an engine and somebody who has left.
    pub account: Option<AccountId>,
    /// Its name, as it is shown.
    pub name: String,
}

/// What the list says of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Game {
    /// By what it is known in addresses.
    pub id: String,
    /// The variant by name.
    pub variant: String,
    /// The rulebook by name.
    pub rulebook: String,
    pub white: Side,
    pub black: Side,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The time control as text.
    pub control: String,
    /// When it was begun.
    pub begun: Moment,
    /// When it ended; none while it is played.
    pub ended: Option<Moment>,
    /// Its result as text, `2-0`; none while it is played, and if it was called off.
    pub result: Option<String>,
    /// How many half-moves were made.
    pub plies: u32,
    /// The last position, as FEN.
    pub position: String,
    /// All moves, with a space between them.
    pub moves: String,
}

/// Writes what has become of a game by the facts up to one. While it is played, little of its row changes, and the
/// indexes are left alone.
pub(crate) async fn move_on(
    connection: &mut AnyConnection,
    game: &Game,
    stream: &str,
    seq: u32,
) -> Result<(), Fault> {
    if game.ended.is_none() && seq > 1 {
        let query = sqlx::query(MOVE_ON).bind(&game.id).bind(i64::from(seq)).bind(i64::from(game.plies));
        let moved = query.bind(&game.position).bind(&game.moves).execute(&mut *connection).await?;
        if moved.rows_affected() > 0 {
            return Ok(());
        }
    }
    write(connection, game, stream, seq).await
}

/// Writes a whole row, made of the facts up to one.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    game: &Game,
    stream: &str,
    seq: u32,
) -> Result<(), Fault> {
    sqlx::query(WRITE)
        .bind(&game.id)
        .bind(stream)
        .bind(i64::from(seq))
        .bind(&game.variant)
        .bind(&game.rulebook)
        .bind(game.white.account.map(|account| account.0))
        .bind(&game.white.name)
        .bind(NameKey::of(&game.white.name).into_string())
        .bind(game.black.account.map(|account| account.0))
        .bind(&game.black.name)
        .bind(NameKey::of(&game.black.name).into_string())
        .bind(i64::from(game.rated))
        .bind(&game.control)
        .bind(game.begun.millis())
        .bind(game.ended.map(Moment::millis))
        .bind(game.result.as_deref())
        .bind(i64::from(game.plies))
        .bind(&game.position)
        .bind(&game.moves)
        .execute(connection)
        .await?;
    Ok(())
}

/// A row as it is read, by name of its columns.
#[derive(sqlx::FromRow)]
pub(crate) struct Row {
    id: String,
    variant: String,
    rulebook: String,
    white_account: Option<i64>,
    white_name: String,
    black_account: Option<i64>,
    black_name: String,
    rated: i64,
    control: String,
    begun: i64,
    ended: Option<i64>,
    result: Option<String>,
    plies: i64,
    position: String,
    moves: String,
}

impl From<Row> for Game {
    fn from(row: Row) -> Game {
        Game {
            id: row.id,
            variant: row.variant,
            rulebook: row.rulebook,
            white: Side { account: row.white_account.map(AccountId), name: row.white_name },
            black: Side { account: row.black_account.map(AccountId), name: row.black_name },
            rated: row.rated != 0,
            control: row.control,
            begun: Moment::from_millis(row.begun),
            ended: row.ended.map(Moment::from_millis),
            result: row.result,
            plies: u32::try_from(row.plies).unwrap_or_default(),
            position: row.position,
            moves: row.moves,
        }
    }
}

impl Database {
    /// What the list says of a game.
    pub async fn game(&self, id: &str) -> Result<Option<Game>, Fault> {
        const READ: &str = "SELECT id, variant, rulebook, white_account, white_name, black_account,
            black_name, rated, control, begun, ended, result, plies, position, moves
            FROM game WHERE id = $1";
        let query = sqlx::query_as(READ).bind(id);
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(Game::from))
    }
}
