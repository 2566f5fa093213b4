//! The engine as a player: it thinks beside the server's work, a few games at a time.

use std::sync::Arc;
use std::time::Duration;

use damier_clock::Span;
use damier_engine::{Engine, Level, Limits, Options, Stop, Thinking};
use damier_live::{Command, LiveGame, Player};
use damier_rules::Move;
use damier_rules::game::Done;
use damier_store::Database;
use tokio::sync::Semaphore;

use super::table::Table;
use crate::secret;
use crate::site::now;

/// Searches at a time.
static AT_A_TIME: Semaphore = Semaphore::const_new(2);

/// Memory for one search.
const HASH: usize = 16 << 20;

/// The longest that the engine thinks about a move.
const LONGEST: Duration = Duration::from_secs(2);

/// If the engine is asked to let a move be taken back, it does; if it is its turn, it moves.
pub(super) async fn take_part(database: &Database, table: &Arc<Table>) {
    let asked = {
        let game = table.game().await;
        game.takeback().filter(|by| game.players()[(!*by).color()].is_engine())
    };
    if let Some(by) = asked
        && table.command(database, &Command::Grant, !by, now(), Span::ZERO).await.is_err()
    {
        tracing::debug!(game = table.id, "a move could not be taken back");
    }
    let (game, level) = {
        let game = table.game().await;
        let seat = game.turn();
        let Player::Engine { level } = &game.players()[seat.color()] else { return };
        if game.is_over() || game.is_stopped() {
            return;
        }
        (game.clone(), *level)
    };
    let (seat, ply) = (game.turn(), game.ply());
    let Ok(level) = Level::new(level) else { return };
    let Ok(_turn) = AT_A_TIME.acquire().await else { return };
    let Ok(Some(text)) = tokio::task::spawn_blocking(move || think(&game, level)).await else { return };
    let command = Command::Move { ply, text };
    if table.command(database, &command, seat, now(), Span::ZERO).await.is_err() {
        tracing::debug!(game = table.id, "the engine's move came too late");
    }
}

/// The engine's move, as it is sent.
fn think(game: &LiveGame, level: Level) -> Option<String> {
    let state = game.state();
    let plies = state.plies();
    let start = plies.first().map_or(*state.position(), |ply| ply.before);
    // Online no move against the rules ever stands.
    let moves: Vec<Move> = plies
        .iter()
        .filter_map(|ply| match ply.done {
            Done::Legal(mv) => Some(mv),
            Done::Irregular(_) => None,
        })
        .collect();
    let mut engine = Engine::new(game.rulebook(), &Options { hash: HASH, ..Options::default() });
    let left = game.clock().reading(game.turn().color(), now()).left;
    let most = left.map_or(LONGEST, |left| LONGEST.min(Duration::from_millis(left.as_millis() / 30)));
    let limits = Limits { time: Some(Thinking { enough: most / 2, most }), ..level.limits() };
    let found = engine.search(&start, &moves, &limits, &Stop::new(), &mut |_| {});
    let chosen = level.choose(&found, secret::lot())?;
    Some(game.id_of(&chosen.line[0]))
}
