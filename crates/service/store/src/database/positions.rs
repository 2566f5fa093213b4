//! The positions of games that are over, by which games are found.

use damier_clock::Moment;
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe};

use super::Database;
use super::writer::Change;
use crate::Fault;

/// So many rows are written by one statement.
const ROWS: usize = 200;

/// The key of a position: the same for the same position, and for no other that anybody will ever meet.
///
/// ```
/// # use damier_store::PositionKey;
/// assert_eq!(PositionKey::of("russian", "W:Wc3:Bd4"), PositionKey::of("russian", "W:Wc3:Bd4"));
/// assert_ne!(PositionKey::of("russian", "W:Wc3:Bd4"), PositionKey::of("brazilian", "W:Wc3:Bd4"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PositionKey(pub(crate) i64);

impl PositionKey {
    /// The key of a position of a variant, given in the one exact form of its FEN.
    pub fn of(variant: &str, fen: &str) -> PositionKey {
        let hash = Sha256::digest(format!("{variant} {fen}"));
        let bytes = std::array::from_fn(|index| hash[index]);
        PositionKey(i64::from_be_bytes(bytes))
    }
}

/// A position of a game, and after how many half-moves it stood there first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Occurrence {
    pub position: PositionKey,
    /// After how many half-moves.
    pub ply: u32,
}

/// Writes the positions of a game. Those that are there already stay.
pub(crate) async fn write(
    connection: &mut AnyConnection,
    game: &str,
    begun: Moment,
    positions: &[Occurrence],
) -> Result<(), Fault> {
    for rows in positions.chunks(ROWS) {
        let places: Vec<String> = (0..rows.len()).map(|row| places(4 * row)).collect();
        let statement = format!(
            "INSERT INTO occurrence (position, begun, game, ply) VALUES {} ON CONFLICT DO NOTHING",
            places.join(", ")
        );
        // Made of our own words only.
        let mut query = sqlx::query(AssertSqlSafe(statement));
        for row in rows {
            query = query.bind(row.position.0).bind(begun.millis()).bind(game).bind(i64::from(row.ply));
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

/// The places of a row after so many values.
fn places(after: usize) -> String {
    format!("(${}, ${}, ${}, ${})", after + 1, after + 2, after + 3, after + 4)
}

/// The positions of games that have been listed already.
struct Index(Vec<(String, Moment, Vec<Occurrence>)>);

impl Change for Index {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        for (game, begun, positions) in &self.0 {
            write(connection, game, *begun, positions).await?;
        }
        Ok(())
    }
}

impl Database {
    /// Adds the positions of games that are listed already, so that they can be found by them.
    pub async fn index_positions(&self, games: Vec<(String, Moment, Vec<Occurrence>)>) -> Result<(), Fault> {
        self.write(Index(games)).await
    }
}
